import { readingFrom } from "#engines/reader/read-request.ts";
import type { Reading } from "#engines/reader/reading.ts";
import { calibrate } from "./calibrate.ts";
import { heldOut } from "./held-out.ts";
import { readCues, readRows, type Row } from "./read-rows.ts";

/** A request with what the reader makes of it when it has not seen its writer. */
export interface ReadRow {
  row: Row;
  reading: Reading;
}

/** All rows that the reader learns from, read without their writers. Takes minutes. */
export function readHeldOut(): ReadRow[] {
  return (["ar", "en"] as const).flatMap((language) => {
    const rows = readRows().filter(({ lang }) => lang === language);
    const cues = readCues("training/requests").filter(({ lang }) => lang === language);
    const held = heldOut(rows, cues, language);
    const calibration = calibrate(held);
    return held.map(({ row, tokens, parts, scores }) => ({
      row,
      reading: readingFrom(row.text, tokens, parts, scores, calibration),
    }));
  });
}
