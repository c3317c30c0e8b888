import { describe, expect, test } from "vitest";
import type { GrayImage } from "#engines/ocr/image/gray-image.ts";
import { boxesOf, findColumns, type Layout } from "./find-columns.ts";

/** A line of print: its first letter, its top, its count of letters. */
interface Print {
  x: number;
  y: number;
  letters: number;
}

const LETTER = { width: 9, height: 16, step: 12, word: 5 } as const;

/** A page of letters as blocks of ink, five to a word, with filled pictures. */
function pageOf(
  lines: readonly Print[],
  pictures: readonly { x: number; y: number; wide: number; tall: number }[] = [],
) {
  const page: GrayImage = { width: 900, height: 500, pixels: new Uint8Array(900 * 500).fill(245) };
  const fill = (x: number, y: number, wide: number, tall: number) => {
    for (let row = y; row < y + tall; row += 1) page.pixels.fill(30, row * 900 + x, row * 900 + x + wide);
  };
  for (const { x, y, letters } of lines)
    for (let at = 0; at < letters; at += 1)
      if (at % (LETTER.word + 1) < LETTER.word) fill(x + at * LETTER.step, y, LETTER.width, LETTER.height);
  for (const { x, y, wide, tall } of pictures) fill(x, y, wide, tall);
  return page;
}

/** Lines below one another, 34 pixels apart, with as many letters as given. */
function column(x: number, y: number, letters: readonly number[]): Print[] {
  return letters.map((count, at) => ({ x, y: y + at * 34, letters: count }));
}

const FULL = [29, 29, 29, 17, 29, 29];
const placesOf = (layout: Layout | null) =>
  layout && boxesOf(layout, "ltr").map(({ x0, x1, y0, y1 }) => [x0 < 450, x1 > 460, y0 > 60, y1].slice(0, 3));

describe("columns whose lines are not level", () => {
  const shifted = [...column(40, 100, FULL), ...column(480, 113, FULL)];

  test("are read apart, the first on the side from which the page is read", () => {
    const layout = findColumns(pageOf(shifted)) as Layout;
    const [left, right] = boxesOf(layout, "ltr");
    expect(left?.x1).toBe(right?.x0);
    expect(left?.x1).toBeGreaterThan(380);
    expect(left?.x1).toBeLessThan(480);
    expect(boxesOf(layout, "rtl")).toEqual([right, left]);
  });

  test("keep what runs across above and below them apart, in its place", () => {
    const across = [...column(200, 40, [44]), ...column(40, 380, [68, 68])];
    const boxes = boxesOf(findColumns(pageOf([...shifted, ...across])) as Layout, "rtl");
    expect(boxes.map(({ x0, x1 }) => [x0 === 0, x1 === 900])).toEqual([
      [true, true],
      [false, true],
      [true, false],
      [true, true],
    ]);
    expect(boxes[0]?.y1).toBeGreaterThanOrEqual(56);
    expect(boxes[0]?.y1).toBeLessThan(100);
    expect(boxes[3]?.y0).toBeLessThanOrEqual(380);
    expect(boxes[3]?.y0).toBeGreaterThan(290);
  });

  test("are found where one begins below a picture, and light on dark", () => {
    const beside = [...column(40, 100, FULL), ...column(480, 202, FULL.slice(0, 4))];
    const page = pageOf(beside, [{ x: 480, y: 100, wide: 345, tall: 80 }]);
    expect(placesOf(findColumns(page))).toHaveLength(2);
    const dark = { ...page, pixels: page.pixels.map((value) => 255 - value) };
    expect(findColumns(dark)).toEqual(findColumns(page));
  });
});

describe("a page is read as it is", () => {
  const columnsOf = (lines: readonly Print[], ...pictures: Parameters<typeof pageOf>[1] & object) =>
    findColumns(pageOf(lines, pictures));

  test("where it has one column, or level ones", () => {
    expect(columnsOf(column(40, 60, [68, 68, 50, 68, 68]))).toBeNull();
    expect(columnsOf([...column(40, 100, FULL), ...column(480, 100, FULL)])).toBeNull();
  });

  test("where it is a table without lines, level or with cells in the middle of their rows", () => {
    const goods = column(500, 100, [24, 28, 20, 26]);
    expect(columnsOf([...goods, ...column(40, 100, [5, 4, 5, 5])])).toBeNull();
    expect(columnsOf([...goods, ...column(40, 113, [5, 4, 5, 5])])).toBeNull();
    const figures = [40, 180, 320].flatMap((x) => column(x, 113, [5, 5, 4, 5]));
    expect(columnsOf([...goods, ...figures])).toBeNull();
  });

  test("where a picture is beside the text, or two people speak in turn", () => {
    expect(columnsOf(column(40, 100, FULL), { x: 480, y: 100, wide: 345, tall: 200 })).toBeNull();
    const turns = [0, 1, 2, 3].flatMap((at) => [
      { x: 40, y: 40 + at * 100, letters: 29 },
      { x: 480, y: 90 + at * 100, letters: 29 },
    ]);
    expect(columnsOf(turns)).toBeNull();
  });

  test("where it is blank", () => {
    expect(columnsOf([])).toBeNull();
  });
});
