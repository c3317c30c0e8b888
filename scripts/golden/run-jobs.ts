import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { availableParallelism } from "node:os";
import type { GoldenJob } from "#tests/golden/golden-jobs.ts";

/** A process costs half a second of loading. */
const MOST_PROCESSES = 4;
const JOBS_WORTH_A_PROCESS = 200;

/** The results of the tree in `folder`, each job in one of a few processes. Throws where one of them ends early. */
export async function runJobs(jobs: readonly GoldenJob[], folder: string): Promise<Map<GoldenJob, string>> {
  const count = Math.min(MOST_PROCESSES, availableParallelism(), Math.ceil(jobs.length / JOBS_WORTH_A_PROCESS));
  const shares = Array.from({ length: count }, (_, own) => jobs.filter((_job, index) => index % count === own));
  const answers = await Promise.all(shares.map((share) => answersOf(share, folder)));
  const found = new Map(
    shares.flatMap((share, own) => share.map((job, at) => [job, answers[own]?.[at] ?? ""] as const)),
  );
  return new Map(jobs.map((job) => [job, found.get(job) ?? ""]));
}

async function answersOf(jobs: readonly GoldenJob[], folder: string): Promise<string[]> {
  const child = spawn(process.execPath, ["tests/golden/answer-jobs.ts"], {
    cwd: folder,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  // A process that fails says why on its own; what it does not read any more is no news.
  child.stdin.on("error", () => {});
  child.stdin.end(jobs.map((job) => `${JSON.stringify(job)}\n`).join(""));
  const answers: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) answers.push(JSON.parse(line) as string);
  const [code] = (await ended) as [number | null];
  if (code !== 0 || answers.length !== jobs.length)
    throw new Error(
      `An engine failed after ${answers.length} of ${jobs.length} rows: ${JSON.stringify(jobs[answers.length])}`,
    );
  return answers;
}
