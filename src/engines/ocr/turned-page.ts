import { turned, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { liesOnItsSide } from "#engines/ocr/image/lie-of-lines.ts";
import type { QuarterTurn, TextLanguage } from "./reading.ts";
import { meanConfidence, type OcrLine, type OcrWord, type Recognition } from "./recognised.ts";

/** A page that reads this well is upright. */
const WELL = 75;
/** How much surer a turned page must be read to be believed. */
const SURER = 15;
const LEAST = 50;
/** Without one such word a page may be print that was read across: letters on their side look like figures. */
const WHOLE = /\p{L}{3}/u;

/** Below this nothing makes sense as the page lies, and all ways are tried: the lie of tilted lines can be mistaken. */
const BADLY = 55;
const LANGUAGES = { auto: "ara+eng", ar: "ara", en: "eng", "ar+en": "ara+eng" } as const;

/**
 * By how much a page has to be turned clockwise so that it reads: print on its side shows by the lie of its
 * lines, print on its head only by words that make no sense. `words` are those of the page as it came.
 */
export function* findTurn(
  image: GrayImage,
  words: readonly OcrWord[],
  language: TextLanguage,
): Generator<Recognition, QuarterTurn, OcrLine[]> {
  const confidence = meanConfidence(words);
  const isInBits = !words.some((word) => WHOLE.test(word.text));
  if (confidence >= WELL && !isInBits) return 0;
  const isOnSide = liesOnItsSide(image);
  if (!isOnSide && (words.length === 0 || confidence >= WELL)) return 0;
  const asItLies = isInBits && isOnSide ? Math.min(confidence, LEAST) : confidence;
  let best: QuarterTurn = 0;
  let sure = Math.max(LEAST, asItLies + SURER);
  const likely: QuarterTurn[] = isOnSide ? [90, 270] : [180];
  const others: QuarterTurn[] = isOnSide ? [180] : [90, 270];
  for (const turn of asItLies < BADLY ? [...likely, ...others] : likely) {
    const lines = yield { image: turned(image, turn), language: LANGUAGES[language], shape: "block" };
    const seen = lines.flatMap((line) => line.words);
    // Figures alone read well in more than one way: only words show which way is up.
    const here = seen.some((word) => WHOLE.test(word.text)) ? meanConfidence(seen) : 0;
    if (here > sure) [best, sure] = [turn, here];
    if (here >= WELL) break;
  }
  return best;
}
