import { analyse } from "./find-faults.ts";
import { issuesOf, MAX_ISSUES } from "./report-issues.ts";
import type { InterfaceLanguage, Strictness } from "./rule.ts";
import type { Issue } from "./finding.ts";
import { type Score, scorePrompt } from "./score/score-prompt.ts";

export { applyAllFixes, applyFix } from "./rewrite.ts";

/** What the check while typing says, and the same issues with every fix that can be proven: that takes a reading per fix. */
export interface LiveResult extends Score {
  issues: Issue[];
  prove(): Issue[];
}

/** The check while typing: at most eight issues, one per rule, gravest first and then by place, and the score. Never throws. */
export function checkLive(text: string, strictness: Strictness, language: InterfaceLanguage): LiveResult {
  const analysis = analyse(text, strictness);
  return {
    ...scorePrompt(analysis.prompt.evidence, analysis.findings),
    issues: issuesOf(analysis, language, "none").slice(0, MAX_ISSUES),
    prove: () => issuesOf(analysis, language).slice(0, MAX_ISSUES),
  };
}
