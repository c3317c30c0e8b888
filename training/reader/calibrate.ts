import type { TokenPart } from "#engines/reader/cut-parts.ts";
import { sigmoid, softmax } from "#engines/reader/linear-table.ts";
import { KIND_LIST, OUTPUTS } from "#engines/reader/outputs.ts";
import type { ReaderWeights } from "#engines/reader/read-request.ts";
import { FLAGS, LEARNED_VARIETIES, STATED, TASK_TYPES } from "#engines/reader/reading.ts";
import type { Token } from "#engines/reader/tokens.ts";
import type { Row } from "./read-rows.ts";

/** A row with the scores of a model that has seen no row of its writer. */
export interface HeldRow {
  row: Row;
  scores: Float64Array;
  tokens: readonly Token[];
  parts: readonly TokenPart[];
}

export type Calibration = Pick<
  ReaderWeights,
  "temperature" | "calibration" | "thresholds" | "kindThreshold" | "noKind"
>;

/** A named type is right this often, where it can be had. */
const WANTED_PRECISION = 0.85;
/** Types differ too little in number to judge each by its own rows alone: so many rows at the average are added to them. */
const PRIOR_ROWS = 8;
const LEAST_THRESHOLD = 0.5;
const MOST_THRESHOLD = 0.75;
const KIND_THRESHOLD = 0.6;
/** What it costs, in log loss, to set a type's "no kind" apart from the others'. */
const NO_KIND_PRIOR = 0.5;
/** Flags that protect people are raised where so many of them are found, unless fewer than `LEAST_TRUE` of those raised were right. */
const WANTED_RECALL = 0.85;
const LEAST_TRUE = 0.3;
/** Flags that change what a tool does are raised late: at half the odds that an honest one has. */
const LATE_SHIFT = Math.log(1 / 2);
const LATE = new Set<string>(["meta", "good"]);

/** Temperatures, probabilities and thresholds from held-out scores. */
export function calibrate(held: readonly HeldRow[]): Calibration {
  const { temperature: type } = fitTemperature(
    held.map(({ row, scores }) => ({
      scores: scores.subarray(0, TASK_TYPES.length),
      right: TASK_TYPES.indexOf(row.type),
    })),
  );
  const kinds = fitKinds(held);
  const varieties = held.flatMap(({ row, scores }) => {
    const right = LEARNED_VARIETIES.findIndex((name) => name === row.variety);
    return right < 0 ? [] : [{ scores: scores.subarray(OUTPUTS.variety, OUTPUTS.count), right }];
  });
  const asked = [
    ...STATED.map((name, index) => ({
      from: OUTPUTS.stated + index,
      shift: () => 0,
      has: (row: Row): boolean | undefined => row.given?.includes(name),
    })),
    ...FLAGS.map((name, index) => ({
      from: OUTPUTS.flags + index,
      shift: LATE.has(name) ? () => LATE_SHIFT : earlyShift,
      has: (row: Row): boolean | undefined => row.flags?.includes(name),
    })),
  ];
  return {
    temperature: { type, kind: kinds.temperature, variety: fitTemperature(varieties).temperature },
    calibration: asked.map(({ from, shift, has }) => {
      const cases = labelled(held, from, has);
      const [slope, offset] = fitPlatt(cases);
      const moved = offset + shift(cases.map(({ score, right }) => ({ logit: slope * score + offset, right })));
      return [Number(slope.toFixed(3)), Number(moved.toFixed(3))] as const;
    }),
    thresholds: typeThresholds(held, type),
    kindThreshold: KIND_THRESHOLD,
    noKind: kinds.noKind,
  };
}

function labelled(
  held: readonly HeldRow[],
  from: number,
  has: (row: Row) => boolean | undefined,
): { score: number; right: boolean }[] {
  return held.flatMap(({ row, scores }) => {
    const right = has(row);
    return right === undefined ? [] : [{ score: scores[from] as number, right }];
  });
}

/** How much a flag's log odds rise so that it is raised from 0.5 as early as wanted; never lowered. */
function earlyShift(cases: readonly { logit: number; right: boolean }[]): number {
  const all = cases.filter(({ right }) => right).length;
  let found = 0;
  let lowest = 0;
  for (const [index, { logit, right }] of cases.toSorted((a, b) => b.logit - a.logit).entries()) {
    if (!right) continue;
    found += 1;
    if (found / (index + 1) >= LEAST_TRUE) lowest = Math.min(lowest, logit);
    if (found / all >= WANTED_RECALL) break;
  }
  return -lowest;
}

