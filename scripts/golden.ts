import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { GOLDEN_ENGINES, type GoldenEngine, type GoldenJob, goldenJobs } from "#tests/golden/golden-jobs.ts";
import { DIGEST_FOLDER, digestOf, readDigests, writeDigests } from "./golden/digests.ts";
import { inTreeOf } from "./golden/other-tree.ts";
import { runJobs } from "./golden/run-jobs.ts";
import { differenceOf } from "./golden/show-difference.ts";

/**
 * `npm run golden [-- ENGINE…]` runs every engine over the rows of `tests/golden` and compares the digests; what changed is shown
 * beside the result of the commit that accepted it. `--accept` writes the digests, `--against REF` compares with any commit,
 * `--show N` shows so many differences an engine (4).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: "boolean" }, against: { type: "string" }, show: { type: "string", default: "4" } },
});
const unknown = positionals.filter((name) => !(GOLDEN_ENGINES as readonly string[]).includes(name));
if (unknown.length > 0) leave(2, `There is no engine ${unknown.join(", ")}. There are: ${GOLDEN_ENGINES.join(", ")}\n`);
const engines = GOLDEN_ENGINES.filter((name) => positionals.length === 0 || positionals.includes(name));
const shown = Number(values.show);

const started = performance.now();
const jobs = goldenJobs().filter(({ engine }) => engines.includes(engine));
const results = await runJobs(jobs, process.cwd());
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;

if (values.against !== undefined) await compareWith(values.against);
else if (values.accept) accept();
else await check();

/** All rows, here and in another commit, whatever the digests say. */
async function compareWith(ref: string): Promise<never> {
  const before = await inTreeOf(ref, (folder) => runJobs(jobs, folder), say);
  let total = 0;
  for (const engine of engines) {
    const own = jobs.filter((job) => job.engine === engine);
    const changed = own.filter((job) => before.get(job) !== results.get(job));
    total += changed.length;
    say(`${engine}: ${changed.length} of ${own.length} differ from ${ref}\n`);
    for (const job of changed.slice(0, shown)) show(job, before.get(job) ?? "");
  }
  leave(0, `${total} of ${jobs.length} results differ from ${ref} (${seconds()})\n`);
}

function accept(): never {
  for (const engine of engines) {
    const before = readDigests(engine);
    const own = jobs.filter((job) => job.engine === engine);
    const changed = own.filter((job) => before.get(job.id) !== digestOf(results.get(job) ?? ""));
    writeDigests(engine, new Map(own.map((job) => [job.id, digestOf(results.get(job) ?? "")])));
    say(`${engine}: ${own.length} results, ${changed.length} of them new or changed\n`);
  }
  leave(0, `Accepted in ${DIGEST_FOLDER} (${seconds()})\n`);
}

async function check(): Promise<never> {
  const accepted = new Map(engines.map((engine) => [engine, readDigests(engine)] as const));
  const digestBefore = ({ engine, id }: GoldenJob) => accepted.get(engine)?.get(id);
  const changed = jobs.filter((job) => {
    const digest = digestBefore(job);
    return digest !== undefined && digest !== digestOf(results.get(job) ?? "");
  });
  const isOther = engines.map((engine) => sayCounts(engine, changed, accepted.get(engine) as Map<string, string>));
  if (!isOther.includes(true)) leave(0, `${jobs.length} results are as accepted (${seconds()})\n`);
  await showChanged(changed, digestBefore);
  leave(1, `If this is what you want, run: npm run golden -- --accept (${seconds()})\n`);
}

/** True where anything differs from what was accepted. */
function sayCounts(
  engine: GoldenEngine,
  changed: readonly GoldenJob[],
  accepted: ReadonlyMap<string, string>,
): boolean {
  const ids = new Set(jobs.filter((job) => job.engine === engine).map(({ id }) => id));
  const counts = {
    changed: changed.filter((job) => job.engine === engine).length,
    new: [...ids].filter((id) => !accepted.has(id)).length,
    gone: [...accepted.keys()].filter((id) => !ids.has(id)).length,
  };
  const said = Object.entries(counts).filter(([, count]) => count > 0);
  if (said.length > 0) say(`${engine}: ${said.map(([what, count]) => `${count} ${what}`).join(", ")} of ${ids.size}\n`);
  return said.length > 0;
}

/** Digests hold no text: the commit that accepted them is run again over the rows to be shown. */
async function showChanged(
  changed: readonly GoldenJob[],
  digestBefore: (job: GoldenJob) => string | undefined,
): Promise<void> {
  const some = engines.flatMap((engine) => changed.filter((job) => job.engine === engine).slice(0, shown));
  if (some.length === 0) return;
  const ref = execFileSync("git", ["log", "-1", "--format=%H", "--", DIGEST_FOLDER], { encoding: "utf8" }).trim();
  if (ref === "") return say("No commit has accepted these digests, so there is no earlier result to show.\n");
  const before = await inTreeOf(ref, (folder) => runJobs(some, folder), say);
  say(`Beside commit ${ref.slice(0, 9)}, which accepted them:\n`);
  for (const job of some) {
    const old = before.get(job) ?? "";
    if (digestOf(old) === digestBefore(job)) show(job, old);
    else if (old === results.get(job))
      say(`\n${job.engine} ${job.id}: the row itself was changed, the engine answers as before\n`);
    else {
      say(
        `\n${job.engine} ${job.id}: that commit does not give the accepted result; its row or the accepting differs\n`,
      );
      show(job, old);
    }
  }
}

function show(job: GoldenJob, before: string): void {
  const text = job.engine === "image-metadata" ? "" : `\n  ${job.text.replaceAll(/\s+/g, " ").slice(0, 200)}`;
  say(
    `\n${job.engine} ${job.id} ${JSON.stringify(job.options)}${text}\n${differenceOf(before, results.get(job) ?? "")}\n`,
  );
}

function say(text: string): void {
  process.stdout.write(text);
}

function leave(code: number, text: string): never {
  say(text);
  process.exit(code);
}
