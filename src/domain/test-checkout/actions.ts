import { expiryOf } from "#domain/packages/rules.ts";
import { at } from "#domain/billing/rules.ts";
import {
  chargeObject,
  type InvoiceFacts,
  invoiceObject,
  invoicePaymentObject,
  refundObject,
} from "./invoice-objects.ts";
import { paymentMethodObject, type Recurring, type StripeObject, subscriptionObject } from "./objects.ts";
import type { TestStripe } from "./test-stripe.ts";
import { findObject, listObjects, newId, putObject } from "./store.ts";

/** What a person can do with a subscription on the test page. */
export const SUBSCRIPTION_ACTIONS = [
  "renew",
  "fail-renewal",
  "cancel-at-period-end",
  "resume",
  "pass-period",
  "end-now",
  "refund",
  "refund-half",
] as const;
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number];

/** An event that the provider would now send: its type and the object in it. */
export interface PlannedEvent {
  type: string;
  object: StripeObject;
}

/** Pays an open session: what is bought once, or a subscription with its first invoice. Returns its events; none when it is over. */
export async function paySession(stripe: TestStripe, sessionId: string): Promise<PlannedEvent[]> {
  const session = await findObject(stripe.db, sessionId, "checkout.session");
  if (session?.["status"] !== "open") return [];
  return session["mode"] === "payment" ? payOnce(stripe, session) : beginSubscription(stripe, session);
}

/** A payment without an invoice; none at all where a code brought the sum to nothing. */
async function payOnce(stripe: TestStripe, session: StripeObject): Promise<PlannedEvent[]> {
  const now = seconds(stripe);
  const customer = session["customer"] as string;
  const amountMinor = session["amount_total"] as number;
  const done = { ...session, status: "complete", payment_status: "no_payment_required", url: null };
  if (amountMinor > 0) {
    const card = paymentMethodObject(newId("pm"), now, customer);
    const paymentIntent = newId("pi");
    const currency = session["currency"] as string;
    const facts = { customer, paymentIntent, paymentMethod: card.id, amountMinor, currency };
    await putObject(stripe.db, card);
    await putObject(stripe.db, chargeObject(newId("ch"), now, facts));
    Object.assign(done, { payment_status: "paid", payment_intent: paymentIntent });
  }
  await putObject(stripe.db, done);
  return [{ type: "checkout.session.completed", object: done }];
}

async function beginSubscription(stripe: TestStripe, session: StripeObject): Promise<PlannedEvent[]> {
  const start = seconds(stripe);
  const customer = session["customer"] as string;
  const recurring = at(session, "stand_in", "recurring") as Recurring;
  const card = paymentMethodObject(newId("pm"), start, customer);
  const terms = {
    customer,
    price: String(at(session, "stand_in", "price")),
    amountMinor: session["amount_total"] as number,
    currency: session["currency"] as string,
    metadata: at(session, "stand_in", "subscription_metadata"),
    periodStart: start,
    periodEnd: periodAfter(start, recurring),
  };
  const subscription = subscriptionObject(newId("sub"), start, {
    ...terms,
    recurring,
    amountMinor: at(session, "stand_in", "full_amount") as number,
    paymentMethod: card.id,
  });
  await putObject(stripe.db, card);
  const invoice = await settle(stripe, card.id, {
    ...terms,
    subscription: subscription.id,
    billingReason: "subscription_create",
    isPaid: true,
  });
  subscription["latest_invoice"] = invoice.id;
  await putObject(stripe.db, subscription);
  const done = {
    ...session,
    status: "complete",
    payment_status: "paid",
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  };
  await putObject(stripe.db, done);
  return [
    { type: "customer.subscription.created", object: subscription },
    { type: "invoice.paid", object: invoice },
    { type: "checkout.session.completed", object: done },
  ];
}

/** Does to a subscription what time, its owner or the operator would. Returns the events of it; none when it has ended. */
export async function changeSubscription(
  stripe: TestStripe,
  id: string,
  action: SubscriptionAction,
): Promise<PlannedEvent[]> {
  const subscription = await findObject(stripe.db, id, "subscription");
  if (!subscription) return [];
  if (action === "refund" || action === "refund-half") return refundLatest(stripe, id, action === "refund" ? 1 : 0.5);
  if (subscription["status"] === "canceled") return [];
  if (action === "renew" || action === "fail-renewal") return turnPeriod(stripe, subscription, action === "renew");
  const now = seconds(stripe);
  if (action === "end-now") return endSubscription(stripe, subscription, now);
  if (action === "pass-period") {
    const periodEnd = at(subscription, "items", "data", 0, "current_period_end") as number;
    const isDue = subscription["cancel_at_period_end"] === true && periodEnd <= now;
    return isDue ? endSubscription(stripe, subscription, periodEnd) : [];
  }
  const changed = {
    ...subscription,
    cancel_at_period_end: action === "cancel-at-period-end",
    canceled_at: action === "resume" ? null : now,
  };
  await putObject(stripe.db, changed);
  return [{ type: "customer.subscription.updated", object: changed }];
}

