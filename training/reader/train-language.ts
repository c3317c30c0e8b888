import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import type { LinearTable } from "#engines/reader/linear-table.ts";
import { type ReaderWeights, scoreText } from "#engines/reader/read-request.ts";
import { calibrate, type Calibration, type HeldRow } from "./calibrate.ts";
import { fitTables } from "./fit-reader.ts";
import type { CardInput } from "./model-card.ts";
import { type Cue, readCues, readRows, type Row } from "./read-rows.ts";

const UNCALIBRATED: Calibration = {
  temperature: { type: 1, kind: 1, variety: 1 },
  calibration: [],
  thresholds: [],
  kindThreshold: 0,
  noKind: [],
};

/** Trains one language on `training/requests` and writes its weights. Returns what the model card says of it. */
function trainLanguage(language: "ar" | "en"): CardInput {
  const rows = readRows("training/requests").filter(({ lang }) => lang === language);
  const cues = readCues("training/requests").filter(({ lang }) => lang === language);
  const held = heldOut(rows, cues, language);
  const calibration = calibrate(held);
  const source = sourceOf({ language, ...fitTables(rows, cues), ...calibration });
  writeFileSync(`src/engines/reader/weights/${language}.ts`, source);
  const bytes = { all: Buffer.byteLength(source), gzip: gzipSync(source, { level: 9 }).length };
  process.stdout.write(`${language}: ${rows.length} rows, ${bytes.all} bytes, ${bytes.gzip} compressed\n`);
  return { language, held, calibration, bytes };
}

/** Writers are left out in so many groups. */
const GROUPS = 4;

/** Scores of every row by a model that has not seen its writer, nor the other writers of its group. */
function heldOut(rows: readonly Row[], cues: readonly Cue[], language: "ar" | "en"): HeldRow[] {
  const writers = [...new Set(rows.map(({ writer }) => writer))];
  const groupOf = ({ writer }: Row) => writers.indexOf(writer) % GROUPS;
  return Array.from({ length: GROUPS }, (_, group) => group).flatMap((group) => {
    const others = rows.filter((row) => groupOf(row) !== group);
    const weights: ReaderWeights = { language, ...fitTables(others, cues), ...UNCALIBRATED };
    return rows.filter((row) => groupOf(row) === group).map((row) => ({ row, ...scoreText(row.text, weights) }));
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

if (!isMainThread) parentPort?.postMessage(trainLanguage(workerData as "ar" | "en"));
