import { describe, expect, test } from "vitest";
import { recompose } from "./recompose.ts";

const detail = (text: string) =>
  recompose({ text: "a toast", language: "en", answers: [{ of: "x", label: "Facts", text }] }).details.replace(
    "Details:\n",
    "",
  );

describe("an answer that is a list stays one under its label", () => {
  test.each([
    ["dashes", "- forty guests\n- no speeches", "- Facts:\n  - forty guests\n  - no speeches"],
    ["bullets with an empty line", "• ٤٠ ضيفًا\n\n•  بلا خطب", "- Facts:\n  - ٤٠ ضيفًا\n  - بلا خطب"],
    ["numbers as they were typed", "1. soup\n2) fish\n٣. حلو", "- Facts:\n  1. soup\n  2) fish\n  ٣. حلو"],
    ["commas over lines", "الخبز،\nالجبن،\nالزيتون", "- Facts:\n  - الخبز\n  - الجبن\n  - الزيتون"],
    ["a line before the list", "two things:\n- soup\n- fish", "- Facts: two things:\n  - soup\n  - fish"],
  ])("%s", (_name, text, expected) => expect(detail(text)).toBe(expected));
});

describe("an answer that is no list stays to the letter", () => {
  test.each([
    ["one line with a dash", "- forty guests", "- Facts: - forty guests"],
    ["one line with commas", "soup, fish, bread", "- Facts: soup, fish, bread"],
    ["paragraphs", "We met in May.\nThen she left.", "- Facts:\nWe met in May.\nThen she left."],
    ["code", "if (a)\n    - b;\n", "- Facts:\nif (a)\n    - b;"],
  ])("%s", (_name, text, expected) => expect(detail(text)).toBe(expected));
});

test("conditions are a list, one each", () => {
  const { details } = recompose({ text: "a toast", language: "en", options: { constraints: "no prices\nno names" } });
  expect(details).toBe("Details:\n- Conditions:\n  - no prices\n  - no names");
});