/** The temperature of kinds, and for each type the score of "no kind" that goes with it best, within the type that is right. */
function fitKinds(held: readonly HeldRow[]): { noKind: number[]; temperature: number } {
  const cases = held.flatMap(({ row, scores }) => {
    const own = KIND_LIST.flatMap(({ type, kind }, index) => (type === row.type ? [{ kind, index }] : []));
    if (own.length === 0 || row.kind === undefined) return [];
    const right = row.kind === null ? own.length : own.findIndex(({ kind }) => kind === row.kind);
    return [{ type: row.type, scores: own.map(({ index }) => scores[OUTPUTS.kind + index] as number), right }];
  });
  const levels = Array.from({ length: 15 }, (_, step) => step / 2 - 6);
  const withNone = (noKind: number, own: typeof cases) =>
    own.map(({ scores, right }) => ({ scores: [...scores, noKind], right }));
  const shared = levels.map((noKind) => ({ noKind, ...fitTemperature(withNone(noKind, cases)) }));
  const { noKind, temperature } = least(shared);
  const noKinds = TASK_TYPES.map((type) => {
    const own = cases.filter((one) => one.type === type);
    const tried = levels.map((level) => ({
      level,
      loss: lossAt(temperature, withNone(level, own)) + NO_KIND_PRIOR * (level - noKind) ** 2,
    }));
    return own.length === 0 ? 0 : least(tried).level;
  });
  return { noKind: noKinds, temperature };
}

function least<Found extends { loss: number }>(found: readonly Found[]): Found {
  return found.reduce((best, one) => (one.loss < best.loss ? one : best));
}

function lossAt(temperature: number, cases: readonly { scores: ArrayLike<number>; right: number }[]): number {
  return cases.reduce(
    (sum, { scores, right }) => sum - Math.log((softmax(scores, temperature)[right] as number) + 1e-9),
    0,
  );
}

/** The temperature with the least log loss, looked for on a grid. */
function fitTemperature(cases: readonly { scores: ArrayLike<number>; right: number }[]): {
  temperature: number;
  loss: number;
} {
  return least(
    Array.from({ length: 57 }, (_, step) => (step + 4) / 20).map((temperature) => ({
      temperature,
      loss: lossAt(temperature, cases),
    })),
  );
}

/** Platt's slope and offset by gradient descent; a slope of at least a fifth, so that no question is answered backwards. */
function fitPlatt(cases: readonly { score: number; right: boolean }[]): [number, number] {
  const positives = cases.filter(({ right }) => right).length;
  let slope = 1;
  let offset = 0;
  // Platt's targets: a question with few positives must not become certain.
  const yes = (positives + 1) / (positives + 2);
  const no = 1 / (cases.length - positives + 2);
  for (let round = 0; round < 100; round += 1) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-6, 0, 1e-6];
    for (const { score, right } of cases) {
      const chance = sigmoid(slope * score + offset);
      const error = chance - (right ? yes : no);
      const curve = chance * (1 - chance);
      ga += error * score;
      gb += error;
      haa += curve * score * score;
      hab += curve * score;
      hbb += curve;
    }
    const determinant = haa * hbb - hab * hab;
    if (Math.abs(determinant) < 1e-9) break;
    const clip = (step: number) => Math.max(-1, Math.min(1, step));
    slope -= clip((hbb * ga - hab * gb) / determinant);
    offset -= clip((haa * gb - hab * ga) / determinant);
  }
  return [Math.max(slope, 0.2), offset];
}

/** For each type the least probability from which on it is right (or the row's second type is) as often as wanted. */
function typeThresholds(held: readonly HeldRow[], temperature: number): number[] {
  const cases = held.map(({ row, scores }) => {
    const chances = softmax(scores.subarray(0, TASK_TYPES.length), temperature);
    const chance = Math.max(...chances);
    const type = TASK_TYPES[chances.indexOf(chance)];
    return { type, chance, right: type === row.type || type === row.second };
  });
  const shared = leastChance(cases, []);
  return TASK_TYPES.map((type) => {
    const own = cases.filter((found) => found.type === type);
    return Number(
      leastChance(
        own,
        cases.filter(({ chance }) => chance >= shared),
      ).toFixed(2),
    );
  });
}

function leastChance(
  cases: readonly { chance: number; right: boolean }[],
  beside: readonly { right: boolean }[],
): number {
  const share = beside.length === 0 ? 0 : beside.filter(({ right }) => right).length / beside.length;
  const added = beside.length === 0 ? 0 : PRIOR_ROWS;
  for (let least = LEAST_THRESHOLD; least < MOST_THRESHOLD; least += 0.01) {
    const named = cases.filter(({ chance }) => chance >= least);
    const right = named.filter((found) => found.right).length;
    if ((right + share * added) / Math.max(named.length + added, 1) >= WANTED_PRECISION) return least;
  }
  return MOST_THRESHOLD;
}
