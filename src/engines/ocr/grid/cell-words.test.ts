import { expect, test } from "vitest";
import type { Box, GrayImage } from "#engines/ocr/image/gray-image.ts";
import type { OcrWord } from "#engines/ocr/recognised.ts";
import { agreedWords, dashIn, inkGaps, wideGaps, type LineReading } from "./cell-words.ts";

const INK = { x0: 0, x1: 100, y0: 0, y1: 20 };
const gap = (x0: number, x1: number): Box => ({ ...INK, x0, x1 });
const word = (text: string, confidence: number, x0: number, x1: number): OcrWord => ({
  text,
  confidence,
  box: { ...INK, x0, x1 },
});
const texts = (readings: LineReading[], gaps: Box[]) => agreedWords(readings, INK, gaps).map(({ text }) => text);

test("each word is taken from the readings that have it right", () => {
  const readings = [
    { look: "1", words: [word("Wold", 59, 0, 45), word("خط", 96, 60, 100)] },
    { look: "2", words: [word("الحافلة", 74, 0, 45), word("خص", 50, 60, 100)] },
  ];
  expect(texts(readings, [gap(48, 58)])).toEqual(["الحافلة", "خط"]);
});

test("a word that most readings have whole is not parted, and a stroke before its letters is an alef", () => {
  const whole = { look: "1", words: [word("الحساب", 80, 0, 100)] };
  const parted = { look: "2", words: [word("ب", 70, 0, 30), word("الحسا", 70, 37, 100)] };
  expect(texts([parted, whole], [gap(31, 36)])).toEqual(["الحساب"]);
  expect(texts([{ look: "1", words: [word("لقسم", 90, 0, 90), word("|", 80, 92, 100)] }], [gap(90, 92)])).toEqual([
    "القسم",
  ]);
});

test("an amount that was read as one word is parted where a space is drawn", () => {
  const reading = { look: "1", words: [word("BX70", 91, 0, 100)] };
  expect(texts([reading], [gap(20, 22), gap(48, 58), gap(78, 80)])).toEqual(["BX", "70"]);
  expect(texts([{ look: "1", words: [word("5W30", 91, 0, 100)] }], [gap(20, 22), gap(48, 50)])).toEqual(["5W30"]);
});

test("spaces are the widest gaps of a line", () => {
  const gaps = [gap(10, 12), gap(30, 42), gap(60, 70), gap(80, 83)];
  expect(wideGaps(gaps)).toEqual([gap(30, 42), gap(60, 70)]);
  expect(wideGaps([gap(10, 13), gap(30, 33)])).toEqual([]);
});

/** A picture with dark columns from each `from` to each `to`, from the fifth row to the tenth. */
function drawn(...parts: [number, number][]): GrayImage {
  const image = { width: 60, height: 20, pixels: new Uint8Array(60 * 20).fill(250) };
  for (const [from, to] of parts) for (let y = 5; y < 10; y += 1) image.pixels.fill(20, y * 60 + from, y * 60 + to);
  return image;
}

test("gaps are columns without ink, and a bar alone is a dash", () => {
  const ink = { x0: 4, x1: 50, y0: 5, y1: 10 };
  expect(inkGaps(drawn([4, 20], [28, 50]), ink)).toEqual([{ ...ink, x0: 20, x1: 28 }]);
  expect(dashIn(drawn([4, 20]), { ...ink, x1: 20 })?.text).toBe("-");
  expect(dashIn(drawn([4, 10], [20, 28]), { ...ink, x1: 28 })).toBeNull();
  expect(dashIn(drawn([4, 9]), { ...ink, x1: 9 })).toBeNull();
});
