import { describe, expect, it } from "vitest";
import { countCharacters, countWords, paragraphs, sentences, words, wordTexts } from "./segment.ts";

describe("words", () => {
  it.each([
    ["don't stop step-by-step v2.1 snake_case", ["don't", "stop", "step-by-step", "v2.1", "snake_case"]],
    ["كِتَابٌ جديد، و٣ أقلام", ["كِتَابٌ", "جديد", "و٣", "أقلام"]],
    ["end. 'quoted' - dash", ["end", "quoted", "dash"]],
    ["… !؟", []],
    ["naïve Łódź 漢字", ["naïve", "Łódź", "漢字"]],
  ])("of %s", (text, expected) => {
    expect(wordTexts(text)).toEqual(expected);
    expect(words(text).map((word) => word.text)).toEqual(expected);
    expect(countWords(text)).toBe(expected.length);
  });

  it("have their places", () => {
    expect(words("a كِتاب!")).toEqual([
      { start: 0, end: 1, text: "a" },
      { start: 2, end: 7, text: "كِتاب" },
    ]);
  });
});

it.each([
  ["abc", 3],
  ["كِتَابٌ", 4],
  ["e\u0301", 1],
  ["😀!", 2],
  ["", 0],
])("counts what a person sees as characters in %s", (text, count) => expect(countCharacters(text)).toBe(count));

describe("sentences", () => {
  it.each([
    ["Ask Dr. Smith. He knows.", ["Ask Dr. Smith.", "He knows."]],
    ["Fruit, e.g. apples, approx. 5 kg. Done", ["Fruit, e.g. apples, approx. 5 kg.", "Done"]],
    ["It costs 3.50 at example.com today. Fine!", ["It costs 3.50 at example.com today.", "Fine!"]],
    ["I am J. Smith. Hi", ["I am J. Smith.", "Hi"]],
    ["Is it the doctor? Yes.", ["Is it the doctor?", "Yes."]],
    ["She said \u201CGo.\u201D Then left.", ["She said \u201CGo.\u201D", "Then left."]],
    ["ما هذا؟ كتاب! نعم؛ جديد…", ["ما هذا؟", "كتاب!", "نعم؛", "جديد…"]],
    ["one\n two \n\nthree", ["one", "two", "three"]],
    ["What?! Really...", ["What?!", "Really..."]],
    ["a fundr. Next", ["a fundr.", "Next"]],
    ["   ", []],
    ["", []],
  ])("of %s", (text, expected) => expect(sentences(text).map((sentence) => sentence.text)).toEqual(expected));

  it("have their places, trimmed", () => {
    expect(sentences("  One.  Two\n three ")).toEqual([
      { start: 2, end: 6, text: "One." },
      { start: 8, end: 11, text: "Two" },
      { start: 13, end: 18, text: "three" },
    ]);
  });
});

it("paragraphs are blocks between blank lines, with their places", () => {
  expect(paragraphs(" a\nb \n \n\n c")).toEqual([
    { start: 1, end: 4, text: "a\nb" },
    { start: 10, end: 11, text: "c" },
  ]);
  expect(paragraphs(" \n\n ")).toEqual([]);
});
