import type { Rule } from "./ruled-lines.ts";

/** Lines closer than this are one: double lines, the two edges of a thick one. */
const ONE_LINE = 7;
/** The share of a cell's side that must be drawn for it to part two cells: a tall letter fills less of its row. */
const DRAWN = 0.8;
/** Walls thicker than this are shapes. */
export const THICKEST = 26;
/** A wall with so much less ink than another counts as its equal. */
const NEARLY = 0.9;

/** Where one or more lines lie as one: `near` and `far` are the outer sides. */
export interface Wall {
  near: number;
  far: number;
  parts: Rule[];
}

/** Rules as walls, from the first to the last: those that lie close to one another are one. */
export function wallsOf(rules: readonly Rule[]): Wall[] {
  const walls: Wall[] = [];
  for (const rule of rules.toSorted((a, b) => a.near + a.far - b.near - b.far)) {
    const last = walls.at(-1);
    if (last && rule.near - last.far < ONE_LINE) {
      last.near = Math.min(last.near, rule.near);
      last.far = Math.max(last.far, rule.far);
      last.parts.push(rule);
    } else walls.push({ near: rule.near, far: rule.far, parts: [rule] });
  }
  return walls.map(withoutLetters);
}

/** Strokes of letters on a line make its wall as thick as a shape: its long parts are left. */
function withoutLetters(wall: Wall): Wall {
  if (wall.far - wall.near <= THICKEST) return wall;
  const length = ({ from, to }: Rule) => to - from;
  const most = Math.max(...wall.parts.map(length));
  const parts = wall.parts.filter((part) => length(part) >= most / 2);
  return {
    parts,
    near: Math.min(...parts.map((part) => part.near)),
    far: Math.max(...parts.map((part) => part.far)),
  };
}

/** Whether a wall is drawn along the cells from the first to the last crossing walls. */
export function isDrawn(wall: Wall | undefined, crossing: readonly Wall[], first: number, last: number): boolean {
  if (!wall) return true;
  const from = (crossing[first] as Wall).far;
  const to = (crossing[last + 1] as Wall).near;
  const covered = wall.parts.reduce((sum, rule) => Math.max(sum, Math.min(rule.to, to) - Math.max(rule.from, from)), 0);
  return covered >= DRAWN * (to - from);
}

/**
 * Rows and columns without walls of nothing but strokes of letters: bold letters meet one another as lines do. A wall of a table
 * is drawn along a whole side of a cell, from one crossing wall to the next; walls that hold less than it does are not asked.
 */
export function withoutStrokeWalls(rows: readonly Wall[], columns: readonly Wall[]): [Wall[], Wall[]] {
  let [left, right] = [[...rows], [...columns]];
  for (;;) {
    const shares = new Map([...sharesOf(left), ...sharesOf(right)]);
    const isStroke = (wall: Wall, crossing: readonly Wall[]) => {
      const fuller = crossing.filter((other) => (shares.get(other) ?? 0) > (shares.get(wall) ?? 0) * NEARLY);
      return fuller.length > 1 && !fuller.slice(1).some((_next, at) => isDrawn(wall, fuller, at, at));
    };
    const [keptRows, keptColumns] = [
      left.filter((wall) => !isStroke(wall, right)),
      right.filter((wall) => !isStroke(wall, left)),
    ];
    if (keptRows.length === left.length && keptColumns.length === right.length) return [left, right];
    [left, right] = [keptRows, keptColumns];
  }
}

/** How much of the longest wall's length each wall has, 0 to 1; parts that lie beside one another count once. */
function sharesOf(walls: readonly Wall[]): [Wall, number][] {
  const lengths = walls.map((wall): [Wall, number] => {
    let [length, end] = [0, -Infinity];
    for (const part of wall.parts.toSorted((a, b) => a.from - b.from)) {
      length += Math.max(0, part.to - Math.max(part.from, end));
      end = Math.max(end, part.to);
    }
    return [wall, length];
  });
  const most = Math.max(1, ...lengths.map(([, length]) => length));
  return lengths.map(([wall, length]) => [wall, length / most]);
}
