import { cutParts } from "#engines/reader/cut-parts.ts";
import { type LinearTable, openTable } from "#engines/reader/linear-table.ts";
import { canCut, cutFeatures, roleFeatures } from "#engines/reader/part-features.ts";
import { KIND_LIST, OUTPUTS } from "#engines/reader/outputs.ts";
import { type ReaderWeights, tokenWeights } from "#engines/reader/read-request.ts";
import { FLAGS, LEARNED_VARIETIES, PART_ROLES, STATED, TASK_TYPES } from "#engines/reader/reading.ts";
import { type Sink, textFeatures } from "#engines/reader/text-features.ts";
import { readTokens, requestTokens, type Token } from "#engines/reader/tokens.ts";
import { WORDS } from "#engines/text/arabic/variety-lexicon.ts";
import { type Example, fitLinear, type FitOptions, type OutputGroup, Vocabulary } from "../fit-linear.ts";
import { packTable, pruneModel } from "../pack-table.ts";
import { type Cue, partStarts, type Row } from "./read-rows.ts";

/** How much of the answer goes to the type that a careful person could also choose. */
const SECOND_SHARE = 0.3;
/** Weights kept, of the whole text's table by language and of the parts' table: what 80 KB hold, compressed. */
const MOST_WEIGHTS = { text: { ar: 41_000, en: 44_000 }, parts: 8_000 };
const SETTLING_ROUNDS = 10;
const LEAST_SEEN = 2;
const USUAL_RARITY = 4;
const LEAST_RARITY = 0.02;
const MOST_RARITY = 1.6;
/** What a cue counts beside a labelled request: a phrase that names the type, one that belongs to it, one that leans to it. */
const CUE_WEIGHT = { strong: 1.5, usual: 0.75, weak: 0.3 };
const DIALECT_WORD_WEIGHT = 0.5;
const PART_OUTPUTS = 1 + PART_ROLES.length;
const PART_FIT: FitOptions = {
  outputs: PART_OUTPUTS,
  groups: [
    { from: 0, to: 1, form: "sigmoid", ridge: 0.3 },
    { from: 1, to: PART_OUTPUTS, form: "softmax", ridge: 0.3 },
  ],
  rounds: 14,
  rate: 0.1,
};

const TEXT_GROUPS: OutputGroup[] = [
  { from: OUTPUTS.type, to: OUTPUTS.kind, form: "softmax", ridge: 0.05 },
  // One against all rows, so that what tells a kind is also learned from work of other types.
  { from: OUTPUTS.kind, to: OUTPUTS.stated, form: "sigmoid", ridge: 0.1 },
  { from: OUTPUTS.stated, to: OUTPUTS.variety, form: "sigmoid", ridge: 0.1 },
  { from: OUTPUTS.variety, to: OUTPUTS.count, form: "softmax", ridge: 0.05 },
];
const TEXT_FIT: FitOptions = { outputs: OUTPUTS.count, groups: TEXT_GROUPS, rounds: 16, rate: 0.5 };

/** The type decides most, so its weights are the last to be dropped, then those of the kinds that questions are chosen by. */
function worthOf(output: number): number {
  return output < OUTPUTS.kind ? 5 : 2;
}

/** What is fitted on rows alone, before calibration. */
export type FittedTables = Pick<ReaderWeights, "text" | "parts" | "transitions">;

/** Fits both tables on rows of one language. */
export function fitTables(rows: readonly Row[], cues: readonly Cue[]): FittedTables {
  const cut = rows.flatMap((row) => {
    const starts = partStarts(row);
    return starts === null ? [] : [{ row, starts, tokens: readTokens(row.text) }];
  });
  const parts = fitParts(cut);
  const transitions = countTransitions(cut.map(({ row }) => row));
  return { parts, transitions, text: fitText(rows, cues, parts, transitions) };
}

