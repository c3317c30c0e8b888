import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPerson, basicPriceId, offerTopUp, paidCheckout } from "#tests/support/scenes/billing-scene.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { Deps } from "#platform/deps.ts";
import { findCustomerId } from "#domain/billing/read.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { findObject } from "#domain/test-checkout/store.ts";
import { testStripeObjects } from "#domain/test-checkout/tables.ts";
import { startCheckout } from "./write-checkout.ts";
import { openPortal } from "./write-portal.ts";

const DAY_MS = 86_400_000;

describe("the provider's pages", () => {
  let test: TestDeps;
  const withPayments = (change: Partial<Deps["payments"]>): Deps => ({
    ...test.deps,
    payments: { ...test.deps.payments, ...change },
  });
  const silent = () => {
    throw new Error("no answer");
  };

  beforeAll(async () => {
    test = await createTestDeps();
    await seedPackages(test.deps.db);
  });
  afterAll(() => test.close());

  it("open for a customer, and lead back to the account in the language of the page", async () => {
    const user = await addPerson(test.deps);
    await paidCheckout(test.deps, user);
    const { url } = await openPortal(test.deps, user, "en");
    expect(new URL(url).protocol).toMatch(/^https?:$/);
  });

  it("do not open for a person who never bought, without payments, or when the provider does not answer", async () => {
    const user = await addPerson(test.deps);
    await expect(openPortal(test.deps, user, "ar")).rejects.toMatchObject({ code: "not_found" });
    await paidCheckout(test.deps, user);
    await expect(openPortal(withPayments({ mode: "none" }), user, "ar")).rejects.toMatchObject({
      code: "payment_unavailable",
    });
    await expect(openPortal(withPayments({ client: silent }), user, "ar")).rejects.toMatchObject({
      code: "checkout_failed",
    });
  });

  it("lead back to where the purchase began; begun elsewhere, it is another purchase", async () => {
    const user = await addPerson(test.deps);
    const price = await offerTopUp(test.deps);
    const addressesOf = async (returnPath: string | null) => {
      const { id } = await startCheckout(test.deps, user, price, "en", returnPath);
      const session = await findObject(test.deps.db, id);
      return { id, success: session?.["success_url"], cancel: session?.["cancel_url"] };
    };
    const first = await addressesOf(null);
    const origin = test.deps.settings.PUBLIC_URL;
    expect(first).toMatchObject({
      success: `${origin}/en/success?session_id={CHECKOUT_SESSION_ID}&once=1`,
      cancel: `${origin}/en/pricing`,
    });
    const atTool = await addressesOf("/en/prompt-generate");
    expect(atTool).toMatchObject({
      success: `${origin}/en/success?session_id={CHECKOUT_SESSION_ID}&once=1&returnTo=%2Fen%2Fprompt-generate`,
      cancel: `${origin}/en/prompt-generate`,
    });
    expect(await addressesOf("/en/prompt-generate")).toEqual(atTool);
    expect((await findObject(test.deps.db, first.id))?.["status"]).toBe("expired");
  });

  it("speak the language of the press: begun in Arabic and pressed again in English, it is another purchase", async () => {
    const user = await addPerson(test.deps);
    const price = await basicPriceId(test.deps);
    const sessionIn = async (language: "ar" | "en") =>
      findObject(test.deps.db, (await startCheckout(test.deps, user, price, language)).id);
    const origin = test.deps.settings.PUBLIC_URL;
    expect((await sessionIn("ar"))?.["success_url"]).toBe(`${origin}/success?session_id={CHECKOUT_SESSION_ID}`);
    test.setNow(new Date(Date.now() + 60_000));
    expect((await sessionIn("en"))?.["success_url"]).toBe(`${origin}/en/success?session_id={CHECKOUT_SESSION_ID}`);
  });

  it("sell to a person whose customer the provider no longer knows, as to a new one", async () => {
    const user = await addPerson(test.deps);
    const price = await basicPriceId(test.deps);
    await startCheckout(test.deps, user, price, "en");
    const gone = (await findCustomerId(test.deps.db, user.id)) as string;
    await test.deps.db.delete(testStripeObjects).where(eq(testStripeObjects.id, gone));
    test.setNow(new Date(Date.now() + 2 * DAY_MS));
    await startCheckout(test.deps, user, price, "ar");
    expect(await findCustomerId(test.deps.db, user.id)).not.toBe(gone);
  });
});
