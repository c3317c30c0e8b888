import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "#tests/support/processes/left-behind.ts";
import { brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import { type ProductProcess, spawnProduct, startProduct } from "#tests/support/processes/product-process.ts";
import { createEmptyDatabase, createPostgresDeps, openTestDeps } from "#tests/support/scenes/test-deps.ts";
import { readBannerAnalytics } from "#domain/banners/read.ts";
import { MIGRATION_LOCK } from "#platform/database/open-database.server.ts";
import { createPopulatedDatabase, shapeOf } from "./support/populated-database.ts";
import { brokenRuns } from "./support/run-faults.ts";
import { placeSettings } from "./support/storm-places.ts";
import { killProcess, pause, untilWaiting, withClient } from "./support/storm-processes.ts";
import { countsOf, type StormResult } from "./support/storm-scene.ts";

const ROUNDS = Number(process.env["STORM_ROUNDS"] ?? 20);
const EMBEDDED_ROUNDS = Math.ceil(ROUNDS * 0.4);
const LIMIT_MS = 30_000;
const LONGEST_WAIT_MS = 1000;

/** Starts that migrate: cut off by kill -9 at any moment, and on a database that is full (D-02, K-01). */
export async function run(): Promise<StormResult[]> {
  const reference = await createPostgresDeps();
  const shape = await shapeOf(reference.url).finally(() => reference.close());
  const cut = { count: 0 };
  const empty = await rounds(ROUNDS, () => killedOnEmpty(shape, cut));
  const embedded = await rounds(EMBEDDED_ROUNDS, killedFirstStart);
  const took: string[] = [];
  const full = await rounds(1, () => populated(shape, took));
  return [
    {
      name: `killed while migrating an empty database (D-02, K-01); ${cut.count} before the last migration was in`,
      rounds: ROUNDS,
      violations: empty,
    },
    { name: "killed in the first start of an embedded database (K-01)", rounds: EMBEDDED_ROUNDS, violations: embedded },
    { name: `10⁵ runs and 10⁶ presses (D-02, N-04): ${took.join(", ")}`, rounds: 1, violations: full },
  ];
}

async function rounds(count: number, round: () => Promise<string[]>): Promise<string[]> {
  const violations: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const found = await round().catch((error: Error) => [`threw ${error.message}`]);
    violations.push(...found.map((fault) => `round ${number}: ${fault}`));
  }
  return violations;
}

/** Killed within the time that migrating and seeding take, once it has taken the lock; the next start completes. */
async function killedOnEmpty(shape: string, cut: { count: number }): Promise<string[]> {
  const database = await createEmptyDatabase();
  const env = { ...placeSettings, DATABASE_URL: database.url };
  try {
    const first = await spawnProduct(env);
    await withClient(database.url, async (client) => {
      for (let look = 0; look < 2000; look += 1) {
        const lock = await client.query(
          "select 1 from pg_locks where locktype = 'advisory' and objid = $1 and database = (select oid from pg_database where datname = current_database())",
          [MIGRATION_LOCK],
        );
        if (lock.rowCount) break;
        await pause(5);
      }
    });
    await pause(Math.random() * 600);
    await killProcess(first);
    await first.stop();
    const left = await shapeOf(database.url).catch(() => "");
    if (left !== shape) cut.count += 1;
    const next = await startProduct(env);
    await next.stop();
    const features = await withClient(database.url, (client) => client.query("select 1 from tool_features"));
    return [
      ...((await shapeOf(database.url)) === shape ? [] : ["the next start left another schema"]),
      ...(features.rowCount === 16 ? [] : [`${features.rowCount} features are seeded`]),
    ];
  } finally {
    await database.drop();
  }
}

/** Without any setting, as a person starts it first: the folder, the secret and the database are made and cut off. */
async function killedFirstStart(): Promise<string[]> {
  const { path: DATA_DIR, remove } = temporaryFolder("siyagha-storm-");
  try {
    const first = await spawnProduct({ DATA_DIR });
    await pause(200 + Math.random() * 1500);
    await killProcess(first);
    await first.stop();
    const next = await startProduct({ DATA_DIR });
    await next.stop();
    const secret = readFileSync(join(DATA_DIR, "secret"), "utf8");
    return /^[0-9a-f]{64}$/.test(secret) ? [] : [`the kept secret has ${secret.length} characters`];
  } finally {
    remove();
  }
}

