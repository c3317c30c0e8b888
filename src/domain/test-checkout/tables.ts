import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** State of the local stand-in for the payment provider (test checkout): whole objects in the provider's own shape. */
export const testStripeObjects = pgTable(
  "test_stripe_objects",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    body: jsonb("body").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("test_stripe_objects_type").on(table.type)],
);
