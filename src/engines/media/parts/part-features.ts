import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { mix, type Sink } from "#engines/reader/text-features.ts";
import { hashText, readTokens, type Token, TOKEN } from "#engines/reader/tokens.ts";
import { fold } from "#engines/text/fold.ts";
import type { TermKind } from "../vocabulary/term.ts";

/** A word or number of a request with what comes before it and what the tables know of it. */
export interface PartWord {
  token: Token;
  /** 0: a space before it; 1: a comma or another mark; 2: a full stop, a new line, or the start. */
  gap: 0 | 1 | 2;
  /** The mark before it, hashed; 0 for none. */
  mark: number;
  /** Kinds of terms it belongs to, and what else was read of it. */
  kinds: readonly Hint[];
}
export type Hint = TermKind | "exact" | "cued" | "excluded" | "number";

interface Span {
  start: number;
  end: number;
}
/** What the tables and shapes found in a request. */
export interface PartHints {
  terms: readonly (Span & { term: { kind: TermKind } })[];
  exact: readonly Span[];
  /** Words that a cue introduces as lettering or speech, without quotation marks. */
  cues: readonly Span[];
  exclusions: readonly Span[];
  numbers: readonly Span[];
}

export function readPartWords(text: string, hints: PartHints): PartWord[] {
  const words: PartWord[] = [];
  let gap: PartWord["gap"] = 2;
  let mark = 0;
  for (const token of readTokens(text)) {
    if (token.shape >= TOKEN.mark) {
      mark = token.hash;
      if (token.shape === TOKEN.line || /[.!?؟]/u.test(token.text)) gap = 2;
      else if (gap === 0 && (!/[-'’/&]/u.test(token.text) || isBetween(text, token))) gap = 1;
      continue;
    }
    words.push({ token, gap, mark, kinds: kindsOf(token, hints) });
    gap = 0;
    mark = 0;
  }
  return words;
}

/** A dash or a slash with spaces around it, or doubled, parts like a comma. */
function isBetween(text: string, { start, end }: Token): boolean {
  return /[\s/-]/u.test(text[start - 1] ?? "") && /[\s/-]/u.test(text[end] ?? "") && !/&/u.test(text.slice(start, end));
}

function kindsOf(token: Token, { terms, exact, cues, exclusions, numbers }: PartHints): Hint[] {
  const holds = ({ start, end }: Span) => start < token.end && token.start < end;
  const kinds: Hint[] = [];
  for (const found of terms) if (holds(found) && !kinds.includes(found.term.kind)) kinds.push(found.term.kind);
  if (exact.some(holds)) kinds.push("exact");
  else if (cues.some(holds)) kinds.push("cued");
  if (exclusions.some(holds)) kinds.push("excluded");
  if (numbers.some(holds)) kinds.push("number");
  return kinds;
}

const FAMILY = {
  bias: 101,
  word: 102,
  stem: 103,
  prefix: 104,
  suffix: 105,
  shape: 106,
  before: 107,
  after: 108,
  pairBefore: 109,
  pairAfter: 110,
  far: 111,
  kind: 112,
  kindBefore: 113,
  kindAfter: 114,
  head: 115,
  headKind: 116,
  place: 117,
  clauseKinds: 118,
  mark: 119,
  inClause: 120,
} as const;
/** Words that lean on what comes after them. */
const LEANING = new Set(Array.from(mediaWords.parts.leaning.split(" "), (word) => hashText(fold(word))));
export const isLeaning = (word: PartWord | undefined) => word !== undefined && LEANING.has(word.token.hash);
const EDGE = 3;
const hashes = new Map<string, number>();

function hashOf(text: string): number {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = hashText(text);
  if (hashes.size < 20_000) hashes.set(text, hash);
  return hash;
}

/** The features of word `index`: itself and its letters, its neighbours, the head of its clause, and the tables' terms around. */
export function partFeatures(words: readonly PartWord[], index: number, medium: "image" | "video", sink: Sink): void {
  const { token, kinds, gap, mark } = words[index] as PartWord;
  const before = words[index - 1];
  const after = words[index + 1];
  const stemOf = (word: PartWord | undefined, edge: number) => word?.token.stem ?? edge;
  const left = gap === 0 ? stemOf(before, EDGE) : EDGE + gap;
  const right = after ? (after.gap === 0 ? after.token.stem : EDGE + after.gap) : EDGE;
  sink(mix(FAMILY.bias, medium === "image" ? 1 : 2), 0.5);
  sink(mix(FAMILY.word, token.hash), 1);
  sink(mix(FAMILY.stem, token.stem), 1);
  letterFeatures(token, sink);
  sink(mix(FAMILY.shape, token.shape * 4 + (token.capital ? 2 : 0) + (index === 0 ? 1 : 0)), 0.6);
  sink(mix(FAMILY.before, left), 0.8);
  sink(mix(FAMILY.after, right), 0.8);
  sink(mix(FAMILY.pairBefore + left, token.stem), 0.6);
  sink(mix(FAMILY.pairAfter + right, token.stem), 0.6);
  if (mark !== 0) sink(mix(FAMILY.mark, mark), 0.6);
  for (const [offset, near] of [-2, 2].entries())
    sink(mix(FAMILY.far + offset * 64, stemOf(words[index + near], EDGE)), 0.4);
  sink(mix(FAMILY.far + 128, stemOf(words[index - 3], EDGE)), 0.3);
  if (kinds.length === 0) sink(mix(FAMILY.kind, 1), 0.5);
  for (const kind of kinds) sink(mix(FAMILY.kind, hashOf(kind)), 1);
  for (const kind of before?.kinds ?? []) sink(mix(FAMILY.kindBefore + gap, hashOf(kind)), 0.6);
  for (const kind of after?.kinds ?? []) sink(mix(FAMILY.kindAfter + (after as PartWord).gap, hashOf(kind)), 0.6);
  clauseFeatures(words, index, sink);
}

function letterFeatures({ text, shape }: Token, sink: Sink): void {
  if (shape === TOKEN.number) return;
  for (const length of [1, 2, 3]) {
    if (text.length <= length) break;
    sink(mix(FAMILY.prefix, hashOf(text.slice(0, length))), 0.4);
    sink(mix(FAMILY.suffix, hashOf(text.slice(-length))), 0.4);
  }
  if (text.length > 4) sink(mix(FAMILY.prefix, hashOf(text.slice(0, 4))), 0.4);
}

/** The clause's first word, its place in the request, and the kinds of terms that its other words belong to. */
function clauseFeatures(words: readonly PartWord[], index: number, sink: Sink): void {
  let from = index;
  while (from > 0 && (words[from] as PartWord).gap === 0) from -= 1;
  let to = index + 1;
  while (to < words.length && (words[to] as PartWord).gap === 0) to += 1;
  const head = words[from] as PartWord;
  const distance = Math.min(index - from, 4);
  sink(mix(FAMILY.head, head.token.stem), 0.5);
  sink(mix(FAMILY.place, (from === 0 ? 0 : 8) + distance), 0.5);
  sink(mix(FAMILY.place, 32 + Math.min(to - from, 7)), 0.3);
  const seen = new Set<Hint>();
  for (let at = from; at < to; at += 1) {
    const word = words[at] as PartWord;
    for (const kind of word.kinds) seen.add(kind);
    if (at !== index) sink(mix(FAMILY.inClause, word.token.stem), 0.25);
  }
  for (const kind of seen) sink(mix(FAMILY.clauseKinds, hashOf(kind)), 0.4);
}
