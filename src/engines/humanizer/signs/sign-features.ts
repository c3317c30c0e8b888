import styleWords from "../style-words.json" with { type: "json" };
import { mix, type Sink } from "#engines/reader/text-features.ts";
import { hashText, type Token, TOKEN } from "#engines/reader/tokens.ts";

/** Takes one feature with its value and the tokens it was read from (`to` is exclusive). */
export type PlacedSink = (feature: number, value: number, from: number, to: number) => void;

/** The place of a sentence among the sentences of its text. */
interface Place {
  isFirst: boolean;
  isLast: boolean;
}

/** A sentence of a text as a run of its tokens, `to` exclusive. */
export interface TokenRun extends Place {
  from: number;
  to: number;
}

/** A stretch of a sentence that is judged by itself: signs are short, and long sentences would drown them. */
export interface Window extends TokenRun {
  opens: boolean;
  closes: boolean;
}

const WINDOW = 12;
const STEP = 6;

/** The windows of a sentence: the whole of a short one, else overlapping stretches of twelve tokens. */
export function windowsOf({ from, to, isFirst, isLast }: TokenRun): Window[] {
  if (to - from <= WINDOW + 3) return [{ from, to, isFirst, isLast, opens: true, closes: true }];
  const windows: Window[] = [];
  for (let at = from; ; at += STEP) {
    const end = Math.min(to, at + WINDOW);
    windows.push({ from: end - WINDOW, to: end, isFirst, isLast, opens: at === from, closes: end === to });
    if (end === to) return windows;
  }
}

/** Names of the feature families; each hashes apart from the others. They go on from those of the reader's. */
const FAMILY = {
  word: 41,
  stem: 42,
  pair: 43,
  triple: 44,
  skip: 45,
  gram: 46,
  shape: 47,
  order: 48,
  opening: 49,
  ending: 50,
  clause: 51,
  place: 52,
} as const;
const VALUE = {
  word: 0.25,
  pair: 0.35,
  triple: 0.35,
  skip: 0.2,
  gram: 0.07,
  shape: 0.2,
  order: 0.2,
  edge: 0.35,
  place: 0.15,
};
const GRAM = 4;
const LONGEST_SHAPE = 5;
/** How far apart two small words may be and still make one figure ("not … but"). */
const REACH = 12;

/** Small words keep their own shape: figures are built on them. */
const SMALL_WORDS = new Set(`${styleWords.signs.smallWords} ${styleWords.signs.smallWordsInArabic}`.split(" "));
const SMALL = new Set([...SMALL_WORDS].map((word) => hashText(word.replaceAll("'", ""))));
const LATIN_ENDINGS = [
  "ing",
  "tion",
  "sion",
  "ment",
  "ness",
  "ity",
  "ance",
  "ence",
  "ful",
  "less",
  "ous",
  "ive",
  "able",
  "ly",
  "ed",
  "er",
  "est",
  "al",
  "ic",
  "s",
];

/**
 * The features of a window for the sign model: words, stems, pairs, triples, character 4-grams, runs of shapes, ordered
 * pairs of small words, how it and its clauses open and how it ends, its place. Each comes with the tokens it was
 * read from, so that what moved a verdict can be shown in its place.
 */
export function signFeatures(tokens: readonly Token[], window: Window, sink: PlacedSink): void {
  for (let at = window.from; at < window.to; at += 1) tokenFeatures(tokens[at] as Token, at, sink);
  contextFeatures(tokens, window, sink);
}

/** The features of a token by itself, wherever it is: its word, its stem, its character 4-grams. */
export function tokenFeatures(token: Token, at: number, sink: PlacedSink): void {
  if (token.shape === TOKEN.line) return;
  sink(mix(FAMILY.word, token.hash), VALUE.word, at, at + 1);
  sink(mix(FAMILY.stem, token.stem), VALUE.word, at, at + 1);
  if (token.shape <= TOKEN.latin && !SMALL.has(token.hash)) gramFeatures(token.text, at, sink);
}

/** What tokens say beside one another. */
export function contextFeatures(tokens: readonly Token[], window: Window, sink: PlacedSink): void {
  const { from, to } = window;
  const shapes: number[] = [];
  for (let at = from; at < to; at += 1) shapes.push(shapeOf(tokens[at] as Token));
  for (let at = from; at < to; at += 1) {
    const token = tokens[at] as Token;
    if (token.shape === TOKEN.line) continue;
    if (at > from) neighbourFeatures(tokens, at, from, sink);
    shapeRuns(shapes, at - from, from, sink);
    if (token.shape === TOKEN.mark || SMALL.has(token.hash)) orderedPairs(tokens, at, from, sink);
  }
  edgeFeatures(tokens, window, sink);
  if (window.opens && window.closes) {
    const length = to - from;
    sink(mix(FAMILY.place, length < 4 ? 0 : length < 7 ? 1 : length < 11 ? 2 : 3), VALUE.place, from, from);
  }
  if (window.isFirst && window.opens) sink(mix(FAMILY.place, 11), VALUE.place, from, from);
  if (window.isLast && window.closes) sink(mix(FAMILY.place, 12), VALUE.place, from, from);
}

