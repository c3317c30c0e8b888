import { either } from "#engines/text/words/word-pattern.ts";
import { arabicShare, detectLanguage } from "#engines/text/language.ts";
import type { DetectorLanguage, TokenSentence } from "./features/read-tokens.ts";

/** Why a text gets no verdict, or a weaker one. */
const REASONS = [
  "too-short",
  "other-language",
  "mixed-language",
  "verse",
  "quotations",
  "lists",
  "code",
  "short",
  "few-sentences",
  "unfamiliar",
  "dialect",
  "simple-writing",
  "near-the-line",
  "cut",
] as const;
export type Reason = (typeof REASONS)[number];

/** With one of these the detector says "cannot tell", whatever its figure is. */
export const ABSTAINS: ReadonlySet<Reason> = new Set([
  "too-short",
  "other-language",
  "mixed-language",
  "verse",
  "quotations",
  "lists",
  "code",
]);

/** Fewest words for a verdict, as `countWords` counts; the tool's form refuses fewer. */
export const LEAST_WORDS: Record<DetectorLanguage, number> = { en: 60, ar: 80 };

/** Words are counted a little differently here: a joined form is one, and what comes before a list item none. */
const COUNTED_OTHERWISE = 0.9;

const QUOTED = /«[^»]{1,2000}»|“[^”]{1,2000}”|"[^"\n]{1,1000}"|﴿[^﴾]{1,2000}﴾|\{[^{}\n]{8,1000}\}/g;
const CODE_LINE = either(
  "",
  /^\s*[{}[\]();]+\s*$/,
  /^\s*(?:(?:const|let|var|function|import|def|class|return|if|for|while|public|SELECT)\b.*[;:{(]|.*[;{}]\s*$)\s*$/,
  /^\s*(?:<\/?[a-z][^>]*>.*|[\w.]+\(.*\)\s*;?)\s*$/,
);
const LIST_LINE = /^\s*(?:[-*•–—▪◦]|\d{1,2}[.)-]|[٠-٩]{1,2}[.)-]|\|)\s*\S/;

/** What speaks against judging a text at all, as far as its form shows it. */
export function judgeMaterial(text: string, sentences: readonly TokenSentence[], language: DetectorLanguage): Reason[] {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const reasons: Reason[] = [];
  if (words < LEAST_WORDS[language] * COUNTED_OTHERWISE) reasons.push("too-short");
  const share = arabicShare(text);
  if (detectLanguage(text) === "other") reasons.push("other-language");
  else if (share > 0.2 && share < 0.65) reasons.push("mixed-language");
  else if (language === "en" ? share >= 0.65 : share <= 0.2) reasons.push("other-language");
  else if (language === "en" && englishShare(sentences) < 0.25) reasons.push("other-language");
  if (shareOf(text.match(QUOTED) ?? [], text) > 0.4) reasons.push("quotations");
  if (isVerse(lines)) reasons.push("verse");
  if (
    shareOf(
      lines.filter((line) => CODE_LINE.test(line)),
      text,
    ) > 0.3
  )
    reasons.push("code");
  else if (
    shareOf(
      lines.filter((line) => LIST_LINE.test(line)),
      text,
    ) > 0.5
  )
    reasons.push("lists");
  return reasons;
}

/** Letters alone do not tell English from French; its small words do. */
function englishShare(sentences: readonly TokenSentence[]): number {
  const words = sentences.flatMap(({ tokens }) => tokens.filter(({ isWord }) => isWord));
  return words.length === 0 ? 0 : words.filter(({ isFunctionWord }) => isFunctionWord).length / words.length;
}

function shareOf(parts: readonly string[], text: string): number {
  return parts.reduce((sum, part) => sum + part.length, 0) / Math.max(1, text.length);
}

const SHORTEST_POEM = 6;
/** Letters of a line: pages break prose later, poets break lines earlier. */
const LONGEST_VERSE = 48;

/**
 * Many short lines that neither end as sentences do nor hold the end of one, or the two halves of a classical line. The lines
 * of a page (a PDF above all) are longer, or sentences end inside them.
 */
function isVerse(lines: readonly string[]): boolean {
  if (lines.length < SHORTEST_POEM) return false;
  const share = (test: (line: string) => boolean) => lines.filter(test).length / lines.length;
  if (share((line) => LIST_LINE.test(line)) > 0.3) return false;
  const lengths = lines.map((line) => line.trim().length).toSorted((a, b) => a - b);
  const isShort = (lengths[Math.floor(lengths.length / 2)] as number) <= LONGEST_VERSE;
  const open = share((line) => !/[.!?؟:]["”»]?\s*$/.test(line));
  const broken = share((line) => /[.!?؟]["”»]?\s+\S/.test(line.trim()));
  const halves = share((line) => /\S\s{3,}\S|\S\s*(?:\*{1,3}|…|\.{3,})\s*\S/.test(line));
  return (isShort && open > 0.6 && broken < 0.25) || halves > 0.6;
}
