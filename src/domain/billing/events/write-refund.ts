import { and, eq, or, sql } from "drizzle-orm";
import { type Database, rowsOf } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { creditLedger, userCredits } from "#domain/credits/tables.ts";
import { grantCredits, grantTopUp, withdrawCredits } from "#domain/credits/write.ts";
import { queueWebhooks } from "#domain/webhooks/write-queue.ts";
import { creditsToWithdraw, GRACE_MS, ONE_TIME, type ProviderRefund } from "#domain/billing/rules.ts";
import { stripeInvoices } from "#domain/billing/tables.ts";

/** True when nothing of an invoice's credits can be left: their time is over, or what was left has expired or been replaced since. */
async function areCreditsGone(tx: Database, invoice: StoredInvoice, now: Date): Promise<boolean> {
  if (invoice.billingReason === ONE_TIME) return isTopUpGone(tx, invoice, now);
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

/** The same of a top-up. Others bought since may have made it last longer than it was sold for. */
async function isTopUpGone(tx: Database, { userId, invoiceId }: StoredInvoice, now: Date): Promise<boolean> {
  const lasting = await rowsOf(
    tx,
    sql`select 1 from ${userCredits} where user_id = ${userId} and top_up_expires_at > ${now.toISOString()}::timestamptz
        and not exists (select 1 from ${creditLedger} own join ${creditLedger} later on later.user_id = own.user_id and later.id > own.id
          where own.source_type = 'stripe_payment' and own.source_id = ${invoiceId} and later.source_type = 'top_up_expiry')`,
  );
  return lasting.length === 0;
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
  const of = invoice.billingReason === ONE_TIME ? "topUp" : "package";
  if (due > 0)
    return warnOfUsed(deps, invoice, due, await withdrawCredits(tx, { userId, amount: due, of, cause, now }));
  // What was used before the dispute was not taken, so it does not come back.
  const taken = -moves.reduce((sum, { amount }) => sum + amount, 0);
  const amount = Math.min(-due, taken);
  if (amount <= 0) return 0;
  await giveBack(tx, invoice, { amount, cause, now });
  return amount;
}

/** Gives back what a dispute took, until the end it would have had. */
async function giveBack(
  tx: Database,
  { userId, billingReason, packageVersionId, periodEnd, paidAt }: StoredInvoice,
  given: { amount: number; cause: { type: "stripe_refund"; id: string }; now: Date },
): Promise<void> {
  const end = periodEnd ?? paidAt;
  if (billingReason !== ONE_TIME) {
    const expiresAt = new Date(end.getTime() + GRACE_MS);
    const kind = { mode: "add", packageType: "basic", packageVersionId } as const;
    await grantCredits(tx, { ...given, ...kind, userId, expiresAt });
    return;
  }
  const [account] = await tx.select().from(userCredits).where(eq(userCredits.userId, userId));
  const others = account?.topUpExpiresAt ?? end;
  await grantTopUp(tx, { ...given, userId, expiresAt: others > end ? others : end });
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
