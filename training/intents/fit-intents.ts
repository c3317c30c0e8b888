import { type Intent, INTENTS, intentFeatures } from "#engines/questions/intent-features.ts";
import type { LinearTable } from "#engines/reader/linear-table.ts";
import type { Reading } from "#engines/reader/reading.ts";
import { type Example, fitLinear, type FitOptions, Vocabulary } from "../fit-linear.ts";
import { packTable, pruneModel } from "../pack-table.ts";

/** A request with its intent, and what the reader takes it for without having seen its writer. */
export interface IntentRow {
  id: string;
  writer: string;
  text: string;
  likely: Reading["likely"];
  intent: Intent;
}

const FIT: FitOptions = {
  outputs: INTENTS.length,
  groups: [{ from: 0, to: INTENTS.length, form: "softmax", ridge: 0.05 }],
  rounds: 16,
  rate: 0.5,
};
const MOST_WEIGHTS = 16_000;
const LEAST_SEEN = 2;
const SETTLING_ROUNDS = 8;
/** As the reader's: rare features count more while fitting. */
const USUAL_RARITY = 4;
const LEAST_RARITY = 0.02;
const MOST_RARITY = 1.6;

/** Fits the intents, keeps the weights that matter most, and packs them. The same rows give the same table. */
export function fitIntents(rows: readonly IntentRow[]): LinearTable {
  const vocabulary = new Vocabulary();
  const found = rows.map(({ text, likely }, index) =>
    vocabulary.collect(index, (sink) => intentFeatures(text, likely, sink)),
  );
  const rarity = Float32Array.from({ length: vocabulary.size }, (_, id) => {
    const rare = Math.log((rows.length + 1) / (vocabulary.countOf(id) + 1)) / USUAL_RARITY;
    return Math.max(LEAST_RARITY, Math.min(MOST_RARITY, rare));
  });
  const examples = rows.map(({ intent }, index): Example => {
    const { ids, values } = found[index] as (typeof found)[number];
    const kept = ids.flatMap((id, at) => (vocabulary.countOf(id) >= LEAST_SEEN ? [at] : []));
    return {
      ids: Int32Array.from(kept, (at) => ids[at] as number),
      values: Float32Array.from(kept, (at) => (values[at] as number) * (rarity[ids[at] as number] as number)),
      targets: Float32Array.from(INTENTS, (one) => Number(one === intent)),
      weight: 1,
    };
  });
  const model = fitLinear(examples, vocabulary.size, FIT);
  const from = pruneModel(model, vocabulary, MOST_WEIGHTS, () => 1, rarity);
  const settled = fitLinear(examples, vocabulary.size, { ...FIT, rounds: SETTLING_ROUNDS, rate: FIT.rate / 2, from });
  const weights = settled.weights.map((weight, at) => weight * (rarity[Math.floor(at / settled.outputs)] as number));
  return packTable({ ...settled, weights }, vocabulary, 24);
}
