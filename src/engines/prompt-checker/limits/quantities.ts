import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import { remember } from "#engines/text/remember.ts";
import type { PromptReading, ReadPiece } from "../reading/read-prompt.ts";
import { UNIT_OF } from "./number-words-data.ts";
import { numberAt, rangeAt, valueOf } from "./numbers.ts";

/** An amount of something that can be added up: marks, minutes, pages, words or money. */
export interface Quantity {
  unit: string;
  least: number;
  most: number;
  /** So much of each of several. */
  each: boolean;
  /** Stem of what each of it is; null where it is not named. */
  of: number | null;
  /** Index of its piece and of its first token. */
  piece: number;
  at: number;
  start: number;
  end: number;
}

/** How many units of the first kind one of a name holds. */
const HELD: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  hour: ["minute", 60],
  minute: ["minute", 1],
  second: ["minute", 1 / 60],
  word: ["word", 1],
  page: ["page", 1],
  mark: ["mark", 1],
  dollar: ["dollar", 1],
  pound: ["pound", 1],
  euro: ["euro", 1],
  riyal: ["riyal", 1],
  dirham: ["dirham", 1],
  dinar: ["dinar", 1],
};
export const MONEY: ReadonlySet<string> = new Set(["dollar", "pound", "euro", "riyal", "dirham", "dinar"]);
const SYMBOLS: Readonly<Record<string, string>> = { "£": "pound", $: "dollar", "€": "euro" };
const MARK = /^[وف]?(?:ال)?(?:marks?|درجه|درجات|علامه|علامات)$/;
const TWO_MARKS = /^[وف]?(?:درجتا|درجتي|علامتا|علامتي)ن$/;
const HALF = /^[وف]?(?:half|نصف?)$/;
/** How many tokens may be between a number and its unit. */
const MOST_BETWEEN = 2;

/** All quantities of the author's own words, in order. */
export function readQuantities(text: string, reading: PromptReading): Quantity[] {
  const found: Quantity[] = [];
  reading.pieces.forEach((piece, at) => {
    if (piece.block !== null) return;
    for (let index = piece.from; index < piece.to; index += 1) {
      const read = quantityAt(text, reading.tokens, piece, index);
      if (!read) continue;
      const [unit, times] = read.unit;
      const { start } = reading.tokens[index] as Token;
      const end = (reading.tokens[read.last] as Token).end;
      const [least, most] = [read.values[0] * times, read.values[1] * times];
      found.push({
        unit,
        least,
        most,
        ...eachNear(reading, piece, index, read.last),
        piece: at,
        at: index,
        start,
        end,
      });
      index = read.last;
    }
  });
  return found;
}

interface Read {
  unit: readonly [string, number];
  values: readonly [number, number];
  last: number;
}

function quantityAt(text: string, tokens: readonly Token[], piece: ReadPiece, index: number): Read | null {
  const token = tokens[index] as Token;
  const symbol = SYMBOLS[token.text];
  if (symbol !== undefined && index + 1 < piece.to) {
    const range = rangeAt(text, tokens, index + 1);
    return range && { unit: [symbol, 1], ...range };
  }
  const two = unitOf(token);
  if (two?.two) return { unit: two.unit, values: twice(tokens[index + 1]), last: index };
  if (HALF.test(token.text)) {
    const at =
      /^(?:an?|hour)$/.test(tokens[index + 1]?.text ?? "") && !unitOf(tokens[index + 1]) ? index + 2 : index + 1;
    const unit = at < piece.to ? unitOf(tokens[at]) : null;
    return unit && { unit: unit.unit, values: [0.5, 0.5], last: at };
  }
  const range = rangeAt(text, tokens, index);
  if (range) return followed(tokens, piece, range);
  if (token.shape === TOKEN.arabic && MARK.test(token.text)) return markBefore(text, tokens, piece, index);
  return onePage(tokens, piece, index);
}

function twice(next: Token | undefined): readonly [number, number] {
  return /^ونصف?$/.test(next?.text ?? "") ? [2.5, 2.5] : [2, 2];
}

