import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import type { PromptReading, ReadPiece } from "../reading/read-prompt.ts";
import { type Limit, valueOf } from "./read-limits.ts";

/** Two places whose numbers do not meet. */
export interface Mismatch {
  first: Place;
  second: Place;
}

interface Place {
  start: number;
  end: number;
}

/** A number with its place in the text and the index of its piece. */
export interface Amount extends Place {
  value: number;
  piece: number;
}

const SYMBOLS: Readonly<Record<string, string>> = { "£": "pound", $: "dollar", "€": "euro" };
const MONEY = new Set(["dollar", "pound", "euro", "riyal", "dirham", "dinar"]);
const BUDGET =
  /(?:^| )(?:budget|kitty|penny more|can spend|all there is|for everything|for the whole|in total|[وف]?(?:ال)?ميزانيه|ميزانيتي|ميزانيتنا|كل اللي مع\S+|فلس|ريال واحد|نقدر نزيد)(?: |$)/;
const PER = /^(?:a|per|each|an)$/;
const HEADS: Readonly<Record<string, RegExp>> = {
  head: /^(?:guests?|people|persons|adults|of us)$/,
  person: /^(?:guests?|people|persons|adults)$/,
  night: /^nights?$/,
};

/** What costs more than the budget: "£400 for the whole thing; a £22-a-head buffet" for twenty guests. */
export function ofMoney(
  text: string,
  reading: PromptReading,
  limits: readonly Limit[],
  asking: readonly boolean[],
): Mismatch | null {
  const amounts = [...inSymbols(text, reading), ...inWords(text, limits)];
  // A budget is often given as background, with what is spent already beside it.
  const budgets = amounts.filter(({ piece }) => {
    const { sentence } = reading.pieces[piece] as ReadPiece;
    return reading.pieces.some((one) => one.sentence === sentence && BUDGET.test(wordsOf(reading, one)));
  });
  const budget = budgets.toSorted((one, other) => other.value - one.value)[0];
  if (!budget) return null;
  const { sentence } = reading.pieces[budget.piece] as ReadPiece;
  const others = amounts.filter(
    (one) =>
      asking[one.piece] &&
      one.currency === budget.currency &&
      one !== budget &&
      (reading.pieces[one.piece] as ReadPiece).sentence !== sentence,
  );
  const over = others.find((one) => one.value * timesOf(text, reading, one) > budget.value);
  return over ? { first: budget, second: over } : null;
}

interface Money extends Amount {
  currency: string;
}

function inSymbols(text: string, { pieces, tokens }: PromptReading): Money[] {
  return pieces.flatMap((piece, at) => {
    const found: Money[] = [];
    for (let index = piece.from; index < piece.to - 1; index += 1) {
      const currency = SYMBOLS[(tokens[index] as Token).text];
      const next = tokens[index + 1] as Token;
      if (currency === undefined || next.shape !== TOKEN.number) continue;
      // "£1,900" is three tokens.
      const figure = /^\d{1,3}(?:,\d{3})+|^\d+/.exec(text.slice(next.start));
      if (figure)
        found.push({
          currency,
          value: Number(figure[0].replaceAll(",", "")),
          start: (tokens[index] as Token).start,
          end: next.start + figure[0].length,
          piece: at,
        });
    }
    return found;
  });
}

function inWords(text: string, limits: readonly Limit[]): Money[] {
  return limits
    .filter(({ unit, most, start }) => MONEY.has(unit) && most < Infinity && /[0-9٠-٩]/.test(text.charAt(start)))
    .map(({ unit, most, start, end, piece }) => ({ currency: unit, value: most, start, end, piece }));
}

/** "A head", "a night": as often as the prompt counts them. */
function timesOf(text: string, { tokens }: PromptReading, { end }: Amount): number {
  const at = tokens.findIndex((token) => token.start >= end);
  const near = at < 0 ? [] : tokens.slice(at, at + 5).filter(({ shape }) => shape < TOKEN.mark);
  const per = near.findIndex((token) => PER.test(token.text));
  const counted = per >= 0 && per < 2 ? HEADS[near[per + 1]?.text ?? ""] : undefined;
  if (!counted) return 1;
  for (let index = 0; index < tokens.length - 1; index += 1) {
    const value = valueOf(text, tokens[index] as Token);
    const next = tokens[index + 1]?.text === "-" ? tokens[index + 2] : tokens[index + 1];
    if (value !== null && counted.test(next?.text ?? "")) return value;
  }
  return 1;
}

/** The folded words of a piece, a blank between them. */
export function wordsOf({ tokens }: PromptReading, { from, to }: ReadPiece): string {
  let text = "";
  for (let index = from; index < to; index += 1) {
    const token = tokens[index] as Token;
    if (token.shape < TOKEN.mark) text += (text === "" ? "" : " ") + token.text;
  }
  return text;
}
