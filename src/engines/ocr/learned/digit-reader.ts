import type { Classify } from "./classifier.ts";
import { inkPatches, PATCH, shapeOf, stackPatches, withPercentSigns } from "#engines/ocr/image/glyphs.ts";
import { crop, resize, type Box, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { around } from "#engines/ocr/recognised.ts";

/** What a glyph of a number can be: both scripts' digits, their signs, and anything else ("") for letters and dirt. */
export const NUMBER_GLYPHS = [..."٠١٢٣٤٥٦٧٨٩0123456789٫٬./-:٪", ""] as const;
const NUMBER_FEATURES = PATCH * PATCH + 4;

const WORK_HEIGHT = 48;
const OTHER = NUMBER_GLYPHS.length - 1;

/** A glyph of a number: its features, and where its middle lies across the page, in heights of the number. */
interface NumberGlyph {
  features: Float32Array;
  centre: number;
}

/** The glyphs in a crop that holds one number, from left to right. */
export function numberGlyphs(image: GrayImage, lightness = 0.25): NumberGlyph[] {
  const factor = Math.min(4, WORK_HEIGHT / image.height);
  const work = factor > 1.15 || factor < 0.87 ? resize(image, factor) : image;
  const { components, labels } = inkPatches(work, 6, lightness);
  const inside = components.filter((one) => one.x0 > 0 && one.x1 < work.width);
  if (inside.length === 0 || inside.length > 40) return [];
  const run = around(inside);
  const height = Math.max(1, run.y1 - run.y0);
  return withPercentSigns(stackPatches(inside)).map((parts) => {
    const box = around(parts);
    const features = new Float32Array(NUMBER_FEATURES);
    features.set(shapeOf(work, box, labels, new Set(parts.map((part) => part.label))));
    const place = [
      (box.y1 - box.y0) / height,
      (box.x1 - box.x0) / height,
      (box.y0 - run.y0) / height,
      (run.y1 - box.y1) / height,
    ];
    features.set(
      place.map((value) => 2 * value),
      PATCH * PATCH,
    );
    return { features, centre: (box.x0 + box.x1) / 2 / height };
  });
}

/** Thresholds to try: light ones join broken strokes, dark ones part glyphs that touch. */
export const LIGHTNESS = [0.25, 0.55, -0.25] as const;

/** A number, the script its digits are drawn in, and how likely it is that, 0 to 1. */
export interface ReadNumber {
  text: string;
  script: "indic" | "ascii";
  probability: number;
  /** The widest step from glyph to glyph, in usual steps: near 1 for one number, clearly more where a space parts two. */
  widestStep: number;
}

/** The number in a box of an image; null where there is none. All its digits are of one script. */
export function readNumber(image: GrayImage, box: Box, classify: Classify): ReadNumber | null {
  const margin = Math.max(2, Math.round((box.y1 - box.y0) * 0.12));
  const area = { x0: box.x0 - margin, y0: box.y0 - margin, x1: box.x1 + margin, y1: box.y1 + margin };
  const cut = crop(image, area);
  let best: ReadNumber | null = null;
  for (const lightness of LIGHTNESS) {
    const read = readGlyphs(numberGlyphs(cut, lightness), classify);
    if (read && read.probability > (best?.probability ?? 0)) best = read;
    if (best && best.probability > 0.97) break;
  }
  return best;
}

function readGlyphs(found: readonly NumberGlyph[], classify: Classify): ReadNumber | null {
  if (found.length === 0 || found.length > 24) return null;
  const glyphs = found.map((glyph) => classify(glyph.features));
  const indic = bestIn(glyphs, (glyph) => glyph < 10 || (glyph >= 20 && glyph < OTHER));
  const ascii = bestIn(glyphs, (glyph) => glyph >= 10 && glyph < OTHER);
  const letters = bestIn(glyphs, (glyph) => glyph >= OTHER);
  const script = indic.mean >= ascii.mean ? "indic" : "ascii";
  const best = script === "indic" ? indic : ascii;
  // A row of points and small dots is dirt more often than a number of nothing but noughts.
  if (!/[1-9١-٩]/u.test(best.text)) return null;
  const probability = best.mean / (indic.mean + ascii.mean + letters.mean);
  const typed =
    script === "indic"
      ? logicalOrder(best.text)
      : best.text
          .replaceAll("٫", ",")
          .replace(/^٪(.*)$/u, "$1٪")
          .replaceAll("٪", "%");
  const text = endedByMark(typed);
  return { text, script, probability: Math.min(probability, best.least ** 0.5), widestStep: widestStep(found) };
}

/** In a line from the right, what ends a sentence is drawn left of its last number. */
function endedByMark(text: string): string {
  const mark = /^[.,:٫٬]/u.exec(text)?.[0];
  if (mark === undefined) return text;
  return text.slice(1) + (mark === "." || mark === ":" ? mark : "،");
}

function widestStep(glyphs: readonly NumberGlyph[]): number {
  const steps = glyphs.slice(1).map((glyph, at) => glyph.centre - (glyphs[at] as NumberGlyph).centre);
  const sorted = steps.toSorted((a, b) => a - b);
  const usual = sorted[Math.floor(sorted.length * 0.6)] ?? 1;
  return (sorted.at(-1) ?? usual) / usual;
}

/** As it is typed: groups at hyphens run from the right, and a percent sign drawn on the left comes last. */
function logicalOrder(drawn: string): string {
  // Thousands are parted by threes; before one or two last digits the same small stroke is a decimal sign.
  const number = drawn.replace(/^[٪]+/u, "").replace(/٬(?=\p{Nd}{1,2}$)/u, "٫");
  return number.split("-").toReversed().join("-") + (number.length < drawn.length ? "٪" : "");
}

/** The likeliest text when only some glyphs are allowed, the geometric mean of its probabilities, and the least of them. */
function bestIn(
  glyphs: readonly Float32Array[],
  allowed: (glyph: number) => boolean,
): { text: string; mean: number; least: number } {
  let text = "";
  let logs = 0;
  let least = 1;
  for (const probabilities of glyphs) {
    let best = -1;
    for (let glyph = 0; glyph < probabilities.length; glyph += 1) {
      if (allowed(glyph) && (best < 0 || (probabilities[glyph] as number) > (probabilities[best] as number)))
        best = glyph;
    }
    const value = Math.max(1e-6, probabilities[best] as number);
    text += NUMBER_GLYPHS[best] as string;
    logs += Math.log(value);
    least = Math.min(least, value);
  }
  return { text, mean: Math.exp(logs / glyphs.length), least };
}
