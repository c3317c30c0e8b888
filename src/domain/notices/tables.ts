import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the administrator says to everybody, above every page. */
export const siteNotices = pgTable(
  "site_notices",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    kind: text("kind", { enum: ["info", "warning"] })
      .notNull()
      .default("info"),
    textAr: text("text_ar").notNull(),
    textEn: text("text_en").notNull(),
    showFrom: timestamp("show_from", { withTimezone: true }),
    showTo: timestamp("show_to", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("site_notices_kind", sql`${table.kind} in ('info', 'warning')`)],
);
