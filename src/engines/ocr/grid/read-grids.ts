import type { Classify } from "#engines/ocr/learned/classifier.ts";
import type { GrayImage } from "#engines/ocr/image/gray-image.ts";
import type { TextLanguage } from "#engines/ocr/reading.ts";
import {
  hasArabic,
  hasLatin,
  meanConfidence,
  overlap,
  type OcrLine,
  type OcrWord,
  type Recognition,
} from "#engines/ocr/recognised.ts";
import { cellLines, type CellLine } from "./cell-lines.ts";
import { isLatinNumber } from "./cell-numbers.ts";
import { areSure, meanCertainty } from "./cell-words.ts";
import type { Grid, GridCell } from "./find-grids.ts";
import { readCellLine } from "./read-cell-line.ts";

/** A cell with its words, line by line from the top, on the page. */
export interface ReadCell extends GridCell {
  lines: OcrLine[];
}

/** A grid whose cells were read. */
export interface ReadGrid {
  grid: Grid;
  cells: ReadCell[];
}

/** So many sure words show a table's language. */
const SEVERAL = 3;
/** A reading in a table's only language may be less sure by this. */
const LENIENCE = 25;
/** Lower frames are buttons. */
const BUBBLE = 40;
/** More cells are a form of little boxes or a picture: reading them would take longer than a page may. */
const MOST_CELLS = 400;
/** Less certainty of all cells together is a picture that looks like a grid. */
const LEAST_CERTAINTY = 45;

/** Grids that can be tables: two cells or more, and not too many to be read one by one. */
export function areTables(grids: readonly Grid[]): Grid[] {
  const tables = grids.filter((grid) => grid.cells.length > 1);
  return tables.reduce((sum, grid) => sum + grid.cells.length, 0) > MOST_CELLS ? [] : tables;
}

/**
 * Several frames that lie apart, such as the bubbles of a chat: each is read alone, on its own ground, so that what two people
 * said does not run together. One frame alone is a button or a border, and a frame around others is a window.
 */
export function areBubbles(grids: readonly Grid[]): Grid[] {
  const frames = grids.filter((grid) => grid.cells.length === 1 && grid.box.y1 - grid.box.y0 >= BUBBLE);
  const alone = frames.filter(({ box }) => !grids.some((other) => other.box !== box && overlap(other.box, box) > 0));
  return alone.length > 1 ? alone : [];
}

/** Reads the cells of a grid one by one, each line in it alone; null where hardly anything in them can be read. */
export function* readGrid(
  page: GrayImage,
  grid: Grid,
  language: TextLanguage,
  classify: Classify,
): Generator<Recognition, ReadGrid | null, OcrLine[]> {
  const inks = cellLines(
    page,
    grid.cells.map((cell) => cell.box),
  );
  const cells: ReadCell[] = [];
  for (const [at, cell] of grid.cells.entries()) {
    const lines: OcrLine[] = [];
    for (const line of inks[at] ?? []) lines.push(yield* readCellLine(line, language, classify));
    cells.push({ ...cell, lines });
  }
  const only = onlyLanguage(cells, language);
  if (only)
    for (const [at, cell] of cells.entries())
      for (const [place, line] of (inks[at] ?? []).entries())
        cell.lines[place] = yield* inOnly(only, cell.lines[place] as OcrLine, line, classify);
  const words = cells.flatMap((cell) => cell.lines.flatMap((line) => line.words));
  return words.length > 0 && meanConfidence(words) >= LEAST_CERTAINTY ? { grid, cells } : null;
}

/** The one language of a table, or null: several sure words of it and none of the other. */
function onlyLanguage(cells: readonly ReadCell[], language: TextLanguage): "ar" | "en" | null {
  if (language === "ar" || language === "en") return null;
  const words = cells.flatMap((cell) => cell.lines.flatMap((line) => line.words));
  const sure = words.filter((word) => word.text.length > 1 && areSure([word]));
  const arabic = sure.filter((word) => hasArabic(word.text)).length;
  const latin = sure.filter((word) => hasLatin(word.text)).length;
  if (Math.max(arabic, latin) < SEVERAL || Math.min(arabic, latin) > 0) return null;
  return arabic > 0 ? "ar" : "en";
}

/** A line of a table in one language, read in it alone where it seems to hold another one or was not sure. */
function* inOnly(
  only: "ar" | "en",
  read: OcrLine,
  line: CellLine,
  classify: Classify,
): Generator<Recognition, OcrLine, OcrLine[]> {
  const isOther = (word: OcrWord) => (only === "ar" ? hasLatin(word.text) : hasArabic(word.text));
  const isAmount = only === "en" && read.words.length > 1 && isLatinNumber(read.words);
  if (!read.words.some(isOther) && !isAmount) return read;
  const again = yield* readCellLine(line, only, classify);
  const isIn = again.words.some((word) => (only === "ar" ? hasArabic(word.text) : hasLatin(word.text)));
  return isIn && meanCertainty(again.words) > meanCertainty(read.words) - LENIENCE ? again : read;
}
