import { directionOf } from "#ui/text/text-direction.ts";
import type { Block, Size } from "./sheet.ts";

/** What a line of text takes in pixels, from its baseline. */
interface Ink {
  width: number;
  ascent: number;
  descent: number;
}

export interface Point {
  x: number;
  y: number;
}

interface Box extends Point, Size {}

interface Line {
  text: string;
  direction: "rtl" | "ltr";
  /** Where the line is tied to by the block's alignment; `y` is the baseline. */
  x: number;
  y: number;
}

/** A block as it is drawn, in pixels of the picture. */
export interface Layout {
  block: Block;
  fontSize: number;
  lines: Line[];
  /** Around the letters, with the room of an outline or a plate. */
  box: Box;
}

/** Of the letters' size: half of the outline's line lies outside of a letter. */
export const OUTLINE = 0.14;
const PLATE_ROOM = 0.35;

/**
 * Breaks a text where its author did and between words, so that no line is wider than `width`. A word that is wider than that
 * stays whole: Arabic letters are joined.
 */
export function wrapText(text: string, width: number, widthOf: (line: string) => number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

/** A middle so near to the wished one that a length stays inside its room; one that is too long covers the room. */
export function keepInside(middle: number, length: number, room: number): number {
  const [one, other] = [length / 2, room - length / 2];
  return Math.min(Math.max(middle, Math.min(one, other)), Math.max(one, other));
}

type InkOf = (line: string, direction: "rtl" | "ltr", fontSize: number) => Ink;
/** Smaller letters break into other lines, so a size is looked for a few times. */
const MOST_TRIES = 8;
const SMALLEST_STEP = 0.6;

/**
 * Where the lines of a block are; null for one without letters. `inkOf` measures one line at the font size given. Letters for which
 * the picture has no room are drawn smaller: nobody wants words that are cut off.
 */
export function layOut(
  block: Block,
  room: Size,
  otherwise: "rtl" | "ltr",
  leading: number,
  inkOf: InkOf,
): Layout | null {
  if (block.text.trim() === "") return null;
  let fontSize = (Math.min(room.width, room.height) * block.size) / 100;
  let layout = layOutAt(fontSize, block, room, otherwise, leading, inkOf);
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const fits = Math.min(room.width / layout.box.width, room.height / layout.box.height);
    if (fits >= 1) break;
    fontSize *= Math.max(SMALLEST_STEP, fits * 0.99);
    layout = layOutAt(fontSize, block, room, otherwise, leading, inkOf);
  }
  return layout;
}

function layOutAt(
  fontSize: number,
  block: Block,
  room: Size,
  otherwise: "rtl" | "ltr",
  leading: number,
  inkOf: InkOf,
): Layout {
  const text = block.text.trim();
  const side = directionOf(text, otherwise);
  const pieces = text.split("\n").flatMap((paragraph) => {
    const direction = directionOf(paragraph, side);
    const widest = (room.width * block.measure) / 100;
    return wrapText(paragraph, widest, (line) => inkOf(line, direction, fontSize).width).map((line, row) => ({
      text: line,
      direction,
      row,
      ink: inkOf(line, direction, fontSize),
    }));
  });
  const baselineOf = (index: number) => index * fontSize * leading;
  const width = Math.max(...pieces.map(({ ink }) => ink.width));
  const inked = pieces.map((piece, index) => ({ ...piece, index })).filter((piece) => piece.text !== "");
  const top = Math.min(...inked.map(({ ink, index }) => baselineOf(index) - ink.ascent));
  const bottom = Math.max(...inked.map(({ ink, index }) => baselineOf(index) + ink.descent));
  const around = fontSize * { none: 0, outline: OUTLINE / 2, plate: PLATE_ROOM }[block.ground];
  const size = { width: width + 2 * around, height: bottom - top + 2 * around };
  const middle = {
    x: keepInside(block.x * room.width, size.width, room.width),
    y: keepInside(block.y * room.height, size.height, room.height),
  };
  const corner = { x: middle.x - size.width / 2, y: middle.y - size.height / 2 };
  const anchor = { left: around, center: size.width / 2, right: size.width - around }[block.align];
  return {
    block,
    fontSize,
    box: { ...corner, ...size },
    lines: inked.map(({ text: words, direction, index }) => ({
      text: words,
      direction,
      x: corner.x + anchor,
      y: corner.y + around - top + baselineOf(index),
    })),
  };
}

/** The text that a finger means: of those whose box holds the point, or is nearer than `slop`, the one with the nearest middle. */
export function blockAt(layouts: readonly Layout[], point: Point, slop: number): Layout | null {
  const near = layouts.filter(
    ({ box }) =>
      point.x >= box.x - slop &&
      point.x <= box.x + box.width + slop &&
      point.y >= box.y - slop &&
      point.y <= box.y + box.height + slop,
  );
  const distance = ({ box }: Layout) => Math.hypot(point.x - middleOf(box).x, point.y - middleOf(box).y);
  return near.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

export function middleOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The place of a block, in parts of the picture, after its drawn middle moved by so many pixels. */
export function movedBy(layout: Layout, by: Point, room: Size): Point {
  const { box } = layout;
  const middle = middleOf(box);
  return {
    x: keepInside(middle.x + by.x, box.width, room.width) / room.width,
    y: keepInside(middle.y + by.y, box.height, room.height) / room.height,
  };
}

/** So near to the picture's middle a text that is dragged falls into it. */
const CATCH = 0.015;

export function snapped(place: Point): Point {
  const snap = (part: number) => (Math.abs(part - 0.5) < CATCH ? 0.5 : part);
  return { x: snap(place.x), y: snap(place.y) };
}

/** One press of an arrow, in parts of the picture's shorter side. */
const STEP = 0.01;
const LONG_STEP = 0.05;

/** The way that an arrow key moves a text, in pixels; null for other keys. Arrows name sides of the picture in any language. */
export function stepOf(key: string, isLong: boolean, room: Size): Point | null {
  const step = (isLong ? LONG_STEP : STEP) * Math.min(room.width, room.height);
  if (key === "ArrowLeft") return { x: -step, y: 0 };
  if (key === "ArrowRight") return { x: step, y: 0 };
  if (key === "ArrowUp") return { x: 0, y: -step };
  if (key === "ArrowDown") return { x: 0, y: step };
  return null;
}
