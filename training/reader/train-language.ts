import type { ReaderWeights } from "#engines/reader/read-request.ts";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { calibrate } from "./calibrate.ts";
import { fitTables } from "./fit-reader.ts";
import { heldOut } from "./held-out.ts";
import { writeModel } from "../write-model.ts";
import { type CardInput, figuresOf } from "./model-card.ts";
import { readCues, readRows } from "./read-rows.ts";

/** Trains one language on `training/requests` and writes its weights. Returns what the model card says of it. */
function trainLanguage(language: "ar" | "en"): CardInput {
  const rows = readRows().filter(({ lang }) => lang === language);
  const cues = readCues("training/requests").filter(({ lang }) => lang === language);
  const held = heldOut(rows, cues, language);
  const calibration = calibrate(held);
  const { transitions, text, parts } = fitTables(rows, cues);
  const values: ReaderWeights = { language, transitions, ...calibration, text, parts };
  const figures = figuresOf(held, calibration);
  const bytes = writeModel(`reader-${language}`, { trainer: "reader", figures, values });
  process.stdout.write(`${language}: ${rows.length} rows, ${bytes.all} bytes, ${bytes.gzip} compressed\n`);
  return { language, held, calibration, bytes };
}

if (!isMainThread) parentPort?.postMessage(trainLanguage(workerData as "ar" | "en"));
