import { expect, test } from "vitest";
import { fold } from "./fold.ts";
import { searchPatterns, searchWords } from "./search-words.ts";

const holds = (text: string, wanted: string) =>
  searchWords(wanted).every((forms) => forms.some((form) => fold(text).includes(form)));

test.each([
  ["رسالة شكر إلى معلمتي", "معلمتي شكر"],
  ["رسالة\nشكر", "شكر  رسالة"],
  ["مسؤول المبيعات", "مسئول"],
  ["مسئول المبيعات", "مسؤول"],
  ["شؤون الموظفين", "شئون"],
  ["قائمة طعام", "قايمة"],
  ["الخطة رقم ٢٠٢٦", "2026"],
  ["plan 2026", "٢٠٢٦ PLAN"],
  ["لا تنس الموعد", "\uFEFB الموعد"],
  ["كِتابٌ قديم", "كتاب"],
])("«%s» is found by «%s»", (text, wanted) => {
  expect(holds(text, wanted)).toBe(true);
});

test("a word that is missing finds nothing, and nothing typed finds all", () => {
  expect(holds("رسالة شكر", "شكر عتاب")).toBe(false);
  expect(searchWords(" \n")).toEqual([]);
});

test("signs of LIKE are letters, and at most twelve words count", () => {
  expect(searchPatterns(" 50%_A\\ ")).toEqual([["%50\\%\\_a\\\\%"]]);
  expect(searchPatterns("a ".repeat(20))).toHaveLength(12);
});
