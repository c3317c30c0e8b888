import type { Prepared } from "./prepared.ts";
import { readTokens, type Token, TOKEN } from "#engines/reader/tokens.ts";
import { TASK_TYPES } from "#engines/reader/reading.ts";
import { foldAligned } from "#engines/text/fold.ts";
import { cutPieces } from "#engines/prompt-checker/reading/cut-pieces.ts";
import { pieceFeatures, promptFeatures, wordFeatures } from "#engines/prompt-checker/reading/features.ts";
import { PIECE_OUTPUTS, TEXT_OUTPUTS, TOPICS, WORD_FAULTS } from "#engines/prompt-checker/reading/outputs.ts";
import { pairFeatures } from "#engines/prompt-checker/themes/weigh-pairs.ts";
import type { CheckerWeights } from "#engines/prompt-checker/reading/read-prompt.ts";
import { findRegions } from "#engines/prompt-checker/reading/regions.ts";
import type { LinearTable } from "#engines/reader/linear-table.ts";
import type { Sink } from "#engines/reader/text-features.ts";
import { type Example, fitLinear, type FitOptions, Vocabulary } from "../fit-linear.ts";
import { packTable, pruneModel } from "../pack-table.ts";
import type { Cue } from "../reader/read-rows.ts";
import { pairCases } from "./label-pairs.ts";
import { textTargets } from "./label-text.ts";
import { faultTargets, indexPhrases, roleTargets, wordTargets } from "./label-pieces.ts";
import type { PhraseCue } from "./read-prompts.ts";
import type { PromptRow } from "./prompt-row.ts";

/** What is fitted before calibration. */
export type FittedTables = Pick<CheckerWeights, "pieces" | "words" | "text" | "pairs">;

/** Weights kept per table. */
const MOST_WEIGHTS = { pieces: 10_000, words: 3000, text: 9000, pairs: 400 };
/** How much an example counts by who labelled it. */
const WEIGHT = {
  gold: 1.5,
  faulty: 2,
  roles: 1,
  silver: 0.25,
  phrase: 1,
  cue: { strong: 1.5, usual: 0.75, weak: 0.3 },
};
const SETTLING_ROUNDS = 10;
const LEAST_SEEN = 2;
const PIECE_FIT: FitOptions = {
  outputs: PIECE_OUTPUTS.length,
  groups: [{ from: 0, to: PIECE_OUTPUTS.length, form: "sigmoid", ridge: 0.15 }],
  rounds: 14,
  rate: 0.15,
};
const WORD_FIT: FitOptions = {
  outputs: WORD_FAULTS.length,
  groups: [{ from: 0, to: WORD_FAULTS.length, form: "sigmoid", ridge: 0.1 }],
  rounds: 12,
  rate: 0.25,
};
const PAIR_FIT: FitOptions = {
  outputs: 1,
  groups: [{ from: 0, to: 1, form: "sigmoid", ridge: 0.3 }],
  rounds: 60,
  rate: 0.3,
};
const TEXT_FIT: FitOptions = {
  outputs: TEXT_OUTPUTS.length,
  groups: [
    { from: 0, to: TASK_TYPES.length, form: "softmax", ridge: 0.05 },
    { from: TASK_TYPES.length, to: TEXT_OUTPUTS.length, form: "sigmoid", ridge: 0.1 },
  ],
  rounds: 20,
  rate: 0.5,
};

export function prepare(row: PromptRow): Prepared {
  const regions = findRegions(row.text, foldAligned(row.text));
  const tokens = readTokens(row.text);
  return { row, tokens, regions, pieces: cutPieces(row.text, tokens, regions) };
}

/** Collects examples of one table, then fits, prunes and packs them. */
class Collection {
  readonly vocabulary = new Vocabulary();
  readonly #found: { ids: number[]; values: number[]; targets: Float32Array; weight: number }[] = [];

  add(targets: Float32Array, weight: number, produce: (sink: Sink) => void, again = false): void {
    const found = again ? this.vocabulary.collectCue(produce) : this.vocabulary.collect(this.#found.length, produce);
    this.#found.push({ ...found, targets, weight });
  }

  fit(options: FitOptions, most: number): LinearTable {
    const examples = this.#found.map((one): Example => {
      const kept = one.ids.flatMap((id, index) => (this.vocabulary.countOf(id) >= LEAST_SEEN ? [index] : []));
      return {
        ids: Int32Array.from(kept, (index) => one.ids[index] as number),
        values: Float32Array.from(kept, (index) => one.values[index] as number),
        targets: one.targets,
        weight: one.weight,
      };
    });
    const model = fitLinear(examples, this.vocabulary.size, options);
    const from = pruneModel(model, this.vocabulary, most);
    const settled = fitLinear(examples, this.vocabulary.size, {
      ...options,
      rounds: SETTLING_ROUNDS,
      rate: options.rate / 2,
      from,
    });
    return packTable(settled, this.vocabulary);
  }
}

/**
 * Fits the tables of one language. `typeCues` are the reader's phrases for kinds of work; what excludes what is the same in both
 * languages, so it is learned from the prompts of `both`.
 */
