import type { Classify } from "./classifier.ts";
import type { Component } from "#engines/ocr/image/components.ts";
import { PATCH, shapeOf } from "#engines/ocr/image/glyphs.ts";
import type { GrayImage } from "#engines/ocr/image/gray-image.ts";
import { heightOf, type TextLine } from "#engines/ocr/image/text-lines.ts";

/** What a patch near a line can be: one of the vowel marks, a shadda grown together with one, or ("") a letter, a dot, punctuation. */
export const MARK_CLASSES = [
  "\u064E",
  "\u064F",
  "\u0650",
  "\u0652",
  "\u0651",
  "\u064B",
  "\u064C",
  "\u064D",
  "\u0670",
  "\u0651\u064E",
  "\u0651\u064F",
  "\u0651\u0650",
  "",
] as const;
const MARK_FEATURES = PATCH * PATCH + 6;
const NO_MARK = MARK_CLASSES.length - 1;

/** A vowel mark found on a line. */
export interface Mark {
  sign: string;
  probability: number;
  patch: Component;
}

/** Shape, size and place of a patch relative to its line. */
export function markFeatures(image: GrayImage, labels: Int32Array, line: TextLine, patch: Component): Float32Array {
  const features = new Float32Array(MARK_FEATURES);
  features.set(shapeOf(image, patch, labels, new Set([patch.label])));
  const { unit, baseline } = line;
  const width = patch.x1 - patch.x0;
  const place = [
    heightOf(patch) / unit,
    width / unit,
    (baseline - patch.y1) / unit,
    (patch.y0 - baseline) / unit,
    patch.area / (width * heightOf(patch)),
    Math.min(2, (4 * patch.area) / (unit * unit)),
  ];
  features.set(
    place.map((value) => Math.max(-3, Math.min(3, 2 * value))),
    PATCH * PATCH,
  );
  return features;
}

/** The marks among a line's small patches. */
export function findMarks(image: GrayImage, labels: Int32Array, line: TextLine, classify: Classify): Mark[] {
  return line.patches.flatMap((patch) => {
    if (!mayBeMark(patch, line)) return [];
    const probabilities = classify(markFeatures(image, labels, line, patch));
    const none = probabilities[NO_MARK] as number;
    if (none > 0.5) return [];
    let best = 0;
    for (let at = 1; at < NO_MARK; at += 1)
      if ((probabilities[at] as number) > (probabilities[best] as number)) best = at;
    return [{ sign: MARK_CLASSES[best] as string, probability: 1 - none, patch }];
  });
}

/** Larger patches are letters without asking. */
export function mayBeMark(patch: Component, line: TextLine): boolean {
  return heightOf(patch) < 0.75 * line.unit && patch.x1 - patch.x0 < 0.95 * line.unit;
}
