import { fold, stripTashkeel } from "#engines/text/fold.ts";
import { STANDARD_WORDS, withoutHomographs } from "./standard-arabic-lexicon.ts";
import { EAST_MAGHREBI, FORMS, LATIN_RUN, WORDS } from "./variety-lexicon.ts";
import type { DialectName } from "./variety-lexicon.ts";

/** Varieties of Arabic the product tells apart; "mixed" is Arabic, standard or spoken, with Latin technical words inside. */
export type ArabicVariety = "msa" | DialectName | "mixed";

const NAMES = Object.keys(WORDS) as DialectName[];
const LEAST_SCORE = 2;
/** A foreign run in small letters, or with the Arabic article, is a word of the sentence; one in capitals may be a name. */
const WORD_WEIGHT = 2;
const NAME_WEIGHT = 1;
/** A number of an order, a part or a flight (ORD-2025-118734, PX-440B, MS777) is no word of another language. */
const CODE = /(?<![A-Za-z0-9])(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9]+(?:-[A-Z0-9]+)*(?![A-Za-z0-9])/g;
const LEAST_MIXED = { standard: 2, spoken: 3 } as const;

/** A score a dialect needs for each word of writing beside it. */
const SCORE_PER_STANDARD_WORD = 0.5;
/** A score a dialect needs for each word of the text: some cue is in any long one by chance. */
const SCORE_PER_WORD = 0.03;

/**
 * Scores of the four dialects for a text: 4 for each word only that dialect has, 2 for each shared one, 1 for a loose one,
 * and its forms.
 */
export function varietyScores(text: string): Record<DialectName, number> {
  return scoresOf(withoutHomographs(stripTashkeel(text)));
}

function scoresOf(folded: string): Record<DialectName, number> {
  const tokens = tokensOf(folded);
  const scores = { egy: 0, glf: 0, lev: 0, mgr: 0 };
  for (const name of NAMES) {
    const words = WORDS[name];
    for (const token of tokens) scores[name] += words.get(token) ?? words.get(bareOf(token)) ?? 0;
    for (const [weight, pattern] of FORMS[name]) scores[name] += weight * (folded.match(pattern)?.length ?? 0);
  }
  return scores;
}

function tokensOf(folded: string): readonly string[] {
  return folded.match(/[ء-ي]+/g) ?? [];
}

function countStandardWords(tokens: readonly string[]): number {
  return tokens.filter((token) => STANDARD_WORDS.has(token) || STANDARD_WORDS.has(bareOf(token))).length;
}

function bareOf(token: string): string {
  return token.length > 3 && /^[وفلب]/.test(token) && token !== "بحاجه" ? token.slice(1) : token;
}

/**
 * The dialect a text is in; null for standard Arabic. Its cues must weigh 2 (one word of speech, or two loose ones), and more
 * the longer the text is and the more words of writing are in it: who is unsure takes it for standard.
 */
export function detectDialect(text: string): DialectName | null {
  const folded = withoutHomographs(stripTashkeel(outsideQuotes(text)));
  const scores = scoresOf(folded);
  const best = NAMES.toSorted((a, b) => scores[b] - scores[a])[0] as DialectName;
  if (scores[best] < LEAST_SCORE) return null;
  const tokens = tokensOf(folded);
  return scores[best] > countStandardWords(tokens) * SCORE_PER_STANDARD_WORD + tokens.length * SCORE_PER_WORD
    ? best
    : null;
}

/** Whether no word of a text speaks for a dialect. */
export function lacksSpeech(text: string): boolean {
  return Object.values(speechScores(text)).every((score) => score === 0);
}

/** Scores as of `varietyScores`, for a person's own words: what is quoted does not count. */
export function speechScores(text: string): Record<DialectName, number> {
  return varietyScores(outsideQuotes(text));
}

/** Whether standard words are in a text that a dialect's words look like. */
export function hasHomographs(text: string): boolean {
  const plain = stripTashkeel(text);
  return withoutHomographs(plain).length !== fold(plain).length;
}

/** Whether a Maghrebi text has words of Algeria or Tunisia that Moroccans do not use. */
export function isEastMaghrebi(text: string): boolean {
  return (fold(text).match(/[ء-ي]+/g) ?? []).some((word) => EAST_MAGHREBI.has(word));
}

/**
 * The variety of an Arabic text. Latin technical words inside make it "mixed", whatever the Arabic around them; else it is
 * its dialect, or "msa". Call it for Arabic texts only.
 */
export function detectVariety(text: string): ArabicVariety {
  const dialect = detectDialect(text);
  return isMixed(text, dialect === null) ? "mixed" : (dialect ?? "msa");
}

/** Whether Latin technical words are in an Arabic text; spoken Arabic needs more of them. */
export function isMixed(text: string, isStandard: boolean): boolean {
  const runs = new Map(
    Array.from(text.replace(CODE, " ").matchAll(LATIN_RUN), (run): [string, number] => [
      run[0],
      run.groups?.article !== undefined || /(?<![A-Za-z])[a-z]{2}/.test(run[0]) ? WORD_WEIGHT : NAME_WEIGHT,
    ]),
  );
  const weight = [...runs.values()].reduce((sum, own) => sum + own, 0);
  return weight >= LEAST_MIXED[isStandard ? "standard" : "spoken"];
}

/** What is quoted is someone else's wording. */
function outsideQuotes(text: string): string {
  return text.replace(/«[^»\n]*»|"[^"\n]*"|“[^”\n]*”/g, " ");
}
