import { median3 } from "#engines/ocr/image/filters.ts";
import { resize, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { meanConfidence, median, overlap, type OcrLine, type OcrWord } from "#engines/ocr/recognised.ts";

const LARGE = 40;
const WANTED = 36;
const LOW_QUALITY = 80;
const FEW_WORDS = 15;
const SMALL = 18;
const SURE_PRINT = 85;
const CLEAN_PRINT = 90;
const DIRT = 45;
const DOUBTFUL = 60;
const SURER = 15;

/**
 * Signs and posters: large letters on grainy ground are read badly at their own size. Returns the image without grain at
 * the size the recogniser likes, and the factor it was resized by; null where the page is not of that sort.
 */
export function calmedLargeText(
  image: GrayImage,
  lines: readonly OcrLine[],
): { image: GrayImage; factor: number } | null {
  const words = lines.flatMap((line) => line.words);
  const height = median(words.map((word) => word.box.y1 - word.box.y0));
  if (height <= LARGE || words.length >= FEW_WORDS || meanConfidence(words) >= LOW_QUALITY) return null;
  const factor = WANTED / height;
  return { image: resize(median3(image), factor), factor };
}

/** Lines with their boxes multiplied by a factor. */
export function scaled(lines: readonly OcrLine[], factor: number): OcrLine[] {
  const moved = ({ x0, y0, x1, y1 }: OcrLine["box"]) => ({
    x0: Math.round(x0 * factor),
    y0: Math.round(y0 * factor),
    x1: Math.round(x1 * factor),
    y1: Math.round(y1 * factor),
  });
  return lines.map((line) => ({
    box: moved(line.box),
    words: line.words.map((word) => ({ ...word, box: moved(word.box) })),
  }));
}

/** A reading with its doubtful words replaced by what another reading of the same picture was clearly surer of. */
export function withSurerWords(
  lines: readonly OcrLine[],
  others: readonly OcrLine[],
  { doubtful, surer } = { doubtful: DOUBTFUL, surer: SURER },
): OcrLine[] {
  const candidates = others.flatMap((line) => line.words);
  const used = new Set<OcrWord>();
  return lines.map((line) => ({
    ...line,
    words: line.words.flatMap((word) => {
      if (word.confidence >= doubtful) return [word];
      const here = candidates.filter((other) => overlap(word.box, other.box) > 0.5);
      if (here.length === 0 || meanConfidence(here) < word.confidence + surer) return [word];
      const fresh = here.filter((other) => !used.has(other));
      for (const other of fresh) used.add(other);
      return fresh;
    }),
  }));
}

/**
 * A second look at a page: small print doubled, usual print half as large again where words were read with doubt, and the
 * lines to look at; null without doubt, and for usual print with lines of dirt, of which a larger picture only makes more.
 */
export function secondLook(
  lines: readonly OcrLine[],
): { factor: number; isSmall: boolean; lines: readonly OcrLine[] } | null {
  const words = lines.flatMap((line) => line.words);
  const height = median(words.map((word) => word.box.y1 - word.box.y0));
  const isDoubtful = (word: OcrWord) => word.confidence < DOUBTFUL && word.text.length > 1;
  const hasDoubt = words.some(isDoubtful);
  if (height <= SMALL) {
    const unsure = lines.filter((line) => line.words.some((word) => word.confidence < SURE_PRINT));
    return hasDoubt || meanConfidence(words) < CLEAN_PRINT ? { factor: 2, isSmall: true, lines: unsure } : null;
  }
  const isDirty = lines.some((line) => meanConfidence(line.words) < DIRT);
  if (!hasDoubt || height > LARGE || isDirty) return null;
  return { factor: 1.5, isSmall: false, lines: lines.filter((line) => line.words.some(isDoubtful)) };
}

/** Two readings of small print as one: the one that is surer on the whole, with the surer words of the other. */
export function ofSmallPrint(lines: readonly OcrLine[], again: readonly OcrLine[]): OcrLine[] {
  const sure = (read: readonly OcrLine[]) => meanConfidence(read.flatMap((line) => line.words));
  const [better, other] = sure(again) > sure(lines) ? [again, lines] : [lines, again];
  return withSurerWords(better, other, { doubtful: SURE_PRINT, surer: 8 });
}
