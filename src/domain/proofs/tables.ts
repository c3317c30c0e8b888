import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/**
 * One comparison of a request and the prompt made of it, both answered by the same model. The row stays for the count when its
 * texts go.
 */
export const proofs = pgTable(
  "proofs",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    runId: text("run_id").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    tool: text("tool").notNull(),
    lang: text("lang", { enum: ["ar", "en"] }).notNull(),
    /** Who made the prompt, and with which version of the system prompt where a model did. */
    engine: text("engine", { enum: ["provider", "builtin"] }).notNull(),
    promptVersion: integer("prompt_version"),
    /** The model that answered both. */
    provider: text("provider"),
    model: text("model"),
    status: text("status", { enum: ["running", "done", "stopped", "failed"] })
      .notNull()
      .default("running"),
    cost: integer("cost").notNull(),
    /** Whether the prompt's answer is shown first; drawn by lot. */
    promptFirst: boolean("prompt_first").notNull(),
    /** `{ request, prompt }`: the two answers. */
    answers: jsonb("answers"),
    choice: text("choice", { enum: ["prompt", "request", "equal"] }),
    chosenAt: timestamp("chosen_at", { withTimezone: true }),
    tokensIn: integer("tokens_in"),
    tokensOut: integer("tokens_out"),
    leaseExpiresAt: timestamp("lease_expires_at", { withTimezone: true }).notNull(),
    keptUntil: timestamp("kept_until", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("proofs_idempotency").on(table.userId, table.idempotencyKey),
    index("proofs_run").on(table.runId),
    index("proofs_created").on(table.createdAt),
    index("proofs_kept")
      .on(table.keptUntil)
      .where(sql`${table.answers} is not null`),
    index("proofs_open")
      .on(table.leaseExpiresAt)
      .where(sql`${table.status} = 'running'`),
    check("proofs_status", sql`${table.status} in ('running', 'done', 'stopped', 'failed')`),
    check("proofs_choice", sql`${table.choice} is null or ${table.choice} in ('prompt', 'request', 'equal')`),
  ],
);
