import { sql } from "drizzle-orm";
import { users } from "#domain/accounts/tables.ts";
import { check, index, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Who gets a mail when a tool can be used in a language. A row goes with its mail, or with the account. */
export const toolWaits = pgTable(
  "tool_waits",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    slug: text("slug").notNull(),
    language: text("language", { enum: ["ar", "en"] }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.slug, table.language] }),
    index("tool_waits_tool").on(table.slug, table.language),
    check("tool_waits_language", sql`${table.language} in ('ar', 'en')`),
  ],
);
