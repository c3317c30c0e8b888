import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { grantTopUp } from "#domain/credits/write.ts";
import { expiryOf } from "#domain/packages/rules.ts";
import { queueWebhooks } from "#domain/webhooks/write-queue.ts";
import { markSold } from "#domain/packages/write.ts";
import { findSoldVersion } from "#domain/billing/read-sold-version.ts";
import { ONE_TIME, type ProviderSession } from "#domain/billing/rules.ts";
import { stripeInvoices } from "#domain/billing/tables.ts";
import { queueReceipt } from "#domain/billing/write-mails.ts";

/**
 * Records a paid checkout of what is paid for once as an order under the session's id, mails its receipt and grants its credits, once.
 * Their time begins now: a payment that is learned of late takes none of it. Call it with the customer's row locked.
 */
export async function applyPayment(
  tx: Database,
  deps: Deps,
  userId: string,
  session: ProviderSession,
): Promise<string> {
  if (session.status !== "complete" || !session.isPaid) return "payment not made";
  const { packageVersionId } = session;
  const version = await findSoldVersion(tx, { priceId: null, packageVersionId, packageName: null });
  if (!version || version.isRecurring) return "ignored: foreign price";
  const paidAt = deps.now();
  const periodEnd = expiryOf(paidAt, version.durationValue, version.durationUnit);
  const inserted = await tx
    .insert(stripeInvoices)
    .values({
      invoiceId: session.id,
      userId,
      customerId: session.customerId ?? "",
      packageVersionId: version.id,
      billingReason: ONE_TIME,
      amountTotalMinor: session.amountTotalMinor,
      currency: session.currency,
      status: "paid",
      creditsGranted: version.credits,
      paymentIntentId: session.paymentIntentId,
      periodEnd,
      paidAt,
    })
    .onConflictDoNothing()
    .returning();
  if (inserted.length === 0) return "payment known";
  await markSold(tx, version.id, paidAt);
  const { amountTotalMinor: amountPaidMinor, currency, id } = session;
  await queueReceipt(tx, deps, userId, {
    payment: { id, amountPaidMinor, currency, paidAt, periodEnd },
    version,
  });
  const paid = { invoiceId: id, status: "paid", amountMinor: amountPaidMinor, refundedMinor: 0, currency };
  await queueWebhooks(tx, userId, "payment.updated", paid);
  if (version.credits === 0) return "payment without credits";
  await grantTopUp(tx, {
    userId,
    amount: version.credits,
    expiresAt: periodEnd,
    cause: { type: "stripe_payment", id: session.id },
    now: paidAt,
  });
  return `payment granted ${version.credits}`;
}
