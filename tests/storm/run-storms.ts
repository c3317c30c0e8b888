import { readdirSync } from "node:fs";
import type { StormResult } from "./storm-scene.ts";

interface Storm {
  run(): Promise<StormResult[]>;
}

/**
 * Runs the named storms, or every one, one after the other; prints rounds and violations, and returns the exit code.
 * Needs TEST_DATABASE_URL and the production build. STORM_ROUNDS and SOAK_SECONDS say how long.
 */
export async function runStorms(names: readonly string[]): Promise<number> {
  if (!process.env["TEST_DATABASE_URL"]) {
    process.stderr.write("The storms need a PostgreSQL server: set TEST_DATABASE_URL.\n");
    return 2;
  }
  const all = readdirSync(import.meta.dirname).flatMap((file) => file.match(/^(.+)\.storm\.ts$/)?.[1] ?? []);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no storm ${unknown.join(", ")}; there are ${all.toSorted().join(", ")}.\n`);
    return 2;
  }
  let rounds = 0;
  let violations = 0;
  for (const name of names.length > 0 ? names : all.toSorted()) {
    const storm = (await import(`./${name}.storm.ts`)) as Storm;
    for (const result of await storm.run()) {
      print(result);
      rounds += result.rounds;
      violations += result.violations.length;
    }
  }
  process.stdout.write(`${rounds} rounds, ${violations} violations\n`);
  return violations === 0 ? 0 : 1;
}

function print({ name, rounds, violations, skipped }: StormResult): void {
  const mark = skipped ? "skip" : violations.length === 0 ? "ok  " : "FAIL";
  process.stdout.write(`${mark}  ${name}: ${skipped ?? `${rounds} rounds, ${violations.length} violations`}\n`);
  for (const violation of violations) process.stdout.write(`      ${violation}\n`);
}
