import { type OpenTable, openTable, scoreInto, sigmoid, softmax } from "#engines/reader/linear-table.ts";
import { TASK_TYPES } from "#engines/reader/reading.ts";
import { TOKEN } from "#engines/reader/tokens.ts";
import { pieceFeatures, promptFeatures, wordFeatures } from "#engines/prompt-checker/reading/features.ts";
import {
  PIECE_FAULTS,
  PIECE_OUTPUTS,
  TEXT_OUTPUTS,
  TOPICS,
  WORD_FAULTS,
} from "#engines/prompt-checker/reading/outputs.ts";
import type { Calibration, CheckerWeights } from "#engines/prompt-checker/reading/read-prompt.ts";
import { pairCases } from "./label-pairs.ts";
import { textTargets } from "./label-text.ts";
import type { Prepared } from "./prepared.ts";
import { faultTargets, indexPhrases, type PhraseIndex, roleTargets, wordTargets } from "./label-pieces.ts";
import type { PhraseCue } from "./read-prompts.ts";
import { pairFeatures } from "#engines/prompt-checker/themes/weigh-pairs.ts";
import type { FittedTables } from "./fit-prompts.ts";

/** One fold: its rows, and a model that has seen none of them. */
export interface Fold {
  held: readonly Prepared[];
  tables: FittedTables;
}

export type Calibrated = Pick<CheckerWeights, "calibration" | "temperature">;

interface Case {
  score: number;
  right: boolean;
  weight: number;
}

/** Fewer positives than this calibrate nothing. */
const LEAST_POSITIVES = 10;
/** A request of which nobody but an earlier engine said what is wrong counts this much. */
const SILVER = 0.15;

/** Slopes, offsets and the temperature of types, from scores of models that have not seen the rows. */
export function calibrate(folds: readonly Fold[], cues: readonly PhraseCue[]): Calibrated {
  const phrases = indexPhrases(cues);
  const pieces: Case[][] = PIECE_OUTPUTS.map(() => []);
  const words: Case[][] = WORD_FAULTS.map(() => []);
  const topics: Case[][] = TOPICS.map(() => []);
  const pairs: Case[] = [];
  const types: { scores: Float64Array; right: number }[] = [];
  for (const { held, tables } of folds) {
    const opened = {
      pieces: openTable(tables.pieces),
      words: openTable(tables.words),
      text: openTable(tables.text),
      pairs: openTable(tables.pairs),
    };
    for (const prompt of held) {
      ofPieces(prompt, opened.pieces, phrases, pieces);
      if (prompt.row.source === "gold") ofWords(prompt, opened.words, words);
      ofText(prompt, opened.text, topics, types);
      pairs.push(...ofPairs(prompt, opened.pairs));
    }
  }
  return {
    calibration: {
      pieces: pieces.map((cases, at) => (FAULTS.has(PIECE_OUTPUTS[at] as string) ? decided(cases) : platt(cases))),
      words: words.map((cases) => decided(cases)),
      topics: topics.map(platt),
      pairs: [decided(pairs, LEAST_PAIR_PRECISION)],
    },
    temperature: temperatureOf(types),
  };
}

function ofPieces(prompt: Prepared, table: OpenTable, phrases: PhraseIndex, cases: Case[][]): void {
  const scores = new Float64Array(table.outputs);
  for (const piece of prompt.pieces) {
    if (piece.block !== null) continue;
    scores.set(table.bias);
    pieceFeatures(prompt.tokens, piece, scoreInto(table, scores));
    const roles = roleTargets(prompt.row, piece, prompt.tokens, phrases);
    const faults = faultTargets(prompt.row, piece);
    const gold = prompt.row.source === "gold";
    scores.forEach((score, at) => {
      const role = roles[at] as number;
      const target = Number.isNaN(role) ? (faults[at] as number) : role;
      if (Number.isNaN(target)) return;
      cases[at]?.push({ score, right: target === 1, weight: gold || !Number.isNaN(role) ? 1 : SILVER });
    });
  }
}

function ofPairs(prompt: Prepared, table: OpenTable): Case[] {
  const scores = new Float64Array(1);
  return pairCases(prompt).map(({ pair, target }) => {
    scores.set(table.bias);
    pairFeatures(prompt.tokens, prompt.pieces, pair, scoreInto(table, scores));
    return { score: scores[0] as number, right: target === 1, weight: 1 };
  });
}

