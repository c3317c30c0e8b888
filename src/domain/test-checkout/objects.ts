import { fixedOf } from "./fixed-fields.ts";

/** An object of the payment provider, in the shape of its current API version. Times in seconds. */
export interface StripeObject {
  id: string;
  object: string;
  created: number;
  [field: string]: unknown;
}

export function customerObject(
  id: string,
  created: number,
  given: { email: string | null; metadata: unknown },
): StripeObject {
  return { ...fixedOf("customer"), id, created, email: given.email, metadata: given.metadata ?? {} };
}

/** How often a price is taken. */
export interface Recurring {
  interval: "day" | "week" | "month" | "year";
  interval_count: number;
}

export interface SessionFacts {
  mode: string;
  takesCodes: boolean;
  /** Null for what is paid for once. */
  recurring: Recurring | null;
  customer: string;
  clientReferenceId: string | null;
  price: string;
  amountMinor: number;
  currency: string;
  successUrl: string;
  cancelUrl: string | null;
  locale: string | null;
  metadata: unknown;
  subscriptionMetadata: unknown;
  url: string;
}

/** A hosted checkout session. `stand_in` holds what the provider keeps out of sight. */
export function sessionObject(id: string, created: number, facts: SessionFacts): StripeObject {
  return {
    ...fixedOf("session"),
    id,
    created,
    allow_promotion_codes: facts.takesCodes || null,
    amount_subtotal: facts.amountMinor,
    amount_total: facts.amountMinor,
    cancel_url: facts.cancelUrl,
    client_reference_id: facts.clientReferenceId,
    currency: facts.currency,
    customer: facts.customer,
    expires_at: created + 86_400,
    locale: facts.locale,
    metadata: facts.metadata ?? {},
    mode: facts.mode,
    payment_method_collection: facts.mode === "subscription" ? "always" : "if_required",
    success_url: facts.successUrl,
    url: facts.url,
    stand_in: {
      price: facts.price,
      recurring: facts.recurring,
      full_amount: facts.amountMinor,
      subscription_metadata: facts.subscriptionMetadata ?? {},
    },
  };
}

const MONTHLY: Recurring = { interval: "month", interval_count: 1 };

export function priceObject(
  id: string,
  created: number,
  amountMinor: number,
  currency: string,
  recurring: Recurring | null = MONTHLY,
): StripeObject {
  return {
    ...fixedOf("price"),
    id,
    created,
    currency,
    recurring: recurring && { ...recurring, meter: null, trial_period_days: null, usage_type: "licensed" },
    type: recurring ? "recurring" : "one_time",
    unit_amount: amountMinor,
    unit_amount_decimal: String(amountMinor),
  };
}

export interface SubscriptionFacts {
  customer: string;
  price: string;
  amountMinor: number;
  currency: string;
  paymentMethod: string;
  recurring: Recurring;
  periodStart: number;
  periodEnd: number;
  metadata: unknown;
}

export function subscriptionObject(id: string, created: number, facts: SubscriptionFacts): StripeObject {
  const price = priceObject(facts.price, created, facts.amountMinor, facts.currency, facts.recurring);
  return {
    ...fixedOf("subscription"),
    id,
    created,
    billing_cycle_anchor: created,
    currency: facts.currency,
    customer: facts.customer,
    default_payment_method: facts.paymentMethod,
    items: {
      object: "list",
      data: [
        {
          id: `si_${id.slice(4)}`,
          object: "subscription_item",
          created,
          billing_thresholds: null,
          current_period_end: facts.periodEnd,
          current_period_start: facts.periodStart,
          current_trial: null,
          discounts: [],
          metadata: {},
          plan: planObject(facts.price, created, facts),
          price,
          quantity: 1,
          subscription: id,
          tax_rates: [],
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: facts.metadata ?? {},
    start_date: created,
  };
}

function planObject(id: string, created: number, { amountMinor, currency, recurring }: SubscriptionFacts) {
  return {
    ...fixedOf("plan"),
    id,
    created,
    amount: amountMinor,
    amount_decimal: String(amountMinor),
    currency,
    ...recurring,
  };
}

export function paymentMethodObject(id: string, created: number, customer: string): StripeObject {
  return { ...fixedOf("paymentMethod"), id, created, customer };
}

export function portalObject(
  id: string,
  created: number,
  facts: { customer: string; returnUrl: string | null; locale: string | null; url: string },
): StripeObject {
  return {
    ...fixedOf("portal"),
    id,
    created,
    customer: facts.customer,
    locale: facts.locale,
    return_url: facts.returnUrl,
    url: facts.url,
  };
}
