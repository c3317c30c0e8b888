import type { Classify } from "#engines/ocr/learned/classifier.ts";
import { readNumber, type ReadNumber } from "#engines/ocr/learned/digit-reader.ts";
import type { GrayImage } from "#engines/ocr/image/gray-image.ts";
import { ARABIC_LETTER, countMatches, hasArabic, hasLatin, type OcrLine, type OcrWord } from "./recognised.ts";

const NEVER = 2;

/**
 * The recogniser's Arabic data have no digits from ٢ to ٩: numbers come out as Latin letters and signs. Number-like words
 * of pages with Arabic are read again by the digit reader.
 */
export function withNumbers(page: GrayImage, lines: readonly OcrLine[], classify: Classify): OcrLine[] {
  if (!lines.some((line) => line.words.some((word) => hasArabic(word.text)))) return [...lines];
  return lines.map((line) => {
    const arabic = line.words.some((word) => hasArabic(word.text));
    return {
      ...line,
      words: line.words.map((word) => (arabic || !hasLatin(word.text) ? reread(page, word, classify) : word)),
    };
  });
}

function reread(page: GrayImage, word: OcrWord, classify: Classify): OcrWord {
  const least = leastProbability(word);
  if (least.indic === NEVER && least.ascii === NEVER) return word;
  const read = readNumber(page, word.box, classify);
  if (!read || read.probability < least[read.script]) return word;
  return { ...word, text: read.text, confidence: Math.max(word.confidence, Math.round(100 * read.probability)) };
}

/** How likely a number must be before it takes the place of this word, by its script. */
function leastProbability(word: OcrWord): Record<ReadNumber["script"], number> {
  const letters = countMatches(word.text, ARABIC_LETTER);
  if (letters === 1 && word.text.length === 1 && word.text !== "و") return { indic: 0.8, ascii: NEVER };
  if (letters > 0) return { indic: letters <= 3 && word.confidence < 70 ? 0.9 : NEVER, ascii: NEVER };
  if (/^[^\p{L}\p{N}]+$/u.test(word.text) && word.confidence > 60) return { indic: NEVER, ascii: NEVER };
  if (/^[0-9.,:/%-]+$/u.test(word.text))
    return { indic: word.confidence >= 80 ? 0.8 : 0.6, ascii: word.confidence < 75 ? 0.9 : NEVER };
  if (!hasLatin(word.text)) return { indic: 0.6, ascii: NEVER };
  if (word.text.length > 5 && word.confidence > 80) return { indic: NEVER, ascii: NEVER };
  return { indic: word.confidence > 85 ? 0.8 : 0.6, ascii: NEVER };
}
