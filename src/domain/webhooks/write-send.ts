import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { unseal } from "#platform/auth/seal.server.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Deps } from "#platform/deps.ts";
import type { WebhookOutcome } from "#platform/webhooks/sender.server.ts";
import { signWebhook } from "#platform/webhooks/sign.server.ts";
import { bodyOf, type DeliveryFault, MOST_ATTEMPTS, RETRY_SECONDS } from "./rules.ts";
import { SEAL_USE } from "./seal-use.ts";
import { webhookAddresses, webhookDeliveries } from "./tables.ts";

/** Attempts side by side, and of them to one address: a slow receiver keeps nobody else's waiting. */
const AT_ONCE = 20;
const AT_ONCE_TO_ONE = 2;
const TURN_MS = 20_000;
/** The receiver says that nobody will ever be there again. */
const GONE = 410;

type Taken = typeof webhookDeliveries.$inferSelect & { url: string; sealed: string };
type Ended = WebhookOutcome | { fault: DeliveryFault };

/**
 * Sends what is due, each attempt by one process only. A failed one waits for the next of `RETRY_SECONDS`; after the last the
 * address rests. Returns how many arrived.
 */
export async function sendDueWebhooks(deps: Deps): Promise<number> {
  const endsAt = performance.now() + TURN_MS;
  let arrived = 0;
  while (performance.now() < endsAt) {
    const taken = await takeDue(deps.db, deps.now());
    if (taken.length === 0) break;
    const ended = await Promise.all(taken.map((delivery) => attempt(deps, delivery)));
    arrived += ended.filter(Boolean).length;
  }
  return arrived;
}

/**
 * Takes due deliveries by moving their next attempt ahead: no other process sends them meanwhile, and those of a process that
 * dies come again.
 */
async function takeDue(db: Database, now: Date): Promise<Taken[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const firstOfEach = sql`(select id from (
      select id, row_number() over (partition by address_id order by next_attempt_at, id) as place
      from ${webhookDeliveries} where state = 'waiting' and next_attempt_at <= ${at}) due
    where place <= ${AT_ONCE_TO_ONE})`;
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        sql`${webhookDeliveries.id} in ${firstOfEach}`,
        eq(webhookDeliveries.state, "waiting"),
        lte(webhookDeliveries.nextAttemptAt, now),
      ),
    )
    .orderBy(webhookDeliveries.nextAttemptAt, webhookDeliveries.id)
    .limit(AT_ONCE)
    .for("update", { skipLocked: true });
  const waits = sql.raw(`array[${RETRY_SECONDS.join(", ")}]`);
  const taken = await db
    .update(webhookDeliveries)
    .set({
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      lastAttemptAt: now,
      nextAttemptAt: sql`${at} + interval '1 second' * coalesce((${waits})[${webhookDeliveries.attempts} + 1], ${RETRY_SECONDS[1]}::int)`,
    })
    .where(sql`${webhookDeliveries.id} in ${due}`)
    .returning();
  if (taken.length === 0) return [];
  const ids = taken.map(({ addressId }) => addressId);
  const { id, url, sealed } = webhookAddresses;
  const addresses = await db.select({ id, url, sealed }).from(webhookAddresses).where(inArray(id, ids));
  return taken.flatMap((delivery) => {
    const address = addresses.find((one) => one.id === delivery.addressId);
    return address ? [{ ...delivery, url: address.url, sealed: address.sealed }] : [];
  });
}

/** True when the message arrived. */
async function attempt(deps: Deps, delivery: Taken): Promise<boolean> {
  const { db } = deps;
  // The process of the last attempt died before it could say how that ended.
  if (delivery.attempts > MOST_ATTEMPTS) return giveUp(db, delivery, { fault: "timeout" }, deps.now());
  const ended = await post(deps, delivery);
  const last = lastOf(ended);
  if ("status" in ended && ended.status >= 200 && ended.status < 300) {
    await db
      .update(webhookDeliveries)
      .set({ ...last, state: "sent" })
      .where(eq(webhookDeliveries.id, delivery.id));
    return true;
  }
  const isOver = delivery.attempts === MOST_ATTEMPTS || last.lastStatus === GONE || last.lastFault === "secret_lost";
  if (isOver) return giveUp(db, delivery, ended, deps.now());
  await db.update(webhookDeliveries).set(last).where(isStill(delivery));
  return false;
}

async function post(deps: Deps, { id, addressId, url, sealed, ...delivery }: Taken): Promise<Ended> {
  const secret = unseal(deps.secret, SEAL_USE, addressId, sealed);
  if (secret === null) return { fault: "secret_lost" };
  const body = bodyOf(delivery);
  const seconds = Math.floor(deps.now().getTime() / 1000);
  return deps.webhooks.post(url, signWebhook({ id, seconds, body }, secret), body);
}

function lastOf(ended: Ended) {
  return "status" in ended
    ? { lastStatus: ended.status, lastFault: null }
    : { lastStatus: null, lastFault: ended.fault };
}

/** An answer that came after the next attempt began says nothing of that one. */
function isStill({ id, attempts }: Taken) {
  return and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts));
}

/** Lets an address rest, with all that waits for it: the owner sees it, and a test or a delivery sent again wakes it. */
async function giveUp(db: Database, delivery: Taken, ended: Ended, now: Date): Promise<false> {
  await db.transaction(async (tx) => {
    const failed = await tx
      .update(webhookDeliveries)
      .set({ ...lastOf(ended), state: "failed" })
      .where(and(isStill(delivery), eq(webhookDeliveries.state, "waiting")))
      .returning({ id: webhookDeliveries.id });
    if (failed.length === 0) return;
    await tx.update(webhookAddresses).set({ restingSince: now }).where(eq(webhookAddresses.id, delivery.addressId));
    await tx
      .update(webhookDeliveries)
      .set({ state: "failed" })
      .where(and(eq(webhookDeliveries.addressId, delivery.addressId), eq(webhookDeliveries.state, "waiting")));
  });
  return false;
}
