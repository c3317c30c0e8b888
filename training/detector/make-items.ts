import { sentences } from "#engines/text/segment.ts";
import { stableHash } from "#engines/text/hash.ts";
import type { Row } from "./load-rows.ts";

/** A text to score: a row as it is, a shorter piece of it, or neighbours of one source joined to a longer text. */
export interface Item extends Row {
  kind: "row" | "crop" | "joined";
}

const LEAST_WORDS = { en: 60, ar: 80 };

/** Rows first, then pieces and joined texts, with which the calibration learns what length does. */
export function makeItems(rows: readonly Row[]): Item[] {
  const whole = rows.map((row): Item => ({ ...row, kind: "row" }));
  const crops = rows.flatMap((row) => cropOf(row));
  return [...whole, ...crops, ...joinedRows(rows)];
}

/** Whole sentences from the beginning, up to a length that depends on the row alone. */
function cropOf(row: Row): Item[] {
  const least = LEAST_WORDS[row.lang];
  const parts = sentences(row.text);
  const lengths = parts.map((part) => part.text.split(/\s+/).length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  if (all < least * 1.4) return [];
  const wanted = least + (stableHash(row.id) % Math.max(1, Math.floor(all * 0.75 - least)));
  let words = 0;
  for (const [index, length] of lengths.entries()) {
    words += length;
    if (words >= wanted && words <= all * 0.85)
      return [{ ...row, id: `${row.id}/crop`, kind: "crop", text: row.text.slice(0, parts[index]?.end) }];
    if (words > all * 0.85) return [];
  }
  return [];
}

/** Two to four rows after one another of the same source and register, every third one: 300 to 1,000 words. */
function joinedRows(rows: readonly Row[]): Item[] {
  const kinds = Map.groupBy(
    rows,
    (row) => `${row.lang} ${row.label} ${row.source} ${row.domain} ${row.generator} ${row.tier}`,
  );
  return [...kinds.values()].flatMap((list) =>
    list.flatMap((row, index): Item[] => {
      if (index % 3 !== 0 || row.label === "mixed") return [];
      const parts = list.slice(index, index + 2 + (stableHash(row.id) % 3));
      return parts.length < 2
        ? []
        : [{ ...row, id: `${row.id}/joined`, kind: "joined", text: parts.map((part) => part.text).join("\n\n") }];
    }),
  );
}
