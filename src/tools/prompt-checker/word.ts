import type { CheckerIssue, CheckerResult } from "./draft.ts";

export type CheckerState = NonNullable<CheckerResult["state"]>;

/** So good a prompt is strong where nothing was found in it. */
const STRONG_FROM = 70;
/** So poor a prompt needs work, where something worth fixing was found in it. */
const USABLE_FROM = 50;

/**
 * The rules' check in a word that its findings bear out: where nothing is worth fixing the prompt can be used, however little
 * it spells out, and nothing is strong beside a finding that is worth fixing.
 */
export function wordOf({ score, issues }: { score: number; issues: readonly CheckerIssue[] }): CheckerState {
  const has = (...severities: CheckerIssue["severity"][]) =>
    issues.some(({ severity }) => severities.includes(severity));
  if (has("critical", "high")) return "needs-work";
  if (has("medium")) return score < USABLE_FROM ? "needs-work" : "usable";
  return score < STRONG_FROM ? "usable" : "strong";
}

const PARTS = ["clarity", "context", "output", "constraints", "consistency", "safety"] as const;
/** Below this a part says more than it should leave unsaid. */
const LOW_PART = 50;

/** What would raise the word where no finding says it: the parts of which the text says little, or else the one of which it says least. */
export function lowPartsOf(
  check: Pick<CheckerResult, "score" | "dimensions"> & { issues: readonly CheckerIssue[] },
): (typeof PARTS)[number][] {
  if (wordOf(check) !== "usable" || check.issues.some(({ severity }) => severity === "medium")) return [];
  const low = PARTS.filter((part) => check.dimensions[part] < LOW_PART);
  const least = PARTS.toSorted((one, other) => check.dimensions[one] - check.dimensions[other]).slice(0, 1);
  return low.length > 0 ? low : least;
}
