import type { Dimension, RuleText, Severity } from "../rule.ts";
import texts from "./rule-texts.json" with { type: "json" };

/**
 * Every rule, gravest first: how grave it is, which dimension it takes from, and what a person reads about it. Written in
 * `content/checker`.
 */
export const RULE_TEXTS = texts as Record<keyof typeof texts, RuleText & { severity: Severity; dimension: Dimension }>;
