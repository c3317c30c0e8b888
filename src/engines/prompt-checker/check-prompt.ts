import type { TextLanguage } from "#engines/text/language.ts";
import type { ArabicVariety } from "#engines/text/variety.ts";
import { hintsFrom } from "./complaint-hints.ts";
import { analyse, issuesOf, MAX_ISSUES, sortIssues } from "./find-issues.ts";
import { improve } from "./improve.ts";
import { placeholdersOf, strengthsOf, verdictOf, type Placeholder } from "./judge-prompt.ts";
import { scoreIssues, type Band } from "./score-issues.ts";
import { detectParts } from "./slots.ts";
import type { Dimension, InterfaceLanguage, Issue, Strictness, Target } from "./rule.ts";

export { RULES } from "./all-rules.ts";
export { applyFix, applySafeFixes } from "./apply-fix.ts";
export { findIssues } from "./find-issues.ts";
export { scoreIssues, type Band } from "./score-issues.ts";
export type { Issue, Rule, RuleId, Severity } from "./rule.ts";

export interface CheckInput {
  text: string;
  target: Target;
  strictness: Strictness;
  /** What the user wants to know about the prompt, such as "why are the answers so long". */
  question?: string;
  /** An answer the prompt got that the user was not happy with. */
  badOutput?: string;
  interfaceLanguage: InterfaceLanguage;
}

export interface CheckResult {
  /** 0 to 100. */
  score: number;
  band: Band;
  dimensions: Record<Dimension, number>;
  /** At most eight, gravest first and then by place. */
  issues: Issue[];
  strengths: string[];
  improved: string;
  placeholders: Placeholder[];
  verdict: string;
  detected: {
    role: boolean;
    task: boolean;
    context: boolean;
    format: boolean;
    examples: boolean;
    constraints: boolean;
  };
  textLanguage: TextLanguage;
  variety?: ArabicVariety;
}

/** Checks and rewrites a prompt with the rules alone: deterministic, no network, never throws on any text. */
export function checkPrompt(input: CheckInput): CheckResult {
  const { text, strictness, target, interfaceLanguage } = input;
  const analysis = analyse(text, strictness);
  const { document } = analysis;
  const own = issuesOf(analysis, interfaceLanguage);
  const hints = hintsFrom(document, input.question ?? "", input.badOutput ?? "", interfaceLanguage);
  const all = sortIssues([...own, ...hints.filter((hint) => !own.some((issue) => issue.id === hint.id))]);
  const issues = all.slice(0, MAX_ISSUES);
  const { score, band, dimensions } = scoreIssues(all);
  const { text: improved } = improve(analysis, strictness, target);
  const detected = detectParts(document);
  return {
    score,
    band,
    dimensions,
    issues,
    strengths: strengthsOf(document, detected, all, interfaceLanguage),
    improved,
    placeholders: placeholdersOf(improved, interfaceLanguage),
    verdict: verdictOf(band, all, interfaceLanguage),
    detected,
    textLanguage: document.language,
    variety: document.variety,
  };
}
