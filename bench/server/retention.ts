import { sql } from "drizzle-orm";
import pg from "pg";
import { createPostgresDeps, hasPostgres } from "#tests/support/scenes/test-deps.ts";
import { sweepAccounts } from "#domain/accounts/write/sweep.ts";
import { sweepEndedRounds } from "#domain/banners/write-clicks.ts";
import { expireDueCredits } from "#domain/credits/write.ts";
import { sweepRunTexts } from "#domain/runs/write.ts";
import type { Database } from "#platform/database/db.server.ts";
import { withoutIndexes } from "../support/without-indexes.ts";

const ROWS = Number(process.env["RETENTION_ROWS"] ?? 1_000_000);
const PEOPLE = ROWS / 100;
const STEP = 500;
const STEPS = 40;
/** What is due of each table, in steps of the jobs. */
const DUE = STEP * STEPS;

interface Measured {
  what: string;
  rows: number;
  stepMs: number[];
  plan: string;
}

/**
 * The jobs that remove what is over, in tables of RETENTION_ROWS rows (10⁶ unless set) of which 20,000 are due: time of a
 * step, its plan, and the longest that another client waited meanwhile. Needs TEST_DATABASE_URL and some GB of disk.
 */
export async function run(): Promise<{ table: string[][]; json: object }> {
  if (!hasPostgres) return { table: [["retention", "skipped: TEST_DATABASE_URL is not set"]], json: { skipped: true } };
  const { deps, url, close } = await createPostgresDeps();
  try {
    const base = new Date(Date.now() - 86_400_000);
    const seeding = performance.now();
    await seed(url, base);
    const seededMs = performance.now() - seeding;
    const probe = startProbe(url);
    const measured = await measureAll(deps.db, base);
    const longestMs = await probe.end();
    const table = [
      ["job", "rows", "step, median", "slowest", "plan"],
      ...measured.map(({ what, rows, stepMs, plan }) => [
        what,
        rows.toLocaleString("en"),
        `${median(stepMs).toFixed(1)} ms`,
        `${Math.max(...stepMs).toFixed(0)} ms`,
        plan,
      ]),
      ["another client", "", "", `${longestMs.toFixed(0)} ms`, "its longest wait"],
    ];
    const json = measured.map(({ stepMs, ...rest }) => ({
      ...rest,
      median: median(stepMs),
      most: Math.max(...stepMs),
    }));
    return { table, json: { rows: ROWS, seededMs, longestMs, measured: json } };
  } finally {
    await close();
  }
}

async function measureAll(db: Database, base: Date): Promise<Measured[]> {
  const at = (step: number) => new Date(base.getTime() + step * STEP);
  const expired = sql`expires_at <= ${at(STEPS).toISOString()}::timestamptz`;
  return [
    {
      what: "run-texts, 500 a step",
      rows: ROWS,
      plan: await planOf(
        db,
        sql`select ctid from runs where kept_until <= ${at(1).toISOString()}::timestamptz and (input is not null or envelope is not null) limit 500`,
      ),
      stepMs: await times(STEPS, (step) => sweepRunTexts(db, at(step))),
    },
    {
      what: "accounts (sessions), 500 a step",
      rows: PEOPLE,
      plan: await planOf(
        db,
        sql`select ctid from sessions where expires_at < ${at(1).toISOString()}::timestamptz limit 500`,
      ),
      stepMs: await times(STEPS, (step) => sweepAccounts(db, at(step))),
    },
    {
      what: "expired-credits, 20 accounts a step",
      rows: PEOPLE,
      plan: await planOf(
        db,
        sql`select user_id from user_credits where ${expired} and package_type <> 'none' order by expires_at limit 20`,
      ),
      stepMs: await times(STEPS, (step) => expireDueCredits(db, new Date(base.getTime() + step * 20))),
    },
    {
      what: "cleared-clicks, 5,000 of each kind a step",
      rows: ROWS,
      plan: await planOf(db, sql`select id from ad_banner_clicks where banner_id = 1 and click_round = 1 limit 5000`),
      stepMs: await times(STEPS, () => sweepEndedRounds(db)),
    },
  ];
}

