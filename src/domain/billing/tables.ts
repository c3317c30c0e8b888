import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  pgView,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

export const stripeCustomers = pgTable("stripe_customers", {
  userId: text("user_id").primaryKey(),
  customerId: text("customer_id").notNull().unique(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Numbers the reads of the provider's state, so that an older reading never overwrites a newer one. */
export const stripeReads = pgSequence("stripe_reads");

/**
 * What the payment provider says of each subscription, fetched, never guessed. `ended_at` set is final; `duplicate` is a second
 * live one.
 */
export const stripeSubscriptions = pgTable(
  "stripe_subscriptions",
  {
    subscriptionId: text("subscription_id").primaryKey(),
    customerId: text("customer_id").notNull(),
    userId: text("user_id").notNull(),
    priceId: text("price_id"),
    packageVersionId: integer("package_version_id"),
    status: text("status").notNull(),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull().default(false),
    currentPeriodStart: timestamp("current_period_start", { withTimezone: true }),
    currentPeriodEnd: timestamp("current_period_end", { withTimezone: true }),
    paymentMethodBrand: text("payment_method_brand"),
    paymentMethodLast4: text("payment_method_last4"),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    readNumber: bigint("read_number", { mode: "number" }).notNull().default(0),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("stripe_subscriptions_user").on(table.userId),
    index("stripe_subscriptions_customer").on(table.customerId),
    uniqueIndex("stripe_subscriptions_one_live")
      .on(table.userId)
      .where(sql`${table.status} in ('active', 'past_due', 'trialing', 'unpaid')`),
  ],
);

/** One row a paid (or refunded) invoice; amounts in the currency's minor units. */
export const stripeInvoices = pgTable(
  "stripe_invoices",
  {
    invoiceId: text("invoice_id").primaryKey(),
    userId: text("user_id").notNull(),
    customerId: text("customer_id").notNull(),
    subscriptionId: text("subscription_id"),
    packageVersionId: integer("package_version_id"),
    billingReason: text("billing_reason"),
    amountTotalMinor: integer("amount_total_minor").notNull(),
    amountRefundedMinor: integer("amount_refunded_minor").notNull().default(0),
    currency: text("currency").notNull().default("usd"),
    status: text("status").notNull(),
    creditsGranted: integer("credits_granted").notNull().default(0),
    creditsWithdrawn: integer("credits_withdrawn").notNull().default(0),
    paymentIntentId: text("payment_intent_id"),
    /** The reading that the refund columns come from. */
    refundReadNumber: bigint("refund_read_number", { mode: "number" }).notNull().default(0),
    periodEnd: timestamp("period_end", { withTimezone: true }),
    paidAt: timestamp("paid_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("stripe_invoices_user").on(table.userId, table.paidAt),
    index("stripe_invoices_payment_intent").on(table.paymentIntentId),
    check("stripe_invoices_amounts", sql`${table.amountTotalMinor} >= 0 and ${table.amountRefundedMinor} >= 0`),
  ],
);

/** Events seen, each once; the row and its effect are written in one transaction. */
export const stripeEvents = pgTable("stripe_events", {
  eventId: text("event_id").primaryKey(),
  type: text("type").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  receivedAt: timestamp("received_at", { withTimezone: true }).notNull().defaultNow(),
  outcome: text("outcome").notNull(),
});

/** Open checkouts: pressing twice, in two tabs or two processes, gives the same one. */
export const checkoutAttempts = pgTable(
  "checkout_attempts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    packageVersionId: integer("package_version_id").notNull(),
    priceId: text("price_id").notNull(),
    sessionId: text("session_id").unique(),
    url: text("url"),
    language: text("language", { enum: ["ar", "en"] }).notNull(),
    /** The page that the purchase began on, and leads back to; null for the prices. */
    returnPath: text("return_path"),
    state: text("state", { enum: ["creating", "open", "completed", "expired"] })
      .notNull()
      .default("creating"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("checkout_attempts_one_open")
      .on(table.userId, table.packageVersionId)
      .where(sql`${table.state} in ('creating', 'open')`),
    check("checkout_attempts_state", sql`${table.state} in ('creating', 'open', 'completed', 'expired')`),
  ],
);

/** The spec's view: one row a user, the live subscription if there is one, else the latest. */
export const stripeUserSubscriptions = pgView("stripe_user_subscriptions", {
  userId: text("user_id").notNull(),
  subscriptionId: text("subscription_id").notNull(),
  priceId: text("price_id"),
  subscriptionStatus: text("subscription_status").notNull(),
  cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
  currentPeriodEnd: timestamp("current_period_end", { withTimezone: true }),
  paymentMethodBrand: text("payment_method_brand"),
  paymentMethodLast4: text("payment_method_last4"),
}).as(sql`select distinct on (user_id) user_id, subscription_id, price_id,
  case when status in ('active', 'canceled', 'past_due', 'unpaid') then status when status = 'trialing' then 'active' else 'not_started' end as subscription_status,
  cancel_at_period_end, current_period_end, payment_method_brand, payment_method_last4
  from stripe_subscriptions order by user_id, (status in ('active', 'past_due', 'trialing', 'unpaid')) desc, created_at desc, subscription_id desc`);

/** The spec's view of orders, newest first by the reader's own ordering. */
export const stripeUserOrders = pgView("stripe_user_orders", {
  userId: text("user_id").notNull(),
  orderId: text("order_id").notNull(),
  orderDate: timestamp("order_date", { withTimezone: true }).notNull(),
  amountTotal: integer("amount_total").notNull(),
  currency: text("currency").notNull(),
  orderStatus: text("order_status").notNull(),
}).as(
  sql`select user_id, invoice_id as order_id, paid_at as order_date, amount_total_minor as amount_total, currency, status as order_status from stripe_invoices`,
);
