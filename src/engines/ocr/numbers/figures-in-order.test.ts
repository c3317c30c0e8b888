import { expect, test } from "vitest";
import { asTyped } from "./bracketed-number.ts";
import { hyphenTurned, numbersInOrder } from "./figures-in-order.ts";
import type { OcrWord } from "#engines/ocr/recognised.ts";

/** Words from the left; each text begins `gap` pixels behind the one before. */
function drawn(texts: readonly string[], gap = 8): OcrWord[] {
  let x = 0;
  return texts.map((text) => {
    const box = { x0: x, x1: x + 12 * text.length, y0: 0, y1: 20 };
    x = box.x1 + gap;
    return { text, confidence: 90, box };
  });
}

const read = (texts: readonly string[], gap?: number) =>
  numbersInOrder(drawn(texts, gap))
    .map((word) => word.text)
    .join(" ");

test.each([
  [["962+", "79", "123", "4567"], "+962 79 123 4567"],
  [["4567", "123", "79", "962+"], "+962 79 123 4567"],
  [["079", "123", "4567"], "079 123 4567"],
  [["4567", "123", "079"], "079 123 4567"],
  [[".+962", "79", "123", "4567"], "+962 79 123 4567."],
  [[".4567", "123", "079"], "079 123 4567."],
  [["+962", "6", "123", "0567"], "+962 6 123 0567"],
])("the groups of a telephone number drawn as %j are in the order they are dialled", (texts, order) => {
  expect(read(texts)).toBe(order);
});

test("other numbers of an Arabic line are read from the right", () => {
  expect(read(["299", "149", "2"])).toBe("2 149 299");
  expect(read(["0791", "234", "567"], 40)).toBe("567 234 0791");
});

test.each([
  ["5551234-06", "06-5551234"],
  ["06-5551234", "06-5551234"],
  ["20-15", "15-20"],
  ["15-20.", "15-20."],
  ["1047-3", "1047-3"],
])("%s behind Arabic letters is %s", (text, typed) => {
  expect(hyphenTurned(text)).toBe(typed);
});

test.each([
  [")%16(", "(16%)"],
  [")٥٪(:", "(٥٪):"],
  ["]4[.", "[4]."],
  ["%12.5", "12.5%"],
  ["12.5%", "12.5%"],
  ["(3)", "(3)"],
])("%s is typed %s", (text, typed) => {
  expect(asTyped(text)).toBe(typed);
});
