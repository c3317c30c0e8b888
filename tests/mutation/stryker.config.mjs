/**
 * Changes the code of one folder or file, piece by piece, and counts the changes that the tests beside it see:
 * `npm run test:mutation -- src/engines/text`. Not part of `npm test`, and its packages are no dependencies.
 */
const place = process.env.MUTATED_PLACE ?? "src/engines/text";
const files = place.endsWith(".ts") ? [place] : [`${place}/**/*.ts`];

export default {
  mutate: [...files, "!**/*.test.ts", "!**/*-data.ts", "!**/*-lexicon.ts", "!**/tables.ts"],
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
