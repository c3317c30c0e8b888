import checkerWords from "../checker-words.json" with { type: "json" };
import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import type { PromptReading, ReadPiece } from "../reading/read-prompt.ts";
import { valueOf } from "./numbers.ts";
import { countOf, MONEY, type Quantity, readQuantities } from "./quantities.ts";
import type { Limit } from "./read-limits.ts";

/** Two places whose numbers do not meet. */
interface Mismatch {
  first: Place;
  second: Place;
}

interface Place {
  start: number;
  end: number;
}

/** What a sum is looked for in. */
interface Source {
  text: string;
  reading: PromptReading;
  limits: readonly Limit[];
  asking: readonly boolean[];
  quantities: readonly Quantity[];
}

/** Parts that come to more than their whole: marks, minutes, money, words and pages. Pieces that `asking` leaves out are not read. */
export function findSums(
  text: string,
  reading: PromptReading,
  limits: readonly Limit[],
  asking: readonly boolean[],
): Mismatch[] {
  const source = { text, reading, limits, asking, quantities: readQuantities(text, reading).slice(0, MOST) };
  return [ofMarks, ofMinutes, ofMoney, ofParts, ofItems].map((find) => find(source)).filter((one) => one !== null);
}

/** A text that names more amounts is no prompt, and all pairs are compared. */
const MOST = 120;
const IN_ALL =
  /(?:^| )(?:total|altogether|in all|out of|worth of|[وف]?(?:ال)?(?:مجموع|مجموعه|مجموعها|كلها|كامله|نهاييه))(?: |$)/;

/** "Ten questions at two marks each, 50 marks in all." */
function ofMarks({ text, reading, asking, quantities }: Source): Mismatch | null {
  const marks = quantities.filter(({ unit, piece }) => unit === "mark" && asking[piece]);
  const wholes = marks.filter(({ piece, each }) => !each && IN_ALL.test(wordsOf(reading, piece)));
  const parts = marks.filter(({ each }) => each);
  const [whole] = wholes;
  if (!whole || wholes.length > 1 || parts.length === 0) return null;
  let sum = 0;
  for (const part of parts) {
    const count = countBefore(text, reading, part);
    if (count === null) return null;
    sum += part.most * count;
  }
  return sum === whole.most ? null : inOrder(parts[0] as Quantity, whole);
}

/** How many there are of what gets marks: the first number before it in its sentence. */
function countBefore(text: string, { pieces, tokens }: PromptReading, { piece, at }: Quantity): number | null {
  const { sentence } = pieces[piece] as ReadPiece;
  const opening = pieces.find((one) => one.sentence === sentence) as ReadPiece;
  for (let from = opening.from; from < at; from += 1) {
    const token = tokens[from] as Token;
    const value = /^[وف]?سو?ؤ?ال[اي]ن$/.test(token.text) ? 2 : valueOf(text, token);
    if (value !== null && value > 1 && from < at - 1 && tokens[from + 1]?.text !== ".") return value;
  }
  return null;
}

/** "The lesson has 45 minutes": 10, 20 and half an hour are more; so are three parts of at least 20 in 30. */
function ofMinutes({ text, reading, asking, quantities }: Source): Mismatch | null {
  const [whole, ...others] = quantities.filter(({ unit }) => unit === "minute");
  if (!whole || whole.each) return null;
  const rest = others.filter(({ piece }) => asking[piece]);
  const parts = [...rest, ...bareMinutes(text, reading, rest)].filter(({ start }) => start > whole.end);
  if (parts.some(({ each }) => each) && parts.length === rest.length) return null;
  const sum = parts.reduce((total, { most }) => total + most, 0);
  if (parts.length < LEAST_PARTS || sum <= whole.most || parts.some(({ most }) => most >= whole.most)) return null;
  return inOrder(whole, parts.at(-1) as Quantity);
}

const LEAST_PARTS = 3;

