import { modelOf } from "#engines/models/models.ts";
import { type LinearTable, type OpenTable, openTable, scoreInto, softmax } from "#engines/reader/linear-table.ts";
import type { Reading } from "#engines/reader/reading.ts";
import { type Intent, INTENTS, intentFeatures } from "./intent-features.ts";

/** What `npm run train -- intents` found. */
export interface IntentWeights {
  /** Outputs in the order of `INTENTS`. */
  table: LinearTable;
  /** Divides the scores. */
  temperature: number;
  /** The least probability at which an intent is named, and at which nothing is asked since only a fact is wanted. */
  least: number;
  leastFact: number;
}

const opened = new WeakMap<IntentWeights, OpenTable>();

/** The intent of a request; null where it is unsure. Deterministic. */
export function readIntent(
  text: string,
  likely: Reading["likely"],
  weights: IntentWeights = modelOf("intents"),
): Intent | null {
  return intentOf(intentChances(text, likely, weights), weights);
}

/** The probability of each intent, in the order of `INTENTS`. */
export function intentChances(text: string, likely: Reading["likely"], weights: IntentWeights): number[] {
  let table = opened.get(weights);
  if (table === undefined) opened.set(weights, (table = openTable(weights.table)));
  const scores = table.bias.slice();
  intentFeatures(text, likely, scoreInto(table, scores));
  return softmax(scores, weights.temperature);
}

const FACT = INTENTS.indexOf("fact");
const UNDERSTAND = INTENTS.indexOf("understand");

/** A question of fact that is unsure asks to understand, more than any other. */
export function intentOf(
  chances: readonly number[],
  { least, leastFact }: Pick<IntentWeights, "least" | "leastFact">,
): Intent | null {
  const fact = chances[FACT] as number;
  if (fact >= leastFact) return "fact";
  const asked = chances.map((chance, at) => (at === FACT ? 0 : at === UNDERSTAND ? chance + fact : chance));
  const best = asked.indexOf(Math.max(...asked));
  return (asked[best] as number) >= least ? (INTENTS[best] as Intent) : null;
}
