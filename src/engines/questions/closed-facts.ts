import { fold } from "#engines/text/fold.ts";
import { FACT_PATTERNS } from "./closed-facts-lexicon.ts";

/** Facts with a small closed vocabulary: sums, dates, ages, names of platforms and of programming languages. */
export type ClosedFact = keyof typeof FACT_PATTERNS;

/** The facts of closed tables that a text states, in no order. The text is folded here. */
export function closedFactsIn(text: string): ReadonlySet<ClosedFact> {
  const folded = ` ${fold(text)} `;
  const names = Object.keys(FACT_PATTERNS) as ClosedFact[];
  return new Set(names.filter((name) => FACT_PATTERNS[name].test(folded)));
}
