import { around, hasArabic, hasLatin, overlap, type OcrLine, type OcrWord } from "./recognised.ts";

const DOUBTFUL = 85;
const LENIENCE = 10;

/** The lines of a page read in both languages that have doubtful words without Arabic: often Latin that is not there. */
export function needingArabic(lines: readonly OcrLine[]): OcrLine[] {
  if (!lines.some((line) => line.words.some((word) => hasArabic(word.text)))) return [];
  return lines.filter((line) => line.words.some(isDoubtful) && !isSurelyLatin(line));
}

function isDoubtful(word: OcrWord): boolean {
  return !hasArabic(word.text) && word.confidence < DOUBTFUL;
}

/**
 * A page read in both languages, with its doubtful non-Arabic words replaced by what the Arabic reading alone found in
 * the same place, where that is Arabic and not much less sure.
 */
export function withArabicWords(both: readonly OcrLine[], arabic: readonly OcrLine[]): OcrLine[] {
  const candidates = arabic.flatMap((line) => line.words).filter((word) => hasArabic(word.text));
  const used = new Set<OcrWord>();
  return both.map((line) => {
    if (isSurelyLatin(line)) return line;
    const words = line.words.flatMap((word) => {
      if (!isDoubtful(word)) return [word];
      const here = candidates.filter((other) => overlap(word.box, other.box) > 0.5);
      if (here.length === 0 || !coversMost(here, word)) return [word];
      if (Math.min(...here.map((other) => other.confidence)) < word.confidence - LENIENCE) return [word];
      const fresh = here.filter((other) => !used.has(other));
      for (const other of fresh) used.add(other);
      return fresh;
    });
    return { words, box: words.length > 0 ? around(words.map((word) => word.box)) : line.box };
  });
}

/** Arabic in a small part of a word's place leaves out what the rest of it shows: figures, most often. */
function coversMost(here: readonly OcrWord[], { box }: OcrWord): boolean {
  const covered = here.reduce((sum, other) => sum + Math.min(box.x1, other.box.x1) - Math.max(box.x0, other.box.x0), 0);
  return covered * 2 > box.x1 - box.x0;
}

/** A line whose sure words are all Latin: a doubtful word in it is one more of them. */
function isSurelyLatin({ words }: OcrLine): boolean {
  const sure = words.filter((word) => word.confidence >= DOUBTFUL);
  return sure.some((word) => hasLatin(word.text)) && !words.some((word) => hasArabic(word.text));
}
