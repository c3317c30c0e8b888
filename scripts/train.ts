import { existsSync } from "node:fs";
import { provideModelFiles } from "#workers/model-files.ts";

/** `npm run train -- NAME`: trains the weights of one engine from `training/NAME` and writes them with their model card. */
interface Trainer {
  train(): Promise<void>;
}

const name = process.argv[2] ?? "";
if (!/^[a-z-]+$/.test(name) || !existsSync(`training/${name}/train.ts`)) {
  process.stderr.write(`There is no trainer "${name}": npm run train -- reader\n`);
  process.exit(2);
}
provideModelFiles();
const trainer = (await import(`../training/${name}/train.ts`)) as Trainer;
await trainer.train();
