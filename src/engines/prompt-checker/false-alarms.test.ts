import { describe, expect, test } from "vitest";
import { checkPrompt } from "./check-prompt.ts";

const score = (text: string) => checkPrompt({ text, strictness: "normal", target: "any", interfaceLanguage: "en" });

describe("what only looks like a fault", () => {
  const ids = (text: string) => score(text).issues.map(({ id }) => id);

  test("a heading such as Context is no label of pasted text", () => {
    const list =
      "Write six captions for our pottery workshop for first-time visitors.\n\nContext:\n- We are a studio of two people in an old dairy by the river, open at weekends only.\n- A place costs £45 and includes clay, glazes and firing of two pieces.\n\nRequirements:\n- Keep each caption to one idea in 30 words.\n- Close with one call to action.";
    expect(ids(list)).not.toContain("missing-delimiters");
  });

  test("an email is something to write; sending one is not", () => {
    expect(ids("Write a firm email to my landlord asking for the repair by Friday.")).not.toContain(
      "impossible-capability",
    );
    expect(ids("Email my landlord and ask for the repair by Friday.")).toContain("impossible-capability");
  });

  test("how long is no length, and a short list beside the text is no short text", () => {
    expect(ids("Plan the move in a table: when, what, how long, under one short line with the goal.")).not.toContain(
      "contradictory-instructions",
    );
    expect(ids("Return the new text in full, then a short list of the changes made to the letter.")).not.toContain(
      "contradictory-instructions",
    );
  });

  test("months after a number are not a superlative", () => {
    expect(ids("ضع خطة من ثلاثة أشهر لتعلم الخياطة.")).not.toContain("vague-quantifier");
  });
});
