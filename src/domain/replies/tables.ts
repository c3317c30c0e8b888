import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** A model's answer to the prompt of a run. The row stays for the count when its texts go. */
export const replies = pgTable(
  "replies",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    runId: text("run_id").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    tool: text("tool").notNull(),
    lang: text("lang", { enum: ["ar", "en"] }).notNull(),
    /** The prompt as it was sent, and its SHA-256, by which the same one is known again. */
    prompt: text("prompt"),
    promptHash: text("prompt_hash").notNull(),
    /** "stopped" with a text: kept as far as it went. */
    status: text("status", { enum: ["running", "done", "stopped", "failed"] })
      .notNull()
      .default("running"),
    /** What it cost; 0 where the credit was given back. */
    cost: integer("cost").notNull(),
    provider: text("provider"),
    model: text("model"),
    text: text("text"),
    /** It reached the longest length that we ask for. */
    isCut: boolean("is_cut").notNull().default(false),
    tokensIn: integer("tokens_in"),
    tokensOut: integer("tokens_out"),
    /** When its text was stored. */
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    leaseExpiresAt: timestamp("lease_expires_at", { withTimezone: true }).notNull(),
    keptUntil: timestamp("kept_until", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("replies_idempotency").on(table.userId, table.idempotencyKey),
    // One at work or whole a prompt, so that two presses at once are one answer and one charge.
    uniqueIndex("replies_prompt")
      .on(table.runId, table.promptHash)
      .where(sql`${table.status} in ('running', 'done')`),
    index("replies_run").on(table.runId),
    index("replies_unpaid")
      .on(table.userId, table.createdAt)
      .where(sql`${table.cost} = 0`),
    index("replies_kept")
      .on(table.keptUntil)
      .where(sql`${table.prompt} is not null`),
    index("replies_open")
      .on(table.leaseExpiresAt)
      .where(sql`${table.status} = 'running'`),
    check("replies_status", sql`${table.status} in ('running', 'done', 'stopped', 'failed')`),
  ],
);
