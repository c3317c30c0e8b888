import { expect, it } from "vitest";
import { scoreIssues } from "./score-issues.ts";

it("starts at 100 and takes off by severity", () => {
  expect(scoreIssues([])).toMatchObject({ score: 100, band: "excellent" });
  expect(scoreIssues([{ id: "vague-goal", severity: "high" }]).score).toBe(84);
  expect(
    scoreIssues([
      { id: "no-output-format", severity: "medium" },
      { id: "no-role", severity: "info" },
    ]).score,
  ).toBe(92);
});

it("counts at most the two heaviest deductions of a dimension", () => {
  const clarity = ["vague-quantifier", "subjective-quality-words", "duplicated-instruction", "wall-of-text"] as const;
  expect(scoreIssues(clarity.slice(1).map((id) => ({ id, severity: "low" }))).score).toBe(94);
});

it("caps a critical at 50 and two highs at 65", () => {
  expect(scoreIssues([{ id: "leaked-secret", severity: "critical" }])).toMatchObject({ score: 50, band: "needs-work" });
  expect(
    scoreIssues([
      { id: "vague-goal", severity: "high" },
      { id: "unverifiable-sources", severity: "high" },
    ]),
  ).toMatchObject({ score: 65, band: "needs-work" });
});

it("lowers only the dimension concerned", () => {
  expect(scoreIssues([{ id: "no-output-format", severity: "medium" }]).dimensions).toEqual({
    clarity: 100,
    context: 100,
    output: 84,
    constraints: 100,
    consistency: 100,
    safety: 100,
  });
});
