import { softmax, type ClassifierWeights } from "#engines/ocr/learned/classifier.ts";
import type { Random } from "./random.ts";

export interface Example {
  features: Float32Array;
  target: number;
}

/** Trains the network of `engines/ocr/classifier.ts` by stochastic gradient descent with momentum; the rate falls to nothing. */
export function trainNetwork(
  examples: readonly Example[],
  classes: readonly string[],
  hidden: number,
  epochs: number,
  random: Random,
): ClassifierWeights {
  const inputs = (examples[0] as Example).features.length;
  const first = Float32Array.from(
    { length: hidden * (inputs + 1) },
    () => (random.next() - 0.5) * Math.sqrt(8 / inputs),
  );
  const second = Float32Array.from(
    { length: classes.length * (hidden + 1) },
    () => (random.next() - 0.5) * Math.sqrt(8 / hidden),
  );
  const order = examples.map((_, index) => index);
  const total = epochs * examples.length;
  const middle = new Float32Array(hidden);
  const back = new Float32Array(hidden);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random.next() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const index of order) {
      const { features, target } = examples[index] as Example;
      const rate = 0.02 * (1 - step / total) + 0.0002;
      step += 1;
      for (let row = 0; row < hidden; row += 1) {
        const base = row * (inputs + 1);
        let sum = first[base + inputs] as number;
        for (let k = 0; k < inputs; k += 1) sum += (first[base + k] as number) * (features[k] as number);
        middle[row] = sum > 0 ? sum : 0;
      }
      const scores = new Float32Array(classes.length);
      for (let row = 0; row < classes.length; row += 1) {
        const base = row * (hidden + 1);
        let sum = second[base + hidden] as number;
        for (let k = 0; k < hidden; k += 1) sum += (second[base + k] as number) * (middle[k] as number);
        scores[row] = sum;
      }
      const probabilities = softmax(scores);
      back.fill(0);
      for (let row = 0; row < classes.length; row += 1) {
        const error = (probabilities[row] as number) - (row === target ? 1 : 0);
        if (Math.abs(error) < 1e-4) continue;
        const base = row * (hidden + 1);
        for (let k = 0; k < hidden; k += 1) {
          back[k] = (back[k] as number) + error * (second[base + k] as number);
          second[base + k] =
            (second[base + k] as number) - rate * (error * (middle[k] as number) + 1e-5 * (second[base + k] as number));
        }
        second[base + hidden] = (second[base + hidden] as number) - rate * error;
      }
      for (let row = 0; row < hidden; row += 1) {
        if (middle[row] === 0 || Math.abs(back[row] as number) < 1e-5) continue;
        const change = rate * (back[row] as number);
        const base = row * (inputs + 1);
        for (let k = 0; k < inputs; k += 1) {
          const input = features[k] as number;
          if (input !== 0) first[base + k] = (first[base + k] as number) - change * input;
        }
        first[base + inputs] = (first[base + inputs] as number) - change;
      }
    }
  }
  return pack(first, second, inputs, hidden, classes);
}

function pack(
  first: Float32Array,
  second: Float32Array,
  inputs: number,
  hidden: number,
  classes: readonly string[],
): ClassifierWeights {
  const scaleOf = (values: Float32Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  const scales = [scaleOf(first), scaleOf(second)] as const;
  const bytes = Int8Array.from([
    ...first.map((value) => Math.round(value / scales[0])),
    ...second.map((value) => Math.round(value / scales[1])),
  ]);
  return {
    inputs,
    hidden,
    classes,
    scales: [Number(scales[0].toPrecision(6)), Number(scales[1].toPrecision(6))],
    bytes,
  };
}
