import { and, eq, inArray, isNull } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Deps } from "#platform/deps.ts";
import { nextReadNumber, orMissing } from "#domain/billing/provider.ts";
import { toSubscription } from "#domain/billing/rules.ts";
import { checkoutAttempts, stripeSubscriptions } from "#domain/billing/tables.ts";
import { applyState, endUnknownSubscription } from "#domain/billing/events/write-state.ts";

/**
 * Ends every subscription of a person at the provider, at once, and closes open checkouts; for account deletion. Throws
 * `payment_unavailable` when the provider does not do it: the account must then stay.
 */
export async function cancelSubscriptionsOf(deps: Deps, userId: string): Promise<void> {
  await closeCheckouts(deps, userId);
  const rows = await deps.db
    .select()
    .from(stripeSubscriptions)
    .where(and(eq(stripeSubscriptions.userId, userId), isNull(stripeSubscriptions.endedAt)));
  if (rows.length > 0 && deps.payments.mode === "none") throw new RefusalError("payment_unavailable");
  for (const { subscriptionId, customerId } of rows) {
    const readNumber = await nextReadNumber(deps.db);
    const ended = await orMissing(deps.payments.client().subscriptions.cancel(subscriptionId)).catch((error: Error) => {
      deps.log.error({ subscriptionId, error: error.message }, "a subscription could not be cancelled");
      throw new RefusalError("payment_unavailable", { cause: error });
    });
    if (ended === null) await endUnknownSubscription(deps.db, subscriptionId, deps.now());
    else
      await deps.db.transaction((tx) =>
        applyState(tx, deps, { readNumber, customerId, subscription: toSubscription(ended, deps.now()) }),
      );
  }
}

async function closeCheckouts(deps: Deps, userId: string): Promise<void> {
  const open = await deps.db
    .update(checkoutAttempts)
    .set({ state: "expired" })
    .where(and(eq(checkoutAttempts.userId, userId), inArray(checkoutAttempts.state, ["creating", "open"])))
    .returning();
  for (const { sessionId } of open) {
    if (sessionId === null || deps.payments.mode === "none") continue;
    await deps.payments
      .client()
      .checkout.sessions.expire(sessionId)
      .catch((error: Error) =>
        deps.log.info({ sessionId, error: error.message }, "an open checkout could not be closed"),
      );
  }
}
