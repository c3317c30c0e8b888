import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** People. The auth library owns the first columns; `role` and `must_change_password` are never taken from a request. */
export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    role: text("role", { enum: ["user", "administrator"] })
      .notNull()
      .default("user"),
    mustChangePassword: boolean("must_change_password").notNull().default(false),
    /** Since when the administrator keeps this person out; null for everybody else. The reason is the administrator's own note. */
    suspendedAt: timestamp("suspended_at", { withTimezone: true }),
    suspendedReason: text("suspended_reason"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("users_one_administrator")
      .on(table.role)
      .where(sql`${table.role} = 'administrator'`),
    index("users_unconfirmed")
      .on(table.createdAt)
      .where(sql`not ${table.emailVerified}`),
    check("users_role", sql`${table.role} in ('user', 'administrator')`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expiry").on(table.expiresAt)],
);

/**
 * Ways to sign in: one row for the password, one for each outside identity; a subject has one account, and an account one of a
 * provider.
 */
export const identities = pgTable(
  "identities",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: timestamp("access_token_expires_at", { withTimezone: true }),
    refreshTokenExpiresAt: timestamp("refresh_token_expires_at", { withTimezone: true }),
    scope: text("scope"),
    password: text("password"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("identities_once_a_user").on(table.userId, table.providerId),
    uniqueIndex("identities_once_a_subject").on(table.providerId, table.accountId),
  ],
);

/** One-time codes of the auth library: confirmation, reset, sign-in state. */
export const verifications = pgTable(
  "verifications",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("verifications_identifier").on(table.identifier),
    index("verifications_expiry").on(table.expiresAt),
  ],
);

/** Secrets of the second factor. */
export const twoFactors = pgTable(
  "two_factors",
  {
    id: text("id").primaryKey(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: boolean("verified").notNull().default(true),
    failedVerificationCount: integer("failed_verification_count").default(0),
    lockedUntil: timestamp("locked_until", { withTimezone: true }),
    /** When the first code proved the authenticator; null before that, and where it was proved before this was kept. */
    enabledAt: timestamp("enabled_at", { withTimezone: true }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [index("two_factors_user").on(table.userId), index("two_factors_secret").on(table.secret)],
);

export const userPreferences = pgTable(
  "user_preferences",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    language: text("language", { enum: ["ar", "en"] })
      .notNull()
      .default("ar"),
    theme: text("theme", { enum: ["light", "dark", "system"] })
      .notNull()
      .default("light"),
    timeZone: text("time_zone"),
    /** The digits of Arabic pages; null: not chosen here, so that the browser's own choice counts. */
    digits: text("digits", { enum: ["arab", "latn"] }),
    keepHistory: boolean("keep_history").notNull().default(true),
    /** Whether running low on credits is said by mail. */
    mailLowCredits: boolean("mail_low_credits").notNull().default(true),
    /** When the person said yes to a profile; null: never, or taken back. */
    profileSince: timestamp("profile_since", { withTimezone: true }),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("user_preferences_language", sql`${table.language} in ('ar', 'en')`),
    check("user_preferences_theme", sql`${table.theme} in ('light', 'dark', 'system')`),
    check("user_preferences_digits", sql`${table.digits} in ('arab', 'latn')`),
  ],
);
