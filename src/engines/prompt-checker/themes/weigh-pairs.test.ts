import { expect, it } from "vitest";
import { readTokens } from "#engines/reader/tokens.ts";
import { cutPieces } from "../reading/cut-pieces.ts";
import { THEMES } from "./themes.ts";
import { findPairs } from "./weigh-pairs.ts";

function themesIn(text: string): string[] {
  const tokens = readTokens(text);
  const pieces = cutPieces(text, tokens, []);
  return findPairs(
    tokens,
    pieces,
    pieces.map(() => true),
  ).map(({ theme }) => theme);
}

it.each([
  ["The pie must hold no nuts. Scatter toasted hazelnuts on top.", "nuts"],
  ["Nothing may be installed on this machine. Read the sheet with openpyxl.", "packages"],
  ["Stay in character throughout. After each turn give me feedback.", "role"],
  ["اكتب الوصفة بدون مكسرات. وزيّنها بالفستق المطحون.", "nuts"],
  ["السكربت على المكتبات القياسية. استعمل pandas للقراءة.", "packages"],
])("finds both sides of a theme: %s", (text, theme) => {
  expect(themesIn(text)).toContain(theme);
});

it.each([
  ["one side alone", "The pie must hold no nuts. Scatter toasted seeds on top."],
  ["both denied", "The pie must hold no nuts. Use no hazelnuts on top either."],
  ["one piece only", "A pie with no nuts or hazelnuts"],
  ["a class that is wanted", "The pie is full of nuts. Scatter toasted hazelnuts on top."],
])("finds no pair in %s", (_, text) => {
  expect(themesIn(text)).toEqual([]);
});

it("leaves out pieces that ask for nothing", () => {
  const text = "The pie must hold no nuts. Scatter toasted hazelnuts on top.";
  const tokens = readTokens(text);
  const pieces = cutPieces(text, tokens, []);
  expect(findPairs(tokens, pieces, [true, false])).toEqual([]);
});

it("has phrases on both sides of every theme", () => {
  for (const { one, other } of Object.values(THEMES))
    for (const phrase of `${one}|${other}`.split("|")) expect(phrase.trim()).not.toBe("");
});
