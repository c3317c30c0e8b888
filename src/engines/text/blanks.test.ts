import { describe, expect, it } from "vitest";
import { blanksOf, fillPlaceholders } from "#tools/workspace/fill-placeholders.ts";
import { findBlanks } from "./blanks.ts";

const keys = (text: string) => findBlanks(text).map(({ key }) => key);

describe("blanks", () => {
  it.each([
    ["Write to {{client name}} on {{ date }}.", ["client name", "date"]],
    ["اكتب إلى {{اسم_العميل}} عن {{رقم الطلب}}", ["اسم_العميل", "رقم الطلب"]],
    [
      'Greet {{guest | text:placeholder="Full name":required}} in a {{tone | select:options=["warm","dry"]}} tone.',
      ["guest", "tone"],
    ],
    ["<div style={{ top: 4 }}> and <Box sx={{ color }}>", []],
    ["run: echo ${{ github.ref_name }}", []],
    ["{{#items}}{{name}} costs {{price}}{{/items}}{{! a note }}{{> row}}", []],
    ['Return {{"name": "text", "count": 1}} and nothing else.', []],
    ["Return {{{raw}}} and {{{{x}}}}", []],
    ["{{ $json.city }} {{ .Values.port }} {{ items.join(1) }}", []],
  ])("of %s are %j", (text, wanted) => {
    expect(keys(text)).toEqual(wanted);
    expect(blanksOf(text)).toEqual(wanted);
  });

  it("are filled with their type, and nothing else is", () => {
    const text = 'A {{tone | select:options=["warm"]}} note for ${{ tone }} by {{who}}.';
    expect(fillPlaceholders(text, { tone: "warm", who: "" })).toBe("A warm note for ${{ tone }} by {{who}}.");
  });
});
