import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import pg from "pg";
import type { Delivery } from "#tests/support/scenes/billing-scene.ts";
import { remember } from "#tests/support/processes/left-behind.ts";
import { TEST_SECRET } from "#tests/support/scenes/test-deps.ts";

/** A server process of the storm. */
export interface StormProcess {
  url: string;
  child: ChildProcess;
}

export async function startProcess(databaseUrl: string): Promise<StormProcess> {
  const child = spawn(process.execPath, ["tests/storm/support/billing-worker.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      APP_SECRET: TEST_SECRET,
      LOG_LEVEL: "silent",
      LEASE_SECONDS: "5",
      BUILTIN_ENGINES: "only",
    },
  });
  const forget = remember(() => child.kill("SIGKILL"));
  child.once("exit", forget);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const port = (await lines.next()).value as string;
  return { child, url: `http://127.0.0.1:${port}` };
}

/** kill -9. */
export async function killProcess(process: StormProcess): Promise<void> {
  if (process.child.exitCode !== null || process.child.signalCode !== null) return;
  const gone = once(process.child, "exit");
  process.child.kill("SIGKILL");
  await gone;
}

/** Posts one event; the status, or 0 when no answer came. */
export async function post(process: StormProcess, { body, signature }: Delivery): Promise<number> {
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  return fetch(`${process.url}/api/webhooks/stripe`, { method: "POST", headers, body })
    .then(async (answer) => {
      await answer.text();
      return answer.status;
    })
    .catch(() => 0);
}

/** Posts until it is taken, as the provider does; the number of tries, or null when it never was. */
export async function postUntilTaken(
  processes: readonly StormProcess[],
  delivery: Delivery,
  tries = 12,
): Promise<number | null> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const status = await post(processes[attempt % processes.length] as StormProcess, delivery);
    if (status >= 200 && status < 300) return attempt;
    await pause(50 * attempt);
  }
  return null;
}

/** Acts for a user: "claim", "run" or "checkout". The answer's text; null when no answer came. */
export async function act(
  process: StormProcess,
  what: string,
  userId: string,
  query = "",
): Promise<{ ok: boolean; text: string } | null> {
  return fetch(`${process.url}/act/${what}/${userId}${query}`, { method: "POST" })
    .then(async (answer) => ({ ok: answer.ok, text: await answer.text() }))
    .catch(() => null);
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A connection beside the product's own, to hold locks or to cut the database off. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes a database refuse and drop every connection, until it is let back. */
export async function setDatabaseDown(server: string, database: string, isDown: boolean): Promise<void> {
  await withClient(server, async (client) => {
    await client.query(`alter database ${database} allow_connections ${isDown ? "false" : "true"}`);
    if (isDown)
      await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [database]);
  });
}

/** Returns when some connection of this database waits for a lock; gives up after 5 seconds and says false. */
export async function untilWaiting(client: pg.Client): Promise<boolean> {
  for (let look = 0; look < 250; look += 1) {
    // Inside a transaction the server would show what it saw at the first look again and again.
    await client.query("select pg_stat_clear_snapshot()");
    const waiting = await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (waiting.rowCount) return true;
    await pause(20);
  }
  return false;
}
