import { intentFeatures } from "#engines/questions/intent-features.ts";
import type { LinearTable } from "#engines/reader/linear-table.ts";
import { type Example, fitLinear, type FitOptions, type LinearModel, Vocabulary } from "../fit-linear.ts";
import { packTable, pruneModel } from "../pack-table.ts";
import type { Row } from "./read-rows.ts";

const FIT = { rounds: 12, rate: 0.5, ridge: 0.02 };
const SETTLING_ROUNDS = 4;
const MOST_WEIGHTS = 200_000;
const LEAST_SEEN = 2;
/** As the reader's: rare features count more while fitting. */
const USUAL_RARITY = 4;
const LEAST_RARITY = 0.02;
const MOST_RARITY = 1.6;
/** A table counts its outputs with one digit. */
const MOST_OUTPUTS = 90;

/** Fits the tasks, keeps the weights that matter most, and packs them. The same rows give the same tables. */
export function fitTasks(rows: readonly Row[], ids: readonly string[]): LinearTable[] {
  const at = new Map(ids.map((id, index) => [id, index]));
  const vocabulary = new Vocabulary();
  const found = rows.map(({ text, likely }, index) =>
    vocabulary.collect(index, (sink) => intentFeatures(text, likely, sink)),
  );
  const rarity = Float32Array.from({ length: vocabulary.size }, (_, id) => {
    const rare = Math.log((rows.length + 1) / (vocabulary.countOf(id) + 1)) / USUAL_RARITY;
    return Math.max(LEAST_RARITY, Math.min(MOST_RARITY, rare));
  });
  const examples = rows.map(({ task, weight }, index): Example => {
    const { ids: features, values } = found[index] as (typeof found)[number];
    const kept = features.flatMap((id, place) => (vocabulary.countOf(id) >= LEAST_SEEN ? [place] : []));
    const targets = new Float32Array(ids.length);
    targets[at.get(task) as number] = 1;
    return {
      ids: Int32Array.from(kept, (place) => features[place] as number),
      values: Float32Array.from(
        kept,
        (place) => (values[place] as number) * (rarity[features[place] as number] as number),
      ),
      targets,
      weight,
    };
  });
  const options: FitOptions = {
    outputs: ids.length,
    groups: [{ from: 0, to: ids.length, form: "softmax", ridge: FIT.ridge }],
    rounds: FIT.rounds,
    rate: FIT.rate,
  };
  const model = fitLinear(examples, vocabulary.size, options);
  const from = pruneModel(model, vocabulary, MOST_WEIGHTS, () => 1, rarity);
  const settled = fitLinear(examples, vocabulary.size, {
    ...options,
    rounds: SETTLING_ROUNDS,
    rate: FIT.rate / 2,
    from,
  });
  const weights = settled.weights.map((weight, place) => weight * (rarity[Math.floor(place / ids.length)] as number));
  const tables: LinearTable[] = [];
  for (let first = 0; first < ids.length; first += MOST_OUTPUTS)
    tables.push(packTable(someOutputs({ ...settled, weights }, first, first + MOST_OUTPUTS), vocabulary, 24));
  return tables;
}

function someOutputs({ outputs, weights, bias }: LinearModel, from: number, to: number): LinearModel {
  const last = Math.min(to, outputs);
  const width = last - from;
  const features = weights.length / outputs;
  const some = new Float32Array(features * width);
  for (let feature = 0; feature < features; feature += 1)
    some.set(weights.subarray(feature * outputs + from, feature * outputs + last), feature * width);
  return { outputs: width, weights: some, bias: bias.slice(from, last) };
}
