import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

/** One press of a tool's button. Text (`input`, `result`) goes when the user deletes the run or its time is over; the row stays. */
export const runs = pgTable(
  "runs",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    tool: text("tool").notNull(),
    lang: text("lang", { enum: ["ar", "en"] }).notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    bodyHash: text("body_hash").notNull(),
    status: text("status", { enum: ["running", "done", "stopped", "failed", "abandoned"] })
      .notNull()
      .default("running"),
    cost: integer("cost").notNull(),
    engine: text("engine", { enum: ["provider", "builtin"] }),
    provider: text("provider"),
    model: text("model"),
    promptVersion: integer("prompt_version"),
    providerCalls: smallint("provider_calls").notNull().default(0),
    tokensIn: integer("tokens_in"),
    tokensOut: integer("tokens_out"),
    input: jsonb("input"),
    envelope: jsonb("envelope"),
    /**
     * What answers made of the result, oldest first, `RunVersion[]`; null until the first answer. The newest is also in `input`
     * and `envelope`.
     */
    versions: jsonb("versions"),
    /** Calls that wove answers into the text, finished or not. */
    weaves: smallint("weaves").notNull().default(0),
    /** While one works: until when it is taken for alive. */
    weaveUntil: timestamp("weave_until", { withTimezone: true }),
    /** The key that a program ran it with; null where a person did. */
    apiKeyId: text("api_key_id"),
    title: text("title"),
    searchText: text("search_text"),
    errorCode: text("error_code"),
    rating: smallint("rating"),
    ms: integer("ms"),
    leaseExpiresAt: timestamp("lease_expires_at", { withTimezone: true }).notNull(),
    stopRequestedAt: timestamp("stop_requested_at", { withTimezone: true }),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    endedAt: timestamp("ended_at", { withTimezone: true }),
    /** Whether the user's history lists this run (their switch at the time). */
    inHistory: boolean("in_history").notNull().default(true),
    /** When its text goes. */
    keptUntil: timestamp("kept_until", { withTimezone: true }).notNull(),
    /** Names the page on which anybody with the link reads the result; null while nobody but the user does. */
    shareId: text("share_id"),
    sharedAt: timestamp("shared_at", { withTimezone: true }),
    /** Since when it comes first in history. */
    pinnedAt: timestamp("pinned_at", { withTimezone: true }),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("runs_idempotency").on(table.userId, table.idempotencyKey),
    index("runs_usage").on(table.userId, table.tool, table.lang, table.createdAt),
    index("runs_history").on(table.userId, table.createdAt),
    uniqueIndex("runs_shared")
      .on(table.shareId)
      .where(sql`${table.shareId} is not null`),
    index("runs_open")
      .on(table.leaseExpiresAt)
      .where(sql`${table.status} = 'running'`),
    index("runs_api_key")
      .on(table.apiKeyId, table.createdAt)
      .where(sql`${table.apiKeyId} is not null`),
    index("runs_created").on(table.createdAt),
    index("runs_kept")
      .on(table.keptUntil)
      .where(sql`${table.envelope} is not null or ${table.input} is not null`),
    check("runs_status", sql`${table.status} in ('running', 'done', 'stopped', 'failed', 'abandoned')`),
    check("runs_rating", sql`${table.rating} is null or ${table.rating} in (-1, 1)`),
  ],
);
