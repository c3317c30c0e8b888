import type { CheckerIssue } from "#tools/prompt-checker/draft.ts";

/** A text that a run has checked, with what the run found in it. */
export interface CheckedText {
  text: string;
  issues: readonly CheckerIssue[];
  isByModel: boolean;
}
