import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordDiff } from "./word-diff.ts";

const word = fc.constantFrom("اكتب", "مقالًا", "write", "about", "،", ".", " ", "\n");
const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(""));

describe("a word diff", () => {
  it("marks whole words in Arabic", () => {
    expect(wordDiff("اكتب مقال قصير", "اكتب مقالًا قصيرًا")).toEqual([
      [
        { kind: "same", text: "اكتب " },
        { kind: "removed", text: "مقال" },
        { kind: "added", text: "مقالًا" },
        { kind: "same", text: " " },
        { kind: "removed", text: "قصير" },
        { kind: "added", text: "قصيرًا" },
      ],
    ]);
  });

  it("gives each line of the new text its own line", () => {
    expect(wordDiff("one", "one\ntwo")).toEqual([[{ kind: "same", text: "one" }], [{ kind: "added", text: "two" }]]);
  });

  it("holds exactly the new text when the removed runs are left out", () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const kept = wordDiff(before, after).map((line) =>
          line
            .filter((run) => run.kind !== "removed")
            .map((run) => run.text)
            .join(""),
        );
        expect(kept.join("\n")).toBe(after);
      }),
    );
  });
});
