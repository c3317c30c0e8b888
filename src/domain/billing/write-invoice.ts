import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type Database, rowsOf } from "#platform/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { creditLedger } from "#domain/credits/tables.ts";
import { grantCredits, withdrawCredits } from "#domain/credits/write.ts";
import { markSold } from "#domain/packages/write.ts";
import { findSoldVersion } from "./read-sold-version.ts";
import { creditsToWithdraw, GRACE_MS, type ProviderInvoice, type ProviderRefund } from "./rules.ts";
import { stripeInvoices } from "./tables.ts";

/** Records a paid invoice and grants its credits, once. Call it with the customer's row locked. */
export async function applyInvoice(
  tx: Database,
  deps: Deps,
  userId: string,
  invoice: ProviderInvoice,
): Promise<string> {
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
  await markSold(tx, version.id, deps.now());
  if (inserted.length === 0) {
    await tx
      .update(stripeInvoices)
      .set({ paymentIntentId: invoice.paymentIntentId })
      .where(and(eq(stripeInvoices.invoiceId, invoice.id), isNull(stripeInvoices.paymentIntentId)));
    return "invoice known";
  }
  const isFirst = invoice.billingReason === "subscription_create";
  if (!isFirst && invoice.billingReason !== "subscription_cycle") return "invoice without credits";
  if (version.credits === 0 || (await hasLaterGrant(tx, invoice))) return "invoice superseded";
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

/** True when a renewal of the same subscription for a later period has replaced what this period's invoice would give. */
async function hasLaterGrant(tx: Database, { subscriptionId, periodEnd }: ProviderInvoice): Promise<boolean> {
  if (periodEnd === null || subscriptionId === null) return false;
  const [later] = await tx
    .select({ id: stripeInvoices.invoiceId })
    .from(stripeInvoices)
    .where(
      and(
        eq(stripeInvoices.subscriptionId, subscriptionId),
        eq(stripeInvoices.billingReason, "subscription_cycle"),
        gt(stripeInvoices.creditsGranted, 0),
        gt(stripeInvoices.periodEnd, periodEnd),
      ),
    )
    .limit(1);
  return later !== undefined;
}

/** True when nothing of an invoice's credits can be left: their time is over, or what was left has expired or been replaced since. */
async function areCreditsGone(tx: Database, invoice: StoredInvoice, now: Date): Promise<boolean> {
  if (invoice.periodEnd !== null && invoice.periodEnd.getTime() + GRACE_MS <= now.getTime()) return true;
  const rows = await rowsOf(
    tx,
    sql`select later.id from ${creditLedger} own join ${creditLedger} later on later.user_id = own.user_id and later.id > own.id
      left join ${stripeInvoices} i on later.source_type = 'stripe_invoice' and i.invoice_id = later.source_id
      where own.source_type = 'stripe_invoice' and own.source_id = ${invoice.invoiceId}
        and (later.source_type in ('renewal', 'expiry') or i.billing_reason = 'subscription_cycle') limit 1`,
  );
  return rows.length > 0;
}

type StoredInvoice = typeof stripeInvoices.$inferSelect;

/** Takes back what a refund or dispute of a recorded invoice asks for. Call it with the customer's row locked. */
export async function applyRefund(tx: Database, deps: Deps, userId: string, refund: ProviderRefund): Promise<string> {
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
  const isGone = await areCreditsGone(tx, invoice, deps.now());
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
