import { fold } from "./fold.ts";
import { DIALECT_CUES, EAST_MAGHREBI, LATIN_RUN, WORDS } from "./variety-lexicon.ts";
import type { DialectName } from "./variety-lexicon.ts";

/** Varieties of Arabic the product tells apart; "mixed" is Arabic, standard or spoken, with Latin technical words inside. */
export type ArabicVariety = "msa" | DialectName | "mixed";

const NAMES = Object.keys(WORDS) as DialectName[];
const LEAST_SCORE = 2;
/** A foreign run in small letters, or with the Arabic article, is a word of the sentence; one in capitals may be a name. */
const WORD_WEIGHT = 2;
const NAME_WEIGHT = 1;
const LEAST_MIXED = { standard: 2, spoken: 3 } as const;

/** With its hamza the word is a father; Gulf writers who want something leave it out. */
const MY_FATHER = /(?<![\u0621-\u0652])[ول]?أبي(?![\u0621-\u0652])/g;

/** Scores of the four dialects for a text: 4 for each word only that dialect has, 2 for each shared one, 1 for a loose one, and its forms. */
export function varietyScores(text: string): Record<DialectName, number> {
  const folded = fold(text.replace(MY_FATHER, " "));
  const tokens = folded.match(/[ء-ي]+/g) ?? [];
  const scores = { egy: 0, glf: 0, lev: 0, mgr: 0 };
  for (const name of NAMES) {
    const words = WORDS[name];
    for (const token of tokens) {
      const bare = token.length > 3 && /^[وفلب]/.test(token) && token !== "بحاجه" ? token.slice(1) : token;
      scores[name] += words.get(token) ?? words.get(bare) ?? 0;
    }
    for (const [weight, pattern] of DIALECT_CUES[name].forms)
      scores[name] += weight * (folded.match(pattern)?.length ?? 0);
  }
  return scores;
}

/** The dialect a text is in: it needs a score of at least 2 (one word of speech, or two loose ones); null for standard Arabic. */
export function detectDialect(text: string): DialectName | null {
  const scores = varietyScores(outsideQuotes(text));
  const best = NAMES.toSorted((a, b) => scores[b] - scores[a])[0] as DialectName;
  return scores[best] >= LEAST_SCORE ? best : null;
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
    Array.from(text.matchAll(LATIN_RUN), (run): [string, number] => [
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
