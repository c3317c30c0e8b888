import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { grantCredits } from "#domain/credits/write.ts";
import type { WebhookData } from "#domain/webhooks/rules.ts";
import { queueWebhooks } from "#domain/webhooks/write-queue.ts";
import { markSold } from "#domain/packages/write.ts";
import { findSoldVersion } from "#domain/billing/read-sold-version.ts";
import { GRACE_MS, type ProviderInvoice } from "#domain/billing/rules.ts";
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
  await queueReceipt(tx, deps, userId, { payment: invoice, version });
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
