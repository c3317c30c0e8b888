import { needingArabic, withArabicWords } from "./arabic-words.ts";
import { bandsAround } from "./bands.ts";
import { createClassifier } from "#engines/ocr/learned/classifier.ts";
import { estimateTilt } from "#engines/ocr/image/deskew.ts";
import { resize, rotate, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { hasSureLine, isWeakLine, withoutSpecks } from "./invented.ts";
import { calmedLargeText, ofSmallPrint, scaled, secondLook, withSurerWords } from "./large-text.ts";
import { findLightText, mergeLightText } from "./light-text.ts";
import { withNumbers } from "./numbers.ts";
import { readMissedPlaces } from "./missed-places.ts";
import type { PageReading, TextLanguage } from "./reading.ts";
import { around, meanConfidence, type OcrLine, type Recognition } from "./recognised.ts";
import { withArabicCommas } from "./repair.ts";
import { findMarkedLines, readMarkedLines } from "./tashkeel.ts";
import { digitWeights } from "#engines/ocr/learned/weights/digits-data.ts";
import { markWeights } from "#engines/ocr/learned/weights/marks-data.ts";
import { cellsInOrder, directionOf } from "./word-order.ts";

/** Reads a page step by step: yields what the recogniser is to read, takes its lines, returns the page. */
export type PageReader = Generator<Recognition, PageReading, OcrLine[]>;

/** A page taken for marked text is one only if its bare letters read well: grain on photographs looks like marks. */
const TRUSTED = 75;

const classifyDigit = createClassifier(digitWeights);
const classifyMark = createClassifier(markWeights);

/**
 * Reads the text of an upright grey image. The gains of each step over the bare recogniser are measured by
 * `npm run bench -- ocr`.
 */
export function* readPage(image: GrayImage, language: TextLanguage = "auto"): PageReader {
  const tilt = estimateTilt(image);
  const level = tilt === 0 ? image : rotate(image, tilt);
  const marked = language === "en" ? [] : findMarkedLines(level, classifyMark);
  let lines = marked.length > 0 ? withArabicCommas(level, yield* readMarkedLines(marked)) : [];
  if (meanConfidence(lines.flatMap((line) => line.words)) < TRUSTED) lines = yield* readPlain(level, language);
  return { ...inOrder(withoutSpecks(lines)), tilt, width: image.width, height: image.height };
}

function* readPlain(level: GrayImage, language: TextLanguage): Generator<Recognition, OcrLine[], OcrLine[]> {
  const first = LANGUAGES[language];
  let page = level;
  let lines = yield { image: page, language: first, shape: "block" };
  let factor = 1;
  const calm = calmedLargeText(page, lines);
  if (calm) {
    const again = yield { image: calm.image, language: first, shape: "block" };
    const sure = (read: readonly OcrLine[]) => meanConfidence(read.flatMap((line) => line.words));
    if (sure(again) > sure(lines)) {
      lines = withSurerWords(again, scaled(lines, calm.factor));
      [page, factor] = [calm.image, calm.factor];
    }
  }
  const look = calm ? null : secondLook(lines);
  if (look) {
    const bands = bandsAround(page, lines, look.lines);
    const read = yield { image: resize(bands.image, look.factor), language: first, shape: "block" };
    const again = bands.onPage(scaled(read, 1 / look.factor));
    if (!look.isSmall) lines = withSurerWords(lines, again);
    else if (bands.image === page) lines = ofSmallPrint(lines, again);
    else lines = [...lines.filter((line) => !look.lines.includes(line)), ...ofSmallPrint(look.lines, again)];
  }
  if (!calm) lines = yield* readMissedPlaces(page, lines, first);
  const unsure = first === "ara+eng" ? needingArabic(lines) : [];
  if (unsure.length > 0) {
    const bands = bandsAround(page, lines, unsure);
    lines = withArabicWords(lines, bands.onPage(yield { image: bands.image, language: "ara", shape: "block" }));
  }
  if (first !== "eng") lines = withArabicCommas(page, withNumbers(page, lines, classifyDigit));
  lines = scaled(lines, 1 / factor);
  const light = findLightText(level, lines);
  if (!light) return lines;
  const shining = yield { image: light, language: first, shape: "block" };
  return mergeLightText(lines, first === "eng" ? shining : withNumbers(light, shining, classifyDigit));
}

const LANGUAGES = { auto: "ara+eng", ar: "ara", en: "eng", "ar+en": "ara+eng" } as const;

function inOrder(lines: readonly OcrLine[]): Pick<PageReading, "lines" | "direction"> {
  const direction = directionOf(lines.flatMap((line) => line.words));
  const sure = hasSureLine(lines);
  const read = lines
    .toSorted((a, b) => a.box.y0 + a.box.y1 - b.box.y0 - b.box.y1)
    .map((line) => ({
      cells: cellsInOrder(line.words, direction),
      box: around(line.words.map((word) => word.box)),
      confidence: meanConfidence(line.words),
      isWeak: isWeakLine(line, sure),
    }));
  return { direction, lines: read };
}