/** "40 of drills and 30 of practice" after a part in minutes. */
function bareMinutes(text: string, { pieces, tokens }: PromptReading, parts: readonly Quantity[]): Quantity[] {
  const [part] = parts;
  if (!part) return [];
  const { sentence } = pieces[part.piece] as ReadPiece;
  return pieces.flatMap((piece, at) => {
    const found: Quantity[] = [];
    for (let index = piece.from; piece.sentence === sentence && index < piece.to; index += 1) {
      const token = tokens[index] as Token;
      const value = token.start > part.end && tokens[index + 1]?.text === "of" ? valueOf(text, token) : null;
      if (value !== null) found.push({ ...part, least: value, most: value, piece: at, at: index, ...placeOf(token) });
    }
    return found;
  });
}

function placeOf({ start, end }: Place): Place {
  return { start, end };
}

const BUDGET = new RegExp(`(?:^| )(?:${checkerWords.sums.budget})(?: |$)`);
/** Money that comes in or is there already is not spent. */
const NOT_SPENT =
  /(?:^| )(?:grant|raised?|earn|income|takes?|profit|sold|sell|owe|refund|deposit|saved?|ticket price|دخل|ربح|نبيع|تبرع)(?: |$)/;

/** What costs more than the budget, alone or together: "£400 for the whole thing; a £22-a-head buffet" for twenty guests. */
function ofMoney({ text, reading, asking, quantities }: Source): Mismatch | null {
  const { pieces } = reading;
  const amounts = quantities.filter(({ unit }) => MONEY.has(unit));
  if (amounts.length === 0) return null;
  const sentenceOf = ({ piece }: Quantity) => (pieces[piece] as ReadPiece).sentence;
  const budgets = new Set(pieces.filter((_, at) => BUDGET.test(wordsOf(reading, at))).map(({ sentence }) => sentence));
  // A budget is often given as background, with what is spent already beside it.
  const budget = amounts
    .filter((one) => budgets.has(sentenceOf(one)))
    .toSorted((one, other) => other.most - one.most)[0];
  if (!budget) return null;
  // Several amounts in one sentence share the money out, also where they only say so.
  const isShared = (one: Quantity) => amounts.some((other) => other !== one && sentenceOf(other) === sentenceOf(one));
  const costs = amounts
    .filter((one) => one.unit === budget.unit && one !== budget && (asking[one.piece] || isShared(one)))
    .filter(({ piece }) => !NOT_SPENT.test(wordsOf(reading, piece)))
    .map((one) => ({ place: one, cost: one.least * timesOf(text, reading, one) }));
  const over = costs.find(({ place, cost }) => cost > budget.most && sentenceOf(place) !== sentenceOf(budget));
  const all = costs.reduce((sum, { cost }) => sum + cost, 0);
  const isChoice = pieces.some((_, at) => CHOICE.test(wordsOf(reading, at)));
  const last = over ?? (!isChoice && costs.length > 1 && all > budget.most ? costs.at(-1) : undefined);
  return last ? inOrder(budget, last.place) : null;
}

/** Of prices that are compared one is paid. */
const CHOICE = /(?:^| )(?:compare|versus|vs|either|which of|cheapest|قارن|مقارنه|بين)(?: |$)/;
const PER = /^(?:a|an|per|each|على|علي)$/;

/** "A head", "a night": as often as the prompt counts them. */
function timesOf(text: string, { tokens, pieces }: PromptReading, { end, piece }: Quantity): number {
  const from = tokens.findIndex((token) => token.start >= end);
  const near = from < 0 ? [] : tokens.slice(from, from + 5).filter(({ shape }) => shape < TOKEN.mark);
  const per = near.findIndex((token) => PER.test(token.text));
  const noun = per >= 0 && per < 2 ? near[per + 1] : undefined;
  if (!noun) return 1;
  if (/^(?:head|person|guest|شخص|راس|فرد)$/.test(noun.text)) return peopleIn(text, tokens);
  if (/^ال(?:واحد|واحده|وحده)$/.test(noun.text)) return twoIn(tokens, pieces[piece] as ReadPiece, pieces);
  for (const [index, token] of tokens.entries()) {
    const value = token.stem === noun.stem && index > 0 ? valueOf(text, tokens[index - 1] as Token) : null;
    if (value !== null) return value;
  }
  return 1;
}

