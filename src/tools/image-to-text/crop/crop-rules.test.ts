import { describe, expect, test } from "vitest";
import { type Crop, drawing, isWhole, moved, turned, turnedSize, WHOLE } from "./crop-rules.ts";

const rect = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };

/** Where a pixel of the unturned picture is drawn. */
function placed([a, b, c, d, e, f]: readonly number[], x: number, y: number): number[] {
  return [a! * x + c! * y + e!, b! * x + d! * y + f!].map((value) => Math.round(value) + 0);
}

describe("the frame", () => {
  test("moves as a whole and stays inside the picture", () => {
    expect(moved(rect, "frame", { x: 0.125, y: -0.25 })).toEqual({ ...rect, x: 0.375, y: 0.25 });
    expect(moved(rect, "frame", { x: 9, y: 9 })).toEqual({ ...rect, x: 0.5, y: 0.75 });
    expect(moved(rect, "frame", { x: -9, y: -9 })).toEqual({ ...rect, x: 0, y: 0 });
  });

  test("each corner moves its own two sides", () => {
    const by = { x: 0.125, y: 0.125 };
    expect(moved(rect, "topLeft", by)).toEqual({ x: 0.375, y: 0.625, width: 0.375, height: 0.125 });
    expect(moved(rect, "topRight", by)).toEqual({ x: 0.25, y: 0.625, width: 0.625, height: 0.125 });
    expect(moved(rect, "bottomLeft", by)).toEqual({ x: 0.375, y: 0.5, width: 0.375, height: 0.375 });
    expect(moved(rect, "bottomRight", by)).toEqual({ x: 0.25, y: 0.5, width: 0.625, height: 0.375 });
  });

  test("never gets smaller than can be held, nor larger than the picture", () => {
    const least = moved(rect, "bottomRight", { x: -9, y: -9 });
    expect([least.x, least.y, least.width.toFixed(4), least.height.toFixed(4)]).toEqual([
      0.25,
      0.5,
      "0.0400",
      "0.0400",
    ]);
    expect(moved(rect, "topLeft", { x: -9, y: -9 })).toEqual({ x: 0, y: 0, width: 0.75, height: 0.75 });
  });
});

describe("turning", () => {
  test("takes the frame along, and four quarters give the beginning", () => {
    expect(turned({ turns: 0, rect }, "right")).toEqual({
      turns: 1,
      rect: { x: 0.25, y: 0.25, width: 0.25, height: 0.5 },
    });
    expect(turned({ turns: 0, rect }, "left")).toEqual({
      turns: 3,
      rect: { x: 0.5, y: 0.25, width: 0.25, height: 0.5 },
    });
    let crop: Crop = { turns: 0, rect };
    for (let quarter = 0; quarter < 4; quarter += 1) crop = turned(crop, "right");
    expect(crop).toEqual({ turns: 0, rect });
    expect(turned(turned(crop, "right"), "left")).toEqual(crop);
  });

  test("swaps width and height at each quarter", () => {
    expect([0, 1, 2, 3].map((turns) => turnedSize({ width: 80, height: 40 }, turns).width)).toEqual([80, 40, 80, 40]);
  });

  test("only the picture as it came is whole", () => {
    expect([WHOLE, { ...WHOLE, turns: 2 }, { turns: 0, rect }].map(isWhole)).toEqual([true, false, false]);
  });
});

describe("drawing", () => {
  const size = { width: 80, height: 40 };

  test("a part begins at the canvas's corner, at its own size", () => {
    const { matrix, ...canvas } = drawing(size, { turns: 0, rect });
    expect(canvas).toEqual({ width: 40, height: 10 });
    expect(placed(matrix, 20, 20)).toEqual([0, 0]);
    expect(placed(matrix, 60, 30)).toEqual([40, 10]);
  });

  test("a turned picture fills its canvas at every quarter", () => {
    // The picture's upper left corner, then its lower right one.
    const corners = [0, 1, 2, 3].map((turns) => {
      const { matrix, width, height } = drawing(size, { ...WHOLE, turns });
      return [width, height, placed(matrix, 0, 0), placed(matrix, 80, 40)];
    });
    expect(corners).toEqual([
      [80, 40, [0, 0], [80, 40]],
      [40, 80, [40, 0], [0, 80]],
      [80, 40, [80, 40], [0, 0]],
      [40, 80, [0, 80], [40, 0]],
    ]);
  });

  test("a part that was framed after a turn shows the same pixels as before it", () => {
    const crop = turned({ turns: 0, rect }, "right");
    const { matrix, width, height } = drawing(size, crop);
    expect([width, height, placed(matrix, 20, 30), placed(matrix, 60, 20)]).toEqual([10, 40, [0, 0], [10, 40]]);
  });

  test("more than phones can draw is drawn smaller, in the same shape", () => {
    const { width, height, matrix } = drawing({ width: 8000, height: 6000 }, WHOLE);
    expect([width, height]).toEqual([4619, 3464]);
    expect(placed(matrix, 8000, 6000)).toEqual([4619, 3464]);
  });
});
