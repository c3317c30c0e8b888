import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { temporaryFolder } from "#tests/support/processes/left-behind.ts";
import { pause, withClient } from "./support/storm-processes.ts";
import type { StormResult } from "./support/storm-scene.ts";

const STORMS = ["runs", "uploads", "billing", "backup", "migration", "soak", "bodies", "full-disk"];

/** Each storm is stopped by a signal at some moment: no database, process or folder of it is left. */
export async function run(): Promise<StormResult[]> {
  const violations: string[] = [];
  let caught = 0;
  for (const name of STORMS) {
    const found = await interrupted(name).catch((error: Error) => ({ hadProcesses: false, faults: [error.message] }));
    if (found.hadProcesses) caught += 1;
    violations.push(...found.faults.map((fault) => `${name}: ${fault}`));
  }
  return [
    { name: `a storm stopped by a signal leaves nothing; ${caught} had processes`, rounds: STORMS.length, violations },
  ];
}

async function interrupted(name: string): Promise<{ hadProcesses: boolean; faults: string[] }> {
  const folder = temporaryFolder("siyagha-interrupt-");
  const tag = folder.path.slice(-6).toLowerCase();
  const env = { ...process.env, TMPDIR: folder.path, SIYAGHA_TEST_TAG: tag, STORM_ROUNDS: "4" };
  const child = spawn(process.execPath, ["scripts/test/run-tests.ts", "--storm", name], { stdio: "ignore", env });
  try {
    // The build that comes first is a process too: a storm at work has a database as well.
    for (let look = 0; look < 100 && (await databasesOf(tag)).length === 0; look += 1) await pause(200);
    for (let look = 0; look < 100 && processesOf(folder.path).length < 2; look += 1) await pause(200);
    await pause(Math.random() * 4000);
    const hadProcesses = processesOf(folder.path).length > 1;
    child.kill(Math.random() < 0.5 ? "SIGINT" : "SIGTERM");
    const ended = await Promise.race([once(child, "exit").then(() => true), pause(20_000).then(() => false)]);
    // A killed process takes a moment to go on a busy machine.
    for (let look = 0; look < 50 && processesOf(folder.path).length > 0; look += 1) await pause(100);
    const processes = processesOf(folder.path);
    const databases = await databasesOf(tag);
    const files = readdirSync(folder.path).filter((file) => !file.startsWith("node-compile-cache"));
    return {
      hadProcesses,
      faults: [
        ...(ended ? [] : ["did not end within 20 s"]),
        ...processes.map((pid) => `process ${pid} lives on`),
        ...databases.map((database) => `the database ${database} is left`),
        ...files.map((file) => `the folder ${file} is left`),
      ],
    };
  } finally {
    child.kill("SIGKILL");
    folder.remove();
  }
}

/** Processes whose temporary files or data are in this folder. */
function processesOf(folder: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/environ`, "utf8").includes(`=${folder}`);
    } catch {
      return false;
    }
  });
}

function databasesOf(tag: string): Promise<string[]> {
  return withClient(process.env["TEST_DATABASE_URL"] as string, async (client) => {
    const { rows } = await client.query<{ datname: string }>("select datname from pg_database where datname like $1", [
      `siyagha_test_${tag}%`,
    ]);
    return rows.map(({ datname }) => datname);
  });
}
