import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPerson, moneyOf, paidCheckout, providerOf } from "#tests/support/scenes/billing-scene.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { stripeSubscriptions } from "#domain/billing/tables.ts";
import { testStripeObjects } from "#domain/test-checkout/tables.ts";
import { receiveEvent } from "./write-event.ts";
import { RECONCILE_EVERY_MS, reconcileBilling, reconcileNow } from "./write-reconcile.ts";
import { signedEvent } from "#domain/test-checkout/write.ts";

const START = new Date("2026-11-21T10:00:00Z");
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe("what webhooks missed", () => {
  let test: TestDeps;
  const after = (ms: number) => test.setNow(new Date(START.getTime() + ms));
  const subscribed = async () => {
    const user = await addPerson(test.deps);
    const { subscriptionId, events } = await paidCheckout(test.deps, user);
    for (const { type, object } of events) {
      const { body, signature } = signedEvent(test.deps, type, object);
      await receiveEvent(test.deps, body, signature);
    }
    return { user, subscriptionId };
  };

  beforeAll(async () => {
    test = await createTestDeps();
    await seedPackages(test.deps.db);
  });
  beforeEach(() => test.setNow(START));
  afterAll(() => test.close());

  it("is looked for once in a turn, by whichever process comes first", async () => {
    const user = await addPerson(test.deps);
    await paidCheckout(test.deps, user);
    expect(await reconcileBilling(test.deps)).toBeGreaterThan(0);
    const next = await addPerson(test.deps);
    await paidCheckout(test.deps, next);
    expect(await reconcileBilling(test.deps)).toBe(0);
    expect((await moneyOf(test.deps, next.id)).subscriptions).toEqual([]);
    after(RECONCILE_EVERY_MS);
    await reconcileBilling(test.deps);
    expect((await moneyOf(test.deps, next.id)).subscriptions).toEqual(["active"]);
  });

  it("is not looked for where nothing is sold", async () => {
    after(10 * RECONCILE_EVERY_MS);
    expect(await reconcileBilling({ ...test.deps, payments: { ...test.deps.payments, mode: "none" } })).toBe(0);
  });

  it("reads a subscription again an hour after it was last read, not before", async () => {
    const { user, subscriptionId } = await subscribed();
    await providerOf(test.deps).change(subscriptionId, "end-now");
    after(59 * MINUTE_MS);
    await reconcileNow(test.deps);
    expect((await moneyOf(test.deps, user.id)).subscriptions).toEqual(["active"]);
    after(61 * MINUTE_MS);
    await reconcileNow(test.deps);
    expect((await moneyOf(test.deps, user.id)).subscriptions).toEqual(["canceled"]);
  });

  it("ends a subscription that the provider no longer knows", async () => {
    const { subscriptionId } = await subscribed();
    await test.deps.db.delete(testStripeObjects).where(eq(testStripeObjects.id, subscriptionId));
    after(2 * 60 * MINUTE_MS);
    await reconcileNow(test.deps);
    const [row] = await test.deps.db
      .select()
      .from(stripeSubscriptions)
      .where(eq(stripeSubscriptions.subscriptionId, subscriptionId));
    expect(row?.endedAt).toEqual(new Date(START.getTime() + 2 * 60 * MINUTE_MS));
  });

  it("finds a purchase of days ago", async () => {
    const user = await addPerson(test.deps);
    await paidCheckout(test.deps, user);
    after(2.9 * DAY_MS);
    await reconcileNow(test.deps);
    expect((await moneyOf(test.deps, user.id)).credits).toBe(150);
  });
});
