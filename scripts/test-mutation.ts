import { spawnSync } from "node:child_process";

/**
 * `npm run test:mutation -- src/engines/text`: changes the code of one folder or file piece by piece and counts the changes that its
 * tests see. The packages that do it are fetched for the run and are no dependencies. Takes minutes to hours.
 */
const VERSION = "10.1.1";

const place = process.argv[2];
if (place === undefined || !/^src\/(?:domain|engines)\/[\w./-]+$/.test(place)) {
  process.stderr.write("Say which folder or file, such as: npm run test:mutation -- src/engines/text\n");
  process.exit(2);
}
const packages = ["core", "vitest-runner"].map((name) => `--package=@stryker-mutator/${name}@${VERSION}`);
const { status } = spawnSync(
  "npm",
  ["exec", "--yes", ...packages, "--", "stryker", "run", "tests/mutation/stryker.config.mjs"],
  { stdio: "inherit", env: { ...process.env, MUTATED_PLACE: place } },
);
process.exit(status ?? 1);
