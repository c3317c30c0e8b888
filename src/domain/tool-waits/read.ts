import { and, count, eq } from "drizzle-orm";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/database/db.server.ts";
import { toolWaits } from "./tables.ts";

/** A tool in one language: each is switched on by itself. */
export interface AwaitedTool {
  slug: string;
  language: Language;
}

/** Whether a person waits for the tool. */
export async function isAwaited(db: Database, userId: string, { slug, language }: AwaitedTool): Promise<boolean> {
  const own = and(eq(toolWaits.userId, userId), eq(toolWaits.slug, slug), eq(toolWaits.language, language));
  return (await db.$count(toolWaits, own)) > 0;
}

/** How many wait for each tool; tools that nobody waits for are not in it. */
export async function countWaits(db: Database): Promise<(AwaitedTool & { count: number })[]> {
  return db
    .select({ slug: toolWaits.slug, language: toolWaits.language, count: count() })
    .from(toolWaits)
    .groupBy(toolWaits.slug, toolWaits.language);
}
