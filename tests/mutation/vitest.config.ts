import { mergeConfig } from "vitest/config";
import type { TestSequencer, TestSpecification } from "vitest/node";
import base from "../../vitest.config.ts";

/** The tests beside the folder's files, or beside the one file; for folders that keep data also those that reach them from outside. */
const place = process.env["MUTATED_PLACE"] ?? "src/engines/text";

const REACHED_BY: Readonly<Record<string, readonly string[]>> = {
  "src/domain/credits": [
    "src/domain/{runs,packages}/write.test.ts",
    "src/domain/billing/{sold-version,events/write-event}.test.ts",
    "src/domain/closing/write.test.ts",
    "tests/product/mails.test.ts",
  ],
  "src/domain/runs": [
    "src/domain/credits/write.test.ts",
    "src/api/{runs/run-keeping,runs/tools,runs/run-answers,account/keys}.test.ts",
    "src/api/admin/admin.test.ts",
  ],
  "src/domain/billing": [
    "src/api/billing/billing.test.ts",
    "src/api/account/me.test.ts",
    "src/jobs.test.ts",
    "tests/product/mails.test.ts",
    "src/domain/closing/write.test.ts",
  ],
  "src/domain/packages": ["src/api/{admin/admin,billing/billing}.test.ts", "src/domain/billing/sold-version.test.ts"],
  "src/domain/accounts": [
    "src/api/auth/{auth,auth-sign-up,auth-sign-out,auth-revoke-keys}.test.ts",
    "src/api/{account/me,account/keys,admin/admin}.test.ts",
    "src/domain/closing/write.test.ts",
    "src/jobs.test.ts",
  ],
};

/** Tests beside the code first: it is the quickest, and one failing test ends the trial of a change. */
class NearestFirst implements TestSequencer {
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFar = ({ moduleId }: TestSpecification) => Number(!moduleId.includes(`/${place}`));
    return files.toSorted((one, other) => isFar(one) - isFar(other) || one.moduleId.localeCompare(other.moduleId));
  }
}

const config = mergeConfig(base, { test: { maxWorkers: 1, sequence: { sequencer: NearestFirst } } });
config.test.include = place.endsWith(".ts")
  ? [place.replace(/\.ts$/, ".test.ts")]
  : [`${place}/**/*.test.ts`, ...(REACHED_BY[place] ?? [])];
// Half a minute for each change: it plays 2,000 operations against a model.
config.test.exclude = ["src/domain/credits/model.test.ts"];

export default config;
