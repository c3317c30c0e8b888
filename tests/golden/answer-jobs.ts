import { createInterface } from "node:readline";
import { provideModelFiles } from "#workers/model-files.ts";
import { resultOf } from "./engine-results.ts";
import type { GoldenJob } from "./golden-jobs.ts";

provideModelFiles();
/** A process of the net: a job of JSON a line comes in, its result as JSON goes out. Another commit's tree runs its own copy. */
for await (const line of createInterface({ input: process.stdin })) {
  const result = await resultOf(JSON.parse(line) as GoldenJob);
  process.stdout.write(`${JSON.stringify(result)}\n`);
}
