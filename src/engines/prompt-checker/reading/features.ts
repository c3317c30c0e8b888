import { mix, type Sink } from "#engines/reader/text-features.ts";
import { hashText, type Token, TOKEN } from "#engines/reader/tokens.ts";
import type { Piece } from "./cut-pieces.ts";
import { CLASSES_OF } from "./word-classes.ts";

/** Names of the feature families; each hashes apart from the others and from those of the reader. */
const PIECE = {
  word: 101,
  stem: 102,
  pair: 103,
  skip: 104,
  first: 105,
  second: 106,
  opening: 107,
  shape: 108,
  before: 109,
  earlier: 110,
  grams: 111,
  number: 112,
  kind: 113,
  kinds: 1300,
  turn: 1400,
} as const;
const WORD = { word: 121, stem: 122, left: 123, right: 124, pair: 125, after: 126, grams: 127, shape: 128 } as const;
const TEXT = {
  word: 141,
  stem: 142,
  pair: 143,
  first: 144,
  opening: 145,
  gram: 146,
  shape: 147,
  start: 148,
  kind: 149,
  kinds: 1500,
} as const;
const NONE = 7;
/** Beyond so many words of its own a prompt describes its work well enough. */
const MOST_READ = 260;

/** The features of a piece, for what it does. */
export function pieceFeatures(tokens: readonly Token[], { from, to }: Piece, sink: Sink): void {
  const length = to - from;
  const scale = 1.6 / Math.sqrt(Math.max(length, 1));
  let before: Token | undefined;
  let earlier: Token | undefined;
  let read = 0;
  const seen = { number: 0, latin: 0, mark: 0, code: 0 };
  const kinds: number[] = [];
  for (let index = from; index < to; index += 1) {
    const token = tokens[index] as Token;
    if (token.shape === TOKEN.line) continue;
    if (token.shape === TOKEN.number) {
      seen.number += 1;
      sink(mix(PIECE.number, tokens[index + 1]?.stem ?? NONE), scale);
    } else if (token.shape === TOKEN.latin) seen.latin += 1;
    sink(mix(PIECE.word, token.hash), scale);
    if (token.shape === TOKEN.mark) {
      if (/[{}<>=;_\\[\]|]/.test(token.text)) seen.code += 1;
      else seen.mark += 1;
      continue;
    }
    sink(mix(PIECE.stem, token.stem), scale);
    for (const kind of CLASSES_OF.get(token.stem) ?? NO_CLASSES) if (!kinds.includes(kind)) kinds.push(kind);
    if (token.text.length > 4) sink(mix(PIECE.grams, hashText(token.text.slice(0, 4))), scale * 0.5);
    if (before) sink(mix(PIECE.pair + before.stem, token.stem), scale);
    if (earlier) sink(mix(PIECE.skip + earlier.stem, token.stem), scale * 0.5);
    if (read === 0) sink(mix(PIECE.first, token.stem), 0.6);
    if (read === 1) {
      sink(mix(PIECE.second, token.stem), 0.4);
      sink(mix(PIECE.opening + (before as Token).stem, token.stem), 0.6);
    }
    read += 1;
    earlier = before;
    before = token;
  }
  const put = (name: number, level: number) => sink(mix(PIECE.shape, name * 64 + level), 0.4);
  put(1, read < 3 ? 0 : read < 6 ? 1 : read < 12 ? 2 : read < 30 ? 3 : 4);
  put(2, from === 0 ? 1 : 0);
  put(3, Math.min(seen.number, 2));
  put(4, Math.min(seen.code, 3));
  put(5, seen.latin * 2 > length ? 2 : Math.min(seen.latin, 1));
  put(6, tokens[to - 1]?.shape === TOKEN.mark ? (tokens[to - 1] as Token).hash % 61 : 62);
  sink(mix(PIECE.before, tokens[from - 1]?.hash ?? NONE), 0.4);
  sink(mix(PIECE.earlier, tokens[from - 2]?.stem ?? NONE), 0.3);
  classFeatures(tokens, kinds, from, sink);
}

const NO_CLASSES: readonly number[] = [];
const CLASS = 0.7;
/** So far back what was said before still sets the order: "begin with a score … afterwards the reasons". */
const LOOK_BACK = 16;

/** What a directive speaks of: its classes, each after each other, and each after what was said just before it. */
function classFeatures(tokens: readonly Token[], kinds: readonly number[], from: number, sink: Sink): void {
  for (let later = 0; later < kinds.length; later += 1) {
    const kind = kinds[later] as number;
    sink(mix(PIECE.kind, kind), CLASS);
    for (let earlier = 0; earlier < later; earlier += 1)
      sink(mix(PIECE.kinds + (kinds[earlier] as number), kind), CLASS);
  }
  if (kinds.length === 0) return;
  const before: number[] = [];
  for (let index = Math.max(0, from - LOOK_BACK); index < from; index += 1)
    for (const kind of CLASSES_OF.get((tokens[index] as Token).stem) ?? NO_CLASSES)
      if (!before.includes(kind)) before.push(kind);
  for (const earlier of before) for (const kind of kinds) sink(mix(PIECE.turn + earlier, kind), CLASS * 0.6);
}

