import { findPairs, type Pair } from "#engines/prompt-checker/themes/weigh-pairs.ts";
import type { Prepared } from "./prepared.ts";

/**
 * Pairs of pieces that may exclude each other, with 1 for those that the prompt's writer made to and 0 in a prompt without a
 * contradiction. Of a prompt with one, pairs elsewhere are left out: nobody judged them. Prompts made worse are the same prompt
 * again, so they say nothing new.
 */
export function pairCases({ row, tokens, pieces }: Prepared): { pair: Pair; target: number }[] {
  if (row.id.endsWith("~")) return [];
  const own = pieces.map(({ block }) => block === null);
  const pairs = findPairs(tokens, pieces, own);
  const fault = row.faults.find(({ id }) => id === "contradictory-instructions");
  if (!fault) return pairs.map((pair) => ({ pair, target: 0 }));
  const from = fault.quote === null ? -1 : row.text.indexOf(fault.quote);
  if (from < 0) return [];
  const to = from + (fault.quote as string).length;
  const touches = (at: number) => (pieces[at]?.start ?? to) < to && (pieces[at]?.end ?? 0) > from;
  return pairs.filter(({ binds, breaks }) => touches(binds) || touches(breaks)).map((pair) => ({ pair, target: 1 }));
}
