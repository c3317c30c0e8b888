import { RULES } from "./all-rules.ts";
import type { Dimension, Issue, Severity } from "./rule.ts";

export type Band = "excellent" | "good" | "needs-work" | "weak";

/** A score of 0 to 100, its band, and the same per dimension. */
export interface Score {
  score: number;
  band: Band;
  dimensions: Record<Dimension, number>;
}

/** Points taken off by one issue. */
const DEDUCTION: Record<Severity, number> = { critical: 40, high: 16, medium: 8, low: 3, info: 0 };
const CRITICAL_CAP = 50;
const TWO_HIGHS_CAP = 65;
/** A dimension has fewer rules than the whole, so an issue weighs more in it. */
const DIMENSION_WEIGHT = 2;
const DIMENSIONS: readonly Dimension[] = ["clarity", "context", "output", "constraints", "consistency", "safety"];
const DIMENSION_OF = new Map(RULES.map((rule) => [rule.id, rule.dimension]));

/** Scores a list of issues, of the rules or of a provider: at most the two heaviest deductions of a dimension count. */
export function scoreIssues(issues: readonly Pick<Issue, "id" | "severity">[]): Score {
  const byDimension = new Map<Dimension, number[]>();
  for (const issue of issues) {
    const dimension = DIMENSION_OF.get(issue.id) ?? "clarity";
    byDimension.set(dimension, [...(byDimension.get(dimension) ?? []), DEDUCTION[issue.severity]]);
  }
  let score = 100;
  const dimensions = {} as Record<Dimension, number>;
  for (const dimension of DIMENSIONS) {
    const deductions = (byDimension.get(dimension) ?? []).sort((a, b) => b - a);
    score -= sum(deductions.slice(0, 2));
    dimensions[dimension] = Math.max(0, 100 - DIMENSION_WEIGHT * sum(deductions));
  }
  if (issues.some((issue) => issue.severity === "critical")) score = Math.min(score, CRITICAL_CAP);
  if (issues.filter((issue) => issue.severity === "high").length >= 2) score = Math.min(score, TWO_HIGHS_CAP);
  score = Math.max(0, score);
  return { score, band: bandOf(score), dimensions };
}

function bandOf(score: number): Band {
  if (score >= 85) return "excellent";
  if (score >= 70) return "good";
  return score >= 50 ? "needs-work" : "weak";
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
