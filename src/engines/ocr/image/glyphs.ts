import { findComponents, type Component } from "./components.ts";
import { otsu } from "./filters.ts";
import type { Box, GrayImage } from "./gray-image.ts";

/** The side of the square in which a glyph's shape is laid before it is classified. */
export const PATCH = 16;

/**
 * Ink below the threshold that parts dark from light best, as patches, specks left out.
 * `lightness` moves the threshold towards the paper (1) or, negative, towards the ink.
 */
export function inkPatches(image: GrayImage, leastArea: number, lightness = USUAL): Patches {
  const { components, labels } = lightness === USUAL ? knownPatches(image) : allPatches(image, lightness);
  return { components: components.filter((component) => component.area >= leastArea), labels };
}

interface Patches {
  components: Component[];
  labels: Int32Array;
}

const USUAL = 0.25;
const known = new WeakMap<GrayImage, Patches>();

/** A page is asked for its patches by several steps of its reading. */
function knownPatches(image: GrayImage): Patches {
  const found = known.get(image) ?? allPatches(image, USUAL);
  known.set(image, found);
  return found;
}

function allPatches(image: GrayImage, lightness: number): Patches {
  const threshold = inkThreshold(image, lightness);
  const mask = new Uint8Array(image.pixels.length);
  for (let at = 0; at < mask.length; at += 1) if ((image.pixels[at] as number) <= threshold) mask[at] = 1;
  return findComponents(mask, image.width, image.height);
}

/** A little lighter than the best parting, thin strokes of small print stay in one piece; darker, close glyphs part. */
function inkThreshold(image: GrayImage, lightness: number): number {
  const parting = otsu(image);
  let sum = 0;
  let count = 0;
  for (const value of image.pixels) {
    if (value > parting !== lightness > 0) continue;
    sum += value;
    count += 1;
  }
  return count === 0 ? parting : parting + Math.abs(lightness) * (sum / count - parting);
}

/** Patches joined where one is above another (two dots of a colon, the parts of a percent sign), from left to right. */
export function stackPatches(components: readonly Component[]): Component[][] {
  const stacks: { x0: number; x1: number; parts: Component[] }[] = [];
  for (const component of components.toSorted((a, b) => a.x0 - b.x0)) {
    const under = stacks.find((stack) => {
      const shared = Math.min(stack.x1, component.x1) - Math.max(stack.x0, component.x0);
      return shared > 0.5 * Math.min(stack.x1 - stack.x0, component.x1 - component.x0);
    });
    if (under) {
      under.parts.push(component);
      under.x1 = Math.max(under.x1, component.x1);
    } else stacks.push({ x0: component.x0, x1: component.x1, parts: [component] });
  }
  return stacks.map((stack) => stack.parts);
}

/**
 * Stacks of a number, with the three parts of each percent sign as one: a high ring or dot, a stroke that reaches from it to a
 * low one. They overlap so little that they do not always stack.
 */
export function withPercentSigns(stacks: readonly Component[][]): Component[][] {
  const parts = stacks.flat().toSorted((a, b) => a.x0 - b.x0);
  const top = Math.min(...parts.map((part) => part.y0));
  const bottom = Math.max(...parts.map((part) => part.y1));
  const at = (share: number) => top + share * (bottom - top);
  const signs = parts.flatMap((stroke) => {
    if (stroke.y1 - stroke.y0 < 0.55 * (bottom - top)) return [];
    const high = parts.find(
      (part) => part !== stroke && part.y1 < at(0.68) && touches(part, stroke) && part.x0 <= stroke.x0,
    );
    const low = parts.find(
      (part) => part !== stroke && part.y0 > at(0.32) && touches(stroke, part) && part.x1 >= stroke.x1,
    );
    return high && low && high !== low && high.y0 < low.y0 && low.y1 > high.y1 ? [[high, stroke, low]] : [];
  });
  const taken = new Set(signs.flat());
  const left = stacks.map((stack) => stack.filter((part) => !taken.has(part))).filter((stack) => stack.length > 0);
  return [...left, ...signs].toSorted((a, b) => startOf(a) - startOf(b));
}

function touches(left: Component, right: Component): boolean {
  return left.x1 >= right.x0 - 1 && left.x0 < right.x1;
}

function startOf(stack: readonly Component[]): number {
  return Math.min(...stack.map((part) => part.x0));
}

/** The shape inside a box, its longer side filling the square, as darkness from 0 to 1 of the ink with the given labels. */
export function shapeOf(image: GrayImage, box: Box, labels: Int32Array, wanted: ReadonlySet<number>): Float32Array {
  const shape = new Float32Array(PATCH * PATCH);
  const side = Math.max(box.x1 - box.x0, box.y1 - box.y0);
  const step = side / PATCH;
  const left = (box.x0 + box.x1 - side) / 2;
  const top = (box.y0 + box.y1 - side) / 2;
  for (let y = 0; y < PATCH; y += 1) {
    for (let x = 0; x < PATCH; x += 1) {
      shape[y * PATCH + x] = inkShare(image, labels, wanted, left + x * step, top + y * step, step);
    }
  }
  return shape;
}

function inkShare(
  image: GrayImage,
  labels: Int32Array,
  wanted: ReadonlySet<number>,
  left: number,
  top: number,
  step: number,
): number {
  const x0 = Math.floor(left);
  const y0 = Math.floor(top);
  const x1 = Math.max(x0 + 1, Math.ceil(left + step));
  const y1 = Math.max(y0 + 1, Math.ceil(top + step));
  let sum = 0;
  for (let y = Math.max(0, y0); y < Math.min(image.height, y1); y += 1) {
    for (let x = Math.max(0, x0); x < Math.min(image.width, x1); x += 1) {
      if (wanted.has(labels[y * image.width + x] as number)) sum += 1;
    }
  }
  return sum / ((x1 - x0) * (y1 - y0));
}
