import { afterAll, beforeAll, expect, it } from "vitest";
import { addPerson } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { withoutTable } from "#tests/support/scenes/unreadable-table.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { creditLedger } from "#domain/credits/tables.ts";
import { grantTopUp } from "#domain/credits/write.ts";
import { runs } from "#domain/runs/tables.ts";
import { stripeInvoices, stripeSubscriptions } from "#domain/billing/tables.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { loader } from "./page.tsx";
import type { AccountData } from "./read-account.ts";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
  await seedPackages(test.deps.db);
});
afterAll(() => test.close());

const paidAt = new Date("2026-11-21T10:00:00Z");

async function readWith(
  subscription: Partial<typeof stripeSubscriptions.$inferInsert> | null,
  orders: Partial<typeof stripeInvoices.$inferInsert>[] = [],
): Promise<AccountData> {
  const user = await addPerson(test.deps);
  const own = { userId: user.id, customerId: `cus_${user.id}` };
  if (subscription) {
    const row = { ...own, subscriptionId: `sub_${user.id}`, status: "active", ...subscription };
    await test.deps.db.insert(stripeSubscriptions).values(row);
  }
  for (const [index, order] of orders.entries()) {
    const row = {
      ...own,
      invoiceId: `in_${user.id}_${index}`,
      amountTotalMinor: 500,
      status: "paid",
      paidAt,
      ...order,
    };
    await test.deps.db.insert(stripeInvoices).values(row);
  }
  return loader(loaderArgs(test.deps, user, "/account"));
}

it("shows orders of nothing, of a currency without decimals and of an unknown one", async () => {
  const { orders } = await readWith(null, [
    { amountTotalMinor: 0 },
    { currency: "jpy", paidAt: new Date("2026-11-20T10:00:00Z") },
    { currency: "zzz", paidAt: new Date("2026-11-19T10:00:00Z"), status: "partially_refunded" },
  ]);
  expect(orders?.map((order) => [order.date, order.amount, order.status])).toEqual([
    ["٢١ نوفمبر ٢٠٢٦", "٠ دولار", "paid"],
    ["٢٠ نوفمبر ٢٠٢٦", "٥٠٠ ين ياباني", "paid"],
    ["١٩ نوفمبر ٢٠٢٦", "٥ ZZZ", "partially_refunded"],
  ]);
});

it("needs neither a card, nor a plan that is still stored, nor a date", async () => {
  const { subscription } = await readWith({ packageVersionId: null, paymentMethodBrand: null });
  expect(subscription).toEqual({
    status: "active",
    cancelAtPeriodEnd: false,
    endsOn: null,
    brand: null,
    last4: null,
    name: null,
    description: "",
    rhythm: null,
    price: null,
  });
});

it.each([
  ["mastercard", "Mastercard"],
  ["amex", "American Express"],
  ["unknown", null],
  ["mada", "mada"],
])("spells the card scheme %s as %s", async (paymentMethodBrand, brand) => {
  const { subscription } = await readWith({ paymentMethodBrand, paymentMethodLast4: "0341" });
  expect(subscription).toMatchObject({ brand, last4: "0341" });
});

it("says when an ended subscription really ended, and knows none that never started", async () => {
  const ended = await readWith({
    status: "canceled",
    currentPeriodEnd: new Date("2026-12-21T10:00:00Z"),
    endedAt: paidAt,
  });
  expect(ended.subscription).toMatchObject({ status: "canceled", endsOn: "٢١ نوفمبر ٢٠٢٦" });
  expect((await readWith({ status: "incomplete" })).subscription).toBeNull();
});

it("leads a visitor to sign in and back to the page, also when its data alone was asked for", async () => {
  const thrown = await loader(loaderArgs(test.deps, null, "/account?ledger=2")).then(
    () => null,
    (answer: unknown) => answer as Response,
  );
  expect(thrown?.headers.get("location")).toBe("/login?returnTo=%2Faccount%3Fledger%3D2");
});

it("says on which tool credits were spent", async () => {
  const user = await addPerson(test.deps);
  const now = test.deps.now();
  const runId = `run-${user.id}`;
  await test.deps.db.insert(runs).values({
    id: runId,
    userId: user.id,
    tool: "ai-humanizer",
    lang: "ar",
    idempotencyKey: runId,
    bodyHash: "",
    cost: 1,
    leaseExpiresAt: now,
    keptUntil: now,
  });
  const of = { userId: user.id, amount: -1, kind: "spend", createdAt: now } as const;
  await test.deps.db.insert(creditLedger).values([
    { ...of, sourceType: "run", sourceId: runId },
    { ...of, sourceType: "run", sourceId: "of-nobody" },
  ]);
  const { ledger } = await loader(loaderArgs(test.deps, user, "/account"));
  expect(ledger?.rows.map(({ cause, tool }) => [cause, tool])).toEqual([
    ["run", null],
    ["run", "ai-humanizer"],
  ]);
});

it.each([
  ["stripe_user_subscriptions", "subscription"],
  ["stripe_user_orders", "orders"],
  ["credit_ledger", "ledger"],
] as const)("without %s it lives on, and only what is read from it is left out", async (table, part) => {
  const user = await addPerson(test.deps);
  const whole = (await loader(loaderArgs(test.deps, user, "/account"))) as AccountData;
  await withoutTable(test.deps, table, async (deps) => {
    const left = (await loader(loaderArgs(deps, user, "/account"))) as AccountData;
    expect(left[part]).toBeUndefined();
    expect([left.email, left.sessions, left.hasKeys]).toEqual([whole.email, whole.sessions, whole.hasKeys]);
    const others = (["subscription", "orders", "ledger"] as const).filter((other) => other !== part);
    for (const other of others) expect(left[other]).toEqual(whole[other]);
  });
});

it("says each date once: the period's with the subscription, the end of extra credits with them", async () => {
  const { deps } = test;
  const shownTo = async (user: SignedInUser) => {
    const { credits } = (await loader(loaderArgs(deps, user, "/account"))) as AccountData;
    return [credits?.expires, credits?.isSaidElsewhere, credits?.extra];
  };
  const day = (count: number) => new Date(Date.now() + count * 86_400_000);
  const user = await addPerson(deps);
  expect(await shownTo(user)).toEqual([null, false, null]);
  const cause = { type: "stripe_payment", id: user.id } as const;
  const bought = { userId: user.id, amount: 40, cause, expiresAt: new Date("2099-05-01T10:00:00Z"), now: new Date() };
  await deps.db.transaction((tx) => grantTopUp(tx, bought));
  const extra = { count: 40, until: "١ مايو ٢٠٩٩" };
  expect(await shownTo(user)).toEqual([null, true, extra]);
  await giveCredits(deps, grantOf(user.id, 5, { expiresAt: new Date("2099-01-02T10:00:00Z") }));
  expect(await shownTo(user)).toEqual(["٢ يناير ٢٠٩٩", false, extra]);
  const own = { subscriptionId: "sub_dates", customerId: "cus_dates", userId: user.id, status: "active" };
  await giveCredits(deps, grantOf(user.id, 5, { packageType: "basic" }));
  await deps.db.insert(stripeSubscriptions).values({ ...own, currentPeriodEnd: day(30) });
  expect(await shownTo(user)).toEqual([null, true, extra]);
});
