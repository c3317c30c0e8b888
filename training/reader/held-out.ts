import { type ReaderWeights, scoreText } from "#engines/reader/read-request.ts";
import type { Calibration, HeldRow } from "./calibrate.ts";
import { fitTables } from "./fit-reader.ts";
import type { Cue, Row } from "./read-rows.ts";

const UNCALIBRATED: Calibration = {
  temperature: { type: 1, kind: 1, variety: 1 },
  calibration: [],
  thresholds: [],
  kindThreshold: 0,
  noKind: [],
};
/** Writers are left out in so many groups. */
const GROUPS = 4;

/** Scores of every row by a model that has not seen its writer, nor the other writers of its group. */
export function heldOut(rows: readonly Row[], cues: readonly Cue[], language: "ar" | "en"): HeldRow[] {
  const writers = [...new Set(rows.map(({ writer }) => writer))];
  const groupOf = ({ writer }: Row) => writers.indexOf(writer) % GROUPS;
  return Array.from({ length: GROUPS }, (_, group) => group).flatMap((group) => {
    const others = rows.filter((row) => groupOf(row) !== group);
    const weights: ReaderWeights = { language, ...fitTables(others, cues), ...UNCALIBRATED };
    return rows.filter((row) => groupOf(row) === group).map((row) => ({ row, ...scoreText(row.text, weights) }));
  });
}
