import { modelOf } from "#engines/models/models.ts";

/**
 * A small network with one hidden layer: `inputs` → `hidden` (rectified) → `classes` (softmax).
 * `bytes` holds the first layer row by row with its bias last in each row, then the second layer alike;
 * each layer's bytes are multiplied by its scale.
 */
export interface ClassifierWeights {
  inputs: number;
  hidden: number;
  classes: readonly string[];
  scales: readonly [number, number];
  bytes: Int8Array;
}

export type Classify = (features: Float32Array) => Float32Array;

/** A function from features to one probability for each class, in the order of `classes`. */
export function createClassifier({ inputs, hidden, classes, scales, bytes }: ClassifierWeights): Classify {
  const split = hidden * (inputs + 1);
  const first = Float32Array.from(bytes.subarray(0, split), (value) => value * scales[0]);
  const second = Float32Array.from(bytes.subarray(split), (value) => value * scales[1]);
  return (features) => {
    const middle = layer(first, features, hidden).map((value) => Math.max(0, value));
    return softmax(layer(second, middle, classes.length));
  };
}

/** The classifier of a trained model, opened at its first use. */
export function learnedClassifier(name: "digits" | "marks"): Classify {
  let opened: Classify | null = null;
  return (features) => (opened ??= createClassifier(modelOf(name)))(features);
}

function layer(weights: Float32Array, input: Float32Array, outputs: number): Float32Array {
  const out = new Float32Array(outputs);
  const stride = input.length + 1;
  for (let row = 0; row < outputs; row += 1) {
    let sum = weights[row * stride + input.length] as number;
    for (let at = 0; at < input.length; at += 1) sum += (weights[row * stride + at] as number) * (input[at] as number);
    out[row] = sum;
  }
  return out;
}

export function softmax(scores: Float32Array): Float32Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
