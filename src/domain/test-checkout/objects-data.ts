/** An object of the payment provider, in the shape of its current API version. Times in seconds. */
export interface StripeObject {
  id: string;
  object: string;
  created: number;
  [field: string]: unknown;
}

const NO_TAX = { disabled_reason: null, enabled: false, liability: null, provider: null, status: null };

export function customerObject(
  id: string,
  created: number,
  given: { email: string | null; metadata: unknown },
): StripeObject {
  return {
    id,
    object: "customer",
    created,
    balance: 0,
    default_source: null,
    description: null,
    email: given.email,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: given.metadata ?? {},
    shipping: null,
  };
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
    id,
    object: "checkout.session",
    created,
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: facts.takesCodes || null,
    allowed_payment_method_types: null,
    amount_subtotal: facts.amountMinor,
    amount_total: facts.amountMinor,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: facts.cancelUrl,
    client_reference_id: facts.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency: facts.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: facts.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: null,
    expires_at: created + 86_400,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: facts.locale,
    managed_payments: null,
    metadata: facts.metadata ?? {},
    mode: facts.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: facts.mode === "subscription" ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: facts.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: facts.url,
    wallet_options: null,
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
    id,
    object: "price",
    created,
    active: true,
    billing_scheme: "per_unit",
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: "prod_test",
    recurring: recurring && { ...recurring, meter: null, trial_period_days: null, usage_type: "licensed" },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
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
    id,
    object: "subscription",
    created,
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: "classic" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: "charge_automatically",
    currency: facts.currency,
    customer: facts.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: facts.paymentMethod,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
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
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: facts.metadata ?? {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: "off" },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: "active",
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}

function planObject(id: string, created: number, { amountMinor, currency, recurring }: SubscriptionFacts) {
  return {
    id,
    object: "plan",
    created,
    active: true,
    amount: amountMinor,
    amount_decimal: String(amountMinor),
    billing_scheme: "per_unit",
    currency,
    ...recurring,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: "prod_test",
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

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
    id,
    object: "invoice",
    created,
    account_country: "US",
    account_name: "Test checkout",
    account_tax_ids: null,
    amount_due: facts.amountMinor,
    amount_overpaid: 0,
    amount_paid: amountPaid,
    amount_remaining: facts.amountMinor - amountPaid,
    amount_shipping: 0,
    application: null,
    attempt_count: 1,
    attempted: true,
    automatic_tax: NO_TAX,
    automatically_finalizes_at: null,
    billing_reason: facts.billingReason,
    collection_method: "charge_automatically",
    currency: facts.currency,
    custom_fields: null,
    customer: facts.customer,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: "list", data: [invoiceLine(id, facts)], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: facts.metadata ?? {}, subscription: facts.subscription },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: facts.periodStart,
    period_start: facts.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: facts.isPaid ? "paid" : "open",
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: facts.isPaid ? created : null,
      voided_at: null,
    },
    subtotal: facts.amountMinor,
    subtotal_excluding_tax: facts.amountMinor,
    test_clock: null,
    total: facts.amountMinor,
    total_discount_amounts: [],
    total_excluding_tax: facts.amountMinor,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  };
}

function invoiceLine(invoiceId: string, facts: InvoiceFacts) {
  return {
    id: `il_${invoiceId.slice(3)}`,
    object: "line_item",
    amount: facts.amountMinor,
    currency: facts.currency,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
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
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: facts.price, product: "prod_test" },
      type: "price_details",
      unit_amount_decimal: String(facts.amountMinor),
    },
    quantity: 1,
    quantity_decimal: "1",
    subscription: facts.subscription,
    subtotal: facts.amountMinor,
    taxes: [],
  };
}

export function invoicePaymentObject(
  id: string,
  created: number,
  facts: { invoice: string; paymentIntent: string; amountMinor: number; currency: string },
): StripeObject {
  return {
    id,
    object: "invoice_payment",
    created,
    amount_paid: facts.amountMinor,
    amount_requested: facts.amountMinor,
    currency: facts.currency,
    invoice: facts.invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: facts.paymentIntent, type: "payment_intent" },
    status: "paid",
    status_transitions: { canceled_at: null, paid_at: created },
  };
}

export function chargeObject(
  id: string,
  created: number,
  facts: { customer: string; paymentIntent: string; paymentMethod: string; amountMinor: number; currency: string },
): StripeObject {
  return {
    id,
    object: "charge",
    created,
    amount: facts.amountMinor,
    amount_captured: facts.amountMinor,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    currency: facts.currency,
    customer: facts.customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: facts.paymentIntent,
    payment_method: facts.paymentMethod,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}

export function refundObject(
  id: string,
  created: number,
  facts: { charge: string; paymentIntent: string; amountMinor: number; currency: string; customer: string },
): StripeObject {
  return {
    id,
    object: "refund",
    created,
    amount: facts.amountMinor,
    balance_transaction: null,
    charge: facts.charge,
    currency: facts.currency,
    customer: facts.customer,
    customer_account: null,
    metadata: {},
    payment_intent: facts.paymentIntent,
    payment_method: null,
    reason: "requested_by_customer",
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}

export function paymentMethodObject(id: string, created: number, customer: string): StripeObject {
  return {
    id,
    object: "payment_method",
    created,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: "visa",
      checks: null,
      country: "US",
      display_brand: "visa",
      exp_month: 12,
      exp_year: 2035,
      funding: "credit",
      generated_from: null,
      last4: "4242",
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card",
  };
}

export function portalObject(
  id: string,
  created: number,
  facts: { customer: string; returnUrl: string | null; locale: string | null; url: string },
): StripeObject {
  return {
    id,
    object: "billing_portal.session",
    created,
    configuration: "bpc_test",
    customer: facts.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: facts.locale,
    on_behalf_of: null,
    return_url: facts.returnUrl,
    url: facts.url,
  };
}
