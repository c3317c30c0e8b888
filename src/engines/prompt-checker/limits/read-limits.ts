import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import { remember } from "#engines/text/remember.ts";
import type { Piece } from "../reading/cut-pieces.ts";
import {
  AT_LEAST,
  AT_LEAST_AFTER,
  AT_MOST,
  AT_MOST_AFTER,
  EACH,
  NOT_BEFORE,
  PART_NOUNS,
  UNIT_OF,
} from "./number-words-data.ts";
import { rangeAt } from "./numbers.ts";

/** A number with its unit, as an interval, and what it holds for. */
export interface Limit {
  unit: string;
  least: number;
  most: number;
  /** Both bounds were said, or one number as it is. */
  exact: boolean;
  /** "whole", "each" (of so many parts), or the noun of a part. */
  scope: string;
  /** "In one sentence", «بجملتين»: the whole answer in so few. */
  inOne: boolean;
  /** Index of its piece. */
  piece: number;
  start: number;
  end: number;
}

/** How many tokens may come between a number and its unit: "three short blog posts". */
const MOST_BETWEEN = 2;
/** "Six common words" are words to be listed, not the length of a text. */
const OF_LENGTH = new Set(["word", "character", "page"]);
/** How far before a number its bound is looked for, in words. */
const BOUND_WITHIN = 5;
const MOST_SCOPE = 4;
/** Within so many words a prompt names what it wants. */
const OPENING = 6;
/** Nobody asks for one of these alone and for a longer text at once. */
const ALWAYS_PARTS = new Set(
  "title titles subject headline headlines heading headings label labels sentence sentences عنوان عناوين موضوع جمله".split(
    " ",
  ),
);
/** Fewer words than this are words to be listed, unless something bounds them. */
const LEAST_LENGTH = 15;
const BOUNDS = /(?:^| )(?:in|within|of|under|exactly|about|than|to|most|least|في|من|عن|ب|بـ|نحو|حوالي)$/;

/** All limits of the author's own words, by place. */
export function readLimits(text: string, tokens: readonly Token[], pieces: readonly Piece[]): Limit[] {
  const limits: Limit[] = [];
  pieces.forEach((piece, at) => {
    if (piece.block !== null) return;
    for (let index = piece.from; index < piece.to; index += 1) {
      const found = limitAt(text, tokens, piece, index);
      if (!found) continue;
      limits.push({ ...found.limit, piece: at });
      index = found.last;
    }
  });
  return limits;
}

interface Found {
  limit: Omit<Limit, "piece">;
  last: number;
}

function limitAt(text: string, tokens: readonly Token[], piece: Piece, index: number): Found | null {
  const token = tokens[index] as Token;
  const dual = unitOf(token);
  if (dual?.value !== undefined)
    return { limit: limitOf(tokens, piece, index, index, [dual.value, dual.value], dual.unit), last: index };
  const range = rangeAt(text, tokens, index);
  if (range === null) return null;
  let last = range.last;
  for (let skipped = 0; skipped <= MOST_BETWEEN; skipped += 1) {
    const next = tokens[last + 1];
    if (!next || last + 1 >= piece.to || (next.shape === TOKEN.mark && next.text !== "-")) break;
    // "One 45-minute lesson": the unit is that of the second number.
    if (next.shape === TOKEN.number) return null;
    last += 1;
    if (next.shape === TOKEN.mark) skipped -= 1;
    const unit = next.shape === TOKEN.mark ? null : unitOf(next);
    if (unit && unit.value === undefined && skipped > 0 && OF_LENGTH.has(unit.unit)) return null;
    if (unit && unit.value === undefined)
      return { limit: limitOf(tokens, piece, index, last, range.values, unit.unit), last };
  }
  return unitBefore(tokens, piece, index, range);
}

/** «خطوات مرقمة ما تزيد عن عشرة», "keep the points to five": the number ends its clause, and its unit comes before it. */
function unitBefore(
  tokens: readonly Token[],
  piece: Piece,
  index: number,
  range: { values: [number, number]; last: number },
): Found | null {
  const next = tokens[range.last + 1];
  if (next && range.last + 1 < piece.to && next.shape < TOKEN.mark) return null;
  for (let at = index - 2; at >= Math.max(piece.from, index - BEFORE); at -= 1) {
    const unit = unitOf(tokens[at] as Token);
    if (!unit || unit.value !== undefined) continue;
    const limit = limitOf(tokens, piece, index, range.last, range.values, unit.unit);
    return limit.exact ? null : { limit: { ...limit, start: (tokens[at] as Token).start }, last: range.last };
  }
  return null;
}

/** How far before such a number its unit may be, in tokens. */
const BEFORE = 7;

