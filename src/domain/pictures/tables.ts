import { customType, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The embedded database gives bytes as they are, a PostgreSQL server in a Buffer over a shared block of memory. */
const bytea = customType<{ data: Uint8Array<ArrayBuffer>; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (bytes) => Uint8Array.from(bytes),
});

/**
 * Pictures that an administrator uploaded for banners and library prompts, as they are served. In the database, so that every
 * process serves them and a backup holds them. `touchedAt` is when a form last named one.
 */
export const uploadedPictures = pgTable("uploaded_pictures", {
  id: text("id").primaryKey(),
  bytes: bytea("bytes").notNull(),
  type: text("type").notNull(),
  width: integer("width").notNull(),
  height: integer("height").notNull(),
  /** Of `bytes`: the same picture is stored once. */
  sha256: text("sha256").notNull().unique(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  createdBy: text("created_by").notNull(),
  touchedAt: timestamp("touched_at", { withTimezone: true }).notNull().defaultNow(),
});
