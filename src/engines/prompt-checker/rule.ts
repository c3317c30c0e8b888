import type { PromptDocument } from "./document.ts";

export type Severity = "critical" | "high" | "medium" | "low" | "info";
export type Strictness = "gentle" | "normal" | "strict";
export type Target = "any" | "chatgpt" | "claude" | "gemini" | "deepseek";
export type InterfaceLanguage = "ar" | "en";
export type Dimension = "clarity" | "context" | "output" | "constraints" | "consistency" | "safety";

export type RuleId =
  | "leaked-secret"
  | "unsafe-request"
  | "injection-risk"
  | "personal-data"
  | "contradictory-instructions"
  | "vague-goal"
  | "no-task-verb"
  | "missing-input-placeholder"
  | "high-stakes-no-guardrail"
  | "unverifiable-sources"
  | "impossible-capability"
  | "example-conflict"
  | "missing-context"
  | "missing-audience"
  | "no-output-format"
  | "structured-output-unspecified"
  | "unbounded-length"
  | "multiple-tasks-tangled"
  | "negative-only-instruction"
  | "ambiguous-pronoun"
  | "wrong-language-mix"
  | "unspecified-output-language"
  | "unfilled-placeholder"
  | "inconsistent-placeholder"
  | "missing-delimiters"
  | "agent-no-tool-boundaries"
  | "agent-no-stop-rule"
  | "buried-instruction"
  | "duplicated-instruction"
  | "vague-quantifier"
  | "subjective-quality-words"
  | "missing-success-criteria"
  | "no-example"
  | "reasoning-order"
  | "time-sensitive-no-date"
  | "no-uncertainty-rule"
  | "dialect-mismatch"
  | "wall-of-text"
  | "input-noise"
  | "no-role"
  | "persona-puffery"
  | "shouting-emphasis"
  | "filler-politeness"
  | "forced-reasoning-phrase"
  | "media-mode-mismatch"
  | "mixed-digit-systems"
  | "foreign-punctuation";

/** A text in both interface languages. */
export interface Bilingual {
  ar: string;
  en: string;
}

/**
 * One place where a rule applies. `start` and `end` are offsets in the original text (`end` exclusive), both null for
 * something absent. `replacement` stands for the span, or is a line to append when there is no span.
 */
export interface Finding {
  start: number | null;
  end: number | null;
  replacement?: string;
  /** The span must never be shown as it is. */
  masked?: boolean;
  /** What is special about this finding, put after the rule's own message. */
  detail?: Bilingual;
}

/** A check of a prompt. The examples are shown in the guide and are the rule's own tests. */
export interface Rule {
  id: RuleId;
  severity: Severity;
  dimension: Dimension;
  title: Bilingual;
  /** What is wrong and why it matters, one plain sentence. */
  why: Bilingual;
  /** What to do about it, one plain sentence. */
  fix: Bilingual;
  examples: { bad: Bilingual; good: Bilingual };
  find(document: PromptDocument): Finding[];
}

/** A reported problem. For secrets and personal ids `quote` is masked. */
export interface Issue {
  id: RuleId;
  severity: Severity;
  start: number | null;
  end: number | null;
  quote?: string;
  message: string;
  fix: string;
  replacement?: string;
}

export const SEVERITY_ORDER: Record<Severity, number> = { critical: 0, high: 1, medium: 2, low: 3, info: 4 };
