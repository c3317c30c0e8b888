import { BUCKETS } from "#engines/ai-detector/features/hash-features.ts";
import { knotOf, STYLE_KNOTS } from "#engines/ai-detector/detector-weights.ts";
import { STYLE_IDS } from "#engines/ai-detector/features/measure-style.ts";
import type { FeatureMatrix } from "./feature-matrix.ts";
import { fitLogistic } from "./fit-logistic.ts";
import type { Item } from "./make-items.ts";

/** Weights by bucket (0 where training knew too little), and by measure and knot. */
export interface Model {
  table: Float32Array;
  bias: number;
  style: { mean: number[]; spread: number[]; weights: number[][] };
}

/** A feature counts when so many texts of so many sources hold it: a topic's words are in one or two sources. */
const LEAST_TEXTS = 10;
const LEAST_SOURCES = 5;
const PENALTY = 1e-4;
/** A source's rows share n^(1 - 0.85) of weight: nearly every source counts the same. */
const SOURCE_POWER = 0.85;
const ITERATIONS = 40;

export function trainModel(matrix: FeatureMatrix, items: readonly Item[], train: readonly number[]): Model {
  const shares = sharesOf(items, train);
  const columnOf = chooseColumns(matrix, items, train);
  const hashed = columnOf.reduce((most, column) => Math.max(most, column + 1), 0);
  const style = describeStyle(matrix, train, shares);
  const width = hashed + STYLE_IDS.length * STYLE_KNOTS;
  const starts = new Uint32Array(train.length + 1);
  const columns: number[] = [];
  const values: number[] = [];
  for (const [index, item] of train.entries()) {
    for (let at = matrix.starts[item] as number; at < (matrix.starts[item + 1] as number); at += 1) {
      const column = columnOf[matrix.columns[at] as number] as number;
      if (column < 0) continue;
      columns.push(column);
      values.push(matrix.values[at] as number);
    }
    for (let measure = 0; measure < STYLE_IDS.length; measure += 1) {
      const { knot, part } = knotOf(
        styleAt(matrix, item, measure),
        style.mean[measure] as number,
        style.spread[measure] as number,
      );
      columns.push(hashed + measure * STYLE_KNOTS + knot, hashed + measure * STYLE_KNOTS + knot + 1);
      values.push(1 - part, part);
    }
    starts[index + 1] = columns.length;
  }
  const fit = fitLogistic(
    { starts, columns: Uint32Array.from(columns), values: Float32Array.from(values), width },
    Float64Array.from(train, (item) => (items[item]?.label === "human" ? 0 : 1)),
    Float64Array.from(train, (item) => shares.get(item) as number),
    { penalty: PENALTY, iterations: ITERATIONS },
  );
  return {
    table: Float32Array.from(columnOf, (column) => (column < 0 ? 0 : (fit.weights[column] as number))),
    bias: fit.bias,
    style: {
      ...style,
      weights: STYLE_IDS.map((_, measure) => [
        ...fit.weights.subarray(hashed + measure * STYLE_KNOTS, hashed + (measure + 1) * STYLE_KNOTS),
      ]),
    },
  };
}

/** The raw score, as `scoreText` computes it from the text. */
export function scoreItem(model: Model, matrix: FeatureMatrix, item: number): number {
  let score = model.bias;
  for (let at = matrix.starts[item] as number; at < (matrix.starts[item + 1] as number); at += 1)
    score += (model.table[matrix.columns[at] as number] as number) * (matrix.values[at] as number);
  for (const [measure, weights] of model.style.weights.entries()) {
    const { knot, part } = knotOf(
      styleAt(matrix, item, measure),
      model.style.mean[measure] as number,
      model.style.spread[measure] as number,
    );
    score += (weights[knot] as number) * (1 - part) + (weights[knot + 1] as number) * part;
  }
  return score;
}

/** Both classes weigh the same, and inside a class nearly every source. */
function sharesOf(items: readonly Item[], train: readonly number[]): Map<number, number> {
  const keyOf = (item: number) => `${items[item]?.label} ${items[item]?.source}`;
  const sizes = new Map<string, number>();
  for (const item of train) sizes.set(keyOf(item), (sizes.get(keyOf(item)) ?? 0) + 1);
  const raw = new Map(train.map((item) => [item, (sizes.get(keyOf(item)) as number) ** -SOURCE_POWER]));
  const sums = { human: 0, ai: 0 };
  for (const [item, share] of raw) sums[items[item]?.label === "human" ? "human" : "ai"] += share;
  return new Map(
    [...raw].map(([item, share]) => [item, share / sums[items[item]?.label === "human" ? "human" : "ai"]]),
  );
}

function chooseColumns(matrix: FeatureMatrix, items: readonly Item[], train: readonly number[]): Int32Array {
  const sources = new Map<string, number>();
  const texts = new Uint32Array(BUCKETS);
  const holders = new Uint8Array(BUCKETS);
  const lastSource = new Int32Array(BUCKETS).fill(-1);
  const bySource = train.toSorted((a, b) => ((items[a]?.source ?? "") < (items[b]?.source ?? "") ? -1 : 1));
  for (const item of bySource) {
    const key = `${items[item]?.source}`;
    if (!sources.has(key)) sources.set(key, sources.size);
    const source = sources.get(key) as number;
    for (let at = matrix.starts[item] as number; at < (matrix.starts[item + 1] as number); at += 1) {
      const bucket = matrix.columns[at] as number;
      texts[bucket] = (texts[bucket] as number) + 1;
      if (lastSource[bucket] === source) continue;
      lastSource[bucket] = source;
      holders[bucket] = (holders[bucket] as number) + 1;
    }
  }
  let next = 0;
  return Int32Array.from(texts, (count, bucket) =>
    count >= LEAST_TEXTS && (holders[bucket] as number) >= LEAST_SOURCES ? next++ : -1,
  );
}

function describeStyle(matrix: FeatureMatrix, train: readonly number[], shares: ReadonlyMap<number, number>) {
  const total = train.reduce((sum, item) => sum + (shares.get(item) as number), 0);
  const weighted = (of: (item: number) => number) =>
    train.reduce((sum, item) => sum + (shares.get(item) as number) * of(item), 0) / total;
  const mean = STYLE_IDS.map((_, measure) => weighted((item) => styleAt(matrix, item, measure)));
  const spread = STYLE_IDS.map(
    (_, measure) =>
      Math.sqrt(weighted((item) => (styleAt(matrix, item, measure) - (mean[measure] as number)) ** 2)) || 1,
  );
  return { mean, spread };
}

function styleAt(matrix: FeatureMatrix, item: number, measure: number): number {
  return matrix.style[item]?.[measure] as number;
}
