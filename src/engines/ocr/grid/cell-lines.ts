import { crop, pad, paperOf, resize, WHITE, type Box, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { median } from "#engines/ocr/recognised.ts";

/** Pixels inside a cell's walls that may still be the wall's soft edge. */
const EDGE = 1;
/** How much darker than its paper, of 255, a cell's ink is. */
const INK = 50;
/** The height that the recogniser likes a line's ink to have, and the paper around it. */
const WANTED = 28;
const PAPER = 14;
const MOST_ENLARGED = 4;
const SMALL = 0.62;
/** Less contrast, of 255, is stretched to the whole. */
const FAINT = 200;

/** One line of print in a cell, ready to be read: its picture, and what takes a box of that picture to the page. */
export interface CellLine {
  image: GrayImage;
  /** The line's ink on the picture, and on the page. */
  ink: Box;
  onPage(box: Box): Box;
}

/** The lines of print of a whole picture, from the top, each alone; many of them are a page and better read as one. */
export function printLines(page: GrayImage): CellLine[] {
  return cellLines(page, [{ x0: -EDGE, y0: -EDGE, x1: page.width + EDGE, y1: page.height + EDGE }])[0] ?? [];
}

/** A cell's own picture with its lines of ink; light print on a dark cell is turned into dark print. */
interface CellInk {
  picture: GrayImage;
  paper: number;
  left: number;
  top: number;
  lines: Box[];
}

/** The lines of print in each of the given cells, all enlarged alike. */
export function cellLines(page: GrayImage, cells: readonly Box[]): CellLine[][] {
  const inks = cells.map((cell) => inkOf(page, cell));
  const height = median(inks.flatMap((ink) => ink.lines.map((line) => line.y1 - line.y0)));
  // Small print beside large, such as the time below a message, is enlarged further; a figure alone is low by nature.
  const factorOf = (line: Box) =>
    Math.min(
      MOST_ENLARGED,
      WANTED / Math.max(1, line.y1 - line.y0 < SMALL * height ? (line.y1 - line.y0) * 1.2 : height),
    );
  return inks.map((ink) => ink.lines.map((line) => lineOf(ink, line, factorOf(line))));
}

function inkOf(page: GrayImage, cell: Box): CellInk {
  const box = { x0: cell.x0 + EDGE, y0: cell.y0 + EDGE, x1: cell.x1 - EDGE, y1: cell.y1 - EDGE };
  const cut = crop(page, box);
  const ground = paperOf(cut);
  const isDark = ground < WHITE / 2;
  const picture = isDark ? { ...cut, pixels: cut.pixels.map((value) => WHITE - value) } : cut;
  const paper = isDark ? WHITE - ground : ground;
  return { picture, paper, left: Math.max(0, box.x0), top: Math.max(0, box.y0), lines: linesOf(picture, paper) };
}

/** Bands of rows with ink, each cut to its columns; rows of dots and marks belong to the letters beside them. */
function linesOf({ width, height, pixels }: GrayImage, paper: number): Box[] {
  const isInk = (at: number) => paper - (pixels[at] as number) > INK;
  const bands: Box[] = [];
  for (let y = 0; y < height; y += 1) {
    let [x0, x1] = [width, 0];
    for (let x = 0; x < width; x += 1) {
      if (!isInk(y * width + x)) continue;
      x0 = Math.min(x0, x);
      x1 = x + 1;
    }
    if (x1 === 0) continue;
    const last = bands.at(-1);
    if (last && last.y1 === y) {
      [last.x0, last.x1, last.y1] = [Math.min(last.x0, x0), Math.max(last.x1, x1), y + 1];
    } else bands.push({ x0, x1, y0: y, y1: y + 1 });
  }
  const tall = Math.max(0, ...bands.map((band) => band.y1 - band.y0));
  const lines: Box[] = [];
  for (const band of bands) {
    const last = lines.at(-1);
    const isMark = Math.min(band.y1 - band.y0, last ? last.y1 - last.y0 : tall) < 0.5 * tall;
    if (last && isMark && band.y0 - last.y1 < 0.35 * tall) {
      lines.splice(-1, 1, {
        x0: Math.min(last.x0, band.x0),
        x1: Math.max(last.x1, band.x1),
        y0: last.y0,
        y1: band.y1,
      });
    } else lines.push(band);
  }
  return lines.filter((line) => line.y1 - line.y0 >= Math.max(3, 0.2 * tall) || line.x1 - line.x0 > tall);
}

function lineOf({ picture, paper, left, top }: CellInk, line: Box, factor: number): CellLine {
  const margin = { x0: line.x0 - 2, y0: line.y0 - 2, x1: line.x1 + 2, y1: line.y1 + 2 };
  const [x, y] = [Math.max(0, margin.x0), Math.max(0, margin.y0)];
  const image = clearPrint(pad(resize(crop(picture, margin), factor), PAPER, paper), paper);
  const place = (value: number, from: number) => Math.round((value - from) * factor) + PAPER;
  const back = (value: number, from: number) => Math.round((value - PAPER) / factor) + from;
  return {
    image,
    ink: { x0: place(line.x0, x), x1: place(line.x1, x), y0: place(line.y0, y), y1: place(line.y1, y) },
    onPage: (box) => ({
      x0: back(box.x0, left + x),
      x1: back(box.x1, left + x),
      y0: back(box.y0, top + y),
      y1: back(box.y1, top + y),
    }),
  };
}

/** Grey on grey as dark on white. */
function clearPrint(image: GrayImage, paper: number): GrayImage {
  const darkest = image.pixels.reduce((least, value) => Math.min(least, value), WHITE);
  if (paper - darkest >= FAINT || paper <= darkest) return image;
  const scale = WHITE / (paper - darkest);
  return { ...image, pixels: image.pixels.map((value) => Math.min(WHITE, (value - darkest) * scale)) };
}
