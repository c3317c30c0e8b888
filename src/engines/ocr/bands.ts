import { crop, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { around, type OcrLine } from "./recognised.ts";

/** Paper kept above and below a line, as a share of its height: dots and tails reach out of the words' boxes. */
const MARGIN = 1;
/** Lines that fill more than this share of the page are read with the whole page: cutting would gain little. */
const MOST = 0.7;

/** Some lines of a page in a picture of their own, one below the other. */
export interface Bands {
  image: GrayImage;
  /** Lines read in that picture, with their boxes on the page. */
  onPage(lines: readonly OcrLine[]): OcrLine[];
}

interface Band {
  y0: number;
  y1: number;
}

/** Some of a page's lines cut out over its whole width: a second reading then costs as much as what it looks at. */
export function bandsAround(page: GrayImage, lines: readonly OcrLine[], wanted: readonly OcrLine[]): Bands {
  const bands = rowsOf(page, lines, wanted);
  const height = bands.reduce((sum, band) => sum + band.y1 - band.y0, 0);
  if (height > MOST * page.height) return { image: page, onPage: (read) => [...read] };
  const pixels = new Uint8Array(page.width * height);
  const starts: number[] = [];
  let at = 0;
  for (const band of bands) {
    starts.push(at);
    const cut = crop(page, { x0: 0, x1: page.width, y0: band.y0, y1: band.y1 });
    pixels.set(cut.pixels, at * page.width);
    at += cut.height;
  }
  const shift = (y: number) => {
    const index = Math.max(
      0,
      starts.findLastIndex((start) => start <= y),
    );
    return (bands[index] as Band).y0 - (starts[index] as number);
  };
  return {
    image: { width: page.width, height, pixels },
    onPage: (read) =>
      read.map((line) => {
        const by = shift((line.box.y0 + line.box.y1) / 2);
        const moved = (box: OcrLine["box"]) => ({ ...box, y0: box.y0 + by, y1: box.y1 + by });
        return { box: moved(line.box), words: line.words.map((word) => ({ ...word, box: moved(word.box) })) };
      }),
  };
}

/** The rows of the wanted lines from the top, those that touch as one; a band ends half-way to a line that is not wanted. */
function rowsOf(page: GrayImage, lines: readonly OcrLine[], wanted: readonly OcrLine[]): Band[] {
  const others = lines.filter((line) => !wanted.includes(line)).map(rowOf);
  const rows: Band[] = [];
  for (const { y0, y1 } of wanted.map(rowOf).toSorted((a, b) => a.y0 - b.y0)) {
    const margin = Math.round(MARGIN * (y1 - y0));
    const centre = (y0 + y1) / 2;
    const above = others.filter((row) => row.y0 + row.y1 < 2 * centre).map((row) => (row.y1 + y0) / 2);
    const below = others.filter((row) => row.y0 + row.y1 > 2 * centre).map((row) => (row.y0 + y1) / 2);
    const top = Math.floor(Math.min(y0, Math.max(0, y0 - margin, ...above)));
    const bottom = Math.ceil(Math.max(y1, Math.min(page.height, y1 + margin, ...below)));
    const last = rows.at(-1);
    if (last && top <= last.y1) last.y1 = Math.max(last.y1, bottom);
    else if (bottom > top) rows.push({ y0: Math.max(0, top), y1: Math.min(page.height, bottom) });
  }
  return rows;
}

function rowOf({ words }: OcrLine): Band {
  const { y0, y1 } = around(words.map((word) => word.box));
  return { y0, y1 };
}
