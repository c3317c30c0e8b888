import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, numeric, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** A price as the provider keeps it; of one that it does not know only when it was asked. */
export interface ChargedPrice {
  /** Minor units; null for a price that is no fixed sum. */
  amountMinor: number | null;
  /** In capitals; null for a price that the provider does not know. */
  currency: string | null;
  interval: "day" | "week" | "month" | "year" | null;
  intervalCount: number;
  /** An archived price takes no new subscriptions. */
  isActive: boolean;
  /** ISO 8601. */
  readAt: string;
}

/** Versions of what is offered. At most one active version a name. `price` is in major units, exact to two places. */
export const creditPackages = pgTable(
  "credit_packages",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    version: integer("version").notNull(),
    isActive: boolean("is_active").notNull().default(false),
    price: numeric("price", { precision: 10, scale: 2 }).notNull().default("0"),
    credits: integer("credits").notNull().default(0),
    currency: text("currency", { enum: ["USD", "EUR", "GBP"] })
      .notNull()
      .default("USD"),
    displayName: text("display_name").notNull(),
    displayNameAr: text("display_name_ar").notNull(),
    description: text("description").notNull().default(""),
    descriptionAr: text("description_ar").notNull().default(""),
    stripePriceId: text("stripe_price_id"),
    durationValue: integer("duration_value").notNull().default(1),
    durationUnit: text("duration_unit", { enum: ["days", "weeks", "months"] })
      .notNull()
      .default("months"),
    isRecurring: boolean("is_recurring").notNull().default(false),
    /** What the payment provider takes for `stripe_price_id`, when it was last asked. */
    charged: jsonb("charged").$type<ChargedPrice>(),
    /** When its first checkout began or its first payment came: from then on what was bought is fixed. */
    soldAt: timestamp("sold_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("credit_packages_version").on(table.name, table.version),
    uniqueIndex("credit_packages_one_active")
      .on(table.name)
      .where(sql`${table.isActive}`),
    check(
      "credit_packages_bounds",
      sql`${table.price} >= 0 and ${table.credits} between 0 and 1000000 and ${table.durationValue} between 1 and 1200 and ${table.version} >= 1`,
    ),
    check("credit_packages_currency", sql`${table.currency} in ('USD', 'EUR', 'GBP')`),
    check("credit_packages_unit", sql`${table.durationUnit} in ('days', 'weeks', 'months')`),
    check("credit_packages_recurring_price", sql`not ${table.isRecurring} or ${table.price} > 0`),
  ],
);
