import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import { CONSTRUCTIONS } from "./constructions.ts";

/** A construction at its tokens, `to` exclusive; `index` is its place in the list. */
export interface Figure {
  index: number;
  from: number;
  to: number;
}

const compile = (patterns: readonly string[]) =>
  patterns.map((pattern) => new RegExp(pattern.replace(/\bW/g, "[^ ]+"), "u"));
const PATTERNS = { ar: compile(CONSTRUCTIONS.ar), en: compile(CONSTRUCTIONS.en) };
/** Tokens of a sentence that are looked at: a longer one is no sentence. */
const LONGEST = 90;

/** The first place of each construction of a language in a sentence. */
export function figuresIn(tokens: readonly Token[], language: "ar" | "en", from: number, to: number): Figure[] {
  const starts: number[] = [];
  const places: number[] = [];
  let text = "";
  for (let at = from; at < Math.min(to, from + LONGEST); at += 1) {
    const token = tokens[at] as Token;
    if (token.shape === TOKEN.line) continue;
    starts.push(text.length + 1);
    places.push(at);
    text += ` ${token.text}`;
  }
  text += " ";
  return PATTERNS[language].flatMap((pattern, index) => {
    const match = pattern.exec(text);
    if (match === null) return [];
    const end = match.index + match[0].trimEnd().length;
    const first = Math.max(
      0,
      starts.findIndex((start) => start > match.index),
    );
    let last = first;
    while (last + 1 < starts.length && (starts[last + 1] as number) < end) last += 1;
    return [{ index, from: places[first] as number, to: (places[last] as number) + 1 }];
  });
}
