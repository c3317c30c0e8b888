import { answeredFeatures, type Told } from "#engines/questions/answered.ts";
import { sigmoid } from "#engines/reader/linear-table.ts";
import { type Example, fitLinear } from "../fit-linear.ts";

/** One question of one request: whether the text answers it already. */
export interface Pair {
  writer: string;
  id: string;
  told: Told;
  isAnswered: boolean;
}

export interface AnsweredModel {
  bias: number;
  weights: Record<string, number>;
}

const RIDGE = 0.7;
/** What is said of many questions is held back less than what is said of one: its values count so much more while fitting. */
const SHARED_SCALE = 2;
const scaleOf = (name: string): number => (name.startsWith("?") ? 1 : SHARED_SCALE);

/** Fits the chance that a question is answered. */
export function fitAnswered(pairs: readonly Pair[]): AnsweredModel {
  const places = new Map<string, number>();
  const examples: Example[] = pairs.map(({ id, told, isAnswered }) => {
    const features = answeredFeatures(id, told);
    return {
      ids: Int32Array.from(features, ([name]) => {
        if (!places.has(name)) places.set(name, places.size);
        return places.get(name) as number;
      }),
      values: Float32Array.from(features, ([name, value]) => value * scaleOf(name)),
      targets: Float32Array.of(isAnswered ? 1 : 0),
      weight: 1,
    };
  });
  const model = fitLinear(examples, places.size, {
    outputs: 1,
    groups: [{ from: 0, to: 1, form: "sigmoid", ridge: RIDGE }],
    rounds: 40,
    rate: 0.1,
  });
  const weights = [...places].map(([name, at]) => [
    name,
    Number(((model.weights[at] as number) * scaleOf(name)).toFixed(2)),
  ]);
  return {
    bias: Number((model.bias[0] as number).toFixed(3)),
    weights: Object.fromEntries(weights.filter(([, weight]) => weight !== 0)) as Record<string, number>,
  };
}

export function chanceOf({ bias, weights }: AnsweredModel, { id, told }: Pick<Pair, "id" | "told">): number {
  return sigmoid(answeredFeatures(id, told).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, bias));
}
