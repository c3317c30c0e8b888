/**
 * Changes the code of one folder or file, piece by piece, and counts the changes that its tests see:
 * `npm run test:mutation -- src/engines/text`. Not part of `npm test`, and its packages are no dependencies.
 */
const place = process.env.MUTATED_PLACE ?? "src/engines/text";
const files = place.endsWith(".ts") ? [place] : [`${place}/**/*.ts`];
const report = process.env.MUTATED_REPORT ?? "data/mutation.json";

export default {
  mutate: [...files, "!**/*.test.ts", "!**/*-data.ts", "!**/*-lexicon.ts", "!**/tables.ts"],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner", "./tests/mutation/sample-checker.mjs"],
  checkers: process.env.MUTATED_SHARE ? ["sample"] : [],
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  // The product is not compiled: its types play no part.
  tsconfigFile: "none.json",
  coverageAnalysis: "perTest",
  // Values made once on loading (patterns, tables) would need the whole process again for each change.
  ignoreStatic: true,
  concurrency: 1,
  ignorePatterns: ["/build", "/data", "/dist", "/docs", "/training", "/.react-router", "/.ci"],
  tempDirName: report.replace(/\.json$/, ".tmp"),
  jsonReporter: { fileName: report },
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
};