/** The unit after a number. */
function followed(
  tokens: readonly Token[],
  piece: ReadPiece,
  { values, last }: { values: [number, number]; last: number },
): Read | null {
  let skipped = 0;
  for (let at = last + 1; at < piece.to && skipped <= MOST_BETWEEN; at += 1) {
    const next = tokens[at] as Token;
    if (next.shape === TOKEN.mark && next.text === "-") continue;
    if (next.shape > TOKEN.latin) return null;
    const unit = unitOf(next);
    if (unit && !unit.two) {
      const half = /^ونصف?$/.test(tokens[at + 1]?.text ?? "") ? 0.5 : 0;
      return { unit: unit.unit, values: [values[0] + half, values[1] + half], last: at };
    }
    skipped += 1;
  }
  return null;
}

/** «درجة واحدة», «والدرجة الكاملة ثلاثون», «لكل سؤال علامة». */
function markBefore(text: string, tokens: readonly Token[], piece: ReadPiece, index: number): Read {
  for (let at = index + 1; at < Math.min(piece.to, index + 3); at += 1) {
    const number = numberAt(text, tokens, at, piece.to);
    if (number) return { unit: ["mark", 1], values: [number.value, number.value], last: number.last };
  }
  return { unit: ["mark", 1], values: [1, 1], last: index };
}

/** "Its own page", «صفحة A4 واحدة». */
function onePage(tokens: readonly Token[], piece: ReadPiece, index: number): Read | null {
  const unit = unitOf(tokens[index]);
  if (unit?.unit[0] !== "page") return null;
  const isOwn = tokens[index - 1]?.text === "own";
  const after = tokens.slice(index + 1, Math.min(index + 3, piece.to));
  const isOne = after.some(({ text }) => /^(?:واحده|مستقله|وحده)$/.test(text));
  return isOwn || isOne ? { unit: unit.unit, values: [1, 1], last: index } : null;
}

interface UnitName {
  unit: readonly [string, number];
  two: boolean;
}

function unitOf(token: Token | undefined): UnitName | null {
  return token && token.shape < TOKEN.number ? unitNamed(token.text) : null;
}

const unitNamed = remember((word): UnitName | null => {
  if (MARK.test(word)) return { unit: ["mark", 1], two: false };
  if (TWO_MARKS.test(word)) return { unit: ["mark", 1], two: true };
  const bare = word.replace(/^[وف]?(?:ال|بال|لل|[بل])?(?=[ء-ي]{3})/, "");
  const name = [word, bare].find((one) => Object.hasOwn(UNIT_OF, one));
  const known = name === undefined ? undefined : UNIT_OF[name];
  const unit = HELD[known?.unit ?? ""];
  return known && unit ? { unit, two: known.value === 2 } : null;
});

const OF_EACH = /^(?:each|every|per|[وف]?ل?كل)$/;
const EACH = /(?:^| )(?:each|per|every|apiece|[وف]?ل?كل|الواحد|الواحده)(?: |$)/;

/** "Every point", «لكل سؤال»: whether an amount is of each of several, and of what. */
function eachNear(
  { tokens }: PromptReading,
  { from, to }: ReadPiece,
  first: number,
  last: number,
): { each: boolean; of: number | null } {
  let words = "";
  let of: number | null = null;
  for (let index = Math.max(from, first - EACH_BEFORE); index < Math.min(to, last + EACH_AFTER); index += 1) {
    const { text, shape } = tokens[index] as Token;
    if (shape >= TOKEN.mark) continue;
    words += ` ${text}`;
    const next = tokens[index + 1];
    if (of === null && OF_EACH.test(text) && next && index + 1 < to && next.shape < TOKEN.number) of = next.stem;
  }
  return { each: EACH.test(words.trimStart()), of };
}

/** How many tokens such a word may be away. */
const EACH_BEFORE = 8;
const EACH_AFTER = 3;

/** How many there are of what a stem names, by a number beside it; null where the prompt does not say. */
export function countOf(text: string, { tokens }: PromptReading, stem: number): number | null {
  for (const [index, token] of tokens.entries()) {
    if (token.stem !== stem) continue;
    const around = [tokens[index - 1], tokens[index - 2], tokens[index + 1]];
    for (const other of around) {
      const value = other && other.shape < TOKEN.mark ? numeral(text, other) : null;
      if (value !== null && value > 1) return value;
    }
  }
  return null;
}

/** «الخمسة» is five too. */
function numeral(text: string, token: Token): number | null {
  const bare = token.text.replace(/^[وف]?ال/, "");
  return valueOf(text, token) ?? (bare === token.text ? null : valueOf(text, { ...token, text: bare }));
}
