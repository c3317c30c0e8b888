import { randomUUID } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { users } from "#domain/accounts/tables.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { seal } from "#platform/auth/seal.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import { deleteDue } from "#platform/database/sweep.server.ts";
import type { Deps } from "#platform/deps.ts";
import { makeWebhookSecret } from "#platform/webhooks/sign.server.ts";
import { KEPT_DAYS, MOST_ADDRESSES, RETRY_SECONDS, type WebhookEvent } from "./rules.ts";
import { SEAL_USE } from "./seal-use.ts";
import { webhookAddresses, webhookDeliveries } from "./tables.ts";

/**
 * Adds an address and returns it with its signing secret, this once. Throws `too_many_webhooks`, and `invalid_input` for one
 * that is not https or does not lead to the public internet.
 */
export async function addWebhookAddress(
  deps: Deps,
  user: SignedInUser,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<{ id: string; url: string; events: WebhookEvent[]; secret: string }> {
  const fault = await deps.webhooks.check(url);
  if (fault !== null)
    throw new RefusalError("invalid_input", {
      fields: { url: fault === "unresolved" ? "unknown_host" : "unsafe_webhook" },
    });
  const added = { id: randomUUID(), url: new URL(url).href, events: [...new Set(events)] };
  const secret = makeWebhookSecret();
  await deps.db.transaction(async (tx) => {
    // The lock makes the count exact for two presses at once.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
    if ((await tx.$count(webhookAddresses, eq(webhookAddresses.userId, user.id))) >= MOST_ADDRESSES)
      throw new RefusalError("too_many_webhooks");
    const sealed = seal(deps.secret, SEAL_USE, added.id, secret);
    await tx.insert(webhookAddresses).values({ ...added, userId: user.id, sealed, createdAt: deps.now() });
    await appendAudit(tx, ownerOf(user), {
      action: "webhook.create",
      subject: added.id,
      after: { events: added.events },
    });
  });
  return { ...added, secret };
}

/** Takes an address away with its deliveries. Throws `not_found`. */
export async function removeWebhookAddress(db: Database, user: SignedInUser, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(webhookAddresses).where(ownAddress(user, id)).returning({ id: webhookAddresses.id });
    if (gone.length === 0) throw new RefusalError("not_found");
    await appendAudit(tx, ownerOf(user), { action: "webhook.remove", subject: id });
  });
}

/** Sends a test to one of the user's own addresses, which wakes it. Returns the message's id. Throws `not_found`. */
export async function queueWebhookTest(
  db: Database,
  user: SignedInUser,
  addressId: string,
  now: Date,
): Promise<string> {
  const id = `msg_${randomUUID().replaceAll("-", "")}`;
  await db.transaction(async (tx) => {
    await wake(tx, user, addressId);
    const test = { id, addressId, userId: user.id, event: "webhook.test" as const, data: {} };
    await tx.insert(webhookDeliveries).values({ ...test, nextAttemptAt: now, createdAt: now });
  });
  return id;
}

/**
 * Sends a delivery again, which wakes its address: a settled one with all its attempts, a waiting one at once, but never beside
 * an attempt that may still be under way. Throws `not_found`.
 */
export async function sendDeliveryAgain(
  db: Database,
  user: SignedInUser,
  ids: { addressId: string; deliveryId: string },
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.transaction(async (tx) => {
    await wake(tx, user, ids.addressId);
    const again = await tx
      .update(webhookDeliveries)
      .set({
        attempts: sql`case when ${webhookDeliveries.state} = 'waiting' then ${webhookDeliveries.attempts} else 0 end`,
        nextAttemptAt: sql`greatest(${at}, ${webhookDeliveries.lastAttemptAt} + interval '1 second' * ${RETRY_SECONDS[0]}::int)`,
        state: "waiting",
      })
      .where(and(eq(webhookDeliveries.id, ids.deliveryId), eq(webhookDeliveries.addressId, ids.addressId)))
      .returning({ id: webhookDeliveries.id });
    if (again.length === 0) throw new RefusalError("not_found");
  });
}

async function wake(tx: Database, user: SignedInUser, addressId: string): Promise<void> {
  const own = await tx
    .update(webhookAddresses)
    .set({ restingSince: null })
    .where(ownAddress(user, addressId))
    .returning({ id: webhookAddresses.id });
  if (own.length === 0) throw new RefusalError("not_found");
}

function ownAddress(user: SignedInUser, id: string) {
  return and(eq(webhookAddresses.id, id), eq(webhookAddresses.userId, user.id));
}

/** The audit log outlives the account, so it names the owner by id, and the address by its id. */
function ownerOf(user: SignedInUser): { id: string; email: string } {
  return { id: user.id, email: user.id };
}

/** Removes deliveries of more than 30 days ago. */
export async function sweepWebhookDeliveries(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await deleteDue(db, webhookDeliveries, lte(webhookDeliveries.createdAt, before));
}
