import { expect, test } from "vitest";
import type { GrayImage } from "./image/gray-image.ts";
import { withArabicCommas } from "./repair.ts";

/** A word of three tall letters with one small mark on its left, as wide and high as given. */
function endingIn(mark: { wide: number; tall: number }): GrayImage {
  const page = { width: 120, height: 60, pixels: new Uint8Array(120 * 60).fill(250) };
  const fill = (x0: number, x1: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y += 1) page.pixels.fill(20, y * 120 + x0, y * 120 + x1);
  };
  for (const x of [40, 60, 80]) fill(x, x + 6, 12, 46);
  fill(20, 20 + mark.wide, 40 - mark.tall, 40);
  return page;
}

function read(text: string, mark: { wide: number; tall: number }): string | undefined {
  const box = { x0: 20, x1: 86, y0: 12, y1: 46 };
  return withArabicCommas(endingIn(mark), [{ box, words: [{ text, confidence: 90, box }] }])[0]?.words[0]?.text;
}

test("a narrow mark behind an alef is a comma, a wide one the hamza that was read", () => {
  expect(read("ماء", { wide: 6, tall: 11 })).toBe("ما،");
  expect(read("ماء", { wide: 12, tall: 17 })).toBe("ماء");
});

test("another mark of a comma's shape is a comma however wide it is", () => {
  expect(read("ما.", { wide: 10, tall: 16 })).toBe("ما،");
});
