import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { provideModelFiles } from "#workers/model-files.ts";

/**
 * `npm run train -- NAME`: trains the weights of one engine from `training/NAME` and writes them with their model card. `all` trains every
 * model whose rows are in the repository, each after those that it learns from. With `--check` the committed bytes stay, and the end is 1
 * where training would have written others.
 */
interface Trainer {
  train(): Promise<void>;
}

/** Intents and tasks learn from what the reader says of a request. */
const ORDER = ["digits", "marks", "reader", "checker", "media", "intents", "tasks"];
const MODELS = "models";

const [name = "", ...options] = process.argv.slice(2);
const names = name === "all" ? ORDER : [name];
if (names.some((one) => !/^[a-z-]+$/.test(one) || !existsSync(`training/${one}/train.ts`))) {
  process.stderr.write(`There is no trainer "${name}": npm run train -- reader\n`);
  process.exit(2);
}
const before = modelFiles();
if (name === "all") {
  // A process each: what one has opened of the models before is not what the next learns from.
  const failed = names.find(
    (one) => spawnSync(process.execPath, ["scripts/train.ts", one], { stdio: "inherit" }).status !== 0,
  );
  if (failed) process.exit(1);
} else {
  provideModelFiles();
  const trainer = (await import(`../training/${name}/train.ts`)) as Trainer;
  await trainer.train();
}
const changed = [...modelFiles()].filter(([path, bytes]) => !before.get(path)?.equals(bytes)).map(([path]) => path);
process.stdout.write(changed.length === 0 ? "the same bytes as before\n" : `other bytes: ${changed.join(", ")}\n`);
if (options.includes("--check")) {
  for (const path of changed) {
    const bytes = before.get(path);
    if (bytes) writeFileSync(path, bytes);
  }
  if (changed.length > 0) process.exitCode = 1;
}

function modelFiles(): Map<string, Buffer> {
  return new Map(readdirSync(MODELS).map((file) => [`${MODELS}/${file}`, readFileSync(`${MODELS}/${file}`)]));
}
