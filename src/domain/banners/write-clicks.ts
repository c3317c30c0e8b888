import { and, eq, sql } from "drizzle-orm";
import { RefusalError } from "#i18n/refusals.ts";
import { type Database, rowsOf } from "#platform/database/db.server.ts";
import { isShownAt } from "./rules.ts";
import { adBannerClicks, adBannerEndedRounds, adBannerQuarters, adBanners, adBannerVisitors } from "./tables.ts";

const QUARTER_MS = 15 * 60_000;
const SWEEP_ROWS = 5000;

export interface Press {
  bannerId: number;
  /** A UUID the page makes for one press; the same one twice counts once. */
  pressId: string;
  /** Keyed hash of the peer's address. */
  visitor: string;
  now: Date;
}

/**
 * Counts a press of a banner that shows, with its roll-ups, in one statement. False when the press was counted before.
 * Throws `not_found` for a banner that does not show: gone, switched off, or outside its schedule.
 */
export async function recordClick(db: Database, press: Press): Promise<boolean> {
  const at = press.now.toISOString();
  const quarter = new Date(Math.floor(press.now.getTime() / QUARTER_MS) * QUARTER_MS).toISOString();
  const rows = await rowsOf(
    db,
    sql`with banner as (
        select id, click_round from ${adBanners} where id = ${press.bannerId} and is_active
          and (show_from is null or show_from <= ${at}::timestamptz) and (show_to is null or show_to > ${at}::timestamptz)
        for share
      ), click as (
        insert into ${adBannerClicks} (banner_id, click_round, ip_address, press_id, clicked_at)
        select id, click_round, ${press.visitor}, ${press.pressId}::uuid, ${at}::timestamptz from banner
        on conflict (press_id) do nothing
        returning banner_id, click_round
      ), visitor as (
        insert into ${adBannerVisitors} (banner_id, click_round, ip_address)
        select banner_id, click_round, ${press.visitor} from click
        on conflict do nothing
        returning 1
      )
      insert into ${adBannerQuarters} as q (banner_id, click_round, quarter, clicks, new_visitors)
      select banner_id, click_round, ${quarter}::timestamptz, 1, (select count(*)::int from visitor) from click
      on conflict (banner_id, click_round, quarter)
        do update set clicks = q.clicks + 1, new_visitors = q.new_visitors + excluded.new_visitors
      returning 1`,
  );
  if (rows.length > 0) return true;
  const [banner] = await db.select().from(adBanners).where(eq(adBanners.id, press.bannerId));
  if (!banner || !isShownAt(banner, press.now)) throw new RefusalError("not_found");
  return false;
}

/** Removes rows of ended rounds, at most 5,000 of each kind a round and call, so that no lock lasts. */
export async function sweepEndedRounds(db: Database): Promise<void> {
  for (const round of await db.select().from(adBannerEndedRounds).limit(20)) {
    const { bannerId, clickRound } = round;
    const of = sql`banner_id = ${bannerId} and click_round = ${clickRound}`;
    const removed = await rowsOf(
      db,
      sql`with clicks as (
          delete from ${adBannerClicks} where id in (select id from ${adBannerClicks} where ${of} limit ${SWEEP_ROWS}) returning 1
        ), visitors as (
          delete from ${adBannerVisitors} where ${of} and ip_address in
            (select ip_address from ${adBannerVisitors} where ${of} order by ip_address limit ${SWEEP_ROWS}) returning 1
        )
        select 1 from clicks union all select 1 from visitors limit 1`,
    );
    if (removed.length > 0) continue;
    await db.delete(adBannerQuarters).where(sql`${of}`);
    await db
      .delete(adBannerEndedRounds)
      .where(and(eq(adBannerEndedRounds.bannerId, bannerId), eq(adBannerEndedRounds.clickRound, clickRound)));
  }
}
