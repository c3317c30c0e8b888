import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { createPostgresDeps, hasPostgres } from "#tests/support/scenes/test-deps.ts";
import { readBannerAnalytics } from "#domain/banners/read.ts";
import { adBanners } from "#domain/banners/tables.ts";
import { recordClick } from "#domain/banners/write-clicks.ts";
import { type Database, rowsOf } from "#platform/database/db.server.ts";

const SIZES = [10_000, 100_000, 1_000_000, 10_000_000];
const ZONE = "Asia/Riyadh";
/** Presses spread over this time, by a quarter as many visitors. */
const SPREAD_DAYS = 730;

interface Measured {
  clicks: number;
  quarters: number;
  analyticsMs: number;
  slowestMs: number;
  pressMs: number;
  countingRowsMs: number;
}

/**
 * Time of a banner's five figures and its daily series, and of one press, with 10⁴ to 10⁷ presses stored; beside it the
 * time that counting the rows themselves would take. Needs TEST_DATABASE_URL.
 */
export async function run(): Promise<{ table: string[][]; json: object }> {
  if (!hasPostgres)
    return { table: [["banner analytics", "skipped: TEST_DATABASE_URL is not set"]], json: { skipped: true } };
  const { deps, close } = await createPostgresDeps();
  const db = deps.db;
  try {
    const measured: Measured[] = [];
    for (const clicks of SIZES) measured.push(await measure(db, clicks));
    const table = [
      [
        "presses",
        "quarters with presses",
        "five figures, median",
        "slowest of 15",
        "one press, median",
        "counting the rows instead",
      ],
      ...measured.map((row) => [
        row.clicks.toLocaleString("en"),
        row.quarters.toLocaleString("en"),
        `${row.analyticsMs.toFixed(1)} ms`,
        `${row.slowestMs.toFixed(1)} ms`,
        `${row.pressMs.toFixed(1)} ms`,
        `${row.countingRowsMs.toFixed(0)} ms`,
      ]),
    ];
    return { table, json: { measured } };
  } finally {
    await close();
  }
}

async function measure(db: Database, clicks: number): Promise<Measured> {
  const now = new Date();
  const bannerId = await storePresses(db, clicks, now);
  const read = () => readBannerAnalytics(db, bannerId, now, ZONE);
  const figures = await read();
  if (figures.totalClicks !== clicks) throw new Error(`${figures.totalClicks} presses counted of ${clicks}`);
  const reads = await times(15, read);
  const press = () => recordClick(db, { bannerId, pressId: randomUUID(), visitor: randomUUID(), now });
  await press();
  const presses = await times(100, press);
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from ad_banner_quarters where banner_id = ${bannerId}`,
  );
  const [counting] = await times(1, () => countRows(db, bannerId));
  return {
    clicks,
    quarters: row?.count ?? 0,
    analyticsMs: median(reads),
    slowestMs: Math.max(...reads),
    pressMs: median(presses),
    countingRowsMs: counting ?? 0,
  };
}

/** Stores presses as `recordClick` would, set by set; the id of their new banner. */
export async function storePresses(db: Database, clicks: number, now: Date): Promise<number> {
  const values = { title: "bench", imageUrl: "https://ads.example/a.png", linkUrl: "https://ads.example/" };
  const [banner] = await db.insert(adBanners).values(values).returning({ id: adBanners.id });
  const id = banner?.id ?? 0;
  await unhurried(db, async (tx) => {
    await tx.execute(sql`insert into ad_banner_clicks (banner_id, click_round, ip_address, press_id, clicked_at)
      select ${id}, 1, md5((${id} * 100000000::bigint + floor(random() * ${clicks / 4}))::text), gen_random_uuid(), ${now.toISOString()}::timestamptz - random() * interval '1 day' * ${SPREAD_DAYS}
      from generate_series(1, ${clicks})`);
    await tx.execute(sql`insert into ad_banner_quarters (banner_id, click_round, quarter, clicks, new_visitors)
      select ${id}::int, 1, date_bin('15 minutes', clicked_at, timestamptz 'epoch'), count(*), count(*) filter (where is_first)
      from (select clicked_at, row_number() over (partition by ip_address order by id) = 1 as is_first
        from ad_banner_clicks where banner_id = ${id}) presses group by 3`);
    await tx.execute(
      sql`insert into ad_banner_visitors (banner_id, click_round, ip_address) select distinct ${id}::int, 1, ip_address from ad_banner_clicks where banner_id = ${id}`,
    );
  });
  await db.execute(sql`vacuum analyze ad_banner_clicks, ad_banner_quarters, ad_banner_visitors`);
  return id;
}

async function countRows(db: Database, bannerId: number): Promise<void> {
  await unhurried(db, async (tx) => {
    await tx.execute(sql`select count(*), count(distinct ip_address), count(*) filter (where clicked_at > now() - interval '30 days')
      from ad_banner_clicks where banner_id = ${bannerId}`);
  });
}

function unhurried(db: Database, work: (tx: Database) => Promise<void>): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await work(tx);
  });
}

async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  return taken;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
