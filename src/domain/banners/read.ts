import type { Language } from "#i18n/language.ts";
import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import type { Database } from "#platform/database/db.server.ts";
import { dayStarts, isShownAt, safeImage, safeLink } from "./rules.ts";
import { adBannerQuarters, adBanners } from "./tables.ts";

export type Banner = Omit<typeof adBanners.$inferSelect, "clickRound">;

/** What a reader's page needs of a banner. */
export interface ShownBanner {
  id: number;
  title: string;
  imageUrl: string;
  linkUrl: string;
}

/** Every banner, newest first. */
export async function listBanners(db: Database): Promise<Banner[]> {
  const rows = await db.select().from(adBanners).orderBy(desc(adBanners.createdAt), desc(adBanners.id));
  return rows.map(({ clickRound: _round, ...banner }) => banner);
}

/**
 * The banners of a position that are switched on, in the language and inside their schedule, newest first; a place
 * shows the first. Links are checked again, so that a row written past the product shows nothing hostile.
 */
export async function listShownBanners(
  db: Database,
  options: { position: string; language: Language; now: Date },
): Promise<ShownBanner[]> {
  const rows = await db
    .select()
    .from(adBanners)
    .where(
      and(
        eq(adBanners.position, options.position),
        eq(adBanners.language, options.language),
        eq(adBanners.isActive, true),
      ),
    )
    .orderBy(desc(adBanners.createdAt), desc(adBanners.id));
  return rows.flatMap((row) => {
    const imageUrl = safeImage(row.imageUrl);
    const linkUrl = safeLink(row.linkUrl);
    if (imageUrl === null || linkUrl === null || !isShownAt(row, options.now)) return [];
    return [{ id: row.id, title: row.title, imageUrl, linkUrl }];
  });
}

export interface BannerAnalytics {
  bannerId: number;
  totalClicks: number;
  /** Distinct keyed hashes of addresses, over all time. */
  uniqueIps: number;
  /** Since local midnight; since the midnight 7 days before it; since the one 30 days before it. */
  clicksToday: number;
  clicksThisWeek: number;
  clicksThisMonth: number;
  /** Clicks of the last 31 local days, oldest first. */
  days: { start: Date; clicks: number }[];
}

/** The figures of a banner as a clock in `timeZone` sees them. Throws `not_found`. */
export async function readBannerAnalytics(
  db: Database,
  bannerId: number,
  now: Date,
  timeZone: string,
): Promise<BannerAnalytics> {
  const [banner] = await db.select({ round: adBanners.clickRound }).from(adBanners).where(eq(adBanners.id, bannerId));
  if (!banner) throw new RefusalError("not_found");
  const ofRound = and(eq(adBannerQuarters.bannerId, bannerId), eq(adBannerQuarters.clickRound, banner.round));
  const starts = dayStarts(now, timeZone, 31);
  const [totals, recent] = await Promise.all([
    db
      .select({
        clicks: sql<number>`coalesce(sum(${adBannerQuarters.clicks}), 0)::int`,
        visitors: sql<number>`coalesce(sum(${adBannerQuarters.newVisitors}), 0)::int`,
      })
      .from(adBannerQuarters)
      .where(ofRound),
    db
      .select({ day: dayAmong(starts).as("day"), clicks: sql<number>`sum(${adBannerQuarters.clicks})::int` })
      .from(adBannerQuarters)
      .where(and(ofRound, gte(adBannerQuarters.quarter, starts[0] as Date)))
      .groupBy(sql`1`),
  ]);
  const clicksOf = new Map(recent.map(({ day, clicks }) => [day, clicks]));
  const days = starts.map((start, index) => ({ start, clicks: clicksOf.get(index + 1) ?? 0 }));
  const lastDays = (count: number) => days.slice(-count).reduce((sum, day) => sum + day.clicks, 0);
  return {
    bannerId,
    totalClicks: totals[0]?.clicks ?? 0,
    uniqueIps: totals[0]?.visitors ?? 0,
    clicksToday: lastDays(1),
    clicksThisWeek: lastDays(8),
    clicksThisMonth: lastDays(31),
    days,
  };
}

/** Which of the days a quarter falls on, counted from 1. */
function dayAmong(starts: readonly Date[]): SQL<number> {
  const moments = starts.map((start) => sql`${start.toISOString()}::timestamptz`);
  return sql<number>`width_bucket(${adBannerQuarters.quarter}, array[${sql.join(moments, sql`, `)}])`;
}
