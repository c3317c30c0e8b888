import { describe, expect, test } from "vitest";
import type { Box, GrayImage } from "#engines/ocr/image/gray-image.ts";
import { findGrids } from "./find-grids.ts";

const WIDTH = 400;

/** A white page with dark boxes on it. */
function pageWith(boxes: readonly Box[], value = 40): GrayImage {
  const page = { width: WIDTH, height: 300, pixels: new Uint8Array(WIDTH * 300).fill(250) };
  for (const { x0, x1, y0, y1 } of boxes)
    for (let y = y0; y < y1; y += 1) page.pixels.fill(value, y * WIDTH + x0, y * WIDTH + x1);
  return page;
}

const across = (y: number, x0 = 40, x1 = 361, thick = 1): Box => ({ x0, x1, y0: y, y1: y + thick });
const down = (x: number, y0 = 50, y1 = 171, thick = 1): Box => ({ x0: x, x1: x + thick, y0, y1 });
const LINES = [across(50), across(90), across(130), across(170), down(40), down(200), down(360)];

const shapeOf = (page: GrayImage) =>
  findGrids(page).map(({ rows, columns, cells }) => [rows, columns.length - 1, cells.length]);

describe("a drawn grid", () => {
  test("is found with its cells, each box inside its lines", () => {
    const [grid] = findGrids(pageWith(LINES));
    expect(shapeOf(pageWith(LINES))).toEqual([[3, 2, 6]]);
    const first = grid?.cells[0]?.box as Box;
    expect(first.x0).toBeGreaterThan(40);
    expect(first.x1).toBeLessThanOrEqual(200);
    expect([first.y0 > 50, first.y1 <= 90]).toEqual([true, true]);
  });

  test.each([
    ["thin and light", pageWith(LINES, 215)],
    ["of two pixels", pageWith(LINES.map((box) => ({ ...box, x1: box.x1 + 1, y1: box.y1 + 1 })))],
    ["open at both sides", pageWith([across(50), across(90), across(130), down(150, 50, 131), down(250, 50, 131)])],
  ])("is found when its lines are %s", (_, page) => {
    expect(shapeOf(page)[0]?.[0]).toBeGreaterThan(1);
    expect(shapeOf(page)[0]?.[1]).toBeGreaterThan(1);
  });

  test("with cells that were joined has one cell in their place", () => {
    const lines = LINES.map((box) => (box.x0 === 200 ? down(200, 90, 171) : box));
    const [grid] = findGrids(pageWith(lines));
    expect(grid?.cells).toHaveLength(5);
    expect(grid?.cells[0]).toMatchObject({ row: 0, column: 0, rows: 1, columns: 2 });
  });

  test("keeps its cells whole where tall strokes of letters stand beside its lines", () => {
    const stems = [down(190, 60, 84, 3), down(352, 58, 84, 3), across(82, 300, 345, 3)];
    expect(findGrids(pageWith([...LINES, ...stems]))[0]?.cells.map((cell) => cell.box)).toEqual(
      findGrids(pageWith(LINES))[0]?.cells.map((cell) => cell.box),
    );
  });

  test("with a coloured head and no lines in it is found as well", () => {
    const page = pageWith(LINES);
    for (let y = 50; y < 91; y += 1) page.pixels.fill(60, y * WIDTH + 40, y * WIDTH + 361);
    expect(findGrids(page)[0]?.cells.map(({ row, columns }) => [row, columns])).toEqual([
      [0, 2],
      [1, 1],
      [1, 1],
      [2, 1],
      [2, 1],
    ]);
  });
});

test("rules between rows, underlines and large letters are no grid", () => {
  expect(findGrids(pageWith([across(50), across(90), across(130)]))).toEqual([]);
  expect(findGrids(pageWith([across(50), across(170), down(100, 80, 140, 8), down(150, 80, 140, 8)]))).toEqual([]);
  expect(findGrids(pageWith([across(80, 100, 150, 12), across(130, 100, 150, 12), down(100, 80, 142, 12)]))).toEqual(
    [],
  );
});
