import { fixedOf } from "./fixed-fields.ts";
import type { StripeObject } from "./objects.ts";

export interface InvoiceFacts {
  customer: string;
  subscription: string;
  price: string;
  amountMinor: number;
  currency: string;
  billingReason: "subscription_create" | "subscription_cycle";
  periodStart: number;
  periodEnd: number;
  isPaid: boolean;
  metadata: unknown;
}

export function invoiceObject(id: string, created: number, facts: InvoiceFacts): StripeObject {
  const amountPaid = facts.isPaid ? facts.amountMinor : 0;
  return {
    ...fixedOf("invoice"),
    id,
    created,
    amount_due: facts.amountMinor,
    amount_paid: amountPaid,
    amount_remaining: facts.amountMinor - amountPaid,
    billing_reason: facts.billingReason,
    currency: facts.currency,
    customer: facts.customer,
    effective_at: created,
    lines: { object: "list", data: [invoiceLine(id, facts)], has_more: false, url: `/v1/invoices/${id}/lines` },
    parent: {
      quote_details: null,
      subscription_details: { metadata: facts.metadata ?? {}, subscription: facts.subscription },
      type: "subscription_details",
    },
    period_end: facts.periodStart,
    period_start: facts.periodStart,
    status: facts.isPaid ? "paid" : "open",
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: facts.isPaid ? created : null,
      voided_at: null,
    },
    subtotal: facts.amountMinor,
    subtotal_excluding_tax: facts.amountMinor,
    total: facts.amountMinor,
    total_excluding_tax: facts.amountMinor,
    webhooks_delivered_at: created,
  };
}

function invoiceLine(invoiceId: string, facts: InvoiceFacts) {
  return {
    ...fixedOf("invoiceLine"),
    id: `il_${invoiceId.slice(3)}`,
    amount: facts.amountMinor,
    currency: facts.currency,
    invoice: invoiceId,
    metadata: facts.metadata ?? {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: facts.subscription,
        subscription_item: `si_${facts.subscription.slice(4)}`,
      },
      type: "subscription_item_details",
    },
    period: { end: facts.periodEnd, start: facts.periodStart },
    pricing: {
      price_details: { price: facts.price, product: "prod_test" },
      type: "price_details",
      unit_amount_decimal: String(facts.amountMinor),
    },
    subscription: facts.subscription,
    subtotal: facts.amountMinor,
  };
}

export function invoicePaymentObject(
  id: string,
  created: number,
  facts: { invoice: string; paymentIntent: string; amountMinor: number; currency: string },
): StripeObject {
  return {
    ...fixedOf("invoicePayment"),
    id,
    created,
    amount_paid: facts.amountMinor,
    amount_requested: facts.amountMinor,
    currency: facts.currency,
    invoice: facts.invoice,
    payment: { payment_intent: facts.paymentIntent, type: "payment_intent" },
    status_transitions: { canceled_at: null, paid_at: created },
  };
}

export function chargeObject(
  id: string,
  created: number,
  facts: { customer: string; paymentIntent: string; paymentMethod: string; amountMinor: number; currency: string },
): StripeObject {
  return {
    ...fixedOf("charge"),
    id,
    created,
    amount: facts.amountMinor,
    amount_captured: facts.amountMinor,
    currency: facts.currency,
    customer: facts.customer,
    payment_intent: facts.paymentIntent,
    payment_method: facts.paymentMethod,
  };
}

export function refundObject(
  id: string,
  created: number,
  facts: { charge: string; paymentIntent: string; amountMinor: number; currency: string; customer: string },
): StripeObject {
  return {
    ...fixedOf("refund"),
    id,
    created,
    amount: facts.amountMinor,
    charge: facts.charge,
    currency: facts.currency,
    customer: facts.customer,
    payment_intent: facts.paymentIntent,
  };
}
