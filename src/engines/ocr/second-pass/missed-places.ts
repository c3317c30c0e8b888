import { soften } from "#engines/ocr/image/filters.ts";
import { inkPatches } from "#engines/ocr/image/glyphs.ts";
import { crop, inverted, pad, paperOf, resize, type Box, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { hasSureLine } from "./invented.ts";
import {
  ARABIC_LETTER,
  around,
  countMatches,
  hasArabic,
  LATIN_LETTER,
  meanConfidence,
  median,
  overlap,
  type OcrLine,
  type OcrWord,
  type Recognition,
} from "#engines/ocr/recognised.ts";

import { UNREAD } from "./unread.ts";

type Language = Recognition["language"];

/** Ink under words that are surer than this is read. */
const READ = 60;
/** What a place read alone needs to be believed. */
const SURE = 70;
const LEAST_LETTERS = 3;
/** Paper darker than this carries light print. */
const DARK = 90;
/** How much darker than its paper, of 255, print is; grain in a shadow is cut into patches that differ by 20 or 30. */
const PRINTED = 40;
/** More such places are grain or a picture's edges, not print. */
const MOST_PLACES = 6;
/** The height that the recogniser likes a single line to have, and the paper around it. */
const LINE_HEIGHT = 36;
const PAPER = 12;

/**
 * Short lines, such as a paragraph's last, are often missed or cut wrongly by the recogniser's own search for lines. Where a
 * page with sure lines has print that no sure word lies on, that place is read once more, alone and in one language.
 */
export function* readMissedPlaces(
  page: GrayImage,
  lines: readonly OcrLine[],
  language: Language,
): Generator<Recognition, OcrLine[], OcrLine[]> {
  const sure = lines.flatMap((line) => line.words).filter((word) => word.confidence >= READ);
  const height = median(sure.map((word) => word.box.y1 - word.box.y0));
  if (!hasSureLine(lines) || height < 6) return [...lines];
  const read = sure.map((word) => word.box);
  const places = unreadPlaces(page, read, height);
  if (places.length > MOST_PLACES) return [...lines];
  const languages = language === "ara+eng" && isMostlyArabic(sure) ? (["ara", language] as const) : [language];
  let merged = [...lines];
  for (const place of places) {
    const words = yield* readAlone(page, place, height, languages);
    if (words) merged = withPlace(merged, words);
  }
  return merged;
}

/**
 * The lines with a mark of doubt wherever a page with sure lines has print that no word lies on: nothing that was seen and not
 * read goes without a word. Of a picture full of other ink only the widest places are named.
 */
export function withUnreadInk(asItCame: GrayImage, lines: readonly OcrLine[]): OcrLine[] {
  const words = lines.flatMap((line) => line.words);
  const height = median(words.filter((word) => word.confidence >= READ).map((word) => word.box.y1 - word.box.y0));
  if (!hasSureLine(lines) || height < 6) return [...lines];
  const page = paperOf(asItCame) < DARK ? inverted(asItCame) : asItCame;
  const read = words.map((word) => word.box);
  const widest = unreadPlaces(page, read, height)
    .filter((place) => place.y1 - place.y0 > 0.5 * height && isPrinted(page, place))
    .toSorted((a, b) => b.x1 - b.x0 - (a.x1 - a.x0))
    .slice(0, MOST_PLACES);
  return widest.reduce<OcrLine[]>(
    (merged, box) => withPlace(merged, [{ text: UNREAD, confidence: 0, box }]),
    [...lines],
  );
}

function isPrinted(page: GrayImage, place: Box): boolean {
  const values = crop(page, place).pixels.toSorted();
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] as number;
  return at(0.95) - at(0.05) >= PRINTED;
}

function isMostlyArabic(words: readonly OcrWord[]): boolean {
  return 2 * words.filter((word) => hasArabic(word.text)).length >= words.length;
}

/** Rows of patches the size of letters that lie on no sure word. */
function unreadPlaces(page: GrayImage, read: readonly Box[], height: number): Box[] {
  const { components } = inkPatches(page, Math.max(4, (height / 8) ** 2));
  const isUnread = (patch: Box) => !read.some((box) => overlap(grown(box, 0.25 * height), patch) > 0.3);
  const isLetter = (patch: Box) => {
    const [wide, tall] = [patch.x1 - patch.x0, patch.y1 - patch.y0];
    return tall < 2 * height && wide < 8 * height && Math.max(wide, tall) > 0.4 * height;
  };
  const rows: Box[] = [];
  for (const patch of components.filter((one) => isLetter(one) && isUnread(one)).toSorted((a, b) => a.x0 - b.x0)) {
    const at = rows.findIndex(
      (row) => patch.x0 - row.x1 < 2 * height && Math.abs(middle(row) - middle(patch)) < 0.7 * height,
    );
    if (at >= 0) rows[at] = around([rows[at] as Box, patch]);
    else rows.push(patch);
  }
  return rows.filter((box) => box.x1 - box.x0 > 1.2 * height);
}

function middle(box: Box): number {
  return (box.y0 + box.y1) / 2;
}

function grown(box: Box, by: number): Box {
  return { x0: box.x0 - by, y0: box.y0 - by, x1: box.x1 + by, y1: box.y1 + by };
}

/** The words of a place, or null where it is not clearly text. Grain may hide it: each language also gets it softened. */
function* readAlone(
  page: GrayImage,
  place: Box,
  height: number,
  languages: readonly Language[],
): Generator<Recognition, OcrWord[] | null, OcrLine[]> {
  const wide = grown(place, Math.round(0.3 * height));
  const [left, top] = [Math.max(0, wide.x0), Math.max(0, wide.y0)];
  const cut = crop(page, wide);
  const factor = LINE_HEIGHT / cut.height;
  const plain = resize(cut, factor);
  for (const language of languages) {
    for (const image of [plain, soften(plain)]) {
      const lines = yield { image: pad(image, PAPER, paperOf(plain)), language, shape: "line" };
      const words = lines.flatMap((line) => line.words);
      if (isText(words)) return words.map((word) => ({ ...word, box: onPage(word.box) }));
    }
  }
  return null;

  function onPage(box: Box): Box {
    const x = (value: number) => Math.round((value - PAPER) / factor + left);
    const y = (value: number) => Math.round((value - PAPER) / factor + top);
    return { x0: x(box.x0), y0: y(box.y0), x1: x(box.x1), y1: y(box.y1) };
  }
}

function isText(words: readonly OcrWord[]): boolean {
  const text = words.map((word) => word.text).join("");
  const letters = countMatches(text, ARABIC_LETTER) + countMatches(text, LATIN_LETTER);
  return letters >= LEAST_LETTERS && meanConfidence(words) >= SURE;
}

/** The lines with words in the place of doubtful ones: on their line, or as a line of their own. */
function withPlace(lines: readonly OcrLine[], words: readonly OcrWord[]): OcrLine[] {
  const box = around(words.map((word) => word.box));
  const isReplaced = (word: OcrWord) => word.confidence < READ && overlap(word.box, box) > 0.3;
  const left = lines
    .map((line) => ({ ...line, words: line.words.filter((word) => !isReplaced(word)) }))
    .filter((line) => line.words.length > 0);
  const home = left.find((line) => {
    const own = around(line.words.map((word) => word.box));
    return middle(box) > own.y0 && middle(box) < own.y1;
  });
  if (!home) return [...left, { words: [...words], box }];
  return left.map((line) =>
    line === home ? { words: [...line.words, ...words], box: around([line.box, box]) } : line,
  );
}
