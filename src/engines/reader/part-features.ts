import { mix, type Sink } from "./text-features.ts";
import { hashText, type Token, TOKEN } from "./tokens.ts";

/** Families of features, apart from those of a whole text. */
const CUT = {
  next: 41,
  nextStem: 42,
  previous: 43,
  across: 44,
  pair: 45,
  marked: 46,
  prefix: 47,
  run: 48,
  shape: 49,
  after: 50,
  window: 51,
};
const ROLE = {
  word: 61,
  stem: 62,
  pair: 63,
  first: 64,
  second: 65,
  opening: 66,
  shape: 67,
  before: 68,
  beforeFirst: 69,
  next: 70,
  grams: 71,
  last: 72,
};
/** A piece ends after these, never before them. */
const CLOSING = /^[.,;?!:)\]}%"…]$/;
const NONE = 7;

/** Where a piece may begin: before any word, number or opening mark but the first. */
export function canCut(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token;
  if (index === 0 || token.shape === TOKEN.line) return false;
  if (token.shape !== TOKEN.mark) return true;
  const before = tokens[index - 1] as Token;
  if (before.shape === TOKEN.line) return true;
  return !CLOSING.test(token.text) || (token.text === '"' && token.start > before.end);
}

/** The features of a cut before token `index`. */
export function cutFeatures(tokens: readonly Token[], index: number, sink: Sink): void {
  const at = (offset: number) => tokens[index + offset];
  const next = tokens[index] as Token;
  const previous = tokens[index - 1] as Token;
  const mark = previous.shape >= TOKEN.mark ? previous.hash : NONE;
  let run = 0;
  while (run < 12 && index - 2 - run >= 0 && (tokens[index - 2 - run] as Token).shape < TOKEN.mark) run += 1;
  const level = run < 2 ? 0 : run < 4 ? 1 : run < 8 ? 2 : 3;
  const after = at(1)?.stem ?? NONE;
  sink(mix(CUT.marked, mark), 1);
  sink(mix(CUT.run + mark, level), 1);
  sink(mix(CUT.next, next.hash), 1);
  sink(mix(CUT.nextStem + mark, next.stem), 1);
  sink(mix(CUT.pair + next.stem, after), 1);
  sink(mix(CUT.after, after), 0.5);
  sink(mix(CUT.previous, previous.stem), 0.7);
  sink(mix(CUT.across + previous.stem, next.stem), 0.7);
  sink(mix(CUT.prefix + mark, hashText(next.text.slice(0, 1))), 0.7);
  sink(mix(CUT.prefix, hashText(next.text.slice(0, 2))), 0.5);
  sink(mix(CUT.shape + mark, next.shape * 2 + (next.capital ? 1 : 0)), 0.7);
  for (let offset = 2; offset <= 3; offset += 1) {
    const later = at(offset);
    if (later) sink(mix(CUT.window, later.stem), 0.4);
    const earlier = at(-offset);
    if (earlier) sink(mix(CUT.window + 1, earlier.stem), 0.4);
  }
}

/** The features of the piece of tokens `from` to `to` (exclusive) between its neighbours, for its role. */
export function roleFeatures(tokens: readonly Token[], from: number, to: number, sink: Sink): void {
  const length = Math.max(to - from, 1);
  const scale = 1.6 / Math.sqrt(length);
  let before: Token | undefined;
  let read = 0;
  const seen = { number: 0, latin: 0, question: 0, quote: 0, line: 0, colon: 0, code: 0 };
  for (let index = from; index < to; index += 1) {
    const token = tokens[index] as Token;
    count(token, seen);
    if (token.shape === TOKEN.line) continue;
    sink(mix(ROLE.word, token.hash), scale);
    if (token.shape === TOKEN.mark) continue;
    sink(mix(ROLE.stem, token.stem), scale);
    if (token.text.length > 3) {
      sink(mix(ROLE.grams, hashText(token.text.slice(0, 4))), scale * 0.6);
      sink(mix(ROLE.grams + 1, hashText(token.text.slice(-3))), scale * 0.4);
    }
    if (before) sink(mix(ROLE.pair + before.stem, token.stem), scale);
    if (read === 0) sink(mix(ROLE.first, token.stem), 0.7);
    if (read === 1) {
      sink(mix(ROLE.second, token.stem), 0.5);
      sink(mix(ROLE.opening + (before as Token).stem, token.stem), 0.7);
    }
    read += 1;
    before = token;
  }
  const put = (name: number, level: number) => sink(mix(ROLE.shape, name * 64 + level), 0.4);
  put(1, length < 3 ? 0 : length < 6 ? 1 : length < 12 ? 2 : length < 30 ? 3 : 4);
  put(2, (from === 0 ? 1 : 0) + (to >= tokens.length ? 2 : 0));
  put(3, Math.min(seen.number, 2));
  put(4, Math.min(seen.question, 1));
  put(5, Math.min(seen.quote, 2));
  put(6, Math.min(seen.code, 3));
  put(7, seen.latin * 2 > length ? 2 : Math.min(seen.latin, 1));
  put(8, Math.min(seen.line, 2) + (seen.colon > 0 ? 3 : 0));
  put(9, Math.min(5, Math.floor((6 * from) / Math.max(tokens.length, 1))));
  const left = tokens[from - 1];
  sink(mix(ROLE.before, left?.hash ?? NONE), 0.5);
  if (left?.shape === TOKEN.line) sink(mix(ROLE.beforeFirst, tokens[from - 2]?.hash ?? NONE), 0.5);
  sink(mix(ROLE.next, tokens[to]?.stem ?? NONE), 0.3);
  sink(mix(ROLE.last, tokens[to - 1]?.hash ?? NONE), 0.3);
}

interface Seen {
  number: number;
  latin: number;
  question: number;
  quote: number;
  line: number;
  colon: number;
  code: number;
}

function count({ shape, text }: Token, seen: Seen): void {
  if (shape === TOKEN.number) seen.number += 1;
  else if (shape === TOKEN.latin) seen.latin += 1;
  else if (shape === TOKEN.line) seen.line += 1;
  else if (text === "?") seen.question += 1;
  else if (text === '"') seen.quote += 1;
  else if (text === ":") seen.colon += 1;
  else if (/[{}<>=;_\\[\]|]/.test(text)) seen.code += 1;
}
