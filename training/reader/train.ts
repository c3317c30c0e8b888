import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type ReaderWeights, scoreText } from "#engines/reader/read-request.ts";
import type { LinearTable } from "#engines/reader/linear-table.ts";
import { TASK_TYPES } from "#engines/reader/reading.ts";
import { calibrate, type Calibration, type HeldRow } from "./calibrate.ts";
import { type FittedTables, fitTables } from "./fit-reader.ts";
import { type CardInput, writeCard } from "./model-card.ts";
import { type Cue, readCues, readRows, type Row } from "./read-rows.ts";

const UNCALIBRATED: Calibration = {
  temperature: { type: 1, kind: 1 },
  calibration: [],
  thresholds: [],
  kindThreshold: 0,
};

/** Writers whose rows draw the learning curve, and the shares of the others' rows that it learns from. */
const CURVE_WRITERS = ["ar-a", "en-a"];
const CURVE_SHARES = [0.25, 0.5];

/** Trains both languages on `training/requests`, and writes `src/engines/reader/weights` and the model card. */
export async function train(): Promise<void> {
  const rows = readRows("training/requests");
  const allCues = readCues("training/requests");
  const cards: CardInput[] = [];
  for (const language of ["ar", "en"] as const) {
    const own = rows.filter(({ lang }) => lang === language);
    const cues = allCues.filter(({ lang }) => lang === language);
    const held = heldOut(own, cues, language);
    const calibration = calibrate(held);
    const source = sourceOf({ language, ...fitTables(own, cues), ...calibration });
    writeFileSync(`src/engines/reader/weights/${language}.ts`, source);
    const bytes = { all: Buffer.byteLength(source), gzip: gzipSync(source, { level: 9 }).length };
    cards.push({ language, held, calibration, bytes, curve: learningCurve(own, cues, language, held) });
    process.stdout.write(`${language}: ${own.length} rows, ${bytes.all} bytes, ${bytes.gzip} compressed\n`);
  }
  writeFileSync("docs/model-card-reader.md", writeCard(cards));
}

/** How often a writer's types are read rightly by how many rows of others were learned from. */
function learningCurve(
  rows: readonly Row[],
  cues: readonly Cue[],
  language: "ar" | "en",
  held: readonly HeldRow[],
): CardInput["curve"] {
  return CURVE_WRITERS.filter((writer) => rows.some((row) => row.writer === writer)).flatMap((writer) => {
    const others = rows.filter((row) => row.writer !== writer);
    const own = rows.filter((row) => row.writer === writer);
    const parts = CURVE_SHARES.map((share) => {
      const some = others.filter((_, index) => (index * 7919) % 1000 < share * 1000);
      const weights: ReaderWeights = { language, ...fitTables(some, cues), ...UNCALIBRATED };
      return {
        writer,
        rows: some.length,
        right: shareRight(own.map((row) => ({ row, ...scoreText(row.text, weights) }))),
      };
    });
    const whole = shareRight(held.filter(({ row }) => row.writer === writer));
    return [...parts, { writer, rows: others.length, right: whole }];
  });
}

function shareRight(held: readonly HeldRow[]): number {
  const right = held.filter(({ row, scores }) => {
    const types = scores.subarray(0, TASK_TYPES.length);
    const type = TASK_TYPES[types.indexOf(Math.max(...types))];
    return type === row.type || type === row.second;
  });
  return right.length / held.length;
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
    return out.map((row) => ({ row, ...scoreText(row.text, weights) }));
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
