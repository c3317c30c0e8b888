import { READ, type Term, TERMS } from "#engines/prompt-checker/score/score-terms.ts";
import { MOST_STATED, STEEPNESS } from "#engines/prompt-checker/score/score-prompt.ts";
import { sigmoid } from "#engines/reader/linear-table.ts";

/** The terms of one prompt, and the score that it is to have, at least, at most or both. */
export interface Judged {
  terms: Record<Term, number>;
  aim: number;
  side: "least" | "most" | "both";
  weight: number;
}

/** Terms of two prompts, of which one is better. */
export interface JudgedPair {
  better: Record<Term, number>;
  worse: Record<Term, number>;
  weight: number;
}

/** A sound prompt that falls short weighs so much more: praise withheld is what people see first. */
const SOUND = 2.5;
/** How far apart two prompts of a pair should be. */
const MARGIN = 0.12;
const SOFTNESS = 0.04;
const ROUNDS = 2500;
const RIDGE = 0.0005;

export type ScoreWeights = { base: number; terms: Record<Term, number> };

/**
 * Points per term by projected gradient descent: what is stated never lowers the score and a fault never raises it.
 * The loss is the squared distance by which a score misses its aim, and how far pairs fall short of the margin.
 */
export function fitScore(judged: readonly Judged[], pairs: readonly JudgedPair[], pairShare: number): ScoreWeights {
  const weights = new Float64Array(TERMS.length + 1);
  const rows = judged.map(({ terms, aim, side, weight }) => ({ x: vector(terms), aim, side, weight }));
  const couples = pairs.map(({ better, worse, weight }) => ({ b: vector(better), w: vector(worse), weight }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const pairTotal = couples.reduce((sum, { weight }) => sum + weight, 0);
  const speed = new Float64Array(weights.length);
  for (let round = 0; round < ROUNDS; round += 1) {
    const gradient = Float64Array.from(weights, (weight, at) => (at === 0 ? 0 : RIDGE * (weight - prior(at - 1))));
    for (const { x, aim, side, weight } of rows) {
      const value = scoreOf(weights, x);
      const error = value.score - aim;
      if ((side === "least" && error > 0) || (side === "most" && error < 0)) continue;
      add(gradient, x, (error * weight * (side === "least" ? 2 * SOUND : 2)) / total, value.slope);
    }
    for (const { b, w, weight } of couples) {
      const [better, worse] = [scoreOf(weights, b), scoreOf(weights, w)];
      const short = 1 / (1 + Math.exp((better.score - worse.score - MARGIN) / SOFTNESS));
      const pull = (pairShare * short * weight) / pairTotal;
      add(gradient, b, -pull, better.slope);
      add(gradient, w, pull, worse.slope);
    }
    const rate = 0.03 / (1 + round / 1200);
    for (let at = 0; at < weights.length; at += 1) {
      speed[at] = 0.8 * (speed[at] as number) - rate * (gradient[at] as number);
      weights[at] = (weights[at] as number) + (speed[at] as number);
      if (at === 0) continue;
      const [most, least] = BOUNDS[TERMS[at - 1] as Term] ?? [0, MOST_RAISED];
      weights[at] = Math.min(least, Math.max(most, weights[at] as number));
    }
  }
  const terms = Object.fromEntries(
    TERMS.map((term, at) => [term, Number((100 * (weights[at + 1] as number)).toFixed(1))]),
  ) as Record<Term, number>;
  return { base: Number((100 * (weights[0] as number)).toFixed(1)), terms };
}

/** What is read goes through a curve, then the faults are taken off; `slope` is that of the curve. */
function scoreOf(weights: Float64Array, x: Float64Array): { score: number; slope: number } {
  let read = weights[0] as number;
  let faults = 0;
  for (let at = 1; at < x.length; at += 1) {
    const points = (weights[at] as number) * (x[at] as number);
    if (isRead(at - 1)) read += points;
    else faults += points;
  }
  const share = sigmoid((read * 100) / STEEPNESS);
  const most = MOST_STATED / 100;
  return { score: most * share + faults, slope: (most * share * (1 - share) * 100) / STEEPNESS };
}

/** What a fault costs at least and at most: a place in the list of findings must show in the score, and not bury it. */
const BOUNDS: Partial<Record<Term, readonly [most: number, least: number]>> = {
  critical: [-0.4, -0.3],
  contradiction: [-0.45, -0.21],
  input: [-0.45, -0.15],
  goal: [-0.45, -0.15],
  high: [-0.45, -0.18],
  context: [-0.14, -0.08],
  medium: [-0.12, -0.06],
  absent: [-0.06, -0.02],
  low: [-0.28, -0.2],
  vagueness: [-1, 0],
  doubt: [-1, 0],
};

/** No single thing that is stated carries a score: with few prompts that state it, one would stand for all that is good. */
const MOST_RAISED = 0.1;

/** What a fault costs by the rules' own severities: where few prompts had one, this holds. */
const PRIOR: Partial<Record<Term, number>> = {
  critical: -0.4,
  contradiction: -0.16,
  input: -0.16,
  goal: -0.16,
  high: -0.16,
  context: -0.08,
  medium: -0.08,
  absent: -0.05,
  low: -0.24,
  doubt: -0.1,
};

function prior(term: number): number {
  return PRIOR[TERMS[term] as Term] ?? 0.03;
}

function isRead(term: number): boolean {
  return term < READ.length;
}

function vector(terms: Record<Term, number>): Float64Array {
  return Float64Array.from([1, ...TERMS.map((term) => terms[term])]);
}

function add(to: Float64Array, x: Float64Array, by: number, slope: number): void {
  for (let at = 0; at < to.length; at += 1)
    to[at] = (to[at] as number) + (x[at] as number) * by * (at === 0 || isRead(at - 1) ? slope : 1);
}
