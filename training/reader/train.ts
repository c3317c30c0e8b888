import { writeFileSync } from "node:fs";
import { type ReaderWeights, scoreText } from "#engines/reader/read-request.ts";
import { calibrate, type Calibration, type HeldRow } from "./calibrate.ts";
import { type FittedTables, fitTables } from "./fit-reader.ts";
import { readRows, type Row } from "./read-rows.ts";

const UNCALIBRATED: Calibration = {
  temperature: { type: 1, kind: 1 },
  calibration: [],
  thresholds: [],
  kindThreshold: 0,
};

/** Trains both languages on `training/requests` and writes `src/engines/reader/weights`. */
export async function train(): Promise<void> {
  const rows = readRows("training/requests");
  for (const language of ["ar", "en"] as const) {
    const own = rows.filter(({ lang }) => lang === language);
    const held = heldOut(own, language);
    const weights: ReaderWeights = { language, ...fitTables(own), ...calibrate(held) };
    writeFileSync(`src/engines/reader/weights/${language}.ts`, sourceOf(weights));
    process.stdout.write(`${language}: ${own.length} rows\n`);
  }
}

/** Scores of every row by a model that has not seen its writer; one writer alone is halved. */
function heldOut(rows: readonly Row[], language: "ar" | "en"): HeldRow[] {
  const writers = [...new Set(rows.map(({ writer }) => writer))];
  const foldOf = (row: Row, index: number) => (writers.length > 1 ? row.writer : index % 2 === 0 ? "even" : "odd");
  const folds = [...new Set(rows.map(foldOf))];
  return folds.flatMap((fold) => {
    const tables: FittedTables = fitTables(rows.filter((row, index) => foldOf(row, index) !== fold));
    const weights: ReaderWeights = { language, ...tables, ...UNCALIBRATED };
    const out = rows.filter((row, index) => foldOf(row, index) === fold);
    return out.map((row) => ({ row, scores: scoreText(row.text, weights).scores }));
  });
}

function sourceOf(weights: ReaderWeights): string {
  const name = `${weights.language.toUpperCase()}_WEIGHTS`;
  const { text, parts, ...rest } = weights;
  const table = (source: ReaderWeights["text"]) =>
    `{\n    bias: ${JSON.stringify(source.bias)},\n    scale: ${JSON.stringify(source.scale)},\n    data: "${source.data}",\n  }`;
  const fields = Object.entries(rest).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},`);
  return [
    "// Written by `npm run train -- reader`. Do not edit.",
    'import type { ReaderWeights } from "../read-request.ts";',
    "",
    `/** What the reader learned from requests in ${weights.language === "ar" ? "Arabic" : "English"}; see docs/model-card-reader.md. */`,
    `export const ${name}: ReaderWeights = {`,
    ...fields,
    `  text: ${table(text)},`,
    `  parts: ${table(parts)},`,
    "};",
    "",
  ].join("\n");
}
