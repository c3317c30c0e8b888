import { fold } from "./fold.ts";
import { arabicShare } from "./language.ts";
import { CUES, STRONG } from "./variety-lexicon.ts";

/** Varieties of Arabic the product tells apart; "mixed" is MSA with Latin technical words inside. */
export type ArabicVariety = "msa" | "egy" | "glf" | "lev" | "mgr" | "mixed";

const FOLDED_CUES = Object.entries(CUES).map(([variety, cues]) => ({
  variety: variety as keyof typeof CUES,
  words: new Set(cues.words.map(fold)),
  patterns: cues.patterns,
}));

/** Scores of the four dialects for a text: 3 for each word only that dialect has, 1 for each shared cue or pattern hit. */
export function varietyScores(text: string): Record<keyof typeof CUES, number> {
  const folded = fold(text);
  const tokens = folded.match(/[ء-ي]+/g) ?? [];
  const scores = { egy: 0, glf: 0, lev: 0, mgr: 0 };
  for (const { variety, words, patterns } of FOLDED_CUES) {
    for (const token of tokens) {
      const bare = token.length > 4 && /^[وفلب]/.test(token) ? token.slice(1) : token;
      const cue = words.has(token) ? token : words.has(bare) ? bare : null;
      if (cue !== null) scores[variety] += STRONG[variety].has(cue) ? 3 : 1;
    }
    for (const pattern of patterns) scores[variety] += folded.match(pattern)?.length ?? 0;
  }
  return scores;
}

/**
 * The variety of an Arabic text. A dialect needs a score of at least 3 (one word of its own, or three shared cues);
 * without one it is "mixed" when Latin words stand inside, else "msa". Call it for Arabic texts only.
 */
export function detectVariety(text: string): ArabicVariety {
  const scores = varietyScores(text);
  const [best, score] = Object.entries(scores).sort((a, b) => b[1] - a[1])[0] as [ArabicVariety, number];
  if (score >= 3) return best;
  const latinWords = text.match(/(?<![\w{<"'«“/.@-])[A-Za-z][A-Za-z]+(?![\w}>"'»”@])/g)?.length ?? 0;
  return latinWords >= 2 && arabicShare(text) < 0.97 ? "mixed" : "msa";
}
