import { readdirSync } from "node:fs";

interface Storm {
  run(): Promise<{ name: string; rounds: number; violations: number }[]>;
}

/** Runs every storm one after the other; prints rounds and violations, and returns the exit code. Needs TEST_DATABASE_URL. */
export async function runStorms(): Promise<number> {
  if (!process.env["TEST_DATABASE_URL"]) {
    process.stderr.write("The storms need a PostgreSQL server: set TEST_DATABASE_URL.\n");
    return 2;
  }
  let rounds = 0;
  let violations = 0;
  for (const file of readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith(".storm.ts"))
    .toSorted()) {
    const storm = (await import(`./${file}`)) as Storm;
    for (const result of await storm.run()) {
      process.stdout.write(
        `${result.violations === 0 ? "ok  " : "FAIL"}  ${result.name}: ${result.rounds} rounds, ${result.violations} violations\n`,
      );
      rounds += result.rounds;
      violations += result.violations;
    }
  }
  process.stdout.write(`${rounds} rounds, ${violations} violations\n`);
  return violations === 0 ? 0 : 1;
}