function peopleIn(text: string, tokens: readonly Token[]): number {
  for (let index = 0; index < tokens.length - 1; index += 1) {
    const value = valueOf(text, tokens[index] as Token);
    const next = tokens[index + 1]?.text === "-" ? tokens[index + 2] : tokens[index + 1];
    if (value !== null && /^(?:guests?|people|persons|adults|of us|شخص|اشخاص|ضيف|ضيوف|فرد|نفر)$/.test(next?.text ?? ""))
      return value;
  }
  return 1;
}

/** «ذبيحتين، … على الوحدة»: a dual in the sentence is two. */
function twoIn(tokens: readonly Token[], { sentence }: ReadPiece, pieces: readonly ReadPiece[]): number {
  const own = pieces.filter((piece) => piece.sentence === sentence);
  const words = own.flatMap(({ from, to }) => tokens.slice(from, to));
  return words.some(({ text }) => /^[ء-ي]{3,}ت[اي]ن$/.test(text)) ? 2 : 1;
}

const TOO_MANY = 1.3;
const PARTS = new Set(["point", "section", "paragraph", "item", "slide", "step", "chapter", "reason", "idea", "shot"]);

/** "350 words in all, six parts of about 150 words"; "one page; give each of the five jobs half a page". */
function ofParts({ text, reading, limits, quantities }: Source): Mismatch | null {
  for (const part of quantities.filter(({ unit }) => HELD_BY_PARTS.has(unit))) {
    const beside = limits.find(
      ({ unit, exact, end, piece }) =>
        exact && PARTS.has(unit) && part.piece - piece <= 1 && end < part.start && part.start - end < OF_PARTS,
    );
    const count = beside?.least ?? (part.each ? countOfEach(text, reading, part) : null);
    const wholes = [
      ...limits.filter(({ scope, most }) => scope === "whole" && most < Infinity),
      ...quantities.filter(({ unit, each }) => unit !== "word" && !each),
    ];
    const whole = wholes.find(({ unit, start }) => unit === part.unit && start !== part.start);
    if (count && whole && count * part.least > whole.most * TOO_MANY && whole.most > part.least / count)
      return inOrder(whole, part);
  }
  return null;
}

const OF_PARTS = 24;
const HELD_BY_PARTS = new Set(["word", "page", "minute"]);

/** So many by a number beside their name, or as many as the prompt lists. */
function countOfEach(text: string, reading: PromptReading, { of }: Quantity): number | null {
  return (of === null ? null : countOf(text, reading, of)) ?? (listed(text) || null);
}

/** Lines that a list of the prompt has. */
function listed(text: string): number {
  return text.match(/^[ \t]*(?:[-•*–]|[0-9٠-٩]{1,2}[.):-])[ \t]*\S/gm)?.length ?? 0;
}

const OWN = new RegExp(`(?:^| )(?:${checkerWords.sums.each})(?: |$)`);

/** "Three bullets in all" where each of the seven numbered items gets its own. */
function ofItems({ text, reading, limits, asking }: Source): Mismatch | null {
  const items = listed(text);
  const cap = limits.find(
    ({ unit, most, scope, piece }) => unit === "point" && scope !== "each" && most < items && asking[piece],
  );
  if (!cap) return null;
  const at = reading.pieces.findIndex((_, index) => asking[index] && OWN.test(wordsOf(reading, index)));
  return at < 0 ? null : inOrder(cap, reading.pieces[at] as ReadPiece);
}

function inOrder(one: Place, other: Place): Mismatch {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  return { first: placeOf(first), second: placeOf(second) };
}

/** The folded words of a piece, a blank between them. */
function wordsOf({ tokens, pieces }: PromptReading, at: number): string {
  const { from, to } = pieces[at] as ReadPiece;
  let text = "";
  for (let index = from; index < to; index += 1) {
    const token = tokens[index] as Token;
    if (token.shape < TOKEN.mark) text += (text === "" ? "" : " ") + token.text;
  }
  return text;
}
