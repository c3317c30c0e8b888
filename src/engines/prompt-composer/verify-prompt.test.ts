import { expect, test } from "vitest";
import { verifyPrompt } from "./verify-prompt.ts";

const codes = (
  source: string,
  prompt: string,
  keys: string[] = [],
  language: "ar" | "en" = "en",
  band?: { least: number; most: number },
) =>
  verifyPrompt(
    source,
    { prompt, placeholders: keys.map((key) => ({ key })) },
    { promptLanguage: language, ...(band === undefined ? {} : { band }) },
  ).map(({ code }) => code);

test("a sound prompt has no faults", () => {
  expect(
    codes("post about tea for £7.40", "Write a post about tea for £7.40. Audience: {{audience}}.", ["audience"]),
  ).toEqual([]);
  expect(codes("مقال ٣ صفحات", "اكتب مقالًا من 3 صفحات.", [], "ar")).toEqual([]);
});

test("lost and invented figures are named", () => {
  expect(
    verifyPrompt("budget 2000", { prompt: "Plan a trip with 3 stops.", placeholders: [] }, { promptLanguage: "en" }),
  ).toEqual([
    { code: "lost-literal", detail: "2000" },
    { code: "new-number", detail: "3" },
  ]);
  expect(codes("a plan", "1. Task:\nWrite a plan.\n\n2. Output:\nA table.")).toEqual([]);
});

test("placeholders must be well formed and listed", () => {
  expect(codes("a plan", "Write a plan for {{my goal}}.", ["my goal"])).toEqual(["bad-placeholder"]);
  expect(codes("a plan", "Write a plan for {{goal}}.")).toEqual(["unlisted-placeholder"]);
  expect(codes("a plan", "Write a plan.", ["goal"])).toEqual(["unlisted-placeholder"]);
});

test("form: script, length, headings, invisible characters, fences", () => {
  expect(codes("مقال", "Write an article in full.", [], "ar")).toEqual(["wrong-script"]);
  expect(codes("a plan", "Write a plan.", [], "en", { least: 60, most: 160 })).toEqual(["too-short"]);
  expect(codes("a plan", "## Task\nWrite a plan.\n\n## Output")).toEqual(["empty-heading"]);
  expect(codes("a plan", "Write a plan.\u200F")).toEqual(["control-character"]);
  expect(codes("a plan", "```\nWrite a plan.\n```")).toEqual(["wrapped"]);
});

test("a finished text is not a prompt", () => {
  expect(codes("email to my boss", "Dear Ms Hill, I am writing about the report.")).toEqual(["does-the-task"]);
  expect(codes("قصة", "كان يا ما كان أرنب صغير يخاف الليل.", [], "ar")).toEqual(["does-the-task"]);
});

test("quotations count for no script, also where one is never closed", () => {
  expect(codes("a plan", "Write a plan that ends on «صباح الخير يا أهل الدار الطيبين جميعا».")).toEqual([]);
  expect(codes("مقال", "Write an article on «a", [], "ar")).toEqual(["wrong-script"]);
});

test.each(["{{", "{{1", "«", "«1", "\n{{a"])("10,000 characters of %j take no longer than 200 ms", (seed) => {
  const text = seed.repeat(10_000).slice(0, 10_000);
  verifyPrompt(text, { prompt: text, placeholders: [] }, { promptLanguage: "ar" });
  const start = process.cpuUsage();
  verifyPrompt(text, { prompt: text, placeholders: [] }, { promptLanguage: "ar" });
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(200);
});
