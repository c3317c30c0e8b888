import { and, asc, eq, or } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { mailQueue } from "#platform/database/tables.ts";
import { identities, sessions, twoFactors, userPreferences, users } from "#domain/accounts/tables.ts";
import { listApiKeys } from "#domain/api-keys/read.ts";
import { checkoutAttempts, stripeCustomers, stripeInvoices, stripeSubscriptions } from "#domain/billing/tables.ts";
import { creditHolds, creditLedger, lowCreditNotices, userCredits } from "#domain/credits/tables.ts";
import { newsletterSubscribers } from "#domain/newsletter/tables.ts";
import { exportFacts } from "#domain/profile/read.ts";
import { proofs } from "#domain/proofs/tables.ts";
import { replies } from "#domain/replies/tables.ts";
import { runs } from "#domain/runs/tables.ts";
import { savedPrompts } from "#domain/saved/tables.ts";
import { toolWaits } from "#domain/tool-waits/tables.ts";
import { exportWebhookAddresses, exportWebhookDeliveries } from "#domain/webhooks/read.ts";
import type { ExportedPart } from "./rules-personal-data.ts";

/** One part for each table that `PERSONAL_TABLES` exports. */
type PersonalExport = Record<ExportedPart, unknown> & { exportedAt: Date };

/**
 * Everything stored about a user, as plain data; secrets (password and token hashes, second-factor keys) are named without their
 * values.
 */
export async function exportUserData(db: Database, userId: string, now: Date): Promise<PersonalExport> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const email = user?.email ?? "";
  return {
    exportedAt: now,
    account: user && withoutNote(user),
    preferences: await db.select().from(userPreferences).where(eq(userPreferences.userId, userId)),
    ...(await exportSignIns(db, userId)),
    apiKeys: await listApiKeys(db, userId),
    webhookAddresses: await exportWebhookAddresses(db, userId),
    webhookDeliveries: await exportWebhookDeliveries(db, userId),
    credits: await db.select().from(userCredits).where(eq(userCredits.userId, userId)),
    creditLedger: await db
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId))
      .orderBy(asc(creditLedger.id)),
    creditHolds: await db.select().from(creditHolds).where(eq(creditHolds.userId, userId)),
    lowCreditNotices: await db.select().from(lowCreditNotices).where(eq(lowCreditNotices.userId, userId)),
    runs: await db.select().from(runs).where(eq(runs.userId, userId)).orderBy(asc(runs.createdAt), asc(runs.id)),
    proofs: await db
      .select()
      .from(proofs)
      .where(eq(proofs.userId, userId))
      .orderBy(asc(proofs.createdAt), asc(proofs.id)),
    replies: await db
      .select()
      .from(replies)
      .where(eq(replies.userId, userId))
      .orderBy(asc(replies.createdAt), asc(replies.id)),
    toolWaits: await db.select().from(toolWaits).where(eq(toolWaits.userId, userId)),
    profile: await exportFacts(db, userId),
    savedPrompts: await db.select().from(savedPrompts).where(eq(savedPrompts.userId, userId)),
    paymentCustomer: await db.select().from(stripeCustomers).where(eq(stripeCustomers.userId, userId)),
    checkouts: await db.select().from(checkoutAttempts).where(eq(checkoutAttempts.userId, userId)),
    subscriptions: await db.select().from(stripeSubscriptions).where(eq(stripeSubscriptions.userId, userId)),
    invoices: await db.select().from(stripeInvoices).where(eq(stripeInvoices.userId, userId)),
    newsletter: await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)),
    mails: await db
      .select({ subject: mailQueue.subject, createdAt: mailQueue.createdAt, sentAt: mailQueue.sentAt })
      .from(mailQueue)
      .where(or(eq(mailQueue.userId, userId), eq(mailQueue.recipient, email), eq(mailQueue.replyTo, email))),
  };
}

/** How somebody signs in, and where they are signed in. */
async function exportSignIns(db: Database, userId: string) {
  return {
    waysToSignIn: await db
      .select({ provider: identities.providerId, subject: identities.accountId, createdAt: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    sessions: await db
      .select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.updatedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    secondFactor: await db
      .select({ onSince: twoFactors.enabledAt })
      .from(twoFactors)
      .where(and(eq(twoFactors.userId, userId), twoFactors.verified)),
  };
}

/** The administrator's note on a suspension is not the person's. */
function withoutNote({ suspendedReason: _note, ...account }: typeof users.$inferSelect) {
  return account;
}
