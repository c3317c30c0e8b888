import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Mail waiting to leave, without a mail server the local outbox. Its text goes when it was sent, its row a day later; an unsent
 * one goes after 30 days.
 */
export const mailQueue = pgTable(
  "mail_queue",
  {
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    /** Whose account it is about, whatever address it goes to; it goes with the account. */
    userId: text("user_id"),
    subject: text("subject").notNull(),
    textBody: text("text_body").notNull(),
    htmlBody: text("html_body").notNull(),
    unsubscribeUrl: text("unsubscribe_url"),
    /** Whom an answer goes to, where that is not the sender; it goes with the texts. */
    replyTo: text("reply_to"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    lastError: text("last_error"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("mail_queue_due")
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null`),
    index("mail_queue_sent")
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null`),
  ],
);

/** Fixed-window counters shared by every process. */
export const rateWindows = pgTable(
  "rate_windows",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowEndsAt: timestamp("window_ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("rate_windows_end").on(table.windowEndsAt)],
);
