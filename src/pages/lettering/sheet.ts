import type { FaceId } from "./lettering-data.ts";

/** Pixels of a picture. */
export interface Size {
  width: number;
  height: number;
}

type Align = "left" | "center" | "right";
/** What lies below the letters: nothing, a line around them, or a half-transparent plate. */
type Ground = "none" | "outline" | "plate";

/** One text on the picture. */
export interface Block {
  id: number;
  text: string;
  face: FaceId;
  isBold: boolean;
  /** Of the letters, in percent of the picture's shorter side. */
  size: number;
  /** Widest line, in percent of the picture's width. */
  measure: number;
  colour: string;
  align: Align;
  ground: Ground;
  groundColour: string;
  /** The middle of the text, in parts of the picture from its left and its upper edge. */
  x: number;
  y: number;
}

/** The picture or plate, and the texts on it. */
export interface Sheet {
  /** Null for a plain plate. */
  picture: { image: ImageBitmap; name: string; size: Size } | null;
  ratio: string;
  plate: string;
  blocks: Block[];
  /** The text that the fields belong to. */
  selected: number;
}

export const SIZE_RANGE = { min: 2, max: 40 } as const;
export const MEASURE_RANGE = { min: 20, max: 100 } as const;
export const MOST_BLOCKS = 2;

const FIRST: Block = {
  id: 1,
  text: "",
  face: "kufi",
  isBold: false,
  size: 20,
  measure: 88,
  colour: "#fbf3df",
  align: "center",
  ground: "none",
  groundColour: "#111111",
  x: 0.5,
  y: 0.5,
};

export const EMPTY_SHEET: Sheet = { picture: null, ratio: "1:1", plate: "#0e4f4f", blocks: [FIRST], selected: 1 };

/** A second text in the look of the first, smaller, below where the first ends (in parts of the picture's height). */
export function withSecond(sheet: Sheet, end: number): Sheet {
  const [first = FIRST] = sheet.blocks;
  const id = first.id + 1;
  const size = Math.max(SIZE_RANGE.min, Math.round(first.size / 2));
  const second = { ...first, id, text: "", size, x: first.x, y: Math.min(0.93, end + 0.08) };
  return { ...sheet, blocks: [first, second], selected: id };
}

/** Without the text that is selected; the last one stays. */
export function withoutSelected(sheet: Sheet): Sheet {
  const blocks = sheet.blocks.filter(({ id }) => id !== sheet.selected);
  const [first] = blocks;
  return first ? { ...sheet, blocks, selected: first.id } : sheet;
}

export function withChange(sheet: Sheet, id: number, change: Partial<Block>): Sheet {
  return { ...sheet, blocks: sheet.blocks.map((block) => (block.id === id ? { ...block, ...change } : block)) };
}

/** A sheet as a tab kept it, by an earlier version of the page perhaps; the picture itself is not kept. */
export function restored(kept: Partial<Sheet> | null): Sheet {
  if (!Array.isArray(kept?.blocks) || kept.blocks.length === 0) return EMPTY_SHEET;
  const blocks = kept.blocks.slice(0, MOST_BLOCKS).map((block) => ({ ...FIRST, ...block }));
  const selected = blocks.find(({ id }) => id === kept.selected) ?? (blocks[0] as Block);
  const { ratio = EMPTY_SHEET.ratio, plate = EMPTY_SHEET.plate } = kept;
  return { picture: null, ratio, plate, blocks, selected: selected.id };
}

/** The shorter side of a plate. */
const PLATE_SIDE = 2160;
/** A3 at 291 dots an inch: phones of one maker draw no canvas over 2^24 pixels. */
const A3: Size = { width: 3400, height: 4808 };
/** The longest plate, as a multiple of its shorter side. */
const LONGEST = 3;

/** The pixels of a plate of a ratio as "4:5" or "a3"; null for what is none, or too long. */
export function plateSizeOf(ratio: string): Size | null {
  if (ratio === "a3") return A3;
  const [, across, down] = ratio.match(/^(\d{1,4}(?:\.\d{1,3})?):(\d{1,4}(?:\.\d{1,3})?)$/) ?? [];
  const relation = Number(across) / Number(down);
  if (!(relation >= 1 / LONGEST && relation <= LONGEST)) return null;
  return relation >= 1
    ? { width: Math.round(PLATE_SIDE * relation), height: PLATE_SIDE }
    : { width: PLATE_SIDE, height: Math.round(PLATE_SIDE / relation) };
}

/** The pixels of what is saved. */
export function sizeOf(sheet: Sheet): Size {
  return sheet.picture?.size ?? plateSizeOf(sheet.ratio) ?? { width: PLATE_SIDE, height: PLATE_SIDE };
}
