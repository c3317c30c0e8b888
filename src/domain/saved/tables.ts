import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Prompts a Basic user keeps. */
export const savedPrompts = pgTable(
  "saved_prompts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    tool: text("tool"),
    lang: text("lang", { enum: ["ar", "en"] }).notNull(),
    tags: jsonb("tags").$type<string[]>().notNull().default([]),
    searchText: text("search_text").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (table) => [
    index("saved_prompts_user").on(table.userId, table.createdAt),
    index("saved_prompts_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);
