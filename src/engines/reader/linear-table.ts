import type { Sink } from "./text-features.ts";

/**
 * Weights of a linear model with several outputs, sparse and in whole steps of at most seven bits. Four streams of digits,
 * one character each (see `DIGITS`), apart from one another so that gzip finds each one's frequencies: for each feature by
 * rising hash its distance from the one before (one digit, or the escape and three digits, highest first) and the number of
 * its weights; for each weight its output, and its value in steps of the output's `scale`, counted from the middle digit.
 */
export interface LinearTable {
  bias: readonly number[];
  scale: readonly number[];
  gaps: string;
  counts: string;
  outputs: string;
  values: string;
}

/** Printable characters that need no escape in a string: codes 35 to 126 but for the backslash, as digits 0 to 90. */
export const DIGITS = { first: 35, skipped: 92, base: 91, middle: 45, escape: 90 } as const;

/** The digit of a character of a stream. */
function digitAt(stream: string, index: number): number {
  const code = stream.charCodeAt(index);
  return code - DIGITS.first - (code > DIGITS.skipped ? 1 : 0);
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
  const features = readGaps(table.gaps);
  const starts = new Int32Array(features.length + 1);
  for (let row = 0; row < features.length; row += 1)
    starts[row + 1] = (starts[row] as number) + digitAt(table.counts, row);
  const outputOf = Uint8Array.from({ length: table.outputs.length }, (_, at) => digitAt(table.outputs, at));
  const values = Float32Array.from(
    outputOf,
    (output, at) => (digitAt(table.values, at) - DIGITS.middle) * (table.scale[output] as number),
  );
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
    starts,
    outputOf,
    values,
  };
}

function readGaps(stream: string): number[] {
  const features: number[] = [];
  let feature = 0;
  for (let at = 0; at < stream.length; at += 1) {
    let gap = digitAt(stream, at);
    if (gap === DIGITS.escape) {
      gap = 0;
      for (const end = at + 3; at < end;) gap = gap * DIGITS.base + digitAt(stream, ++at);
    }
    feature += gap;
    features.push(feature);
  }
  return features;
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
  let highest = -Infinity;
  for (let at = 0; at < scores.length; at += 1) highest = Math.max(highest, scores[at] as number);
  const powers: number[] = [];
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const power = Math.exp(((scores[at] as number) - highest) / temperature);
    powers.push(power);
    sum += power;
  }
  for (let at = 0; at < powers.length; at += 1) powers[at] = (powers[at] as number) / sum;
  return powers;
}
