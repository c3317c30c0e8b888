import { describe, expect, test } from "vitest";
import { estimateTilt } from "./deskew.ts";
import { rotate, type GrayImage } from "./gray-image.ts";

/** Dark bars as lines of print are. */
function bars(): GrayImage {
  const [width, height] = [600, 400];
  const pixels = new Uint8Array(width * height).fill(240);
  for (let y = 60; y < 340; y += 1)
    for (let x = 60; x < 540; x += 1) if (y % 40 < 12 && x % 17 < 12) pixels[y * width + x] = 30;
  return { width, height, pixels };
}

describe("how far a page is tilted", () => {
  test.each([-4.5, -2, 1.5, 3, 5])("a page turned by %s degrees is turned back", (degrees) => {
    expect(estimateTilt(rotate(bars(), degrees))).toBeCloseTo(-degrees, 0);
  });

  test("a level page stays as it is", () => {
    expect(estimateTilt(bars())).toBe(0);
  });

  test("an empty page has no tilt", () => {
    expect(estimateTilt({ width: 300, height: 200, pixels: new Uint8Array(60_000).fill(255) })).toBe(0);
  });
});
