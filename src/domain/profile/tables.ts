import { index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { users } from "#domain/accounts/tables.ts";

/** What a person wants remembered: facts with names, which tools offer to fill in. */
export const profileFacts = pgTable(
  "profile_facts",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** The name as it is compared: a person has one fact of a name, however its letters are written. */
    nameKey: text("name_key").notNull(),
    words: text("words").notNull(),
    /** The tool whose answer it was; null for one that was written on the page. */
    sourceTool: text("source_tool"),
    /** The id of the question that it answered. */
    sourceQuestion: text("source_question"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (table) => [
    index("profile_facts_user").on(table.userId, table.createdAt),
    uniqueIndex("profile_facts_name").on(table.userId, table.nameKey),
  ],
);
