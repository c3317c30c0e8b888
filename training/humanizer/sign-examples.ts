import { EMPTY_SENTENCE, SIGN_OUTPUTS } from "#engines/humanizer/signs/sign-model.ts";
import { signFeatures, type Window, windowsOf, withoutPlaces } from "#engines/humanizer/signs/sign-features.ts";
import { stableHash } from "#engines/text/hash.ts";
import type { Token } from "#engines/reader/tokens.ts";
import { type Example, Vocabulary } from "../fit-linear.ts";
import { outputOf, type PlacedText, readStyle, type StyleRow, type Wording } from "./style-rows.ts";

/** How much an example of each kind counts beside a labelled sentence. */
const WEIGHT = { labelled: 2, placed: 0.5, wording: 0.5 };
/** One in so many sentences without a sign is learned from, of machines' texts and of people's. */
const PLAIN_SHARE = { machine: 6, human: 3 };
/** Short examples have few features: their steps are as long as those of others once divided by their energy and this. */
const LEAST_ENERGY = 0.3;
const LEAST_SEEN = 1;

export interface SignData {
  rows: readonly StyleRow[];
  /** Texts with the places where an earlier engine of tables saw signs. */
  texts: readonly PlacedText[];
  /** Wordings of signs, alone. */
  wordings: readonly Wording[];
}

/** Examples over dense features, with the vocabulary that numbers them. */
export interface SignExamples {
  examples: Example[];
  vocabulary: Vocabulary;
}

/** Whether a labelled sentence can go as a whole. */
export function canGo(safe: unknown): boolean {
  return typeof safe === "string" && /^(?:delete|drop|remove)/i.test(safe);
}

/**
 * Examples for the sign model. A labelled sentence gives its windows; a cue is alone and
 * inside a sentence by a person, whose other sentences hold no sign. What is not known stays out.
 */
export function signExamples(data: SignData): SignExamples {
  const vocabulary = new Vocabulary();
  const raw: { ids: number[]; values: number[]; targets: Float32Array; weight: number }[] = [];
  const add: Add = (tokens, window, targets, weight) => {
    if (window.to - window.from < 1) return;
    const found = vocabulary.collect(raw.length, (sink) => signFeatures(tokens, window, withoutPlaces(sink)));
    raw.push({ ...found, targets, weight });
  };
  for (const row of data.rows) addRow(row, add);
  for (const text of data.texts) addPlaced(text, add);
  for (const wording of data.wordings) addWording(wording, add);
  vocabulary.close();
  return { examples: raw.map((each) => withoutRare(each, vocabulary)), vocabulary };
}

type Add = (tokens: readonly Token[], window: Window, targets: Float32Array, weight: number) => void;

/** A window of a sentence holds a sign when most of the sign's quote, or most of the window, is of both. */
function addRow(row: StyleRow, add: Add): void {
  const { tokens, runs } = readStyle(row.text);
  let from = 0;
  for (const { t, signs, safe } of row.sentences) {
    const at = row.text.indexOf(t.trim(), from);
    if (at < 0) continue;
    from = at + t.trim().length;
    const quotes = signs.flatMap(({ id, quote }) => {
      const start = row.text.indexOf(quote, at);
      return outputOf(id) >= 0 && start >= 0 ? [{ output: outputOf(id), start, end: start + quote.length }] : [];
    });
    for (const run of runs.filter(({ start, end }) => start >= at && end <= from + 1)) {
      const windows = windowsOf(run);
      for (const window of windows) {
        const targets = new Float32Array(SIGN_OUTPUTS);
        targets[EMPTY_SENTENCE] = safe === undefined || windows.length > 1 ? NaN : canGo(safe) ? 1 : 0;
        for (const { output, start, end } of quotes)
          targets[output] = heldIn(tokens, window, start, end, targets[output]);
        add(tokens, window, targets, WEIGHT.labelled);
      }
    }
  }
}

/** 1 where a window holds a quote, 0 where it has nothing of it, NaN between. */
function heldIn(tokens: readonly Token[], window: Window, start: number, end: number, before = 0): number {
  const within = (token: Token) => token.start >= start && token.end <= end;
  const all = tokens.filter(within).length;
  const here = tokens.slice(window.from, window.to).filter(within).length;
  if (before === 1 || here >= 0.6 * Math.min(all, window.to - window.from)) return 1;
  return here > 0 ? NaN : before;
}

/** A wording says that its sign is there; of the others it says nothing. */
function addWording({ sign, phrase, opens }: Wording, add: Add): void {
  const { tokens } = readStyle(phrase);
  const targets = new Float32Array(SIGN_OUTPUTS).fill(NaN);
  targets[outputOf(sign)] = 1;
  add(
    tokens,
    { from: 0, to: tokens.length, isFirst: false, isLast: false, opens, closes: /[.!?؟]$/.test(phrase) },
    targets,
    WEIGHT.wording,
  );
}

/**
 * The windows of a text where signs were seen, and some of the others. In a person's text such a wording is no sign: what is
 * learned is how a machine's use of it differs.
 */
function addPlaced({ text, places, isHuman }: PlacedText, add: Add): void {
  const share = isHuman ? PLAIN_SHARE.human : PLAIN_SHARE.machine;
  const { tokens, runs } = readStyle(text);
  for (const run of runs) {
    const own = places.filter(({ start, end }) => start < run.end && end > run.start);
    if (own.length === 0 && stableHash(text.slice(run.start, run.end)) % share > 0) continue;
    for (const window of windowsOf(run)) {
      const targets = new Float32Array(SIGN_OUTPUTS);
      targets[EMPTY_SENTENCE] = NaN;
      for (const { output, start, end } of isHuman ? [] : own)
        targets[output] = heldIn(tokens, window, start, end, targets[output]);
      add(tokens, window, targets, WEIGHT.placed);
    }
  }
}

function withoutRare(
  { ids, values, targets, weight }: { ids: number[]; values: number[]; targets: Float32Array; weight: number },
  vocabulary: Vocabulary,
): Example {
  const kept = ids
    .map((id, at) => ({ id, value: values[at] as number }))
    .filter(({ id }) => vocabulary.countOf(id) >= LEAST_SEEN);
  return {
    ids: Int32Array.from(kept, ({ id }) => id),
    values: Float32Array.from(kept, ({ value }) => value),
    targets,
    weight: weight / (LEAST_ENERGY + kept.reduce((sum, { value }) => sum + value * value, 0)),
  };
}
