import checkerWords from "../checker-words.json" with { type: "json" };
import { type Token, TOKEN } from "#engines/reader/tokens.ts";

/** Closed classes: the words that ask for a fact, folded. A "why" about the world asks for a fact too; "how" asks for more. */
const ASKING = new Set(checkerWords.question.asking.split(" "));
/** These also mean "from", "not" and "any": they ask only where the text ends as a question. */
const ASKING_WITH_MARK = new Set("من ما اي".split(" "));
const HOW_MUCH = new Set("many much long far old tall high deep often".split(" "));
/** Who speaks of themself or asks what is best wants advice, and that depends on their case; a "thing" is nothing to ask about. */
const ADVICE = new Set(checkerWords.question.advice.split(" "));
const MOST_WORDS = 12;

/** A short question about a fact, which needs nothing beside itself: "What is the capital of New Zealand?" */
export function isPlainQuestion(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ shape, courtesy }) => shape < TOKEN.mark && !courtesy).map(({ text }) => text);
  const [first = "", second = ""] = words;
  if (words.length < 3 || words.length > MOST_WORDS || words.some((word) => ADVICE.has(word))) return false;
  if (ASKING_WITH_MARK.has(first)) return tokens.at(-1)?.text === "?";
  return ASKING.has(first) || (first === "how" && HOW_MUCH.has(second));
}
