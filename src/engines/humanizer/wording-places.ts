import { MASK } from "./locked-spans.ts";

/** Stand for a letter, and for a mark or numeral, outside the alphabets the wordings are written in. */
const OTHER_LETTER = "\uE002";
const OTHER_SIGN = "\uE003";
/** Letters inside a pattern's class, over `plainText`: Unicode classes would make the patterns slow to compile. */
export const LETTER = `a-zء-ي${OTHER_LETTER}`;
/** Characters of a word inside a pattern's class; a locked character counts as one. */
export const WORD_CHARACTER = `${LETTER}0-9${OTHER_SIGN}${MASK}`;
/** What may be a letter, mark or numeral of another alphabet; common punctuation is spared the question. */
const FOREIGN = new RegExp(`[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[^\\u0000-\\u007Fء-ي،؛؟«»“”‘’–—…${MASK}]`, "g");
const SENTENCE_BREAK = new RegExp(
  `(?:^|[.!?؟؛…\\n])["')»*_]{0,2}[ \\t]*(?<mark>(?:\\p{Extended_Pictographic}\\uFE0F?|[-*•–#>]+|[${MASK}\\d]{1,3}[.)])[ \\t]+)?`,
  "gu",
);

/** The masked text with every letter, mark and numeral of another alphabet replaced by a stand-in of the same length. */
export function plainText(masked: string): string {
  return masked.replace(FOREIGN, (character) =>
    /\p{L}/u.test(character)
      ? OTHER_LETTER.repeat(character.length)
      : /[\p{M}\p{N}]/u.test(character)
        ? OTHER_SIGN.repeat(character.length)
        : character,
  );
}

/** Slots for triples of characters; a text of 1,000 words has about 3,000 different ones. */
const TRIPLES = 1 << 16;

/**
 * A test for parts of a text that answers from its triples of characters: no for most parts that it does not hold, yes for
 * all that it does.
 */
export function mayHold(text: string): (part: string) => boolean {
  const triples = new Uint8Array(TRIPLES);
  for (let index = 2; index < text.length; index += 1) triples[tripleAt(text, index)] = 1;
  return (part) => {
    if (part.length < 3) return text.includes(part);
    for (let index = 2; index < part.length; index += 1) if (triples[tripleAt(part, index)] === 0) return false;
    return true;
  };
}

/** The slot of the three characters that end at the index. */
function tripleAt(text: string, index: number): number {
  const pair = Math.imul(text.charCodeAt(index - 2), 31) + text.charCodeAt(index - 1);
  return (Math.imul(pair, 961) + text.charCodeAt(index)) & (TRIPLES - 1);
}

export type Beginning = "sentence" | "word" | "gap";
/** Places by the key of the head that stands there. */
type Places = Map<number, number[]>;

/** The key of a head of up to two characters: in a map a number is found faster than a string made for the question. */
export function headKey(head: string): number {
  return keyOf(head.charCodeAt(0), head.charCodeAt(1));
}

/** Code units; NaN for none. */
function keyOf(first: number, second: number): number {
  return second >= 0 ? ((second + 1) << 16) | first : first >= 0 ? first : ANY_HEAD;
}

const ANY_HEAD = -1;

/** Places where a match can begin, by the first and the first two characters that stand there, and all of them. */
export function placesIn(plain: string): Record<Beginning, Places> {
  const places: Record<Beginning, Places> = { sentence: new Map(), word: new Map(), gap: new Map() };
  for (const match of plain.matchAll(SENTENCE_BREAK)) {
    const mark = match.groups?.["mark"] ?? "";
    const end = match.index + match[0].length;
    add(places.sentence, plain, end - mark.length);
    if (mark !== "") add(places.sentence, plain, end);
  }
  let inWord = false;
  let inSpace = false;
  for (let index = 0; index < plain.length; index += 1) {
    const code = plain.charCodeAt(index);
    const isWord = isWordCharacter(code);
    const isSpace = isBlank(code);
    if (isWord && !inWord) add(places.word, plain, index);
    else if (!isWord && !(isSpace && inSpace)) add(places.gap, plain, index);
    inWord = isWord;
    inSpace = isSpace;
  }
  return places;
}

/** A run of blanks counts as one space. */
function add(places: Places, plain: string, index: number): void {
  const first = plain.charCodeAt(index);
  let next = index + 1;
  if (isBlank(first)) while (isBlank(plain.charCodeAt(next))) next += 1;
  const second = plain.charCodeAt(next);
  const head = isBlank(first) ? SPACE : first;
  addUnder(places, ANY_HEAD, index);
  addUnder(places, keyOf(head, NaN), index);
  addUnder(places, keyOf(head, isBlank(second) ? SPACE : second), index);
}

function addUnder(places: Places, key: number, index: number): void {
  const list = places.get(key);
  if (!list) places.set(key, [index]);
  else if (list.at(-1) !== index) list.push(index);
}

const SPACE = 0x20;

function isBlank(code: number): boolean {
  return code === SPACE || code === 0x09;
}

/** True for a character of WORD_CHARACTER's class. */
function isWordCharacter(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x621 && code <= 0x64a) ||
    (code >= 0x30 && code <= 0x39) ||
    STAND_INS.includes(code)
  );
}

const STAND_INS = [OTHER_LETTER, OTHER_SIGN, MASK].map((character) => character.charCodeAt(0));
