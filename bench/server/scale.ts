import { randomInt, randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { hasPostgres } from "#tests/support/scenes/test-deps.ts";
import { type PostgresPlace, postgresPlace } from "#tests/storm/support/storm-places.ts";
import { usageLimits } from "#domain/tool-features/tables.ts";
import { measure, type Measured, type Stage, usedBy } from "../support/scale-load.ts";
import { MEASURED_COSTS } from "../support/scale-costs.ts";
import { type Costs, type Need, needOf, type Operation, OPERATIONS, shareOf } from "../support/scale-model.ts";
import { indexUse, type IndexUse, seedRuns, sizesOf } from "../support/scale-seed.ts";

const RUNS = Number(process.env["SCALE_RUNS"] ?? 1_000_000);
const STAGE_MS = 6000;
const PEOPLE = 60;
const TABLES = ["runs", "credit_holds", "credit_ledger", "sessions", "users", "user_credits"] as const;

/**
 * The load model of docs/operations.md: what 10³, 10⁵ and 10⁷ accounts need by the written assumptions and by costs that
 * were measured before, and how far those costs are true on two processes and a database of SCALE_RUNS runs (10⁶). Needs a
 * build, a PostgreSQL on this machine at TEST_DATABASE_URL, and some GB of disk; the database is dropped afterwards.
 */
export async function run(): Promise<{ table: string[][]; json: object }> {
  if (!hasPostgres) return { table: [["scale", "skipped: TEST_DATABASE_URL is not set"]], json: { skipped: true } };
  const countFile = join(tmpdir(), `siyagha-statements-${randomUUID()}`);
  const place = await postgresPlace({
    BUILTIN_ENGINES: "only",
    TRUST_PROXY: "true",
    LEASE_SECONDS: "60",
    QUERY_COUNT_FILE: countFile,
    NODE_OPTIONS: `--import=${new URL("../support/count-queries.ts", import.meta.url).href}`,
  });
  const client = new pg.Client(place.url);
  await client.connect();
  try {
    const people = await prepare(place);
    const stage: Stage = { products: place.products, people, client, countFile };
    const seededMs = await seed(stage);
    const costs = await measureCosts(stage);
    await client.query("select pg_stat_reset()");
    const mixed = await measure(stage, byShare, { ms: STAGE_MS * 2 });
    await sleep(1500);
    const indexes = await indexUse(client);
    const needs = [1e3, 1e5, 1e7].map((accounts) => needOf(accounts, costs.costs));
    return {
      table: tableOf(costs, mixed, indexes, needs),
      json: { runs: RUNS, seededMs, ...costs, mixed, indexes: indexes.slice(0, 8), needs },
    };
  } finally {
    await client.end();
    await place.close();
  }
}

async function prepare(place: PostgresPlace): Promise<SignedIn[]> {
  const api = createTestApi(place.deps);
  await place.start();
  await place.deps.db.update(usageLimits).set({ isEnabled: false });
  const people: SignedIn[] = [];
  for (let count = 0; count < PEOPLE; count += 1) {
    const person = await signUpConfirmed(place.deps, api);
    await giveCredits(place.deps, grantOf(person.userId, 1_000_000));
    people.push(person);
  }
  return people;
}

/** Fills the database after the example of a run that the product makes first; also warms the products up. */
async function seed(stage: Stage): Promise<number> {
  await measure(stage, () => pickOf(["own", "run", "read", "history", "stream"]), { ms: STAGE_MS });
  const { rows } = await stage.client.query<{ id: string }>(
    "select id from runs where status = 'done' order by created_at desc limit 1",
  );
  const begun = performance.now();
  await seedRuns(stage.client, RUNS, rows[0]?.id as string);
  return performance.now() - begun;
}

interface MeasuredCosts {
  costs: Costs;
  both: Record<Operation, Measured>;
  alone: Record<Operation, Measured>;
  megabytes: number;
}

async function measureCosts(stage: Stage): Promise<MeasuredCosts> {
  const { sizes, textBytes } = await sizesOf(stage.client);
  const both = await measureEach(stage);
  const alone = await measureEach({ ...stage, products: stage.products.slice(0, 1) });
  const before = await usedBy(stage);
  await sleep(STAGE_MS);
  const queriesAtRest = ((await usedBy(stage)).queries - before.queries) / (STAGE_MS / 1000) / stage.products.length;
  const texts = (RUNS * 30) / 90;
  const rowBytes = Object.fromEntries(
    TABLES.map((table) => {
      const { rows = 1, bytes = 0 } = sizes.find((size) => size.table === table) ?? {};
      return [table, (bytes - (table === "runs" ? texts * textBytes : 0)) / rows];
    }),
  ) as Costs["rowBytes"];
  return {
    costs: { operations: both, queriesAtRest, rowBytes, textBytes },
    both,
    alone,
    megabytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6,
  };
}

async function measureEach(stage: Stage): Promise<Record<Operation, Measured>> {
  const measured: Partial<Record<Operation, Measured>> = {};
  for (const operation of OPERATIONS)
    // Ten sign-ins of one account in 15 minutes are the most that are answered.
    measured[operation] = await measure(stage, () => operation, {
      ms: STAGE_MS,
      ...(operation === "signIn" ? { times: PEOPLE } : {}),
    });
  return measured as Record<Operation, Measured>;
}

function byShare(): Operation {
  let at = Math.random();
  for (const operation of OPERATIONS) {
    at -= shareOf(operation);
    if (at <= 0) return operation;
  }
  return "own";
}

function pickOf<T>(items: readonly T[]): T {
  return items[randomInt(items.length)] as T;
}

function tableOf(costs: MeasuredCosts, mixed: Measured, indexes: readonly IndexUse[], needs: readonly Need[]) {
  const figure = (value: number, digits = 1) => value.toFixed(digits);
  /** The mix by the model's earlier costs, beside what the mix took now. */
  const modelled = (key: "queries" | "productMs" | "databaseMs") =>
    OPERATIONS.reduce((sum, each) => sum + shareOf(each) * MEASURED_COSTS.operations[each][key], 0);
  return [
    ["operation", "statements", "product ms", "database ms", "two processes /s, p99 ms", "one process /s, p99 ms"],
    ...OPERATIONS.map((each) => {
      const { both, alone } = costs;
      const pace = ({ perSecond, p99, failed }: Measured) =>
        `${figure(perSecond, 0)}, ${figure(p99, 0)}${failed > 0 ? `, ${failed} FAILED` : ""}`;
      const { queries, productMs, databaseMs } = both[each];
      return [each, figure(queries), figure(productMs), figure(databaseMs, 2), pace(both[each]), pace(alone[each])];
    }),
    [
      "mix",
      figure(mixed.queries),
      figure(mixed.productMs),
      figure(mixed.databaseMs, 2),
      figure(mixed.perSecond, 0),
      "",
    ],
    [
      "mix by model",
      figure(modelled("queries")),
      figure(modelled("productMs")),
      figure(modelled("databaseMs"), 2),
      "",
      "",
    ],
    ["bytes a row", ...TABLES.slice(0, 5).map((table) => `${table} ${figure(costs.costs.rowBytes[table], 0)}`)],
    ["by model", ...TABLES.slice(0, 5).map((table) => `${table} ${figure(MEASURED_COSTS.rowBytes[table], 0)}`)],
    [
      "text of a run",
      `${figure(costs.costs.textBytes, 0)} bytes`,
      `model ${figure(MEASURED_COSTS.textBytes, 0)}`,
      "",
      "",
      "",
    ],
    [
      "hottest index",
      ...indexes.slice(0, 5).map(({ index, reads, bytes }) => `${index} ${reads}, ${figure(bytes / 1e6, 0)} MB`),
    ],
    ["accounts", "requests/s, runs/s", "statements/s", "processes", "database cores", "runs; GB, of which runs"],
    ...needs.map((need) => [
      need.accounts.toLocaleString("en"),
      `${figure(need.requestsASecond)}, ${figure(need.runsASecond, 2)}`,
      figure(need.queriesASecond, 0),
      String(need.processes),
      figure(need.databaseCores, 2),
      `${need.runRows.toLocaleString("en")}; ${figure(need.gigabytes, 2)}, ${figure(need.runsGigabytes, 2)}`,
    ]),
  ];
}
