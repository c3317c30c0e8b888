import { seededRandom } from "../fit-linear.ts";
import { type Learned, type Sequence, TAGS } from "./sequence.ts";

const ROUNDS = 12;
const RATE = 0.1;
/** Chosen with hands left out, as the two below. */
const RIDGE = 0.01;
/** The share of a word's features that each look at a row leaves out, so that no single word carries a tag alone. */
const DROPPED = 0.2;
/** Moves smaller than this are not made. */
const LEAST_MOVE = 1e-4;

/**
 * A conditional random field over whole requests (Lafferty, McCallum, Pereira 2001), by stochastic gradient with a rate of its own
 * for each weight (AdaGrad: Duchi, Hazan, Singer 2011), averaged over the second half of the rounds.
 */
export function learnField(sequences: readonly Sequence[], features: number): Learned {
  const weights = newWeights(features * TAGS);
  const steps = newWeights(3 * TAGS * TAGS);
  const sums: Learned = { weights: new Float64Array(weights.now.length), steps: new Float64Array(steps.now.length) };
  const random = seededRandom(20_261_124);
  const order = sequences.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] as number, order[index] as number];
    }
    for (const index of order) learn(sequences[index] as Sequence, weights, steps, random);
    if (round < ROUNDS / 2) continue;
    weights.now.forEach((value, at) => (sums.weights[at] = (sums.weights[at] as number) + value / (ROUNDS / 2)));
    steps.now.forEach((value, at) => (sums.steps[at] = (sums.steps[at] as number) + value / (ROUNDS / 2)));
  }
  return sums;
}

/** Weights and the squared moves that each has made. */
interface Weights {
  now: Float64Array;
  moved: Float64Array;
}

function newWeights(length: number): Weights {
  return { now: new Float64Array(length), moved: new Float64Array(length).fill(0.01) };
}

function move({ now, moved }: Weights, at: number, gradient: number): void {
  const slope = gradient + RIDGE * (now[at] as number);
  moved[at] = (moved[at] as number) + slope * slope;
  now[at] = (now[at] as number) - (RATE * slope) / Math.sqrt(moved[at] as number);
}

function learn({ words, features, tags }: Sequence, weights: Weights, steps: Weights, random: () => number): void {
  if (words.length === 0) return;
  const kept = features.map(({ ids, values }) => {
    const stay = ids.map(() => random() >= DROPPED);
    return {
      ids: ids.filter((_, at) => stay[at]),
      values: values.filter((_, at) => stay[at]).map((value) => value / (1 - DROPPED)),
    };
  });
  const scores = kept.map((each) => scoresOf(each, weights.now));
  const gaps = words.map(({ gap }) => gap);
  const { shares, stepShares } = expect(scores, gaps, steps.now);
  shares.forEach((share, index) => {
    const tag = tags[index] as number;
    share[tag] = (share[tag] as number) - 1;
    const from = index === 0 ? 0 : (tags[index - 1] as number);
    const step = ((gaps[index] as number) * TAGS + from) * TAGS + tag;
    stepShares[step] = (stepShares[step] as number) - 1;
    const { ids, values } = kept[index] as (typeof kept)[number];
    ids.forEach((id, at) => {
      for (let own = 0; own < TAGS; own += 1) {
        const gradient = (share[own] as number) * (values[at] as number);
        if (Math.abs(gradient) > LEAST_MOVE) move(weights, id * TAGS + own, gradient);
      }
    });
  });
  stepShares.forEach((share, at) => {
    if (share !== 0) move(steps, at, share);
  });
}

function scoresOf({ ids, values }: { ids: number[]; values: number[] }, weights: Float64Array): Float64Array {
  const scores = new Float64Array(TAGS);
  ids.forEach((id, at) => {
    for (let tag = 0; tag < TAGS; tag += 1)
      scores[tag] = (scores[tag] as number) + (weights[id * TAGS + tag] as number) * (values[at] as number);
  });
  return scores;
}

/** How likely each tag of each word is, and how often each step is expected, by forward and backward sums. */
function expect(scores: readonly Float64Array[], gaps: readonly number[], steps: Float64Array) {
  const stepAt = (index: number, before: number, tag: number) =>
    steps[((gaps[index] as number) * TAGS + before) * TAGS + tag] as number;
  const last = scores.length - 1;
  const forward: Float64Array[] = [];
  scores.forEach((own, index) => {
    const sum = (tag: number) =>
      index === 0
        ? stepAt(0, 0, tag)
        : logSum((before) => ((forward[index - 1] as Float64Array)[before] as number) + stepAt(index, before, tag));
    forward.push(own.map((score, tag) => score + sum(tag)));
  });
  const backward: Float64Array[] = scores.map(() => new Float64Array(TAGS));
  for (let index = last - 1; index >= 0; index -= 1) {
    const next = (scores[index + 1] as Float64Array).map(
      (score, tag) => score + ((backward[index + 1] as Float64Array)[tag] as number),
    );
    (backward[index] as Float64Array).forEach((_, tag, own) => {
      own[tag] = logSum((after) => stepAt(index + 1, tag, after) + (next[after] as number));
    });
  }
  const all = logSum((tag) => (forward[last] as Float64Array)[tag] as number);
  const shares = forward.map((own, index) =>
    own.map((sum, tag) => Math.exp(sum + ((backward[index] as Float64Array)[tag] as number) - all)),
  );
  const stepShares = new Float64Array(steps.length);
  const add = (at: number, share: number) => (stepShares[at] = (stepShares[at] as number) + share);
  for (let tag = 0; tag < TAGS; tag += 1)
    add((gaps[0] as number) * TAGS * TAGS + tag, (shares[0] as Float64Array)[tag] as number);
  for (let index = 1; index <= last; index += 1)
    for (let before = 0; before < TAGS; before += 1)
      for (let tag = 0; tag < TAGS; tag += 1)
        add(
          ((gaps[index] as number) * TAGS + before) * TAGS + tag,
          Math.exp(
            ((forward[index - 1] as Float64Array)[before] as number) +
              stepAt(index, before, tag) +
              ((scores[index] as Float64Array)[tag] as number) +
              ((backward[index] as Float64Array)[tag] as number) -
              all,
          ),
        );
  return { shares, stepShares };
}

/** The logarithm of a sum of exponentials over the tags. */
function logSum(termOf: (tag: number) => number): number {
  const terms = Array.from({ length: TAGS }, (_, tag) => termOf(tag));
  const highest = Math.max(...terms);
  return highest + Math.log(terms.reduce((sum, term) => sum + Math.exp(term - highest), 0));
}
