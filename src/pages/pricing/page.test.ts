import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addPerson, basicPriceId, offerTopUp } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { withoutTable } from "#tests/support/scenes/unreadable-table.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { stripeSubscriptions } from "#domain/billing/tables.ts";
import { creditPackages } from "#domain/packages/tables.ts";
import { claimFreePackage } from "#domain/packages/write-claim.ts";
import { seedPackages } from "#domain/packages/write.ts";
import type { Deps } from "#platform/deps.ts";
import { readOtherPackageName } from "#pages/shell/read-package-name.ts";
import { loader } from "./page.tsx";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
  await seedPackages(test.deps.db);
});
afterAll(() => test.close());

/** The badge's plan and each package's button. */
async function shownTo(user: SignedInUser | null, deps: Deps = test.deps) {
  const { data } = await loader(loaderArgs(deps, user, "/pricing"));
  return { plan: data.planName, buttons: (await data.cards).map((card) => `${card.packageName}: ${card.state}`) };
}

async function subscribed(priceId: string, status = "active"): Promise<SignedInUser> {
  const user = await addPerson(test.deps);
  const [version] = await test.deps.db.select().from(creditPackages).where(eq(creditPackages.name, "basic"));
  const packageVersionId = version?.id ?? 0;
  const row = { subscriptionId: `sub_${user.id}`, customerId: "c", userId: user.id, priceId, status, packageVersionId };
  await test.deps.db.insert(stripeSubscriptions).values(row);
  return user;
}

it("offers both to a visitor and to a new person", async () => {
  const both = { plan: null, buttons: ["free: claim", "basic: subscribe"] };
  expect(await shownTo(null)).toEqual(both);
  expect(await shownTo(await addPerson(test.deps))).toEqual(both);
});

it("remembers the claim of the free package", async () => {
  const user = await addPerson(test.deps);
  await claimFreePackage(test.deps, user);
  expect((await shownTo(user)).buttons).toEqual(["free: claimed", "basic: subscribe"]);
});

it.each([
  ["active", "basic: current"],
  ["past_due", "basic: current"],
  ["canceled", "basic: subscribe"],
])("of a subscription that is %s the plan's button is %s", async (status, button) => {
  const user = await subscribed(await basicPriceId(test.deps), status);
  expect(await shownTo(user)).toEqual({
    plan: status === "canceled" ? null : "الباقة الأساسية",
    buttons: ["free: claim", button],
  });
});

it("lets a subscriber at another price manage that subscription", async () => {
  expect((await shownTo(await subscribed("price_of_last_year"))).buttons).toEqual(["free: claim", "basic: manage"]);
});

it("sells what is paid for once to everybody, subscribers too, and says what a yearly plan saves", async () => {
  const price = await offerTopUp(test.deps);
  const terms = { durationValue: 12, durationUnit: "months" as const, price: "50.00", credits: 1800 };
  await offerTopUp(test.deps, { name: "yearly", isRecurring: true, ...terms });
  const subscriber = await subscribed(await basicPriceId(test.deps));
  for (const [user, plans] of [
    [null, ["basic: subscribe", "yearly: subscribe"]],
    [subscriber, ["basic: current", "yearly: manage"]],
  ] as const)
    expect((await shownTo(user)).buttons).toEqual(["free: claim", "extra: buy", ...plans]);
  const cards = await (await loader(loaderArgs(test.deps, null, "/pricing"))).data.cards;
  expect(cards.map(({ packageName, rhythm, saving }) => [packageName, rhythm, saving])).toEqual([
    ["free", null, null],
    ["extra", null, null],
    ["basic", { interval: "month", intervalCount: 1 }, null],
    ["yearly", { interval: "year", intervalCount: 1 }, "١٠ دولارات"],
  ]);
  expect(cards[1]).toMatchObject({ priceId: price, price: "٤ دولارات", length: { count: 90, unit: "days" } });
  await test.deps.db.delete(creditPackages).where(inArray(creditPackages.name, ["extra", "yearly"]));
});

it("says that payment is not available where it is not configured", async () => {
  const deps = { ...test.deps, payments: { ...test.deps.payments, mode: "none" as const } };
  expect((await shownTo(null, deps)).buttons).toEqual(["free: claim", "basic: unavailable"]);
});

it("recommends Basic alone beside a third package that renews, which is shown by its own name to who holds it", async () => {
  const [pro] = await test.deps.db
    .insert(creditPackages)
    .values({
      name: "pro",
      version: 1,
      isActive: true,
      displayName: "Pro",
      displayNameAr: "برو",
      price: "4.00",
      credits: 500,
      isRecurring: true,
    })
    .returning();
  const { data } = await loader(loaderArgs(test.deps, null, "/pricing"));
  const cards = await data.cards;
  expect(cards.map((card) => [card.packageName, card.isRecommended])).toEqual([
    ["free", false],
    ["pro", false],
    ["basic", true],
  ]);
  const holderOf = async (packageVersionId: number | null) => {
    const { id } = await addPerson(test.deps);
    await giveCredits(test.deps, grantOf(id, 5, { packageType: "basic", packageVersionId }));
    return [
      await readOtherPackageName({ deps: test.deps, language: "en" }, id, "basic"),
      await readOtherPackageName({ deps: test.deps, language: "ar" }, id, "basic"),
      await readOtherPackageName({ deps: test.deps, language: "en" }, id, "none"),
    ];
  };
  expect(await holderOf(pro?.id ?? 0)).toEqual(["Pro", "برو", null]);
  expect(await holderOf(cards.find((card) => card.packageName === "basic")?.id ?? 0)).toEqual([null, null, null]);
  expect(await holderOf(null)).toEqual([null, null, null]);
  await test.deps.db.delete(creditPackages).where(eq(creditPackages.name, "pro"));
});

it("without subscriptions the prices stay, and no badge says what nobody can know", async () => {
  const user = await addPerson(test.deps);
  await withoutTable(test.deps, "stripe_user_subscriptions", async (deps) => {
    expect(await shownTo(user, deps)).toEqual({ plan: undefined, buttons: ["free: claim", "basic: subscribe"] });
  });
});

it("a visit from another page does not wait for the cards; a page of its own has them in it", async () => {
  const visit = loaderArgs(test.deps, null, "/pricing") as { request: Request; url: URL };
  expect((await loader(visit as never)).data.cards).toBeInstanceOf(Promise);
  const whole = { ...visit, request: new Request(visit.url) };
  expect((await loader(whole as never)).data.cards).toHaveLength(2);
});

it("shows nothing to choose while no version is active", async () => {
  await test.deps.db.update(creditPackages).set({ isActive: false });
  expect((await shownTo(null)).buttons).toEqual([]);
  await test.deps.db.update(creditPackages).set({ isActive: true });
});
