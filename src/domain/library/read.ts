import type { Language } from "#i18n/language.ts";
import { and, asc, desc, eq, like, or, type SQL, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import { type Database, rowsOf } from "#platform/database/db.server.ts";
import { imageAddress, LIBRARY_PAGE_SIZE, searchPatterns, searchWords } from "./rules.ts";
import { promptLibrary } from "./tables.ts";

export type LibraryPrompt = Omit<typeof promptLibrary.$inferSelect, "searchText">;

export interface LibraryFilter {
  language: Language;
  /** Exact. */
  category?: string | undefined;
  /** Words that title and content hold, in any order. */
  q?: string | undefined;
  /** Takes `q` as it is written, apart from case; otherwise hamza, alef, ya and tashkeel make no difference. */
  isExact?: boolean | undefined;
}

const FIELDS = {
  id: promptLibrary.id,
  title: promptLibrary.title,
  content: promptLibrary.content,
  category: promptLibrary.category,
  imageUrl: promptLibrary.imageUrl,
  language: promptLibrary.language,
  isPublished: promptLibrary.isPublished,
  featured: promptLibrary.featured,
  createdAt: promptLibrary.createdAt,
  updatedAt: promptLibrary.updatedAt,
};

const PUBLIC_ORDER = [desc(promptLibrary.featured), desc(promptLibrary.createdAt), desc(promptLibrary.id)];

/**
 * Published prompts, featured first, then newest, and for a search those before that name it in their title; 9 a page, `page`
 * starts at 1.
 */
export async function listPublishedPrompts(
  db: Database,
  filter: LibraryFilter,
  page = 1,
): Promise<{ prompts: LibraryPrompt[]; total: number; pages: number }> {
  const named = inTitle(filter.q ?? "");
  const order = [...(named ? [desc(named)] : []), ...PUBLIC_ORDER];
  const { prompts, total } = await foundIn(db, filter, eq(promptLibrary.isPublished, true), (where) =>
    pageOf(db, where, order, { size: LIBRARY_PAGE_SIZE, number: page, isSearch: named !== undefined }),
  );
  return { prompts: prompts.map(withSafeImage), total, pages: Math.max(1, Math.ceil(total / LIBRARY_PAGE_SIZE)) };
}

/** Throws `not_found` for one that is missing or a draft. */
export async function readPublishedPrompt(db: Database, id: number): Promise<LibraryPrompt> {
  const [prompt] = await db
    .select(FIELDS)
    .from(promptLibrary)
    .where(and(eq(promptLibrary.id, id), eq(promptLibrary.isPublished, true)));
  if (!prompt) throw new RefusalError("not_found");
  return withSafeImage(prompt);
}

/** The distinct categories of a language, in alphabetical order; drafts count only with `withDrafts`. */
export async function listCategories(db: Database, language: Language, withDrafts = false): Promise<string[]> {
  const next = (after: SQL) =>
    sql`select category from ${promptLibrary} where language = ${language} ${withDrafts ? sql`` : sql`and is_published`} ${after}
      order by category limit 1`;
  // From one category to the next by the index; a plain "distinct" reads every prompt.
  const rows = await rowsOf<{ category: string }>(
    db,
    sql`with recursive found as (
        (${next(sql``)})
        union all
        select (${next(sql`and category > found.category`)}) from found where found.category is not null
      )
      select category from found where category is not null order by category`,
  );
  return rows.map((row) => row.category);
}

/** The newest published prompts of both languages, at most `limit`: what a sitemap lists. */
export async function listPublishedPromptIds(
  db: Database,
  limit: number,
): Promise<{ id: number; language: "ar" | "en" }[]> {
  return db
    .select({ id: promptLibrary.id, language: promptLibrary.language })
    .from(promptLibrary)
    .where(eq(promptLibrary.isPublished, true))
    .orderBy(desc(promptLibrary.id))
    .limit(limit);
}

export const LIBRARY_ADMIN_PAGE_SIZE = 50;

export const LIBRARY_COLUMNS = ["title", "category", "status", "featured", "image"] as const;
export type LibraryColumn = (typeof LIBRARY_COLUMNS)[number];

const SORTED_BY: Record<LibraryColumn, SQL> = {
  title: sql`lower(${promptLibrary.title})`,
  category: sql`lower(${promptLibrary.category})`,
  status: sql`not ${promptLibrary.isPublished}`,
  featured: sql`not ${promptLibrary.featured}`,
  image: sql`${promptLibrary.imageUrl} is null`,
};

/** Drafts and published ones of a language, in the public order unless sorted otherwise, 50 a page. */
export async function listLibraryForAdministrator(
  db: Database,
  filter: LibraryFilter,
  page = 1,
  sort: { by: LibraryColumn; isDescending: boolean } | null = null,
): Promise<{ prompts: LibraryPrompt[]; total: number }> {
  const order = [...(sort ? [(sort.isDescending ? desc : asc)(SORTED_BY[sort.by])] : []), ...PUBLIC_ORDER];
  return foundIn(db, filter, undefined, (where) =>
    pageOf(db, where, order, { size: LIBRARY_ADMIN_PAGE_SIZE, number: page, isSearch: Boolean(filter.q) }),
  );
}

interface Found {
  prompts: LibraryPrompt[];
  total: number;
}

/** Up to so many prompts are read one by one for words inside words: some milliseconds. */
const MOST_READ_WHOLE = 5000;

/**
 * Words are looked for by their beginnings, which the index finds. What that does not find anywhere may be inside a word; that takes
 * reading all of them, and is done where they are few.
 */
async function foundIn(
  db: Database,
  filter: LibraryFilter,
  more: SQL | undefined,
  find: (where: SQL | undefined) => Promise<Found>,
): Promise<Found> {
  const beginnings = filter.q && filter.isExact !== true ? beginsWords(filter.q) : undefined;
  const where = and(more, matching(filter));
  if (beginnings === undefined) return find(where);
  const found = await find(and(beginnings, where));
  if (found.total > 0) return found;
  const some = db
    .select({ id: promptLibrary.id })
    .from(promptLibrary)
    .limit(MOST_READ_WHOLE + 1);
  return (await db.$count(some.as("some"))) > MOST_READ_WHOLE ? found : find(where);
}

/**
 * One page and how many there are in all, in one question. A search reads all that it finds, and counts it on the way; without one
 * the page and the number are read from the indexes.
 */
async function pageOf(
  db: Database,
  where: SQL | undefined,
  order: SQL[],
  { size, number, isSearch }: { size: number; number: number; isSearch: boolean },
): Promise<Found> {
  const rows = await db
    .select({ ...FIELDS, total: isSearch ? sql<number>`count(*) over ()::int` : db.$count(promptLibrary, where) })
    .from(promptLibrary)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset((Math.max(1, number) - 1) * size);
  // A page behind the last has no row that could say it.
  const total = rows[0]?.total ?? (number > 1 ? await db.$count(promptLibrary, where) : 0);
  return { prompts: rows.map(({ total: _total, ...prompt }) => prompt), total };
}

/** What Arabic writes onto a word before it. */
const PROCLITICS = ["", "ال", "و", "وال", "ب", "بال", "ل", "لل", "ف", "ك"] as const;

/**
 * Whether a text has words that begin with each word of a search, with what Arabic writes before them or without. Undefined where
 * no word has a letter or digit.
 */
function beginsWords(q: string): SQL | undefined {
  const words = searchWords(q).map((forms) => forms.map((form) => form.replace(/[^\p{L}\p{N}]+/gu, " ").trim()));
  if (words.length === 0 || words.some((forms) => forms.some((form) => form === "" || form.includes(" "))))
    return undefined;
  const query = words
    .map((forms) => forms.flatMap((form) => before(form).map((beginning) => `'${beginning}':*`)).join(" | "))
    .map((either) => `(${either})`)
    .join(" & ");
  return sql`to_tsvector('simple', ${promptLibrary.searchText}) @@ to_tsquery('simple', ${query})`;
}

function before(form: string): string[] {
  return /[\u0621-\u064A]/u.test(form) ? PROCLITICS.map((clitic) => clitic + form) : [form];
}

/** Every prompt of one language, or of both, for export. */
export async function listWholeLibrary(db: Database, language?: Language): Promise<LibraryPrompt[]> {
  return db
    .select(FIELDS)
    .from(promptLibrary)
    .where(language ? eq(promptLibrary.language, language) : undefined)
    .orderBy(asc(promptLibrary.id));
}

function matching({ language, category, q, isExact }: LibraryFilter): SQL | undefined {
  return and(
    eq(promptLibrary.language, language),
    category ? eq(promptLibrary.category, category) : undefined,
    q ? textMatch(q, isExact === true) : undefined,
  );
}

function textMatch(q: string, isExact: boolean): SQL | undefined {
  if (!isExact) return holdsWords(sql`${promptLibrary.searchText}`, q);
  const wanted = `%${escaped(q.trim())}%`;
  return sql`(${promptLibrary.title} ilike ${wanted} or ${promptLibrary.content} ilike ${wanted})`;
}

/** Whether a folded text holds each word of a search, in any order. */
function holdsWords(text: SQL, q: string): SQL | undefined {
  return and(...searchPatterns(q).map((forms) => or(...forms.map((form) => like(text, form)))));
}

/** Whether the title holds the words; it is the first line of what a search looks in. */
function inTitle(q: string): SQL | undefined {
  return holdsWords(sql`split_part(${promptLibrary.searchText}, ${"\n"}, 1)`, q);
}

function escaped(wanted: string): string {
  return wanted.replace(/[\\%_]/g, "\\$&");
}

/** An image address written past the product and not of the web is not shown. */
function withSafeImage(prompt: LibraryPrompt): LibraryPrompt {
  return { ...prompt, imageUrl: prompt.imageUrl === null ? null : imageAddress(prompt.imageUrl) };
}
