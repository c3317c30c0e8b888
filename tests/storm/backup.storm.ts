import { join } from "node:path";
import { runQuietly } from "#scripts/test/test-steps.ts";
import { usageLimits } from "#domain/tool-features/tables.ts";
import { temporaryFolder } from "#tests/support/processes/left-behind.ts";
import { brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import { startProduct } from "#tests/support/processes/product-process.ts";
import { GOOD_PASSWORD, type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { createEmptyDatabase, openTestDeps } from "#tests/support/scenes/test-deps.ts";
import { brokenRuns } from "./support/run-faults.ts";
import { type Load, send, sendPress, startLoad } from "./support/storm-load.ts";
import { placeSettings, type PostgresPlace, postgresPlace, untilNoRunIsOpen } from "./support/storm-places.ts";
import { pause, withClient } from "./support/storm-processes.ts";
import { countsOf, type StormResult } from "./support/storm-scene.ts";

const ROUNDS = Math.ceil(Number(process.env["STORM_ROUNDS"] ?? 20) / 4);
const PEOPLE = 4;
/** Slow enough that nobody presses more often than the product allows. */
const PRESS_EVERY_MS = 400;

/** A backup as docs/operations.md describes it, taken under load and restored into a new database (D-01). */
export async function run(): Promise<StormResult[]> {
  const name = "backup under load, restored elsewhere (D-01)";
  for (const tool of ["pg_dump", "pg_restore"]) {
    const { ok } = await runQuietly([tool, "--version"]);
    if (!ok) return [{ name, rounds: 0, violations: [], skipped: `left out, ${tool} was not found` }];
  }
  const violations: string[] = [];
  const found = { answers: 0 };
  const place = await postgresPlace({ BUILTIN_ENGINES: "only" });
  try {
    await place.start();
    await place.deps.db.update(usageLimits).set({ isEnabled: false });
    for (let number = 1; number <= ROUNDS; number += 1) {
      const faults = await backupRound(place, found).catch((error: Error) => [`threw ${error.message}`]);
      violations.push(...faults.map((fault) => `round ${number}: ${fault}`));
    }
  } finally {
    await place.close();
  }
  return [{ name: `${name}; ${found.answers} earlier answers asked for again`, rounds: ROUNDS, violations }];
}

async function backupRound(place: PostgresPlace, found: { answers: number }): Promise<string[]> {
  const { path: folder, remove } = temporaryFolder("siyagha-backup-");
  const file = join(folder, "siyagha.dump");
  const restored = await createEmptyDatabase();
  const people = await place.look((deps) =>
    Promise.all(Array.from({ length: PEOPLE }, () => signUpConfirmed(deps, createTestApi(deps)))),
  );
  const load = startLoad(place.products, people, PRESS_EVERY_MS);
  try {
    await pause(500 + Math.random() * 1000);
    const answeredBefore = load.presses.filter((press) => press.runId !== undefined);
    found.answers += answeredBefore.length;
    const counts = await withSnapshot(place.url, (snapshot) =>
      mustRun(["pg_dump", "--format=custom", `--snapshot=${snapshot}`, `--file=${file}`, place.url]),
    );
    await load.end();
    await mustRun(["pg_restore", `--dbname=${restored.url}`, file]);
    const differing = differencesOf(counts, await withClient(restored.url, countsOf));
    return [...differing, ...(await faultsOfRestored(restored.url, { ...load, presses: answeredBefore }, people))];
  } finally {
    await load.end();
    await restored.drop();
    remove();
  }
}

/** Works while a snapshot is held; the rows of every table as that snapshot sees them. */
async function withSnapshot(url: string, work: (snapshot: string) => Promise<void>): Promise<Map<string, number>> {
  return withClient(url, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ name: string }>("select pg_export_snapshot() as name");
    await work(rows[0]?.name ?? "");
    const counts = await countsOf(client);
    await client.query("commit");
    return counts;
  });
}

function differencesOf(before: Map<string, number>, after: Map<string, number>): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => `${name}: ${after.get(name)} rows and not ${before.get(name)}`);
}

/** A product on the restored database: money adds up, people sign in, earlier answers are there, and new runs are charged. */
async function faultsOfRestored(url: string, before: Load, people: readonly SignedIn[]): Promise<string[]> {
  const faults: string[] = [];
  const test = await openTestDeps(url);
  try {
    faults.push(...(await brokenInvariants(test.deps)));
    const product = await startProduct({ ...placeSettings, BUILTIN_ENGINES: "only", DATABASE_URL: url });
    try {
      for (const { email } of people) {
        const answer = await send(product, null, "/api/auth/sign-in/email", { email, password: GOOD_PASSWORD });
        if (answer?.status !== 200) faults.push(`a person's sign-in was answered ${answer?.status}`);
      }
      for (const { person, key, runId } of before.presses) {
        const again = { person, key, runId: "" };
        await sendPress(product, again);
        if (again.runId !== runId) faults.push(`the answer ${runId} is not in the backup`);
      }
      for (const person of people) {
        const status = await sendPress(product, { person, key: `after-${person.userId}` });
        if (status !== 201) faults.push(`a new run was answered ${status}`);
      }
      await untilNoRunIsOpen(url, Date.now() + 15_000);
    } finally {
      await product.stop();
    }
    faults.push(...(await brokenInvariants(test.deps)), ...(await brokenRuns(test.deps)));
  } finally {
    await test.close();
  }
  return faults;
}

async function mustRun(command: string[]): Promise<void> {
  const { ok, output } = await runQuietly(command);
  if (!ok) throw new Error(`${command[0]} failed: ${output.trim()}`);
}
