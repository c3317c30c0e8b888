import { foldAligned } from "#engines/text/fold.ts";
import { remember } from "#engines/text/remember.ts";
import { GREETINGS, THANKS } from "./words/courtesies.ts";
import { lightStem } from "./stems.ts";

/** What a token is made of. */
export const TOKEN = { arabic: 0, latin: 1, number: 2, mark: 3, line: 4 } as const;
type TokenShape = (typeof TOKEN)[keyof typeof TOKEN];

/** A word, number, mark or line break, folded, with its place in the text as given. */
export interface Token {
  readonly text: string;
  readonly shape: TokenShape;
  readonly start: number;
  readonly end: number;
  /** 32-bit hashes of the folded text and of its light stem. */
  readonly hash: number;
  readonly stem: number;
  /** It began with a capital letter. */
  readonly capital: boolean;
  /** Greeting or thanks: it says nothing about the work. */
  readonly courtesy: boolean;
}

const WORD = "(?:[a-z0-9ء-ي]|[\\p{L}\\p{N}\\p{M}])+(?:'(?:[a-z]|\\p{L})+)*";
const PIECE = new RegExp(`${WORD}|\\n|[^\\s\\p{L}\\p{N}\\p{M}]`, "gu");
const NO_SIGNAL = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}]/u;
const MARK_NAMES: Record<string, string> = { "«": '"', "»": '"', "،": ",", "؛": ";", "؟": "?", "–": "-", "—": "-" };
/** Letters held down: يااارب, sooooo. */
const HELD = /(.)\1{2,}/gu;
const LONGEST_COURTESY = 4;

/** 32-bit FNV-1a. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return hash >>> 0;
}

/**
 * The tokens of a text. Spelling that does not change the word (hamza, ta marbuta, tashkeel, tatweel, case, digits'
 * script, emoji) does not change them.
 */
export function readTokens(text: string): Token[] {
  const folded = foldAligned(text);
  const found: Token[] = [];
  for (const match of folded.text.matchAll(PIECE)) {
    const piece = match[0];
    const start = folded.source[match.index] as number;
    const end = folded.source[match.index + piece.length] as number;
    const read = keptPiece(piece);
    if (read === null) continue;
    const code = text.charCodeAt(start);
    const capital = code >= 65 && code <= 90;
    found.push({
      text: read.text,
      shape: read.shape,
      start,
      end,
      hash: read.hash,
      stem: read.stem,
      capital,
      courtesy: false,
    });
  }
  return markCourtesy(found);
}

/** The tokens of a request without its greeting and thanks, and without the full stop that some set and some leave out. */
export function requestTokens(text: string): Token[] {
  const all = readTokens(text);
  const said = all.filter(({ courtesy }) => !courtesy);
  while (said.length > 1 && /^[.!…]$/.test(said.at(-1)?.text ?? "")) said.pop();
  return said.length > 0 ? said : all;
}

type Piece = Pick<Token, "text" | "shape" | "hash" | "stem">;

const keptPiece = remember(readPiece);

function readPiece(piece: string): Piece | null {
  const code = piece.charCodeAt(0);
  if (code === 10) return { text: "\n", shape: TOKEN.line, hash: 10, stem: 10 };
  if (/^[0-9]+$/.test(piece)) {
    const text = piece.length === 4 && /^(?:19|20)/.test(piece) ? "00y0" : "0".repeat(Math.min(piece.length, 5));
    const hash = hashText(text);
    return { text, shape: TOKEN.number, hash, stem: hash };
  }
  const isWord = (code >= 97 && code <= 122) || (code >= 0x621 && code <= 0x64a) || /[\p{L}\p{N}]/u.test(piece);
  if (!isWord) {
    if (NO_SIGNAL.test(piece) || /^\p{M}/u.test(piece)) return null;
    const text = MARK_NAMES[piece] ?? piece;
    const hash = hashText(text);
    return { text, shape: TOKEN.mark, hash, stem: hash };
  }
  const text = piece.replaceAll("'", "").replace(HELD, "$1");
  const shape = code >= 0x600 && code <= 0x6ff ? TOKEN.arabic : TOKEN.latin;
  return { text, shape, hash: hashText(text), stem: hashText(lightStem(text, shape === TOKEN.arabic)) };
}

/** Marks greetings at the start and thanks at the end, from two closed lists. */
function markCourtesy(tokens: Token[]): Token[] {
  let index = 0;
  for (;;) {
    const length = phraseAt(tokens, index, GREETINGS);
    if (length === 0) break;
    for (let end = index + length; index < end; index += 1)
      tokens[index] = { ...(tokens[index] as Token), courtesy: true };
    while ((tokens[index]?.shape ?? TOKEN.arabic) >= TOKEN.mark && !/["(`]/.test(tokens[index]?.text ?? ""))
      tokens[index] = { ...(tokens[index++] as Token), courtesy: true };
  }
  let last = tokens.length;
  for (;;) {
    let end = last;
    while (end > index && tokens[end - 1]?.shape === TOKEN.mark && /[.!,]/.test(tokens[end - 1]?.text ?? "")) end -= 1;
    let from = Math.max(index, end - LONGEST_COURTESY);
    while (from < end && phraseAt(tokens, from, THANKS) !== end - from) from += 1;
    if (from >= end) return tokens;
    for (let at = from; at < last; at += 1) tokens[at] = { ...(tokens[at] as Token), courtesy: true };
    last = from;
  }
}

const firstWords = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** The words that a phrase of the list begins with: most texts hold none. */
function firstWordsOf(phrases: ReadonlySet<string>): ReadonlySet<string> {
  const known = firstWords.get(phrases);
  if (known) return known;
  const found = new Set(Array.from(phrases, (phrase) => phrase.split(" ")[0] as string));
  firstWords.set(phrases, found);
  return found;
}

/** How many tokens from here on are one phrase of the list, the longest that fits; 0 for none. */
function phraseAt(tokens: readonly Token[], index: number, phrases: ReadonlySet<string>): number {
  const first = tokens[index];
  if (first === undefined || !firstWordsOf(phrases).has(first.text)) return 0;
  let phrase = "";
  let longest = 0;
  for (let count = 1; count <= LONGEST_COURTESY && index + count <= tokens.length; count += 1) {
    phrase += (count > 1 ? " " : "") + (tokens[index + count - 1] as Token).text;
    if (phrases.has(phrase)) longest = count;
  }
  return longest;
}
