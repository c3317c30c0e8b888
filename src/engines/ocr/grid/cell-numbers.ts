import type { Classify } from "#engines/ocr/learned/classifier.ts";
import { readNumber } from "#engines/ocr/learned/digit-reader.ts";
import type { GrayImage } from "#engines/ocr/image/gray-image.ts";
import { hasArabic, type OcrWord } from "#engines/ocr/recognised.ts";
import type { CellLine } from "./cell-lines.ts";

/** What a number must be to take the place of what the recogniser read. */
export const NUMBER = { indic: 0.85, ascii: 0.9, certain: 0.95, likely: 0.6, steps: 1.6 } as const;

/** The number that a line consists of, or null; its box is on the line's own picture. */
export function numberIn(line: CellLine, classify: Classify): OcrWord | null {
  const read = readNumber(line.image, line.ink, classify);
  if (!read || read.probability < NUMBER[read.script] || read.widestStep > NUMBER.steps) return null;
  return { text: read.text, confidence: Math.round(100 * read.probability), box: line.ink };
}

/** A number that is only likely, of several figures: better than what the recogniser itself hardly believes. */
export function likelyNumber(line: CellLine, classify: Classify): OcrWord[] | null {
  const read = readNumber(line.image, line.ink, classify);
  if (!read || read.text.length < 3 || read.probability < NUMBER.likely || read.widestStep > NUMBER.steps) return null;
  return [{ text: read.text, confidence: Math.round(100 * read.probability), box: line.ink }];
}

/** Figures with the points that the recogniser lost. */
export function withLostFigures(image: GrayImage, word: OcrWord, classify: Classify): OcrWord {
  if (!/^[0-9]+$/u.test(word.text)) return word;
  const read = readNumber(image, word.box, classify);
  const isLonger =
    read !== null && read.script === "ascii" && read.text.replace(/[.,]/gu, "").length >= word.text.length;
  if (!isLonger || read.probability < NUMBER.ascii || read.text.length <= word.text.length) return word;
  return { ...word, text: read.text, confidence: Math.round(100 * read.probability) };
}

/** Words with figures and without Arabic. */
export function isLatinNumber(words: readonly OcrWord[]): boolean {
  const text = words.map((word) => word.text).join("");
  return /[0-9]/u.test(text) && !hasArabic(text);
}
