import { asc, eq } from "drizzle-orm";
import { userPreferences } from "#domain/accounts/tables.ts";
import { readCredits } from "#domain/credits/read.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { factsOf } from "./rules.ts";
import { profileFacts } from "./tables.ts";

export interface ProfileFact {
  id: string;
  name: string;
  words: string;
  sourceTool: string | null;
  sourceQuestion: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** False for what is beyond the package: it can be read, exported and deleted, and no tool offers it. */
  isOffered: boolean;
}

export interface Profile {
  /** When the person said yes; null while it is off. */
  since: Date | null;
  /** Oldest first. */
  facts: ProfileFact[];
  /** Facts that the package keeps. */
  limit: number;
}

/** A person's profile. What is in it stays theirs to read while it is off, too. */
export async function readProfile(db: Database, userId: string, now: Date): Promise<Profile> {
  // One after the other: a transaction has one connection.
  const since = await readProfileSince(db, userId);
  const rows = await exportFacts(db, userId);
  const { packageType } = await readCredits(db, userId, now);
  const limit = factsOf(packageType);
  const facts = rows.map(({ userId: _userId, nameKey: _nameKey, ...fact }, place): ProfileFact => ({
    ...fact,
    isOffered: place < limit,
  }));
  return { since, facts, limit };
}

/** All rows of a person's, oldest first. */
export async function exportFacts(db: Database, userId: string): Promise<(typeof profileFacts.$inferSelect)[]> {
  return db
    .select()
    .from(profileFacts)
    .where(eq(profileFacts.userId, userId))
    .orderBy(asc(profileFacts.createdAt), asc(profileFacts.id));
}

/** When the person switched the profile on; null while it is off. */
export async function readProfileSince(db: Database, userId: string): Promise<Date | null> {
  const [found] = await db
    .select({ since: userPreferences.profileSince })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId));
  return found?.since ?? null;
}

/** One fact of the person's own, as the profile shows it. Throws `not_found`. */
export async function readFact(db: Database, userId: string, id: string, now: Date): Promise<ProfileFact> {
  const found = (await readProfile(db, userId, now)).facts.find((fact) => fact.id === id);
  if (!found) throw new RefusalError("not_found");
  return found;
}

/** All that the back office learns of a profile. */
export async function countFacts(db: Database, userId: string): Promise<number> {
  return db.$count(profileFacts, eq(profileFacts.userId, userId));
}
