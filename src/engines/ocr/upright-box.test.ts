import { expect, test } from "vitest";
import { turned } from "./image/gray-image.ts";
import type { QuarterTurn } from "./reading.ts";
import { uprightBox } from "./upright-box.ts";

test.each([0, 90, 180, 270] as QuarterTurn[])(
  "a box read on a page turned by %i degrees is found on the page as it came",
  (turn) => {
    const page = { width: 60, height: 40, pixels: new Uint8Array(2400).fill(255) };
    for (let y = 5; y < 9; y += 1) page.pixels.fill(0, y * 60 + 10, y * 60 + 30);
    const { width, height, pixels } = turned(page, turn);
    const ink = [...pixels.keys()].filter((at) => pixels[at] === 0);
    const [xs, ys] = [ink.map((at) => at % width), ink.map((at) => Math.floor(at / width))];
    const box = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs) + 1, y1: Math.max(...ys) + 1 };
    expect(height * width).toBe(2400);
    expect(uprightBox(box, { turn, tilt: 0, width: 60, height: 40 })).toEqual({ x0: 10, y0: 5, x1: 30, y1: 9 });
  },
);
