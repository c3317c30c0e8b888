import type { Token } from "#engines/reader/tokens.ts";
import { chanceOf, type PromptReading, type ReadPiece } from "../reading/read-prompt.ts";
import { CLASS_NAMES, CLASSES, FORMS, OPPOSED } from "./directive-words-data.ts";
import { answerLanguage } from "./answer-language.ts";
import { findDenied } from "./find-denied.ts";
import { TEXT_UNITS } from "./number-words-data.ts";
import { type Directive, readDirectives } from "./read-directives.ts";
import type { Limit } from "./read-limits.ts";

/** Two instructions that cannot both hold: the places of both, in the order of the text. */
export interface Contradiction {
  first: { start: number; end: number };
  second: { start: number; end: number };
}

/** A piece that tells rather than asks sets no limits. */
const MOST_STATED = 0.6;
/** Manners further apart than this, in pieces, speak of different parts. */
const NEAR = 6;
/** All contradictions that arithmetic over the stated limits, devices, languages and manners finds. */
export function findContradictions(reading: PromptReading, limits: readonly Limit[]): Contradiction[] {
  const asking = reading.pieces.map((piece) => piece.block === null && asks(piece));
  const own = limits.filter(({ piece }) => asking[piece]);
  return [
    ...ofNumbers(own, reading),
    ...ofProducts(own),
    ...ofDirectives(reading, own, asking),
    ...ofLanguages(reading, asking),
    ...ofNames(reading, asking),
  ];
}

function asks(piece: ReadPiece): boolean {
  const stated = Math.max(chanceOf(piece, "background"), chanceOf(piece, "material"), chanceOf(piece, "example"));
  const asked = Math.max(
    ...(["task", "requirement", "format", "length", "tone", "exclusion", "question"] as const).map((role) =>
      chanceOf(piece, role),
    ),
  );
  return stated < MOST_STATED || asked > stated;
}

/** Intervals of one unit and scope that do not meet, and lengths that cannot hold what another asks for. */
function ofNumbers(limits: readonly Limit[], reading: PromptReading): Contradiction[] {
  const found: Contradiction[] = [];
  limits.forEach((one, index) => {
    for (const other of limits.slice(index + 1)) {
      if (one.scope === "each" || other.scope === "each") continue;
      if (one.scope !== other.scope && !one.inOne && !other.inOne) continue;
      if (isSetApart(reading, one.piece, other.piece)) continue;
      if (one.unit === other.unit ? disjoint(one, other) : tooLong(one, other) || tooLong(other, one))
        found.push({ first: one, second: other });
    }
  });
  return found;
}

/** "30 seconds: 6 shots, 10 seconds each": so many parts of so much come to more than the whole. */
function ofProducts(limits: readonly Limit[]): Contradiction[] {
  for (const each of limits.filter(({ scope }) => scope === "each")) {
    const whole = limits.find(({ scope, unit, most }) => scope !== "each" && unit === each.unit && most < Infinity);
    const count = limits.find(
      ({ unit, piece, exact }) => exact && unit !== each.unit && Math.abs(piece - each.piece) <= 1 && COUNTED.has(unit),
    );
    if (whole && count && count.least * each.least > whole.most) return [{ first: whole, second: each }];
  }
  return [];
}

const COUNTED = new Set([
  "point",
  "section",
  "slide",
  "item",
  "version",
  "step",
  "question",
  "shot",
  "paragraph",
  "post",
  "day",
]);

/** Two plain numbers of one unit are two things counted, unless it is the unit of a text's length or a bound was said. */
function disjoint(one: Limit, other: Limit): boolean {
  if (one.most >= other.least && other.most >= one.least) return false;
  if (!one.exact || !other.exact)
    return one.unit in TEXT_UNITS || (!one.exact && !other.exact) || isAnswerUnit(one.unit);
  return one.unit === "word" || one.unit === "page";
}

const ANSWER_UNITS = new Set([
  "point",
  "question",
  "step",
  "idea",
  "option",
  "version",
  "section",
  "slide",
  "item",
  "tip",
]);
function isAnswerUnit(unit: string): boolean {
  return ANSWER_UNITS.has(unit);
}

/** A text of at most so many words cannot have so many pages. */
function tooLong(limit: Limit, load: Limit): boolean {
  if (limit.inOne && HELD.has(load.unit)) return load.least > Math.max(limit.most, 1) * 2;
  const room = TEXT_UNITS[limit.unit];
  const need = TEXT_UNITS[load.unit];
  if (limit.unit !== "word" || !room || !need || limit.most === Infinity || load.least === 0) return false;
  return load.least * need.least > limit.most * room.most;
}

/** Parts that a sentence or two cannot hold many of. */
const HELD = new Set(["point", "step", "section", "paragraph", "page", "chapter", "item"]);

/** What sets two things apart: a comparison, a series, versions, an order of rank. */
const OF_TWO =
  / (?:both|versus|vs|compare|compares|comparing|comparison|contrast|versions?|variants?|options?|first|second|then|followed|another|former|latter|either|priority|conflict|conflicts|instead|rather|between|separate|separately|plus|قارن|وقارن|مقارنه|المقارنه|الفرق|نسختين|نسخه|نسختان|مره|الاولي|الثانيه|الاول|الثاني|ثم|وبعدها|بعدها|بعده|مقابل|الاخري|الاخر|احداهما|كلاهما|الاولويه|التعارض|بدل|بدلا|بين|يليه|يليها|منفصل|اضافه|بالاضافه) /;
const OF_VERSIONS =
  / [وفب]?(?:versions?|variants?|once|either|both|versus|vs|contrast|priority|conflict|conflicts|instead|نسختين|نسختان|نسخه|نسخ|صيغتين|صيغ|مره|احداهما|كلاهما|الاولويه|التعارض|بدل|بدلا) /;
