import { lightStem } from "#engines/reader/stems.ts";
import { hashText, type Token, TOKEN } from "#engines/reader/tokens.ts";
import { fold } from "#engines/text/fold.ts";
import { NEGATORS, NOT_DENIED } from "../limits/directive-words.ts";
import type { Piece } from "../reading/cut-pieces.ts";
import { THEMES } from "./themes.ts";

/** A phrase of a theme in a prompt. */
export interface Mention {
  /** Index in `THEME_NAMES`. */
  theme: number;
  side: "one" | "other" | "names";
  denied: boolean;
  /** The same for the same phrase. */
  phrase: number;
  /** Index of its piece. */
  piece: number;
}

interface Phrase {
  theme: number;
  side: Mention["side"];
  stems: readonly number[];
  id: number;
}

export const THEME_NAMES = Object.keys(THEMES);
/** How many other words may be between two of a phrase. */
const MOST_BETWEEN = 3;
const NEGATED_WITHIN = 6;
/** Words that deny beside those of the tables of values. */
const DENIES = new Set(
  "nothing nobody none cannot cant mustnt neednt wont والو مفيش مافي بلاش لم لن free خالي".split(" "),
);

const phrasesByStem = compile();

/** All phrases, by the stem that they begin with. */
function compile(): ReadonlyMap<number, readonly Phrase[]> {
  const found = new Map<number, Phrase[]>();
  let id = 0;
  THEME_NAMES.forEach((name, theme) => {
    const { one, other, names } = THEMES[name] as (typeof THEMES)[string];
    for (const [side, list] of [
      ["one", one],
      ["other", other],
      ["names", names ?? ""],
    ] as const)
      for (const phrase of list.split("|").filter(Boolean)) {
        const stems = fold(phrase).split(" ").map(stemOf);
        const first = stems[0] as number;
        found.set(first, [...(found.get(first) ?? []), { theme, side, stems, id }]);
        id += 1;
      }
  });
  return found;
}

function stemOf(word: string): number {
  return hashText(lightStem(word, /^[ء-ي]/.test(word)));
}

/** What each piece that `asking` names says on any theme, in order; a phrase is read once a piece. */
export function readMentions(
  tokens: readonly Token[],
  pieces: readonly Piece[],
  asking: readonly boolean[],
): Mention[] {
  const found: Mention[] = [];
  pieces.forEach((piece, at) => {
    if (!asking[at]) return;
    const words: Token[] = [];
    for (let index = piece.from; index < piece.to; index += 1)
      if ((tokens[index] as Token).shape < TOKEN.mark) words.push(tokens[index] as Token);
    for (let index = 0; index < words.length; index += 1)
      for (const { theme, side, stems, id } of phrasesByStem.get((words[index] as Token).stem) ?? [])
        if (holds(words, index, stems) && !found.some((one) => one.piece === at && one.phrase === id))
          found.push({ theme, side, denied: isDenied(words, index), phrase: id, piece: at });
  });
  return found;
}

function holds(words: readonly Token[], first: number, stems: readonly number[]): boolean {
  let index = first;
  for (let next = 1; next < stems.length; next += 1) {
    const from = index + 1;
    index = -1;
    for (let at = from; at <= from + MOST_BETWEEN && at < words.length; at += 1)
      if ((words[at] as Token).stem === stems[next]) {
        index = at;
        break;
      }
    if (index < 0) return false;
  }
  return true;
}

function isDenied(words: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - NEGATED_WITHIN); at -= 1) {
    const { text } = words[at] as Token;
    if (NOT_DENIED.has(text)) return false;
    if (NEGATORS.has(text) || DENIES.has(text)) return true;
  }
  return /^(?:free|خاليه?)$/.test(words[index + 1]?.text ?? "");
}
