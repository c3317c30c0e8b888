import type { DetectorLanguage, Token, TokenSentence } from "./read-tokens.ts";
import { ENGLISH_HABITS, ARABIC_HABITS } from "./habits-lexicon.ts";

/** What is counted on a whole text, in this order in the weights. */
export const STYLE_IDS = [
  "sentence-length",
  "sentence-spread",
  "longest-sentence",
  "short-sentences",
  "long-sentences",
  "word-length",
  "word-length-spread",
  "commas",
  "semicolons",
  "colons",
  "questions",
  "exclamations",
  "dashes",
  "brackets",
  "ellipses",
  "digits",
  "names",
  "foreign",
  "function-words",
  "vocabulary",
  "once-words",
  "repeated-pairs",
  "repetition",
  "start-variety",
  "start-conjunction",
  "triads",
  "participle-tails",
  "contrast-frames",
  "formal-connectives",
  "casual-words",
  "stock-words",
  "hedges",
  "intensifiers",
  "first-person",
  "second-person",
  "contractions",
  "past",
  "slips",
  "spaced-marks",
  "shouting",
  "definite",
  "joined-and",
  "perfect-particle",
  "passive-frames",
  "be-frames",
  "relative",
  "sentence-neighbours",
] as const;
export type StyleId = (typeof STYLE_IDS)[number];
export type Style = Record<StyleId, number>;

/** Habits of a text as plain numbers: shares of words or sentences, lengths in words or letters. All 0 for a text without words. */
export function measureStyle(text: string, sentences: readonly TokenSentence[], language: DetectorLanguage): Style {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const words = tokens.filter((token) => token.isWord);
  const style = Object.fromEntries(STYLE_IDS.map((id) => [id, 0])) as Style;
  if (words.length === 0) return style;
  return {
    ...style,
    ...rhythmOf(sentences),
    ...marksOf(tokens, words.length),
    ...wordsOf(words),
    ...repetitionOf(words),
    ...framesOf(sentences, words.length, language),
    ...(language === "en" ? englishOf(words) : arabicOf(words)),
    "spaced-marks": (text.match(/[^\s.…] +[,،؛;:.؟?!](?!\.)|[,،](?=[\p{L}])/gu)?.length ?? 0) / words.length,
  };
}

function rhythmOf(sentences: readonly TokenSentence[]): Partial<Style> {
  const lengths = sentences.map((sentence) => sentence.words);
  const average = mean(lengths);
  const neighbours = lengths.slice(1).map((length, index) => Math.abs(length - (lengths[index] as number)));
  return {
    "sentence-length": Math.log(average),
    "sentence-spread": spread(lengths) / average,
    "longest-sentence": Math.log(Math.max(...lengths) / average),
    "short-sentences": lengths.filter((length) => length <= 6).length / lengths.length,
    "long-sentences": lengths.filter((length) => length >= 35).length / lengths.length,
    "sentence-neighbours": neighbours.length > 0 ? mean(neighbours) / average : 0,
  };
}

function marksOf(tokens: readonly Token[], words: number): Partial<Style> {
  const count = new Map<string, number>();
  let ellipses = 0;
  for (const { text, isWord, raw } of tokens) {
    if (isWord) continue;
    count.set(text, (count.get(text) ?? 0) + 1);
    if (text === "." && (raw.length > 1 || raw === "…")) ellipses += 1;
  }
  const rate = (mark: string) => (count.get(mark) ?? 0) / words;
  return {
    commas: rate(","),
    semicolons: rate(";"),
    colons: rate(":"),
    questions: rate("?"),
    exclamations: rate("!"),
    dashes: rate("-"),
    brackets: rate("("),
    ellipses: ellipses / words,
  };
}

function wordsOf(words: readonly Token[]): Partial<Style> {
  const content = words.filter((word) => !word.isFunctionWord && word.text !== "0");
  const lengths = content.map((word) => word.text.length);
  return {
    "word-length": lengths.length > 0 ? mean(lengths) : 0,
    "word-length-spread": lengths.length > 0 ? spread(lengths) : 0,
    digits: words.filter((word) => word.text === "0").length / words.length,
    names: words.filter((word) => word.shape === "~Name").length / words.length,
    foreign: words.filter((word) => word.shape === "~foreign").length / words.length,
    "function-words": words.filter((word) => word.isFunctionWord).length / words.length,
  };
}