export function fitTables(
  prompts: readonly Prepared[],
  cues: readonly PhraseCue[],
  typeCues: readonly Cue[],
  both: readonly Prepared[],
): FittedTables {
  return {
    pieces: fitPieces(prompts, cues),
    words: fitWords(prompts, cues),
    text: fitText(prompts, cues, typeCues),
    pairs: fitPairs(both),
  };
}

function fitPieces(prompts: readonly Prepared[], cues: readonly PhraseCue[]): LinearTable {
  const collection = new Collection();
  const phrases = indexPhrases(cues);
  for (const { row, tokens, pieces } of prompts) {
    for (const piece of pieces) {
      if (piece.block !== null) continue;
      const produce = (sink: Sink) => pieceFeatures(tokens, piece, sink);
      collection.add(roleTargets(row, piece, tokens, phrases), WEIGHT.roles, produce);
      const faults = faultTargets(row, piece);
      const weight = row.source === "gold" ? WEIGHT.gold : WEIGHT.silver;
      collection.add(faults, faults.includes(1) ? weight * WEIGHT.faulty : weight, produce);
    }
  }
  for (const { label, phrase } of cues) {
    const output = (PIECE_OUTPUTS as readonly string[]).indexOf(PIECE_LABELS[label] ?? label);
    if (output < 0) continue;
    const targets = new Float32Array(PIECE_OUTPUTS.length).fill(Number.NaN);
    targets[output] = 1;
    const tokens = readTokens(phrase);
    const piece = { from: 0, to: tokens.length, start: 0, end: phrase.length, sentence: 0, block: null };
    collection.add(targets, WEIGHT.phrase, (sink) => pieceFeatures(tokens, piece, sink), true);
  }
  return collection.fit(PIECE_FIT, MOST_WEIGHTS.pieces);
}

/** Labels of phrases that go by another name as an output. */
const PIECE_LABELS: Record<string, string> = { everyone: "missing-audience", "audience-weak": "audience" };

function fitWords(prompts: readonly Prepared[], cues: readonly PhraseCue[]): LinearTable {
  const collection = new Collection();
  for (const { row, tokens, pieces } of prompts)
    for (const piece of pieces) {
      if (piece.block !== null) continue;
      for (let index = piece.from; index < piece.to; index += 1) {
        const token = tokens[index] as Token;
        if (token.shape >= TOKEN.mark) continue;
        const targets = wordTargets(row, token);
        const weight = row.source === "gold" ? WEIGHT.gold : targets.includes(1) ? 1 : WEIGHT.silver / 4;
        collection.add(targets, weight, (sink) => wordFeatures(tokens, index, sink));
      }
    }
  for (const cue of cues) {
    const output = (WORD_FAULTS as readonly string[]).indexOf(cue.label);
    if (output < 0) continue;
    const tokens = readTokens(cue.phrase);
    tokens.forEach((_, index) => {
      const targets = new Float32Array(WORD_FAULTS.length).fill(Number.NaN);
      targets[output] = 1;
      collection.add(
        targets,
        (2 * WEIGHT.phrase) / Math.sqrt(tokens.length),
        (sink) => wordFeatures(tokens, index, sink),
        true,
      );
    });
  }
  return collection.fit(WORD_FIT, MOST_WEIGHTS.words);
}

function fitPairs(both: readonly Prepared[]): LinearTable {
  const collection = new Collection();
  for (const prompt of both)
    for (const { pair, target } of pairCases(prompt))
      collection.add(Float32Array.of(target), 1, (sink) => pairFeatures(prompt.tokens, prompt.pieces, pair, sink));
  return collection.fit(PAIR_FIT, MOST_WEIGHTS.pairs);
}

function fitText(prompts: readonly Prepared[], cues: readonly PhraseCue[], typeCues: readonly Cue[]): LinearTable {
  const collection = new Collection();
  for (const { row, tokens, pieces } of prompts) {
    const targets = textTargets(row);
    if (!targets.every(Number.isNaN)) collection.add(targets, 1, (sink) => promptFeatures(tokens, pieces, sink));
  }
  const addPhrase = (phrase: string, targets: Float32Array, weight: number) => {
    const tokens = readTokens(phrase);
    const piece = { from: 0, to: tokens.length, start: 0, end: phrase.length, sentence: 0, block: null };
    collection.add(targets, weight, (sink) => promptFeatures(tokens, [piece], sink), true);
  };
  for (const { phrase, type, strength } of typeCues) {
    const targets = new Float32Array(TEXT_OUTPUTS.length).fill(Number.NaN).fill(0, 0, TASK_TYPES.length);
    targets[TASK_TYPES.indexOf(type)] = 1;
    addPhrase(phrase, targets, WEIGHT.cue[strength]);
  }
  for (const { label, phrase } of cues) {
    const topic = (TOPICS as readonly string[]).indexOf(label);
    if (topic < 0) continue;
    const targets = new Float32Array(TEXT_OUTPUTS.length).fill(Number.NaN);
    targets[TASK_TYPES.length + topic] = 1;
    addPhrase(phrase, targets, WEIGHT.phrase);
  }
  return collection.fit(TEXT_FIT, MOST_WEIGHTS.text);
}
