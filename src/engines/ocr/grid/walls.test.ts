import { expect, test } from "vitest";
import type { Rule } from "./ruled-lines.ts";
import { wallsOf, withoutStrokeWalls } from "./walls.ts";

const rule = (near: number, from: number, to: number, far = near + 5): Rule => ({ near, far, from, to });
const at = (walls: readonly { near: number }[]) => walls.map((wall) => wall.near);

const ROWS = [rule(40, 40, 445), rule(100, 40, 445), rule(160, 40, 445)];
const COLUMNS = [rule(40, 40, 165), rule(240, 40, 165), rule(440, 40, 165)];

test("strokes of bold letters that meet one another are no walls of the table around them", () => {
  const strokes = { rows: [rule(65, 300, 340), rule(85, 290, 330)], columns: [rule(300, 60, 92), rule(325, 62, 90)] };
  const [rows, columns] = withoutStrokeWalls(
    wallsOf([...ROWS, ...strokes.rows]),
    wallsOf([...COLUMNS, ...strokes.columns]),
  );
  expect([at(rows), at(columns)]).toEqual([
    [40, 100, 160],
    [40, 240, 440],
  ]);
});

test("a wall that parts the cells of one row only is kept, and so are lines that others break", () => {
  const half = rule(340, 100, 165);
  const broken = [rule(100, 45, 240), rule(100, 245, 440)];
  const [rows, columns] = withoutStrokeWalls(
    wallsOf([ROWS[0] as Rule, ...broken, ROWS[2] as Rule]),
    wallsOf([...COLUMNS, half]),
  );
  expect([at(rows), at(columns)]).toEqual([
    [40, 100, 160],
    [40, 240, 340, 440],
  ]);
});

test("letters that stand on a line do not make it thick", () => {
  const letters = [rule(78, 300, 340), rule(85, 305, 345), rule(92, 290, 330)];
  const [wall] = wallsOf([rule(100, 40, 445), ...letters]);
  expect([wall?.near, wall?.far]).toEqual([100, 105]);
});
