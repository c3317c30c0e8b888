import { bigint, boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const adBanners = pgTable(
  "ad_banners",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    title: text("title").notNull(),
    imageUrl: text("image_url").notNull(),
    linkUrl: text("link_url").notNull(),
    language: text("language", { enum: ["ar", "en"] }).notNull().default("ar"),
    isActive: boolean("is_active").notNull().default(true),
    position: text("position").notNull().default("home-features"),
    showFrom: timestamp("show_from", { withTimezone: true }),
    showTo: timestamp("show_to", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("ad_banners_shown").on(table.position, table.language)],
);

/** One row a press. `ip_address` holds a keyed hash of the address; `press_id` makes a beacon sent twice count once. */
export const adBannerClicks = pgTable(
  "ad_banner_clicks",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    bannerId: integer("banner_id").notNull().references(() => adBanners.id, { onDelete: "cascade" }),
    ipAddress: text("ip_address").notNull(),
    pressId: text("press_id").notNull().unique(),
    clickedAt: timestamp("clicked_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("ad_banner_clicks_time").on(table.bannerId, table.clickedAt)],
);
