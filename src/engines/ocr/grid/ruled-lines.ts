import type { GrayImage } from "#engines/ocr/image/gray-image.ts";

/** Pixels between the two that are compared: lines up to this thick, and the edges of coloured cells, show as one step. */
const REACH = 3;
/** How much darker or lighter, of 255, the far pixel must be: light grey lines count, grain on paper does not. */
const STEP = 20;
/** Pixels without a step that a line may be broken by. */
const GAP = 2;
/** A line's thickness with what a slight tilt adds to it over the page's width. */
const THICKEST = 16;
const SHORTEST = { across: 28, down: 14 } as const;

/** A drawn line. `from` and `to` are its ends along its own direction, `near` and `far` its sides, just outside its ink. */
export interface Rule {
  from: number;
  to: number;
  near: number;
  far: number;
}

interface Run {
  from: number;
  to: number;
}

/** Long straight lines and edges of an image, level or upright. Long strokes of letters are among them. */
export function findRules(image: GrayImage, direction: "across" | "down"): Rule[] {
  const { width, height, pixels } = image;
  const isAcross = direction === "across";
  const [length, depth] = isAcross ? [width, height] : [height, width];
  const [along, aside] = isAcross ? [1, width] : [width, 1];
  const done: Rule[] = [];
  let open: Rule[] = [];
  for (let row = 0; row + REACH < depth; row += 1) {
    const runs = runsOf(pixels, row * aside, { length, along, reach: REACH * aside, least: SHORTEST[direction] });
    open = grown(open, runs, row, done);
  }
  done.push(...open);
  return done.filter((rule) => rule.far - rule.near <= THICKEST + REACH);
}

function runsOf(
  pixels: Uint8Array,
  start: number,
  { length, along, reach, least }: { length: number; along: number; reach: number; least: number },
): Run[] {
  const runs: Run[] = [];
  let from = -1;
  let last = -1;
  for (let at = 0, pixel = start; at < length; at += 1, pixel += along) {
    const step = (pixels[pixel + reach] as number) - (pixels[pixel] as number);
    if (step < STEP && step > -STEP) continue;
    if (from < 0 || at - last > GAP + 1) {
      if (from >= 0 && last - from + 1 >= least) runs.push({ from, to: last + 1 });
      from = at;
    }
    last = at;
  }
  if (from >= 0 && last - from + 1 >= least) runs.push({ from, to: last + 1 });
  return runs;
}

/** The rules that reach this row, with its runs added; what ended before goes to `done`. */
function grown(open: readonly Rule[], runs: readonly Run[], row: number, done: Rule[]): Rule[] {
  const kept: Rule[] = [];
  for (const rule of open) (row > rule.far - REACH + 1 ? done : kept).push(rule);
  for (const run of runs) {
    const touching = kept.filter((rule) => run.from <= rule.to + GAP && run.to >= rule.from - GAP);
    const [first, ...others] = touching;
    if (!first) {
      kept.push({ ...run, near: row + 1, far: row + REACH });
      continue;
    }
    first.from = Math.min(first.from, run.from, ...others.map((rule) => rule.from));
    first.to = Math.max(first.to, run.to, ...others.map((rule) => rule.to));
    first.near = Math.min(first.near, ...others.map((rule) => rule.near));
    first.far = row + REACH;
    for (const other of others) kept.splice(kept.indexOf(other), 1);
  }
  return kept;
}
