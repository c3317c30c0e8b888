import { worthFeatures, type WorthModel } from "#engines/questions/worth.ts";
import { WORTH_STEP } from "#engines/questions/worth-model.ts";
import { type Example, fitLinear } from "../fit-linear.ts";
import type { Pair } from "./read-pairs.ts";

const RIDGE = { good: 2, out: 2, said: 3 };
/** What is said of many questions is held back less than what is said of one: its values count so much more while fitting. */
const SHARED_SCALE = 1.5;
const scaleOf = (name: string): number => (name.startsWith("?") ? 1 : SHARED_SCALE);
const LEAST_WEIGHT = 0.13;

/** Fits what a question is worth: three chances, each by its own weights. */
export function fitWorth(pairs: readonly Pair[]): WorthModel {
  const places = new Map<string, number>();
  const examples: Example[] = pairs.map(({ id, known, good, out, said, weight }) => {
    const features = worthFeatures(id, known).filter(([, value]) => value !== 0);
    return {
      ids: Int32Array.from(features, ([name]) => {
        if (!places.has(name)) places.set(name, places.size);
        return places.get(name) as number;
      }),
      values: Float32Array.from(features, ([name, value]) => value * scaleOf(name)),
      targets: Float32Array.from([good, out, said], (is) => (is === null ? Number.NaN : Number(is))),
      weight: weight ?? 1,
    };
  });
  const model = fitLinear(examples, places.size, {
    outputs: 3,
    groups: [
      { from: 0, to: 1, form: "sigmoid", ridge: RIDGE.good },
      { from: 1, to: 2, form: "sigmoid", ridge: RIDGE.out },
      { from: 2, to: 3, form: "sigmoid", ridge: RIDGE.said },
    ],
    rounds: 30,
    rate: 0.1,
  });
  return {
    bias: Array.from(model.bias, (value) => Number(value.toFixed(3))),
    weights: new Map(
      [...places].flatMap(([name, at]) => {
        const own = [0, 1, 2].map((output) => inSteps((model.weights[at * 3 + output] as number) * scaleOf(name)));
        return own.some((weight) => weight !== 0) ? [[name, own] as const] : [];
      }),
    ),
  };
}

function inSteps(weight: number): number {
  return Math.abs(weight) < LEAST_WEIGHT ? 0 : Math.round(weight / WORTH_STEP) * WORTH_STEP;
}
