import type { PromptDocument } from "./document.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Hit } from "./word.ts";

/**
 * The nearest two places of two lists that do not overlap and stand at most `within` words apart, in any order. For each place
 * only its neighbours in the other list are looked at, so that a word said 1,000 times costs 1,000 looks.
 */
export function nearest(left: readonly Hit[], right: readonly Hit[], within: number): [Hit, Hit] | null {
  if (left.length === 0 || right.length === 0) return null;
  const others = [...right].sort((a, b) => a.first - b.first);
  let best: [Hit, Hit] | null = null;
  let least = within + 1;
  for (const one of left) {
    let [low, high] = [0, others.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((others[middle] as Hit).first <= one.last) low = middle + 1;
      else high = middle;
    }
    let before = low - 1;
    while (before >= 0 && (others[before] as Hit).last >= one.first && low - before <= MOST_OVERLAPS) before -= 1;
    for (const other of [others[before], others[low]]) {
      if (!other) continue;
      const gap = one.last < other.first ? other.first - one.last : one.first - other.last;
      if (gap > 0 && gap < least) {
        best = one.first < other.first ? [one, other] : [other, one];
        least = gap;
      }
    }
  }
  return best;
}

/** So many places of a list at most lie over one of the other. */
const MOST_OVERLAPS = 12;

/** The first place of `left` that one of `right` follows within so many words. */
export function followed(left: readonly Hit[], right: readonly Hit[], within: number): [Hit, Hit] | null {
  for (const one of left) {
    const other = right.find((hit) => hit.first > one.last && hit.first - one.last <= within);
    if (other) return [one, other];
  }
  return null;
}

/** The nearest places of two lexicons, negated ones too. */
export function together(document: PromptDocument, left: Lexicon, right: Lexicon, within: number): [Hit, Hit] | null {
  const one = document.find(left);
  return one.length === 0 ? null : nearest(one, document.find(right), within);
}

/** The stretch from the start of one place to the end of another. */
export function spanOf([one, other]: readonly [Hit, Hit]): { start: number; end: number } {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}

/** The words of the clause a word stands in: from one mark of punctuation to the next. */
export function clauseOf(document: PromptDocument, index: number): { first: number; last: number } {
  let first = index;
  while (first > 0 && !document.words[first]?.opens) first -= 1;
  let last = index;
  while (last + 1 < document.words.length && !document.words[last + 1]?.opens) last += 1;
  return { first, last };
}
