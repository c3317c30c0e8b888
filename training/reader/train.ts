import { writeFileSync } from "node:fs";
import { type ReaderWeights, scoreText } from "#engines/reader/read-request.ts";
import type { LinearTable } from "#engines/reader/linear-table.ts";
import { calibrate, type Calibration, type HeldRow } from "./calibrate.ts";
import { type FittedTables, fitTables } from "./fit-reader.ts";
import { type Cue, readCues, readRows, type Row } from "./read-rows.ts";

const UNCALIBRATED: Calibration = {
  temperature: { type: 1, kind: 1 },
  calibration: [],
  thresholds: [],
  kindThreshold: 0,
};

/** Trains both languages on `training/requests` and writes `src/engines/reader/weights`. */
export async function train(): Promise<void> {
  const rows = readRows("training/requests");
  const allCues = readCues("training/requests");
  for (const language of ["ar", "en"] as const) {
    const own = rows.filter(({ lang }) => lang === language);
    const cues = allCues.filter(({ lang }) => lang === language);
    const held = heldOut(own, cues, language);
    const weights: ReaderWeights = { language, ...fitTables(own, cues), ...calibrate(held) };
    writeFileSync(`src/engines/reader/weights/${language}.ts`, sourceOf(weights));
    process.stdout.write(`${language}: ${own.length} rows\n`);
  }
}

/** Scores of every row by a model that has not seen its writer; one writer alone is halved. */
function heldOut(rows: readonly Row[], cues: readonly Cue[], language: "ar" | "en"): HeldRow[] {
  const writers = [...new Set(rows.map(({ writer }) => writer))];
  const foldOf = (row: Row, index: number) => (writers.length > 1 ? row.writer : index % 2 === 0 ? "even" : "odd");
  const folds = [...new Set(rows.map(foldOf))];
  return folds.flatMap((fold) => {
    const tables: FittedTables = fitTables(
      rows.filter((row, index) => foldOf(row, index) !== fold),
      cues,
    );
    const weights: ReaderWeights = { language, ...tables, ...UNCALIBRATED };
    const out = rows.filter((row, index) => foldOf(row, index) === fold);
    return out.map((row) => ({ row, scores: scoreText(row.text, weights).scores }));
  });
}

function sourceOf(weights: ReaderWeights): string {
  const name = `${weights.language.toUpperCase()}_WEIGHTS`;
  const { text, parts, ...rest } = weights;
  const table = ({ bias, scale, ...streams }: LinearTable) =>
    [
      "{",
      `    bias: ${JSON.stringify(bias)},`,
      `    scale: ${JSON.stringify(scale)},`,
      ...Object.entries(streams).map(([name, stream]) => `    ${name}:\n      ${JSON.stringify(stream)},`),
      "  }",
    ].join("\n");
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
