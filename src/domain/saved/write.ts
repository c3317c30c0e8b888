import type { Language } from "#i18n/language.ts";
import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { deleteDue } from "#platform/database/sweep.server.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { readCredits } from "#domain/credits/read.ts";
import { readSaved, type SavedPrompt } from "./read.ts";
import { SAVED_LIMIT, savedSearchText, tidyTags } from "./rules.ts";
import { savedPrompts } from "./tables.ts";

export interface SavedFields {
  title: string;
  content: string;
  tool?: string | undefined;
  lang: Language;
  tags: string[];
}

/** Keeps a prompt; part of Basic. Throws `plan_required`, or `invalid_input` at 1,000 prompts. */
export async function savePrompt(
  db: Database,
  user: SignedInUser,
  fields: SavedFields,
  now: Date,
): Promise<SavedPrompt> {
  await refuseUnlessRoomFor(1, db, user, now);
  return readSaved(db, user.id, await insertSaved(db, user, fields, now));
}

/**
 * Keeps several prompts, all or none, so that the first of the list is the first of the page. Throws `plan_required`, or
 * `invalid_input` where they would be more than 1,000.
 */
export async function savePrompts(
  db: Database,
  user: SignedInUser,
  prompts: readonly SavedFields[],
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await refuseUnlessRoomFor(prompts.length, tx, user, now);
    for (const [at, fields] of prompts.entries()) await insertSaved(tx, user, fields, new Date(now.getTime() - at));
  });
}

async function refuseUnlessRoomFor(more: number, db: Database, user: SignedInUser, now: Date): Promise<void> {
  const { packageType } = await readCredits(db, user.id, now);
  if (packageType !== "basic") throw new RefusalError("plan_required");
  const [used] = await db
    .select({ all: sql<number>`count(*)::int`, live: sql<number>`(count(*) filter (where deleted_at is null))::int` })
    .from(savedPrompts)
    .where(eq(savedPrompts.userId, user.id));
  // Deleted ones count for a day: without them in the count, saving and deleting would have no end.
  if (used && (used.live + more > SAVED_LIMIT || used.all + more > 2 * SAVED_LIMIT)) {
    throw new RefusalError("invalid_input");
  }
}

/** The id under which it is kept. */
async function insertSaved(db: Database, user: SignedInUser, fields: SavedFields, now: Date): Promise<string> {
  const tags = tidyTags(fields.tags);
  const id = randomUUID();
  await db.insert(savedPrompts).values({
    id,
    userId: user.id,
    ...fields,
    tool: fields.tool ?? null,
    tags,
    searchText: savedSearchText({ ...fields, tags }),
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** Renames, edits or tags a saved prompt. What was saved stays the user's own after Basic has ended. */
export async function changeSaved(
  db: Database,
  user: SignedInUser,
  id: string,
  change: Partial<Pick<SavedFields, "title" | "content" | "tags">>,
  now: Date,
): Promise<SavedPrompt> {
  const current = await readSaved(db, user.id, id);
  const next = {
    title: change.title ?? current.title,
    content: change.content ?? current.content,
    tags: change.tags ? tidyTags(change.tags) : current.tags,
  };
  await db
    .update(savedPrompts)
    .set({ ...next, searchText: savedSearchText(next), updatedAt: now })
    .where(and(eq(savedPrompts.id, id), eq(savedPrompts.userId, user.id)));
  return readSaved(db, user.id, id);
}

/** Takes a saved prompt away; `restoreSaved` brings it back until the sweep removes it after a day. */
export async function deleteSaved(db: Database, user: SignedInUser, id: string, now: Date): Promise<void> {
  const found = await db
    .update(savedPrompts)
    .set({ deletedAt: now })
    .where(and(eq(savedPrompts.id, id), eq(savedPrompts.userId, user.id), isNull(savedPrompts.deletedAt)))
    .returning({ id: savedPrompts.id });
  if (found.length === 0) throw new RefusalError("not_found");
}

export async function restoreSaved(db: Database, user: SignedInUser, id: string): Promise<SavedPrompt> {
  await db
    .update(savedPrompts)
    .set({ deletedAt: null })
    .where(and(eq(savedPrompts.id, id), eq(savedPrompts.userId, user.id)));
  return readSaved(db, user.id, id);
}

/** Removes what was deleted more than a day ago. */
export async function sweepDeletedSaved(db: Database, now: Date): Promise<void> {
  await deleteDue(db, savedPrompts, lt(savedPrompts.deletedAt, new Date(now.getTime() - 86_400_000)));
}
