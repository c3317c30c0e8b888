import { paperOf, type Box, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import type { OcrLine } from "#engines/ocr/recognised.ts";

/** Paper left in a grid's place: lines above and below it stay apart. */
const GAP = 24;

/** A page without its grids, and what takes lines read in it to their places on the page. */
export interface RestOfPage {
  image: GrayImage;
  onPage(lines: readonly OcrLine[]): OcrLine[];
}

/**
 * What is left of a page when its grids are cut out. Much empty paper makes the recogniser cut words to pieces, so the
 * rows of a grid that has nothing beside it go as well.
 */
export function restOfPage(page: GrayImage, grids: readonly Box[]): RestOfPage {
  if (grids.length === 0) return { image: page, onPage: (lines) => [...lines] };
  const blank = withPaper(page, grids);
  const cuts = grids
    .filter((grid) => grid.y1 - grid.y0 > 2 * GAP && isEmpty(blank, grid))
    .map((grid) => ({ from: Math.max(0, grid.y0) + GAP / 2, to: Math.min(page.height, grid.y1) - GAP / 2 }))
    .toSorted((a, b) => a.from - b.from)
    .filter((cut, at, all) => at === 0 || cut.from >= (all[at - 1] as typeof cut).to);
  const removed = cuts.reduce((sum, cut) => sum + cut.to - cut.from, 0);
  const height = page.height - removed;
  const pixels = new Uint8Array(page.width * height);
  let [source, target] = [0, 0];
  for (const { from, to } of [...cuts, { from: page.height, to: page.height }]) {
    pixels.set(blank.pixels.subarray(source * page.width, from * page.width), target * page.width);
    target += from - source;
    source = to;
  }
  const down = (y: number) => cuts.reduce((at, cut) => (at > cut.from ? at + cut.to - cut.from : at), y);
  const moved = (box: Box) => ({ ...box, y0: down(box.y0), y1: down(box.y1) });
  return {
    image: { width: page.width, height, pixels },
    onPage: (lines) =>
      lines.map((line) => ({
        box: moved(line.box),
        words: line.words.map((word) => ({ ...word, box: moved(word.box) })),
      })),
  };
}

function withPaper(page: GrayImage, grids: readonly Box[]): GrayImage {
  const pixels = page.pixels.slice();
  const paper = paperOf(page);
  for (const box of grids) {
    const [x0, x1] = [Math.max(0, box.x0 - 1), Math.min(page.width, box.x1 + 1)];
    for (let y = Math.max(0, box.y0 - 1); y < Math.min(page.height, box.y1 + 1); y += 1)
      pixels.fill(paper, y * page.width + x0, y * page.width + x1);
  }
  return { ...page, pixels };
}

/** Whether the rows of a grid hold nothing but paper beside it; a few specks do not count. */
function isEmpty({ width, height, pixels }: GrayImage, { y0, y1 }: Box): boolean {
  const rows = pixels.subarray(Math.max(0, y0) * width, Math.min(height, y1) * width);
  const paper = paperOf({ width, height: 1, pixels: rows });
  let ink = 0;
  for (const value of rows) if (Math.abs(value - paper) > 60) ink += 1;
  return ink < 0.0005 * rows.length;
}
