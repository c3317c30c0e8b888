import { and, eq, inArray, isNull, like, or } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { mailQueue } from "#platform/database/tables.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { users, verifications } from "#domain/accounts/tables.ts";
import { checkoutAttempts, stripeSubscriptions } from "#domain/billing/tables.ts";
import { cancelSubscriptionsOf } from "#domain/billing/checkout/write-cancel.ts";
import { closeCredits } from "#domain/credits/write.ts";
import { newsletterSubscribers } from "#domain/newsletter/tables.ts";
import { forgetProofs } from "#domain/proofs/write.ts";
import { forgetReplies } from "#domain/replies/write.ts";
import { forgetRuns } from "#domain/runs/write.ts";
import { savedPrompts } from "#domain/saved/tables.ts";

/**
 * Closes an account for good: live subscriptions are cancelled at the provider first (if that fails, nothing is deleted),
 * then everything personal goes in one transaction. What stays, without the person: the ledger, the rows of runs without
 * text, invoices, and the keyed hash that says the free package was claimed. The administrator's account cannot be closed.
 */
export async function closeAccount(deps: Deps, user: SignedInUser): Promise<void> {
  if (user.role === "administrator") throw new RefusalError("forbidden");
  await cancelSubscriptionsOf(deps, user.id);
  await deps.db.transaction(async (tx) => {
    const [found] = await tx.select({ email: users.email }).from(users).where(eq(users.id, user.id)).for("update");
    if (!found) return;
    await refuseLiveSubscription(tx, user.id);
    await forgetRuns(tx, user.id, deps.now());
    await closeCredits(tx, user.id, deps.now());
    // Once more, with the credits locked: a run may have been admitted meanwhile, and no further one can be.
    await forgetRuns(tx, user.id, deps.now());
    await forgetProofs(tx, user.id);
    await forgetReplies(tx, user.id);
    await tx.delete(savedPrompts).where(eq(savedPrompts.userId, user.id));
    await tx
      .update(stripeSubscriptions)
      .set({ paymentMethodBrand: null, paymentMethodLast4: null })
      .where(eq(stripeSubscriptions.userId, user.id));
    await tx.delete(checkoutAttempts).where(eq(checkoutAttempts.userId, user.id));
    await tx
      .delete(mailQueue)
      .where(
        or(eq(mailQueue.userId, user.id), eq(mailQueue.recipient, found.email), eq(mailQueue.replyTo, found.email)),
      );
    await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, found.email));
    await tx
      .delete(verifications)
      .where(or(like(verifications.identifier, `link:${user.id}:%`), eq(verifications.value, user.id)));
    // Sessions, ways to sign in, preferences, the profile, API keys and webhooks go with it.
    await tx.delete(users).where(eq(users.id, user.id));
  });
}

/** A subscription that could not be cancelled would go on charging a person who is gone. */
async function refuseLiveSubscription(tx: Database, userId: string): Promise<void> {
  const live = await tx
    .select({ id: stripeSubscriptions.subscriptionId })
    .from(stripeSubscriptions)
    .where(
      and(
        eq(stripeSubscriptions.userId, userId),
        isNull(stripeSubscriptions.endedAt),
        inArray(stripeSubscriptions.status, ["active", "past_due", "trialing", "unpaid"]),
      ),
    );
  if (live.length > 0) throw new RefusalError("payment_unavailable");
}
