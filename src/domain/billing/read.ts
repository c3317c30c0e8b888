import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { findPackageVersion, type PackageOffer, toOffer } from "#domain/packages/read.ts";
import { LIVE_STATUSES } from "./rules.ts";
import { stripeCustomers, stripeSubscriptions, stripeUserOrders, stripeUserSubscriptions } from "./tables.ts";

export interface SubscriptionInfo {
  priceId: string | null;
  subscriptionStatus: "active" | "canceled" | "past_due" | "unpaid";
  cancelAtPeriodEnd: boolean;
  currentPeriodEnd: Date | null;
  /** Set once it is over; final. */
  endedAt: Date | null;
  paymentMethodBrand: string | null;
  paymentMethodLast4: string | null;
  plan: PackageOffer | null;
}

/** The user's subscription and the plan that was bought; null without one (`not_started` is none). */
export async function findSubscription(db: Database, userId: string): Promise<SubscriptionInfo | null> {
  const [found] = await db.select().from(stripeUserSubscriptions).where(eq(stripeUserSubscriptions.userId, userId));
  if (!found || found.subscriptionStatus === "not_started") return null;
  const [row] = await db
    .select({ packageVersionId: stripeSubscriptions.packageVersionId, endedAt: stripeSubscriptions.endedAt })
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.subscriptionId, found.subscriptionId));
  const version = row?.packageVersionId ? await findPackageVersion(db, row.packageVersionId) : null;
  const { userId: _user, subscriptionId: _subscription, ...rest } = found;
  return {
    ...rest,
    subscriptionStatus: found.subscriptionStatus as SubscriptionInfo["subscriptionStatus"],
    endedAt: row?.endedAt ?? null,
    plan: version && toOffer(version, found.priceId),
  };
}

export interface Order {
  orderId: string;
  orderDate: Date;
  /** Minor units of `currency`. */
  amountTotal: number;
  currency: string;
  orderStatus: string;
}

/** Paid invoices, newest first. */
export async function listOrders(db: Database, userId: string): Promise<Order[]> {
  const rows = await db
    .select()
    .from(stripeUserOrders)
    .where(eq(stripeUserOrders.userId, userId))
    .orderBy(desc(stripeUserOrders.orderDate), desc(stripeUserOrders.orderId))
    .limit(200);
  return rows.map(({ userId: _user, ...order }) => order);
}

/** The id of the subscription that counts as live; null without one. */
export async function findLiveSubscriptionId(db: Database, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ id: stripeSubscriptions.subscriptionId })
    .from(stripeSubscriptions)
    .where(and(eq(stripeSubscriptions.userId, userId), inArray(stripeSubscriptions.status, [...LIVE_STATUSES])));
  return found?.id ?? null;
}

export async function findCustomerId(db: Database, userId: string): Promise<string | null> {
  const [found] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.userId, userId));
  return found?.customerId ?? null;
}
