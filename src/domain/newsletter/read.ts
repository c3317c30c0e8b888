import { asc, count, desc, eq } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { newsletterIssues, newsletterSubscribers } from "./tables.ts";

export type Subscriber = typeof newsletterSubscribers.$inferSelect;

/** Everybody who confirmed and did not leave, oldest first. */
export async function listSubscribers(_administrator: Administrator, db: Database): Promise<Subscriber[]> {
  return db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.state, "confirmed"))
    .orderBy(asc(newsletterSubscribers.confirmedAt), asc(newsletterSubscribers.id));
}

const ISSUES_SHOWN = 50;

/** How many confirmed in each language, and the latest issues, newest first. */
export async function readNewsletter(db: Database) {
  const readers = await db
    .select({ language: newsletterSubscribers.language, count: count() })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.state, "confirmed"))
    .groupBy(newsletterSubscribers.language);
  const countIn = (language: "ar" | "en") => readers.find((row) => row.language === language)?.count ?? 0;
  const { id, language, subject, recipients, sentAt } = newsletterIssues;
  const issues = await db
    .select({ id, language, subject, recipients, sentAt })
    .from(newsletterIssues)
    .orderBy(desc(sentAt), desc(id))
    .limit(ISSUES_SHOWN);
  return { readers: { ar: countIn("ar"), en: countIn("en") }, issues };
}
