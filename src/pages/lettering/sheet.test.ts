import { expect, test } from "vitest";
import { RATIOS } from "./lettering-data.ts";
import { EMPTY_SHEET, plateSizeOf, restored, sizeOf, withChange, withoutSelected, withSecond } from "./sheet.ts";

test("a plate has the pixels of its ratio, and no more than a phone can draw", () => {
  expect(plateSizeOf("1:1")).toEqual({ width: 2160, height: 2160 });
  expect(plateSizeOf("4:5")).toEqual({ width: 2160, height: 2700 });
  expect(plateSizeOf("16:9")).toEqual({ width: 3840, height: 2160 });
  for (const ratio of [...RATIOS, "3:1", "1:3", "2.39:1"]) {
    const { width, height } = plateSizeOf(ratio) ?? { width: 0, height: 0 };
    expect([ratio, width * height > 0 && width * height <= 2 ** 24]).toEqual([ratio, true]);
  }
});

test("an A3 plate has the sheet's proportions", () => {
  const { width, height } = plateSizeOf("a3") ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(297 / 420, 3);
});

test("what is no ratio, or a ribbon, makes no plate; the sheet is then square", () => {
  for (const ratio of ["", "auto", "0:5", "5:0", "10:1", "1:9", "4/5"]) expect(plateSizeOf(ratio)).toBeNull();
  expect(sizeOf({ ...EMPTY_SHEET, ratio: "none" })).toEqual({ width: 2160, height: 2160 });
});

test("a second text comes smaller and below, and can go again; the last one stays", () => {
  const two = withSecond(withChange(EMPTY_SHEET, 1, { text: "نواة", face: "lalezar" }), 0.6);
  const second = two.blocks[1];
  expect(two.blocks.map(({ text, face, size }) => ({ text, face, size }))).toEqual([
    { text: "نواة", face: "lalezar", size: 20 },
    { text: "", face: "lalezar", size: 10 },
  ]);
  expect(two.selected).toBe(second?.id);
  expect(second?.y).toBeCloseTo(0.68);
  expect(withSecond(EMPTY_SHEET, 1).blocks[1]?.y).toBe(0.93);
  const one = withoutSelected(two);
  expect([one.blocks.length, one.selected]).toEqual([1, 1]);
  expect(withoutSelected(one)).toBe(one);
});

test("what a tab kept comes back without its picture; what is no sheet begins again", () => {
  const kept = withSecond(withChange({ ...EMPTY_SHEET, ratio: "9:16" }, 1, { text: "نواة" }), 0.5);
  expect(restored(JSON.parse(JSON.stringify({ ...kept, picture: { name: "x.png" } })))).toEqual(kept);
  for (const broken of [null, {}, { blocks: [] }]) expect(restored(broken)).toBe(EMPTY_SHEET);
  const older = { blocks: [{ id: 4, text: "نواة" }], selected: 9 } as unknown as Parameters<typeof restored>[0];
  expect(restored(older)).toMatchObject({ selected: 4, blocks: [{ id: 4, text: "نواة", face: "kufi", size: 20 }] });
});
