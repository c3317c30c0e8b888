import { unitsOf } from "#engines/humanizer/find-all.ts";
import { readStyleText } from "#engines/humanizer/read-style.ts";
import { loadStyle } from "#engines/humanizer/load-style.ts";
import { figureEvidence } from "#engines/humanizer/signs/figure-model.ts";
import { figuresIn } from "#engines/humanizer/signs/figures-in.ts";
import {
  EMPTY_SENTENCE,
  evidenceOf,
  likeliestSign,
  scoreSigns,
  SIGN_OUTPUTS,
  signsIn,
} from "#engines/humanizer/signs/sign-model.ts";
import { LEARNED_SIGNS } from "#engines/humanizer/signs/sign-outputs.ts";
import type { StyleWeights } from "#engines/humanizer/signs/style-weights.ts";
import { weighSentences } from "#engines/humanizer/signs/weigh-sentences.ts";
import { type OpenTable, sigmoid } from "#engines/reader/linear-table.ts";
import { canGo } from "./sign-examples.ts";
import { outputOf, readStyle, type StyleLanguage, type StyleRow } from "./style-rows.ts";

/** A text scored by a model that has not seen it, with the outputs that are true of each of its sentences. */
export interface HeldText {
  scores: Float64Array[];
  /** Null where nobody has labelled the text: it is a person's. */
  signs: Set<number>[] | null;
  /** The sentences in which a table is sure of a sign. */
  known: boolean[];
  /** What the constructions of each sentence say, as `npm run train -- constructions` weighed them. */
  figures: number[];
}

export type Thresholds = Pick<StyleWeights, "slope" | "offsets" | "least">;

/** The share of people's sentences that may count; the tables touch some more, and two in a hundred are the limit of all. */
const MOST_ALARMS = 0.013;
/** A sign that nobody labelled counts this much beside one that somebody did: many were passed over. */
const UNLABELLED = 0.3;
/** How much all sentences by people weigh beside all labelled ones. */
const PEOPLE = 3;
const RIDGE = 2;
const ROUNDS = 40;

export function scoreText(table: OpenTable, text: string, language: StyleLanguage): HeldText {
  const { tokens, runs } = readStyle(text);
  const { known } = unitsOf(readStyleText(text, language, [], []));
  const figures = figureEvidence(
    runs.map(({ from, to }) => figuresIn(tokens, language, from, to)),
    loadStyle(language).figures,
  );
  return { scores: runs.map((run) => scoreSigns(table, tokens, run)), signs: null, known, figures };
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
    const runAt = (place: number) => signs[runs.findIndex((run) => run.start <= place && place < run.end)];
    if (canGo(sentence.safe)) runAt(at)?.add(EMPTY_SENTENCE);
    for (const { id, quote } of sentence.signs)
      if (outputOf(id) >= 0) runAt(at + Math.max(0, sentence.t.indexOf(quote)))?.add(outputOf(id));
  }
  return { ...scoreText(table, row.text, row.lang), signs };
}

/** Evidence of each sign, and the threshold that few of people's sentences reach. */
export function findThresholds(labelled: readonly HeldText[], human: readonly HeldText[]): Thresholds {
  const scale = fitEvidence(labelled, human);
  const highest = human.flatMap((text) => weighed(text, scale)).sort((a, b) => b - a);
  return { ...scale, least: Number((highest[Math.floor(highest.length * MOST_ALARMS)] as number).toFixed(3)) };
}

type Scale = Pick<StyleWeights, "slope" | "offsets">;

function weighed({ scores, figures, known }: HeldText, scale: Scale): number[] {
  return weighSentences(
    scores.map((score) => likeliestSign(evidenceOf(score, scale))),
    figures,
    known,
  );
}

/** The signs shown in each sentence, none where it does not count. */
function judged(text: HeldText, thresholds: Thresholds): number[][] {
  return weighed(text, thresholds).map((evidence, index) =>
    evidence < thresholds.least ? [] : signsIn(evidenceOf(text.scores[index] as Float64Array, thresholds)),
  );
}

