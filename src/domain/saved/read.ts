import { and, desc, eq, isNull, like, or, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import { type Database, rowsOf } from "#platform/database/db.server.ts";
import { SAVED_PAGE_SIZE, searchPatterns } from "./rules.ts";
import { savedPrompts } from "./tables.ts";

export type SavedPrompt = Pick<
  typeof savedPrompts.$inferSelect,
  "id" | "title" | "content" | "tool" | "lang" | "tags" | "createdAt" | "updatedAt"
>;

/** So many are offered to choose from. */
const MOST_TAGS = 30;

const COLUMNS = {
  id: savedPrompts.id,
  title: savedPrompts.title,
  content: savedPrompts.content,
  tool: savedPrompts.tool,
  lang: savedPrompts.lang,
  tags: savedPrompts.tags,
  createdAt: savedPrompts.createdAt,
  updatedAt: savedPrompts.updatedAt,
};

/** A user's saved prompts, newest first; `q` finds those that hold each of its words, in any order, in title, tags and content, folded. */
export async function listSaved(
  db: Database,
  userId: string,
  options: { q?: string | undefined; tag?: string | undefined; page?: number } = {},
): Promise<{ prompts: SavedPrompt[]; total: number }> {
  const rows = await db
    .select({ ...COLUMNS, total: sql<number>`count(*) over ()::int` })
    .from(savedPrompts)
    .where(
      and(
        eq(savedPrompts.userId, userId),
        isNull(savedPrompts.deletedAt),
        ...searchPatterns(options.q ?? "").map((forms) =>
          or(...forms.map((form) => like(savedPrompts.searchText, form))),
        ),
        options.tag ? sql`${savedPrompts.tags} @> ${JSON.stringify([options.tag])}::jsonb` : undefined,
      ),
    )
    .orderBy(desc(savedPrompts.createdAt), desc(savedPrompts.id))
    .limit(SAVED_PAGE_SIZE)
    .offset((Math.max(1, options.page ?? 1) - 1) * SAVED_PAGE_SIZE);
  return { prompts: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** All that a user keeps, newest first; there are at most `SAVED_LIMIT`. */
export async function listAllSaved(db: Database, userId: string): Promise<SavedPrompt[]> {
  return db
    .select(COLUMNS)
    .from(savedPrompts)
    .where(and(eq(savedPrompts.userId, userId), isNull(savedPrompts.deletedAt)))
    .orderBy(desc(savedPrompts.createdAt), desc(savedPrompts.id));
}

/** The tags a user gave, the most used first. */
export async function listSavedTags(db: Database, userId: string): Promise<string[]> {
  const rows = await rowsOf<{ tag: string }>(
    db,
    sql`select tag from ${savedPrompts}, jsonb_array_elements_text(${savedPrompts.tags}) as tag
      where ${savedPrompts.userId} = ${userId} and ${savedPrompts.deletedAt} is null
      group by tag order by count(*) desc, tag limit ${MOST_TAGS}`,
  );
  return rows.map(({ tag }) => tag);
}

/** One saved prompt of the user's; throws `not_found`. */
export async function readSaved(db: Database, userId: string, id: string): Promise<SavedPrompt> {
  const [row] = await db
    .select(COLUMNS)
    .from(savedPrompts)
    .where(and(eq(savedPrompts.id, id), eq(savedPrompts.userId, userId), isNull(savedPrompts.deletedAt)));
  if (!row) throw new RefusalError("not_found");
  return row;
}
