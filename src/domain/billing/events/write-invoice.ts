import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { type Database, rowsOf } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { creditLedger } from "#domain/credits/tables.ts";
import { grantCredits, withdrawCredits } from "#domain/credits/write.ts";
import type { WebhookData } from "#domain/webhooks/rules.ts";
import { queueWebhooks } from "#domain/webhooks/write-queue.ts";
import { markSold } from "#domain/packages/write.ts";
import { findSoldVersion } from "#domain/billing/read-sold-version.ts";
import { creditsToWithdraw, GRACE_MS, type ProviderInvoice, type ProviderRefund } from "#domain/billing/rules.ts";
import { stripeInvoices } from "#domain/billing/tables.ts";
import { queueReceipt } from "#domain/billing/write-mails.ts";

/** Records a paid invoice, mails its receipt and grants its credits, once. Call it with the customer's row locked. */
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
  await queueReceipt(tx, deps, userId, { invoice, version });
  await queueWebhooks(tx, userId, "payment.updated", paidData(invoice));
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

/** What programs hear of a payment that has arrived. */
function paidData({ id, amountPaidMinor, currency }: ProviderInvoice): WebhookData["payment.updated"] {
  return { invoiceId: id, status: "paid", amountMinor: amountPaidMinor, refundedMinor: 0, currency };
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

/**
 * Takes back what a refund or dispute of a recorded invoice asks for, and gives back what a dispute took once it is won. An
 * older reading than the last changes nothing. Call it with the customer's row locked.
 */
export async function applyRefund(
  tx: Database,
  deps: Deps,
  userId: string,
  refund: ProviderRefund,
  readNumber: number,
): Promise<string> {
  const invoice = await findRefunded(tx, userId, refund);
  if (!invoice) return "ignored: refund of no invoice";
  if (readNumber < invoice.refundReadNumber) return "older reading";
  const isDisputed = refund.isDisputed ?? invoice.status === "disputed";
  const isWon = invoice.status === "disputed" && !isDisputed;
  const asked = creditsToWithdraw(invoice.creditsGranted, refund.amountMinor, refund.refundedMinor, isDisputed);
  const target = isWon ? asked : Math.max(asked, invoice.creditsWithdrawn);
  const moved = await moveTo(tx, deps, invoice, target);
  const status = statusAfter(refund, isDisputed);
  if (status !== invoice.status || refund.refundedMinor !== invoice.amountRefundedMinor)
    await queueWebhooks(tx, userId, "payment.updated", {
      invoiceId: invoice.invoiceId,
      status,
      amountMinor: invoice.amountTotalMinor,
      refundedMinor: refund.refundedMinor,
      currency: invoice.currency,
    });
  await tx
    .update(stripeInvoices)
    .set({
      amountRefundedMinor: refund.refundedMinor,
      creditsWithdrawn: target,
      status,
      refundReadNumber: readNumber,
    })
    .where(eq(stripeInvoices.invoiceId, invoice.invoiceId));
  return moved > 0 ? `refund gave back ${moved}` : `refund withdrew ${-moved}`;
}

async function findRefunded(tx: Database, userId: string, refund: ProviderRefund): Promise<StoredInvoice | undefined> {
  const { paymentIntentId, invoiceId } = refund;
  const [invoice] = await tx
    .select()
    .from(stripeInvoices)
    .where(
      and(
        eq(stripeInvoices.userId, userId),
        or(
          paymentIntentId === null ? undefined : eq(stripeInvoices.paymentIntentId, paymentIntentId),
          invoiceId === null ? undefined : eq(stripeInvoices.invoiceId, invoiceId),
          sql`false`,
        ),
      ),
    );
  return invoice;
}

/** Brings what is withdrawn of an invoice's credits to `target`. Returns what the balance gained, below 0 what it lost. */
async function moveTo(tx: Database, deps: Deps, invoice: StoredInvoice, target: number): Promise<number> {
  const { userId, invoiceId } = invoice;
  const now = deps.now();
  const due = target - invoice.creditsWithdrawn;
  if (due === 0 || (await areCreditsGone(tx, invoice, now))) return warnOfUsed(deps, invoice, due, 0);
  const ofInvoice = and(
    eq(creditLedger.sourceType, "stripe_refund"),
    sql`split_part(${creditLedger.sourceId}, '/', 1) = ${invoiceId}`,
    eq(creditLedger.userId, userId),
  );
  const moves = await tx.select({ amount: creditLedger.amount }).from(creditLedger).where(ofInvoice);
  const cause = { type: "stripe_refund" as const, id: `${invoiceId}/${target}/${moves.length}` };
  if (due > 0) return warnOfUsed(deps, invoice, due, await withdrawCredits(tx, { userId, amount: due, cause, now }));
  // What was used before the dispute was not taken, so it does not come back.
  const taken = -moves.reduce((sum, { amount }) => sum + amount, 0);
  const amount = Math.min(-due, taken);
  if (amount <= 0) return 0;
  await grantCredits(tx, {
    userId,
    amount,
    mode: "add",
    packageType: "basic",
    packageVersionId: invoice.packageVersionId,
    expiresAt: new Date((invoice.periodEnd ?? invoice.paidAt).getTime() + GRACE_MS),
    cause,
    now,
  });
  return amount;
}

function warnOfUsed(deps: Deps, { userId, invoiceId }: StoredInvoice, due: number, taken: number): number {
  if (due > taken) deps.log.warn({ userId, invoiceId, due, taken }, "refunded credits were already used");
  return -taken;
}

function statusAfter(refund: ProviderRefund, isDisputed: boolean): string {
  if (isDisputed) return "disputed";
  if (refund.refundedMinor === 0) return "paid";
  return refund.refundedMinor >= refund.amountMinor ? "refunded" : "partially_refunded";
}
