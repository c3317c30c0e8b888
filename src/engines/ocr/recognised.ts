import type { Box, GrayImage } from "#engines/ocr/image/gray-image.ts";

/** A word as it was recognised; `confidence` runs from 0 to 100. */
export interface OcrWord {
  text: string;
  confidence: number;
  box: Box;
}

/** Words that lie on one line of an image, in no promised order. */
export interface OcrLine {
  words: OcrWord[];
  box: Box;
}

/**
 * What the page reader asks of the recogniser: the lines of an image, read with one set of languages.
 * `block` expects an even block of lines, `line` exactly one line, `raw` one line too, whose ink is read as it lies: it sees
 * short words that a search for lines passes over.
 */
export interface Recognition {
  image: GrayImage;
  language: "ara" | "ara+eng" | "eng";
  shape: "block" | "line" | "raw";
}

export const ARABIC_LETTER = /[\u0620-\u064A\u0671-\u06D3]/gu;
export const LATIN_LETTER = /[A-Za-z\u00C0-\u024F]/gu;
export const ARABIC_MARK = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]/gu;

export function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

export function hasArabic(text: string): boolean {
  return text.search(ARABIC_LETTER) >= 0;
}

export function hasLatin(text: string): boolean {
  return text.search(LATIN_LETTER) >= 0;
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] as number;
}

export function meanConfidence(words: readonly OcrWord[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return letters === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters;
}

export function around(boxes: readonly Box[]): Box {
  return {
    x0: Math.min(...boxes.map((box) => box.x0)),
    y0: Math.min(...boxes.map((box) => box.y0)),
    x1: Math.max(...boxes.map((box) => box.x1)),
    y1: Math.max(...boxes.map((box) => box.y1)),
  };
}

/** The shared area of two boxes as a share of the smaller one, 0 to 1. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1, Math.min((a.x1 - a.x0) * (a.y1 - a.y0), (b.x1 - b.x0) * (b.y1 - b.y0)));
}

/** A figure and its signs are narrower than this share of their height. */
const WIDEST_FIGURE = 1.5;

/** Whether a word of figures has fewer than its place has room for: the recogniser lost some. */
export function isTooWide({ text, box }: OcrWord): boolean {
  const width = box.x1 - box.x0;
  return /^[0-9.,:/%-]+$/u.test(text) && width > WIDEST_FIGURE * (box.y1 - box.y0) * text.length;
}
