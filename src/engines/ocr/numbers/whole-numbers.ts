import type { Classify } from "#engines/ocr/learned/classifier.ts";
import { readNumber } from "#engines/ocr/learned/digit-reader.ts";
import { crop, paperOf, type Box, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { around, overlap, type OcrLine, type OcrWord } from "#engines/ocr/recognised.ts";

/** Numbers of so many digits or more; one digit has no step of its own. */
const FIGURES = /^[٠-٩]{2,}$/u;
/** Good enough to add digits to a number. */
const SURE = 0.9;
/** Digits come at even steps; a space makes one step wider than this many usual ones. */
const EVEN = 1.4;
/** How much darker than its paper, of 255, print is. */
const INK = 80;
/** What a number keeps of its certainty beside print that may be a digit of it. */
const DOUBT = 40;
const MOST_DIGITS = 20;

/**
 * Numbers with the digits at their ends that the recogniser left out or took for a sign: a ٠ is small, and lost first. Print at a
 * digit's distance that no word lies on is read with the number; where that gives no number the number is in doubt.
 */
export function withWholeNumbers(page: GrayImage, lines: readonly OcrLine[], classify: Classify): OcrLine[] {
  return lines.map((line) => line.words.reduce((now, word) => withWhole(page, now, word, classify), line));
}

function withWhole(page: GrayImage, line: OcrLine, word: OcrWord, classify: Classify): OcrLine {
  if (!FIGURES.test(word.text)) return line;
  const others = line.words.filter((other) => other !== word && !isSign(other));
  const box = grown(page, word, others);
  if (box.x0 === word.box.x0 && box.x1 === word.box.x1) return line;
  const read = readNumber(page, box, classify);
  const isWhole =
    read !== null &&
    read.script === "indic" &&
    read.probability >= SURE &&
    read.widestStep < EVEN &&
    FIGURES.test(read.text) &&
    read.text.length > word.text.length &&
    read.text.includes(word.text);
  const whole = isWhole ? { ...word, text: read.text, box } : { ...word, confidence: Math.min(word.confidence, DOUBT) };
  const words = line.words
    .filter((other) => other === word || !isWhole || !isSign(other) || overlap(other.box, box) < 0.5)
    .map((other) => (other === word ? whole : other));
  return { ...line, words, box: around(words.map((one) => one.box)) };
}

/** What a lost digit is taken for. */
function isSign({ text }: OcrWord): boolean {
  return /^[^\p{L}\p{N}]+$/u.test(text) || /^[٠-٩0-9]{1,2}$/u.test(text);
}

/** The box of a number with the print on either side that is as near as its digits are to one another, as far as that goes on. */
function grown(page: GrayImage, { box, text }: OcrWord, others: readonly OcrWord[]): Box {
  const step = (box.x1 - box.x0) / text.length;
  const beside = others.filter((other) => other.box.y0 < box.y1 && other.box.y1 > box.y0);
  const least = Math.max(0, ...beside.map((other) => other.box.x1).filter((x1) => x1 <= box.x0 + 2));
  const most = Math.min(page.width, ...beside.map((other) => other.box.x0).filter((x0) => x0 >= box.x1 - 2));
  const columns = inkColumns(page, { x0: least, x1: most, y0: box.y0, y1: box.y1 });
  let { x0, x1 } = box;
  for (let count = text.length; count < MOST_DIGITS; count += 1) {
    const next = columns.findLast((x) => x < x0 - 1);
    if (next === undefined || x0 - next > step) break;
    x0 = startOf(columns, next, -1);
  }
  for (let count = text.length; count < MOST_DIGITS; count += 1) {
    const next = columns.find((x) => x > x1);
    if (next === undefined || next - x1 > step) break;
    x1 = startOf(columns, next, 1) + 1;
  }
  return { ...box, x0, x1 };
}

/** The end of the ink that goes on without a gap from a column. */
function startOf(columns: readonly number[], from: number, by: 1 | -1): number {
  let at = from;
  while (columns.includes(at + by)) at += by;
  return at;
}

/** The columns of a strip with print in them, from the left. */
function inkColumns(page: GrayImage, area: Box): number[] {
  if (area.x1 <= area.x0) return [];
  const cut = crop(page, area);
  const paper = paperOf(cut);
  return Array.from({ length: cut.width }, (_, x) => x)
    .filter((x) =>
      Array.from({ length: cut.height }).some((_, y) => paper - (cut.pixels[y * cut.width + x] as number) > INK),
    )
    .map((x) => x + area.x0);
}
