import { describe, expect, test } from "vitest";
import { measureImage, ratioOf } from "./measure-image.ts";

const SIDE = 120;
type Rgb = readonly [red: number, green: number, blue: number];

/** A picture from a rule that gives each pixel's colour. */
function drawn(colour: (x: number, y: number) => Rgb) {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let at = 0; at < SIDE * SIDE; at += 1) data.set(colour(at % SIDE, Math.floor(at / SIDE)), at * 3);
  return { width: SIDE, height: SIDE, data };
}

const plain = (colour: Rgb) => measureImage(drawn(() => colour));

describe("what the light and the colours of a picture come to", () => {
  test.each([
    ["an orange evening", [230, 140, 60], "warm"],
    ["a blue morning", [90, 140, 210], "cool"],
    ["a grey wall", [128, 128, 128], "neutral"],
  ] as const)("%s", (_, colour, warmth) => {
    expect(plain(colour).warmth).toBe(warmth);
  });

  test.each([
    ["night", [20, 22, 26], "low"],
    ["a grey wall", [128, 128, 128], "middle"],
    ["snow", [244, 245, 247], "high"],
  ] as const)("the brightness of %s", (_, colour, brightness) => {
    expect(plain(colour).brightness).toBe(brightness);
  });

  test.each([
    ["a grey wall", [128, 128, 128], "none"],
    ["dust", [150, 140, 125], "muted"],
    ["a brick", [160, 110, 80], "medium"],
    ["a red door", [230, 30, 30], "vivid"],
  ] as const)("the saturation of %s", (_, colour, saturation) => {
    expect(plain(colour).saturation).toBe(saturation);
  });

  test.each([
    ["black beside white", 0, 255, "high"],
    ["two middling greys", 60, 160, "medium"],
    ["two greys that nearly meet", 110, 130, "low"],
  ] as const)("the contrast of %s", (_, dark, light, contrast) => {
    const image = drawn((x) => (x < SIDE / 2 ? [dark, dark, dark] : [light, light, light]));
    expect(measureImage(image).contrast).toBe(contrast);
  });

  test.each([
    ["slow waves of grey", (x: number) => 128 + 60 * Math.sin(x / 12), "soft"],
    ["stripes of one pixel", (x: number) => (x % 2) * 200, "sharp"],
  ] as const)("the sharpness of %s", (_, grey, sharpness) => {
    expect(measureImage(drawn((x) => [grey(x), grey(x), grey(x)])).sharpness).toBe(sharpness);
  });
});

test("the palette has each colour with its name and its share, the largest first; what fills less than a fiftieth is left out", () => {
  const image = drawn((x, y) => {
    if (y >= 1 && x < SIDE * 0.7) return [255, 255, 255];
    if (y >= 1 && x < SIDE * 0.9) return [0, 0, 0];
    return y >= 1 ? [210, 180, 140] : [255, 0, 0];
  });
  expect(measureImage(image).palette).toEqual([
    { hex: "#ffffff", nameAr: "أبيض", nameEn: "white", share: 0.69 },
    { hex: "#000000", nameAr: "أسود", nameEn: "black", share: 0.2 },
    { hex: "#d2b48c", nameAr: "رملي", nameEn: "sand", share: 0.1 },
  ]);
});

test.each([
  [1920, 1080, "16:9"],
  [1080, 1350, "4:5"],
  [1023, 1024, "1:1"],
  [700, 500, "7:5"],
  [1000, 377, "2.65:1"],
])("%i by %i pixels are called %s", (width, height, ratio) => {
  expect(ratioOf(width, height)).toBe(ratio);
});