/** Rows as the product makes them, with one due every millisecond from `base` on, without their indexes until all are there. */
async function seed(url: string, base: Date): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const due = (n: string, days: number) =>
    `case when ${n} <= ${DUE} then timestamptz '${base.toISOString()}' + ${n} * interval '1 ms' else now() + interval '${days} days' end`;
  await client.query("set synchronous_commit = off");
  await client.query("set maintenance_work_mem = '512MB'");
  await withoutIndexes(
    client,
    ["runs", "ad_banner_clicks"],
    [
      `insert into users (id, name, email, email_verified)
      select 'person-' || n, '', 'person-' || n || '@example.com', true from generate_series(1, ${PEOPLE}) n`,
      `insert into user_credits (user_id, current_credits, package_type, expires_at)
      select 'person-' || n, 50, 'free', ${due("n", 10)} from generate_series(1, ${PEOPLE}) n`,
      `insert into credit_ledger (user_id, kind, amount, source_type, source_id)
      select 'person-' || n, 'grant', 50, 'free_claim', 'person-' || n from generate_series(1, ${PEOPLE}) n`,
      `insert into sessions (id, token, user_id, expires_at)
      select 'session-' || n, md5(n::text), 'person-' || n, ${due("n", 30)} from generate_series(1, ${PEOPLE}) n`,
      `insert into runs (id, user_id, tool, lang, idempotency_key, body_hash, status, cost, engine, input, envelope, title,
        search_text, ms, lease_expires_at, answered_at, ended_at, kept_until, created_at)
      select 'run-' || n, 'person-' || 1 + n % ${PEOPLE}, 'prompt-generate', 'en', 'key-' || n, 'h', 'done', 1, 'builtin',
        '{"text":"a note"}', '{"result":"a letter to somebody about something"}', 'a note', 'a note', 1, at, at, at,
        ${due("n", 20)}, at
      from generate_series(1, ${ROWS}) n, lateral (select now() - n * interval '100 ms' as at) made`,
      `insert into ad_banner_clicks (banner_id, click_round, ip_address, press_id)
      select case when n <= 1000000 then 1 else 2 end, 1, md5((n / 4)::text), gen_random_uuid() from generate_series(1, ${ROWS}) n`,
      "insert into ad_banner_ended_rounds (banner_id, click_round) values (1, 1)",
    ],
  );
  await client.query("vacuum analyze");
  await client.end();
}

/** The kind of scan, and of which index. */
async function planOf(db: Database, query: ReturnType<typeof sql>): Promise<string> {
  const result = (await db.execute(sql`explain (format text) ${query}`)) as unknown as { rows: object[] };
  const lines = result.rows.map((row) => String(Object.values(row)[0]));
  return (
    lines
      .find((line) => /Scan/.test(line))
      ?.replace(/\(.*|->/g, "")
      .trim() ?? ""
  );
}

/** A client that reads and writes all the while; `end` gives the longest it waited, in milliseconds. */
function startProbe(url: string): { end(): Promise<number> } {
  let isOver = false;
  let longestMs = 0;
  const work = (async () => {
    const client = new pg.Client(url);
    await client.connect();
    while (!isOver) {
      const at = performance.now();
      const n = Math.ceil(Math.random() * PEOPLE);
      await client.query("update runs set ms = 2 where id = $1", [`run-${n}`]);
      await client.query("update user_credits set updated_at = now() where user_id = $1", [`person-${n}`]);
      longestMs = Math.max(longestMs, performance.now() - at);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await client.end();
  })();
  return {
    async end() {
      isOver = true;
      await work;
      return longestMs;
    },
  };
}

/** Milliseconds of each call; `work` gets 1, 2, 3 … */
async function times(count: number, work: (step: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let step = 1; step <= count; step += 1) {
    const at = performance.now();
    await work(step);
    taken.push(performance.now() - at);
  }
  return taken;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
