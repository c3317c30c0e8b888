import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { userPreferences } from "./tables.ts";

export type Preferences = typeof userPreferences.$inferSelect;

/** A user's preferences; made with the defaults (ar, light), or the theme chosen before there was an account, when they are missing. */
export async function readPreferences(
  db: Database,
  userId: string,
  chosen: Partial<Pick<Preferences, "theme">> = {},
): Promise<Preferences> {
  const [found] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId));
  if (found) return found;
  const [made] = await db
    .insert(userPreferences)
    .values({ userId, ...chosen })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { userId } })
    .returning();
  return made as Preferences;
}

/** Changes what is given and leaves the rest. */
export async function changePreferences(
  db: Database,
  userId: string,
  change: Partial<Pick<Preferences, "language" | "theme" | "timeZone" | "digits" | "keepHistory" | "mailLowCredits">>,
  now: Date,
): Promise<Preferences> {
  const [changed] = await db
    .insert(userPreferences)
    .values({ userId, ...change, updatedAt: now })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { ...change, updatedAt: now } })
    .returning();
  return changed as Preferences;
}

/** Keeps when a person said yes to a profile; null takes it back. */
export async function changeProfileSince(db: Database, userId: string, since: Date | null, now: Date): Promise<void> {
  await db
    .insert(userPreferences)
    .values({ userId, profileSince: since, updatedAt: now })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { profileSince: since, updatedAt: now } });
}
