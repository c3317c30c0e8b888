import { isDeepStrictEqual } from "node:util";
import { TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { startLlmServer } from "#tests/support/models/llm-servers.ts";
import { NOTE_ANSWER } from "#tests/support/models/model-answers.ts";
import { signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import type { Deps } from "#platform/deps.ts";
import { brokenRuns, faultsOfLoad } from "./support/run-faults.ts";
import { killProcess, pause } from "./support/storm-processes.ts";
import { embeddedPlace, type Place, postgresPlace, STORM_LEASE_SECONDS } from "./support/storm-places.ts";
import { type Load, type Press, sendPress, startLoad } from "./support/storm-load.ts";
import type { StormResult } from "./support/storm-scene.ts";

const ROUNDS = Number(process.env["STORM_ROUNDS"] ?? 50);
const EMBEDDED_ROUNDS = Math.ceil(ROUNDS * 0.4);
const PEOPLE = 4;
/** How often every process looks for runs whose lease is over, and what a loaded machine may add to that. */
const SWEEP_SECONDS = 5;
const SLACK_SECONDS = 4;

/** Whole products die by kill -9 while people claim and run (K-01): two on PostgreSQL, one on the embedded database. */
export async function run(): Promise<StormResult[]> {
  const llm = await startLlmServer();
  const env = { DEEPSEEK_API_KEY: TEST_KEY, DEEPSEEK_BASE_URL: llm.origin, PROVIDER_HOSTS: new URL(llm.origin).host };
  const everyMs = 10;
  const results: StormResult[] = [];
  try {
    for (const [name, rounds, open] of [
      ["products killed among runs and claims, PostgreSQL (K-01)", ROUNDS, postgresPlace],
      ["product killed among runs and claims, embedded database (K-01, K-06)", EMBEDDED_ROUNDS, embeddedPlace],
    ] as const) {
      const place = await open(env);
      const violations: string[] = [];
      const counts = { answered: 0, cut: 0 };
      try {
        for (let number = 1; number <= rounds; number += 1) {
          llm.play({ does: "answer", text: NOTE_ANSWER, pieces: 20, everyMs });
          const found = await killRound(place, number, counts).catch((error: Error) => [`threw ${error.message}`]);
          violations.push(...found.map((fault) => `round ${number}: ${fault}`));
        }
      } finally {
        await place.close();
      }
      results.push({ name: `${name}; ${counts.answered} answers, ${counts.cut} cut off`, rounds, violations });
    }
  } finally {
    await llm.close();
  }
  return results;
}

async function killRound(place: Place, number: number, counts: { answered: number; cut: number }): Promise<string[]> {
  const people = await place.look((deps) =>
    Promise.all(Array.from({ length: PEOPLE }, () => signUpConfirmed(deps, createTestApi(deps)))),
  );
  await place.start();
  const load = startLoad(place.products, people);
  await untilAnswered(load);
  await pause(Math.random() * 2500);
  // Every third time one of two goes on alone.
  const dying = number % 3 === 0 ? place.products.slice(number % place.products.length).slice(0, 1) : place.products;
  await Promise.all(dying.map(killProcess));
  const killedAt = Date.now();
  await load.end();
  const answered = load.presses.filter((press) => press.runId !== undefined);
  counts.answered += answered.length;
  counts.cut += load.presses.length - answered.length;
  await place.start();
  const again = await askAgain(place, load);
  const limit = Math.max(killedAt + STORM_LEASE_SECONDS * 1000, Date.now()) + (SWEEP_SECONDS + SLACK_SECONDS) * 1000;
  await place.untilQuiet(limit);
  const stored = await place.look(async (deps: Deps) => [
    ...(await brokenInvariants(deps)),
    ...(await brokenRuns(deps)),
    ...(await faultsOfLoad(deps, load)),
  ]);
  return [...again, ...stored];
}

/** Until somebody has an answer to lose, or 15 s on a machine that is too busy for one. */
async function untilAnswered(load: Load): Promise<void> {
  const limit = Date.now() + 15_000;
  while (Date.now() < limit && !load.presses.some((press) => press.runId !== undefined)) await pause(50);
}

/** Every answer that arrived before the kill is given again for its key, word for word. */
async function askAgain(place: Place, load: Load): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, before] of load.presses.filter((press) => press.runId !== undefined).entries()) {
    const again: Press = { person: before.person, key: before.key };
    const status = await sendPress(place.products[index % place.products.length] as (typeof place.products)[0], again);
    if (status !== 201) faults.push(`an acknowledged answer, asked for again, came as ${status}`);
    else if (again.runId !== before.runId) faults.push("a key that was answered became another run");
    else if (before.result !== undefined && !isDeepStrictEqual(again.result, before.result))
      faults.push("an answer has changed");
  }
  return faults;
}
