import { createHash } from "node:crypto";

/**
 * Leaves a random share of all changes to be tried, the same for the same seed. The others are put aside as changes that do
 * not compile, which no score counts.
 */
class SampleChecker {
  async init() {}

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isDrawn(mutant) ? { status: "passed" } : { status: "compileError", reason: "not in the sample" },
      ]),
    );
  }
}

function isDrawn({ fileName, location, mutatorName, replacement }) {
  const place = fileName.slice(fileName.lastIndexOf("/src/"));
  const words = [process.env.MUTATED_SEED ?? "1", place, JSON.stringify(location), mutatorName, replacement];
  const drawn = createHash("sha256").update(words.join("\n")).digest().readUInt32BE(0) / 2 ** 32;
  return drawn < Number(process.env.MUTATED_SHARE ?? "1");
}

export const strykerPlugins = [{ kind: "Checker", name: "sample", injectableClass: SampleChecker }];