function fitParts(rows: readonly { row: Row; starts: readonly number[]; tokens: readonly Token[] }[]): LinearTable {
  const vocabulary = new Vocabulary();
  const collected: { found: { ids: number[]; values: number[] }; targets: Float32Array }[] = [];
  const add = (targets: Float32Array, produce: Parameters<Vocabulary["collect"]>[1]) =>
    collected.push({ found: vocabulary.collect(collected.length, produce), targets });
  for (const { row, starts, tokens } of rows) {
    const at = starts.map((start) => tokens.findIndex((token) => token.end > start));
    for (let index = 1; index < tokens.length; index += 1) {
      if (!canCut(tokens, index)) continue;
      const targets = new Float32Array(PART_OUTPUTS).fill(Number.NaN);
      targets[0] = at.includes(index) ? 1 : 0;
      add(targets, (sink) => cutFeatures(tokens, index, sink));
    }
    row.parts?.forEach(({ r }, index) => {
      const from = at[index] as number;
      const to = at[index + 1] ?? tokens.length;
      if (from < 0 || to <= from) return;
      const targets = new Float32Array(PART_OUTPUTS).fill(0);
      targets[0] = Number.NaN;
      targets[1 + PART_ROLES.indexOf(r)] = 1;
      add(targets, (sink) => roleFeatures(tokens, from, to, sink));
    });
  }
  const examples = collected.map(({ found, targets }) => exampleOf(found, targets, 1, vocabulary));
  return fitAndPack(examples, vocabulary, PART_FIT, MOST_WEIGHTS.parts);
}

/** log P(role | role before) − log P(role), each count begun at a half: the roles' scores know how frequent roles are. */
function countTransitions(rows: readonly Row[]): number[][] {
  const counts = Array.from({ length: PART_ROLES.length + 1 }, (): number[] => PART_ROLES.map(() => 0.5));
  const all: number[] = PART_ROLES.map(() => 1);
  for (const { parts = [] } of rows) {
    let before: number = PART_ROLES.length;
    for (const { r } of parts) {
      const role = PART_ROLES.indexOf(r);
      const row = counts[before] as number[];
      row[role] = (row[role] as number) + 1;
      all[role] = (all[role] as number) + 1;
      before = role;
    }
  }
  const total = all.reduce((sum, count) => sum + count, 0);
  return counts.map((row) => {
    const sum = row.reduce((own, count) => own + count, 0);
    return row.map((count, role) =>
      Number((Math.log(count / sum) - Math.log((all[role] as number) / total)).toFixed(3)),
    );
  });
}

function fitText(
  rows: readonly Row[],
  cues: readonly Cue[],
  parts: LinearTable,
  transitions: readonly (readonly number[])[],
): LinearTable {
  const vocabulary = new Vocabulary();
  const table = openTable(parts);
  const collected = rows.map((row, index) => {
    const tokens = requestTokens(row.text);
    const weights = tokenWeights(tokens, cutParts(tokens, table, transitions));
    return { found: vocabulary.collect(index, (sink) => textFeatures(tokens, weights, sink)), targets: targetsOf(row) };
  });
  const shown = cues.map((cue) => ({ cue, found: vocabulary.collectCue((sink) => cueFeatures(cue.phrase, sink)) }));
  const spoken = rows.some(({ lang }) => lang === "ar") ? dialectWords() : [];
  const heard = spoken.map((word) => ({ word, found: vocabulary.collectCue((sink) => cueFeatures(word.text, sink)) }));
  const examples = [
    ...collected.map(({ found, targets }) => exampleOf(found, targets, 1, vocabulary)),
    ...heard.map(({ word, found }) => exampleOf(found, word.targets, DIALECT_WORD_WEIGHT, vocabulary)),
    ...shown.map(({ cue, found }) => exampleOf(found, cueTargets(cue), CUE_WEIGHT[cue.strength], vocabulary)),
  ];
  return fitAndPack(examples, vocabulary, TEXT_FIT, MOST_WEIGHTS.text[rows[0]?.lang ?? "en"], worthOf);
}

/** Words of one dialect or of several, from the list by which an earlier engine decided, each as a weak example. */
function dialectWords(): { text: string; targets: Float32Array }[] {
  const words = new Map<string, Float32Array>();
  for (const [name, own] of Object.entries(WORDS))
    for (const [text, points] of own) {
      const targets = words.get(text) ?? new Float32Array(OUTPUTS.count).fill(Number.NaN).fill(0, OUTPUTS.variety);
      const at = OUTPUTS.variety + LEARNED_VARIETIES.findIndex((one) => one === name);
      targets[at] = (targets[at] as number) + points;
      words.set(text, targets);
    }
  return [...words].map(([text, targets]) => {
    const own = targets.subarray(OUTPUTS.variety);
    const sum = own.reduce((total, value) => total + value, 0);
    own.forEach((value, at) => (own[at] = value / sum));
    return { text, targets };
  });
}

