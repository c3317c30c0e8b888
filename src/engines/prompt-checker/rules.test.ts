import { describe, expect, it } from "vitest";
import { RULES } from "./all-rules.ts";
import { analyse, issuesOf } from "./find-issues.ts";

const LANGUAGES = ["ar", "en"] as const;

function issueOf(text: string, id: string, language: "ar" | "en") {
  return issuesOf(analyse(text, "normal"), language).find((issue) => issue.id === id);
}

describe.each(RULES.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
  it.each(LANGUAGES)("finds its bad example, with the exact place (%s)", (language) => {
    const text = rule.examples.bad[language];
    const issue = issueOf(text, id, language);
    expect(issue?.id).toBe(id);
    const masked = rule.find(analyse(text, "normal").document)[0]?.masked ?? false;
    const slice = text.slice(issue?.start ?? 0, issue?.end ?? 0);
    expect(issue?.quote === undefined || (issue.quote === slice) !== masked).toBe(true);
  });

  it.each(LANGUAGES)("passes its good example, which has nothing else grave (%s)", (language) => {
    const issues = issuesOf(analyse(rule.examples.good[language], "normal"), language);
    expect(issues.map((issue) => issue.id)).not.toContain(id);
    expect(
      issues.filter((issue) => ["critical", "high", "medium"].includes(issue.severity)).map((issue) => issue.id),
    ).toEqual([]);
  });

  it("speaks both languages in single plain sentences", () => {
    for (const wording of [rule.title, rule.why, rule.fix]) {
      expect(wording.ar).toMatch(/[ء-ي]/);
      expect(wording.en).toMatch(/[a-z]/);
      expect(wording.ar).not.toMatch(/[!]|[,;?](?=\s)/);
      expect(wording.en).not.toMatch(/!/);
    }
  });
});

it("has one rule for each id of the design, and no id twice", () => {
  expect(RULES.length).toBe(47);
  expect(new Set(RULES.map((rule) => rule.id)).size).toBe(RULES.length);
});