function limitOf(
  tokens: readonly Token[],
  piece: Piece,
  first: number,
  last: number,
  [low, high]: [number, number],
  unit: string,
): Found["limit"] {
  const before = phrase(tokens, Math.max(piece.from - 1, first - BOUND_WITHIN, 0), first);
  const after = boundAfter(tokens, last);
  const listed = unit === "word" && high < LEAST_LENGTH && !BOUNDS.test(before) && tokens[first + 1]?.text !== "-";
  const negated = NOT_BEFORE.test(before.replace(/(?:more|less|fewer|longer|over|exceed\S*|اكثر|اقل)[^]*$/, ""));
  const atMost = AT_MOST.test(before) && !(/(?:over|longer than)$/.test(before) && !negated);
  const atLeast = !atMost && AT_LEAST.test(before);
  const capped = atMost || AT_MOST_AFTER.test(after);
  const inOne =
    (unit === "sentence" || unit === "line") &&
    high <= 2 &&
    isIn(tokens, first, piece.from) &&
    !opensPart(tokens, piece, first);
  const floored = !capped && (atLeast || AT_LEAST_AFTER.test(after));
  return {
    unit: listed ? "listed word" : unit,
    least: capped && low === high ? 0 : low,
    most: floored && low === high ? Infinity : high,
    exact: !capped && !floored,
    scope: inOne ? "whole" : scopeOf(tokens, piece, first, last),
    inOne,
    start: (tokens[first] as Token).start,
    end: (tokens[last] as Token).end,
  };
}

/** What bounds a number from behind; "5 bullets, at least 800 words" bounds the next one. */
function boundAfter(tokens: readonly Token[], last: number): string {
  const to = endOf(tokens, last + 1, Math.min(last + 4, tokens.length));
  const isOfNext =
    tokens[last + 1]?.text === "," && tokens.slice(last + 2, to + 1).some(({ shape }) => shape === TOKEN.number);
  return isOfNext ? "" : phrase(tokens, last + 1, to);
}

function isIn(tokens: readonly Token[], first: number, from: number): boolean {
  const before = first > from ? (tokens[first - 1] as Token).text : "";
  return /^(?:in|just|only|as|في|ب|فقط)$/.test(before) || /^ب(?=[ء-ي]{3})/.test((tokens[first] as Token).text);
}

/** «وفي الفقرة الأخيرة … في جملتين»: a clause that begins with a part speaks of it. */
function opensPart(tokens: readonly Token[], { from }: Piece, first: number): boolean {
  return tokens.slice(from, Math.min(from + 3, first)).some(({ text }) => isPart(text));
}

function isPart(word: string): boolean {
  const bare = bareNoun(word);
  return PART_NOUNS.has(word) || PART_NOUNS.has(bare) || PART_NOUNS.has(bare.replace(/ها?$/, ""));
}

/** What a limit holds for: of each, of a part named beside it, or of the whole. */
function scopeOf(tokens: readonly Token[], piece: Piece, first: number, last: number): string {
  const around = phrase(tokens, Math.max(piece.from, first - MOST_SCOPE), Math.min(piece.to, last + 1 + MOST_SCOPE));
  if (EACH.test(around) && !namesItself(tokens, last)) return "each";
  for (const { text } of neighbours(tokens, piece, first, last)) {
    const bare = bareNoun(text);
    if (!isPart(text)) continue;
    // What the prompt asks for in its first words is the whole, not a part.
    const opens = tokens.slice(0, OPENING).some((token) => bareNoun(token.text) === bare);
    return opens && !ALWAYS_PARTS.has(bare) ? "whole" : bare;
  }
  return "whole";
}

/** "Ten chapters, each chapter with a title": the number is of the whole. */
function namesItself(tokens: readonly Token[], last: number): boolean {
  const own = unitOf(tokens[last] as Token)?.unit;
  return own !== undefined && tokens.slice(last + 1, last + 4).some((token) => unitOf(token)?.unit === own);
}

/** An Arabic noun without article, prepositions and the ending of an accusative; another word as it is. */
export function bareNoun(word: string): string {
  return word.replace(/^[وف]?(?:ال|بال|لل|[بل])?(?=[ء-ي]{3})/, "").replace(/(?<=[ء-ي]{3})ا$/, "");
}

function* neighbours(tokens: readonly Token[], piece: Piece, first: number, last: number): Iterable<Token> {
  for (let index = first + 1; index < Math.min(piece.to, last + 1 + MOST_SCOPE); index += 1)
    if (index !== last) yield tokens[index] as Token;
  for (let index = first - 1; index >= Math.max(piece.from, first - MOST_SCOPE - BOUND_WITHIN); index -= 1)
    yield tokens[index] as Token;
}

function phrase(tokens: readonly Token[], from: number, to: number): string {
  let text = "";
  for (let index = from; index < to; index += 1) {
    const token = tokens[index] as Token;
    if (token.shape < TOKEN.mark) text += (text === "" ? "" : " ") + token.text;
    else if (index > from && /[.;:!?\n]/.test(token.text)) text = "";
  }
  return text;
}

/** Where the sentence ends, at most at `to`: what the next one begins with bounds nothing here. */
function endOf(tokens: readonly Token[], from: number, to: number): number {
  let index = from;
  while (index < to && !/^[.;!?\n]$/.test((tokens[index] as Token).text)) index += 1;
  return index;
}

/** A unit by its name; Arabic ones may carry a conjunction, a preposition or the article in front. */
function unitOf({ text }: Token): { unit: string; value?: number } | null {
  return unitNamed(text);
}

const unitNamed = remember((word): { unit: string; value?: number } | null => {
  const bare = word.replace(/^[وف]?(?:ال|بال|لل|[بلك])?(?=[ء-ي])/, "");
  const name = [word, ...(bare.length > 2 ? [bare] : [])].find((one) => Object.hasOwn(UNIT_OF, one));
  return name === undefined ? null : (UNIT_OF[name] as { unit: string; value?: number });
});
