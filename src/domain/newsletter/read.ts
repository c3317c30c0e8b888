import { asc, eq } from "drizzle-orm";
import type { Database } from "#platform/db.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { newsletterSubscribers } from "./tables.ts";

export type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** Everybody who confirmed and did not leave, oldest first. */
export async function listSubscribers(_administrator: Administrator, db: Database): Promise<Subscriber[]> {
  return db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.state, "confirmed"))
    .orderBy(asc(newsletterSubscribers.confirmedAt));
}
