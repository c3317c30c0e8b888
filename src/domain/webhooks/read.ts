import { asc, desc, eq, lte, sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { SHOWN_DELIVERIES } from "./rules.ts";
import { webhookAddresses, webhookDeliveries } from "./tables.ts";

/** All of a delivery but whose it is. */
const SHOWN = {
  id: webhookDeliveries.id,
  event: webhookDeliveries.event,
  state: webhookDeliveries.state,
  attempts: webhookDeliveries.attempts,
  lastStatus: webhookDeliveries.lastStatus,
  lastFault: webhookDeliveries.lastFault,
  lastAttemptAt: webhookDeliveries.lastAttemptAt,
  nextAttemptAt: webhookDeliveries.nextAttemptAt,
  createdAt: webhookDeliveries.createdAt,
};
/** An address without its secret. */
const ADDRESS = {
  id: webhookAddresses.id,
  url: webhookAddresses.url,
  events: webhookAddresses.events,
  restingSince: webhookAddresses.restingSince,
  createdAt: webhookAddresses.createdAt,
};

/** A person's addresses, oldest first, without their secrets. */
export function exportWebhookAddresses(db: Database, userId: string) {
  return db
    .select(ADDRESS)
    .from(webhookAddresses)
    .where(eq(webhookAddresses.userId, userId))
    .orderBy(asc(webhookAddresses.createdAt), asc(webhookAddresses.id));
}

/** Every delivery to a person's addresses that is kept, with its data. */
export function exportWebhookDeliveries(db: Database, userId: string) {
  return db
    .select({ ...SHOWN, addressId: webhookDeliveries.addressId, data: webhookDeliveries.data })
    .from(webhookDeliveries)
    .innerJoin(webhookAddresses, eq(webhookAddresses.id, webhookDeliveries.addressId))
    .where(eq(webhookAddresses.userId, userId))
    .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id));
}

/** A person's addresses, oldest first, each with its last deliveries, newest first. */
export async function listWebhookAddresses(db: Database, userId: string) {
  const addresses = await exportWebhookAddresses(db, userId);
  if (addresses.length === 0) return [];
  const ranked = db
    .select({
      ...SHOWN,
      addressId: webhookDeliveries.addressId,
      place: sql<number>`row_number() over (partition
          by ${webhookDeliveries.addressId} order by ${webhookDeliveries.createdAt} desc, ${webhookDeliveries.id})`.as(
        "place",
      ),
    })
    .from(webhookDeliveries)
    .innerJoin(webhookAddresses, eq(webhookAddresses.id, webhookDeliveries.addressId))
    .where(eq(webhookAddresses.userId, userId))
    .as("ranked");
  const last = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, SHOWN_DELIVERIES))
    .orderBy(desc(ranked.createdAt), asc(ranked.id));
  return addresses.map((address) => ({
    ...address,
    deliveries: last
      .filter(({ addressId }) => addressId === address.id)
      .map(({ addressId: _address, place: _place, ...shown }) => shown),
  }));
}
