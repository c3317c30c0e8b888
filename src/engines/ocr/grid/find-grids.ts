import type { Box, GrayImage } from "#engines/ocr/image/gray-image.ts";
import { findRules, type Rule } from "./ruled-lines.ts";
import { isDrawn, THICKEST, wallsOf, withoutStrokeWalls, type Wall } from "./walls.ts";

/** How far a line's end may lie from the line that it meets: round corners, worn print. */
const MEETS = 7;
/** Strokes of letters lie this close to a line that is at least twice as long, and are none of its parts. */
const BESIDE = 14;
/** … and a line that ends this close to another touches it. */
const TIGHT = 3;
const MOST_LINES = 400;
/** Smaller grids are the strokes of large letters. */
const LEAST = { width: 60, height: 24, cell: 8 } as const;

/** A cell of a drawn grid: its inner box, and the rows and columns that it covers. */
export interface GridCell {
  box: Box;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** A drawn grid. `columns` holds the left edge of each column and the right edge of the last. */
export interface Grid {
  box: Box;
  rows: number;
  columns: number[];
  cells: GridCell[];
}

/**
 * The grids that are drawn on an image: lines that meet other lines at both ends, with the cells between them. A single
 * frame is a grid of one cell. Letters and photographs have long strokes as well, but those do not meet two others.
 */
export function findGrids(image: GrayImage): Grid[] {
  const across = findRules(image, "across");
  if (across.length < 2) return [];
  const met = meeting(across, findRules(image, "down"));
  const [levels, uprights] = [withoutStrokes(met[0], met[1]), withoutStrokes(met[1], met[0])];
  if (levels.length < 2 || uprights.length < 2 || levels.length + uprights.length > MOST_LINES) return [];
  return connected(levels, uprights).flatMap(([rows, columns]) => gridOf(rows, columns) ?? []);
}

/** Lines left when those that do not meet two of the other direction are taken away, until no more go. */
function meeting(across: Rule[], down: Rule[]): [Rule[], Rule[]] {
  let [levels, uprights] = [across, down];
  for (;;) {
    const uprightsLeft = uprights.filter((rule) => endsMeet(rule, levels));
    const levelsLeft = levels.filter((rule) => endsMeet(rule, uprightsLeft));
    if (uprightsLeft.length === uprights.length && levelsLeft.length === levels.length) return [levels, uprights];
    [levels, uprights] = [levelsLeft, uprightsLeft];
  }
}

/** Whether a line begins at one of the others and ends at another: letters between two lines end before them. */
function endsMeet(rule: Rule, others: readonly Rule[]): boolean {
  const met = others.filter((other) => doMeet(other, rule));
  const isAt = (end: number) => (met.some((other) => end > other.near - MEETS && end < other.far + MEETS) ? 1 : 0);
  const crossed = met.filter((other) => other.near > rule.from && other.far < rule.to).length;
  return met.length >= 2 && isAt(rule.from) + isAt(rule.to) + 2 * crossed >= 2;
}

/** Rules without strokes of letters close to a line; the edges of thick lines reach from wall to wall. */
function withoutStrokes(rules: readonly Rule[], crossing: readonly Rule[]): Rule[] {
  const isAtWall = (end: number) => crossing.some((other) => end >= other.near - TIGHT && end <= other.far + TIGHT);
  return rules.filter(
    (rule) =>
      (isAtWall(rule.from) && isAtWall(rule.to)) ||
      !rules.some((other) => {
        const gap = Math.max(rule.near - other.far, other.near - rule.far);
        const isLonger = other.to - other.from >= 2 * (rule.to - rule.from);
        return isLonger && gap < BESIDE && other.from <= rule.from + MEETS && other.to >= rule.to - MEETS;
      }),
  );
}

function doMeet(level: Rule, upright: Rule): boolean {
  return (
    upright.far > level.from - MEETS &&
    upright.near < level.to + MEETS &&
    level.far > upright.from - MEETS &&
    level.near < upright.to + MEETS
  );
}

function connected(levels: readonly Rule[], uprights: readonly Rule[]): [Rule[], Rule[]][] {
  const groups: [Rule[], Rule[]][] = [];
  const left = new Set(levels);
  for (const first of levels) {
    if (!left.delete(first)) continue;
    const rows = [first];
    const columns = new Set<Rule>();
    for (const row of rows) {
      for (const upright of uprights) {
        if (columns.has(upright) || !doMeet(row, upright)) continue;
        columns.add(upright);
        for (const other of left) if (doMeet(other, upright) && left.delete(other)) rows.push(other);
      }
    }
    groups.push([rows, [...columns]]);
  }
  return groups;
}

function gridOf(levels: readonly Rule[], uprights: readonly Rule[]): Grid | null {
  const [rows, columns] = withoutStrokeWalls(wallsOf(levels), wallsOf(uprights));
  if (rows.length < 2 || columns.length < 1) return null;
  withOpenSides(rows, columns);
  withOpenSides(columns, rows);
  if (rows.length < 2 || columns.length < 2 || [...rows, ...columns].some((wall) => wall.far - wall.near > THICKEST))
    return null;
  const [top, bottom] = [rows[0] as Wall, rows.at(-1) as Wall];
  const [left, right] = [columns[0] as Wall, columns.at(-1) as Wall];
  const box = { x0: left.near, y0: top.near, x1: right.far, y1: bottom.far };
  const isLarge = box.x1 - box.x0 >= LEAST.width && box.y1 - box.y0 >= LEAST.height;
  const isClosed = [top, bottom].every((wall) => isDrawn(wall, columns, 0, columns.length - 2));
  if (!isLarge || !isClosed) return null;
  const cells = cellsOf(rows, columns);
  return cells.some(({ box: { x0, x1, y0, y1 } }) => Math.min(x1 - x0, y1 - y0) < LEAST.cell)
    ? null
    : withoutEmptyWalls(box, cells, columns);
}

/** Rows and columns numbered by the walls at which a cell begins: others are letters that looked like lines. */
function withoutEmptyWalls(box: Box, cells: readonly GridCell[], columns: readonly Wall[]): Grid {
  const starts = (of: (cell: GridCell) => number) => [...new Set(cells.map(of))].toSorted((a, b) => a - b);
  const [rows, left] = [starts((cell) => cell.row), starts((cell) => cell.column)];
  const within = (all: readonly number[], from: number, count: number) =>
    all.filter((at) => at >= from && at < from + count).length;
  return {
    box,
    rows: rows.length,
    columns: [...left, columns.length - 1].map((at) => ((columns[at] as Wall).near + (columns[at] as Wall).far) / 2),
    cells: cells.map((cell) => ({
      box: cell.box,
      row: rows.indexOf(cell.row),
      column: left.indexOf(cell.column),
      rows: within(rows, cell.row, cell.rows),
      columns: within(left, cell.column, cell.columns),
    })),
  };
}

/** A table whose lines reach beyond its last upright is open at that side: its edge is where the lines end. */
function withOpenSides(walls: Wall[], crossing: readonly Wall[]): void {
  const parts = crossing.flatMap((wall) => wall.parts);
  const from = Math.min(...parts.map((rule) => rule.from));
  const to = Math.max(...parts.map((rule) => rule.to));
  const [first, last] = [walls[0] as Wall, walls.at(-1) as Wall];
  if (from < first.near - 2 * MEETS) walls.unshift({ near: from, far: from, parts: [] });
  if (to > last.far + 2 * MEETS) walls.push({ near: to, far: to, parts: [] });
}

/** The cells between the walls; where no line parts two places, they are one cell. */
function cellsOf(rows: readonly Wall[], columns: readonly Wall[]): GridCell[] {
  const taken = new Set<number>();
  const cells: GridCell[] = [];
  const across = columns.length - 1;
  for (let row = 0; row + 1 < rows.length; row += 1) {
    for (let column = 0; column < across; column += 1) {
      if (taken.has(row * across + column)) continue;
      let right = column;
      const isFree = (at: number) => !taken.has(row * across + at);
      while (right + 1 < across && isFree(right + 1) && !isDrawn(columns[right + 1], rows, row, row)) right += 1;
      let below = row;
      while (below + 2 < rows.length && !isDrawn(rows[below + 1], columns, column, right) && isWhole(below + 1))
        below += 1;
      for (let y = row; y <= below; y += 1) for (let x = column; x <= right; x += 1) taken.add(y * across + x);
      const size = { rows: below - row + 1, columns: right - column + 1 };
      cells.push({ row, column, ...size, box: innerBox(rows, columns, { row, below, column, right }) });

      function isWhole(at: number): boolean {
        for (let x = column; x <= right; x += 1) if (taken.has(at * across + x)) return false;
        for (let x = column; x < right; x += 1) if (isDrawn(columns[x + 1], rows, at, at)) return false;
        const isOpen = (wall: number) => wall > 0 && wall < across && !isDrawn(columns[wall], rows, at, at);
        return !isOpen(column) && !isOpen(right + 1);
      }
    }
  }
  return cells;
}

function innerBox(
  rows: readonly Wall[],
  columns: readonly Wall[],
  { row, below, column, right }: { row: number; below: number; column: number; right: number },
): Box {
  return {
    x0: (columns[column] as Wall).far,
    y0: (rows[row] as Wall).far,
    x1: (columns[right + 1] as Wall).near,
    y1: (rows[below + 1] as Wall).near,
  };
}
