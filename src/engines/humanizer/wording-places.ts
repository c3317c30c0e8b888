import { MASK } from "./locked-spans.ts";

/** Stand for a letter, and for a mark or numeral, outside the alphabets the wordings are written in. */
const OTHER_LETTER = "\uE002";
const OTHER_SIGN = "\uE003";
/** Letters inside a pattern's class, over `plainText`: Unicode classes would make the patterns slow to compile. */
export const LETTER = `a-zء-ي${OTHER_LETTER}`;
/** Characters of a word inside a pattern's class; a locked character counts as one. */
export const WORD_CHARACTER = `${LETTER}0-9${OTHER_SIGN}${MASK}`;
const WORD = new RegExp(`[${WORD_CHARACTER}]`, "u");
const SENTENCE_BREAK = new RegExp(
  `(?:^|[.!?؟؛…\\n])["')»*_]{0,2}[ \\t]*(?<mark>(?:\\p{Extended_Pictographic}\\uFE0F?|[-*•–#>]+|[${MASK}\\d]{1,3}[.)])[ \\t]+)?`,
  "gu",
);

/** The masked text with every letter, mark and numeral of another alphabet replaced by a stand-in of the same length. */
export function plainText(masked: string): string {
  return masked.replace(/[^\u0000-\u007Fء-ي]/gu, (character) =>
    /\p{L}/u.test(character)
      ? OTHER_LETTER.repeat(character.length)
      : /[\p{M}\p{N}]/u.test(character)
        ? OTHER_SIGN.repeat(character.length)
        : character,
  );
}

/** Slots for triples of characters; a text of 1,000 words has about 3,000 different ones. */
const TRIPLES = 1 << 16;

/** A test for parts of a text that answers most questions from its triples of characters. */
export function containsIn(text: string): (part: string) => boolean {
  const triples = new Uint8Array(TRIPLES);
  for (let index = 2; index < text.length; index += 1) triples[tripleAt(text, index)] = 1;
  return (part) => {
    for (let index = 2; index < part.length; index += 1) if (triples[tripleAt(part, index)] === 0) return false;
    return text.includes(part);
  };
}

/** The slot of the three characters that end at the index. */
function tripleAt(text: string, index: number): number {
  const pair = Math.imul(text.charCodeAt(index - 2), 31) + text.charCodeAt(index - 1);
  return (Math.imul(pair, 961) + text.charCodeAt(index)) & (TRIPLES - 1);
}

export type Beginning = "sentence" | "word" | "gap";
type Places = Map<string, number[]>;

/** Places where a match can begin, by the first and the first two characters that stand there ("" for all). */
export function placesIn(masked: string): Record<Beginning, Places> {
  const places = { sentence: new Map(), word: new Map(), gap: new Map() } as Record<Beginning, Places>;
  const add = (kind: Beginning, index: number) => {
    const [first, second] = headAt(masked, index);
    for (const key of ["", first, first + second]) {
      const list = places[kind].get(key);
      if (!list) places[kind].set(key, [index]);
      else if (list.at(-1) !== index) list.push(index);
    }
  };
  for (const match of masked.matchAll(SENTENCE_BREAK)) {
    add("sentence", match.index + match[0].length - (match.groups?.["mark"]?.length ?? 0));
    if (match.groups?.["mark"]) add("sentence", match.index + match[0].length);
  }
  let inWord = false;
  let inSpace = false;
  for (let index = 0; index < masked.length; index += 1) {
    const isWord = WORD.test(masked[index] as string);
    const isSpace = masked[index] === " " || masked[index] === "\t";
    if (isWord && !inWord) add("word", index);
    else if (!isWord && !(isSpace && inSpace)) add("gap", index);
    inWord = isWord;
    inSpace = isSpace;
  }
  return places;
}

/** The character at a place and the next one; a run of blanks counts as one blank. */
function headAt(masked: string, index: number): [string, string] {
  const first = masked[index] ?? "";
  if (first !== " " && first !== "\t") return [first, masked[index + 1] === "\t" ? " " : (masked[index + 1] ?? "")];
  let next = index + 1;
  while (masked[next] === " " || masked[next] === "\t") next += 1;
  return [" ", masked[next] ?? ""];
}
