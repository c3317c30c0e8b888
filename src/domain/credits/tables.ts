import { sql } from "drizzle-orm";
import { users } from "#domain/accounts/tables.ts";
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/**
 * The summary row of a user's credits: a cache of the ledger's sum, which every change of the product keeps equal in its own
 * transaction (a row changed by hand is not held against the ledger). Pages show current − held.
 */
export const userCredits = pgTable(
  "user_credits",
  {
    userId: text("user_id").primaryKey(),
    currentCredits: integer("current_credits").notNull().default(0),
    held: integer("held").notNull().default(0),
    packageType: text("package_type", { enum: ["free", "basic", "none"] })
      .notNull()
      .default("none"),
    packageVersionId: integer("package_version_id"),
    expiresAt: timestamp("expires_at", { withTimezone: true }),
    /** The part of the balance that was bought by itself: it has an end of its own, and no renewal takes it. */
    topUpCredits: integer("top_up_credits").notNull().default(0),
    /** Null while there is no such part. */
    topUpExpiresAt: timestamp("top_up_expires_at", { withTimezone: true }),
    isFreeClaimed: boolean("is_free_claimed").notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      "user_credits_bounds",
      sql`${table.currentCredits} >= 0 and ${table.held} >= 0 and ${table.held} <= ${table.currentCredits}`,
    ),
    check("user_credits_top_up", sql`${table.topUpCredits} between 0 and ${table.currentCredits}`),
    check("user_credits_package", sql`${table.packageType} in ('free', 'basic', 'none')`),
    index("user_credits_due")
      .on(table.expiresAt)
      .where(sql`${table.packageType} <> 'none'`),
    index("user_credits_top_up_due")
      .on(table.topUpExpiresAt)
      .where(sql`${table.topUpExpiresAt} is not null`),
  ],
);

/** Append-only. `(source_type, source_id)` names the cause, so that the same cause never counts twice. */
export const creditLedger = pgTable(
  "credit_ledger",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id").notNull(),
    kind: text("kind", { enum: ["grant", "spend", "expire", "withdraw", "adjust"] }).notNull(),
    amount: integer("amount").notNull(),
    sourceType: text("source_type").notNull(),
    sourceId: text("source_id").notNull(),
    note: text("note"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("credit_ledger_cause").on(table.sourceType, table.sourceId),
    index("credit_ledger_user").on(table.userId, table.id),
    check("credit_ledger_kind", sql`${table.kind} in ('grant', 'spend', 'expire', 'withdraw', 'adjust')`),
    check(
      "credit_ledger_sign",
      sql`case ${table.kind} when 'grant' then ${table.amount} > 0 when 'adjust' then ${table.amount} <> 0 else ${table.amount} < 0 end`,
    ),
  ],
);

/** Who ran low on credits, once a period: `periodEndsAt` names it, `mailedAt` is null until the mail is queued or found unwanted. */
export const lowCreditNotices = pgTable(
  "low_credit_notices",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    periodEndsAt: timestamp("period_ends_at", { withTimezone: true }).notNull(),
    mailedAt: timestamp("mailed_at", { withTimezone: true }),
  },
  (table) => [
    index("low_credit_notices_due")
      .on(table.userId)
      .where(sql`${table.mailedAt} is null`),
  ],
);

/** Credits set aside for one piece of work; `id` is the run's. Ends exactly once, as captured or released. */
export const creditHolds = pgTable(
  "credit_holds",
  {
    id: text("id").primaryKey(),
    userId: text("user_id").notNull(),
    amount: integer("amount").notNull(),
    state: text("state", { enum: ["held", "captured", "released"] })
      .notNull()
      .default("held"),
    /** Set when an expiry, a renewal or a withdrawal passed over this hold: what it gives back is written off. */
    writeOff: boolean("write_off").notNull().default(false),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("credit_holds_amount", sql`${table.amount} > 0`),
    check("credit_holds_state", sql`${table.state} in ('held', 'captured', 'released')`),
    index("credit_holds_open")
      .on(table.expiresAt)
      .where(sql`${table.state} = 'held'`),
    index("credit_holds_user_open")
      .on(table.userId)
      .where(sql`${table.state} = 'held'`),
  ],
);

/** Who has claimed the free package, by a keyed hash of the normalised address: it outlives the account. */
export const freeClaims = pgTable("free_claims", {
  addressHash: text("address_hash").primaryKey(),
  claimedAt: timestamp("claimed_at", { withTimezone: true }).notNull().defaultNow(),
});
