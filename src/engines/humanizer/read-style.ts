import { readTokens, type Token } from "#engines/reader/tokens.ts";
import { sentences, type Span } from "#engines/text/segment.ts";
import { type LockedSpan, lockedSpans } from "./facts/locked-spans.ts";
import { readText } from "./facts/read-text.ts";
import type { TokenRun } from "./signs/sign-features.ts";

/** A sentence with its tokens. */
export interface Sentence extends Span, TokenRun {}

/** A text read once, for finding signs and for judging edits. */
export interface StyleText {
  text: string;
  language: "ar" | "en";
  tokens: Token[];
  sentences: Sentence[];
  /** What no edit may touch. */
  locks: LockedSpan[];
  names: Span[];
}

/** Reads a text: its tokens, its sentences with their tokens, and what is locked in it. */
export function readStyleText(
  text: string,
  language: "ar" | "en",
  keep: string[],
  leave: { start: number; end: number }[],
): StyleText {
  const reading = readText(text, language);
  const tokens = readTokens(text);
  return {
    text,
    language,
    tokens,
    sentences: sentencesOf(text, tokens),
    locks: lockedSpans(reading, keep, leave),
    names: reading.names(),
  };
}

/** The sentences of a text with the run of tokens of each. */
function sentencesOf(text: string, tokens: readonly Token[]): Sentence[] {
  const spans = sentences(text);
  let at = 0;
  return spans.map((span, index) => {
    while (at < tokens.length && (tokens[at] as Token).start < span.start) at += 1;
    const from = at;
    while (at < tokens.length && (tokens[at] as Token).start < span.end) at += 1;
    return { ...span, from, to: at, isFirst: index === 0, isLast: index === spans.length - 1 };
  });
}
