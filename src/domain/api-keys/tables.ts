import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { KeyScope } from "#domain/accounts/access.ts";
import { users } from "#domain/accounts/tables.ts";

/** Keys by which programs act for a person. The key itself is shown once and never stored; a revoked key's row is gone. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** SHA-256 of the key, hex: the key is random, so that a plain hash keeps it. */
    hash: text("hash").notNull().unique(),
    /** Its first characters, by which its owner knows it again. */
    start: text("start").notNull(),
    scopes: jsonb("scopes").$type<KeyScope[]>().notNull(),
    /** Runs it may make in a day (UTC); null: as many as its owner. */
    runsPerDay: integer("runs_per_day"),
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("api_keys_user").on(table.userId, table.createdAt)],
);
