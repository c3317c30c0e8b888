import { mkdirSync, writeFileSync } from "node:fs";
import { openWeights } from "#engines/ai-detector/detector-weights.ts";
import type { Measured } from "#engines/ai-detector/measured-rates.ts";
import { trainLanguage } from "./train-language.ts";
import { writeCard } from "./write-card.ts";

const FOLDER = "src/engines/ai-detector/weights";

/**
 * `npm run train -- detector --data DIR`: trains both languages, measures them on left-out sources, and writes the weights, the
 * published figures and the model card. The same data give the same bytes.
 */
export async function train(): Promise<void> {
  const at = process.argv.indexOf("--data");
  const data = at < 0 ? undefined : process.argv[at + 1];
  if (!data) throw new Error("Say where the texts are: npm run train -- detector --data DIR");
  mkdirSync(FOLDER, { recursive: true });
  const measured: Measured[] = [];
  for (const language of ["ar", "en"] as const) {
    const started = performance.now();
    const { weights, figures } = trainLanguage(language, data);
    openWeights(weights);
    const { table, ...rest } = weights;
    write(
      `${FOLDER}/${language}-data.ts`,
      `import type { DetectorWeightsData } from "#engines/ai-detector/detector-weights.ts";

/** Trained weights, written by \`npm run train -- detector\`. */
export const ${language}Weights: DetectorWeightsData = {
  ...(${JSON.stringify(rest)} as Omit<DetectorWeightsData, "table">),
  table: "${table}",
};
`,
    );
    measured.push(figures);
    process.stdout.write(
      `${language}: ${Math.round((performance.now() - started) / 1000)} s ${JSON.stringify(figures.summary)}\n`,
    );
  }
  write(
    "src/engines/ai-detector/measured-data.ts",
    `import type { Measured } from "./measured-rates.ts";
import type { DetectorLanguage } from "./read-tokens.ts";

/** The published figures, written by \`npm run train -- detector\`; docs/model-card-detector.md says how they were measured. */
export const MEASURED: Record<DetectorLanguage, Measured> = ${JSON.stringify(Object.fromEntries(measured.map((each) => [each.language, each])))};
`,
  );
  write("docs/model-card-detector.md", writeCard(measured));
}

function write(path: string, text: string): void {
  writeFileSync(path, text);
  process.stdout.write(`${path}\n`);
}
