import type { Box } from "#engines/ocr/image/gray-image.ts";

/** How wide a gutter is at least, as a share of the letters' height: wider than the spaces of stretched lines. */
const WIDE = 1.4;
/** Stretches of the page whose gutters are nearly as long as the longest one's are looked at together. */
const NEARLY = 0.95;
const MOST_CANDIDATES = 4;

/**
 * The strips of paper between ink that could part columns, the longest first. `ink` are the boxes of all ink in `area`, `height`
 * is that of the letters, and at least `margin` of the ink's width is on either side.
 */
export function findGutters(ink: readonly Box[], area: Box, height: number, margin: number): Box[] {
  const step = Math.max(2, Math.round(height / 4));
  const across = Math.ceil((area.x1 - area.x0) / step);
  const down = Math.ceil((area.y1 - area.y0) / step);
  const taken = new Uint8Array(across * down);
  for (const box of ink) {
    const [left, right] = [Math.floor((box.x0 - area.x0) / step), Math.floor((box.x1 - 1 - area.x0) / step)];
    const [top, bottom] = [Math.floor((box.y0 - area.y0) / step), Math.floor((box.y1 - 1 - area.y0) / step)];
    for (let y = Math.max(0, top); y <= Math.min(down - 1, bottom); y += 1)
      taken.fill(1, y * across + Math.max(0, left), y * across + Math.min(across, right + 1));
  }
  const inked = Math.min(down, Math.ceil((Math.max(...ink.map((box) => box.y1)) - area.y0) / step));
  const first = Math.floor((Math.min(...ink.map((box) => box.x0)) + margin - area.x0) / step);
  const last = Math.floor((Math.max(...ink.map((box) => box.x1)) - margin - area.x0) / step);
  const runs = Array.from({ length: across }, (_, x) =>
    x < first || x >= last ? { from: 0, to: 0 } : longestRun(taken, x, across, inked),
  );
  const least = Math.ceil((WIDE * height) / step);
  return stretchesOf(runs, least)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOST_CANDIDATES)
    .map(({ left, right, from, to }) => ({
      x0: area.x0 + left * step,
      x1: area.x0 + right * step,
      y0: area.y0 + from * step,
      y1: Math.min(area.y1, area.y0 + to * step),
    }));
}

interface Run {
  from: number;
  to: number;
}

function longestRun(taken: Uint8Array, x: number, across: number, down: number): Run {
  let best = { from: 0, to: 0 };
  let from = 0;
  for (let y = 0; y <= down; y += 1) {
    if (y < down && taken[y * across + x] === 0) continue;
    if (y - from > best.to - best.from) best = { from, to: y };
    from = y + 1;
  }
  return best;
}

/** Neighbouring places that are free over much the same rows, where they are wide enough for a gutter. */
function stretchesOf(runs: readonly Run[], least: number): (Run & { left: number; right: number })[] {
  const found: (Run & { left: number; right: number })[] = [];
  for (const [left, start] of runs.entries()) {
    let { from, to } = start;
    let right = left + 1;
    for (; right < runs.length; right += 1) {
      const next = runs[right] as Run;
      const shared = { from: Math.max(from, next.from), to: Math.min(to, next.to) };
      if (shared.to - shared.from < NEARLY * (start.to - start.from) || to === from) break;
      ({ from, to } = shared);
    }
    if (right - left < least || to <= from) continue;
    const same = found.find((one) => one.left < right && left < one.right);
    if (!same) found.push({ left, right, from, to });
    else if (to - from > same.to - same.from) found[found.indexOf(same)] = { left, right, from, to };
  }
  return found;
}
