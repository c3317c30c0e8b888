import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { recompose } from "#engines/prompt-composer/recompose.ts";
import { authMessages } from "./messages.ts";

describe("the example beside the sign-in forms", () => {
  it.each(["ar", "en"] as const)("is what the built-in engine really gives (%s)", (language) => {
    const { exampleAfter } = authMessages[language];
    const [request = ""] = exampleAfter.split("\n");
    const answers = exampleAfter
      .split("\n")
      .filter((line) => line.startsWith("- "))
      .map((line) => {
        const [label = "", ...text] = line.slice(2).split(": ");
        return { label, text: text.join(": ") };
      });
    expect(answers.length).toBeGreaterThanOrEqual(3);
    expect(recompose({ text: request, language, answers }).prompt).toBe(exampleAfter);
  });

  it.each(["ar", "en"] as const)(
    "shows replies that an assistant gave in the outcome test, word for word (%s)",
    (language) => {
      const recorded = readFileSync("bench/results/outcome-2026-11-23.md", "utf8").replaceAll(/^[> ]+/gm, "");
      const { exampleAfter, replyAloneText, replyAnsweredText } = authMessages[language];
      for (const text of [exampleAfter, replyAloneText, replyAnsweredText]) expect(recorded).toContain(text);
    },
  );
});
