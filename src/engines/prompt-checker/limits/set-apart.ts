import type { Token } from "#engines/reader/tokens.ts";
import type { PromptReading, ReadPiece } from "../reading/read-prompt.ts";
import type { Directive } from "./read-directives.ts";

/** What sets two things apart: a comparison, a series, versions, an order of rank. */
const OF_TWO: ReadonlySet<string> = new Set(
  "both versus vs compare compares comparing comparison contrast version versions variant variants option options first second then followed another former latter either priority conflict conflicts instead rather between separate separately plus قارن وقارن مقارنه المقارنه الفرق نسختين نسخه نسختان مره الاولي الثانيه الاول الثاني ثم وبعدها بعدها بعده مقابل الاخري الاخر احداهما كلاهما الاولويه التعارض بدل بدلا بين يليه يليها منفصل اضافه بالاضافه".split(
    " ",
  ),
);
const OF_VERSIONS =
  / [وفب]?(?:versions?|variants?|once|either|both|versus|vs|contrast|priority|conflict|conflicts|instead|نسختين|نسختان|نسخه|نسخ|صيغتين|صيغ|مره|احداهما|كلاهما|الاولويه|التعارض|بدل|بدلا) /;
/** Two manners that are compared are two texts. */
const COMPARED = / (?:compare|comparing|comparison|difference|between|قارن|وقارن|مقارنه|الفرق|بين) /;
const IN_TURN =
  / (?:then|followed|afterwards|another|second|latter|other|separate|separately|later|ثم|وبعدها|بعدها|بعده|الاخري|الاخر|الثانيه|الثاني|يليه|يليها|منفصل|منفصله|وبعده) /;

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
