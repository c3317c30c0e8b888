import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { requirePicture, touchPictures } from "#domain/pictures/write.ts";
import type { LibraryPrompt } from "./read.ts";
import { checkLibraryPrompt, type LibraryInput, searchTextOf } from "./rules.ts";
import { promptLibrary } from "./tables.ts";

/** Throws `invalid_input` naming the fields. */
export async function createPrompt(admin: Administrator, db: Database, input: LibraryInput): Promise<LibraryPrompt> {
  const values = checkedPrompt(input);
  return db.transaction(async (tx) => {
    await requirePicture(tx, values.imageUrl);
    const [made] = await tx.insert(promptLibrary).values(values).returning();
    const prompt = withoutSearchText(made as Row);
    await appendAudit(tx, admin, { action: "prompt.create", subject: prompt.title, after: prompt });
    return prompt;
  });
}

/** Changes the given fields; flipping `isPublished` or `featured` is one of them. Throws `invalid_input` or `not_found`. */
export async function updatePrompt(
  admin: Administrator,
  db: Database,
  id: number,
  changes: Partial<LibraryInput>,
): Promise<LibraryPrompt> {
  return db.transaction(async (tx) => {
    const before = await lockPrompt(tx, id);
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const { title, content, category, imageUrl, language, isPublished, featured } = { ...before, ...given };
    const values = checkedPrompt({ title, content, category, imageUrl, language, isPublished, featured });
    await touchPictures(tx, [before.imageUrl]);
    await requirePicture(tx, changes.imageUrl === undefined ? null : values.imageUrl);
    const [changed] = await tx
      .update(promptLibrary)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(promptLibrary.id, id))
      .returning();
    const after = withoutSearchText(changed as Row);
    await appendAudit(tx, admin, {
      action: "prompt.update",
      subject: after.title,
      before: withoutSearchText(before),
      after,
    });
    return after;
  });
}

/** Throws `not_found`. */
export async function deletePrompt(admin: Administrator, db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockPrompt(tx, id);
    await touchPictures(tx, [before.imageUrl]);
    await tx.delete(promptLibrary).where(eq(promptLibrary.id, id));
    await appendAudit(tx, admin, { action: "prompt.delete", subject: before.title, before: withoutSearchText(before) });
  });
}

/** Publishes the named prompts, or makes drafts of them; answers the ids that changed, so that it can be undone exactly. */
export async function publishPrompts(
  admin: Administrator,
  db: Database,
  ids: readonly number[],
  isPublished: boolean,
): Promise<number[]> {
  if (ids.length === 0) return [];
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(promptLibrary)
      .set({ isPublished, updatedAt: sql`now()` })
      .where(and(inArray(promptLibrary.id, [...ids]), ne(promptLibrary.isPublished, isPublished)))
      .returning({ id: promptLibrary.id, title: promptLibrary.title });
    if (changed.length > 0) {
      await appendAudit(tx, admin, {
        action: isPublished ? "prompt.publish" : "prompt.unpublish",
        subject: namesOf(changed),
        before: { isPublished: !isPublished },
        after: { isPublished, ids: changed.map((row) => row.id) },
      });
    }
    return changed.map((row) => row.id);
  });
}

/** The first titles, and how many more. */
function namesOf(rows: readonly { title: string }[]): string {
  const named = rows.slice(0, 3).map((row) => row.title);
  return [...named, ...(rows.length > 3 ? [`+${rows.length - 3}`] : [])].join(" · ");
}

type Row = typeof promptLibrary.$inferSelect;

async function lockPrompt(tx: Database, id: number): Promise<Row> {
  const [row] = await tx.select().from(promptLibrary).where(eq(promptLibrary.id, id)).for("update");
  if (!row) throw new RefusalError("not_found");
  return row;
}

function withoutSearchText({ searchText: _folded, ...prompt }: Row): LibraryPrompt {
  return prompt;
}

function checkedPrompt(input: LibraryInput): LibraryInput & { searchText: string } {
  const checked = checkLibraryPrompt(input);
  if ("faults" in checked) throw new RefusalError("invalid_input", { fields: checked.faults });
  return { ...checked.prompt, searchText: searchTextOf(checked.prompt.title, checked.prompt.content) };
}
