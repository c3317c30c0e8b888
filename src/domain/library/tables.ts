import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const promptLibrary = pgTable(
  "prompt_library",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    category: text("category").notNull(),
    imageUrl: text("image_url"),
    language: text("language", { enum: ["ar", "en"] })
      .notNull()
      .default("ar"),
    isPublished: boolean("is_published").notNull().default(true),
    featured: boolean("featured").notNull().default(false),
    /** Title and content folded for search; the writer keeps it. */
    searchText: text("search_text").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("prompt_library_public")
      .on(table.language, table.featured, table.createdAt)
      .where(sql`${table.isPublished}`),
    // The back office reads drafts too.
    index("prompt_library_all").on(table.language, table.featured, table.createdAt),
    index("prompt_library_category").on(
      table.language,
      table.category,
      table.isPublished,
      table.featured,
      table.createdAt,
    ),
    // What a search asks first: beginnings of words, by the index; the simple configuration leaves words as they are.
    index("prompt_library_words").using("gin", sql`to_tsvector('simple', ${table.searchText})`),
    check("prompt_library_language", sql`${table.language} in ('ar', 'en')`),
  ],
);
