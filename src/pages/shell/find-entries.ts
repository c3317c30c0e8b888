import { folded, holdsWords, withoutEndings } from "./folded.ts";

/** What an entry of a list is found by: its name, what it shows beside it, and words that it does not show. */
export interface Entry {
  name: string;
  shown: string;
  also: string;
}

/** A word in a name says more than one beside it, and that more than one that is not shown. */
const WEIGHT = { name: 3, shown: 1.5, also: 1 };
/** A shorter word says too little to find an entry by it alone. */
const SHORTEST_ALONE = 3;
/** Entries that hold not all of the words are found where they hold nearly as much as the best. */
const NEAR_BEST = 0.75;

/**
 * The entries that are meant by what somebody types, by their places in the list, best first: those that hold each word, else those that
 * hold the most telling ones. A word that many entries hold tells little.
 */
export function findEntries(entries: readonly Entry[], typed: string): number[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries.map((_, index) => index);
  const texts = entries.map(({ name, shown, also }) => ({
    name: folded(name),
    shown: folded(shown),
    also: folded(also),
  }));
  const held = words.map((word) => {
    const forms = formsOf(word);
    const weights = texts.map((text) => {
      const place = (["name", "shown", "also"] as const).find((at) => forms.some((form) => holdsWords(text[at], form)));
      return place === undefined ? 0 : WEIGHT[place];
    });
    const count = weights.filter((weight) => weight > 0).length;
    return { word, weights, tells: Math.log((entries.length + 1) / (count + 1)) };
  });
  const scoreOf = (index: number) =>
    held.reduce((sum, { weights, tells }) => sum + tells * (weights[index] as number), 0);
  const scored = entries.map((_, index) => ({ index, score: scoreOf(index) }));
  const whole = scored.filter(({ index }) => held.every(({ weights }) => weights[index] !== 0));
  const alone = held.filter(({ word }) => word.length >= SHORTEST_ALONE);
  const best = Math.max(...scored.map(({ score }) => score));
  const found =
    whole.length > 0
      ? whole
      : scored.filter(
          ({ index, score }) =>
            score > 0 && score >= NEAR_BEST * best && alone.some(({ weights }) => weights[index] !== 0),
        );
  return found.toSorted((a, b) => b.score - a.score || a.index - b.index).map(({ index }) => index);
}

/** A word as typed, without its ending, and in Arabic without the letters that are written onto its front: السيرة، لزواج، وبالبيت. */
function formsOf(word: string): string[] {
  const bare = [word, withoutEndings(word)];
  const fronts = bare.map((one) => one.replace(/^(?:و|ف)?(?:ب|ك|ل)?(?:ال|ل)?(?=[\u0621-\u064A]{3})/u, ""));
  return [...new Set([...bare, ...fronts])];
}
