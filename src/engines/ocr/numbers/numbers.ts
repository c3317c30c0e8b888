import type { Classify } from "#engines/ocr/learned/classifier.ts";
import { readNumber, type ReadNumber } from "#engines/ocr/learned/digit-reader.ts";
import { asTyped, readBracketed } from "./bracketed-number.ts";
import type { GrayImage } from "#engines/ocr/image/gray-image.ts";
import {
  ARABIC_LETTER,
  around,
  countMatches,
  hasArabic,
  hasLatin,
  isTooWide,
  type OcrLine,
  type OcrWord,
} from "#engines/ocr/recognised.ts";

const NEVER = 2;
/** Good enough to take the place of letters. */
const SURE = 0.9;
/** Good enough to take the place of a number that the recogniser is sure of: it loses points and the digit beside them. */
const CERTAIN = 0.98;
/** Parts of one number are closer than this share of their height. */
const CLOSE = 0.9;
/** Digits come at even steps; a space makes one step wider than this many usual ones. */
const EVEN = 1.4;

/**
 * The recogniser's Arabic data have no digits from ٢ to ٩: numbers come out as Latin letters and signs. Number-like words
 * of pages with Arabic are read again by the digit reader.
 */
export function withNumbers(page: GrayImage, lines: readonly OcrLine[], classify: Classify): OcrLine[] {
  if (!lines.some((line) => line.words.some((word) => hasArabic(word.text)))) return [...lines];
  return lines.map((line) => {
    const arabic = line.words.some((word) => hasArabic(word.text));
    const mayAsk = (word: OcrWord) => arabic || !hasLatin(word.text);
    return {
      ...line,
      words: runsOf(line.words, mayAsk)
        .flatMap(({ words, isNumber }) => (isNumber ? reread(page, words, classify) : words))
        .map((word) => (arabic && !hasArabic(word.text) ? { ...word, text: asTyped(word.text) } : word)),
    };
  });
}

interface NumberRun {
  words: OcrWord[];
  isNumber: boolean;
}

/** Words from the left, those that may be parts of one number together: the recogniser cuts numbers it cannot read. */
function runsOf(words: readonly OcrWord[], mayAsk: (word: OcrWord) => boolean): NumberRun[] {
  const runs: NumberRun[] = [];
  for (const word of words.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    const isInBrackets = /^[.,،:؛]*[()[\]].*[()[\]][.,،:؛]*$/u.test(word.text);
    const isNumber = mayAsk(word) && (isInBrackets || leastProbability(word).indic < NEVER);
    const last = isInBrackets ? undefined : runs.at(-1);
    const before = last?.words.at(-1);
    const height = word.box.y1 - word.box.y0;
    if (isNumber && last?.isNumber && before && word.box.x0 - before.box.x1 < CLOSE * height) last.words.push(word);
    else runs.push({ words: [word], isNumber });
  }
  return runs;
}

function reread(page: GrayImage, run: readonly OcrWord[], classify: Classify): OcrWord[] {
  const [first] = run as [OcrWord];
  if (run.length > 1) {
    const whole = { text: "", confidence: 0, box: around(run.map((word) => word.box)) };
    const read = readNumber(page, whole.box, classify);
    if (read && read.script === "indic" && read.probability >= SURE && read.widestStep < EVEN)
      return [known(whole, read)];
    return run.flatMap((word) => reread(page, [word], classify));
  }
  const inBrackets = readBracketed(page, first, classify);
  if (inBrackets && inBrackets.probability >= SURE) return [known(first, inBrackets)];
  const least = leastProbability(first);
  if (least.indic === NEVER && least.ascii === NEVER) return [first];
  const read = readNumber(page, first.box, classify);
  if (read && read.probability >= SURE && isPercent(read.text, first.text)) return [known(first, read)];
  if (read && read.probability >= SURE && hasLostFigures(first, read.text)) return [known(first, read)];
  if (!read || read.probability < least[read.script]) return [first];
  // The recogniser loses signs of such numbers and adds none: a shorter reading lost one itself.
  return [read.script === "ascii" && read.text.length < first.text.length ? first : known(first, read)];
}

/** The recogniser takes a percent sign on either side of a number for the figures that it looks like. */
function isPercent(read: string, text: string): boolean {
  const [, number] = /^([\d.,]+)%$/u.exec(read) ?? [];
  if (number === undefined || text.length - number.length > 2) return false;
  return text.endsWith(number) || (text.startsWith(number) && /^\d{2}$/u.test(text.slice(number.length)));
}

/** Whether a reading has figures that the recogniser left out of a word whose place is too wide for its own. */
function hasLostFigures(word: OcrWord, read: string): boolean {
  return read.length > word.text.length && isTooWide(word);
}

function known(word: OcrWord, { text, probability }: ReadNumber): OcrWord {
  return { ...word, text, confidence: Math.max(word.confidence, Math.round(100 * probability)) };
}

/** How likely a number must be before it takes the place of this word, by its script. */
function leastProbability(word: OcrWord): Record<ReadNumber["script"], number> {
  const letters = countMatches(word.text, ARABIC_LETTER);
  if (letters === 1 && word.text.length === 1 && word.text !== "و") return { indic: 0.8, ascii: NEVER };
  if (letters > 0 && /[0-9٠-٩]/u.test(word.text)) return { indic: 0.8, ascii: NEVER };
  const isDoubtful = word.confidence < (letters <= 3 ? 70 : 55);
  if (letters > 0) return { indic: isDoubtful ? SURE : NEVER, ascii: NEVER };
  if (/^[^\p{L}\p{N}]+$/u.test(word.text) && word.confidence > 60) return { indic: NEVER, ascii: NEVER };
  if (/^[0-9.,:/%-]+$/u.test(word.text))
    return { indic: word.confidence >= 80 ? 0.8 : 0.6, ascii: word.confidence < 75 ? SURE : CERTAIN };
  if (!hasLatin(word.text)) return { indic: 0.6, ascii: NEVER };
  if (word.text.length > 5 && word.confidence > 80) return { indic: NEVER, ascii: NEVER };
  return { indic: word.confidence > 85 ? 0.8 : 0.6, ascii: NEVER };
}
