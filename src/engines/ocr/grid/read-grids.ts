import type { Classify } from "#engines/ocr/learned/classifier.ts";
import { readNumber } from "#engines/ocr/learned/digit-reader.ts";
import { crop, pad, paperOf, resize, type Box, type GrayImage } from "#engines/ocr/image/gray-image.ts";
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
import { withNumbers } from "#engines/ocr/numbers/numbers.ts";
import { cellLines, type CellLine } from "./cell-lines.ts";
import { agreedWords, areSure, certaintyOf, dashIn, inkGaps, wideGaps, type LineReading } from "./cell-words.ts";
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

/** Lines of more words are sentences, which further looks would take long and gain little for. */
const MANY_WORDS = 4;
/** What a number must be to take the place of what the recogniser read. */
const NUMBER = { indic: 0.85, ascii: 0.9, steps: 1.6 } as const;
/** Paper around a part of a line that is read alone. */
const ALONE = 12;
/** How much larger a doubtful line is looked at again. */
const LARGER = 1.5;
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
  const dash = dashIn(line.image, line.ink);
  const number = dash ?? (language === "en" ? null : numberIn(line, classify));
  const gaps = inkGaps(line.image, line.ink);
  const readings: LineReading[] = [];
  let words: OcrWord[] = [];
  for (const { each, factor, shape } of waysToAsk(language)) {
    if (shape === "raw" && words.length > 0) break;
    const image = factor === 1 ? line.image : resize(line.image, factor);
    const lines = withArabicCommas(image, yield { image, language: each, shape });
    const found = scaled(lines, 1 / factor).flatMap((one) => one.words);
    readings.push({ look: `${shape} ${factor}`, words: shape === "raw" ? withoutEndMark(found) : found });
    words = agreedWords(readings, line.ink, gaps);
    // A number that is as good as certain needs no further reading; a Latin one is read in English too, which loses no figures.
    if (number || (areSure(words) && (each === "eng" || !isLatinNumber(words)))) break;
    if (words.length > MANY_WORDS && readings.length > 2) break;
  }
  if (words.some((word) => hasArabic(word.text)))
    words = withNumbers(line.image, [{ words, box: line.ink }], classify).flatMap((one) => one.words);
  else words = words.map((word) => withLostFigures(line.image, word, classify));
  if (!number && !areSure(words)) words = yield* withPartsAlone(line, { words, gaps }, language, classify);
  const known = number && !isWord(words) ? [number] : words;
  const said = known.length > 0 ? known : [{ text: UNREAD, confidence: 0, box: line.ink }];
  const moved = said.map((word) => ({ ...word, box: line.onPage(word.box) }));
  return { words: moved, box: around(moved.map((word) => word.box)) };
}

/** Figures with the points that the recogniser lost. */
function withLostFigures(image: GrayImage, word: OcrWord, classify: Classify): OcrWord {
  if (!/^[0-9]+$/u.test(word.text)) return word;
  const read = readNumber(image, word.box, classify);
  const isLonger =
    read !== null && read.script === "ascii" && read.text.replace(/[.,]/gu, "").length >= word.text.length;
  if (!isLonger || read.probability < NUMBER.ascii || read.text.length <= word.text.length) return word;
  return { ...word, text: read.text, confidence: Math.round(100 * read.probability) };
}

/**
 * A doubtful line with a number and a few letters, such as an amount with its unit: the number by its figures, and what a wide gap
 * parts from it by a look of its own. Read together they are taken for one another.
 */
function* withPartsAlone(
  line: CellLine,
  { words, gaps }: { words: OcrWord[]; gaps: readonly Box[] },
  language: TextLanguage,
  classify: Classify,
): Generator<Recognition, OcrWord[], OcrLine[]> {
  const cuts = wideGaps(gaps);
  if (cuts.length === 0 || cuts.length > 2) return words;
  const starts = [line.ink.x0, ...cuts.map((cut) => cut.x1)];
  const ends = [...cuts.map((cut) => cut.x0), line.ink.x1];
  const boxes = starts.map((x0, at) => ({ ...line.ink, x0, x1: ends[at] as number }));
  const parts = boxes.map((box) => ({ box, number: language === "en" ? null : readNumber(line.image, box, classify) }));
  const isNumber = ({ number }: (typeof parts)[number]) =>
    number !== null && number.probability >= NUMBER[number.script];
  const numbers = parts.filter(isNumber);
  if (numbers.length !== 1) return words;
  const found: OcrWord[] = [];
  for (const part of parts) {
    if (isNumber(part) && part.number) {
      found.push({ text: part.number.text, confidence: Math.round(100 * part.number.probability), box: part.box });
      continue;
    }
    const image = pad(
      crop(line.image, { ...part.box, x0: part.box.x0 - 2, x1: part.box.x1 + 2 }),
      ALONE,
      paperOf(line.image),
    );
    const readings: LineReading[] = [];
    for (const each of LANGUAGES[language])
      readings.push({
        look: each,
        words: (yield { image, language: each, shape: "line" }).flatMap((one) => one.words),
      });
    const [word] = agreedWords(readings, { ...line.ink, x0: 0, x1: image.width }, []);
    if (!word) return words;
    found.push({ ...word, box: part.box });
  }
  const least = (all: readonly OcrWord[]) => Math.min(...all.map((word) => certaintyOf(word)));
  return words.length === 0 || least(found) > least(words) ? found : words;
}

interface WayToAsk {
  each: Recognition["language"];
  factor: number;
  shape: Recognition["shape"];
}

/**
 * In all languages first, then in each alone, then larger. Its search for lines sees nothing at all in some
 * short words.
 */
function waysToAsk(language: TextLanguage): WayToAsk[] {
  const [first, ...others] = LANGUAGES[language];
  const shape = "line";
  return [
    { each: first, factor: 1, shape },
    ...others.map((each) => ({ each, factor: 1, shape }) as const),
    { each: first, factor: LARGER, shape },
    ...others.slice(0, 1).map((each) => ({ each, factor: LARGER, shape }) as const),
    { each: first, factor: 1, shape: "raw" },
    { each: first, factor: LARGER, shape: "raw" },
  ];
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
