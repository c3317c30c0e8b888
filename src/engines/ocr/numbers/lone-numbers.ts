import { printLines } from "#engines/ocr/grid/cell-lines.ts";
import { numberIn } from "#engines/ocr/grid/cell-numbers.ts";
import type { Classify } from "#engines/ocr/learned/classifier.ts";
import type { GrayImage } from "#engines/ocr/image/gray-image.ts";
import { overlap, type OcrLine } from "#engines/ocr/recognised.ts";

const SURE = 70;
const MOST_LINES = 4;

/** Whether a page has next to no letters that were read with certainty: it may hold nothing but a number. */
function isWithoutWords(lines: readonly OcrLine[]): boolean {
  const sure = lines.flatMap((line) => line.words).filter((word) => word.confidence >= SURE);
  return (
    (sure
      .map((word) => word.text)
      .join("")
      .match(/\p{L}/gu)?.length ?? 0) < 3
  );
}

/** A page of a few lines and hardly a letter, with the lines that are numbers read by the digit reader: a year, a price. */
export function withLoneNumbers(page: GrayImage, lines: readonly OcrLine[], classify: Classify): OcrLine[] {
  if (!isWithoutWords(lines)) return [...lines];
  const print = printLines(page);
  if (print.length > MOST_LINES) return [...lines];
  return print.reduce<OcrLine[]>(
    (read, line) => {
      const number = numberIn(line, classify);
      if (!number) return read;
      const box = line.onPage(number.box);
      const others = read.map((other) => ({
        ...other,
        words: other.words.filter((word) => overlap(word.box, box) < 0.3),
      }));
      return [...others.filter((other) => other.words.length > 0), { words: [{ ...number, box }], box }];
    },
    [...lines],
  );
}
