import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { remember, temporaryFolder } from "#tests/support/processes/left-behind.ts";
import { hasEnded } from "#tests/support/processes/product-process.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { brokenRuns } from "./support/run-faults.ts";
import { embeddedPlace, type Place } from "./support/storm-places.ts";
import { type Press, sendPress } from "./support/storm-load.ts";
import { killProcess, pause } from "./support/storm-processes.ts";
import type { StormResult } from "./support/storm-scene.ts";

const ROUNDS = Math.ceil(Number(process.env["STORM_ROUNDS"] ?? 6) / 2);
const DISK = "160m";
const PRESSES_ON_A_FULL_DISK = 40;
const NAME = "the disk of the embedded database is full, and has room again (K-04)";

/**
 * The embedded database on a small disk that fills up under it. Uploads are never stored and the log is standard output, so
 * that the database is all that a full disk can hurt. Needs root, to mount a disk in memory.
 */
export async function run(): Promise<StormResult[]> {
  const folder = temporaryFolder("siyagha-full-disk-");
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", folder.path]);
  if (mounted.status !== 0) {
    folder.remove();
    return [{ name: NAME, rounds: 0, violations: [], skipped: "no disk can be mounted here" }];
  }
  const unmount = () => spawnSync("umount", ["-l", folder.path]);
  const forget = remember(unmount);
  const counts = { answered: 0, refused: 0, died: 0, recovered: 0 };
  const violations: string[] = [];
  const place = await embeddedPlace({ DATA_DIR: join(folder.path, "data"), BUILTIN_ENGINES: "only" });
  try {
    for (let number = 1; number <= ROUNDS; number += 1) {
      const found = await round(place, folder.path, counts).catch((error: Error) => [`threw ${error.message}`]);
      violations.push(...found.map((fault) => `round ${number}: ${fault}`));
    }
  } finally {
    await place.close();
    unmount();
    forget();
    folder.remove();
  }
  const { answered, refused, died, recovered } = counts;
  const summary = `while full ${answered} answered, ${refused} refused; ${died} processes ended, ${recovered} went on by themselves`;
  return [{ name: `${NAME}; ${summary}`, rounds: ROUNDS, violations }];
}

type Counts = Record<"answered" | "refused" | "died" | "recovered", number>;

async function round(place: Place, disk: string, counts: Counts): Promise<string[]> {
  const person = await place.look(async (deps) => {
    const one = await signUpConfirmed(deps, createTestApi(deps));
    await giveCredits(deps, grantOf(one.userId, 1000));
    return one;
  });
  await place.start();
  const before = await pressed(place, person, 5);
  const faults = before.some((press) => press.runId === undefined) ? ["a run failed before the disk was full"] : [];
  const ballast = join(disk, "ballast");
  fill(ballast);
  const during = await pressed(place, person, PRESSES_ON_A_FULL_DISK);
  rmSync(ballast);
  const answered = during.filter((press) => press.runId !== undefined);
  counts.answered += answered.length;
  counts.refused += during.length - answered.length;
  faults.push(...(await backAtWork(place, person, counts)));
  faults.push(...(await keptWord(place, [...before, ...answered])));
  const stored = await place.look(async (deps) => [...(await brokenInvariants(deps)), ...(await brokenRuns(deps))]);
  return [...faults, ...stored];
}

/** Takes all room there is, to the last byte. */
function fill(path: string): void {
  const file = openSync(path, "w");
  for (let size = 1 << 20; size >= 1; size = size >> 1)
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1));
    } catch {
      // Smaller pieces may still go in.
    }
  closeSync(file);
}

async function pressed(place: Place, person: SignedIn, times: number): Promise<Press[]> {
  const presses: Press[] = [];
  for (let count = 0; count < times; count += 1) {
    const press: Press = { person, key: crypto.randomUUID() };
    const [product] = place.products;
    if (!product || hasEnded(product.child)) break;
    await Promise.race([sendPress(product, press), pause(30_000)]);
    presses.push(press);
  }
  return presses;
}

/** With room again: goes on by itself, or after another start; a process that ended says so by its status. */
async function backAtWork(place: Place, person: SignedIn, counts: Counts): Promise<string[]> {
  const [product] = place.products;
  if (!product) return ["no product"];
  if (hasEnded(product.child)) {
    counts.died += 1;
    if (product.child.exitCode === 0) return ["the process ended as if all were well"];
  } else {
    for (let look = 0; look < 20; look += 1) {
      const [press] = await pressed(place, person, 1);
      if (press?.runId !== undefined) {
        counts.recovered += 1;
        return [];
      }
      await pause(500);
    }
    await killProcess(product);
  }
  await place.start();
  const [press] = await pressed(place, person, 1);
  return press?.runId === undefined ? ["no run is answered after another start with room"] : [];
}

/** What was answered is given again for its key. */
async function keptWord(place: Place, presses: readonly Press[]): Promise<string[]> {
  const faults: string[] = [];
  for (const press of presses) {
    const again: Press = { person: press.person, key: press.key };
    await sendPress(place.products[0] as Place["products"][0], again);
    if (again.runId !== press.runId || !isDeepStrictEqual(again.result, press.result))
      faults.push("an acknowledged answer is gone or has changed");
  }
  return faults;
}
