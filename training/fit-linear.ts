import type { Sink } from "#engines/reader/text-features.ts";

/** One example: its features by dense number, and what each output should be (0 to 1; NaN where it is not known). */
export interface Example {
  ids: Int32Array;
  values: Float32Array;
  targets: Float32Array;
  weight: number;
}

/** Outputs `from` to `to` (exclusive): they exclude one another ("softmax") or are asked one by one ("sigmoid"). */
export interface OutputGroup {
  from: number;
  to: number;
  form: "softmax" | "sigmoid";
  /** L2: the loss over all examples gains `ridge / 2` times the sum of squared weights. */
  ridge: number;
}

export interface FitOptions {
  outputs: number;
  groups: readonly OutputGroup[];
  rounds: number;
  rate: number;
  /** Where a fit goes on from another: weights that are 0 in it stay 0. */
  from?: LinearModel;
}

export interface LinearModel {
  outputs: number;
  /** Feature-major. */
  weights: Float32Array;
  bias: Float64Array;
}

const NOBODY = -1;
const CUE = -2;

/** Numbers features as they come; those seen in fewer than `least` examples are left out when `close` is called. */
export class Vocabulary {
  readonly #ids = new Map<number, number>();
  readonly #counts: number[] = [];
  readonly #energy: number[] = [];
  readonly #last: number[] = [];
  /** Hash of each feature. */
  readonly hashes: number[] = [];
  #open = true;

  /** The features of one example. */
  collect(example: number, produce: (sink: Sink) => void): { ids: number[]; values: number[] } {
    const sums = new Map<number, number>();
    produce((feature, value) => {
      let id = this.#ids.get(feature);
      if (id === undefined) {
        if (!this.#open) return;
        id = this.hashes.length;
        this.#ids.set(feature, id);
        this.hashes.push(feature);
        this.#counts.push(0);
        this.#energy.push(0);
        this.#last.push(NOBODY);
      }
      if (this.#open && this.#last[id] !== example) {
        this.#last[id] = example;
        this.#counts[id] = (this.#counts[id] as number) + 1;
      }
      sums.set(id, (sums.get(id) ?? 0) + value);
    });
    if (this.#open) for (const [id, value] of sums) this.#energy[id] = (this.#energy[id] as number) + value * value;
    return { ids: [...sums.keys()], values: [...sums.values()] };
  }

  /** The features of a cue: each counts as seen twice, since no second request need use it. */
  collectCue(produce: (sink: Sink) => void): { ids: number[]; values: number[] } {
    const found = this.collect(CUE, produce);
    for (const id of found.ids) {
      this.#last[id] = NOBODY;
      this.#counts[id] = (this.#counts[id] as number) + 1;
    }
    return found;
  }

  close(): void {
    this.#open = false;
  }

  get size(): number {
    return this.hashes.length;
  }

  /** Sum of the squares of a feature's values. */
  energyOf(id: number): number {
    return this.#energy[id] as number;
  }

  countOf(id: number): number {
    return this.#counts[id] as number;
  }
}

/** Random numbers from a seed (mulberry32): the same seed gives the same order. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const FALL = 0.15;
const BIAS_SHARE = 0.1;

/**
 * Logistic regression by stochastic gradient descent, one example at a time in a seeded order, at a rate that falls round by
 * round, with weights shrunk after each round (L2) and averaged over the second half of the rounds.
 */
export function fitLinear(examples: readonly Example[], features: number, options: FitOptions): LinearModel {
  const { outputs, groups, rounds, rate } = options;
  const weights = options.from ? options.from.weights.slice() : new Float32Array(features * outputs);
  const frozen = options.from ? Uint8Array.from(options.from.weights, (weight) => (weight === 0 ? 1 : 0)) : null;
  const average = new Float32Array(features * outputs);
  const bias = options.from ? options.from.bias.slice() : new Float64Array(outputs);
  const biasAverage = new Float64Array(outputs);
  const scores = new Float64Array(outputs);
  const errors = new Float64Array(outputs);
  const live = new Int32Array(outputs);
  const order = examples.map((_, index) => index);
  const random = seededRandom(20_261_122);
  const averaged = Math.ceil(rounds / 2);
  for (let round = 0; round < rounds; round += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] as number, order[index] as number];
    }
    const step = rate / (1 + FALL * round);
    for (const index of order) {
      const { ids, values, targets, weight } = examples[index] as Example;
      const count = known(groups, targets, live);
      for (let at = 0; at < count; at += 1) scores[live[at] as number] = bias[live[at] as number] as number;
      for (let feature = 0; feature < ids.length; feature += 1) {
        const base = (ids[feature] as number) * outputs;
        const value = values[feature] as number;
        for (let at = 0; at < count; at += 1) {
          const output = live[at] as number;
          scores[output] = (scores[output] as number) + (weights[base + output] as number) * value;
        }
      }
      errorsOf(groups, scores, targets, errors);
      let moving = 0;
      for (let at = 0; at < count; at += 1) {
        const output = live[at] as number;
        const error = (errors[output] as number) * weight;
        if (Math.abs(error) < 2e-3) continue;
        errors[output] = error;
        live[moving++] = output;
        bias[output] = (bias[output] as number) - step * BIAS_SHARE * error;
      }
      for (let feature = 0; feature < ids.length; feature += 1) {
        const base = (ids[feature] as number) * outputs;
        const move = step * (values[feature] as number);
        for (let at = 0; at < moving; at += 1) {
          const output = live[at] as number;
          weights[base + output] = (weights[base + output] as number) - move * (errors[output] as number);
        }
      }
    }
    shrink(weights, outputs, groups, step);
    if (frozen) for (let at = 0; at < weights.length; at += 1) if (frozen[at] === 1) weights[at] = 0;
    if (round < rounds - averaged) continue;
    for (let at = 0; at < weights.length; at += 1)
      average[at] = (average[at] as number) + (weights[at] as number) / averaged;
    for (let at = 0; at < outputs; at += 1)
      biasAverage[at] = (biasAverage[at] as number) + (bias[at] as number) / averaged;
  }
  return { outputs, weights: average, bias: biasAverage };
}

