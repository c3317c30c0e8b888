import { expect, it } from "vitest";
import type { RunVersion } from "#tools/prompt-generate/draft.ts";
import { changesOf } from "./version-changes.ts";

const version = (number: number, input: object) =>
  ({
    number,
    by: number === 1 ? "request" : "rule",
    input,
    envelope: { result: { questions: [{ id: "guests", label: "Guests" }], moreQuestions: [] } },
  }) as unknown as RunVersion;
const first = version(1, { text: "a toast", answers: [] });
const between = (before: object, now: object) => changesOf(version(3, now), version(2, before), first);

it("names an answer by its question, and one that another run asked by what it was asked", () => {
  expect(between({}, { answers: [{ id: "guests", text: "forty" }] })).toEqual([
    { of: "answer", words: "Guests", isGone: false },
  ]);
  expect(between({}, { answers: [{ id: "given-x", text: "two", ask: "Minutes" }] })).toEqual([
    { of: "answer", words: "Minutes", isGone: false },
  ]);
});

it("says what was taken back", () => {
  const answers = [{ id: "guests", text: "forty" }];
  expect(between({ answers, tone: "dry" }, { answers: [{ id: "guests", text: "" }] })).toEqual([
    { of: "answer", words: "Guests", isGone: true },
    { of: "tone", words: "dry", isGone: true },
  ]);
});

it("names an option by what was set, and of conditions the new one alone", () => {
  expect(between({ length: "short" }, { length: "detailed" })).toEqual([
    { of: "length", words: "detailed", isGone: false },
  ]);
  expect(between({ constraints: "no prices" }, { constraints: "no prices\nno names" })).toEqual([
    { of: "constraints", words: "no names", isGone: false },
  ]);
  expect(between({ constraints: "no prices" }, { constraints: "no prices" })).toEqual([]);
  expect(between({ constraints: "no names\nmention prices" }, { constraints: "no names\nwithout prices" })).toEqual([
    { of: "constraints", words: "mention prices", isGone: true },
    { of: "constraints", words: "without prices", isGone: false },
  ]);
});
