import { lightStem } from "#engines/reader/stems.ts";
import { type Token, TOKEN } from "#engines/reader/tokens.ts";
import type { PromptReading } from "../reading/read-prompt.ts";
import { FUNCTION_WORDS, NEGATORS } from "./directive-words.ts";
import { bareNoun } from "./read-limits.ts";

interface Span {
  start: number;
  end: number;
}

const WITHOUT = /^(?:without|دون|بدون|بلا)$/;
/** Who says "but write it without tables" takes something back. */
const BUT = /^(?:but|yet|بس|لكن|ولكن|انما)$/;
/** So many words before "without" are an order of their own. */
const LEAST_ORDER = 2;

/**
 * "Do X without Y" says how X is done. It is against nothing in its own sentence, and in another only against what
 * names Y itself: "bake it without a Dutch oven" leaves the oven.
 */
export function isWayOfDoing(reading: PromptReading, one: Span, other: Span): boolean {
  return saysHow(reading, one, other) || saysHow(reading, other, one);
}

function saysHow({ pieces, tokens }: PromptReading, one: Span, other: Span): boolean {
  const words = wordsIn(tokens, one);
  const at = words.findIndex(({ text }, index) => WITHOUT.test(text) || isMinGhair(words, index));
  if (at < LEAST_ORDER || words.some(({ text }, index) => index !== at && index !== at + 1 && NEGATORS.has(text)))
    return false;
  const sentenceOf = ({ start }: Span) => pieces.find((piece) => start >= piece.start && start < piece.end)?.sentence;
  if (sentenceOf(one) === sentenceOf(other)) return !words.some(({ text }) => BUT.test(text));
  const [denied] = words
    .slice(at + 1)
    .filter(({ text }) => !FUNCTION_WORDS.has(text) && text.length > 2 && text !== "غير");
  if (!denied) return false;
  const narrowed = words[words.indexOf(denied) + 1];
  const isKind = denied.shape === TOKEN.latin && narrowed !== undefined && !FUNCTION_WORDS.has(narrowed.text);
  if (!isKind) return false;
  const stem = stemOf(denied);
  return wordsIn(tokens, other).every((word) => stemOf(word) !== stem);
}

function isMinGhair(words: readonly Token[], index: number): boolean {
  return words[index]?.text === "من" && words[index + 1]?.text === "غير";
}

function wordsIn(tokens: readonly Token[], { start, end }: Span): Token[] {
  return tokens.filter((token) => token.start >= start && token.end <= end && token.shape < TOKEN.mark);
}

function stemOf({ text, shape }: Token): string {
  return shape === TOKEN.arabic ? lightStem(bareNoun(text), true) : lightStem(text, false);
}
