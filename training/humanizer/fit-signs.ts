import type { LinearTable } from "#engines/reader/linear-table.ts";
import { SIGN_OUTPUTS } from "#engines/humanizer/signs/sign-model.ts";
import { type Example, fitLinear, type FitOptions, type LinearModel } from "../fit-linear.ts";
import { packTable, pruneModel } from "../pack-table.ts";
import { type SignData, signExamples } from "./sign-examples.ts";

/** Weights kept for a language. */
const MOST_WEIGHTS = 180_000;
const STEPS = 45;
const FIT: FitOptions = {
  outputs: SIGN_OUTPUTS,
  groups: [{ from: 0, to: SIGN_OUTPUTS, form: "sigmoid", ridge: 0.00003 }],
  rounds: 3,
  rate: 0.5,
};

/** Fits the sign model of a language and packs what is left of it after pruning. */
export function fitSigns(data: SignData): LinearTable {
  const { examples, vocabulary } = signExamples(data);
  const model = fitLinear(examples, vocabulary.size, { ...FIT, from: startOf(examples, vocabulary.size) });
  return packTable(pruneModel(model, vocabulary, MOST_WEIGHTS), vocabulary, STEPS);
}

/** How much of its log-odds a feature starts with. */
const START_SHARE = 0.5;
const SMOOTHING = 0.5;

/**
 * A start for the fit: for each feature and sign the logarithm of how much oftener it is in the sign's examples than in
 * others (naive Bayes), where it speaks for the sign. Rare wordings would else weigh nothing after a few rounds.
 */
function startOf(examples: readonly Example[], features: number): LinearModel {
  const outputs = SIGN_OUTPUTS;
  const counts = new Float32Array(features * outputs);
  const all = new Float32Array(features);
  const totals = new Float64Array(outputs);
  for (const { ids, targets } of examples) {
    const own = [...targets.keys()].filter((output) => targets[output] === 1);
    for (const output of own) totals[output] = (totals[output] as number) + 1;
    for (const id of ids) {
      all[id] = (all[id] as number) + 1;
      for (const output of own) counts[id * outputs + output] = (counts[id * outputs + output] as number) + 1;
    }
  }
  const weights = counts.map((count, at) => {
    if (count === 0) return 0;
    const output = at % outputs;
    const own = (count + SMOOTHING) / ((totals[output] as number) + 2 * SMOOTHING);
    const others =
      ((all[Math.floor(at / outputs)] as number) - count + SMOOTHING) /
      (examples.length - (totals[output] as number) + 2 * SMOOTHING);
    return START_SHARE * Math.max(0.01, Math.log(own / others));
  });
  return { outputs, weights, bias: new Float64Array(outputs).fill(-5) };
}
