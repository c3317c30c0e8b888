import type { Component } from "./components.ts";
import type { Box } from "./gray-image.ts";

/** A line of print as its letters' bodies show it; the patches on it include dots, marks and punctuation. */
export interface TextLine {
  /** The row that most ink of the letters' bodies lies on. */
  baseline: number;
  /** The usual height of a letter's body on this page, pixels. */
  unit: number;
  box: Box;
  patches: Component[];
}

/** Patches sorted into lines: bodies of letters make the lines, small patches go to the nearest. Empty without letters. */
export function findTextLines(components: readonly Component[], width: number): TextLine[] {
  const tall = usualHeight(components, width);
  if (tall < 8) return [];
  const bodies = components.filter((one) => heightOf(one) >= 0.5 * tall || one.x1 - one.x0 >= tall);
  const sane = bodies.filter((one) => heightOf(one) < 4 * tall && one.x1 - one.x0 < 0.7 * width);
  const lines: TextLine[] = [];
  for (const body of sane.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const line = lines.find((one) => sharedHeight(one.box, body) > 0.5 * Math.min(heightOf(body), tall));
    if (line) {
      line.patches.push(body);
      line.box = grown(line.box, body, tall);
    } else lines.push({ baseline: 0, unit: tall, box: { ...boxOf(body) }, patches: [body] });
  }
  const kept = lines
    .filter((line) => line.patches.length > 1 && !lines.some((other) => isRowOfMarks(line, other, tall)))
    .toSorted((a, b) => a.box.y0 - b.box.y0);
  for (const line of kept) line.baseline = baselineOf(line.patches);
  const known = new Set(kept.flatMap((line) => line.patches));
  for (const patch of components) {
    if (known.has(patch)) continue;
    const near = kept.toSorted((a, b) => distance(a, patch) - distance(b, patch))[0];
    if (near && distance(near, patch) < 1.6 * tall) near.patches.push(patch);
  }
  return kept;
}

/** The height that half of the ink lies in patches lower than: letters hold most ink, marks and dots little. */
function usualHeight(components: readonly Component[], width: number): number {
  const sane = components.filter((one) => one.x1 - one.x0 < 0.7 * width).toSorted((a, b) => heightOf(a) - heightOf(b));
  let left = sane.reduce((sum, one) => sum + one.area, 0) / 2;
  const at = sane.findIndex((one) => (left -= one.area) <= 0);
  const found = sane[at];
  return found ? heightOf(found) : 0;
}

/** Marks that lie level look like a line: close to a real one, within its width, with a third of its ink or less. */
function isRowOfMarks(line: TextLine, other: TextLine, tall: number): boolean {
  const gap = Math.max(line.box.y0, other.box.y0) - Math.min(line.box.y1, other.box.y1);
  return (
    line !== other &&
    gap < 0.8 * tall &&
    inkOf(line) < 0.35 * inkOf(other) &&
    line.box.x0 > other.box.x0 - tall &&
    line.box.x1 < other.box.x1 + tall
  );
}

function inkOf(line: TextLine): number {
  return line.patches.reduce((sum, patch) => sum + patch.area, 0);
}

export function heightOf(box: Box): number {
  return box.y1 - box.y0;
}

function middleOf(box: Box): number {
  return (box.y0 + box.y1) / 2;
}

function boxOf({ x0, y0, x1, y1 }: Box): Box {
  return { x0, y0, x1, y1 };
}

function sharedHeight(a: Box, b: Box): number {
  return Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
}

/** A line's box grows with its letters, but a deep tail or a high hand must not swallow the next line. */
function grown(box: Box, body: Box, tall: number): Box {
  const y0 = Math.min(box.y0, body.y0);
  const y1 = Math.max(box.y1, body.y1);
  const wider = { x0: Math.min(box.x0, body.x0), x1: Math.max(box.x1, body.x1) };
  return y1 - y0 > 2.2 * tall ? { ...box, ...wider } : { ...wider, y0, y1 };
}

/** The median of the bodies' feet: letters without tails end on it, tails are the minority. */
function baselineOf(bodies: readonly Component[]): number {
  const feet = bodies.map((body) => body.y1).toSorted((a, b) => a - b);
  return feet[Math.floor(feet.length * 0.35)] ?? 0;
}

function distance(line: TextLine, patch: Box): number {
  const middle = middleOf(patch);
  if (middle < line.box.y0) return line.box.y0 - middle;
  return middle > line.box.y1 ? middle - line.box.y1 : 0;
}
