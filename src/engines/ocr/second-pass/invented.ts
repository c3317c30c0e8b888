import { median, meanConfidence, type OcrLine, type OcrWord } from "#engines/ocr/recognised.ts";

import { UNREAD } from "./unread.ts";

const SURE_LINE = 75;
const WEAK_LINE = 45;

/** Whether a line is more likely dirt, a table's edge or a shadow than text, on a page that has sure lines. */
export function isWeakLine(line: OcrLine, hasSureLines: boolean): boolean {
  if (!hasSureLines || line.words.some((word) => word.text === UNREAD)) return false;
  const confidence = meanConfidence(line.words);
  const isScattered = line.words.every((word) => word.text.length <= 1) && line.words.length > 1;
  return confidence < (isScattered ? SURE_LINE : WEAK_LINE);
}

export function hasSureLine(lines: readonly OcrLine[]): boolean {
  return lines.some((line) => line.words.length > 1 && meanConfidence(line.words) >= SURE_LINE);
}

/** Lines without the words that are specks: no letter or digit, or far smaller than the page's words, and not sure. */
export function withoutSpecks(lines: readonly OcrLine[]): OcrLine[] {
  const height = median(lines.flatMap((line) => line.words).map((word) => word.box.y1 - word.box.y0));
  const isSpeck = (word: OcrWord, line: OcrLine) => {
    if (word.text === UNREAD) return false;
    const readable = /[\p{L}\p{N}]/u.test(word.text);
    if (!readable && word.confidence < 50) return true;
    const alone = line.words.every((other) => other === word || other.confidence < WEAK_LINE);
    return alone && word.box.y1 - word.box.y0 < 0.4 * height && word.text.length <= 2;
  };
  return lines
    .map((line) => ({ ...line, words: line.words.filter((word) => !isSpeck(word, line)) }))
    .filter((line) => line.words.length > 0);
}
