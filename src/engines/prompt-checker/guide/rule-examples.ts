import type { RuleId } from "../finding.ts";
import type { Bilingual } from "../rule.ts";
import examples from "./rule-examples.json" with { type: "json" };

/** A prompt with the fault of each rule, and one without it, from `content/checker`. The tests hold both. */
export const RULE_EXAMPLES: Record<RuleId, { bad: Bilingual; good: Bilingual }> = examples;