function known(groups: readonly OutputGroup[], targets: Float32Array, live: Int32Array): number {
  let count = 0;
  for (const { from, to, form } of groups) {
    if (form === "softmax" && Number.isNaN(targets[from])) continue;
    for (let output = from; output < to; output += 1) if (!Number.isNaN(targets[output])) live[count++] = output;
  }
  return count;
}

function errorsOf(
  groups: readonly OutputGroup[],
  scores: Float64Array,
  targets: Float32Array,
  errors: Float64Array,
): void {
  for (const { from, to, form } of groups) {
    if (form === "sigmoid") {
      for (let output = from; output < to; output += 1)
        errors[output] = 1 / (1 + Math.exp(-(scores[output] as number))) - (targets[output] as number);
      continue;
    }
    if (Number.isNaN(targets[from])) continue;
    let highest = -Infinity;
    for (let output = from; output < to; output += 1) highest = Math.max(highest, scores[output] as number);
    let sum = 0;
    for (let output = from; output < to; output += 1)
      sum += errors[output] = Math.exp((scores[output] as number) - highest);
    for (let output = from; output < to; output += 1)
      errors[output] = (errors[output] as number) / sum - (targets[output] as number);
  }
}

function shrink(weights: Float32Array, outputs: number, groups: readonly OutputGroup[], step: number): void {
  const kept = new Float32Array(outputs).fill(1);
  for (const { from, to, ridge } of groups) kept.fill(1 / (1 + ridge * step), from, to);
  for (let at = 0, output = 0; at < weights.length; at += 1) {
    weights[at] = (weights[at] as number) * (kept[output] as number);
    if (++output === outputs) output = 0;
  }
}
