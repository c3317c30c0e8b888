import {
  type LinearTable,
  type OpenTable,
  openTable,
  scoreInto,
  sigmoid,
  softmax,
} from "#engines/reader/linear-table.ts";
import { TASK_TYPES } from "#engines/reader/reading.ts";
import { readTokens, type Token, TOKEN } from "#engines/reader/tokens.ts";
import { cutPieces, type Piece } from "./cut-pieces.ts";
import { pieceFeatures, promptFeatures, wordFeatures } from "./features.ts";
import {
  PIECE_FAULTS,
  PIECE_OUTPUTS,
  type PieceOutput,
  TOPICS,
  type Topic,
  WORD_FAULTS,
  type WordFault,
} from "./outputs.ts";
import type { Region } from "./regions.ts";
import { findPairs, type Pair, pairFeatures } from "../themes/weigh-pairs.ts";

/** What training found for one language; see `docs/model-card-checker.md`. */
export interface CheckerWeights {
  language: "ar" | "en";
  /** Outputs in the order of `PIECE_OUTPUTS`, `WORD_FAULTS` and `TEXT_OUTPUTS`. */
  pieces: LinearTable;
  words: LinearTable;
  text: LinearTable;
  /** One output: two pieces exclude each other. */
  pairs: LinearTable;
  /** Slope and offset that turn a score into a probability, one pair per output. */
  calibration: { pieces: Calibration; words: Calibration; topics: Calibration; pairs: Calibration };
  temperature: number;
}
export type Calibration = readonly (readonly [slope: number, offset: number])[];

/** A piece with the probability of each thing it may do. */
export interface ReadPiece extends Piece {
  chances: Float64Array;
}

/** A run of words that carries a fault, with its likelihood; offsets in the text. */
interface WordMark {
  id: WordFault;
  start: number;
  end: number;
  chance: number;
}

/** What the learned models make of a prompt. Probabilities are calibrated. */
export interface PromptReading {
  tokens: readonly Token[];
  pieces: readonly ReadPiece[];
  words: readonly WordMark[];
  /** Of each kind of work, in the order of `TASK_TYPES`. */
  types: readonly number[];
  topics: Record<Topic, number>;
  /** Pieces that may exclude each other, with the chance that they do. */
  opposed: readonly WeighedPair[];
}

interface WeighedPair extends Pair {
  chance: number;
}

interface Opened {
  pieces: OpenTable;
  words: OpenTable;
  text: OpenTable;
  pairs: OpenTable;
}
const opened = new WeakMap<CheckerWeights, Opened>();

/** The chance that a piece does something. */
export function chanceOf(piece: ReadPiece, output: PieceOutput): number {
  return piece.chances[PLACE[output]] as number;
}
const PLACE = Object.fromEntries(PIECE_OUTPUTS.map((name, index) => [name, index])) as Record<PieceOutput, number>;

/** Reads a prompt with the weights of its language. The same text and weights give the same reading. */
export function readPrompt(text: string, regions: readonly Region[], weights: CheckerWeights): PromptReading {
  const tables = tablesOf(weights);
  const tokens = readTokens(text);
  const pieces = cutPieces(text, tokens, regions);
  const scores = new Float64Array(tables.text.outputs);
  scores.set(tables.text.bias);
  promptFeatures(tokens, pieces, scoreInto(tables.text, scores));
  return {
    tokens,
    pieces: readPieces(tokens, pieces, tables.pieces, weights.calibration.pieces),
    words: readWords(tokens, pieces, regions, tables.words, weights.calibration.words),
    types: softmax(scores.subarray(0, TASK_TYPES.length), weights.temperature),
    topics: Object.fromEntries(
      TOPICS.map((name, index) => [
        name,
        calibrated(scores[TASK_TYPES.length + index] as number, weights.calibration.topics[index]),
      ]),
    ) as Record<Topic, number>,
    opposed: weighPairs(tokens, pieces, tables.pairs, weights.calibration.pairs),
  };
}