/** Two manners that are compared are two texts. */
const COMPARED = / (?:compare|comparing|comparison|difference|between|قارن|وقارن|مقارنه|الفرق|بين) /;
const IN_TURN =
  / (?:then|followed|afterwards|another|second|latter|other|separate|separately|later|ثم|وبعدها|بعدها|بعده|الاخري|الاخر|الثانيه|الثاني|يليه|يليها|منفصل|منفصله|وبعده) /;

/** A choice, a comparison or a series between two pieces: both may hold. */
function isSetApart({ pieces, tokens }: PromptReading, one: number, other: number): boolean {
  const from = (pieces[one] as ReadPiece).from;
  const to = (pieces[other] as ReadPiece).to;
  let text = "";
  for (let index = from; index < to; index += 1) text += ` ${(tokens[index] as Token).text}`;
  return OF_TWO.test(`${text} `);
}

/** Two directives over the closed classes that one answer cannot follow at once. */
function ofDirectives(reading: PromptReading, limits: readonly Limit[], asking: readonly boolean[]): Contradiction[] {
  const named = [...shortByNumber(limits), ...readDirectives(reading, asking)].slice(0, MOST_DIRECTIVES);
  for (const [index, one] of named.entries())
    for (const other of named.slice(index + 1)) {
      if (!isOpposed(one, other) || isInTurn(reading, one, other)) continue;
      const [first, second] = one.piece <= other.piece ? [one, other] : [other, one];
      if (first.piece !== second.piece)
        return [{ first: pieceOf(reading, first.piece), second: pieceOf(reading, second.piece) }];
      return [{ first, second }];
    }
  return [];
}

/** A text that wants more is no prompt, and all pairs are compared. */
const MOST_DIRECTIVES = 80;

function isOpposed(one: Directive, other: Directive): boolean {
  if (one.value === other.value)
    return (
      one.denied !== other.denied &&
      one.piece !== other.piece &&
      isSameThing(one.denied ? one : other, one.denied ? other : one)
    );
  if (one.denied || other.denied) return false;
  if (OPPOSED.has(`${one.value} ${other.value}`)) return one.kind === "thing" || !isApart(one, other);
  return FORMS.has(one.value) && FORMS.has(other.value) && one.only !== other.only && one.piece !== other.piece;
}

/** "No fish" forbids salmon; "no beef" leaves chicken standing. */
function isSameThing(denied: Directive, wanted: Directive): boolean {
  return denied.word === wanted.word || !CLASSES.has(denied.value) || CLASS_NAMES.has(denied.word);
}

/** Manners of the same axis far from one another speak of different parts. */
function isApart(one: Directive, other: Directive): boolean {
  return one.kind === "manner" && other.kind === "manner" && Math.abs(one.piece - other.piece) > NEAR;
}

/** A text of so few words is short, however it is said. */
function shortByNumber(limits: readonly Limit[]): Directive[] {
  return limits
    .filter(({ unit, most, scope }) => scope === "whole" && most <= (MOST_SHORT[unit] ?? 0))
    .map(({ piece, start, end }) => ({
      value: "short",
      kind: "manner",
      denied: false,
      only: false,
      word: "",
      piece,
      start,
      end,
    }));
}

const MOST_SHORT: Readonly<Record<string, number>> = { word: 80, sentence: 2, line: 2 };

/** Versions, choices and things in turn may each have their own: both hold. */
function isInTurn({ pieces, tokens }: PromptReading, one: Directive, other: Directive): boolean {
  const [first, second] = one.start <= other.start ? [one, other] : [other, one];
  const { sentence } = pieces[first.piece] as ReadPiece;
  const opening = pieces.find((piece) => piece.sentence === sentence) as ReadPiece;
  const whole = { from: opening.from, to: (pieces[second.piece] as ReadPiece).to };
  const last = pieces.find((piece) => piece.sentence === (pieces[second.piece] as ReadPiece).sentence) as ReadPiece;
  const between = textOf(tokens, whole.from, whole.to, Math.max(first.end, last.start), second.start);
  const all = textOf(tokens, whole.from, whole.to);
  return (
    IN_TURN.test(between) ||
    OF_VERSIONS.test(all) ||
    (one.kind !== "thing" && other.kind !== "thing" && COMPARED.test(all))
  );
}

function textOf(tokens: readonly Token[], from: number, to: number, after = 0, before = Infinity): string {
  let text = " ";
  for (let index = from; index < to; index += 1) {
    const token = tokens[index] as Token;
    if (token.start >= after && token.end <= before) text += `${token.text} `;
  }
  return text;
}

function pieceOf({ pieces }: PromptReading, at: number): { start: number; end: number } {
  const { start, end } = pieces[at] as ReadPiece;
  return { start, end };
}

/** What is forbidden by its name and ordered by it. */
function ofNames(reading: PromptReading, asking: readonly boolean[]): Contradiction[] {
  const found = findDenied(reading, asking, (one, other) => isSetApart(reading, one, other));
  return found ? [found] : [];
}

/** Two languages for one answer. */
function ofLanguages(reading: PromptReading, asking: readonly boolean[]): Contradiction[] {
  const named = reading.pieces.flatMap((piece, at) => {
    const language = asking[at] ? answerLanguage(reading, piece) : null;
    return language === null ? [] : [{ language, at }];
  });
  const first = named[0];
  const other = named.find(({ language }) => language !== first?.language);
  if (!first || !other || isSetApart(reading, first.at, other.at)) return [];
  return [{ first: pieceOf(reading, first.at), second: pieceOf(reading, other.at) }];
}
