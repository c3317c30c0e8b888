import { seedPackages } from "#domain/packages/write.ts";
import { brokenInvariants } from "#tests/support/scenes/billing-scene.ts";
import { createPostgresDeps } from "#tests/support/scenes/test-deps.ts";
import { disorder, duplicates, forgeries, lifecycles, presses, purchasesOnce } from "./support/delivery-rounds.ts";
import { killedAnywhere, killedInside, outage } from "./support/kill-rounds.ts";
import { killProcess, startProcess } from "./support/storm-processes.ts";
import type { Storm, StormResult } from "./support/storm-scene.ts";

const ROUNDS = Number(process.env["STORM_ROUNDS"] ?? 20);

/** Two processes on one PostgreSQL, and everything that deliveries, outages and kills can do to money. */
export async function run(): Promise<StormResult[]> {
  const test = await createPostgresDeps();
  await seedPackages(test.deps.db);
  const processes = await Promise.all([startProcess(test.url), startProcess(test.url)]);
  const storm: Storm = { test, processes };
  const results: StormResult[] = [];
  try {
    for (const [name, round] of Object.entries(SCENARIOS)) {
      const violations: string[] = [];
      for (let number = 1; number <= ROUNDS; number += 1) {
        const found = await round(storm, number).catch((error: Error) => [`threw ${error.message}`]);
        violations.push(
          ...[...found, ...(await brokenInvariants(test.deps))].map((fault) => `round ${number}: ${fault}`),
        );
      }
      results.push({ name, rounds: ROUNDS, violations });
    }
  } finally {
    await Promise.all(storm.processes.map(killProcess));
    await test.close();
  }
  return results;
}

const SCENARIOS: Record<string, (storm: Storm, round: number) => Promise<string[]>> = {
  "each event five times at once (B-01)": duplicates,
  "reversed, shuffled, delayed (B-02, B-10)": disorder,
  "bought once, each event five times, every second one refunded": purchasesOnce,
  "forged, old, future (B-04)": forgeries,
  "renewals, refunds and ends in any order (B-17, B-19, B-20, B-21)": lifecycles,
  "twenty presses and twenty claims at once (B-14, C-11)": presses,
  "database down and back (B-08, K-02)": outage,
  "killed between verify and commit (B-09)": killedInside,
  "killed at random among runs, claims and events (K-01)": killedAnywhere,
};
