/** A subscription as the provider tells it, in whichever of its API's shapes. Times are dates. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  priceId: string | null;
  packageVersionId: number | null;
  packageName: string | null;
  status: string;
  cancelAtPeriodEnd: boolean;
  currentPeriodStart: Date | null;
  currentPeriodEnd: Date | null;
  paymentMethodBrand: string | null;
  paymentMethodLast4: string | null;
  endedAt: Date | null;
  createdAt: Date;
}

export interface ProviderInvoice {
  id: string;
  customerId: string;
  subscriptionId: string | null;
  priceId: string | null;
  packageVersionId: number | null;
  packageName: string | null;
  status: string;
  billingReason: string;
  amountPaidMinor: number;
  currency: string;
  paymentIntentId: string | null;
  periodEnd: Date | null;
  paidAt: Date;
}

export interface ProviderSession {
  id: string;
  customerId: string | null;
  subscriptionId: string | null;
  invoiceId: string | null;
  paymentIntentId: string | null;
  /** "payment": paid for once, without an invoice. */
  mode: "payment" | "subscription" | null;
  packageVersionId: number | null;
  status: string;
  isPaid: boolean;
  /** After discounts: what was or will be paid. */
  amountTotalMinor: number;
  currency: string;
  url: string | null;
}

/** What was given back of one payment. */
export interface ProviderRefund {
  customerId: string | null;
  paymentIntentId: string | null;
  invoiceId: string | null;
  amountMinor: number;
  refundedMinor: number;
  /** Set by a dispute's own event: true while the money is gone. */
  isDisputed: boolean | null;
}

/** The billing reason of an order that was paid for once; those of invoices are the provider's. */
export const ONE_TIME = "one_time";

/** One subscription of a user counts as live at a time. */
export const LIVE_STATUSES = ["active", "trialing", "past_due", "unpaid"] as const;

export function isLive(status: string): boolean {
  return (LIVE_STATUSES as readonly string[]).includes(status);
}

/** The plan outlives the paid period by this much, since a renewal's invoice is paid some time after the period turns. */
export const GRACE_MS = 2 * 86_400_000;

/** Credits to take back in all: everything for a full refund or a dispute, else in proportion, rounded down. */
export function creditsToWithdraw(
  granted: number,
  amountMinor: number,
  refundedMinor: number,
  isDisputed: boolean,
): number {
  if (isDisputed || (refundedMinor > 0 && refundedMinor >= amountMinor)) return granted;
  return amountMinor > 0 ? Math.floor((granted * refundedMinor) / amountMinor) : 0;
}

/**
 * Reads the current shape (period on the item) and the one before it (period on the subscription). One that is over and does not
 * say since when ended `now`.
 */
export function toSubscription(raw: unknown, now: Date): ProviderSubscription {
  const item = at(raw, "items", "data", 0);
  const status = text(at(raw, "status")) ?? "incomplete";
  const isOver = status === "canceled" || status === "incomplete_expired";
  const currentPeriodEnd = dateOf(at(item, "current_period_end") ?? at(raw, "current_period_end"));
  const cancelAt = dateOf(at(raw, "cancel_at"));
  return {
    id: text(at(raw, "id")) ?? "",
    customerId: idOf(at(raw, "customer")) ?? "",
    priceId: idOf(at(item, "price")) ?? idOf(at(raw, "plan")),
    ...packageOf(at(raw, "metadata")),
    status,
    cancelAtPeriodEnd:
      at(raw, "cancel_at_period_end") === true || (cancelAt !== null && cancelAt <= (currentPeriodEnd ?? cancelAt)),
    currentPeriodStart: dateOf(at(item, "current_period_start") ?? at(raw, "current_period_start")),
    currentPeriodEnd,
    paymentMethodBrand: text(at(raw, "default_payment_method", "card", "brand")),
    paymentMethodLast4: text(at(raw, "default_payment_method", "card", "last4")),
    endedAt: dateOf(at(raw, "ended_at")) ?? (isOver ? (dateOf(at(raw, "canceled_at")) ?? now) : null),
    createdAt: dateOf(at(raw, "created")) ?? new Date(0),
  };
}

