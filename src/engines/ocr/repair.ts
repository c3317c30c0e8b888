import { inkPatches, stackPatches } from "#engines/ocr/image/glyphs.ts";
import { crop, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { around, hasArabic, type OcrLine, type OcrWord } from "./recognised.ts";

/** A hamza is wider than a comma: of five faces commas are 0.13 to 0.23 of an alef's height wide (one 0.3), hamzas 0.25 to 0.42. */
const NARROW = 0.24;

/**
 * The recogniser's Arabic data lack the Arabic comma: it comes out as another mark, or as a hamza behind an alef. The shape
 * at a word's left edge tells: a comma is one small patch, clearly higher than wide.
 */
export function withArabicCommas(page: GrayImage, lines: readonly OcrLine[]): OcrLine[] {
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => {
      const mark = /(?:[,.؛;»]|(?<=ا)ء|(?<=\u064B)ء|ء\u064B?)$/u.exec(word.text)?.[0];
      if (mark === undefined || !hasArabic(word.text.slice(0, -mark.length))) return word;
      return endsInComma(page, word, mark.startsWith("ء") ? NARROW : Infinity)
        ? { ...word, text: word.text.slice(0, -mark.length) + "،" }
        : word;
    }),
  }));
}

/** `widest` is the most that the mark may be wide, as a share of the height of the word's tallest letter. */
function endsInComma(page: GrayImage, { box }: OcrWord, widest: number): boolean {
  const height = box.y1 - box.y0;
  const margin = Math.round(height * 0.2);
  const cut = crop(page, { x0: box.x0 - 2, x1: box.x1 + 2, y0: box.y0 - margin, y1: box.y1 + margin });
  const stacks = stackPatches(inkPatches(cut, 4).components);
  const [first] = stacks;
  if (!first || stacks.length < 2 || first.length > 1) return false;
  const shape = around(first);
  const tall = shape.y1 - shape.y0;
  const wide = shape.x1 - shape.x0;
  const letters = stacks.slice(1).map((stack) => around(stack));
  const tallest = Math.max(...letters.map((letter) => letter.y1 - letter.y0));
  return wide < widest * tallest && tall > 1.3 * wide && tall < 0.75 * height && tall > 0.2 * height;
}

/** Marks and letters as Arabic writing wants them: its own punctuation, no stretching, "and" joined to its word. */
export function repairText(text: string): string {
  return text
    .replace(/\u0640/gu, "")
    .replace(/(?<=[\u0620-\u0652]),/gu, "،")
    .replace(/(?<=[\u0620-\u0652]);/gu, "؛")
    .replace(/(?<=[\u0620-\u0652])\?/gu, "؟")
    .replace(/(?<=^|\s)و\s+(?=[\u0621-\u064A]{2})/gu, "و");
}
