import { openTable, type OpenTable, scoreInto } from "#engines/reader/linear-table.ts";
import type { Token } from "#engines/reader/tokens.ts";
import type { Sink } from "#engines/reader/text-features.ts";
import {
  contextFeatures,
  type PlacedSink,
  signFeatures,
  tokenFeatures,
  type TokenRun,
  type Window,
  windowsOf,
  withoutPlaces,
} from "./sign-features.ts";
import { LEARNED_SIGNS } from "./sign-outputs.ts";
import type { StyleWeights } from "./style-weights.ts";

export interface SignModel {
  /** The evidence for each sign in a sentence, in the order of `LEARNED_SIGNS`, then that nothing is lost with it. */
  evidence(tokens: readonly Token[], run: TokenRun): Float64Array;
  /** The tokens of a sentence that speak most for an output: the run whose features add most to its score. */
  locate(tokens: readonly Token[], run: TokenRun, output: number): { from: number; to: number };
  /** The evidence of a sentence from which it counts, as `weighSentences` weighs it. */
  least: number;
}

/** The output after those of the signs: a sentence that can go as a whole. */
export const EMPTY_SENTENCE = LEARNED_SIGNS.length;
export const SIGN_OUTPUTS = LEARNED_SIGNS.length + 1;

/** Share of an output's mean evidence that a token must bring to lengthen a place. */
const TOLL = 0.35;
/** The evidence from which a sign is likely by itself. */
const LIKELY = -0.5;

/** Opens the weights of a language. */
export function openSigns(weights: StyleWeights): SignModel {
  const table = openTable(weights.signs);
  const ofToken = tokenScorer(table);
  // A sentence is scored first, and asked for its places after.
  const scored = new WeakMap<TokenRun, ScoredWindow[]>();
  const windowsIn = (tokens: readonly Token[], run: TokenRun) => {
    const known = scored.get(run) ?? scoreWindows(table, tokens, run, ofToken);
    scored.set(run, known);
    return known;
  };
  return {
    evidence: (tokens, run) => evidenceOf(highestOf(windowsIn(tokens, run), table.outputs), weights),
    locate(tokens, run, output) {
      const { window } = windowsIn(tokens, run).reduce((best, each) =>
        (each.scores[output] as number) > (best.scores[output] as number) ? each : best,
      );
      return strongestRun(tokenEvidence(table, tokens, window, output), window.from);
    },
    least: weights.least,
  };
}

export function evidenceOf(
  scores: Float64Array,
  { slope, offsets }: Pick<StyleWeights, "slope" | "offsets">,
): Float64Array {
  return scores.map((score, output) => slope * score + (offsets[output] as number));
}

/** The evidence of the likeliest sign. */
export function likeliestSign(evidence: Float64Array): number {
  return Math.max(...evidence.subarray(0, EMPTY_SENTENCE));
}

/** The signs that a sentence shows where it counts: the likeliest, and others that are likely by themselves. */
export function signsIn(evidence: Float64Array): number[] {
  const most = likeliestSign(evidence);
  return LEARNED_SIGNS.flatMap((_, output) => {
    const own = evidence[output] as number;
    return own === most || own > LIKELY ? [output] : [];
  });
}

interface ScoredWindow {
  window: Window;
  scores: Float64Array;
}

/** Scores before calibration: of each output the highest of any window. */
export function scoreSigns(table: OpenTable, tokens: readonly Token[], run: TokenRun): Float64Array {
  return highestOf(scoreWindows(table, tokens, run, tokenScorer(table)), table.outputs);
}

type TokenScorer = (token: Token) => Float64Array;
/** Tokens whose scores are kept, at some 250 bytes each. */
const MOST_KEPT = 4_000;

/** What a token adds by itself: words recur, and windows overlap. */
function tokenScorer(table: OpenTable): TokenScorer {
  const kept = new Map<string, Float64Array>();
  return (token) => {
    let scores = kept.get(token.text);
    if (scores === undefined) {
      scores = new Float64Array(table.outputs);
      tokenFeatures(token, 0, withoutPlaces(scoreInto(table, scores)));
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(token.text, scores);
    }
    return scores;
  };
}

function scoreWindows(table: OpenTable, tokens: readonly Token[], run: TokenRun, ofToken: TokenScorer): ScoredWindow[] {
  return windowsOf(run).map((window) => {
    const scores = table.bias.slice();
    for (let at = window.from; at < window.to; at += 1) {
      const own = ofToken(tokens[at] as Token);
      for (let output = 0; output < own.length; output += 1)
        scores[output] = (scores[output] as number) + (own[output] as number);
    }
    contextFeatures(tokens, window, withoutPlaces(scoreInto(table, scores)));
    return { window, scores };
  });
}

function highestOf(windows: readonly ScoredWindow[], outputs: number): Float64Array {
  const highest = new Float64Array(outputs).fill(-Infinity);
  for (const { scores } of windows)
    for (let output = 0; output < outputs; output += 1)
      highest[output] = Math.max(highest[output] as number, scores[output] as number);
  return highest;
}

/** What each token of a window adds to an output's score; a feature of several tokens is shared among its ends. */
function tokenEvidence(table: OpenTable, tokens: readonly Token[], run: Window, output: number): Float64Array {
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