/** The share of people's sentences in which a sign counts. */
export function alarmsOf(human: readonly HeldText[], thresholds: Thresholds): number {
  const sentences = human.flatMap((text) => judged(text, thresholds));
  return sentences.filter((signs) => signs.length > 0).length / Math.max(1, sentences.length);
}

export interface Counts {
  found: number;
  missed: number;
  wrong: number;
}

/** Signs found, missed and seen where nobody labelled them, by output. */
export function countsOf(labelled: readonly HeldText[], thresholds: Thresholds): Counts[] {
  const counts = LEARNED_SIGNS.map(() => ({ found: 0, missed: 0, wrong: 0 }));
  for (const text of labelled) {
    judged(text, thresholds).forEach((found, index) => {
      const real = text.signs?.[index] ?? new Set();
      for (const [output, count] of counts.entries()) {
        if (real.has(output)) count[found.includes(output) ? "found" : "missed"] += 1;
        else if (found.includes(output)) count.wrong += 1;
      }
    });
  }
  return counts;
}

/** Of the sentences in which somebody labelled a sign, those in which any counts; and of the others. */
export function sentencesSeen(labelled: readonly HeldText[], thresholds: Thresholds) {
  const seen = { found: 0, labelled: 0, wrong: 0, clean: 0 };
  for (const text of labelled) {
    judged(text, thresholds).forEach((found, index) => {
      const isLabelled = [...(text.signs?.[index] ?? [])].some((output) => output < EMPTY_SENTENCE);
      seen[isLabelled ? "labelled" : "clean"] += 1;
      if (found.length > 0) seen[isLabelled ? "found" : "wrong"] += 1;
    });
  }
  return seen;
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

interface Cell {
  score: number;
  output: number;
  target: 0 | 1;
  weight: number;
}

/** One slope for all outputs and an offset for each, by Newton's steps: labelled sentences against people's. */
function fitEvidence(
  labelled: readonly HeldText[],
  human: readonly HeldText[],
): Pick<StyleWeights, "slope" | "offsets"> {
  const size = (texts: readonly HeldText[]) => texts.reduce((sum, { scores }) => sum + scores.length, 0);
  const people = (PEOPLE * size(labelled)) / Math.max(1, size(human));
  const cells = [...labelled, ...human].flatMap(({ scores, signs }) =>
    scores.flatMap((score, index) =>
      Array.from(score, (value, output): Cell => {
        const target = signs?.[index]?.has(output) ? 1 : 0;
        return { score: value, output, target, weight: signs === null ? people : target === 1 ? 1 : UNLABELLED };
      }),
    ),
  );
  let slope = 0.6;
  let middle = -2;
  const offsets = new Float64Array(SIGN_OUTPUTS).fill(middle);
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = offsets.map((offset) => RIDGE * (offset - middle));
    const second = new Float64Array(SIGN_OUTPUTS).fill(RIDGE);
    let tilt = 0;
    let bend = 1e-6;
    for (const { score, output, target, weight } of cells) {
      const probability = sigmoid(slope * score + (offsets[output] as number));
      const error = weight * (probability - target);
      const spread = weight * probability * (1 - probability);
      first[output] = (first[output] as number) + error;
      second[output] = (second[output] as number) + spread;
      tilt += error * score;
      bend += spread * score * score;
    }
    // Either what every output has of its own moves, or what they share: both at once would overshoot.
    if (round % 2 === 0)
      for (let output = 0; output < SIGN_OUTPUTS; output += 1)
        offsets[output] = (offsets[output] as number) - bounded((first[output] as number) / (second[output] as number));
    else slope -= bounded(tilt / bend);
    middle = offsets.reduce((sum, offset) => sum + offset, 0) / SIGN_OUTPUTS;
  }
  return { slope: Number(slope.toFixed(4)), offsets: Array.from(offsets, (offset) => Number(offset.toFixed(3))) };
}

const bounded = (step: number) => Math.max(-1, Math.min(1, step));
