import { FEATURE_BITS, type Sink } from "./text-features.ts";

/**
 * Weights of a linear model with several outputs, sparse and in whole steps. Four streams of bytes, apart from one another so that
 * gzip finds each one's frequencies: for each feature by rising hash its distance from the one before (one byte, or `ESCAPE` and
 * three bytes, highest first) and the number of its weights; for each weight its output, and its value in steps of the
 * output's `scale`.
 */
export interface LinearTable {
  bias: readonly number[];
  scale: readonly number[];
  gaps: Uint8Array;
  counts: Uint8Array;
  outputs: Uint8Array;
  values: Int8Array;
}

/** Says that a distance follows in three bytes. */
export const ESCAPE = 255;
/** The most steps that a weight has, either way. */
export const MOST_STEPS = 45;
const SPAN = 2 * MOST_STEPS + 1;

/**
 * A table made ready to score, in a fifth of the memory of a hash map. Features are in buckets by their highest bits: bucket b
 * holds the rows from `rows[b]` to `rows[b + 1]`, and their weights begin at `weightsFrom[b]`. A row is the low bits of its
 * feature and the number of its weights; a weight its output and its steps, and `worth` gives what so many steps are worth there.
 */
export interface OpenTable {
  readonly outputs: number;
  readonly bias: Float64Array;
  /** How many low bits of a feature its row keeps. */
  readonly shift: number;
  readonly rows: Uint32Array;
  readonly weightsFrom: Uint32Array;
  readonly lowBits: Uint16Array | Uint8Array;
  readonly counts: Uint8Array;
  readonly outputOf: Uint8Array;
  readonly steps: Int8Array;
  readonly worth: Float32Array;
}

/** Unpacks a table. */
export function openTable(table: LinearTable): OpenTable {
  const features = readGaps(table.gaps);
  const shift = Math.max(0, FEATURE_BITS - Math.floor(Math.log2(features.length + 1)));
  const rows = new Uint32Array(2 ** (FEATURE_BITS - shift) + 1);
  const weightsFrom = new Uint32Array(rows.length);
  const lowBits = shift > 8 ? new Uint16Array(features.length) : new Uint8Array(features.length);
  const { counts } = table;
  let weights = 0;
  let bucket = 0;
  features.forEach((feature, row) => {
    for (; bucket <= feature >>> shift; bucket += 1) [rows[bucket], weightsFrom[bucket]] = [row, weights];
    lowBits[row] = feature & (2 ** shift - 1);
    weights += counts[row] as number;
  });
  rows.fill(features.length, bucket);
  const worth = table.scale.flatMap((scale) => Array.from({ length: SPAN }, (_, step) => (step - MOST_STEPS) * scale));
  return {
    outputs: table.bias.length,
    bias: Float64Array.from(table.bias),
    shift,
    rows,
    weightsFrom,
    lowBits,
    counts,
    outputOf: table.outputs,
    steps: table.values,
    worth: Float32Array.from(worth),
  };
}

/** The features of a table, rising. */
function readGaps(stream: Uint8Array): number[] {
  const features: number[] = [];
  let feature = 0;
  for (let at = 0; at < stream.length; at += 1) {
    let gap = stream[at] as number;
    if (gap === ESCAPE) {
      gap = 0;
      for (const end = at + 3; at < end;) gap = gap * 256 + (stream[++at] as number);
    }
    feature += gap;
    features.push(feature);
  }
  return features;
}

/** A sink that adds what it is given to `scores`. */
export function scoreInto(table: OpenTable, scores: Float64Array): Sink {
  const { shift, rows, weightsFrom, lowBits, counts, outputOf, steps, worth } = table;
  const mask = 2 ** shift - 1;
  return (feature, value) => {
    const bucket = feature >>> shift;
    const low = feature & mask;
    const end = rows[bucket + 1] as number;
    for (let row = rows[bucket] as number; row < end; row += 1) {
      if (lowBits[row] !== low) continue;
      let at = weightsFrom[bucket] as number;
      for (let before = rows[bucket] as number; before < row; before += 1) at += counts[before] as number;
      for (const last = at + (counts[row] as number); at < last; at += 1) {
        const output = outputOf[at] as number;
        const weight = worth[output * SPAN + MOST_STEPS + (steps[at] as number)] as number;
        scores[output] = (scores[output] as number) + weight * value;
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
