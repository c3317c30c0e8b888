import { findComponents } from "#engines/ocr/image/components.ts";
import { soften } from "#engines/ocr/image/filters.ts";
import { WHITE, type Box, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import {
  around,
  ARABIC_LETTER,
  countMatches,
  LATIN_LETTER,
  meanConfidence,
  overlap,
  type OcrLine,
} from "#engines/ocr/recognised.ts";

/** From this brightness a pixel may be light text. */
const LIGHT = 185;
const LARGEST_SHARE = 0.25;
/** What may be letters: so many patches of such a height. Less is specks of the paper and counters of letters. */
const LEAST_LETTERS = 2;
const LEAST_HEIGHT = 7;
/** So many letters are a line, and so many figures that are this sure. */
const LEAST_READ = 3;
const SURE_NUMBER = 80;
/** Light inside a word as sure as this is the holes of its own letters. */
const SURE_WORD = 85;
/** … where it is lower than this share of the word: light letters fill their word. */
const HOLE = 0.6;

/** Where so many of the light patches are holes, next to nothing of the page is light text. */
const MOSTLY = 0.5;

/**
 * Light text on coloured shapes (buttons, chips, badges) as dark text on white, or null if there is none.
 * Light pixels become ink; light that reaches the image's border is the page itself and goes. `lines` is what was read
 * of the page: holes in letters that were read with certainty are no reason for another look.
 */
export function findLightText(image: GrayImage, lines: readonly OcrLine[]): GrayImage | null {
  const { width, height, pixels } = image;
  const light = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 1) if ((pixels[at] as number) >= LIGHT) light[at] = 1;
  floodBorder(light, width, height);
  let left = 0;
  for (const value of light) left += value;
  if (left === 0 || left > LARGEST_SHARE * pixels.length) return null;
  const sure = lines.flatMap((line) => line.words).filter((word) => word.confidence >= SURE_WORD);
  const { components, labels } = findComponents(light, width, height);
  const isIn = (patch: Box) => sure.some((word) => isHole(patch, word.box));
  const letters = components.filter((patch) => patch.y1 - patch.y0 >= LEAST_HEIGHT && !isIn(patch));
  if (letters.length < LEAST_LETTERS) return null;
  // Holes of letters that were read would be read as letters, which takes as long as text does.
  const holes = new Set(components.filter(isIn).map((patch) => patch.label));
  if (MOSTLY * components.length < holes.size)
    for (let at = 0; at < light.length; at += 1) if (holes.has(labels[at] as number)) light[at] = 0;
  const out = new Uint8Array(pixels.length).fill(WHITE);
  for (let at = 0; at < light.length; at += 1) {
    if (light[at] === 1) out[at] = WHITE - (pixels[at] as number);
    else if (touches(light, at, width)) out[at] = Math.max(0, WHITE - Math.max(0, (pixels[at] as number) - 60));
  }
  return soften({ width, height, pixels: out });
}

function isHole(patch: Box, word: Box): boolean {
  const isInside = patch.x0 >= word.x0 && patch.x1 <= word.x1 && patch.y0 >= word.y0 && patch.y1 <= word.y1;
  return isInside && patch.y1 - patch.y0 < HOLE * (word.y1 - word.y0);
}

function touches(light: Uint8Array, at: number, width: number): boolean {
  return light[at - 1] === 1 || light[at + 1] === 1 || light[at - width] === 1 || light[at + width] === 1;
}

function floodBorder(mask: Uint8Array, width: number, height: number): void {
  const stack: number[] = [];
  const visit = (at: number) => {
    if (mask[at] !== 1) return;
    mask[at] = 0;
    stack.push(at);
  };
  for (let x = 0; x < width; x += 1) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y += 1) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  while (stack.length > 0) {
    const at = stack.pop() as number;
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
}

/** A time of day, a price: figures are taken for less than letters are, so that they have to be surer. */
function isSureNumber(text: string, confidence: number): boolean {
  const isNumber = /^[\d٠-٩]+(?:[:.,/٫٬][\d٠-٩]+)*[%٪]?$/u.test(text);
  return isNumber && countMatches(text, /[\d٠-٩]/gu) >= LEAST_READ && confidence >= SURE_NUMBER;
}

/** The lines of a page with those of the light text: taken where nothing was read, or where they are clearly surer. */
export function mergeLightText(lines: readonly OcrLine[], light: readonly OcrLine[]): OcrLine[] {
  let merged = [...lines];
  for (const line of light) {
    const text = line.words.map((word) => word.text).join("");
    const letters = countMatches(text, ARABIC_LETTER) + countMatches(text, LATIN_LETTER);
    const confidence = meanConfidence(line.words);
    if (confidence < 60 || (letters < LEAST_READ && !isSureNumber(text, confidence))) continue;
    const box = around(line.words.map((word) => word.box));
    const hit = merged.flatMap((other) => other.words).filter((word) => overlap(word.box, box) > 0.3);
    if (hit.length > 0 && confidence <= meanConfidence(hit) + 8) continue;
    merged = merged
      .map((other) => ({ ...other, words: other.words.filter((word) => !hit.includes(word)) }))
      .filter((other) => other.words.length > 0);
    merged.push({ words: line.words, box });
  }
  return merged;
}