function cueFeatures(phrase: string, sink: Sink): void {
  const tokens = readTokens(phrase);
  textFeatures(tokens, new Float32Array(tokens.length).fill(1), sink);
}

function cueTargets({ type }: Cue): Float32Array {
  const targets = new Float32Array(OUTPUTS.count).fill(Number.NaN).fill(0, OUTPUTS.type, OUTPUTS.kind);
  targets[TASK_TYPES.indexOf(type)] = 1;
  return targets;
}

/** Fits, keeps the weights that matter most, and lets those settle without the others. */
function fitAndPack(
  examples: readonly Example[],
  vocabulary: Vocabulary,
  options: FitOptions,
  most: number,
  worth?: (output: number) => number,
): LinearTable {
  const rarity = rarities(vocabulary, examples.length);
  const weighed = examples.map((example) => ({
    ...example,
    values: example.values.map((value, at) => value * (rarity[example.ids[at] as number] as number)),
  }));
  const model = fitLinear(weighed, vocabulary.size, options);
  const from = pruneModel(model, vocabulary, most, worth, rarity);
  const settled = fitLinear(weighed, vocabulary.size, {
    ...options,
    rounds: SETTLING_ROUNDS,
    rate: options.rate / 2,
    from,
  });
  const weights = settled.weights.map((weight, at) => weight * (rarity[Math.floor(at / settled.outputs)] as number));
  return packTable({ ...settled, weights }, vocabulary);
}

/**
 * How much each feature counts while fitting: rare ones more, by the logarithm of how rare, so that common ones do not carry
 * what they do not tell. The packed weights hold it, so that the reader need not know it.
 */
function rarities(vocabulary: Vocabulary, examples: number): Float32Array {
  return Float32Array.from({ length: vocabulary.size }, (_, id) => {
    const rarity = Math.log((examples + 1) / (vocabulary.countOf(id) + 1)) / USUAL_RARITY;
    return Math.max(LEAST_RARITY, Math.min(MOST_RARITY, rarity));
  });
}

/** Features seen once only teach noise. */
function exampleOf(
  found: { ids: readonly number[]; values: readonly number[] },
  targets: Float32Array,
  weight: number,
  vocabulary: Vocabulary,
): Example {
  const kept = found.ids.flatMap((id, index) => (vocabulary.countOf(id) >= LEAST_SEEN ? [index] : []));
  return {
    ids: Int32Array.from(kept, (index) => found.ids[index] as number),
    values: Float32Array.from(kept, (index) => found.values[index] as number),
    targets,
    weight,
  };
}

function targetsOf(row: Row): Float32Array {
  const targets = new Float32Array(OUTPUTS.count).fill(0);
  targets[TASK_TYPES.indexOf(row.type)] = row.second === null ? 1 : 1 - SECOND_SHARE;
  if (row.second !== null) targets[TASK_TYPES.indexOf(row.second)] = SECOND_SHARE;
  KIND_LIST.forEach(({ type, kind }, index) => {
    const isUnknown = type === row.type && row.kind === undefined;
    targets[OUTPUTS.kind + index] = isUnknown ? Number.NaN : type === row.type && kind === row.kind ? 1 : 0;
  });
  STATED.forEach((name, index) => {
    targets[OUTPUTS.stated + index] = row.given === undefined ? Number.NaN : row.given.includes(name) ? 1 : 0;
  });
  FLAGS.forEach((name, index) => {
    targets[OUTPUTS.flags + index] = row.flags === undefined ? Number.NaN : row.flags.includes(name) ? 1 : 0;
  });
  const variety = LEARNED_VARIETIES.findIndex((name) => name === row.variety);
  if (variety < 0) targets.fill(Number.NaN, OUTPUTS.variety, OUTPUTS.count);
  else targets[OUTPUTS.variety + variety] = 1;
  return targets;
}
