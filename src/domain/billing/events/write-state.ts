import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import { users } from "#domain/accounts/tables.ts";
import { markSold } from "#domain/packages/write.ts";
import { findSoldVersion } from "#domain/billing/read-sold-version.ts";
import {
  isLive,
  LIVE_STATUSES,
  type ProviderInvoice,
  type ProviderRefund,
  type ProviderSession,
  type ProviderSubscription,
} from "#domain/billing/rules.ts";
import { checkoutAttempts, stripeCustomers, stripeSubscriptions } from "#domain/billing/tables.ts";
import { queueRenewalFailed } from "#domain/billing/write-mails.ts";
import { applyInvoice } from "./write-invoice.ts";
import { applyPayment } from "./write-payment.ts";
import { applyRefund } from "./write-refund.ts";

/** State fetched from the provider under one read number, all of one customer. */
export interface ProviderState {
  readNumber: number;
  customerId: string | null;
  session?: ProviderSession | null;
  subscription?: ProviderSubscription | null;
  invoice?: ProviderInvoice | null;
  refund?: ProviderRefund | null;
}

/**
 * Writes fetched state. The customer's row is locked first, so that two deliveries about one person follow each other.
 * Applying the same or an older state again changes nothing. Returns what happened, for the event's row and the log.
 */
export async function applyState(tx: Database, deps: Deps, state: ProviderState): Promise<string> {
  const userId = await lockUserOf(tx, state.customerId);
  if (userId === null) return "ignored: unknown customer";
  const outcomes: string[] = [];
  if (state.session) outcomes.push(await applySession(tx, state.session));
  if (state.session?.mode === "payment") outcomes.push(await applyPayment(tx, deps, userId, state.session));
  if (state.subscription)
    outcomes.push(await applySubscription(tx, deps, userId, state.subscription, state.readNumber));
  if (state.invoice) outcomes.push(await applyInvoice(tx, deps, userId, state.invoice));
  if (state.refund) outcomes.push(await applyRefund(tx, deps, userId, state.refund, state.readNumber));
  return outcomes.join(", ") || "ignored: nothing to apply";
}

async function lockUserOf(tx: Database, customerId: string | null): Promise<string | null> {
  if (customerId === null) return null;
  const [found] = await tx
    .select({ userId: stripeCustomers.userId })
    .from(stripeCustomers)
    .innerJoin(users, eq(users.id, stripeCustomers.userId))
    .where(eq(stripeCustomers.customerId, customerId))
    .for("update", { of: stripeCustomers });
  return found?.userId ?? null;
}

/** A finished checkout whose payment is still on its way stays open: pressing again must not start a second one. */
async function applySession(tx: Database, session: ProviderSession): Promise<string> {
  const state =
    session.status === "expired" ? "expired" : session.status === "complete" && session.isPaid ? "completed" : null;
  if (state === null) return `session ${session.status}`;
  await tx.update(checkoutAttempts).set({ state }).where(eq(checkoutAttempts.sessionId, session.id));
  return `session ${state}`;
}

async function applySubscription(
  tx: Database,
  deps: Deps,
  userId: string,
  subscription: ProviderSubscription,
  readNumber: number,
): Promise<string> {
  const version = await findSoldVersion(tx, subscription);
  if (!version) return "ignored: foreign price";
  const [known] = await tx
    .select()
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.subscriptionId, subscription.id));
  if (known?.endedAt) return "subscription already ended";
  if (known && known.readNumber >= readNumber) return "older reading";
  const status = isLive(subscription.status)
    ? await placeAmongLive(tx, deps, userId, subscription)
    : subscription.status;
  const { id: subscriptionId, packageName: _name, packageVersionId: _version, ...rest } = subscription;
  const row = {
    ...rest,
    subscriptionId,
    userId,
    packageVersionId: version.id,
    status,
    readNumber,
    updatedAt: deps.now(),
  };
  await markSold(tx, version.id, deps.now());
  await tx
    .insert(stripeSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: stripeSubscriptions.subscriptionId, set: row });
  if (status === "past_due" && known?.status !== "past_due") await queueRenewalFailed(tx, deps, userId);
  return `subscription ${status}`;
}

/** A user has one live subscription: the one made first. A second is kept apart as a duplicate and reported. */
async function placeAmongLive(
  tx: Database,
  deps: Deps,
  userId: string,
  subscription: ProviderSubscription,
): Promise<string> {
  const [other] = await tx
    .select()
    .from(stripeSubscriptions)
    .where(
      and(
        eq(stripeSubscriptions.userId, userId),
        ne(stripeSubscriptions.subscriptionId, subscription.id),
        inArray(stripeSubscriptions.status, [...LIVE_STATUSES]),
      ),
    );
  if (!other) return subscription.status;
  deps.log.error(
    { userId, subscriptions: [other.subscriptionId, subscription.id] },
    "two live subscriptions for one person: cancel and refund the later one at the provider",
  );
  const isFirst =
    subscription.createdAt < other.createdAt ||
    (subscription.createdAt.getTime() === other.createdAt.getTime() && subscription.id < other.subscriptionId);
  if (!isFirst) return "duplicate";
  await tx
    .update(stripeSubscriptions)
    .set({ status: "duplicate" })
    .where(eq(stripeSubscriptions.subscriptionId, other.subscriptionId));
  return subscription.status;
}

/** Marks a subscription the provider no longer knows as ended. */
export async function endUnknownSubscription(db: Database, subscriptionId: string, now: Date): Promise<void> {
  await db
    .update(stripeSubscriptions)
    .set({ status: "canceled", endedAt: now, updatedAt: now })
    .where(and(eq(stripeSubscriptions.subscriptionId, subscriptionId), isNull(stripeSubscriptions.endedAt)));
}
