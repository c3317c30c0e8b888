import type { Box } from "#engines/ocr/image/gray-image.ts";
import type { ReadLine } from "#engines/ocr/reading.ts";
import { around, meanConfidence, type OcrLine, type OcrWord } from "#engines/ocr/recognised.ts";
import { cellsInOrder, type Direction, directionOf } from "#engines/ocr/word-order.ts";
import type { ReadCell, ReadGrid } from "./read-grids.ts";

/** A grid's rows in reading order, one cell a column; `number` tells the page's grids apart. */
export function rowsOfGrid({ grid, cells }: ReadGrid, number: number, ofPage: Direction): ReadLine[] {
  const words = cells.flatMap((cell) => cell.lines.flatMap((line) => line.words));
  const hasLetters = words.some((word) => /\p{L}/u.test(word.text));
  const direction = hasLetters ? directionOf(words) : ofPage;
  const columns = grid.columns.length - 1;
  if (cells.length === 1) return linesOfFrame(cells[0]?.lines ?? [], direction, number);
  return Array.from({ length: grid.rows }, (_, row) => {
    const inRow = cells.filter((cell) => cell.row === row);
    const places: OcrWord[][] = Array.from({ length: columns }, () => []);
    for (const cell of inRow)
      for (const [column, found] of placed(cell, grid.columns, direction)) places[column]?.push(...found);
    if (direction === "rtl") places.reverse();
    const boxes: Box[] = inRow.map((cell) => cell.box);
    const box = boxes.length > 0 ? around(boxes) : grid.box;
    return { cells: places, box, confidence: meanConfidence(places.flat()), isWeak: false, grid: number };
  });
}

/** The lines of a frame, from the top. */
function linesOfFrame(lines: readonly OcrLine[], direction: Direction, number: number): ReadLine[] {
  return lines.map(({ words, box }) => ({
    cells: [cellsInOrder(words, direction).flat()],
    box,
    confidence: meanConfidence(words),
    isWeak: false,
    grid: number,
  }));
}

/**
 * A cell's words by column. A cell of several columns belongs to the first of them, unless wide gaps part its words: then
 * lines between its columns were too faint to be seen, and each part goes where it lies.
 */
function placed(cell: ReadCell, edges: readonly number[], direction: Direction): [number, OcrWord[]][] {
  const parts = cell.lines.map((line) => cellsInOrder(line.words, direction));
  const first = direction === "rtl" ? cell.column + cell.columns - 1 : cell.column;
  if (cell.columns === 1 || parts.every((part) => part.length < 2)) return [[first, parts.flat(2)]];
  return parts.flat().map((words) => {
    const { x0, x1 } = around(words.map((word) => word.box));
    const at = edges.findLastIndex((edge) => edge <= (x0 + x1) / 2);
    return [Math.max(cell.column, Math.min(at, cell.column + cell.columns - 1)), words];
  });
}
