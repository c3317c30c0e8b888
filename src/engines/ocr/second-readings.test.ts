import { expect, test } from "vitest";
import { needingArabic, withArabicWords } from "./arabic-words.ts";
import { bandsAround } from "./bands.ts";
import type { Box, GrayImage } from "./image/gray-image.ts";
import { findLightText, mergeLightText } from "./second-pass/light-text.ts";
import type { OcrLine, OcrWord } from "./recognised.ts";

const row = (y0: number, text = "word", confidence = 95): OcrLine => {
  const box = { x0: 10, x1: 90, y0, y1: y0 + 20 };
  const word: OcrWord = { text, confidence, box };
  return { words: [word], box };
};

/** A page whose pixels hold the number of their row. */
const numbered: GrayImage = {
  width: 100,
  height: 200,
  pixels: Uint8Array.from({ length: 100 * 200 }, (_, at) => Math.floor(at / 100)),
};

test("only the wanted lines are read again, each cut half-way to its neighbours", () => {
  const lines = [row(10), row(50), row(90), row(150)];
  const { image } = bandsAround(numbered, lines, [lines[1] as OcrLine]);
  expect([image.width, image.height]).toEqual([100, 40]);
  expect([image.pixels[0], image.pixels.at(-1)]).toEqual([40, 79]);
});

test("what is read in a band comes back to its place on the page", () => {
  const lines = [row(10), row(50), row(90), row(150)];
  const bands = bandsAround(numbered, lines, [lines[0] as OcrLine, lines[3] as OcrLine]);
  const middle = (at: number) => bands.image.pixels[at * bands.image.width] as number;
  const read = [row(5), row(bands.image.height - 40)];
  const [first, last] = bands.onPage(read);
  expect(first?.box.y0).toBe(middle(5));
  expect(last?.words[0]?.box.y0).toBe(middle(bands.image.height - 40));
});

test("a page whose lines are nearly all wanted is read whole", () => {
  const lines = [row(10), row(50), row(90), row(150)];
  expect(bandsAround(numbered, lines, lines).image).toBe(numbered);
});

test("an Arabic reading is asked for lines with doubtful Latin, not for lines that are surely Latin", () => {
  const mixed = { words: [...row(10, "كلمة").words, ...row(10, "xq", 60).words], box: row(10).box };
  const english = { words: [...row(50, "Order").words, ...row(50, "l2", 60).words], box: row(50).box };
  expect(needingArabic([mixed, english, row(90, "سطر")])).toEqual([mixed]);
  expect(needingArabic([english, row(90, "Total")])).toEqual([]);
});

/** A dark shape on white paper with two light patches in it. */
function shape(patches: readonly Box[]): GrayImage {
  const page = { width: 120, height: 60, pixels: new Uint8Array(120 * 60).fill(250) };
  const fill = (box: Box, value: number) => {
    for (let y = box.y0; y < box.y1; y += 1) page.pixels.fill(value, y * 120 + box.x0, y * 120 + box.x1);
  };
  fill({ x0: 10, x1: 110, y0: 10, y1: 50 }, 60);
  for (const patch of patches) fill(patch, 250);
  return page;
}

const WORD: OcrLine = row(20);

test("light letters on a coloured shape are looked at, even where dark ones seemed to be read with certainty", () => {
  const letters = [
    { x0: 20, x1: 32, y0: 21, y1: 39 },
    { x0: 40, x1: 52, y0: 21, y1: 39 },
  ];
  expect(findLightText(shape(letters), [])).not.toBeNull();
  expect(findLightText(shape(letters), [WORD])).not.toBeNull();
});

test("the holes of letters that were read with certainty are no light text", () => {
  const holes = [
    { x0: 20, x1: 28, y0: 26, y1: 34 },
    { x0: 40, x1: 48, y0: 26, y1: 34 },
  ];
  expect(findLightText(shape(holes), [])).not.toBeNull();
  expect(findLightText(shape(holes), [WORD])).toBeNull();
  expect(findLightText(shape(holes), [row(20, "word", 60)])).not.toBeNull();
});

test("specks of light are no light text", () => {
  const specks = [20, 30, 40, 50, 60, 70].map((x0) => ({ x0, x1: x0 + 5, y0: 20, y1: 25 }));
  expect(findLightText(shape(specks), [])).toBeNull();
});

test("figures that the Arabic reading has hardly anything for stay what they were", () => {
  const figures = row(10, "1.46", 37);
  const found = (x0: number) => {
    const box = { x0, x1: 90, y0: 12, y1: 28 };
    return { words: [{ text: "م", confidence: 33, box }], box };
  };
  const both = [figures, row(50, "سطر")];
  expect(withArabicWords(both, [found(84)])[0]?.words.map((word) => word.text)).toEqual(["1.46"]);
  expect(withArabicWords(both, [found(20)])[0]?.words.map((word) => word.text)).toEqual(["م"]);
});

test("a time in light letters is taken where nothing was read, a figure or two and an unsure one are not", () => {
  const light = [row(10, "18:04", 95), row(40, "19", 95), row(70, "17:20", 70), row(100, "Ok", 95)];
  expect(mergeLightText([], light).map((line) => line.words[0]?.text)).toEqual(["18:04"]);
});