/** The features of one word among its neighbours, for the faults that words carry. */
export function wordFeatures(tokens: readonly Token[], index: number, sink: Sink): void {
  const token = tokens[index] as Token;
  const left = tokens[index - 1]?.stem ?? NONE;
  const right = tokens[index + 1]?.stem ?? NONE;
  sink(mix(WORD.word, token.hash), 1);
  sink(mix(WORD.stem, token.stem), 1);
  sink(mix(WORD.left + left, token.stem), 0.8);
  sink(mix(WORD.right + right, token.stem), 0.8);
  sink(mix(WORD.pair, left), 0.4);
  sink(mix(WORD.after, right), 0.4);
  sink(mix(WORD.pair + left, right), 0.4);
  if (token.text.length > 3) sink(mix(WORD.grams, hashText(token.text.slice(0, 4))), 0.5);
  sink(mix(WORD.shape, token.shape * 2 + (token.capital ? 1 : 0)), 0.3);
}

/** The features of a whole prompt, for the work it asks for and its subject: the author's own words alone. */
export function promptFeatures(tokens: readonly Token[], pieces: readonly Piece[], sink: Sink): void {
  const own: Token[] = [];
  for (const { from, to, block } of pieces) {
    if (block !== null) continue;
    for (let index = from; index < to && own.length < MOST_READ; index += 1) {
      const token = tokens[index] as Token;
      if (token.shape < TOKEN.mark && !token.courtesy) own.push(token);
    }
  }
  const scale = 1.8 / Math.sqrt(Math.max(3 * own.length, 1));
  shapeFeatures(tokens, pieces, own, sink);
  for (let index = 0; index < own.length; index += 1) {
    const token = own[index] as Token;
    const before = own[index - 1];
    sink(mix(TEXT.word, token.hash), scale);
    sink(mix(TEXT.stem, token.stem), scale);
    if (token.text.length > 4) {
      sink(mix(TEXT.gram, hashText(token.text.slice(0, 4))), scale * 0.7);
      sink(mix(TEXT.gram, hashText(token.text.slice(-4))), scale * 0.5);
    }
    if (before) sink(mix(TEXT.pair + before.stem, token.stem), scale);
    if (index === 0) sink(mix(TEXT.first, token.stem), 0.35);
    if (index === 1) sink(mix(TEXT.opening + (before as Token).stem, token.stem), 0.35);
  }
}

/** How long a prompt is, and how much in it is a number, a name, a quotation or a question: what is said, not of what. */
function shapeFeatures(tokens: readonly Token[], pieces: readonly Piece[], own: readonly Token[], sink: Sink): void {
  const put = (name: number, level: number) => sink(mix(TEXT.shape, name * 64 + level), SHAPE);
  const count = (counts: (token: Token, index: number) => boolean) => Math.min(own.filter(counts).length, 3);
  const length = levelOf(own.length);
  const numbers = count(({ shape }) => shape === TOKEN.number);
  const names = count(({ capital, shape }, index) => capital && shape === TOKEN.latin && index > 0);
  const quotes = tokens.some(({ shape, text }) => shape === TOKEN.mark && /["'`<{[]/.test(text)) ? 1 : 0;
  const given = pieces.some(({ block }) => block !== null) ? 1 : 0;
  put(1, length);
  put(2, numbers);
  put(3, names);
  put(4, quotes * 2 + given);
  put(5, tokens.at(-1)?.text === "?" ? 1 + length : 0);
  const said = Math.min(numbers + names + 2 * quotes + 2 * given, 4);
  put(6, said * 8 + length);
  const kinds = [...new Set(own.flatMap(({ stem }) => CLASSES_OF.get(stem) ?? NO_CLASSES))].sort((a, b) => a - b);
  kinds.forEach((kind, at) => {
    sink(mix(TEXT.kind, kind * 8 + said), SHAPE * 0.6);
    for (const other of kinds.slice(at + 1)) sink(mix(TEXT.kinds + kind, other), SHAPE * 0.4);
  });
  if (own[0]) sink(mix(TEXT.start + length, own[0].stem), SHAPE);
}

const SHAPE = 0.5;
const LEVELS = [3, 5, 8, 12, 18, 30, 60];

function levelOf(words: number): number {
  return LEVELS.filter((least) => words >= least).length;
}
