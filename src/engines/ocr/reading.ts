import type { Box } from "#engines/ocr/image/gray-image.ts";
import type { OcrWord } from "./recognised.ts";

/** A line of a page in reading order; cells are parted by wide gaps, as in tables and receipts. */
export interface ReadLine {
  cells: OcrWord[][];
  box: Box;
  /** 0 to 100. */
  confidence: number;
  /** More likely dirt than text: shown, but not part of the text. */
  isWeak: boolean;
  /** For a row of a drawn grid, which grid of the page; such a row has a cell for each column, some without words. */
  grid?: number;
  /** Which part of a page in parts (columns, what is above and below them), in reading order. */
  part?: number;
}

/**
 * A page as read. Boxes are on the image that was handed in, turned by `turn` degrees clockwise and then level by `tilt` degrees
 * clockwise about its middle; `width` and `height` are those of the image as it was handed in.
 */
export interface PageReading {
  lines: ReadLine[];
  direction: "rtl" | "ltr";
  /** 0 unless the page lay on its side or on its head. */
  turn: QuarterTurn;
  tilt: number;
  width: number;
  height: number;
}

export type QuarterTurn = 0 | 90 | 180 | 270;

/** Which scripts to look for; "auto" looks for both. */
export type TextLanguage = "auto" | "ar" | "en" | "ar+en";
