import { expect, test } from "vitest";
import { pageOf, type ReadPage } from "./page-plan.ts";

function pageReading(text: string): ReadPage {
  const box = { x: 0, y: 0, width: 90, height: 20 };
  const words = text.split(" ").map((word) => ({ text: word, confidence: 0.9, box, block: 0 }));
  const block = { text, lang: "ar" as const, dir: "rtl" as const, confidence: 0.9, box, page: 1, weak: false };
  const sheets = [{ width: 100, height: 100 }];
  return { text, blocks: [block], words, confidence: 0.9, tables: [], sheets, hasUnclearColumns: false };
}

const read = (seen: string, doubted: string) =>
  pageOf({ text: null, look: "whole", doubted, textMiddle: 0 }, pageReading(seen));

test("a word read from the picture has the last letter that the text not believed has", () => {
  const page = read("إعلان داخلى للمدرسه", "داخليإعلان داخليإعلان للمدرسة");
  expect([page.text, page.blocks[0]?.text]).toEqual(["إعلان داخلي للمدرسة", "إعلان داخلي للمدرسة"]);
  expect(page.words.map((word) => word.text)).toEqual(["إعلان", "داخلي", "للمدرسة"]);
});

test("a word that this text has as it was read, or not at all, stays", () => {
  expect(read("مبنى الحي على مصطفى", "مبنى مبني مصطف").text).toBe("مبنى الحي على مصطفى");
});

test("figures that it has otherwise are in doubt", () => {
  expect(read("بلغ 471 من 12", "بلغ 417 من 12").words.map((word) => word.confidence)).toEqual([0.9, 0.4, 0.9, 0.9]);
});
