import { FACT_NAMES, findFacts } from "./find-facts.ts";
import { type Token, TOKEN } from "./tokens.ts";

/** Takes one feature: its 20-bit hash and its value. */
export type Sink = (feature: number, value: number) => void;

export const FEATURE_BITS = 20;
const SHIFT = 32 - FEATURE_BITS;

/** Two hashes as one of 20 bits (murmur's finaliser over their sum). */
export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x27d4eb2f);
  hash ^= hash >>> 13;
  return hash >>> SHIFT;
}

/** Names of the feature families; each hashes apart from the others. */
const FAMILY = {
  grams: 1,
  word: 2,
  stem: 3,
  pair: 4,
  skip: 5,
  first: 6,
  second: 7,
  opening: 8,
  shape: 9,
  last: 10,
  fact: 11,
} as const;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
const WEIGHT = { grams: 1, words: 1.8, opening: 0.35, shape: 0.1, fact: 0.5 };
const WORD_EDGE = 0x5f;

/**
 * The features of a whole text for a linear model: character 3–5-grams inside words, words, stems, pairs, first words,
 * shapes. `weights[i]` (0 to 1) is how much token i counts. Grams and words are scaled by the root of their number, so that a
 * long text does not shout.
 */
export function textFeatures(tokens: readonly Token[], weights: Float32Array, sink: Sink): void {
  let grams = 0;
  let words = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const { shape, text } = tokens[index] as Token;
    const weight = weights[index] as number;
    if (shape >= TOKEN.line || weight === 0) continue;
    words += weight * weight;
    if (shape <= TOKEN.latin) grams += weight * weight * gramCount(text.length);
  }
  const perGram = WEIGHT.grams / Math.sqrt(Math.max(grams, 1));
  const perWord = WEIGHT.words / Math.sqrt(Math.max(3 * words, 1));
  let before: Token | undefined;
  let earlier: Token | undefined;
  let read = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    const weight = weights[index] as number;
    if (weight === 0) continue;
    if (token.shape === TOKEN.line) continue;
    if (token.shape <= TOKEN.latin) gramFeatures(token.text, perGram * weight, sink);
    sink(mix(FAMILY.word, token.hash), perWord * weight);
    if (token.shape === TOKEN.mark) continue;
    sink(mix(FAMILY.stem, token.stem), perWord * weight);
    if (before) sink(mix(FAMILY.pair + before.stem, token.stem), perWord * weight);
    if (earlier) sink(mix(FAMILY.skip + earlier.stem, token.stem), perWord * weight * 0.5);
    if (read === 0) sink(mix(FAMILY.first, token.stem), WEIGHT.opening);
    else if (read === 1) {
      sink(mix(FAMILY.second, token.stem), WEIGHT.opening);
      sink(mix(FAMILY.opening + (before as Token).stem, token.stem), WEIGHT.opening);
    }
    read += 1;
    earlier = before;
    before = token;
  }
  shapeFeatures(tokens, weights, sink);
  for (const name of findFacts(tokens)) sink(mix(FAMILY.fact, FACT_NAMES.indexOf(name)), WEIGHT.fact);
}

function gramCount(length: number): number {
  const edged = length + 2;
  let count = 0;
  for (let size = SHORTEST_GRAM; size <= LONGEST_GRAM; size += 1) count += Math.max(0, edged - size + 1);
  return count;
}

/** Grams of `_word_`, hashed as they grow. */
function gramFeatures(text: string, value: number, sink: Sink): void {
  const length = text.length;
  for (let start = -1; start <= length - 2; start += 1) {
    let hash = 2166136261;
    for (let at = start; at < start + LONGEST_GRAM && at <= length; at += 1) {
      const code = at < 0 || at === length ? WORD_EDGE : text.charCodeAt(at);
      hash = Math.imul(hash ^ code, 16777619);
      if (at - start >= SHORTEST_GRAM - 1) sink(mix(FAMILY.grams, hash >>> 0), value);
    }
  }
}

const CODE_MARKS = /[{}<>=;_\\[\]|]/;

function shapeFeatures(tokens: readonly Token[], weights: Float32Array, sink: Sink): void {
  const counts = { words: 0, questions: 0, lines: 0, code: 0, numbers: 0, latin: 0, arabic: 0, quotes: 0, colons: 0 };
  let last: Token | undefined;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    if ((weights[index] as number) === 0) continue;
    if (token.shape === TOKEN.line) counts.lines += 1;
    else if (token.shape === TOKEN.number) counts.numbers += 1;
    else if (token.shape === TOKEN.mark) {
      if (token.text === "?") counts.questions += 1;
      if (token.text === '"') counts.quotes += 1;
      if (token.text === ":") counts.colons += 1;
      if (CODE_MARKS.test(token.text)) counts.code += 1;
    } else {
      counts.words += 1;
      if (token.shape === TOKEN.latin) counts.latin += 1;
      else counts.arabic += 1;
    }
    if (token.shape !== TOKEN.line) last = token;
  }
  const put = (name: number, level: number) => sink(mix(FAMILY.shape, name * 16 + level), WEIGHT.shape);
  put(
    1,
    counts.words < 4
      ? 0
      : counts.words < 8
        ? 1
        : counts.words < 15
          ? 2
          : counts.words < 30
            ? 3
            : counts.words < 60
              ? 4
              : 5,
  );
  put(2, Math.min(counts.questions, 2));
  put(3, counts.lines === 0 ? 0 : counts.lines < 4 ? 1 : 2);
  put(4, counts.code === 0 ? 0 : counts.code < 5 ? 1 : 2);
  put(5, Math.min(counts.numbers, 3));
  put(6, counts.quotes > 1 ? 1 : 0);
  put(7, Math.min(counts.colons, 2));
  if (counts.arabic > 0) put(8, counts.latin === 0 ? 0 : counts.latin < 3 ? 1 : 2);
  if (last?.shape === TOKEN.mark) put(9, last.text === "?" ? 1 : last.text === ":" ? 2 : 3);
}
