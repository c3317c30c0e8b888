import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

/**
 * `npm run test:mutation -- src/engines/text`: changes the code of one folder or file piece by piece and counts the changes that its
 * tests see. `npm run test:mutation -- src/domain/runs 0.2 7` tries a fifth of the changes, drawn at random with the seed 7.
 * The packages that do it are fetched for the run and are no dependencies. Takes minutes to hours.
 */
const VERSION = "10.1.1";

const [place, share, seed] = process.argv.slice(2);
if (place === undefined || !/^src\/(?:domain|engines)\/[\w./-]+$/.test(place) || !(Number(share ?? 1) > 0)) {
  process.stderr.write("Say which folder or file, such as: npm run test:mutation -- src/engines/text\n");
  process.exit(2);
}
const report = `data/mutation-${place.replaceAll("/", "-")}.json`;
rmSync(report, { force: true });
const packages = ["core", "vitest-runner"].map((name) => `--package=@stryker-mutator/${name}@${VERSION}`);
const { status } = spawnSync(
  "npm",
  ["exec", "--yes", ...packages, "--", "stryker", "run", "tests/mutation/stryker.config.mjs"],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      MUTATED_PLACE: place,
      MUTATED_REPORT: report,
      ...(share === undefined ? {} : { MUTATED_SHARE: share, MUTATED_SEED: seed ?? "1" }),
    },
  },
);
if (existsSync(report)) printScore(report);
process.exit(status ?? 1);

/** A change that no test reaches is one that no test sees. */
function printScore(path: string): void {
  const { files } = JSON.parse(readFileSync(path, "utf8")) as Report;
  const mutants = Object.entries(files).flatMap(([file, found]) =>
    found.mutants.map((mutant) => ({ file, ...mutant })),
  );
  const those = (...statuses: string[]) => mutants.filter((mutant) => statuses.includes(mutant.status));
  const unseen = those("Survived", "NoCoverage");
  for (const { status, file, location, mutatorName, replacement } of unseen)
    process.stdout.write(
      `${status} ${file}:${location.start.line}:${location.start.column} ${mutatorName} ${replacement}\n`,
    );
  const seen = those("Killed", "Timeout").length;
  const drawn = seen + unseen.length;
  const all = drawn + those("CompileError").length;
  const [low, high] = wilson(seen, drawn);
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  process.stdout.write(
    `${place}: ${drawn} of ${all} changes tried, ${seen} seen (${those("Timeout").length} by never ending), ` +
      `${those("NoCoverage").length} reached by no test: ${percent(seen / drawn)}` +
      `${drawn < all ? ` (a sample; 90 %: ${percent(low)} to ${percent(high)})` : ""}\n`,
  );
}

/** Wilson's interval of a share, 90 %. */
function wilson(hits: number, trials: number): [number, number] {
  const z = 1.645;
  const share = hits / trials;
  const middle = share + z ** 2 / (2 * trials);
  const half = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  return [(middle - half) / (1 + z ** 2 / trials), (middle + half) / (1 + z ** 2 / trials)];
}

interface Report {
  files: Record<
    string,
    {
      mutants: {
        status: string;
        mutatorName: string;
        replacement: string;
        location: { start: { line: number; column: number } };
      }[];
    }
  >;
}
