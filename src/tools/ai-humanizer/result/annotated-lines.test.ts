import { describe, expect, test } from "vitest";
import { annotatedLines } from "./annotated-lines.ts";

const change = (start: number, end: number, before: string, after: string) => ({
  ruleId: "filler-phrases",
  start,
  end,
  before,
  after,
  why: "",
});
const mark = (start: number, end: number) => ({ ruleId: "rule-of-three", start, end, title: "", advice: "" });

describe("the original with its changes and marks", () => {
  const text = "We met in order to talk.\nClear, calm, and kind.";

  test("stands in its lines, each piece once and in its place", () => {
    const lines = annotatedLines(text, [change(7, 18, "in order to", "to")], [mark(25, 46)]);
    expect(lines.map((line) => line.map(({ kind, text: piece }) => [kind, piece]))).toEqual([
      [
        ["plain", "We met "],
        ["change", "in order to"],
        ["plain", " talk."],
      ],
      [
        ["mark", "Clear, calm, and kind"],
        ["plain", "."],
      ],
    ]);
  });

  test("is whole again when the pieces are joined, and a change stands before a mark that meets it", () => {
    const lines = annotatedLines(text, [change(7, 18, "in order to", "to")], [mark(3, 12), mark(25, 30), mark(28, 46)]);
    expect(lines.map((line) => line.map((piece) => piece.text).join("")).join("\n")).toBe(text);
    expect(lines.flat().filter(({ kind }) => kind === "mark")).toHaveLength(1);
  });
});
