import { eq, inArray } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import { type Database, isDatabaseUnavailable } from "#platform/database/db.server.ts";
import { appendAudit } from "#domain/audit/write.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { sessions, users } from "#domain/accounts/tables.ts";

/** Ends every session of a user; the next request of each is refused. Returns how many there were. Throws `not_found`. */
export async function endUserSessions(admin: Administrator, db: Database, userId: string): Promise<number> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (!user) throw new RefusalError("not_found");
    const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
    await appendAudit(tx, admin, {
      action: "user.end-sessions",
      subject: user.id,
      after: { sessions: ended.length },
    });
    return ended.length;
  });
}

/**
 * Sessions that were signed out while the database did not answer; each process ends those it was asked to end, and forgets them
 * when it ends itself.
 */
const unended = new WeakMap<Database, Set<string>>();
/** What an attacker without a session could make us keep is bounded. */
const MOST_UNENDED = 10_000;

/**
 * Ends the session of a token. False when the database does not answer: it is ended once that does (`endLateSessions`), unless
 * this process ends first.
 */
export async function endSessionByToken(db: Database, token: string): Promise<boolean> {
  try {
    await db.delete(sessions).where(eq(sessions.token, token));
    return true;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    const tokens = unended.get(db) ?? new Set<string>();
    unended.set(db, tokens);
    if (tokens.size < MOST_UNENDED) tokens.add(token);
    return false;
  }
}

/** Ends the sessions whose sign-out the database missed. */
export async function endLateSessions(db: Database): Promise<void> {
  const tokens = [...(unended.get(db) ?? [])];
  if (tokens.length === 0) return;
  await db.delete(sessions).where(inArray(sessions.token, tokens));
  for (const token of tokens) unended.get(db)?.delete(token);
}