function ofWords({ row, tokens, pieces }: Prepared, table: OpenTable, cases: Case[][]): void {
  const scores = new Float64Array(table.outputs);
  for (const { from, to, block } of pieces) {
    if (block !== null) continue;
    for (let index = from; index < to; index += 1) {
      const token = tokens[index];
      if (!token || token.shape >= TOKEN.mark) continue;
      scores.set(table.bias);
      wordFeatures(tokens, index, scoreInto(table, scores));
      const targets = wordTargets(row, token);
      scores.forEach((score, at) => cases[at]?.push({ score, right: targets[at] === 1, weight: 1 }));
    }
  }
}

function ofText(
  { row, tokens, pieces }: Prepared,
  table: OpenTable,
  topics: Case[][],
  types: { scores: Float64Array; right: number }[],
): void {
  const targets = textTargets(row);
  if (targets.every(Number.isNaN)) return;
  const scores = new Float64Array(TEXT_OUTPUTS.length);
  scores.set(table.bias);
  promptFeatures(tokens, pieces, scoreInto(table, scores));
  if (!Number.isNaN(targets[0])) types.push({ scores: scores.slice(0, TASK_TYPES.length), right: targets.indexOf(1) });
  TOPICS.forEach((_, at) => {
    const target = targets[TASK_TYPES.length + at] as number;
    if (Number.isNaN(target)) return;
    topics[at]?.push({ score: scores[TASK_TYPES.length + at] as number, right: target === 1, weight: 1 });
  });
}

const FAULTS = new Set<string>(PIECE_FAULTS.filter((name) => name !== "vague"));

/** A fault is reported only from where more than this of what is reported is one: a false alarm costs more than a silence. */
const LEAST_PRECISION = 0.6;
/** An unjust contradiction costs more still. */
const LEAST_PAIR_PRECISION = 0.85;

/** Slope 1 and the offset at which a half is where the F measure is best: faults are rare, and are reported or not. */
function decided(all: readonly Case[], precision = LEAST_PRECISION): Calibration[number] {
  const cases = all.filter(({ weight }) => weight === 1).toSorted((a, b) => b.score - a.score);
  const positives = cases.filter(({ right }) => right).length;
  if (positives < LEAST_POSITIVES) return [1, 0];
  let best = { f: 0, score: cases[0]?.score ?? 0 };
  let found = 0;
  cases.forEach(({ score, right }, index) => {
    if (right) found += 1;
    const f = (2 * found) / (index + 1 + positives);
    if (f > best.f && found / (index + 1) >= precision)
      best = { f, score: (score + (cases[index + 1]?.score ?? score)) / 2 };
  });
  return [1, Number((-best.score).toFixed(3))];
}

/** Platt's slope and offset by Newton's steps; slope 1 where too few were labelled to tell. */
function platt(cases: readonly Case[]): Calibration[number] {
  const positives = cases.filter(({ right }) => right).length;
  if (positives < LEAST_POSITIVES) return [1, 0];
  const yes = (positives + 1) / (positives + 2);
  const no = 1 / (cases.length - positives + 2);
  let [slope, offset] = [1, 0];
  for (let round = 0; round < 60; round += 1) {
    let [ga, gb, haa, hab, hbb] = [0, 0, 1e-6, 0, 1e-6];
    for (const { score, right, weight } of cases) {
      const chance = sigmoid(slope * score + offset);
      const error = weight * (chance - (right ? yes : no));
      const curve = weight * chance * (1 - chance);
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
  return [Number(Math.max(slope, 0.2).toFixed(3)), Number(offset.toFixed(3))];
}

function temperatureOf(cases: readonly { scores: Float64Array; right: number }[]): number {
  let best = { temperature: 1, loss: Infinity };
  for (let step = 4; step <= 60; step += 1) {
    const temperature = step / 20;
    const loss = cases.reduce(
      (sum, { scores, right }) => sum - Math.log((softmax(scores, temperature)[right] as number) + 1e-9),
      0,
    );
    if (loss < best.loss) best = { temperature, loss };
  }
  return best.temperature;
}
