import { describe, expect, test } from "vitest";
import { checkPrompt } from "#engines/prompt-checker/check-prompt.ts";
import { SEED_PROMPTS } from "./seed.ts";

describe.each(["ar", "en"] as const)("the prompts a library begins with, %s", (language) => {
  const prompts = SEED_PROMPTS[language];

  test("are at least sixty, each with a title of its own, on eleven shelves", () => {
    expect(prompts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(prompts.map(({ title }) => title)).size).toBe(prompts.length);
    expect(new Set(prompts.map(({ category }) => category)).size).toBe(11);
  });

  test("score 85 or more in our own checker", () => {
    const scores = prompts.map(({ title, content }) => ({
      title,
      score: checkPrompt({ text: content, target: "any", strictness: "normal", interfaceLanguage: language }).score,
    }));
    expect(scores.filter(({ score }) => score < 85)).toEqual([]);
  });
});
