import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** `clickRound` names the clicks that count now: clearing them starts the next round, so that it takes one row's update. */
export const adBanners = pgTable(
  "ad_banners",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    title: text("title").notNull(),
    imageUrl: text("image_url").notNull(),
    linkUrl: text("link_url").notNull(),
    language: text("language", { enum: ["ar", "en"] })
      .notNull()
      .default("ar"),
    isActive: boolean("is_active").notNull().default(true),
    position: text("position").notNull().default("home-features"),
    showFrom: timestamp("show_from", { withTimezone: true }),
    showTo: timestamp("show_to", { withTimezone: true }),
    clickRound: integer("click_round").notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("ad_banners_shown").on(table.position, table.language),
    check("ad_banners_language", sql`${table.language} in ('ar', 'en')`),
  ],
);

/** One row a press. `ip_address` holds a keyed hash of the address; `press_id` makes a beacon sent twice count once. */
export const adBannerClicks = pgTable(
  "ad_banner_clicks",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    bannerId: integer("banner_id").notNull(),
    clickRound: integer("click_round").notNull(),
    ipAddress: text("ip_address").notNull(),
    pressId: uuid("press_id").notNull().unique(),
    clickedAt: timestamp("clicked_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("ad_banner_clicks_banner").on(table.bannerId, table.clickRound)],
);

/** Who has pressed a banner in a round: a press that makes a row here is a new visitor. */
export const adBannerVisitors = pgTable(
  "ad_banner_visitors",
  {
    bannerId: integer("banner_id").notNull(),
    clickRound: integer("click_round").notNull(),
    ipAddress: text("ip_address").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bannerId, table.clickRound, table.ipAddress] })],
);

/**
 * Clicks and new visitors a quarter of an hour, kept by the press's own transaction. Every zone's midnight falls on a
 * quarter, so all five figures are sums of these rows.
 */
export const adBannerQuarters = pgTable(
  "ad_banner_quarters",
  {
    bannerId: integer("banner_id").notNull(),
    clickRound: integer("click_round").notNull(),
    quarter: timestamp("quarter", { withTimezone: true }).notNull(),
    clicks: integer("clicks").notNull(),
    newVisitors: integer("new_visitors").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bannerId, table.clickRound, table.quarter] }),
    // All that the five figures read, so that they need no row.
    index("ad_banner_quarters_figures").on(
      table.bannerId,
      table.clickRound,
      table.quarter,
      table.clicks,
      table.newVisitors,
    ),
  ],
);

/** Rounds that ended, by clearing or with their banner: their rows go in small steps by a job. */
export const adBannerEndedRounds = pgTable(
  "ad_banner_ended_rounds",
  {
    bannerId: integer("banner_id").notNull(),
    clickRound: integer("click_round").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bannerId, table.clickRound] })],
);
