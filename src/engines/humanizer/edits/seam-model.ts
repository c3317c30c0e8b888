import { openTable, type OpenTable, scoreInto } from "#engines/reader/linear-table.ts";
import { mix, type Sink } from "#engines/reader/text-features.ts";
import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import type { StyleWeights } from "../signs/style-weights.ts";

/** What is asked of a run of words: can it open a sentence, can it close one, is it a whole one. */
export const SEAMS = { opens: 0, closes: 1, whole: 2 } as const;
export type Seam = keyof typeof SEAMS;
export const SEAM_OUTPUTS = 3;

/** Names of the feature families, after those of the sign model. */
const FAMILY = { opens: 61, closes: 65, word: 71, pair: 72, ending: 73, first: 74, last: 75, length: 76 } as const;
const EDGE = 3;
const EDGE_VALUE = 0.5;
const WHOLE_VALUE = 0.3;

/** The features of one question about the tokens from `from` to `to` (exclusive). Capitals say nothing: an edit sets them. */
export function seamFeatures(tokens: readonly Token[], from: number, to: number, seam: Seam, sink: Sink): void {
  let end = to;
  while (end > from && (tokens[end - 1] as Token).shape >= TOKEN.mark) end -= 1;
  if (seam === "whole") return wholeFeatures(tokens, from, end, sink);
  const places = Array.from({ length: Math.min(EDGE, end - from) }, (_, at) =>
    seam === "opens" ? from + at : end - 1 - at,
  );
  const family = FAMILY[seam];
  let last = 0;
  places.forEach((place, at) => {
    const token = tokens[place] as Token;
    sink(mix(family + at, token.hash), EDGE_VALUE);
    sink(mix(family + at, token.stem), EDGE_VALUE);
    sink(mix(family + at + 10, endingOf(token)), EDGE_VALUE);
    if (at > 0) {
      sink(mix(mix(family + at + 20, last), token.stem), EDGE_VALUE);
      sink(mix(mix(family + at + 30, last), endingOf(token)), EDGE_VALUE);
    }
    last = token.stem;
  });
}

function wholeFeatures(tokens: readonly Token[], from: number, end: number, sink: Sink): void {
  for (let at = from; at < end; at += 1) {
    const token = tokens[at] as Token;
    sink(mix(FAMILY.word, token.hash), WHOLE_VALUE);
    sink(mix(FAMILY.ending, endingOf(token)), WHOLE_VALUE);
    if (at > from) sink(mix(FAMILY.pair + (tokens[at - 1] as Token).stem, token.stem), WHOLE_VALUE);
  }
  if (end === from) return;
  sink(mix(FAMILY.first, (tokens[from] as Token).hash), EDGE_VALUE);
  sink(mix(FAMILY.first + 100, endingOf(tokens[from] as Token)), EDGE_VALUE);
  sink(mix(FAMILY.last, (tokens[end - 1] as Token).hash), EDGE_VALUE);
  sink(mix(FAMILY.length, Math.min(8, Math.floor((end - from) / 3))), EDGE_VALUE);
}

/** The last three letters, or the first three of an Arabic word that has no article: what a word is shows there. */
function endingOf({ text, shape }: Token): number {
  if (shape >= TOKEN.number) return shape;
  const edge = shape === TOKEN.arabic ? `${text.slice(0, 2)}${text.slice(-1)}` : text.slice(-3);
  let hash = text.length > 6 ? 7 : 5;
  for (let index = 0; index < edge.length; index += 1) hash = Math.imul(hash ^ edge.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/** True where a run of tokens would pass as a sentence's beginning, its end, or the whole of one. */
export type SeamCheck = (tokens: readonly Token[], from: number, to: number, seam: Seam) => boolean;

export function openSeams(weights: Pick<StyleWeights, "seams" | "leastSeam">): SeamCheck {
  const table = openTable(weights.seams);
  return (tokens, from, to, seam) =>
    scoreSeam(table, tokens, from, to, seam) >= (weights.leastSeam[SEAMS[seam]] as number);
}

export function scoreSeam(table: OpenTable, tokens: readonly Token[], from: number, to: number, seam: Seam): number {
  const scores = table.bias.slice();
  seamFeatures(tokens, from, to, seam, scoreInto(table, scores));
  return scores[SEAMS[seam]] as number;
}
