import type { Classify } from "#engines/ocr/learned/classifier.ts";
import { readNumber, type ReadNumber } from "#engines/ocr/learned/digit-reader.ts";
import { inkPatches, stackPatches } from "#engines/ocr/image/glyphs.ts";
import { crop, type Box, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { around, type OcrWord } from "#engines/ocr/recognised.ts";

/** A bracket is as high as this share of the highest part of its word, and slim. */
const AS_HIGH = 0.9;
const SLIM = 0.45;
/** Parts lower than this share of the tallest are points and commas. */
const LOW = 0.6;

/** A word as figures in brackets, with the marks behind them; the recogniser takes brackets of Arabic lines for figures or turns them. */
const IN_BRACKETS = /^([.,،:؛]*)([()[\]])(.*)([()[\]])([.,،:؛]*)$/u;

/** The number in brackets that a word seems to be, read without its brackets; null for other words. */
export function readBracketed(page: GrayImage, word: OcrWord, classify: Classify): ReadNumber | null {
  const parts = IN_BRACKETS.exec(word.text);
  if (!parts || countLetters(parts[3] as string) > 2) return null;
  const { x0, y0, x1, y1 } = word.box;
  const glyphs = stackPatches(inkPatches(crop(page, word.box), 4).components).map(around);
  const tallest = Math.max(0, ...glyphs.map((glyph) => glyph.y1 - glyph.y0));
  const high = glyphs.filter((glyph) => glyph.y1 - glyph.y0 > LOW * tallest);
  const [left, right] = [high[0], high.at(-1)];
  const isBracket = (glyph: Box) =>
    glyph.y1 - glyph.y0 >= AS_HIGH * tallest && glyph.x1 - glyph.x0 < SLIM * (glyph.y1 - glyph.y0);
  if (!left || !right || left === right || !isBracket(left) || !isBracket(right)) return null;
  const inner = { x0: x0 + left.x1 + 1, x1: x0 + right.x0 - 1, y0, y1 };
  if (inner.x1 - inner.x0 < 3 || x1 - x0 < y1 - y0) return null;
  const read = readNumber(page, inner, classify);
  if (!read) return null;
  const [open, close] = /[[\]]/u.test(parts[2] as string) ? ["[", "]"] : ["(", ")"];
  return { ...read, text: `${open}${read.text}${close}${parts[5]}${parts[1]}` };
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** Figures as they are typed: brackets that open before and close behind, a percent sign behind its number. */
export function asTyped(text: string): string {
  return text
    .replace(/^([.,،:؛]*)\)([^()]*)\(([.,،:؛]*)$/u, (_, before: string, inner: string, behind: string) => {
      return `(${inner})${behind}${before}`;
    })
    .replace(/^([.,،:؛]*)\]([^[\]]*)\[([.,،:؛]*)$/u, "[$2]$3$1")
    .replace(/(?<![\d.,])([%٪])([\d٠-٩]+(?:[.,٫٬][\d٠-٩]+)*)(?![%٪])/u, "$2$1");
}
