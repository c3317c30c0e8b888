/** A part of a turned picture, in shares of its width and height, 0 to 1. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Crop {
  /** Quarter turns clockwise, 0 to 3. */
  turns: number;
  rect: Rect;
}

/** What can be taken hold of: a corner, or the frame as a whole. */
export const HANDLES = ["topLeft", "topRight", "bottomLeft", "bottomRight"] as const;
export type Handle = (typeof HANDLES)[number] | "frame";

const ALL: Rect = { x: 0, y: 0, width: 1, height: 1 };
export const WHOLE: Crop = { turns: 0, rect: ALL };
/** The least width and height of a part. */
const LEAST = 0.04;
/** Phones draw no larger pictures than this, pixels. */
const MOST_PIXELS = 16_000_000;

export function isWhole({ turns, rect }: Crop): boolean {
  return turns === 0 && rect.x === 0 && rect.y === 0 && rect.width === 1 && rect.height === 1;
}

/** The part after one handle was moved by shares of the picture; it stays inside and never gets too small to take hold of. */
export function moved({ x, y, width, height }: Rect, handle: Handle, by: { x: number; y: number }): Rect {
  if (handle === "frame") {
    return { x: within(x + by.x, 0, 1 - width), y: within(y + by.y, 0, 1 - height), width, height };
  }
  const [left, right] = handle.endsWith("Left")
    ? [within(x + by.x, 0, x + width - LEAST), x + width]
    : [x, within(x + width + by.x, x + LEAST, 1)];
  const [top, bottom] = handle.startsWith("top")
    ? [within(y + by.y, 0, y + height - LEAST), y + height]
    : [y, within(y + height + by.y, y + LEAST, 1)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Turns the picture by a quarter, and the part with it, so that it frames the same words. */
export function turned({ turns, rect }: Crop, direction: "left" | "right"): Crop {
  const { x, y, width, height } = rect;
  return direction === "right"
    ? { turns: (turns + 1) % 4, rect: { x: 1 - y - height, y: x, width: height, height: width } }
    : { turns: (turns + 3) % 4, rect: { x: y, y: 1 - x - width, width: height, height: width } };
}

export interface Size {
  width: number;
  height: number;
}

/** The picture's size after its turns. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/**
 * How a part is drawn: the canvas's size in whole pixels, and the matrix (a to f, as a canvas takes it) that sets the unturned
 * picture's pixels onto it. Parts beyond 16 million pixels are drawn smaller.
 */
export function drawing(
  size: Size,
  { turns, rect }: Crop,
): Size & { matrix: [number, number, number, number, number, number] } {
  const whole = turnedSize(size, turns);
  const wanted = { width: rect.width * whole.width, height: rect.height * whole.height };
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (wanted.width * wanted.height)));
  const [left, top] = [-rect.x * whole.width * scale, -rect.y * whole.height * scale];
  const [cos, sin] = [[1, 0, -1, 0][turns] as number, [0, 1, 0, -1][turns] as number];
  // A turn about the corner takes the picture out of sight; this brings it back.
  const across = turns === 1 || turns === 2 ? whole.width * scale : 0;
  const down = turns === 2 || turns === 3 ? whole.height * scale : 0;
  return {
    width: Math.max(1, Math.round(wanted.width * scale)),
    height: Math.max(1, Math.round(wanted.height * scale)),
    matrix: [cos * scale, sin * scale, -sin * scale, cos * scale, left + across, top + down],
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
