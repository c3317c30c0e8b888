import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Who asked for the newsletter. Nobody gets it before the link in the confirmation mail was used. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull().unique(),
    language: text("language", { enum: ["ar", "en"] }).notNull(),
    state: text("state", { enum: ["pending", "confirmed", "unsubscribed"] })
      .notNull()
      .default("pending"),
    /** When the last confirmation mail was queued: at most one a day. */
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("newsletter_subscribers_pending")
      .on(table.askedAt)
      .where(sql`${table.state} <> 'confirmed'`),
    check("newsletter_subscribers_state", sql`${table.state} in ('pending', 'confirmed', 'unsubscribed')`),
    check("newsletter_subscribers_language", sql`${table.language} in ('ar', 'en')`),
  ],
);

/** What was sent to whom confirmed in a language, once an id. */
export const newsletterIssues = pgTable("newsletter_issues", {
  id: text("id").primaryKey(),
  language: text("language", { enum: ["ar", "en"] }).notNull(),
  subject: text("subject").notNull(),
  text: text("text").notNull(),
  action: text("action").notNull(),
  path: text("path").notNull(),
  recipients: integer("recipients").notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
});
