import type { Sign } from "./humanizer-types.ts";

/** Short texts are weighed as if they had this many words, so that one sign in a note does not look like a habit. */
const LEAST_WORDS = 60;
/** Weight per 100 words at which the score reaches 63; chosen so that untouched chat replies stand above 70. */
const SCALE = 6;

/** A style measure of ours, 0 to 100, higher meaning more machine-like: the weight of the signs per 100 words, saturating. It says nothing about who wrote a text. */
export function styleScore(signs: Sign[], words: number): number {
  const weight = signs.reduce((sum, sign) => sum + sign.weight, 0);
  const rate = (weight / Math.max(LEAST_WORDS, words)) * 100;
  return Math.round(100 * (1 - Math.exp(-rate / SCALE)));
}
