import { calibrated, EMPTY_SENTENCE, judgeSigns, scoreSigns } from "#engines/humanizer/signs/sign-model.ts";
import { LEARNED_SIGNS } from "#engines/humanizer/signs/sign-outputs.ts";
import type { StyleWeights } from "#engines/humanizer/signs/style-weights.ts";
import type { OpenTable } from "#engines/reader/linear-table.ts";
import { outputOf, readStyle, type StyleRow } from "./style-rows.ts";

/** A text scored by a model that has not seen it, with the outputs that are signs in each of its sentences. */
export interface HeldText {
  id: string;
  scores: Float64Array[];
  /** Null where nobody has labelled the text: it is a person's. */
  signs: Set<number>[] | null;
}

export type Thresholds = Pick<StyleWeights, "calibration" | "sure" | "hint" | "likely">;

/** The highest share of people's sentences that may hold a sign in the model's eyes. */
const MOST_ALARMS = 0.018;
/** Shares of people's sentences above the two thresholds of one sign. */
const SURE_SHARE = 0.0003;
const HINT_SHARE = 0.003;

export function scoreText(table: OpenTable, text: string, id: string): HeldText {
  const { tokens, runs } = readStyle(text);
  return { id, scores: runs.map((run) => scoreSigns(table, tokens, run)), signs: null };
}

/** A labelled row scored sentence by sentence, as the engine cuts them. */
export function scoreRow(table: OpenTable, row: StyleRow): HeldText {
  const { runs } = readStyle(row.text);
  const signs = runs.map(() => new Set<number>());
  let from = 0;
  for (const sentence of row.sentences) {
    const at = row.text.indexOf(sentence.t.trim(), from);
    if (at < 0) continue;
    from = at + sentence.t.trim().length;
    for (const { id, quote } of sentence.signs) {
      const place = at + Math.max(0, sentence.t.indexOf(quote));
      const index = runs.findIndex((run) => run.start <= place && place < run.end);
      if (outputOf(id) >= 0) signs[index]?.add(outputOf(id));
    }
  }
  return { ...scoreText(table, row.text, row.writer), signs };
}

/** The calibration and thresholds under which most labelled signs count while people's sentences raise few alarms. */
export function findThresholds(labelled: readonly HeldText[], human: readonly HeldText[]): Thresholds {
  const calibration = plattOf(labelled);
  const ordered = LEARNED_SIGNS.map((_, output) =>
    human.flatMap(({ scores }) => scores.map((score) => score[output] as number)).sort((a, b) => b - a),
  );
  const at = (share: number) =>
    ordered.map((scores) => probabilityOf(scores[Math.floor(scores.length * share)] as number, calibration));
  const sure = at(SURE_SHARE).map((value) => Math.max(value, 0.5));
  const hint = at(HINT_SHARE);
  let best: Thresholds = { calibration, sure, hint, likely: 1 };
  for (let likely = 0.6; likely >= 0.1; likely -= 0.02) {
    const next = { calibration, sure, hint, likely: Number(likely.toFixed(2)) };
    if (alarmsOf(human, next) > MOST_ALARMS || f1Of(labelled, next) < f1Of(labelled, best)) continue;
    best = next;
  }
  return best;
}

/** The share of people's sentences in which a sign counts. */
export function alarmsOf(human: readonly HeldText[], thresholds: Thresholds): number {
  let alarms = 0;
  let all = 0;
  for (const text of human) {
    const judged = judgeSigns(
      text.scores.map((score) => calibrated(score, thresholds.calibration)),
      thresholds,
    );
    all += judged.length;
    alarms += judged.filter((signs) => signs.length > 0).length;
  }
  return alarms / Math.max(1, all);
}

export interface Counts {
  found: number;
  missed: number;
  wrong: number;
}

/** Signs found, missed and seen where nobody labelled them, by output. */
export function countsOf(labelled: readonly HeldText[], thresholds: Thresholds): Counts[] {
  const counts = LEARNED_SIGNS.map(() => ({ found: 0, missed: 0, wrong: 0 }));
  for (const { scores, signs } of labelled) {
    const judged = judgeSigns(
      scores.map((score) => calibrated(score, thresholds.calibration)),
      thresholds,
    );
    judged.forEach((found, index) => {
      const real = signs?.[index] ?? new Set();
      for (const [output, count] of counts.entries()) {
        if (real.has(output)) count[found.includes(output) ? "found" : "missed"] += 1;
        else if (found.includes(output)) count.wrong += 1;
      }
    });
  }
  return counts;
}

export function sumOf(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, each) => ({
      found: sum.found + each.found,
      missed: sum.missed + each.missed,
      wrong: sum.wrong + each.wrong,
    }),
    { found: 0, missed: 0, wrong: 0 },
  );
}

/** A missed sign weighs twice as much as one too many: between machine sentences a mark too many does no harm. */
function f1Of(labelled: readonly HeldText[], thresholds: Thresholds): number {
  const { found, missed, wrong } = sumOf(countsOf(labelled, thresholds));
  return (3 * found) / Math.max(1, 3 * found + 2 * missed + wrong);
}

function probabilityOf(score: number, { slope, offset }: StyleWeights["calibration"]): number {
  return Number((1 / (1 + Math.exp(-(slope * score + offset)))).toFixed(4));
}

/** Platt's scaling over all outputs of all labelled sentences, by Newton's method. */
function plattOf(labelled: readonly HeldText[]): StyleWeights["calibration"] {
  const pairs = labelled.flatMap(({ scores, signs }) =>
    scores.flatMap((score, index) =>
      Array.from(score.subarray(0, EMPTY_SENTENCE), (value, output) => ({
        value,
        target: signs?.[index]?.has(output) ? 1 : 0,
      })),
    ),
  );
  let slope = 0.5;
  let offset = -1;
  for (let round = 0; round < 25; round += 1) {
    const sum = { slope: 0, offset: 0, ss: 1e-6, so: 0, oo: 1e-6 };
    for (const { value, target } of pairs) {
      const probability = 1 / (1 + Math.exp(-(slope * value + offset)));
      const spread = probability * (1 - probability);
      sum.slope += (probability - target) * value;
      sum.offset += probability - target;
      sum.ss += spread * value * value;
      sum.so += spread * value;
      sum.oo += spread;
    }
    const determinant = sum.ss * sum.oo - sum.so * sum.so;
    slope -= (sum.oo * sum.slope - sum.so * sum.offset) / determinant;
    offset -= (sum.ss * sum.offset - sum.so * sum.slope) / determinant;
  }
  return { slope: Number(slope.toFixed(4)), offset: Number(offset.toFixed(4)) };
}
