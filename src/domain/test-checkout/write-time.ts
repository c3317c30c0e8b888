import { eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { userCredits } from "#domain/credits/tables.ts";
import { stripeInvoices, stripeSubscriptions } from "#domain/billing/tables.ts";
import { moveBack } from "./store.ts";

/**
 * Lets a person's paid period pass, and the grace after it. A clock cannot be turned for one person, so everything of theirs
 * that is dated by a payment moves back by the same span: the provider's objects, the subscription, the invoices, the expiry.
 * The distances between these dates, and with them the rules, stay as they were; the ledger is append-only and keeps its
 * dates. Throws `not_found` for a person without credits that end.
 */
export async function letPeriodPass(tx: Database, userId: string, customerId: string, now: Date): Promise<void> {
  const [account] = await tx.select().from(userCredits).where(eq(userCredits.userId, userId)).for("update");
  if (!account?.expiresAt) throw new RefusalError("not_found");
  const seconds = Math.max(0, Math.ceil((account.expiresAt.getTime() - now.getTime()) / 1000));
  const earlier = (column: PgColumn) => sql`${column} - make_interval(secs => ${seconds})`;
  await moveBack(tx, customerId, seconds);
  await tx
    .update(userCredits)
    .set({ expiresAt: earlier(userCredits.expiresAt), topUpExpiresAt: earlier(userCredits.topUpExpiresAt) })
    .where(eq(userCredits.userId, userId));
  await tx
    .update(stripeInvoices)
    .set({ paidAt: earlier(stripeInvoices.paidAt), periodEnd: earlier(stripeInvoices.periodEnd) })
    .where(eq(stripeInvoices.userId, userId));
  await tx
    .update(stripeSubscriptions)
    .set({
      currentPeriodStart: earlier(stripeSubscriptions.currentPeriodStart),
      currentPeriodEnd: earlier(stripeSubscriptions.currentPeriodEnd),
      endedAt: earlier(stripeSubscriptions.endedAt),
      createdAt: earlier(stripeSubscriptions.createdAt),
    })
    .where(eq(stripeSubscriptions.userId, userId));
}
