import { openTable, type OpenTable, scoreInto, sigmoid } from "#engines/reader/linear-table.ts";
import type { Token } from "#engines/reader/tokens.ts";
import type { Sink } from "#engines/reader/text-features.ts";
import {
  type PlacedSink,
  signFeatures,
  type TokenRun,
  type Window,
  windowsOf,
  withoutPlaces,
} from "./sign-features.ts";
import { LEARNED_SIGNS } from "./sign-outputs.ts";
import type { StyleWeights } from "./style-weights.ts";

export interface SignModel {
  /** Calibrated probabilities of the signs in a sentence, 0 to 1, in the order of `LEARNED_SIGNS`, then that nothing is lost with it. */
  probabilities(tokens: readonly Token[], run: TokenRun): Float64Array;
  /** The tokens of a sentence that speak most for an output: the run whose features add most to its score. Null where they speak more for another sign. */
  locate(tokens: readonly Token[], run: TokenRun, output: number): { from: number; to: number } | null;
  /** For each sentence of a text the outputs of the signs that count in it; `known` are those in which a table saw one. */
  judge(sentences: readonly Float64Array[], known: readonly boolean[]): number[][];
}

/** The output after those of the signs: a sentence that can go as a whole. */
export const EMPTY_SENTENCE = LEARNED_SIGNS.length;
export const SIGN_OUTPUTS = LEARNED_SIGNS.length + 1;

/** Share of an output's mean evidence that a token must bring to lengthen a place. */
const TOLL = 0.35;

/** Sentences on either side that a sentence is judged with. */
const NEIGHBOURS = 4;
/** Logarithms of how much more often a sentence with a hint, and one without, stands in a machine's text than in a person's. */
const EVIDENCE = { hint: 1.6, none: -0.3 };
/** The thresholds were set for the model alone; where a table's find is evidence too, a hint has to be plainer. */
const HINT_RAISE = 6;
/** A label below these probabilities, among other signs and alone, is a guess: it is not shown. */
const LEAST_LIKELY = 0.5;
const LEAST_SURE = 0.98;
/** Evidence from which a sentence stands among a machine's. */
const SUSPECT = 1.6;

/** Opens the weights of a language. */
export function openSigns(weights: StyleWeights): SignModel {
  const table = openTable(weights.signs);
  const thresholds = {
    sure: weights.sure.map((least) => Math.max(least, LEAST_SURE)),
    hint: weights.hint.map((least) => least * HINT_RAISE),
    likely: Math.max(weights.likely, LEAST_LIKELY),
  };
  return {
    probabilities: (tokens, run) => calibrated(scoreSigns(table, tokens, run), weights.calibration),
    locate(tokens, run, output) {
      const window = bestWindow(table, tokens, run, output);
      const scores = scoreWindow(table, tokens, window).subarray(0, EMPTY_SENTENCE);
      if (scores.some((score) => score > (scores[output] as number))) return null;
      return strongestRun(evidenceOf(table, tokens, window, output), window.from);
    },
    judge: (sentences, known) => judgeSigns(sentences, thresholds, known),
  };
}

export function calibrated(scores: Float64Array, { slope, offset }: StyleWeights["calibration"]): Float64Array {
  return scores.map((score) => sigmoid(slope * score + offset));
}

/**
 * Which signs count. People use each of these wordings too: a sign counts by itself only where people hardly ever write so,
 * and else where the sentences around it hold others.
 */
export function judgeSigns(
  sentences: readonly Float64Array[],
  { sure, hint, likely }: Pick<StyleWeights, "sure" | "hint" | "likely">,
  known: readonly boolean[] = [],
): number[][] {
  const above = (probabilities: Float64Array, least: readonly number[]) =>
    probabilities.some((probability, output) => output < EMPTY_SENTENCE && probability > (least[output] as number));
  const evidence = sentences.map((each, index) => (known[index] || above(each, hint) ? EVIDENCE.hint : EVIDENCE.none));
  return sentences.map((probabilities, index) => {
    let sum = 0;
    for (let at = Math.max(0, index - NEIGHBOURS); at <= Math.min(index + NEIGHBOURS, sentences.length - 1); at += 1)
      sum += evidence[at] as number;
    return LEARNED_SIGNS.flatMap((_, output) => {
      const alone = sure[output] as number;
      return (probabilities[output] as number) > (sum > SUSPECT ? Math.min(alone, likely) : alone) ? [output] : [];
    });
  });
}

/** Scores before calibration: of each output the highest of any window. */
export function scoreSigns(table: OpenTable, tokens: readonly Token[], run: TokenRun): Float64Array {
  const highest = new Float64Array(table.outputs).fill(-Infinity);
  for (const window of windowsOf(run)) {
    const scores = scoreWindow(table, tokens, window);
    for (let output = 0; output < scores.length; output += 1)
      highest[output] = Math.max(highest[output] as number, scores[output] as number);
  }
  return highest;
}

function scoreWindow(table: OpenTable, tokens: readonly Token[], window: Window): Float64Array {
  const scores = table.bias.slice();
  signFeatures(tokens, window, withoutPlaces(scoreInto(table, scores)));
  return scores;
}

/** The window that speaks most for an output. */
function bestWindow(table: OpenTable, tokens: readonly Token[], run: TokenRun, output: number): Window {
  return windowsOf(run)
    .map((window) => ({ window, score: scoreWindow(table, tokens, window)[output] as number }))
    .reduce((best, each) => (each.score > best.score ? each : best)).window;
}

/** What each token of a window adds to an output's score; a feature of several tokens is shared among its ends. */
function evidenceOf(table: OpenTable, tokens: readonly Token[], run: Window, output: number): Float64Array {
  const evidence = new Float64Array(run.to - run.from);
  const scores = new Float64Array(table.outputs);
  const sink: Sink = scoreInto(table, scores);
  const placed: PlacedSink = (feature, value, from, to) => {
    scores[output] = 0;
    sink(feature, value);
    const score = scores[output] as number;
    if (score === 0 || to <= from) return;
    const first = from - run.from;
    const last = to - 1 - run.from;
    evidence[first] = (evidence[first] as number) + score / 2;
    evidence[last] = (evidence[last] as number) + score / 2;
  };
  signFeatures(tokens, run, placed);
  return evidence;
}

/** The run of tokens with the highest sum after each has paid a toll. */
function strongestRun(evidence: Float64Array, offset: number): { from: number; to: number } {
  let total = 0;
  for (const value of evidence) total += Math.max(0, value);
  const toll = (TOLL * total) / Math.max(1, evidence.length);
  let best = { from: 0, to: evidence.length };
  let highest = -Infinity;
  let sum = 0;
  let from = 0;
  for (let at = 0; at < evidence.length; at += 1) {
    if (sum <= 0) {
      sum = 0;
      from = at;
    }
    sum += (evidence[at] as number) - toll;
    if (sum > highest) {
      highest = sum;
      best = { from, to: at + 1 };
    }
  }
  return { from: best.from + offset, to: best.to + offset };
}
