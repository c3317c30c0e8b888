import { readdirSync } from "node:fs";
import { leaveNothingBehind } from "#tests/support/processes/left-behind.ts";
import type { StormResult } from "./support/storm-scene.ts";

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
  leaveNothingBehind();
  const results: StormResult[] = [];
  for (const name of names.length > 0 ? names : all.toSorted()) {
    const storm = (await import(`./${name}.storm.ts`)) as Storm;
    for (const result of await storm.run()) {
      print(result);
      results.push(result);
    }
  }
  return printTable(results);
}

/** What was done for each case of the matrix; the exit code. */
function printTable(results: readonly StormResult[]): number {
  const done = results.filter(({ skipped }) => skipped === undefined);
  const cases = [...new Set(done.flatMap(casesOf))].toSorted();
  const lines = cases.map((name) => {
    const of = done.filter((result) => casesOf(result).includes(name));
    return `${name.padEnd(6)}${String(roundsOf(of)).padStart(8)}${String(violationsOf(of)).padStart(12)}  ${violationsOf(of) === 0 ? "holds" : "FAILS"}\n`;
  });
  process.stdout.write(`\ncase    rounds  violations\n${lines.join("")}`);
  process.stdout.write(`${roundsOf(done)} rounds, ${violationsOf(done)} violations\n`);
  return violationsOf(done) === 0 ? 0 : 1;
}

const casesOf = ({ name }: StormResult) => name.match(/\b[A-Z]-\d\d\b/g) ?? ["other"];
const roundsOf = (results: readonly StormResult[]) => results.reduce((sum, { rounds }) => sum + rounds, 0);
const violationsOf = (results: readonly StormResult[]) =>
  results.reduce((sum, { violations }) => sum + violations.length, 0);

function print({ name, rounds, violations, skipped }: StormResult): void {
  const mark = skipped ? "skip" : violations.length === 0 ? "ok  " : "FAIL";
  process.stdout.write(`${mark}  ${name}: ${skipped ?? `${rounds} rounds, ${violations.length} violations`}\n`);
  for (const violation of violations) process.stdout.write(`      ${violation}\n`);
}
