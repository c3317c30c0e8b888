import { bestTags } from "#engines/media/parts/tag-parts.ts";
import { seededRandom } from "../fit-linear.ts";
import { type Learned, type Sequence, TAGS } from "./sequence.ts";

const ROUNDS = 8;
/** The order of the rows sways an average of few rows; several orders are averaged. */
const RUNS = 10;
/** What a wrong tag must lose by. */
const MARGIN = 1;

/** An averaged perceptron over whole requests, with a margin: weights move where the best wrong reading comes too near. */
export function learnPerceptron(sequences: readonly Sequence[], features: number): Learned {
  const weights = new Float64Array(features * TAGS);
  const steps = new Float64Array(3 * TAGS * TAGS);
  for (let run = 0; run < RUNS; run += 1) {
    const learned = learnAll(sequences, features, run);
    learned.weights.forEach((value, at) => (weights[at] = (weights[at] as number) + value / RUNS));
    learned.steps.forEach((value, at) => (steps[at] = (steps[at] as number) + value / RUNS));
  }
  return { weights, steps };
}

/** One pass in its own order of rows: weights and steps, averaged over every row seen. */
function learnAll(sequences: readonly Sequence[], features: number, run: number) {
  const state = newState(features);
  const random = seededRandom(20_261_123 + run);
  const order = sequences.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] as number, order[index] as number];
    }
    for (const index of order) learn(state, sequences[index] as Sequence);
  }
  const mean = (now: Float64Array, sum: Float64Array) =>
    now.map((value, at) => value - (sum[at] as number) / state.seen);
  return { weights: mean(state.weights, state.weightSum), steps: mean(state.steps, state.stepSum) };
}

interface State {
  weights: Float64Array;
  weightSum: Float64Array;
  steps: Float64Array;
  stepSum: Float64Array;
  seen: number;
}

function newState(features: number): State {
  return {
    weights: new Float64Array(features * TAGS),
    weightSum: new Float64Array(features * TAGS),
    steps: new Float64Array(3 * TAGS * TAGS),
    stepSum: new Float64Array(3 * TAGS * TAGS),
    seen: 1,
  };
}

function learn(state: State, { words, features, tags }: Sequence): void {
  const scores = features.map(({ ids, values }, index) => {
    const own = new Float64Array(TAGS).fill(MARGIN);
    own[tags[index] as number] = 0;
    ids.forEach((id, at) => {
      for (let tag = 0; tag < TAGS; tag += 1)
        own[tag] = (own[tag] as number) + (state.weights[id * TAGS + tag] as number) * (values[at] as number);
    });
    return own;
  });
  const steps = [0, 1, 2].map((gap) => Array.from(state.steps.subarray(gap * TAGS * TAGS, (gap + 1) * TAGS * TAGS)));
  const read = bestTags(words, scores, steps);
  const move = (list: "weights" | "steps", at: number, by: number) => {
    const sum = list === "weights" ? state.weightSum : state.stepSum;
    state[list][at] = (state[list][at] as number) + by;
    sum[at] = (sum[at] as number) + by * state.seen;
  };
  words.forEach(({ gap }, index) => {
    const [right, wrong] = [tags[index] as number, read[index] as number];
    const [rightBefore, wrongBefore] = index === 0 ? [0, 0] : [tags[index - 1] as number, read[index - 1] as number];
    if (right !== wrong) {
      const { ids, values } = features[index] as Sequence["features"][number];
      ids.forEach((id, at) => {
        move("weights", id * TAGS + right, values[at] as number);
        move("weights", id * TAGS + wrong, -(values[at] as number));
      });
    }
    if (right === wrong && rightBefore === wrongBefore) return;
    move("steps", (gap * TAGS + rightBefore) * TAGS + right, 1);
    move("steps", (gap * TAGS + wrongBefore) * TAGS + wrong, -1);
  });
  state.seen += 1;
}