function tablesOf(weights: CheckerWeights): Opened {
  let tables = opened.get(weights);
  if (tables === undefined) {
    tables = {
      pieces: openTable(weights.pieces),
      words: openTable(weights.words),
      text: openTable(weights.text),
      pairs: openTable(weights.pairs),
    };
    opened.set(weights, tables);
  }
  return tables;
}

function calibrated(score: number, pair: Calibration[number] | undefined): number {
  const [slope, offset] = pair ?? [1, 0];
  return sigmoid(slope * score + offset);
}

function weighPairs(
  tokens: readonly Token[],
  pieces: readonly Piece[],
  table: OpenTable,
  [calibration]: Calibration,
): WeighedPair[] {
  const own = pieces.map(({ block }) => block === null);
  const scores = new Float64Array(1);
  return findPairs(tokens, pieces, own).map((pair) => {
    scores.set(table.bias);
    pairFeatures(tokens, pieces, pair, scoreInto(table, scores));
    return { ...pair, chance: calibrated(scores[0] as number, calibration) };
  });
}

function readPieces(
  tokens: readonly Token[],
  pieces: readonly Piece[],
  table: OpenTable,
  calibration: Calibration,
): ReadPiece[] {
  const scores = new Float64Array(table.outputs);
  const sink = scoreInto(table, scores);
  return pieces.map((piece) => {
    if (piece.block !== null) return { ...piece, chances: new Float64Array(table.outputs) };
    scores.set(table.bias);
    pieceFeatures(tokens, piece, sink);
    const chances = scores.map((score, index) => calibrated(score, calibration[index]));
    if (wordsIn(tokens, piece) < LEAST_CLAUSE) for (const index of OF_CLAUSES) chances[index] = 0;
    return { ...piece, chances };
  });
}

/** A heading or a label of fewer words says nothing that could be at fault. */
const LEAST_CLAUSE = 3;
const MAY_BE_SHORT = new Set<PieceOutput>(["vague", "vague-goal"]);
const OF_CLAUSES = PIECE_FAULTS.filter((name) => !MAY_BE_SHORT.has(name)).map((name) => PLACE[name]);

function wordsIn(tokens: readonly Token[], { from, to }: Piece): number {
  let words = 0;
  for (let index = from; index < to; index += 1) if ((tokens[index] as Token).shape < TOKEN.mark) words += 1;
  return words;
}

const LEAST_WORD = 0.5;

/** Runs of words that carry a fault; nothing is looked for in quotations and material. */
function readWords(
  tokens: readonly Token[],
  pieces: readonly Piece[],
  regions: readonly Region[],
  table: OpenTable,
  calibration: Calibration,
): WordMark[] {
  const scores = new Float64Array(table.outputs);
  const sink = scoreInto(table, scores);
  const marks: WordMark[] = [];
  const open: (WordMark | null)[] = WORD_FAULTS.map(() => null);
  let region = 0;
  for (const piece of pieces) {
    if (piece.block !== null) continue;
    open.fill(null);
    for (let index = piece.from; index < piece.to; index += 1) {
      const token = tokens[index] as Token;
      if (token.shape >= TOKEN.mark) continue;
      while (region < regions.length && (regions[region] as Region).end <= token.start) region += 1;
      if (token.start >= (regions[region]?.start ?? Infinity)) {
        open.fill(null);
        continue;
      }
      scores.set(table.bias);
      wordFeatures(tokens, index, sink);
      for (let at = 0; at < WORD_FAULTS.length; at += 1) {
        const chance = calibrated(scores[at] as number, calibration[at]);
        const run = open[at];
        if (chance < LEAST_WORD) open[at] = null;
        else if (run) {
          run.end = token.end;
          run.chance = Math.max(run.chance, chance);
        } else {
          const mark = { id: WORD_FAULTS[at] as WordFault, start: token.start, end: token.end, chance };
          open[at] = mark;
          marks.push(mark);
        }
      }
    }
  }
  return marks;
}
