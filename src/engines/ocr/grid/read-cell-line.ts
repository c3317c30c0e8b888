import type { Classify } from "#engines/ocr/learned/classifier.ts";
import { resize } from "#engines/ocr/image/gray-image.ts";
import { withNumbers } from "#engines/ocr/numbers/numbers.ts";
import type { TextLanguage } from "#engines/ocr/reading.ts";
import {
  ARABIC_LETTER,
  around,
  countMatches,
  hasArabic,
  LATIN_LETTER,
  meanConfidence,
  type OcrLine,
  type OcrWord,
  type Recognition,
} from "#engines/ocr/recognised.ts";
import { withArabicCommas } from "#engines/ocr/repair.ts";
import { scaled } from "#engines/ocr/second-pass/large-text.ts";
import { UNREAD } from "#engines/ocr/second-pass/unread.ts";
import type { CellLine } from "./cell-lines.ts";
import { isLatinNumber, likelyNumber, NUMBER, numberIn, withLostFigures } from "./cell-numbers.ts";
import { agreedWords, areSure, dashIn, inkGaps, meanCertainty, type LineReading } from "./cell-words.ts";
import { withPartsAlone } from "./parts-alone.ts";

/** Lines of more words are sentences, which further looks would take long and gain little for. */
const MANY_WORDS = 4;
/** How much larger a doubtful line is looked at again. */
const LARGER = 1.5;
/** Letters that are as many and as sure are a word. */
const WORD = { letters: 3, confidence: 80 } as const;

const LANGUAGES = {
  auto: ["ara+eng", "ara", "eng"],
  "ar+en": ["ara+eng", "ara", "eng"],
  ar: ["ara"],
  en: ["eng"],
} as const satisfies Record<TextLanguage, readonly Recognition["language"][]>;

/** Reads one line of a cell: its words as they lie on the page. */
export function* readCellLine(
  line: CellLine,
  language: TextLanguage,
  classify: Classify,
): Generator<Recognition, OcrLine, OcrLine[]> {
  const dash = dashIn(line.image, line.ink);
  const number = dash ?? (language === "en" ? null : numberIn(line, classify));
  const gaps = inkGaps(line.image, line.ink);
  const readings: LineReading[] = [];
  let words: OcrWord[] = [];
  for (const { each, factor, shape } of waysToAsk(language)) {
    if (shape === "raw" && words.length > 0) break;
    const image = factor === 1 ? line.image : resize(line.image, factor);
    const lines = withArabicCommas(image, yield { image, language: each, shape });
    const found = scaled(lines, 1 / factor).flatMap((one) => one.words);
    readings.push({ look: `${shape} ${factor}`, words: shape === "raw" ? withoutEndMark(found) : found });
    words = agreedWords(readings, line.ink, gaps);
    // A number that is as good as certain needs no further reading; a Latin one is read in English too, which loses no figures.
    if (number || (areSure(words) && (each === "eng" || !isLatinNumber(words)))) break;
    if (words.length > MANY_WORDS && readings.length > 2) break;
  }
  if (words.some((word) => hasArabic(word.text)))
    words = withNumbers(line.image, [{ words, box: line.ink }], classify).flatMap((one) => one.words);
  else words = words.map((word) => withLostFigures(line.image, word, classify));
  if (!number && (!areSure(words) || isLatinNumber(words)))
    words = yield* withPartsAlone(line, { words, gaps }, language, classify);
  const known =
    number && !isWord(words) ? [number] : isDoubtful(words) ? (likelyNumber(line, classify) ?? words) : words;
  const said = known.length > 0 ? known : [{ text: UNREAD, confidence: 0, box: line.ink }];
  const moved = said.map((word) => ({ ...word, box: line.onPage(word.box) }));
  return { words: moved, box: around(moved.map((word) => word.box)) };
}

interface WayToAsk {
  each: Recognition["language"];
  factor: number;
  shape: Recognition["shape"];
}

/**
 * In all languages first, then in each alone, then larger. Its search for lines sees nothing at all in some
 * short words.
 */
function waysToAsk(language: TextLanguage): WayToAsk[] {
  const [first, ...others] = LANGUAGES[language];
  const shape = "line";
  return [
    { each: first, factor: 1, shape },
    ...others.map((each) => ({ each, factor: 1, shape }) as const),
    { each: first, factor: LARGER, shape },
    ...others.slice(0, 1).map((each) => ({ each, factor: LARGER, shape }) as const),
    { each: first, factor: 1, shape: "raw" },
    { each: first, factor: LARGER, shape: "raw" },
  ];
}

/** Read as it lies, a line ends in a full stop that is not there. */
function withoutEndMark(words: readonly OcrWord[]): OcrWord[] {
  return words.map((word) => ({ ...word, text: word.text.replace(/(?<=.)\.$/u, "") }));
}

function isWord(words: readonly OcrWord[]): boolean {
  const text = words.map((word) => word.text).join("");
  const letters = countMatches(text, ARABIC_LETTER) + countMatches(text, LATIN_LETTER);
  return letters >= WORD.letters && meanConfidence(words) >= WORD.confidence;
}

function isDoubtful(words: readonly OcrWord[]): boolean {
  return meanCertainty(words) < 100 * NUMBER.likely;
}
