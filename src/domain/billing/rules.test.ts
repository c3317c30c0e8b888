import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at, creditsToWithdraw, holdsMoney, toInvoice, toRefund, toSubscription } from "./rules.ts";

const START = 1_795_255_200;
const END = START + 30 * 86_400;

describe("reading the provider's shapes", () => {
  const common = { id: "sub_1", customer: "cus_1", status: "active", created: START, cancel_at_period_end: false };

  it("reads a subscription of the current shape and of the one before alike", () => {
    const current = toSubscription({
      ...common,
      items: { data: [{ price: { id: "price_1" }, current_period_start: START, current_period_end: END }] },
      default_payment_method: { id: "pm_1", card: { brand: "visa", last4: "4242" } },
      metadata: { package_version_id: "7", package_name: "basic" },
    });
    const older = toSubscription({
      ...common,
      items: { data: [{ price: { id: "price_1" } }] },
      current_period_start: START,
      current_period_end: END,
      default_payment_method: { id: "pm_1", card: { brand: "visa", last4: "4242" } },
      metadata: { package_version_id: "7", package_name: "basic" },
    });
    expect(current).toEqual(older);
    expect(current).toMatchObject({
      priceId: "price_1",
      packageVersionId: 7,
      currentPeriodEnd: new Date(END * 1000),
      endedAt: null,
    });
  });

  it("takes a set end date for a cancellation, as the portal of newer accounts sets it", () => {
    const due = { ...common, current_period_end: END };
    expect(toSubscription({ ...due, cancel_at: END }).cancelAtPeriodEnd).toBe(true);
    expect(toSubscription({ ...due, cancel_at: END + 86_400 }).cancelAtPeriodEnd).toBe(false);
  });

  it("reads an invoice of the current shape and of the one before alike", () => {
    const shared = {
      id: "in_1",
      customer: { id: "cus_1" },
      status: "paid",
      billing_reason: "subscription_cycle",
      amount_paid: 500,
      currency: "usd",
      created: START,
      status_transitions: { paid_at: START },
    };
    const current = toInvoice({
      ...shared,
      parent: { subscription_details: { subscription: "sub_1", metadata: {} } },
      lines: { data: [{ pricing: { price_details: { price: "price_1" } }, period: { end: END } }] },
      payments: { data: [{ status: "paid", payment: { payment_intent: "pi_1" } }] },
    });
    const older = toInvoice({
      ...shared,
      subscription: "sub_1",
      payment_intent: "pi_1",
      lines: { data: [{ price: { id: "price_1" }, period: { end: END } }] },
    });
    expect(current).toEqual(older);
    expect(current).toMatchObject({
      customerId: "cus_1",
      subscriptionId: "sub_1",
      paymentIntentId: "pi_1",
      priceId: "price_1",
      periodEnd: new Date(END * 1000),
    });
  });

  it("leaves prorations out of the period and price", () => {
    const lines = [
      { price: { id: "price_old" }, proration: true, period: { end: START } },
      { price: { id: "price_1" }, period: { end: END } },
    ];
    expect(toInvoice({ id: "in_1", lines: { data: lines } })).toMatchObject({
      priceId: "price_1",
      periodEnd: new Date(END * 1000),
    });
  });

  it("reads a charge with the invoice of older shapes", () => {
    expect(
      toRefund({ customer: "cus_1", payment_intent: null, invoice: "in_1", amount: 500, amount_refunded: 250 }, null),
    ).toEqual({
      customerId: "cus_1",
      paymentIntentId: null,
      invoiceId: "in_1",
      amountMinor: 500,
      refundedMinor: 250,
      isDisputed: null,
    });
  });

  it("never throws on a shape it does not know", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const read of [toSubscription, toInvoice, (raw: unknown) => toRefund(raw, null)])
          expect(at(read(value), "id")).not.toBeNull();
      }),
    );
  });
});

describe("creditsToWithdraw", () => {
  it.each([
    [150, 500, 0, false, 0],
    [150, 500, 250, false, 75],
    [150, 500, 499, false, 149],
    [150, 500, 500, false, 150],
    [150, 500, 600, false, 150],
    [150, 500, 0, true, 150],
    [150, 0, 0, false, 0],
    [7, 999, 333, false, 2],
  ])("of %d credits for %d, %d given back, disputed %s: %d", (granted, amount, refunded, isDisputed, due) =>
    expect(creditsToWithdraw(granted, amount, refunded, isDisputed)).toBe(due),
  );

  it("never takes more than was given, nor less for more money back", () => {
    const money = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), money, money, money, (granted, amount, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const [first, second] = [
          creditsToWithdraw(granted, amount, less, false),
          creditsToWithdraw(granted, amount, more, false),
        ];
        expect(first).toBeLessThanOrEqual(second);
        expect(second).toBeLessThanOrEqual(granted);
      }),
    );
  });
});

it.each([
  ["needs_response", true],
  ["under_review", true],
  ["lost", true],
  ["won", false],
  ["warning_needs_response", false],
  ["warning_closed", false],
  ["prevented", false],
  [null, false],
])("a dispute that is %s holds the money: %s", (status, holds) => expect(holdsMoney(status)).toBe(holds));
