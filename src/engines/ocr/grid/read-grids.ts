import type { Classify } from "#engines/ocr/learned/classifier.ts";
import { readNumber } from "#engines/ocr/learned/digit-reader.ts";
import { resize, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import type { TextLanguage } from "#engines/ocr/reading.ts";
import {
  around,
  ARABIC_LETTER,
  countMatches,
  hasArabic,
  LATIN_LETTER,
  meanConfidence,
  overlap,
  type OcrLine,
  type OcrWord,
  type Recognition,
} from "#engines/ocr/recognised.ts";
import { scaled } from "#engines/ocr/second-pass/large-text.ts";
import { UNREAD } from "#engines/ocr/second-pass/unread.ts";
import { withArabicCommas } from "#engines/ocr/repair.ts";
import { cellLines, type CellLine } from "./cell-lines.ts";
import type { Grid, GridCell } from "./find-grids.ts";

/** A cell with its words, line by line from the top, on the page. */
export interface ReadCell extends GridCell {
  lines: OcrLine[];
}

/** A grid whose cells were read. */
export interface ReadGrid {
  grid: Grid;
  cells: ReadCell[];
}

/** From this certainty on a cell is not asked for again in one language alone. */
const SURE = 85;
/** A reading in one language must be so much surer than the one in both. */
const SURER = 5;
/** What a number must be to take the place of what the recogniser read. */
const NUMBER = { indic: 0.85, ascii: 0.9, steps: 1.6 } as const;
/** How much larger a doubtful line is looked at again. */
const LARGER = 1.5;
const LATIN = { sure: 75, less: 25 } as const;
/** Letters that are as many and as sure are a word. */
const WORD = { letters: 3, confidence: 80 } as const;
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
  const words = cells.flatMap((cell) => cell.lines.flatMap((line) => line.words));
  return words.length > 0 && meanConfidence(words) >= LEAST_CERTAINTY ? { grid, cells } : null;
}

const LANGUAGES = {
  auto: ["ara+eng", "ara", "eng"],
  "ar+en": ["ara+eng", "ara", "eng"],
  ar: ["ara"],
  en: ["eng"],
} as const satisfies Record<TextLanguage, readonly Recognition["language"][]>;

function* readCellLine(
  line: CellLine,
  language: TextLanguage,
  classify: Classify,
): Generator<Recognition, OcrLine, OcrLine[]> {
  const number = language === "en" ? null : numberIn(line, classify);
  let words: OcrWord[] = [];
  let best = -1;
  for (const { each, factor, shape, lead } of waysToAsk(language)) {
    if (shape === "raw" && words.length > 0) break;
    const image = factor === 1 ? line.image : resize(line.image, factor);
    const lines = withArabicCommas(image, yield { image, language: each, shape });
    const found = scaled(lines, 1 / factor).flatMap((one) => one.words);
    const read = shape === "raw" ? withoutEndMark(found) : found;
    const certainty = certaintyOf(read) + lead;
    const isTruer = each === "eng" && isLatinNumber(words) && isLatinNumber(read) && certainty > best - 2 * SURER;
    if (read.length > 0 && (certainty > best || isTruer)) [words, best] = [read, certainty];
    // A number that is as good as certain needs no further reading, and neither does a sure word.
    if (number || (best >= SURE + SURER && !isLatinNumber(words))) break;
    // Both languages together lose figures of long numbers; English alone does not, and has been asked by now.
    if (each === "eng" && best >= SURE) break;
  }
  const known = number && !isWord(words) ? [number] : words;
  const said = known.length > 0 ? known : [{ text: UNREAD, confidence: 0, box: line.ink }];
  const moved = said.map((word) => ({ ...word, box: line.onPage(word.box) }));
  return { words: moved, box: around(moved.map((word) => word.box)) };
}

interface WayToAsk {
  each: Recognition["language"];
  factor: number;
  shape: Recognition["shape"];
  /** What a later way has to be surer by. */
  lead: number;
}

/**
 * In all languages first, then in each alone, then larger. Its search for lines sees nothing at all in some
 * short words.
 */
function waysToAsk(language: TextLanguage): WayToAsk[] {
  const [first, ...others] = LANGUAGES[language];
  const shape = "line";
  return [
    { each: first, factor: 1, shape, lead: SURER },
    ...others.map((each) => ({ each, factor: 1, shape, lead: 0 }) as const),
    { each: first, factor: LARGER, shape, lead: 0 },
    ...others.slice(0, 1).map((each) => ({ each, factor: LARGER, shape, lead: 0 }) as const),
    { each: first, factor: 1, shape: "raw", lead: 0 },
    { each: first, factor: LARGER, shape: "raw", lead: 0 },
  ];
}

/** Doubtful Latin is mostly Arabic in a face that the recogniser knows less well. */
function certaintyOf(words: readonly OcrWord[]): number {
  const confidence = meanConfidence(words);
  return confidence < LATIN.sure && !words.some((word) => hasArabic(word.text)) ? confidence - LATIN.less : confidence;
}

/** The number that a line consists of, or null; its box is on the line's own picture. */
export function numberIn(line: CellLine, classify: Classify): OcrWord | null {
  const read = readNumber(line.image, line.ink, classify);
  if (!read || read.probability < NUMBER[read.script] || read.widestStep > NUMBER.steps) return null;
  return { text: read.text, confidence: Math.round(100 * read.probability), box: line.ink };
}

/** Read as it lies, a line ends in a full stop that is not there. */
function withoutEndMark(words: readonly OcrWord[]): OcrWord[] {
  return words.map((word) => ({ ...word, text: word.text.replace(/(?<=.)\.$/u, "") }));
}

/** Words with figures and without Arabic. */
export function isLatinNumber(words: readonly OcrWord[]): boolean {
  const text = words.map((word) => word.text).join("");
  return /[0-9]/u.test(text) && !hasArabic(text);
}

function isWord(words: readonly OcrWord[]): boolean {
  const text = words.map((word) => word.text).join("");
  const letters = countMatches(text, ARABIC_LETTER) + countMatches(text, LATIN_LETTER);
  return letters >= WORD.letters && meanConfidence(words) >= WORD.confidence;
}