/** The newest migration on a full database: killed inside, then two starts at once beside a busy client, then once more. */
async function populated(shape: string, took: string[]): Promise<string[]> {
  const database = await createPopulatedDatabase();
  const env = { ...placeSettings, DATABASE_URL: database.url };
  const faults: string[] = [];
  const started: ProductProcess[] = [];
  try {
    const before = await withClient(database.url, countsOf);
    took.push((await killedInside(database.url, env)) ? "killed inside" : "killed at no lock");
    const probe = startProbe(database.url);
    const at = performance.now();
    started.push(...(await Promise.all([startProduct(env), startProduct(env)])));
    const migratedMs = performance.now() - at;
    const longestMs = await probe.end();
    await Promise.all(started.splice(0).map((product) => product.stop()));
    const againAt = performance.now();
    started.push(await startProduct(env));
    const againMs = performance.now() - againAt;
    took.push(`two starts at once ${seconds(migratedMs)}, the next ${seconds(againMs)}`);
    took.push(`longest wait of another client ${Math.round(longestMs)} ms`);
    if (migratedMs > LIMIT_MS || againMs > LIMIT_MS) faults.push("a start took more than 30 s");
    if (longestMs > LONGEST_WAIT_MS) faults.push(`another client waited ${Math.round(longestMs)} ms`);
    if ((await shapeOf(database.url)) !== shape) faults.push("the schema differs from that of an empty start");
    const after = await withClient(database.url, countsOf);
    for (const name of ["public.runs", "public.ad_banner_clicks", "public.credit_ledger", "public.users"]) {
      const more = (after.get(name) ?? 0) - (before.get(name) ?? 0);
      // The first start on it makes the administrator.
      if (more !== (name === "public.users" ? 1 : 0)) faults.push(`${name} has ${more} rows more`);
    }
    const test = await openTestDeps(database.url);
    const analyticsAt = performance.now();
    const { totalClicks } = await readBannerAnalytics(test.deps.db, 1, new Date(), "Asia/Riyadh");
    const analyticsMs = performance.now() - analyticsAt;
    took.push(`analytics of ${totalClicks} presses ${Math.round(analyticsMs)} ms`);
    if (analyticsMs > LONGEST_WAIT_MS) faults.push(`analytics took ${Math.round(analyticsMs)} ms (N-04)`);
    faults.push(...(await brokenInvariants(test.deps)), ...(await brokenRuns(test.deps)));
    await test.close();
  } finally {
    await Promise.all(started.map((product) => product.stop()));
    await database.drop();
  }
  return faults;
}

/**
 * Every table is locked against changes of its form from outside, so that the start is inside its migration when it is
 * killed; false when the migration touches none that was there.
 */
async function killedInside(url: string, env: Record<string, string>): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
    );
    await client.query("begin");
    await client.query(`lock table ${rows.map(({ name }) => name).join(", ")} in row exclusive mode`);
    const first = await spawnProduct(env);
    const isInside = await untilWaiting(client);
    await killProcess(first);
    await first.stop();
    await client.query("rollback");
    return isInside;
  });
}

/** A client that reads and writes all the while; `end` gives the longest it waited, in milliseconds. */
function startProbe(url: string): { end(): Promise<number> } {
  let isOver = false;
  let longestMs = 0;
  const work = withClient(url, async (client) => {
    while (!isOver) {
      const at = performance.now();
      await client.query("update runs set ms = 2 where id = 'run-1'");
      await client.query("select count(*) from credit_ledger where user_id = 'person-1'");
      await client.query("update users set name = 'x' where id = 'person-1'");
      longestMs = Math.max(longestMs, performance.now() - at);
      await pause(10);
    }
  });
  return {
    async end() {
      isOver = true;
      await work;
      return longestMs;
    },
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
