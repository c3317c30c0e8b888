import type { Sign } from "./humanizer-types.ts";
import type { RuleId } from "./messages.ts";

/** Short texts are weighed as if they had this many words, so that one sign in a note does not look like a habit. */
const LEAST_WORDS = 60;
/** Weight per 100 words at which the score reaches 63; an untouched chat reply is near 85. */
const SCALE = 10;
/** What was never part of a text weighs most, a matter of typing least. */
const WEIGHTS: Partial<Record<RuleId, number>> = {
  "tool-residue": 3,
  "chatbot-opening": 3,
  "chatbot-closing": 3,
  "knowledge-cutoff": 3,
  "opener-cliche": 1.5,
  "generic-conclusion": 1.5,
  "mixed-digits-punct": 0.25,
  "exclamation-run": 0.5,
  "em-dash-run": 0.5,
};

/**
 * A style measure, 0 to 100, higher meaning more machine-like: the weight of the signs per 100 words, saturating. It says
 * nothing about who wrote a text.
 */
export function styleScore(signs: readonly Sign[], words: number): number {
  const weight = signs.reduce((sum, { ruleId }) => sum + (WEIGHTS[ruleId] ?? 1), 0);
  const rate = (weight / Math.max(LEAST_WORDS, words)) * 100;
  return Math.round(100 * (1 - Math.exp(-rate / SCALE)));
}