/** Reads the current shape (`parent`, `pricing`, `payments`) and the one before it (`subscription`, `price`, `payment_intent`). */
export function toInvoice(raw: unknown): ProviderInvoice {
  const lines = asList(at(raw, "lines", "data")).filter((line) => !isProration(line));
  const line = lines.findLast((candidate) => linePrice(candidate) !== null) ?? lines[0];
  const details = at(raw, "parent", "subscription_details") ?? at(raw, "subscription_details");
  const payments = asList(at(raw, "payments", "data"));
  const payment = payments.find((candidate) => at(candidate, "status") === "paid") ?? payments[0];
  return {
    id: text(at(raw, "id")) ?? "",
    customerId: idOf(at(raw, "customer")) ?? "",
    subscriptionId: idOf(at(details, "subscription")) ?? idOf(at(raw, "subscription")),
    priceId: linePrice(line),
    ...packageOf(at(details, "metadata") ?? at(line, "metadata")),
    status: text(at(raw, "status")) ?? "draft",
    billingReason: text(at(raw, "billing_reason")) ?? "",
    amountPaidMinor: whole(at(raw, "amount_paid")),
    currency: text(at(raw, "currency")) ?? "usd",
    paymentIntentId: idOf(at(payment, "payment", "payment_intent")) ?? idOf(at(raw, "payment_intent")),
    periodEnd: dateOf(at(line, "period", "end")),
    paidAt: dateOf(at(raw, "status_transitions", "paid_at")) ?? dateOf(at(raw, "created")) ?? new Date(0),
  };
}

function linePrice(line: unknown): string | null {
  return idOf(at(line, "pricing", "price_details", "price")) ?? idOf(at(line, "price")) ?? idOf(at(line, "plan"));
}

function isProration(line: unknown): boolean {
  return at(line, "parent", "subscription_item_details", "proration") === true || at(line, "proration") === true;
}

/** A session whose sum a promotion code brought to nothing needs no payment, and counts as paid. */
export function toSession(raw: unknown): ProviderSession {
  const mode = at(raw, "mode");
  const paid = at(raw, "payment_status");
  return {
    id: text(at(raw, "id")) ?? "",
    customerId: idOf(at(raw, "customer")),
    subscriptionId: idOf(at(raw, "subscription")),
    invoiceId: idOf(at(raw, "invoice")),
    paymentIntentId: idOf(at(raw, "payment_intent")),
    mode: mode === "payment" || mode === "subscription" ? mode : null,
    packageVersionId: packageOf(at(raw, "metadata")).packageVersionId,
    status: text(at(raw, "status")) ?? "open",
    isPaid: paid === "paid" || (paid === "no_payment_required" && at(raw, "amount_total") === 0),
    amountTotalMinor: whole(at(raw, "amount_total")),
    currency: text(at(raw, "currency")) ?? "usd",
    url: text(at(raw, "url")),
  };
}

/** Reads a charge; `invoice` on it is the shape of older API versions. */
export function toRefund(charge: unknown, isDisputed: boolean | null): ProviderRefund {
  return {
    customerId: idOf(at(charge, "customer")),
    paymentIntentId: idOf(at(charge, "payment_intent")),
    invoiceId: idOf(at(charge, "invoice")),
    amountMinor: whole(at(charge, "amount")),
    refundedMinor: whole(at(charge, "amount_refunded")),
    isDisputed,
  };
}

/** True while a dispute holds the money: not for an inquiry, nor once it is won. */
export function holdsMoney(disputeStatus: unknown): boolean {
  return typeof disputeStatus === "string" && !/^(won|prevented|warning_)/.test(disputeStatus);
}

/** What the checkout wrote into the subscription's metadata: which version was bought. */
function packageOf(metadata: unknown): { packageVersionId: number | null; packageName: string | null } {
  const id = Number(text(at(metadata, "package_version_id")) ?? Number.NaN);
  return { packageVersionId: Number.isInteger(id) ? id : null, packageName: text(at(metadata, "package_name")) };
}

/** The id in a field that holds an id or the expanded object. */
export function idOf(value: unknown): string | null {
  return text(value) ?? text(at(value, "id"));
}

/** The value at a path of an object whose shape is not known here; undefined where the path breaks off. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      typeof current === "object" && current !== null ? (current as Record<string | number, unknown>)[key] : undefined,
    value,
  );
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function whole(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : 0;
}

function dateOf(seconds: unknown): Date | null {
  return typeof seconds === "number" && seconds > 0 ? new Date(seconds * 1000) : null;
}
