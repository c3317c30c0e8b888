import { afterAll, beforeAll, expect, it } from "vitest";
import { addPerson, moneyOf, paidCheckout } from "#tests/support/scenes/billing-scene.ts";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { findSubscription } from "#domain/billing/read.ts";
import { claimFreePackage } from "#domain/packages/write-claim.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { loader } from "./page.tsx";
import { CONFIRMATION_WAIT_MS } from "./use-confirmation.ts";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
  await seedPackages(test.deps.db);
});
afterAll(() => test.close());

it("grants nothing and tells nothing, by any viewer with any session, however often (B-12)", async () => {
  const buyer = await addPerson(test.deps);
  const stranger = await addPerson(test.deps);
  const { sessionId } = await paidCheckout(test.deps, buyer);
  const before = await moneyOf(test.deps, buyer.id);
  for (let visit = 0; visit < 50; visit += 1) {
    for (const user of [buyer, stranger, null]) {
      const shown = await loader(loaderArgs(test.deps, user, `/success?session_id=${sessionId}`));
      expect(shown).toEqual({ isSignedIn: user !== null, sessionId, claim: null, isOnce: false, returnTo: null });
    }
  }
  expect(await moneyOf(test.deps, buyer.id)).toEqual(before);
  expect(before.credits).toBe(0);
  expect(await moneyOf(test.deps, stranger.id)).toMatchObject({ credits: 0, subscriptions: [], orders: [] });
  expect(await findSubscription(test.deps.db, stranger.id)).toBeNull();
});

it.each(["<script>alert(1)</script>", "cs_1\u202Ex", "a".repeat(500), "%00"])(
  "shows a session id as letters only: %s",
  async (given) => {
    const { sessionId } = await loader(loaderArgs(test.deps, null, `/success?session_id=${encodeURIComponent(given)}`));
    expect(sessionId).toMatch(/^[\w-]{0,120}$/);
  },
);

it("tells of the free package while it lasts, and not after", async () => {
  const user = await addPerson(test.deps);
  const claimOf = async () => (await loader(loaderArgs(test.deps, user, "/success?claim=free"))).claim;
  expect(await claimOf()).toBeNull();
  const { expiresAt } = await claimFreePackage(test.deps, user);
  expect(await claimOf()).toMatchObject({ name: "الباقة المجانية", credits: 50 });
  test.setNow(expiresAt);
  expect(await claimOf()).toBeNull();
  test.setNow(new Date());
});

it("waits two seconds before it looks", () => {
  expect(CONFIRMATION_WAIT_MS).toBe(2000);
});
