import { findClaim } from "../claims/find-claims.ts";
import { chanceOf, type PromptReading, type ReadPiece } from "../reading/read-prompt.ts";
import { CLASS_NAMES, CLASSES, FORMS, OPPOSED } from "./directive-words.ts";
import { findDenied } from "./find-denied.ts";
import { TEXT_UNITS } from "./number-words-data.ts";
import { findSums } from "./find-sums.ts";
import { isInTurn, isSetApart } from "./set-apart.ts";
import { type Directive, readDirectives } from "./read-directives.ts";
import type { Limit } from "./read-limits.ts";
import { isWayOfDoing } from "./way-of-doing.ts";

/** Two instructions that cannot both hold: the places of both, in the order of the text. */
export interface Contradiction {
  first: { start: number; end: number };
  second: { start: number; end: number };
}

/** A piece that tells rather than asks sets no limits. */
const MOST_STATED = 0.6;
/** Manners further apart than this, in pieces, speak of different parts. */
const NEAR = 6;

/** The first contradiction that arithmetic over limits, languages and manners finds, or claims, or themes, likeliest first. */
export function findContradiction(
  text: string,
  reading: PromptReading,
  limits: readonly Limit[],
): Contradiction | undefined {
  const asking = reading.pieces.map((piece) => piece.block === null && asks(piece));
  const own = limits.filter(({ piece }) => asking[piece]);
  return (
    ofNumbers(own, reading)[0] ??
    ofDirectives(reading, own, asking)[0] ??
    ofNames(reading, asking).find(holds(reading)) ??
    [ofClaims(reading, asking)].find((one) => one !== undefined && holds(reading)(one)) ??
    findSums(text, reading, limits, asking)[0] ??
    ofThemes(reading, asking).find(holds(reading))
  );
}

/** A pair is none where one half only says how the other is done. */
function holds(reading: PromptReading): (pair: Contradiction) => boolean {
  return ({ first, second }) => !isWayOfDoing(reading, first, second);
}

/** Clauses on both sides of a closed subject. */
function ofClaims(reading: PromptReading, asking: readonly boolean[]): Contradiction | undefined {
  const found = findClaim(reading, asking);
  if (!found) return undefined;
  const [first, second] = [Math.min(found.one, found.other), Math.max(found.one, found.other)];
  return { first: pieceOf(reading, first), second: pieceOf(reading, second) };
}

/** So likely a pair is reported. */
const LEAST_PAIR = 0.5;

/** Pieces on both sides of a theme that the learned weights hold for a contradiction. */
function ofThemes(reading: PromptReading, asking: readonly boolean[]): Contradiction[] {
  return reading.opposed
    .filter(({ chance, binds, breaks }) => chance >= LEAST_PAIR && asking[binds] && asking[breaks])
    .toSorted((one, other) => other.chance - one.chance)
    .map(({ binds, breaks }) => ({
      first: pieceOf(reading, Math.min(binds, breaks)),
      second: pieceOf(reading, Math.max(binds, breaks)),
    }));
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
  const whole = limits.filter((limit) => limit.scope !== "each" && !isOfParts(limit, limits));
  whole.forEach((one, index) => {
    for (const other of whole.slice(index + 1)) {
      if (one.scope !== other.scope && !one.inOne && !other.inOne) continue;
      const excludes = one.unit === other.unit ? disjoint(one, other) : tooLong(one, other) || tooLong(other, one);
      if (excludes && !isSetApart(reading, one.piece, other.piece)) found.push({ first: one, second: other });
    }
  });
  return found;
}

const COUNTED = new Set("point section slide item version step question shot paragraph post day".split(" "));

/** "Four parts of roughly 90 words": the words are of each part. */
function isOfParts(limit: Limit, limits: readonly Limit[]): boolean {
  return limits.some(
    ({ unit, exact, end }) =>
      exact && COUNTED.has(unit) && end < limit.start && limit.start - end <= OF_PARTS && unit !== limit.unit,
  );
}

/** Characters between a count of parts and the length of each. */
const OF_PARTS = 12;

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

/** Two directives over the closed classes that one answer cannot follow at once. */
function ofDirectives(reading: PromptReading, limits: readonly Limit[], asking: readonly boolean[]): Contradiction[] {
  const named = [...shortByNumber(limits), ...readDirectives(reading, asking)].slice(0, MOST_DIRECTIVES);
  for (const [index, one] of named.entries())
    for (const other of named.slice(index + 1)) {
      if (!isOpposed(one, other) || isInTurn(reading, one, other)) continue;
      const [first, second] = one.piece <= other.piece ? [one, other] : [other, one];
      if (
        one.denied !== other.denied &&
        isWayOfDoing(reading, pieceOf(reading, first.piece), pieceOf(reading, second.piece))
      )
        continue;
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

function pieceOf({ pieces }: PromptReading, at: number): { start: number; end: number } {
  const { start, end } = pieces[at] as ReadPiece;
  return { start, end };
}

/** What is forbidden by its name and ordered by it. */
function ofNames(reading: PromptReading, asking: readonly boolean[]): Contradiction[] {
  const found = findDenied(reading, asking, (one, other) => isSetApart(reading, one, other));
  return found ? [found] : [];
}
