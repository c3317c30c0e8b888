import { needingArabic, withArabicWords } from "./arabic-words.ts";
import { bandsAround } from "./bands.ts";
import { boxesOf, findColumns } from "#engines/ocr/columns/find-columns.ts";
import { learnedClassifier } from "#engines/ocr/learned/classifier.ts";
import { estimateTilt } from "#engines/ocr/image/deskew.ts";
import { withDoubts } from "./doubtful-words.ts";
import { findGrids } from "#engines/ocr/grid/find-grids.ts";
import { rowsOfGrid } from "#engines/ocr/grid/grid-rows.ts";
import { isLatinNumber } from "#engines/ocr/grid/cell-numbers.ts";
import { areBubbles, areTables, readGrid, type ReadGrid } from "#engines/ocr/grid/read-grids.ts";
import { restOfPage } from "#engines/ocr/grid/rest-of-page.ts";
import { printLines } from "#engines/ocr/grid/cell-lines.ts";
import { crop, resize, rotate, turned, type Box, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { hasSureLine, isWeakLine, withoutSpecks } from "./second-pass/invented.ts";
import { calmedLargeText, ofSmallPrint, scaled, secondLook, withSurerWords } from "./second-pass/large-text.ts";
import { findLightText, mergeLightText } from "./second-pass/light-text.ts";
import { withLoneNumbers } from "./numbers/lone-numbers.ts";
import { withNumbers } from "./numbers/numbers.ts";
import { withWholeNumbers } from "./numbers/whole-numbers.ts";
import { readMissedPlaces, withUnreadInk } from "./second-pass/missed-places.ts";
import type { PageReading, ReadLine, TextLanguage } from "./reading.ts";
import { around, meanConfidence, type OcrLine, type Recognition } from "./recognised.ts";
import { withArabicCommas } from "./repair.ts";
import { findTurn } from "./turned-page.ts";
import { findMarkedLines, readMarkedLines } from "./tashkeel.ts";
import { cellsInOrder, directionOf } from "./word-order.ts";

/** Reads a page step by step: yields what the recogniser is to read, takes its lines, returns the page. */
export type PageReader = Generator<Recognition, PageReading, OcrLine[]>;

/** A page taken for marked text is one only if its bare letters read well: grain on photographs looks like marks. */
const TRUSTED = 75;
const FEW_LINES = 12;
/** A page of so few lines is at times read as words below one another. */
const MOST_ALONE = 6;

const classifyDigit = learnedClassifier("digits");
const classifyMark = learnedClassifier("marks");

/**
 * Reads the text of an upright grey image. The gains of each step over the bare recogniser are measured by
 * `npm run bench -- ocr`.
 */
export function* readPage(image: GrayImage, language: TextLanguage = "auto"): PageReader {
  const asItCame = yield* readUpright(image, language);
  const words = asItCame.lines.flatMap((line) => line.cells.flat());
  const turn = yield* findTurn(image, words, language);
  if (turn === 0) return asItCame;
  const { width, height } = image;
  return { ...(yield* readUpright(turned(image, turn), language)), turn, width, height };
}

function* readUpright(image: GrayImage, language: TextLanguage): PageReader {
  const tilt = estimateTilt(image);
  const level = tilt === 0 ? image : rotate(image, tilt);
  const tables = yield* readTables(level, language);
  const rest = restOfPage(
    level,
    tables.map(({ grid }) => grid.box),
  );
  const parts = yield* readParts(rest.image, language, tables.length > 0);
  const { lines, direction } = inOrder(parts.map(rest.onPage), tables);
  return {
    lines: withDoubts(lines),
    direction,
    turn: 0,
    tilt,
    width: image.width,
    height: image.height,
  };
}

/** The lines of a page's parts in reading order: one part, unless columns that are not level have to be read apart. */
function* readParts(
  page: GrayImage,
  language: TextLanguage,
  hasTables: boolean,
): Generator<Recognition, OcrLine[][], OcrLine[]> {
  const layout = hasTables ? null : findColumns(page);
  if (!layout) return [yield* readPrint(page, language, hasTables)];
  const read = new Map<Box, OcrLine[]>();
  for (const box of boxesOf(layout, "ltr"))
    read.set(box, movedBy(yield* readPrint(crop(page, box), language, hasTables), box));
  const direction = directionOf([...read.values()].flat().flatMap((line) => line.words));
  return boxesOf(layout, direction).map((box) => read.get(box) ?? []);
}

function movedBy(lines: readonly OcrLine[], by: Box): OcrLine[] {
  const moved = ({ x0, y0, x1, y1 }: Box) => ({ x0: x0 + by.x0, y0: y0 + by.y0, x1: x1 + by.x0, y1: y1 + by.y0 });
  return lines.map((line) => ({
    box: moved(line.box),
    words: line.words.map((word) => ({ ...word, box: moved(word.box) })),
  }));
}

function* readPrint(
  page: GrayImage,
  language: TextLanguage,
  hasTables: boolean,
): Generator<Recognition, OcrLine[], OcrLine[]> {
  const marked = language === "en" ? [] : findMarkedLines(page, classifyMark);
  let lines = marked.length > 0 ? withArabicCommas(page, yield* readMarkedLines(marked)) : [];
  if (meanConfidence(lines.flatMap((line) => line.words)) < TRUSTED)
    lines = yield* readPlain(page, language, hasTables);
  return withUnreadInk(page, withoutSpecks(lines));
}

function* readTables(level: GrayImage, language: TextLanguage): Generator<Recognition, ReadGrid[], OcrLine[]> {
  const tables: ReadGrid[] = [];
  const grids = findGrids(level);
  for (const grid of [...areTables(grids), ...areBubbles(grids)]) {
    const read = yield* readGrid(level, grid, language, classifyDigit);
    if (read) tables.push(read);
  }
  return tables;
}

/** Beside a grid only a few lines are left, too few for the recogniser to tell lines from words: each is read alone. */
function* firstLook(page: GrayImage, language: Recognition["language"]): Generator<Recognition, OcrLine[], OcrLine[]> {
  const alone = printLines(page);
  if (alone.length > FEW_LINES) return yield { image: page, language, shape: "block" };
  const lines: OcrLine[] = [];
  for (const line of alone) {
    let words = (yield { image: line.image, language, shape: "line" }).flatMap((read) => read.words);
    if (language === "ara+eng" && isLatinNumber(words)) {
      const english = (yield { image: line.image, language: "eng", shape: "line" }).flatMap((read) => read.words);
      if (meanConfidence(english) > meanConfidence(words) - 10) words = english;
    }
    const moved = words.map((word) => ({ ...word, box: line.onPage(word.box) }));
    if (moved.length > 0) lines.push({ words: moved, box: around(moved.map((word) => word.box)) });
  }
  return lines;
}

/** The whole page at once; where it has a few lines alone and came out in more, each of them by itself if that is surer. */
function* lookAtFew(page: GrayImage, language: Recognition["language"]): Generator<Recognition, OcrLine[], OcrLine[]> {
  const lines = yield { image: page, language, shape: "block" };
  const printed = printLines(page).length;
  if (printed > MOST_ALONE || lines.length <= printed) return lines;
  const alone = yield* firstLook(page, language);
  const sure = (read: readonly OcrLine[]) => meanConfidence(read.flatMap((line) => line.words));
  return sure(alone) > sure(lines) ? alone : lines;
}

function* readPlain(
  level: GrayImage,
  language: TextLanguage,
  hasTables: boolean,
): Generator<Recognition, OcrLine[], OcrLine[]> {
  const first = LANGUAGES[language];
  let page = level;
  let lines = hasTables ? yield* firstLook(page, first) : yield* lookAtFew(page, first);
  if (hasTables && lines.length === 0) return [];
  let factor = 1;
  const calm = calmedLargeText(page, lines);
  if (calm) {
    const again = yield { image: calm.image, language: first, shape: "block" };
    const sure = (read: readonly OcrLine[]) => meanConfidence(read.flatMap((line) => line.words));
    if (sure(again) > sure(lines)) {
      lines = withSurerWords(again, scaled(lines, calm.factor));
      [page, factor] = [calm.image, calm.factor];
    }
  }
  const look = calm ? null : secondLook(lines);
  if (look) {
    const bands = bandsAround(page, lines, look.lines);
    const read = yield { image: resize(bands.image, look.factor), language: first, shape: "block" };
    const again = bands.onPage(scaled(read, 1 / look.factor));
    if (!look.isSmall) lines = withSurerWords(lines, again);
    else if (bands.image === page) lines = ofSmallPrint(lines, again);
    else lines = [...lines.filter((line) => !look.lines.includes(line)), ...ofSmallPrint(look.lines, again)];
  }
  // Figures that are known need no second reading, which may take them for letters.
  if (first !== "eng") lines = withNumbers(page, lines, classifyDigit);
  if (!calm) lines = yield* readMissedPlaces(page, lines, first);
  const unsure = first === "ara+eng" ? needingArabic(lines) : [];
  if (unsure.length > 0) {
    const bands = bandsAround(page, lines, unsure);
    lines = withArabicWords(lines, bands.onPage(yield { image: bands.image, language: "ara", shape: "block" }));
  }
  if (first !== "eng") {
    const numbered = withNumbers(page, lines, classifyDigit);
    lines = withArabicCommas(page, withWholeNumbers(page, numbered, classifyDigit));
  }
  lines = scaled(lines, 1 / factor);
  if (first !== "eng") lines = withLoneNumbers(level, lines, classifyDigit);
  const light = findLightText(level, lines);
  if (!light) return lines;
  const shining = yield { image: light, language: first, shape: "block" };
  return mergeLightText(lines, first === "eng" ? shining : withNumbers(light, shining, classifyDigit));
}

const LANGUAGES = { auto: "ara+eng", ar: "ara", en: "eng", "ar+en": "ara+eng" } as const;

/** Lines and rows from the top, part after part. */
function inOrder(parts: readonly OcrLine[][], tables: readonly ReadGrid[]): Pick<PageReading, "lines" | "direction"> {
  const lines = parts.flat();
  const inTables = tables.flatMap(({ cells }) => cells.flatMap((cell) => cell.lines));
  const direction = directionOf([...lines, ...inTables].flatMap((line) => line.words));
  const sure = hasSureLine(lines);
  const rows = tables.map((table, number) => rowsOfGrid(table, number, direction));
  const print = parts.map((part, at) =>
    part.map((line) => ({
      cells: cellsInOrder(line.words, direction),
      box: around(line.words.map((word) => word.box)),
      confidence: meanConfidence(line.words),
      isWeak: isWeakLine(line, sure),
      ...(parts.length > 1 ? { part: at } : {}),
    })),
  );
  const fromTheTop = (a: ReadLine, b: ReadLine) => a.box.y0 + a.box.y1 - b.box.y0 - b.box.y1;
  if (parts.length > 1) return { direction, lines: print.flatMap((part) => part.toSorted(fromTheTop)) };
  const beside = print.flat().toSorted(fromTheTop);
  return { direction, lines: rows.reduce(withTable, beside) };
}

/** The rows of a table stay together, below all that begins above the table; print beside it follows them. */
function withTable(lines: readonly ReadLine[], rows: readonly ReadLine[]): ReadLine[] {
  const top = Math.min(...rows.map((row) => row.box.y0));
  const middle = (box: Box) => (box.y0 + box.y1) / 2;
  const at = lines.findIndex((line) => middle(line.box) > top);
  return at < 0 ? [...lines, ...rows] : [...lines.slice(0, at), ...rows, ...lines.slice(at)];
}
