import { and, eq, lt } from "drizzle-orm";
import type { Database } from "#platform/db.server.ts";
import { sessions, users, verifications } from "./tables.ts";

const UNCONFIRMED_DAYS = 30;

/** Removes what is over: used-up links and codes, ended sessions, and addresses that nobody confirmed for 30 days. */
export async function sweepAccounts(db: Database, now: Date): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  const before = new Date(now.getTime() - UNCONFIRMED_DAYS * 86_400_000);
  await db.delete(users).where(and(eq(users.emailVerified, false), lt(users.createdAt, before)));
}
