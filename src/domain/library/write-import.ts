import type { Language } from "#i18n/language.ts";
import { sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import { csvFile, parseCsv } from "#platform/csv.ts";
import type { Database } from "#platform/database/db.server.ts";
import type { Administrator } from "#domain/accounts/access.ts";
import { appendAudit } from "#domain/audit/write.ts";
import { touchPictures } from "#domain/pictures/write.ts";
import { type LibraryPrompt, listWholeLibrary } from "./read.ts";
import {
  checkLibraryPrompt,
  duplicateKeyOf,
  LIBRARY_DEFAULTS,
  type LibraryFault,
  type LibraryInput,
  searchTextOf,
} from "./rules.ts";
import { promptLibrary } from "./tables.ts";

const COLUMNS = ["title", "content", "category", "image_url", "language", "is_published", "featured"] as const;

/** The library as a file that `importPrompts` reads back. */
export function exportPrompts(prompts: readonly LibraryPrompt[], format: "json" | "csv"): string {
  const rows = prompts.map((prompt) => ({
    title: prompt.title,
    content: prompt.content,
    category: prompt.category,
    image_url: prompt.imageUrl,
    language: prompt.language,
    is_published: prompt.isPublished,
    featured: prompt.featured,
  }));
  if (format === "json") return `${JSON.stringify(rows, null, 2)}\n`;
  return csvFile([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]);
}

export interface ImportOutcome {
  added: number;
  /** Rows, counted from 1 without the heading, that say what a prompt of the library or an earlier row says. */
  duplicates: { row: number; title: string }[];
  refused: { row: number; title: string; faults: Partial<Record<keyof LibraryInput, LibraryFault>> }[];
}

const IMPORT_ROWS = 5000;

/**
 * Adds the file's prompts in one transaction; duplicates and rows with faults are left out and named. Throws
 * `invalid_input` when the file cannot be read, has no rows or more than 5,000.
 */
export async function importPrompts(
  admin: Administrator,
  db: Database,
  file: { text: string; format: "json" | "csv"; language: Language },
): Promise<ImportOutcome> {
  const inputs = readRows(file);
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${promptLibrary} in share row exclusive mode`);
    const seen = new Set((await listWholeLibrary(tx)).map(duplicateKeyOf));
    const missing = new Set(
      await touchPictures(
        tx,
        inputs.map(({ imageUrl }) => imageUrl?.trim() ?? null),
      ),
    );
    const outcome: ImportOutcome = { added: 0, duplicates: [], refused: [] };
    const added: (LibraryInput & { searchText: string })[] = [];
    for (const [index, input] of inputs.entries()) {
      const place = { row: index + 1, title: input.title.slice(0, 80) };
      const checked = checkLibraryPrompt(input);
      const isGone = "prompt" in checked && missing.has(checked.prompt.imageUrl ?? "");
      if ("faults" in checked) outcome.refused.push({ ...place, faults: checked.faults });
      else if (isGone) outcome.refused.push({ ...place, faults: { imageUrl: "picture_gone" } });
      else if (seen.has(duplicateKeyOf(checked.prompt))) outcome.duplicates.push(place);
      else {
        seen.add(duplicateKeyOf(checked.prompt));
        added.push({ ...checked.prompt, searchText: searchTextOf(checked.prompt.title, checked.prompt.content) });
      }
    }
    for (let start = 0; start < added.length; start += 500)
      await tx.insert(promptLibrary).values(added.slice(start, start + 500));
    outcome.added = added.length;
    const { duplicates, refused } = outcome;
    const after = { added: added.length, duplicates: duplicates.length, refused: refused.length };
    await appendAudit(tx, admin, { action: "prompt.import", subject: file.format.toUpperCase(), after });
    return outcome;
  });
}

function readRows(file: { text: string; format: "json" | "csv"; language: Language }): LibraryInput[] {
  const records = file.format === "json" ? jsonRecords(file.text) : csvRecords(file.text);
  if (records.length === 0 || records.length > IMPORT_ROWS) throw unreadable();
  return records.map((record) => ({
    title: textOf(record["title"]),
    content: textOf(record["content"]),
    category: textOf(record["category"]),
    imageUrl: textOf(record["image_url"] ?? record["imageUrl"]) || null,
    language: record["language"] === "ar" || record["language"] === "en" ? record["language"] : file.language,
    isPublished: flagOf(record["is_published"] ?? record["isPublished"], LIBRARY_DEFAULTS.isPublished),
    featured: flagOf(record["featured"], LIBRARY_DEFAULTS.featured),
  }));
}

function jsonRecords(text: string): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    if (Array.isArray(value) && value.every((item) => typeof item === "object" && item !== null))
      return value as Record<string, unknown>[];
  } catch {
    throw unreadable();
  }
  throw unreadable();
}

function csvRecords(text: string): Record<string, unknown>[] {
  try {
    const [head = [], ...rows] = parseCsv(text);
    const names = head.map((name) => name.trim().toLowerCase());
    if (!names.includes("title") || !names.includes("content")) throw unreadable();
    return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ""])));
  } catch (error) {
    throw error instanceof RefusalError ? error : unreadable();
  }
}

function unreadable(): RefusalError {
  return new RefusalError("invalid_input", { fields: { file: "unreadable_file" } });
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function flagOf(value: unknown, otherwise: boolean): boolean {
  if (typeof value === "boolean") return value;
  const word = textOf(value).trim().toLowerCase();
  return word === "" ? otherwise : word === "true" || word === "1" || word === "yes";
}
