import { sql } from "drizzle-orm";
import type { Database } from "#platform/database/db.server.ts";
import { searchTextOf } from "./rules.ts";
import arabic from "./seed-prompts.ar.json" with { type: "json" };
import english from "./seed-prompts.en.json" with { type: "json" };
import { promptLibrary } from "./tables.ts";

export interface SeedPrompt {
  title: string;
  content: string;
  category: string;
  featured: boolean;
}

/** The prompts a library begins with, written for this product. */
export const SEED_PROMPTS: Record<"ar" | "en", readonly SeedPrompt[]> = { ar: arabic, en: english };

/** Fills an empty library, published. For a first start only: what the administrator deletes later stays deleted. */
export async function seedLibrary(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${promptLibrary} in share row exclusive mode`);
    if ((await tx.$count(promptLibrary)) > 0) return;
    const rows = (["ar", "en"] as const).flatMap((language) =>
      SEED_PROMPTS[language].map((prompt) => ({
        ...prompt,
        language,
        searchText: searchTextOf(prompt.title, prompt.content),
      })),
    );
    await tx.insert(promptLibrary).values(rows);
  });
}
