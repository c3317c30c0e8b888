import { expect, test } from "vitest";
import type { GrayImage } from "#engines/ocr/image/gray-image.ts";
import { restOfPage } from "./rest-of-page.ts";

/** A white page with a line of ink at the given rows. */
function pageWith(rows: readonly number[], beside = false): GrayImage {
  const page = { width: 100, height: 300, pixels: new Uint8Array(100 * 300).fill(255) };
  for (const y of rows) page.pixels.fill(0, y * 100 + 20, y * 100 + 60);
  if (beside) for (let y = 120; y < 140; y += 1) page.pixels.fill(0, y * 100 + 90, y * 100 + 98);
  return page;
}

const GRID = { x0: 10, x1: 80, y0: 100, y1: 200 };
const inkRows = ({ width, height, pixels }: GrayImage) =>
  Array.from({ length: height }, (_, y) => y).filter((y) => pixels.subarray(y * width, (y + 1) * width).includes(0));

test("a grid goes with its rows, and what is read below it gets its own place back", () => {
  const rest = restOfPage(pageWith([50, 150, 250]), [GRID]);
  expect(rest.image.height).toBeLessThan(300);
  const [above, below] = inkRows(rest.image) as [number, number];
  expect(inkRows(rest.image)).toHaveLength(2);
  const box = (y: number) => ({ x0: 20, x1: 60, y0: y, y1: y + 1 });
  const lines = [above, below].map((y) => ({ box: box(y), words: [{ text: "word", confidence: 90, box: box(y) }] }));
  expect(rest.onPage(lines).map((line) => line.words[0]?.box.y0)).toEqual([50, 250]);
});

test("rows stay where print stands beside the grid", () => {
  const rest = restOfPage(pageWith([50, 150, 250], true), [GRID]);
  expect(rest.image.height).toBe(300);
  expect(inkRows(rest.image)).not.toContain(150);
});

test("a page without grids stays as it is", () => {
  const page = pageWith([50]);
  expect(restOfPage(page, []).image).toBe(page);
});
