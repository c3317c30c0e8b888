import type { Box } from "#engines/ocr/image/gray-image.ts";
import type { PageReading, ReadLine } from "#engines/ocr/reading.ts";
import { around, type OcrWord } from "#engines/ocr/recognised.ts";
import type { Direction } from "#engines/ocr/word-order.ts";

const SENTENCE = 3;
const LEAST_LINES = 4;
const MOST_OF_THEM = 0.7;

/** A page's lines by column: the parts that were read apart, each as one column or as two where level sentences face each other. */
export function inColumns(page: PageReading): ReadLine[][] {
  const parts = [...Map.groupBy(page.lines, (line) => line.part).values()];
  return parts.flatMap((lines) => levelColumns(lines, page.direction));
}

/** Lines of several cells with a sentence in each. */
export function sentencesBeside(lines: readonly ReadLine[]): ReadLine[] {
  return lines.filter(
    (line) => line.grid === undefined && line.cells.length > 1 && line.cells.every((cell) => cell.length >= SENTENCE),
  );
}

/** Lines as one column, or as two where a gutter runs through many of them with sentences on both sides. */
function levelColumns(lines: ReadLine[], direction: Direction): ReadLine[][] {
  const long = sentencesBeside(lines).filter((line) => line.cells.length === 2);
  if (lines.some((line) => line.grid !== undefined)) return [lines];
  if (long.length < LEAST_LINES || long.length < MOST_OF_THEM * lines.length) return [lines];
  const sides = [0, 1].map((side) =>
    long.map((line) => around((line.cells[side] as OcrWord[]).map((word) => word.box))),
  );
  const [first, second] = sides as [Box[], Box[]];
  const [left, right] = direction === "rtl" ? [second, first] : [first, second];
  const gutter = (Math.max(...left.map((box) => box.x1)) + Math.min(...right.map((box) => box.x0))) / 2;
  if (Math.max(...left.map((box) => box.x1)) > Math.min(...right.map((box) => box.x0))) return [lines];
  const column = (isFirst: boolean) =>
    lines.flatMap((line) => {
      const cells = line.cells.filter((cell) => {
        const box = around(cell.map((word) => word.box));
        return ((box.x0 + box.x1) / 2 > gutter === (direction === "rtl")) === isFirst;
      });
      return cells.length === 0 ? [] : [{ ...line, cells, box: around(cells.flat().map((word) => word.box)) }];
    });
  return [column(true), column(false)];
}
