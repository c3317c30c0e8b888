import type { Classify } from "#engines/ocr/learned/classifier.ts";
import { readNumber } from "#engines/ocr/learned/digit-reader.ts";
import { crop, pad, paperOf, resize, type Box } from "#engines/ocr/image/gray-image.ts";
import type { TextLanguage } from "#engines/ocr/reading.ts";
import { around, hasArabic, type OcrLine, type OcrWord, type Recognition } from "#engines/ocr/recognised.ts";
import type { CellLine } from "./cell-lines.ts";
import { NUMBER } from "./cell-numbers.ts";
import { agreedWords, areSure, meanCertainty, wideGaps, type LineReading } from "./cell-words.ts";

/** Paper around a part of a line that is read alone. */
const ALONE = 12;
/** A line of more parts is a sentence. */
const MOST_CUTS = 2;
const FIGURES = /^[0-9\u0660-\u0669.,\u066B%]+$/u;
/** How much larger a doubtful part is looked at again. */
const LARGER = 1.5;

/**
 * A line with a number and a few letters, such as an amount with its unit, with each of its parts read alone where that is
 * surer: read together they are taken for one another, and the space between them is lost.
 */
export function* withPartsAlone(
  line: CellLine,
  { words, gaps }: { words: OcrWord[]; gaps: readonly Box[] },
  language: TextLanguage,
  classify: Classify,
): Generator<Recognition, OcrWord[], OcrLine[]> {
  const cuts = wideGaps(gaps);
  if (cuts.length === 0 || cuts.length > MOST_CUTS) return words;
  const boxes = [line.ink.x0, ...cuts.map((cut) => cut.x1)].map((x0, at) => ({
    ...line.ink,
    x0,
    x1: cuts[at]?.x0 ?? line.ink.x1,
  }));
  const numbers = boxes.map((box) => (language === "en" ? null : readNumber(line.image, box, classify)));
  const isIndic = numbers.some((number) => number?.script === "indic" && number.probability >= NUMBER.certain);
  const widest = Math.max(...cuts.map((cut) => cut.x1 - cut.x0));
  const found: OcrWord[] = [];
  for (const [at, box] of boxes.entries()) {
    const number = numbers[at];
    const word =
      number && isIndic && number.script === "indic" && number.probability >= NUMBER.indic
        ? { text: number.text, confidence: Math.round(100 * number.probability), box }
        : yield* partAlone(line, box, isIndic ? "ar" : language);
    if (!word) return words;
    const [last, gap] = [found.at(-1), box.x0 - (found.at(-1)?.box.x1 ?? 0)];
    // Figures of some faces are nearly a space apart.
    if (last && gap < widest && FIGURES.test(last.text) && FIGURES.test(word.text))
      found.splice(-1, 1, { ...word, text: last.text + word.text, box: around([last.box, word.box]) });
    else found.push(word);
  }
  const isAmount = found.some((word) => FIGURES.test(word.text)) && found.some((word) => /\p{L}/u.test(word.text));
  const isAlef =
    words.length === 1 && words.some((word) => hasArabic(word.text)) && found.some((word) => /^[1١]$/u.test(word.text));
  return isAmount && !isAlef && meanCertainty(found) > meanCertainty(words) ? found : words;
}

/** One part of a line by a look of its own. */
function* partAlone(
  line: CellLine,
  box: Box,
  language: TextLanguage,
): Generator<Recognition, OcrWord | null, OcrLine[]> {
  const cut = crop(line.image, { x0: box.x0 - 2, x1: box.x1 + 2, y0: 0, y1: line.image.height });
  const alone = pad(cut, ALONE, paperOf(line.image));
  const readings: LineReading[] = [];
  for (const factor of [1, LARGER]) {
    const image = factor === 1 ? alone : resize(alone, factor);
    for (const each of eachOf(language)) {
      const words = (yield { image, language: each, shape: "line" }).flatMap((one) => one.words);
      readings.push({ look: `${factor}`, words });
    }
    const [found] = agreedWords(readings, { ...line.ink, x0: 0, x1: alone.width }, []);
    if (found && (areSure([found]) || factor === LARGER)) return { ...found, box };
  }
  return null;
}

function eachOf(language: TextLanguage): Recognition["language"][] {
  if (language === "ar") return ["ara"];
  return language === "en" ? ["eng"] : ["ara", "eng"];
}