const WINDOW = 60;

function repetitionOf(words: readonly Token[]): Partial<Style> {
  const texts = words.map((word) => word.text);
  const ratios: number[] = [];
  for (let start = 0; start + WINDOW <= texts.length || start === 0; start += WINDOW / 2) {
    const window = texts.slice(start, start + WINDOW);
    ratios.push(new Set(window).size / window.length);
  }
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const pairs = new Set(texts.slice(1).map((text, index) => `${texts[index]} ${text}`));
  return {
    vocabulary: mean(ratios),
    "once-words": [...counts.values()].filter((count) => count === 1).length / counts.size,
    "repeated-pairs": texts.length > 1 ? 1 - pairs.size / (texts.length - 1) : 0,
    repetition: phraseCount(texts.join(" ").slice(0, 600)),
  };
}

/** Phrases that a Lempel-Ziv reader (LZ78) cuts a text into, for each letter: low when a text repeats itself. */
function phraseCount(text: string): number {
  const phrases = new Set<string>();
  let phrase = "";
  for (const letter of text) {
    phrase += letter;
    if (phrases.has(phrase)) continue;
    phrases.add(phrase);
    phrase = "";
  }
  return text.length > 0 ? phrases.size / text.length : 0;
}

function framesOf(sentences: readonly TokenSentence[], words: number, language: DetectorLanguage): Partial<Style> {
  const habits = language === "en" ? ENGLISH_HABITS : ARABIC_HABITS;
  const lines = sentences.map((sentence) => ` ${sentence.tokens.map((token) => token.text).join(" ")} `);
  const starts = sentences.map((sentence) => sentence.tokens.find((token) => token.isWord)?.text ?? "");
  const rate = (pattern: RegExp) => lines.reduce((sum, line) => sum + (line.match(pattern)?.length ?? 0), 0) / words;
  return {
    "start-variety": new Set(starts).size / starts.length,
    "start-conjunction": starts.filter((start) => habits.startConjunction.test(start)).length / starts.length,
    triads: rate(habits.triad),
    "participle-tails": rate(habits.tail),
    "contrast-frames": rate(habits.contrast),
    "formal-connectives": rate(habits.formal),
    "casual-words": rate(habits.casual),
    "stock-words": rate(habits.stock),
    hedges: rate(habits.hedge),
    intensifiers: rate(habits.intensifier),
    "first-person": rate(habits.firstPerson),
    "second-person": rate(habits.secondPerson),
    slips: rate(habits.slip),
    "passive-frames": rate(habits.passive),
    "be-frames": rate(habits.be),
    relative: rate(habits.relative),
  };
}

function englishOf(words: readonly Token[]): Partial<Style> {
  const share = (test: (word: Token) => boolean) => words.filter(test).length / words.length;
  return {
    contractions: share(({ text }) => /[a-z]'(?:t|s|re|ve|ll|d|m)$/.test(text) && text !== "let's"),
    past: share(({ shape }) => shape === "~ed" || shape === "~ied"),
    shouting: share(({ raw }) => /^[A-Z]{3,}$/.test(raw)),
  };
}

/** Frequent words written without the hamza they need. */
const NO_HAMZA =
  /^[وف]?(?:الى|اذا|او|ان|انت|انا|ايضا|ايضاً|اكثر|احد|اول|اي|امام|اما|انه|انها|لان|لانه|اما|اهم|اكبر|افضل)$/;

function arabicOf(words: readonly Token[]): Partial<Style> {
  const share = (test: (word: Token) => boolean) => words.filter(test).length / words.length;
  return {
    definite: share(({ shape }) => shape.includes("ال_")),
    "joined-and": share(
      ({ text, shape }) => text.startsWith("و") && (shape.startsWith("و+") || shape.startsWith("~و")),
    ),
    "perfect-particle": share(({ text }) => /^[وف]?(?:قد|لقد)$/.test(text)),
    slips: share(({ raw }) => NO_HAMZA.test(raw)),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function spread(values: readonly number[]): number {
  const average = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - average) ** 2)));
}
