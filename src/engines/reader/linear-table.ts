import type { Sink } from "./text-features.ts";

/**
 * Weights of a linear model with several outputs, sparse and in eight bits. `data` is base64 of, for each feature by rising
 * hash: the hash's distance from the one before and the number of weights (variable-length integers), then for each weight
 * its output and its value as a signed byte, to be multiplied by the output's `scale`.
 */
export interface LinearTable {
  bias: readonly number[];
  scale: readonly number[];
  data: string;
}

/** A table made ready to score: an open-addressing map from feature to its run of weights. */
export interface OpenTable {
  readonly outputs: number;
  readonly bias: Float64Array;
  readonly mask: number;
  readonly keys: Int32Array;
  readonly slots: Int32Array;
  readonly starts: Int32Array;
  readonly outputOf: Uint8Array;
  readonly values: Float32Array;
}

const EMPTY = -1;

/** Unpacks a table. */
export function openTable(table: LinearTable): OpenTable {
  const bytes = Uint8Array.from(atob(table.data), (character) => character.charCodeAt(0));
  const features: number[] = [];
  const starts: number[] = [0];
  const outputOf: number[] = [];
  const values: number[] = [];
  let at = 0;
  const readInteger = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  for (let feature = 0; at < bytes.length;) {
    feature += readInteger();
    features.push(feature);
    for (let count = readInteger(); count > 0; count -= 1) {
      const output = bytes[at++] as number;
      outputOf.push(output);
      values.push((((bytes[at++] as number) << 24) >> 24) * (table.scale[output] as number));
    }
    starts.push(values.length);
  }
  const mask = 2 ** Math.ceil(Math.log2(2 * features.length + 2)) - 1;
  const keys = new Int32Array(mask + 1).fill(EMPTY);
  const slots = new Int32Array(mask + 1);
  features.forEach((feature, index) => {
    let slot = feature & mask;
    while (keys[slot] !== EMPTY) slot = (slot + 1) & mask;
    keys[slot] = feature;
    slots[slot] = index;
  });
  return {
    outputs: table.bias.length,
    bias: Float64Array.from(table.bias),
    mask,
    keys,
    slots,
    starts: Int32Array.from(starts),
    outputOf: Uint8Array.from(outputOf),
    values: Float32Array.from(values),
  };
}

/** A sink that adds what it is given to `scores`. */
export function scoreInto(table: OpenTable, scores: Float64Array): Sink {
  const { keys, slots, starts, outputOf, values, mask } = table;
  return (feature, value) => {
    for (let slot = feature & mask; ; slot = (slot + 1) & mask) {
      const key = keys[slot] as number;
      if (key === EMPTY) return;
      if (key !== feature) continue;
      const row = slots[slot] as number;
      const end = starts[row + 1] as number;
      for (let at = starts[row] as number; at < end; at += 1) {
        const output = outputOf[at] as number;
        scores[output] = (scores[output] as number) + (values[at] as number) * value;
      }
      return;
    }
  };
}

/** 1 / (1 + e^-x). */
export function sigmoid(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** Probabilities of scores that exclude one another, at a temperature. */
export function softmax(scores: ArrayLike<number>, temperature = 1): number[] {
  const all = Array.from(scores, (score) => score / temperature);
  const highest = Math.max(...all);
  const powers = all.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
