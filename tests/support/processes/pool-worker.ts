import { setTimeout as sleep } from "node:timers/promises";
import { threadId } from "node:worker_threads";
import { RefusalError } from "#i18n/refusals.ts";
import { serveJobs } from "#workers/serve-jobs.ts";

/** Jobs that do what a pool must survive. */
serveJobs({
  thread: () => threadId,
  sleep: async ({ ms }: { ms: number }, report) => {
    report(0.5);
    await sleep(ms);
    return "rested";
  },
  spin: () => {
    for (;;) Math.random();
  },
  crash: () => process.exit(7),
  throws: () => {
    throw new Error("something unexpected");
  },
  refuses: () => {
    throw new RefusalError("invalid_input", { fields: { file: "damaged_file" } });
  },
});