async function endSubscription(
  stripe: TestStripe,
  subscription: StripeObject,
  endedAt: number,
): Promise<PlannedEvent[]> {
  const ended = {
    ...subscription,
    status: "canceled",
    canceled_at: subscription["canceled_at"] ?? endedAt,
    ended_at: endedAt,
  };
  await putObject(stripe.db, ended);
  return [{ type: "customer.subscription.deleted", object: ended }];
}

/** The next period begins: paid, or open and past due, when the open invoice is tried again; what was to end, ends. */
async function turnPeriod(stripe: TestStripe, subscription: StripeObject, isPaid: boolean): Promise<PlannedEvent[]> {
  if (subscription["cancel_at_period_end"] === true) return endSubscription(stripe, subscription, seconds(stripe));
  const item = at(subscription, "items", "data", 0) as Record<string, unknown>;
  const isOpen = subscription["status"] === "past_due";
  const periodStart = (isOpen ? item["current_period_start"] : item["current_period_end"]) as number;
  const terms = {
    customer: subscription["customer"] as string,
    subscription: subscription.id,
    price: String(at(item, "price", "id")),
    amountMinor: at(item, "price", "unit_amount") as number,
    currency: subscription["currency"] as string,
    metadata: subscription["metadata"],
    periodStart,
    periodEnd: periodAfter(periodStart, at(item, "price", "recurring") as Recurring),
    billingReason: "subscription_cycle" as const,
    isPaid,
  };
  const invoiceId = isOpen ? (subscription["latest_invoice"] as string) : newId("in");
  const invoice = await settle(stripe, subscription["default_payment_method"] as string, terms, invoiceId);
  const turned = { ...item, current_period_start: terms.periodStart, current_period_end: terms.periodEnd };
  const changed = {
    ...subscription,
    status: isPaid ? "active" : "past_due",
    latest_invoice: invoice.id,
    items: { ...(subscription["items"] as object), data: [turned] },
  };
  await putObject(stripe.db, changed);
  return [
    { type: isPaid ? "invoice.paid" : "invoice.payment_failed", object: invoice },
    { type: "customer.subscription.updated", object: changed },
  ];
}

/** Stores an invoice and, when it is paid, the payment and the charge behind it. */
async function settle(
  stripe: TestStripe,
  paymentMethod: string,
  facts: InvoiceFacts,
  id = newId("in"),
): Promise<StripeObject> {
  const now = seconds(stripe);
  const invoice = invoiceObject(id, now, facts);
  await putObject(stripe.db, invoice);
  if (!facts.isPaid) return invoice;
  const { customer, amountMinor, currency } = facts;
  const paymentIntent = newId("pi");
  await putObject(
    stripe.db,
    chargeObject(newId("ch"), now, { customer, paymentIntent, paymentMethod, amountMinor, currency }),
  );
  await putObject(
    stripe.db,
    invoicePaymentObject(newId("inpay"), now, { invoice: invoice.id, paymentIntent, amountMinor, currency }),
  );
  return invoice;
}

async function refundLatest(stripe: TestStripe, subscriptionId: string, share: number): Promise<PlannedEvent[]> {
  const invoices = await listObjects(stripe.db, "invoice");
  const invoice = invoices.find(
    (one) => one["status"] === "paid" && at(one, "parent", "subscription_details", "subscription") === subscriptionId,
  );
  const payment = (await listObjects(stripe.db, "invoice_payment")).find((one) => one["invoice"] === invoice?.id);
  return refundPayment(stripe, at(payment, "payment", "payment_intent"), share);
}

/** Gives back a share of what a payment took. Returns the events of it; none where nothing is left to give back. */
export async function refundPayment(
  stripe: TestStripe,
  paymentIntent: unknown,
  share: number,
): Promise<PlannedEvent[]> {
  const charge = (await listObjects(stripe.db, "charge")).find((one) => one["payment_intent"] === paymentIntent);
  if (!charge || charge["refunded"] === true || typeof paymentIntent !== "string") return [];
  const amount = charge["amount"] as number;
  const refunded = Math.min(amount, (charge["amount_refunded"] as number) + Math.floor(amount * share));
  const changed = { ...charge, amount_refunded: refunded, refunded: refunded === amount };
  await putObject(stripe.db, changed);
  await putObject(
    stripe.db,
    refundObject(newId("re"), seconds(stripe), {
      charge: charge.id,
      paymentIntent,
      amountMinor: refunded - (charge["amount_refunded"] as number),
      currency: charge["currency"] as string,
      customer: charge["customer"] as string,
    }),
  );
  return [{ type: "charge.refunded", object: changed }];
}

function periodAfter(start: number, { interval, interval_count: count }: Recurring): number {
  const unit = ({ day: "days", week: "weeks", month: "months", year: "months" } as const)[interval];
  return expiryOf(new Date(start * 1000), interval === "year" ? 12 * count : count, unit).getTime() / 1000;
}

function seconds(stripe: TestStripe): number {
  return Math.floor(stripe.now().getTime() / 1000);
}
