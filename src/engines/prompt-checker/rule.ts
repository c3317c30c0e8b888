export type Severity = "critical" | "high" | "medium" | "low" | "info";
export type Strictness = "gentle" | "normal" | "strict";
export type Target = "any" | "chatgpt" | "claude" | "gemini" | "deepseek";
export type InterfaceLanguage = "ar" | "en";
export type Dimension = "clarity" | "context" | "output" | "constraints" | "consistency" | "safety";

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

export const SEVERITY_ORDER: Record<Severity, number> = { critical: 0, high: 1, medium: 2, low: 3, info: 4 };
