import checkerWords from "../checker-words.json" with { type: "json" };
import type { Token } from "#engines/reader/tokens.ts";
import type { PromptReading, ReadPiece } from "../reading/read-prompt.ts";
import type { Directive } from "./read-directives.ts";

/** What sets two things apart: a comparison, a series, versions, an order of rank. */
const OF_TWO: ReadonlySet<string> = new Set(checkerWords.apart.ofTwo.split(" "));
const OF_VERSIONS = new RegExp(` [وفب]?(?:${checkerWords.apart.ofVersions}) `);
/** Two manners that are compared are two texts. */
const COMPARED = / (?:compare|comparing|comparison|difference|between|قارن|وقارن|مقارنه|الفرق|بين) /;
const IN_TURN = new RegExp(` (?:${checkerWords.apart.inTurn}) `);

const countsOf = new WeakMap<PromptReading, Int32Array>();

/** How many such words come before each token: pairs of pieces are many. */
function countsIn(reading: PromptReading): Int32Array {
  let counts = countsOf.get(reading);
  if (!counts) {
    counts = new Int32Array(reading.tokens.length + 1);
    for (const [at, { text }] of reading.tokens.entries())
      counts[at + 1] = (counts[at] as number) + (OF_TWO.has(text) ? 1 : 0);
    countsOf.set(reading, counts);
  }
  return counts;
}

/** A choice, a comparison or a series between two pieces: both may hold. */
export function isSetApart(reading: PromptReading, one: number, other: number): boolean {
  const counts = countsIn(reading);
  const from = (reading.pieces[one] as ReadPiece).from;
  const to = (reading.pieces[other] as ReadPiece).to;
  return (counts[to] as number) > (counts[from] as number);
}

/** Versions, choices and things in turn may each have their own: both hold. */
export function isInTurn({ pieces, tokens }: PromptReading, one: Directive, other: Directive): boolean {
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
