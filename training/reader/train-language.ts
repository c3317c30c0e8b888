import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import type { LinearTable } from "#engines/reader/linear-table.ts";
import type { ReaderWeights } from "#engines/reader/read-request.ts";
import { calibrate } from "./calibrate.ts";
import { fitTables } from "./fit-reader.ts";
import { heldOut } from "./held-out.ts";
import type { CardInput } from "./model-card.ts";
import { readCues, readRows } from "./read-rows.ts";

/** Trains one language on `training/requests` and writes its weights. Returns what the model card says of it. */
function trainLanguage(language: "ar" | "en"): CardInput {
  const rows = readRows().filter(({ lang }) => lang === language);
  const cues = readCues("training/requests").filter(({ lang }) => lang === language);
  const held = heldOut(rows, cues, language);
  const calibration = calibrate(held);
  const source = sourceOf({ language, ...fitTables(rows, cues), ...calibration });
  writeFileSync(`src/engines/reader/weights/${language}.ts`, source);
  const bytes = { all: Buffer.byteLength(source), gzip: gzipSync(source, { level: 9 }).length };
  process.stdout.write(`${language}: ${rows.length} rows, ${bytes.all} bytes, ${bytes.gzip} compressed\n`);
  return { language, held, calibration, bytes };
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
