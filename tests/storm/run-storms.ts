import { readdirSync } from "node:fs";

interface Storm {
  /** `violations` says what went wrong, a line each. */
  run(): Promise<{ name: string; rounds: number; violations: readonly string[] }[]>;
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
      const { name, rounds: own, violations: found } = result;
      process.stdout.write(
        `${found.length === 0 ? "ok  " : "FAIL"}  ${name}: ${own} rounds, ${found.length} violations\n`,
      );
      for (const violation of found) process.stdout.write(`      ${violation}\n`);
      rounds += own;
      violations += found.length;
    }
  }
  process.stdout.write(`${rounds} rounds, ${violations} violations\n`);
  return violations === 0 ? 0 : 1;
}
