import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#domain/accounts/tables.ts";
import type { DeliveredEvent, DeliveryFault, WebhookEvent } from "./rules.ts";

/** Addresses at which a person's programs hear of events in the account. */
export const webhookAddresses = pgTable(
  "webhook_addresses",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    events: jsonb("events").$type<WebhookEvent[]>().notNull(),
    /** The signing secret, sealed and bound to the address's id: signing needs it again, and its owner saw it once. */
    sealed: text("sealed").notNull(),
    /** Since when nothing is sent to it, because a day of attempts failed. */
    restingSince: timestamp("resting_since", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("webhook_addresses_user").on(table.userId, table.createdAt)],
);

/** One message to one address, written in the transaction of its event. Its id is the message's, the same at every attempt. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: text("id").primaryKey(),
    addressId: text("address_id")
      .notNull()
      .references(() => webhookAddresses.id, { onDelete: "cascade" }),
    userId: text("user_id").notNull(),
    event: text("event").$type<DeliveredEvent>().notNull(),
    data: jsonb("data").notNull(),
    state: text("state", { enum: ["waiting", "sent", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true }).notNull().defaultNow(),
    lastAttemptAt: timestamp("last_attempt_at", { withTimezone: true }),
    /** Of the last attempt: the answer's HTTP status, or why there was none. */
    lastStatus: integer("last_status"),
    lastFault: text("last_fault").$type<DeliveryFault>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("webhook_deliveries_due")
      .on(table.nextAttemptAt)
      .where(sql`${table.state} = 'waiting'`),
    index("webhook_deliveries_address").on(table.addressId, table.createdAt),
    index("webhook_deliveries_created").on(table.createdAt),
  ],
);
