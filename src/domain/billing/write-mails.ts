import { eq } from "drizzle-orm";
import { userPreferences, users } from "#domain/accounts/tables.ts";
import type { PackageVersion } from "#domain/packages/rules.ts";
import { DEFAULT_TIME_ZONE } from "#i18n/format.ts";
import { DEFAULT_LANGUAGE } from "#i18n/language.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import { type BillingEnvelope, receiptMail, renewalFailedMail } from "./mails.ts";
import type { ProviderInvoice } from "./rules.ts";

type Payment = Pick<ProviderInvoice, "id" | "amountPaidMinor" | "currency" | "paidAt" | "periodEnd">;

/** Queues the receipt of a payment. Call it where the invoice's row is first written: that row is what makes it happen once. */
export async function queueReceipt(
  tx: Database,
  deps: Deps,
  userId: string,
  paid: { payment: Payment; version: PackageVersion },
): Promise<void> {
  const { payment, version } = paid;
  if (payment.amountPaidMinor === 0) return;
  const envelope = await envelopeOf(tx, deps, userId);
  const packageName = envelope.language === "ar" ? version.displayNameAr : version.displayName;
  const { id: invoiceId, amountPaidMinor: amountMinor, currency, paidAt, periodEnd } = payment;
  await queueMail(
    tx,
    userId,
    receiptMail(envelope, {
      invoiceId,
      packageName,
      amountMinor,
      currency: currency.toUpperCase(),
      paidAt,
      periodEnd,
      isRecurring: version.isRecurring,
    }),
  );
}

/** Queues the mail about a renewal that was not paid. Call it where a subscription first becomes past due. */
export async function queueRenewalFailed(tx: Database, deps: Deps, userId: string): Promise<void> {
  await queueMail(tx, userId, renewalFailedMail(await envelopeOf(tx, deps, userId)));
}

async function envelopeOf(tx: Database, deps: Deps, userId: string): Promise<BillingEnvelope> {
  const [person] = await tx
    .select({ to: users.email, language: userPreferences.language, timeZone: userPreferences.timeZone })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId));
  return {
    to: person?.to ?? "",
    language: person?.language ?? DEFAULT_LANGUAGE,
    timeZone: person?.timeZone ?? DEFAULT_TIME_ZONE,
    publicUrl: deps.settings.PUBLIC_URL,
  };
}
