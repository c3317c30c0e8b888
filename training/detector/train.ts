import { writeFileSync } from "node:fs";
import type { Measured } from "#engines/ai-detector/measured-rates.ts";
import { writeModel } from "../write-model.ts";
import { trainLanguage } from "./train-language.ts";
import { writeCard } from "./write-card.ts";

/**
 * `npm run train -- detector --data DIR`: trains both languages, measures them on left-out sources, and writes the weights, the
 * published figures and the model card. The same data give the same bytes.
 */
export async function train(): Promise<void> {
  const at = process.argv.indexOf("--data");
  const data = at < 0 ? undefined : process.argv[at + 1];
  if (!data) throw new Error("Say where the texts are: npm run train -- detector --data DIR");
  const measured: Measured[] = [];
  for (const language of ["ar", "en"] as const) {
    const started = performance.now();
    const { weights, figures } = trainLanguage(language, data);
    const { table, ...rest } = weights;
    writeModel(`detector-${language}`, { trainer: "detector", figures: figures.summary, values: { ...rest, table } });
    measured.push(figures);
    process.stdout.write(
      `${language}: ${Math.round((performance.now() - started) / 1000)} s ${JSON.stringify(figures.summary)}\n`,
    );
  }
  write(
    "models/detector-measured.json",
    `${JSON.stringify(Object.fromEntries(measured.map((each) => [each.language, each])))}\n`,
  );
  write("docs/model-card-detector.md", writeCard(measured));
}

function write(path: string, text: string): void {
  writeFileSync(path, text);
  process.stdout.write(`${path}\n`);
}
