import { and, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/db.server.ts";
import type { Deps } from "../../platform/deps.ts";
import { users } from "../accounts/tables.ts";
import { grantCredits, withdrawCredits } from "../credits/write.ts";
import { findActivePackage, findPackageVersion, findVersionByPriceId } from "../packages/read.ts";
import type { PackageVersion } from "../packages/rules.ts";
import {
  creditsToWithdraw,
  GRACE_MS,
  isLive,
  LIVE_STATUSES,
  type ProviderInvoice,
  type ProviderRefund,
  type ProviderSession,
  type ProviderSubscription,
} from "./rules.ts";
import { checkoutAttempts, stripeCustomers, stripeInvoices, stripeSubscriptions } from "./tables.ts";

/** State fetched from the provider under one read number, all of one customer. */
export interface ProviderState {
  readNumber: number;
  customerId: string | null;
  session?: ProviderSession | null;
  subscription?: ProviderSubscription | null;
  invoice?: ProviderInvoice | null;
  refund?: ProviderRefund | null;
}

/**
 * Writes fetched state. The customer's row is locked first, so that two deliveries about one person follow each other.
 * Applying the same or an older state again changes nothing. Returns what happened, for the event's row and the log.
 */
export async function applyState(tx: Database, deps: Deps, state: ProviderState): Promise<string> {
  const userId = await lockUserOf(tx, state.customerId);
  if (userId === null) return "ignored: unknown customer";
  const outcomes: string[] = [];
  if (state.session) outcomes.push(await applySession(tx, state.session));
  if (state.subscription)
    outcomes.push(await applySubscription(tx, deps, userId, state.subscription, state.readNumber));
  if (state.invoice) outcomes.push(await applyInvoice(tx, deps, userId, state.invoice));
  if (state.refund) outcomes.push(await applyRefund(tx, deps, userId, state.refund));
  return outcomes.join(", ") || "ignored: nothing to apply";
}

async function lockUserOf(tx: Database, customerId: string | null): Promise<string | null> {
  if (customerId === null) return null;
  const [found] = await tx
    .select({ userId: stripeCustomers.userId })
    .from(stripeCustomers)
    .innerJoin(users, eq(users.id, stripeCustomers.userId))
    .where(eq(stripeCustomers.customerId, customerId))
    .for("update", { of: stripeCustomers });
  return found?.userId ?? null;
}

/** A finished checkout whose payment is still on its way stays open: pressing again must not start a second one. */
async function applySession(tx: Database, session: ProviderSession): Promise<string> {
  const state =
    session.status === "expired" ? "expired" : session.status === "complete" && session.isPaid ? "completed" : null;
  if (state === null) return `session ${session.status}`;
  await tx.update(checkoutAttempts).set({ state }).where(eq(checkoutAttempts.sessionId, session.id));
  return `session ${state}`;
}

async function applySubscription(
  tx: Database,
  deps: Deps,
  userId: string,
  subscription: ProviderSubscription,
  readNumber: number,
): Promise<string> {
  const version = await findSoldVersion(tx, subscription);
  if (!version) return "ignored: foreign price";
  const [known] = await tx
    .select()
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.subscriptionId, subscription.id));
  if (known?.endedAt) return "subscription already ended";
  if (known && known.readNumber >= readNumber) return "older reading";
  const status = isLive(subscription.status)
    ? await placeAmongLive(tx, deps, userId, subscription)
    : subscription.status;
  const { id: subscriptionId, packageName: _name, packageVersionId: _version, ...rest } = subscription;
  const row = {
    ...rest,
    subscriptionId,
    userId,
    packageVersionId: version.id,
    status,
    readNumber,
    updatedAt: deps.now(),
  };
  await tx
    .insert(stripeSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: stripeSubscriptions.subscriptionId, set: row });
  return `subscription ${status}`;
}

/** A user has one live subscription: the one made first. A second is kept apart as a duplicate and reported. */
async function placeAmongLive(
  tx: Database,
  deps: Deps,
  userId: string,
  subscription: ProviderSubscription,
): Promise<string> {
  const [other] = await tx
    .select()
    .from(stripeSubscriptions)
    .where(
      and(
        eq(stripeSubscriptions.userId, userId),
        ne(stripeSubscriptions.subscriptionId, subscription.id),
        inArray(stripeSubscriptions.status, [...LIVE_STATUSES]),
      ),
    );
  if (!other) return subscription.status;
  deps.log.error(
    { userId, subscriptions: [other.subscriptionId, subscription.id] },
    "two live subscriptions for one person: cancel and refund the later one at the provider",
  );
  const isFirst =
    subscription.createdAt < other.createdAt ||
    (subscription.createdAt.getTime() === other.createdAt.getTime() && subscription.id < other.subscriptionId);
  if (!isFirst) return "duplicate";
  await tx
    .update(stripeSubscriptions)
    .set({ status: "duplicate" })
    .where(eq(stripeSubscriptions.subscriptionId, other.subscriptionId));
  return subscription.status;
}

