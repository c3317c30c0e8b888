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
export function holdTest(text: string): (part: string) => boolean {
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

/** Places where a match can begin: all, and by the key of the head that stands there. */
interface Places {
  all: number[];
  byHead: Map<number, number[]>;
}

/** Characters of a wording's beginning that its places are kept by: with two instead, ten times as many are tried in vain. */
export const HEAD_LENGTH = 5;

/** What stands for a head. Two heads may have the same key: its places are then tried for both. */
export function headKey(head: string): number {
  let key = 0;
  for (let index = 0; index < head.length; index += 1) key = keyWith(key, head.charCodeAt(index));
  return key;
}

function keyWith(key: number, code: number): number {
  return (Math.imul(key, 31) + code) | 0;
}

/** The heads that places are wanted for, as marks in the slots of their keys; a text is read no further than these go. */
export type WantedHeads = Uint8Array;
const BEGINS_HEAD = 1;
const IS_HEAD = 2;
const SLOTS = 1 << 16;

export function wantedHeads(heads: string[]): WantedHeads {
  const wanted = new Uint8Array(SLOTS);
  for (const head of heads) {
    for (let length = 1; length <= head.length; length += 1) {
      const slot = headKey(head.slice(0, length)) & (SLOTS - 1);
      wanted[slot] = (wanted[slot] as number) | (length === head.length ? IS_HEAD : BEGINS_HEAD);
    }
  }
  return wanted;
}

export type PlacesByBeginning = Record<Beginning, Places>;

/** Sentence starts at the given places only. */
export function placesAt(plain: string, starts: number[], wanted: Record<Beginning, WantedHeads>): PlacesByBeginning {
  const places = { sentence: noPlaces(), word: noPlaces(), gap: noPlaces() };
  for (const start of starts) addPlace(places.sentence, plain, start, wanted.sentence);
  return places;
}

/** Places where a match can begin, by those of the wanted heads that stand there. */
export function placesIn(plain: string, wanted: Record<Beginning, WantedHeads>): PlacesByBeginning {
  const places = { sentence: noPlaces(), word: noPlaces(), gap: noPlaces() };
  const add = (kind: Beginning, index: number) => addPlace(places[kind], plain, index, wanted[kind]);
  for (const match of plain.matchAll(SENTENCE_BREAK)) {
    const mark = match.groups?.["mark"] ?? "";
    const end = match.index + match[0].length;
    add("sentence", end - mark.length);
    if (mark !== "") add("sentence", end);
  }
  let inWord = false;
  let inSpace = false;
  for (let index = 0; index < plain.length; index += 1) {
    const code = plain.charCodeAt(index);
    const isWord = isWordCharacter(code);
    const isSpace = isBlank(code);
    if (isWord && !inWord) add("word", index);
    else if (!isWord && !(isSpace && inSpace)) add("gap", index);
    inWord = isWord;
    inSpace = isSpace;
  }
  return places;
}

function noPlaces(): Places {
  return { all: [], byHead: new Map() };
}

/** A run of blanks counts as one space. */
function addPlace({ all, byHead }: Places, plain: string, index: number, wanted: WantedHeads): void {
  if (all.at(-1) === index) return;
  all.push(index);
  let key = 0;
  for (let at = index; at < plain.length;) {
    const code = plain.charCodeAt(at);
    at += 1;
    if (isBlank(code)) while (isBlank(plain.charCodeAt(at))) at += 1;
    key = keyWith(key, isBlank(code) ? SPACE : code);
    const marks = wanted[key & (SLOTS - 1)] as number;
    if (marks >= IS_HEAD) {
      const list = byHead.get(key);
      if (list) list.push(index);
      else byHead.set(key, [index]);
    }
    if ((marks & BEGINS_HEAD) === 0) return;
  }
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

/** True when only a sentence break, a list mark or nothing stands before the place. */
export function isSentenceStart(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 12), index);
  if (index <= 12 && /^[\s"'«(*_#>-]*$/.test(before)) return true;
  return /[.!?؟؛…\n]["')»*_]{0,2}[ \t]*(?:(?:[-*•–#>]+|\S{1,3}[.)]|\p{Extended_Pictographic}\uFE0F?)[ \t]+)?$/u.test(
    before,
  );
}
