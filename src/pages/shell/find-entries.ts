import { folded, withoutEndings } from "./folded.ts";

/** What an entry of a list is found by: its name, what it shows beside it, and words that it does not show. */
export interface Entry {
  name: string;
  shown: string;
  also: string;
}

const PLACES = ["name", "shown", "also"] as const;
/** A word in a name says more than one beside it, and that more than one that is not shown. */
const WEIGHT = { name: 3, shown: 1.5, also: 1 };
/** A shorter word says too little to find an entry by it alone. */
const SHORTEST_ALONE = 3;
/** Entries that hold not all of the words are found where they hold nearly as much as the best, */
const NEAR_BEST = 0.75;
/** and those that hold all of them, though only beside their names, where they hold about as much. */
const ALL_WORDS = 0.65;
/** And, the, for, in, with: what is written onto the front of an Arabic word. */
const FRONT = /^(?:و|ف)?(?:ب|ك|ل)?(?:ال|ل)?(?=[\u0621-\u064A]{3})/u;

/** The words of an entry by place. Cutting them takes longer than a search among them. */
export type IndexedEntry = readonly (readonly string[])[];

/** Entries ready to be searched. */
export function indexEntries(entries: readonly Entry[]): IndexedEntry[] {
  return entries.map((entry) => PLACES.map((place) => wordsOf(entry[place])));
}

/**
 * The entries that are meant by what somebody types, by their places in the list, best first: of those that hold the most telling words
 * the ones that hold each, where there are any. A word that many entries hold tells little.
 */
export function findEntries(entries: readonly IndexedEntry[], typed: string): number[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries.map((_, index) => index);
  const held = words.map((word) => {
    const forms = formsOf(word);
    const holds = (text: readonly string[]) => text.some((one) => forms.some((form) => one.startsWith(form)));
    const weights = entries.map((text) => {
      const place = PLACES[text.findIndex(holds)];
      return place === undefined ? 0 : WEIGHT[place];
    });
    const count = weights.filter((weight) => weight > 0).length;
    return { word, weights, tells: Math.log((entries.length + 1) / (count + 1)) };
  });
  const scored = entries.map((_, index) => ({
    index,
    score: held.reduce((sum, { weights, tells }) => sum + tells * (weights[index] as number), 0),
  }));
  const alone = held.filter(({ word }) => word.length >= SHORTEST_ALONE);
  const best = Math.max(...scored.map(({ score }) => score));
  const isToldBy = ({ index }: { index: number }) => alone.some(({ weights }) => weights[index] !== 0);
  const isWhole = ({ index }: { index: number }) => held.every(({ weights }) => weights[index] !== 0);
  const whole = scored.filter((one) => isWhole(one) && one.score >= ALL_WORDS * best);
  const near = scored.filter((one) => one.score > 0 && one.score >= NEAR_BEST * best && isToldBy(one));
  return (whole.length > 0 ? whole : near)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .map(({ index }) => index);
}

/** A word as typed and without its ending, each also without what is written onto its front: السيرة، لزواج، جارتي. */
function formsOf(word: string): string[] {
  const plain = [word, word.replace(/(?<=.{4})ء$/u, ""), withoutEndings(word)];
  return spelled(plain.flatMap((one) => [one, one.replace(FRONT, "")]));
}

/** The words of a text, each also without what is written onto its front. */
function wordsOf(text: string): string[] {
  return spelled(
    folded(text)
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => [word, word.replace(FRONT, "")]),
  );
}

/** The same words with their hamza as a letter of its own, and as the letter under it: مسئول، مسؤول; قايمة. */
function spelled(words: readonly string[]): string[] {
  const ways = words.flatMap((word) => [
    word,
    word.replace(/[ئؤ]/gu, "ء"),
    word.replace(/ئ/gu, "ي").replace(/ؤ/gu, "و"),
  ]);
  return [...new Set(ways)].filter((one) => one !== "");
}
