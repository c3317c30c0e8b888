import { existsSync } from "node:fs";
import { SOURCE_STEPS, runStep, type StepResult } from "./test-steps.ts";

/** Everything that must hold, in the order that tells of a fault soonest; ends with one line of totals. */
if (process.argv.includes("--storm")) {
  const built = await runStep({
    name: "production build",
    command: [process.execPath, "scripts/build/build-if-stale.ts"],
  });
  if (!built.ok) process.exit(1);
  const { runStorms } = await import("#tests/storm/run-storms.ts");
  process.exit(await runStorms(process.argv.slice(2).filter((word) => !word.startsWith("--"))));
}

const results: StepResult[] = [];
for (const step of SOURCE_STEPS) results.push(await runStep(step));
results.push(
  await runStep({ name: "unit and integration", command: ["node_modules/.bin/vitest", "run", "--reporter=minimal"] }),
);
if (!process.env["TEST_DATABASE_URL"])
  process.stdout.write("      PostgreSQL tests were left out: TEST_DATABASE_URL is not set.\n");
results.push(
  await runStep({ name: "production build", command: [process.execPath, "scripts/build/build-if-stale.ts"] }),
);

const chromium = [
  process.env["CHROMIUM_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path && existsSync(path));
if (chromium) {
  results.push(
    await runStep({ name: "browser", command: ["node_modules/.bin/playwright", "test"] }, { CHROMIUM_PATH: chromium }),
  );
} else {
  const missing =
    "No Chromium was found: install Debian's package `chromium`, or set CHROMIUM_PATH. The browser tests did not run.";
  process.stdout.write(`${process.env["CI"] ? "FAIL  browser\n" : ""}${missing}\n`);
  if (process.env["CI"]) results.push({ name: "browser", ok: false, output: missing });
}

const counts = results.map(testCounts);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const skipped = counts.reduce((sum, count) => sum + count.skipped, 0);
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exit(failed === 0 ? 0 : 1);

/** A step's tests as its runner counted them; a step without a count is one test. */
function testCounts(result: StepResult): { passed: number; failed: number; skipped: number } {
  const vitest = result.output.match(/^\s*Tests\s+(.*)$/m)?.[1];
  const numberOf = (text: string, word: string) => Number(text.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  const playwright = /^\s+\d+ passed/m.test(result.output) ? result.output : undefined;
  const text = vitest ?? playwright;
  if (text === undefined) return { passed: result.ok ? 1 : 0, failed: result.ok ? 0 : 1, skipped: 0 };
  const failures = numberOf(text, "failed");
  return {
    passed: numberOf(text, "passed"),
    failed: failures === 0 && !result.ok ? 1 : failures,
    skipped: numberOf(text, "skipped"),
  };
}
