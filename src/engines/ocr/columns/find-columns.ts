import type { Component } from "#engines/ocr/image/components.ts";
import { inkPatches } from "#engines/ocr/image/glyphs.ts";
import { inverted, paperOf, type Box, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { findTextLines, type TextLine } from "#engines/ocr/image/text-lines.ts";
import { around, median } from "#engines/ocr/recognised.ts";
import type { Direction } from "#engines/ocr/word-order.ts";
import { findGutters } from "./gutter.ts";

/** Paper darker than this carries light print. */
const DARK = 90;
/** A patch so many times as high as the usual one is a picture or a drawn line. */
const PICTURE = 6;
/**
 * Running text: so many lines, so much wider than its letters are high, and so much of it filled by its usual line. In most of
 * its lines no gap is as wide as that between the cells of a table, and one line follows the other closely.
 */
const TEXT = { lines: 3, width: 12, filled: 0.65, gap: 2.5, whole: 0.75, step: 4.5 } as const;
/** Feet of lines that differ by less than this share of a letter's height are level; by less than this of a line's step, shifted. */
const LEVEL = 0.3;
const SHIFTED = 0.7;
const LEAST_SHIFTED = 2;
/** The share of the shorter column's lines that have one beside them: people who speak in turn do not speak at once. */
const BESIDE = 0.6;
const MOST_DEPTH = 3;

/** A page or a part of one: a box that is read as it is, or two columns with what is above and below them. */
export type Layout = Box | { above: Layout | null; columns: [Box, Box]; below: Layout | null };

/**
 * The columns of running text on a page whose lines are not level: the recogniser joins such lines across the gutter or cuts
 * them to pieces, so each column has to be read alone. Null for pages that read well as they are: one column, level ones, tables.
 */
export function findColumns(asItCame: GrayImage): Layout | null {
  const page = paperOf(asItCame) < DARK ? inverted(asItCame) : asItCame;
  const { components } = inkPatches(page, 6);
  const height = median(components.map((one) => one.y1 - one.y0).filter((tall) => tall > 4));
  if (height === 0) return null;
  return partedAt(components, { x0: 0, y0: 0, x1: page.width, y1: page.height }, height);
}

/** The boxes of a layout in the order in which they are read. */
export function boxesOf(layout: Layout, direction: Direction): Box[] {
  if (!("columns" in layout)) return [layout];
  const columns = direction === "rtl" ? layout.columns.toReversed() : layout.columns;
  return [layout.above, ...columns, layout.below].flatMap((part) => (part ? boxesOf(part, direction) : []));
}

function partedAt(all: readonly Component[], area: Box, height: number, depth = 0): Layout | null {
  const ink = all.filter((one) => isWithin(one, area));
  if (depth >= MOST_DEPTH || ink.length === 0) return null;
  for (const gutter of findGutters(ink, area, height, TEXT.width * height)) {
    const { above, left, right, below } = partsAround(ink, gutter, area);
    const [first, second] = [left, right].map((side) => linesIn(ink, side, height)) as [TextLine[], TextLine[]];
    if (![first, second].every(isRunningText) || !areBeside(first, second) || areLevel(first, second)) continue;
    const rest = (part: Box) =>
      ink.some((one) => isWithin(one, part)) ? (partedAt(ink, part, height, depth + 1) ?? part) : null;
    return { above: rest(above), columns: [left, right], below: rest(below) };
  }
  return null;
}

/** The parts of an area around a gutter; tails of the line above it and hands of the line below stay with their lines. */
function partsAround(ink: readonly Box[], gutter: Box, area: Box): Record<"above" | "left" | "right" | "below", Box> {
  const middle = Math.round((gutter.x0 + gutter.x1) / 2);
  const across = (y: number) => ink.filter((one) => one.y0 < y && one.y1 > y);
  const tall = gutter.y1 - gutter.y0;
  const hanging = across(gutter.y0).filter((one) => one.y1 - gutter.y0 < 0.1 * tall);
  const rising = across(gutter.y1).filter((one) => gutter.y1 - one.y0 < 0.1 * tall);
  const top = Math.max(gutter.y0, ...hanging.map((one) => one.y1));
  const bottom = Math.min(gutter.y1, ...rising.map((one) => one.y0));
  return {
    above: { ...area, y1: top },
    left: { ...area, x1: middle, y0: top, y1: bottom },
    right: { ...area, x0: middle, y0: top, y1: bottom },
    below: { ...area, y0: bottom },
  };
}

function isWithin(one: Box, part: Box): boolean {
  const [x, y] = [(one.x0 + one.x1) / 2, (one.y0 + one.y1) / 2];
  return x >= part.x0 && x < part.x1 && y >= part.y0 && y < part.y1;
}

function linesIn(ink: readonly Component[], part: Box, height: number): TextLine[] {
  const letters = ink.filter((one) => isWithin(one, part) && one.y1 - one.y0 < PICTURE * height);
  return findTextLines(letters, part.x1 - part.x0 + 1);
}

function isRunningText(lines: readonly TextLine[]): boolean {
  if (lines.length < TEXT.lines) return false;
  const column = around(lines.map((line) => line.box));
  const width = column.x1 - column.x0;
  const usual = median(lines.map((line) => line.box.x1 - line.box.x0));
  const whole = lines.filter(isWhole).length;
  const { unit } = lines[0] as TextLine;
  return (
    width >= TEXT.width * unit &&
    stepOf(lines) <= TEXT.step * unit &&
    usual >= TEXT.filled * width &&
    whole >= TEXT.whole * lines.length
  );
}

function isWhole({ patches, unit }: TextLine): boolean {
  let edge = Infinity;
  for (const patch of patches.toSorted((a, b) => a.x0 - b.x0)) {
    if (patch.x0 - edge > TEXT.gap * unit) return false;
    edge = edge === Infinity ? patch.x1 : Math.max(edge, patch.x1);
  }
  return true;
}

function areBeside(left: readonly TextLine[], right: readonly TextLine[]): boolean {
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left];
  const beside = fewer.filter((line) => distanceTo(more, line) < SHIFTED * stepOf(more));
  return beside.length >= BESIDE * fewer.length;
}

/** Whether two columns begin on one line and their lines lie on one foot wherever they meet, as the rows of a table do. */
function areLevel(left: readonly TextLine[], right: readonly TextLine[]): boolean {
  const step = Math.min(stepOf(left), stepOf(right));
  const unit = (left[0] as TextLine).unit;
  const isShifted = (distance: number) => distance > LEVEL * unit && distance < SHIFTED * step;
  const shifted = [
    ...left.map((line) => distanceTo(right, line)),
    ...right.map((line) => distanceTo(left, line)),
  ].filter(isShifted);
  const apart = Math.abs((left[0] as TextLine).baseline - (right[0] as TextLine).baseline);
  return shifted.length < LEAST_SHIFTED && apart < SHIFTED * step;
}

function distanceTo(lines: readonly TextLine[], { baseline }: TextLine): number {
  return Math.min(...lines.map((line) => Math.abs(line.baseline - baseline)));
}

function stepOf(lines: readonly TextLine[]): number {
  return median(lines.slice(1).map((line, at) => line.baseline - (lines[at] as TextLine).baseline));
}
