import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import pg from "pg";
import { drive } from "#bench/support/drive.ts";
import { createEmptyDatabase } from "#tests/support/scenes/test-deps.ts";
import { type ProductProcess, startProduct } from "#tests/support/processes/product-process.ts";

const CONNECTIONS = 16;
const ROUNDS = 3;
const REQUESTS = 200;
const PATHS = ["/prompt-generate"];
/** People with the free package, and one who has not taken it. */
const PEOPLE = 8;
const PASSWORD = "blue-kettle-47-reads";
/** PostgreSQL reports what a connection did once it has been idle for a moment. */
const STATISTICS_MS = 2500;
/** Processor time in /proc is counted in hundredths of a second. */
const TICK_MS = 10;

interface Build {
  name: string;
  product: ProductProcess;
  databaseUrl: string | null;
  headers: Record<string, string>[];
  rounds: {
    perSecond: number;
    p50: number;
    p99: number;
    processorMs: number;
    statements: number | null;
    bytes: number;
  }[];
}

/**
 * Signed-in tool pages of this build and of others side by side: `npm run bench -- tool-pages --data FOLDER,FOLDER`, each a folder with a
 * build of its own. On PostgreSQL (TEST_DATABASE_URL) and on the embedded database; rounds alternate, the median counts.
 */
export async function run({ data }: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const folders = [...(data?.split(",") ?? []), process.cwd()];
  const rows: { database: string; path: string; build: string; load: string; median: Record<string, number | null> }[] =
    [];
  for (const database of ["postgresql", "embedded"]) {
    if (database === "postgresql" && !process.env["TEST_DATABASE_URL"]) continue;
    const closing: (() => Promise<void>)[] = [];
    try {
      const builds: Build[] = [];
      for (const folder of folders) builds.push(await startBuild(folder, database, closing));
      for (const path of PATHS) {
        for (const build of builds) {
          build.rounds = [];
          await drive(build.product.url + path, build.headers, { count: REQUESTS, connections: CONNECTIONS });
        }
        for (let round = 0; round < ROUNDS; round += 1)
          for (const build of builds) await measure(build, path, round === 0);
        for (const build of builds)
          rows.push({
            database,
            path,
            build: build.name,
            load: loadavg()[0]?.toFixed(1) ?? "",
            median: medianOf(build),
          });
      }
      process.stderr.write(`${JSON.stringify(rows.filter((row) => row.database === database))}\n`);
    } finally {
      for (const close of closing.toReversed()) await close();
    }
  }
  const shown = (value: number | null | undefined, places: number) =>
    value === null || value === undefined ? "–" : value.toFixed(places);
  return {
    table: [
      ["database", "page", "build", "requests/s", "p50 ms", "p99 ms", "processor ms", "statements", "KiB", "load"],
      ...rows.map(({ database, path, build, load, median }) => [
        database,
        path,
        build,
        shown(median["perSecond"], 0),
        shown(median["p50"], 1),
        shown(median["p99"], 1),
        shown(median["processorMs"], 2),
        shown(median["statements"], 2),
        shown((median["bytes"] ?? 0) / 1024, 1),
        load,
      ]),
    ],
    json: { rows },
  };
}

async function startBuild(folder: string, database: string, closing: (() => Promise<void>)[]): Promise<Build> {
  const empty = database === "postgresql" ? await createEmptyDatabase() : null;
  if (empty) closing.push(empty.drop);
  const env = { TRUST_PROXY: "true", ...(empty ? { DATABASE_URL: empty.url } : {}) };
  const product = await startProduct(env, undefined, folder);
  closing.push(product.stop);
  const headers: Record<string, string>[] = [];
  for (let person = 0; person < PEOPLE; person += 1)
    headers.push({ cookie: await signUp(product.url, person), "accept-encoding": "gzip" });
  return { name: folder.split("/").at(-1) ?? folder, product, databaseUrl: empty?.url ?? null, headers, rounds: [] };
}

/** A confirmed person's session cookie, by way of the API and the local outbox. */
async function signUp(url: string, person: number): Promise<string> {
  const email = `reader-${person}@example.com`;
  const headers = { origin: url, "content-type": "application/json", "x-forwarded-for": `2001:db8:0:${person}::1` };
  const post = async (path: string, body: object, cookie = "") => {
    const answer = await fetch(`${url}/api${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { ...headers, cookie },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
  };
  const begun = await post("/auth/sign-up/email", { email, password: PASSWORD });
  let token: string | undefined;
  while (token === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const outbox = await (await fetch(`${url}/dev/outbox`)).text();
    token = outbox.includes(email) ? outbox.slice(outbox.indexOf(email)).match(/token=([\w.%-]+)/)?.[1] : undefined;
  }
  const cookie = await post("/auth/verify-email", { token: decodeURIComponent(token) }, begun);
  if (person > 0) await post("/free-package-claims", {}, cookie);
  return cookie;
}

/** Statements are counted in one round, since each count waits. */
async function measure(build: Build, path: string, counts: boolean): Promise<void> {
  const asked = counts ? await statementsOf(build) : null;
  const worked = processorMsOf(build);
  const { perSecond, p50, p99, bytes } = await drive(build.product.url + path, build.headers, {
    count: REQUESTS,
    connections: CONNECTIONS,
  });
  const processorMs = (processorMsOf(build) - worked) / REQUESTS;
  const now = counts ? await statementsOf(build) : null;
  const statements = now === null || asked === null ? null : (now - asked) / REQUESTS;
  build.rounds.push({ perSecond, p50, p99, bytes, processorMs, statements });
}

/** Statements outside transactions and transactions that a database has ended; what the jobs do is among them. */
async function statementsOf({ databaseUrl }: Build): Promise<number | null> {
  if (databaseUrl === null) return null;
  await new Promise((resolve) => setTimeout(resolve, STATISTICS_MS));
  const client = new pg.Client(process.env["TEST_DATABASE_URL"]);
  await client.connect();
  const name = new URL(databaseUrl).pathname.slice(1);
  const { rows } = await client.query(
    "select xact_commit + xact_rollback as n from pg_stat_database where datname = $1",
    [name],
  );
  await client.end();
  return Number(rows[0]?.n);
}

function processorMsOf({ product }: Build): number {
  const fields = readFileSync(`/proc/${product.child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function medianOf({ rounds }: Build): Record<string, number | null> {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
  const keys = ["perSecond", "p50", "p99", "processorMs", "statements", "bytes"] as const;
  return Object.fromEntries(
    keys.map((key) => {
      const values = rounds.map((round) => round[key]).filter((value) => value !== null);
      return [key, values.length > 0 ? middle(values) : null];
    }),
  );
}