async function applyInvoice(tx: Database, deps: Deps, userId: string, invoice: ProviderInvoice): Promise<string> {
  if (invoice.status !== "paid") return `invoice ${invoice.status}`;
  const version = await findSoldVersion(tx, invoice);
  if (!version) return "ignored: foreign price";
  const inserted = await tx
    .insert(stripeInvoices)
    .values({
      invoiceId: invoice.id,
      userId,
      customerId: invoice.customerId,
      subscriptionId: invoice.subscriptionId,
      packageVersionId: version.id,
      billingReason: invoice.billingReason,
      amountTotalMinor: invoice.amountPaidMinor,
      currency: invoice.currency,
      status: "paid",
      paymentIntentId: invoice.paymentIntentId,
      periodEnd: invoice.periodEnd,
      paidAt: invoice.paidAt,
    })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) {
    await tx
      .update(stripeInvoices)
      .set({ paymentIntentId: invoice.paymentIntentId })
      .where(and(eq(stripeInvoices.invoiceId, invoice.id), isNull(stripeInvoices.paymentIntentId)));
    return "invoice known";
  }
  const isFirst = invoice.billingReason === "subscription_create";
  if (!isFirst && invoice.billingReason !== "subscription_cycle") return "invoice without credits";
  if (version.credits === 0 || (await hasLaterGrant(tx, userId, invoice.periodEnd))) return "invoice superseded";
  const periodEnd = invoice.periodEnd ?? invoice.paidAt;
  const granted = await grantCredits(tx, {
    userId,
    amount: version.credits,
    mode: isFirst ? "add" : "replace",
    packageType: "basic",
    packageVersionId: version.id,
    expiresAt: new Date(periodEnd.getTime() + GRACE_MS),
    cause: { type: "stripe_invoice", id: invoice.id },
    now: deps.now(),
  });
  if (!granted) return "invoice counted before";
  await tx
    .update(stripeInvoices)
    .set({ creditsGranted: version.credits })
    .where(eq(stripeInvoices.invoiceId, invoice.id));
  return `invoice granted ${version.credits}`;
}

/** True when a renewal for a later period has already replaced what this period's invoice would give. */
async function hasLaterGrant(tx: Database, userId: string, periodEnd: Date | null): Promise<boolean> {
  if (periodEnd === null) return false;
  const [later] = await tx
    .select({ id: stripeInvoices.invoiceId })
    .from(stripeInvoices)
    .where(
      and(
        eq(stripeInvoices.userId, userId),
        eq(stripeInvoices.billingReason, "subscription_cycle"),
        gt(stripeInvoices.creditsGranted, 0),
        gt(stripeInvoices.periodEnd, periodEnd),
      ),
    )
    .limit(1);
  return later !== undefined;
}

async function applyRefund(tx: Database, deps: Deps, userId: string, refund: ProviderRefund): Promise<string> {
  const [invoice] = await tx
    .select()
    .from(stripeInvoices)
    .where(
      and(
        eq(stripeInvoices.userId, userId),
        or(
          refund.paymentIntentId === null ? undefined : eq(stripeInvoices.paymentIntentId, refund.paymentIntentId),
          refund.invoiceId === null ? undefined : eq(stripeInvoices.invoiceId, refund.invoiceId),
          sql`false`,
        ),
      ),
    );
  if (!invoice) return "ignored: refund of no invoice";
  const isDisputed = refund.isDisputed ?? invoice.status === "disputed";
  const target = creditsToWithdraw(invoice.creditsGranted, refund.amountMinor, refund.refundedMinor, isDisputed);
  const due = target - invoice.creditsWithdrawn;
  const isGone = await hasLaterGrant(tx, userId, invoice.periodEnd);
  const taken =
    due > 0 && !isGone
      ? await withdrawCredits(tx, {
          userId,
          amount: due,
          cause: { type: "stripe_refund", id: `${invoice.invoiceId}/${target}` },
          now: deps.now(),
        })
      : 0;
  if (due > taken)
    deps.log.warn({ userId, invoiceId: invoice.invoiceId, due, taken }, "refunded credits were already used");
  await tx
    .update(stripeInvoices)
    .set({
      amountRefundedMinor: refund.refundedMinor,
      creditsWithdrawn: Math.max(target, invoice.creditsWithdrawn),
      status: statusAfter(refund, isDisputed),
    })
    .where(eq(stripeInvoices.invoiceId, invoice.invoiceId));
  return `refund withdrew ${taken}`;
}

function statusAfter(refund: ProviderRefund, isDisputed: boolean): string {
  if (isDisputed) return "disputed";
  if (refund.refundedMinor === 0) return "paid";
  return refund.refundedMinor >= refund.amountMinor ? "refunded" : "partially_refunded";
}

/** The version that was bought: what the checkout wrote down where the price agrees, else by price id, else the name's active one. */
async function findSoldVersion(
  tx: Database,
  sold: { priceId: string | null; packageVersionId: number | null; packageName: string | null },
): Promise<PackageVersion | null> {
  const bought = sold.packageVersionId === null ? null : await findPackageVersion(tx, sold.packageVersionId);
  if (bought && (sold.priceId === null || sold.priceId === bought.stripePriceId)) return bought;
  const byPrice = sold.priceId === null ? null : await findVersionByPriceId(tx, sold.priceId);
  if (byPrice ?? bought) return byPrice ?? bought;
  return sold.packageName === null ? null : findActivePackage(tx, sold.packageName);
}

/** Marks a subscription the provider no longer knows as ended. */
export async function endUnknownSubscription(db: Database, subscriptionId: string, now: Date): Promise<void> {
  await db
    .update(stripeSubscriptions)
    .set({ status: "canceled", endedAt: now, updatedAt: now })
    .where(and(eq(stripeSubscriptions.subscriptionId, subscriptionId), isNull(stripeSubscriptions.endedAt)));
}
