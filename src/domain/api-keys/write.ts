import { createHash, randomBytes, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Caller, KeyScope, SignedInUser } from "#domain/accounts/access.ts";
import { users } from "#domain/accounts/tables.ts";
import { appendAudit } from "#domain/audit/write.ts";
import type { ApiKey } from "./read.ts";
import { isUseDue, KEY_PREFIX, looksLikeKey, MOST_KEYS, startOf } from "./rules.ts";
import { apiKeys } from "./tables.ts";

export interface NewKey {
  name: string;
  scopes: KeyScope[];
  /** Null: no limit but the owner's. */
  runsPerDay: number | null;
}

/** Makes a key and returns it whole: this is the only time that it is seen. Throws `too_many_keys`. */
export async function makeApiKey(
  db: Database,
  user: SignedInUser,
  { name, scopes, runsPerDay }: NewKey,
  now: Date,
): Promise<ApiKey & { key: string }> {
  const key = KEY_PREFIX + randomBytes(24).toString("hex");
  const shown: ApiKey = {
    id: randomUUID(),
    name,
    start: startOf(key),
    scopes: [...new Set(scopes)],
    runsPerDay,
    lastUsedAt: null,
    createdAt: now,
  };
  await db.transaction(async (tx) => {
    // The lock makes the count exact for two presses at once.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
    if ((await tx.$count(apiKeys, eq(apiKeys.userId, user.id))) >= MOST_KEYS) throw new RefusalError("too_many_keys");
    await tx.insert(apiKeys).values({ ...shown, userId: user.id, hash: hashOf(key) });
    await appendAudit(tx, ownerOf(user), {
      action: "api-key.create",
      subject: shown.start,
      after: { scopes: shown.scopes, runsPerDay },
    });
  });
  return { ...shown, key };
}

/** Ends one of the user's own keys at once. Throws `not_found`. */
export async function revokeApiKey(db: Database, user: SignedInUser, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, user.id)))
      .returning({ start: apiKeys.start });
    if (!gone) throw new RefusalError("not_found");
    await appendAudit(tx, ownerOf(user), { action: "api-key.revoke", subject: gone.start });
  });
}

/** Ends all keys of a person who has proved who they are: by the password, or by a link to their mailbox. */
export async function revokeAllApiKeys(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning({ start: apiKeys.start });
    for (const { start } of gone)
      await appendAudit(tx, { id: userId, email: userId }, { action: "api-key.revoke", subject: start });
  });
}

/** The audit log outlives the account, so it names the owner by id and never by address. */
function ownerOf(user: SignedInUser): { id: string; email: string } {
  return { id: user.id, email: user.id };
}

/**
 * Who a key belongs to and what it allows; null for a key nobody has. Found by its hash, so that how long the look-up
 * takes says nothing about other keys. Notes the use, at most every few minutes.
 */
export async function findKeyCaller(db: Database, key: string, now: Date): Promise<Caller | null> {
  if (!looksLikeKey(key)) return null;
  const [found] = await db
    .select({
      id: apiKeys.id,
      scopes: apiKeys.scopes,
      runsPerDay: apiKeys.runsPerDay,
      lastUsedAt: apiKeys.lastUsedAt,
      user: users,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.hash, hashOf(key)));
  if (!found) return null;
  const { id, scopes, runsPerDay, user } = found;
  if (isUseDue(found.lastUsedAt, now)) await db.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
  const { email, emailVerified, role, mustChangePassword, createdAt } = user;
  const isSuspended = user.suspendedAt !== null;
  return {
    user: { id: user.id, email, emailVerified, role, mustChangePassword, isSuspended, createdAt, sessionId: "" },
    scopes,
    key: { id, runsPerDay },
  };
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