/** The features alone, for training and for verdicts that need no place. */
export function withoutPlaces(sink: Sink): PlacedSink {
  return (feature, value) => sink(feature, value);
}

function neighbourFeatures(tokens: readonly Token[], at: number, from: number, sink: PlacedSink): void {
  const token = tokens[at] as Token;
  const before = tokens[at - 1] as Token;
  sink(mix(FAMILY.pair + before.stem, token.stem), VALUE.pair, at - 1, at + 1);
  if (at - from < 2) return;
  const earlier = tokens[at - 2] as Token;
  sink(mix(FAMILY.skip + earlier.stem, token.stem), VALUE.skip, at - 2, at + 1);
  sink(mix(mix(FAMILY.triple + earlier.stem, before.stem), token.stem), VALUE.triple, at - 2, at + 1);
}

/** Runs of three to five shapes that begin here. */
function shapeRuns(shapes: readonly number[], at: number, from: number, sink: PlacedSink): void {
  let hash: number = FAMILY.shape;
  for (let length = 1; length <= LONGEST_SHAPE && at + length <= shapes.length; length += 1) {
    hash = mix(hash, shapes[at + length - 1] as number);
    if (length >= 3) sink(mix(FAMILY.shape + length, hash), VALUE.shape, from + at, from + at + length);
  }
}

/** Pairs of a small word or mark with those that came shortly before it. */
function orderedPairs(tokens: readonly Token[], at: number, from: number, sink: PlacedSink): void {
  const token = tokens[at] as Token;
  for (let other = Math.max(from, at - REACH); other < at - 1; other += 1) {
    const before = tokens[other] as Token;
    if (before.shape === TOKEN.mark || SMALL.has(before.hash))
      sink(mix(FAMILY.order + before.hash, token.hash), VALUE.order, other, at + 1);
  }
}

function edgeFeatures(tokens: readonly Token[], { from, to, opens, closes }: Window, sink: PlacedSink): void {
  const opening = (at: number, family: number) => {
    const limit = Math.min(to, at + 3);
    let hash = family;
    for (let end = at; end < limit; end += 1) {
      hash = mix(hash, (tokens[end] as Token).stem);
      sink(mix(family, hash), VALUE.edge, at, end + 1);
    }
  };
  if (opens) opening(from, FAMILY.opening);
  let end = to;
  while (end > from && (tokens[end - 1] as Token).shape >= TOKEN.mark) end -= 1;
  if (closes && end > from) sink(mix(FAMILY.ending, (tokens[end - 1] as Token).stem), VALUE.edge, end - 1, end);
  if (closes && end - 2 >= from)
    sink(
      mix(FAMILY.ending + (tokens[end - 2] as Token).stem, (tokens[end - 1] as Token).stem),
      VALUE.edge,
      end - 2,
      end,
    );
  if (closes && end < to) sink(mix(FAMILY.ending, (tokens[to - 1] as Token).hash), VALUE.edge, to - 1, to);
  for (let at = from + 1; at < end; at += 1) {
    const mark = tokens[at - 1] as Token;
    if (mark.shape === TOKEN.mark && /^[,;:()-]$/.test(mark.text)) opening(at, FAMILY.clause);
  }
}

function gramFeatures(text: string, at: number, sink: PlacedSink): void {
  for (let start = -1; start + GRAM <= text.length + 1; start += 1) {
    let hash = 2166136261;
    for (let index = start; index < start + GRAM; index += 1)
      hash = Math.imul(hash ^ (index < 0 || index === text.length ? 0x5f : text.charCodeAt(index)), 16777619);
    sink(mix(FAMILY.gram, hash >>> 0), VALUE.gram, at, at + 1);
  }
}

/** What a token looks like where its word does not matter: its ending, its article, its capital. */
function shapeOf(token: Token): number {
  if (token.shape === TOKEN.number) return 1;
  if (token.shape >= TOKEN.mark || SMALL.has(token.hash)) return token.hash;
  const { text } = token;
  if (token.shape === TOKEN.latin) {
    if (token.capital) return 2;
    const ending = LATIN_ENDINGS.findIndex((each) => text.length > each.length + 2 && text.endsWith(each));
    return 10 + ending;
  }
  const bare = text.length > 4 && (text.startsWith("و") || text.startsWith("ف")) ? text.slice(1) : text;
  const lead = bare === text ? 0 : 64;
  if (bare.startsWith("ال") || bare.startsWith("لل"))
    return 100 + lead + (bare.endsWith("ه") ? 1 : bare.endsWith("ات") ? 2 : 0);
  if (/^[يتن][ء-ي]{3}/.test(bare) && !/[هت]$/.test(bare)) return 110 + lead;
  if (/ها$|هم$|نا$/.test(bare)) return 111 + lead;
  if (/^[بك]ال/.test(bare)) return 112 + lead;
  return (
    120 +
    lead +
    (bare.endsWith("ه") ? 1 : bare.endsWith("ا") ? 2 : bare.endsWith("ات") ? 3 : bare.endsWith("يه") ? 4 : 0)
  );
}
