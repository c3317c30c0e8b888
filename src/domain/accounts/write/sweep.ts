import { and, lt, not } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { deleteDue } from "#platform/database/sweep.server.ts";
import { sessions, users, verifications } from "#domain/accounts/tables.ts";

const UNCONFIRMED_DAYS = 30;

/** Removes what is over: used-up links and codes, ended sessions, and addresses that nobody confirmed for 30 days. */
export async function sweepAccounts(db: Database, now: Date): Promise<void> {
  await deleteDue(db, verifications, lt(verifications.expiresAt, now));
  await deleteDue(db, sessions, lt(sessions.expiresAt, now));
  const before = new Date(now.getTime() - UNCONFIRMED_DAYS * 86_400_000);
  await deleteDue(db, users, and(not(users.emailVerified), lt(users.createdAt, before)));
}
