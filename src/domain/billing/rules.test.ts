import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  at,
  creditsToWithdraw,
  holdsMoney,
  idOf,
  isLive,
  toInvoice,
  toRefund,
  toSession,
  toSubscription,
} from "./rules.ts";

const START = 1_795_255_200;
const END = START + 30 * 86_400;
const NOW = new Date((START + 60) * 1000);
const read = (raw: unknown) => toSubscription(raw, NOW);

describe("reading the provider's shapes", () => {
  const common = { id: "sub_1", customer: "cus_1", status: "active", created: START, cancel_at_period_end: false };

  it("reads a subscription of the current shape and of the one before alike", () => {
    const current = read({
      ...common,
      items: { data: [{ price: { id: "price_1" }, current_period_start: START, current_period_end: END }] },
      default_payment_method: { id: "pm_1", card: { brand: "visa", last4: "4242" } },
      metadata: { package_version_id: "7", package_name: "basic" },
    });
    const older = read({
      ...common,
      items: { data: [{ price: { id: "price_1" } }] },
      current_period_start: START,
      current_period_end: END,
      default_payment_method: { id: "pm_1", card: { brand: "visa", last4: "4242" } },
      metadata: { package_version_id: "7", package_name: "basic" },
    });
    expect(current).toEqual(older);
    expect(current).toEqual({
      id: "sub_1",
      customerId: "cus_1",
      priceId: "price_1",
      packageVersionId: 7,
      packageName: "basic",
      status: "active",
      cancelAtPeriodEnd: false,
      currentPeriodStart: new Date(START * 1000),
      currentPeriodEnd: new Date(END * 1000),
      paymentMethodBrand: "visa",
      paymentMethodLast4: "4242",
      endedAt: null,
      createdAt: new Date(START * 1000),
    });
  });

  it("takes the price from the plan where the item has none", () => {
    expect(read({ ...common, plan: { id: "price_1" } }).priceId).toBe("price_1");
  });

  it("takes a set end date for a cancellation, as the portal of newer accounts sets it", () => {
    const due = { ...common, current_period_end: END };
    expect(read({ ...due, cancel_at_period_end: true }).cancelAtPeriodEnd).toBe(true);
    expect(read({ ...due, cancel_at: START }).cancelAtPeriodEnd).toBe(true);
    expect(read({ ...due, cancel_at: END }).cancelAtPeriodEnd).toBe(true);
    expect(read({ ...due, cancel_at: END + 86_400 }).cancelAtPeriodEnd).toBe(false);
    expect(read({ ...common, cancel_at: END }).cancelAtPeriodEnd).toBe(true);
  });

  it.each(["canceled", "incomplete_expired"])("gives a subscription that is %s an end", (status) => {
    const over = { ...common, status, canceled_at: START };
    expect(read({ ...over, ended_at: END }).endedAt).toEqual(new Date(END * 1000));
    expect(read(over).endedAt).toEqual(new Date(START * 1000));
    expect(read({ ...common, status }).endedAt).toEqual(NOW);
  });

  it("gives a subscription that will be cancelled no end before its time", () => {
    expect(read({ ...common, canceled_at: START, cancel_at: END }).endedAt).toBeNull();
  });

  it.each(["7.5", "seven", "", 7, null])("takes %o for no package version", (written) => {
    expect(read({ ...common, metadata: { package_version_id: written } }).packageVersionId).toBeNull();
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
    expect(current).toEqual({
      id: "in_1",
      customerId: "cus_1",
      subscriptionId: "sub_1",
      priceId: "price_1",
      packageVersionId: null,
      packageName: null,
      status: "paid",
      billingReason: "subscription_cycle",
      amountPaidMinor: 500,
      currency: "usd",
      paymentIntentId: "pi_1",
      periodEnd: new Date(END * 1000),
      paidAt: new Date(START * 1000),
    });
  });

  const priced = { price: { id: "price_1" }, period: { end: END } };
  const invoiceOf = (...lines: object[]) => toInvoice({ id: "in_1", lines: { data: lines } });

  it.each([
    ["the current shape", { parent: { subscription_item_details: { proration: true } } }],
    ["the one before", { proration: true }],
  ])("leaves prorations of %s out of the period and price", (_shape, mark) => {
    const proration = { ...mark, price: { id: "price_old" }, period: { end: START } };
    const bought = { priceId: "price_1", periodEnd: new Date(END * 1000) };
    expect(invoiceOf(proration, priced)).toMatchObject(bought);
    expect(invoiceOf(priced, proration)).toMatchObject(bought);
    expect(invoiceOf(proration)).toMatchObject({ priceId: null, periodEnd: null });
  });

  it("takes the last line that has a price, or the first where none has", () => {
    const unpriced = { period: { end: START } };
    const before = { plan: "price_before", period: { end: START } };
    expect(invoiceOf(before, priced, unpriced)).toMatchObject({ priceId: "price_1", periodEnd: new Date(END * 1000) });
    expect(invoiceOf(before).priceId).toBe("price_before");
    expect(invoiceOf(unpriced, { period: { end: END } }).periodEnd).toEqual(new Date(START * 1000));
  });

  it.each([
    ["the subscription's details", { parent: { subscription_details: { metadata: { package_name: "plus" } } } }],
    ["the details of the shape before", { subscription_details: { metadata: { package_name: "plus" } } }],
    ["the line", { lines: { data: [{ metadata: { package_name: "plus" } }] } }],
  ])("reads which package was bought from %s", (_place, raw) => expect(toInvoice(raw).packageName).toBe("plus"));

  it("reads the payment that went through, or the first one", () => {
    const failed = { status: "canceled", payment: { payment_intent: "pi_failed" } };
    const paid = { status: "paid", payment: { payment_intent: { id: "pi_paid" } } };
    expect(toInvoice({ payments: { data: [failed, paid] } }).paymentIntentId).toBe("pi_paid");
    expect(toInvoice({ payments: { data: [failed] } }).paymentIntentId).toBe("pi_failed");
  });

  it("takes the day an invoice was made for the day it was paid when none is given", () => {
    expect(toInvoice({ created: START }).paidAt).toEqual(new Date(START * 1000));
    expect(toInvoice({ created: START, status_transitions: { paid_at: END } }).paidAt).toEqual(new Date(END * 1000));
  });

  it.each([-500, 4.5, "500", null])("counts an amount of %o as nothing", (amount) =>
    expect(toInvoice({ amount_paid: amount }).amountPaidMinor).toBe(0),
  );

  it("reads a checkout session, paid or not", () => {
    const session = {
      id: "cs_1",
      customer: "cus_1",
      subscription: { id: "sub_1" },
      invoice: "in_1",
      mode: "subscription",
      amount_total: 400,
      currency: "eur",
      payment_intent: { id: "pi_1" },
      metadata: { package_version_id: "7" },
      url: "https://pay",
    };
    expect(toSession({ ...session, status: "complete", payment_status: "paid" })).toEqual({
      id: "cs_1",
      customerId: "cus_1",
      subscriptionId: "sub_1",
      invoiceId: "in_1",
      paymentIntentId: "pi_1",
      mode: "subscription",
      packageVersionId: 7,
      amountTotalMinor: 400,
      currency: "eur",
      status: "complete",
      isPaid: true,
      url: "https://pay",
    });
    expect(toSession({ ...session, payment_status: "unpaid" }).isPaid).toBe(false);
    const isPaidWithout = (sum: number) =>
      toSession({ ...session, payment_status: "no_payment_required", amount_total: sum }).isPaid;
    expect([isPaidWithout(0), isPaidWithout(400)]).toEqual([true, false]);
    expect(toSession({ ...session, mode: "setup" }).mode).toBeNull();
  });

  it("keeps the currency that was paid in", () => expect(toInvoice({ currency: "eur" }).currency).toBe("eur"));

  it.each([0, "1795255200", null])("takes %o for no time", (seconds) =>
    expect(read({ ...common, current_period_end: seconds }).currentPeriodEnd).toBeNull(),
  );

  it("reads a charge of the current shape, and the dispute about it", () => {
    const charge = { customer: "cus_1", payment_intent: "pi_1", amount: 500, amount_refunded: 0 };
    expect(toRefund(charge, true)).toMatchObject({ paymentIntentId: "pi_1", invoiceId: null, isDisputed: true });
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

  it("takes an empty object for what is unfinished, unpaid and nobody's", () => {
    expect(read({})).toEqual({
      id: "",
      customerId: "",
      priceId: null,
      packageVersionId: null,
      packageName: null,
      status: "incomplete",
      cancelAtPeriodEnd: false,
      currentPeriodStart: null,
      currentPeriodEnd: null,
      paymentMethodBrand: null,
      paymentMethodLast4: null,
      endedAt: null,
      createdAt: new Date(0),
    });
    expect(toInvoice({})).toMatchObject({
      id: "",
      customerId: "",
      subscriptionId: null,
      priceId: null,
      status: "draft",
      billingReason: "",
      amountPaidMinor: 0,
      currency: "usd",
      paymentIntentId: null,
      periodEnd: null,
      paidAt: new Date(0),
    });
    expect(toSession({})).toMatchObject({ id: "", customerId: null, status: "open", isPaid: false, url: null });
  });

  it("never throws on a shape it does not know", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const shape of [read, toInvoice, toSession, (raw: unknown) => toRefund(raw, null)])
          expect(at(shape(value), "id")).not.toBeNull();
      }),
    );
  });
});

it.each([
  ["cus_1", "cus_1"],
  [{ id: "cus_1" }, "cus_1"],
  ["", null],
  [{ id: "" }, null],
  [{ id: 1 }, null],
  [null, null],
])("the id in %o is %s", (value, id) => expect(idOf(value)).toBe(id));

it.each([
  ["active", true],
  ["trialing", true],
  ["past_due", true],
  ["unpaid", true],
  ["incomplete", false],
  ["paused", false],
  ["canceled", false],
])("a subscription that is %s is live: %s", (status, live) => expect(isLive(status)).toBe(live));

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
