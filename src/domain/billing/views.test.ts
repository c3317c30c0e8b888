import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { listOrders } from "./read.ts";
import { stripeInvoices, stripeSubscriptions, stripeUserSubscriptions } from "./tables.ts";

let test: TestDeps;
beforeAll(async () => void (test = await createTestDeps()));
afterAll(() => test.close());

describe("the view of subscriptions", () => {
  it("has one row a user: the live one, else the latest", async () => {
    const row = (userId: string, subscriptionId: string, status: string, day: number) => ({
      subscriptionId,
      userId,
      status,
      customerId: "c",
      priceId: `price_${subscriptionId}`,
      createdAt: new Date(Date.UTC(2026, 0, day)),
    });
    await test.deps.db
      .insert(stripeSubscriptions)
      .values([
        row("live", "a1", "canceled", 1),
        row("live", "a2", "active", 2),
        row("live", "a3", "canceled", 3),
        row("gone", "b1", "canceled", 1),
        row("gone", "b2", "incomplete_expired", 2),
      ]);
    const rows = await test.deps.db.select().from(stripeUserSubscriptions).orderBy(stripeUserSubscriptions.userId);
    expect(rows.map(({ userId, priceId }) => [userId, priceId])).toEqual([
      ["gone", "price_b2"],
      ["live", "price_a2"],
    ]);
  });

  it.each([
    ["active", "active"],
    ["trialing", "active"],
    ["canceled", "canceled"],
    ["past_due", "past_due"],
    ["unpaid", "unpaid"],
    ["incomplete", "not_started"],
  ])("says of one that is %s at the provider: %s", async (status, shown) => {
    const values = { subscriptionId: status, userId: `of-${status}`, customerId: "c", status };
    await test.deps.db.insert(stripeSubscriptions).values(values);
    const rows = await test.deps.db
      .select({ status: stripeUserSubscriptions.subscriptionStatus })
      .from(stripeUserSubscriptions)
      .where(eq(stripeUserSubscriptions.userId, `of-${status}`));
    expect(rows).toEqual([{ status: shown }]);
  });
});

it("orders are listed newest first, those of one moment in a fixed order", async () => {
  const order = (invoiceId: string, day: number) => ({
    invoiceId,
    userId: "buyer",
    customerId: "c",
    amountTotalMinor: 500,
    status: "paid",
    paidAt: new Date(Date.UTC(2026, 0, day)),
  });
  await test.deps.db
    .insert(stripeInvoices)
    .values([
      order("in_2", 2),
      order("in_4", 9),
      order("in_1", 1),
      order("in_3", 9),
      { ...order("in_9", 5), userId: "other" },
    ]);
  const orders = await listOrders(test.deps.db, "buyer");
  expect(orders.map(({ orderId }) => orderId)).toEqual(["in_4", "in_3", "in_2", "in_1"]);
});
