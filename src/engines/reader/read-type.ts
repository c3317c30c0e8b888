import { softmax } from "./linear-table.ts";
import { KIND_LIST, OUTPUTS } from "./outputs.ts";
import { type LikelyType, type Reading, TASK_TYPES, type TaskType, type WorkKind } from "./reading.ts";

/** What training found for the kind of work in one language. */
export interface TypeWeights {
  /** Divides the scores of types and of kinds. */
  temperature: { type: number; kind: number };
  /** The least probability at which each type is named. */
  thresholds: readonly number[];
  kindThreshold: number;
  /** For each type the score of "no kind" among its kinds. */
  noKind: readonly number[];
}

const LEAST_RUNNER_UP = 0.1;

/** The kind of work by the scores of the text table; null where no type is likely enough. */
export function readType(
  scores: Float64Array,
  weights: TypeWeights,
): Pick<Reading, "type" | "kind" | "typeProbability" | "runnerUp" | "likely"> {
  const chances = softmax(scores.subarray(0, TASK_TYPES.length), weights.temperature.type);
  const ranked = TASK_TYPES.map((type, index) => ({ type, index, probability: chances[index] as number })).sort(
    (a, b) => b.probability - a.probability,
  );
  const [best, second] = ranked as [(typeof ranked)[number], (typeof ranked)[number]];
  const isNamed = best.probability >= (weights.thresholds[best.index] as number);
  const next = isNamed ? second : best;
  return {
    type: isNamed ? best.type : null,
    kind: isNamed ? surestKind(kindsOf(best.type, scores, weights), weights.kindThreshold) : null,
    typeProbability: best.probability,
    runnerUp: next.probability >= LEAST_RUNNER_UP ? next.type : null,
    likely: ranked
      .filter(({ probability }) => probability >= LEAST_RUNNER_UP)
      .map(({ type, probability }) => ({ type, probability, kinds: kindsOf(type, scores, weights) })),
  };
}

/** Where each type's kinds have their scores. */
const PLACES = Object.fromEntries(
  TASK_TYPES.map((type) => [
    type,
    KIND_LIST.flatMap((entry, index) => (entry.type === type ? [{ kind: entry.kind, at: OUTPUTS.kind + index }] : [])),
  ]),
) as Record<TaskType, { kind: WorkKind; at: number }[]>;

/** The probability of each kind of a type, within the type; "no kind" has the rest. */
export function kindsOf(
  type: TaskType,
  scores: Float64Array,
  weights: Pick<TypeWeights, "temperature" | "noKind">,
): LikelyType["kinds"] {
  const own = PLACES[type];
  if (own.length === 0) return [];
  const chances = softmax(
    [...own.map(({ at }) => scores[at] as number), weights.noKind[TASK_TYPES.indexOf(type)] as number],
    weights.temperature.kind,
  );
  return own.map(({ kind }, index) => ({ kind, probability: chances[index] as number }));
}

function surestKind(kinds: LikelyType["kinds"], least: number): WorkKind | null {
  return kinds.find(({ probability }) => probability >= least)?.kind ?? null;
}
