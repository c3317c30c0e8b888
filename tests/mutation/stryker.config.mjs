/**
 * Changes the code of one folder, piece by piece, and counts the changes that its tests see:
 * `npm run test:mutation -- src/engines/text`. Not part of `npm test`, and its packages are no dependencies.
 */
const folder = process.env.MUTATED_FOLDER ?? "src/engines/text";

export default {
  mutate: [`${folder}/**/*.ts`, "!**/*.test.ts", "!**/*-data.ts", "!**/*-lexicon.ts", "!**/tables.ts"],
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  // The product is not compiled: its types play no part.
  tsconfigFile: "none.json",
  coverageAnalysis: "perTest",
  // Values made once on loading (patterns, tables) would need the whole process anew for each change.
  ignoreStatic: true,
  concurrency: 1,
  ignorePatterns: ["/build", "/data", "/dist", "/docs", "/training", "/.react-router", "/.ci"],
  tempDirName: "data/stryker",
  jsonReporter: { fileName: "data/mutation.json" },
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  timeoutMS: 20_000,
};
