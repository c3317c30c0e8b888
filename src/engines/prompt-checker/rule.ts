import type { Question } from "#engines/questions/question.ts";
import type { RULE_TEXTS } from "./guide/rule-texts.ts";

export type Severity = "critical" | "high" | "medium" | "low" | "info";
export type Strictness = "gentle" | "normal" | "strict";
export type Target = "any" | "chatgpt" | "claude" | "gemini" | "deepseek";
export type InterfaceLanguage = "ar" | "en";
export type Dimension = "clarity" | "context" | "output" | "constraints" | "consistency" | "safety";
export type RuleId = keyof typeof RULE_TEXTS;

/** A text in both interface languages. */
export interface Bilingual {
  ar: string;
  en: string;
}

/** What a person reads about a rule. */
export interface RuleText {
  title: Bilingual;
  /** What is wrong and why it matters, one plain sentence. */
  why: Bilingual;
  /** What to do about it, one plain sentence. */
  fix: Bilingual;
}

/**
 * One place where a rule applies. `start` and `end` are offsets in the original text (`end` exclusive), both null for
 * something absent. `replacement` takes the place of the span: a swap of marks, or nothing where the whole clause goes.
 */
export interface Finding {
  id: RuleId;
  start: number | null;
  end: number | null;
  replacement?: string;
  /** The span must never be shown as it is. */
  masked?: boolean;
  /** Likely, not proven: then it is never critical. */
  unproven?: boolean;
  /** What is special about this finding, put after the rule's own message. */
  detail?: Bilingual;
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
  /** What would repair it and only the author knows; the answer goes into the text as a labelled detail. */
  question?: Question;
}

export const SEVERITY_ORDER: Record<Severity, number> = { critical: 0, high: 1, medium: 2, low: 3, info: 4 };
