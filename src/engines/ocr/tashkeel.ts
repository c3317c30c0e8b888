import { withMarks } from "#engines/ocr/learned/attach-marks.ts";
import type { Classify } from "#engines/ocr/learned/classifier.ts";
import type { Component } from "#engines/ocr/image/components.ts";
import { inkPatches } from "#engines/ocr/image/glyphs.ts";
import { crop, pad, paperOf, resize, type Box, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { findMarks, type Mark } from "#engines/ocr/learned/marks.ts";
import { hasArabic, type OcrLine, type OcrWord, type Recognition } from "./recognised.ts";
import { findTextLines, heightOf, type TextLine } from "#engines/ocr/image/text-lines.ts";

/** A line counts as fully marked from this many marks for each letter's body, of this many kinds; a page, if most lines are. */
const MARKED = 0.6;
const KINDS = 3;
const MOST = 0.65;
/** More patches than this for each letter's body are grain. */
const GRAIN = 6;
const LINE_HEIGHT = 48;
const MARGIN = 12;

/** A line with its marks taken out of the picture. */
export interface MarkedLine {
  line: TextLine;
  marks: Mark[];
  bodies: Component[];
  image: GrayImage;
  /** Pixels of the page for one pixel of `image`, and where it was cut. */
  scale: number;
  origin: { x: number; y: number };
}

/** The lines of a page in fully marked Arabic, or an empty list where the page has few marks. */
export function findMarkedLines(page: GrayImage, classify: Classify): MarkedLine[] {
  const { components, labels } = inkPatches(page, 4);
  if (components.length > 6000) return [];
  const lines = findTextLines(components, page.width).map((line) => {
    const marks = findMarks(page, labels, line, classify);
    const bodies = line.patches.filter(
      (patch) => heightOf(patch) >= 0.55 * line.unit || patch.x1 - patch.x0 >= line.unit,
    );
    return { line, marks, bodies };
  });
  const bodies = lines.reduce((sum, one) => sum + one.bodies.length, 0);
  const marked = lines.filter(isMarked).reduce((sum, one) => sum + one.bodies.length, 0);
  if (marked === 0 || marked < MOST * bodies || components.length > GRAIN * bodies) return [];
  return lines.map((one) => ({ ...one, ...withoutMarks(page, labels, one.line, one.marks) }));
}

function isMarked({ marks, bodies }: Pick<MarkedLine, "marks" | "bodies">): boolean {
  return marks.length >= MARKED * bodies.length && new Set(marks.map((mark) => mark.sign)).size >= KINDS;
}

/** The line cut out with paper in place of its marks and of other lines' patches, at the height the recogniser likes. */
function withoutMarks(page: GrayImage, labels: Int32Array, line: TextLine, marks: readonly Mark[]) {
  const gone = new Set(marks.map((mark) => mark.patch.label));
  const own = line.patches.filter((patch) => !gone.has(patch.label));
  const box = { x0: page.width, y0: page.height, x1: 0, y1: 0 };
  for (const patch of own) grow(box, patch);
  const cut = crop(page, box);
  const kept = new Set(own.map((patch) => patch.label));
  const paper = paperOf(cut);
  for (let y = 0; y < cut.height; y += 1) {
    for (let x = 0; x < cut.width; x += 1) {
      if (!nearInk(labels, kept, box.x0 + x, box.y0 + y, page)) cut.pixels[y * cut.width + x] = paper;
    }
  }
  const factor = LINE_HEIGHT / cut.height;
  const image = pad(resize(cut, factor), MARGIN, paper);
  return { image, scale: 1 / factor, origin: { x: box.x0, y: box.y0 } };
}

function nearInk(labels: Int32Array, kept: ReadonlySet<number>, x: number, y: number, page: GrayImage): boolean {
  for (let ny = Math.max(0, y - 1); ny <= Math.min(page.height - 1, y + 1); ny += 1)
    for (let nx = Math.max(0, x - 1); nx <= Math.min(page.width - 1, x + 1); nx += 1)
      if (kept.has(labels[ny * page.width + nx] as number)) return true;
  return false;
}

function grow(box: Box, patch: Box): void {
  box.x0 = Math.min(box.x0, patch.x0);
  box.y0 = Math.min(box.y0, patch.y0);
  box.x1 = Math.max(box.x1, patch.x1);
  box.y1 = Math.max(box.y1, patch.y1);
}

/** Reads marked lines: letters by the recogniser from the line without marks, marks by their place. */
export function* readMarkedLines(lines: readonly MarkedLine[]): Generator<Recognition, OcrLine[], OcrLine[]> {
  const out: OcrLine[] = [];
  for (const one of lines) {
    const read = yield { image: one.image, language: "ara", shape: "line" };
    const words = read.flatMap((line) => line.words).map((word) => ({ ...word, box: onPage(word.box, one) }));
    if (words.length === 0) continue;
    const box = { x0: one.line.box.x0, x1: one.line.box.x1, y0: one.line.box.y0, y1: one.line.box.y1 };
    out.push({ words: words.map((word) => marked(word, words, one)), box });
  }
  return out;
}

function marked(word: OcrWord, words: readonly OcrWord[], { marks, bodies, line }: MarkedLine): OcrWord {
  const text = word.text.replace(/[\u064B-\u0652\u0670]/gu, "");
  if (!hasArabic(text)) return { ...word, text };
  const mine = (box: Box) => nearest(words, (box.x0 + box.x1) / 2) === word;
  return {
    ...word,
    text: withMarks(
      { ...word, text },
      marks.filter((mark) => mine(mark.patch)),
      bodies.filter(mine),
      line.unit,
    ),
  };
}

function nearest(words: readonly OcrWord[], x: number): OcrWord | undefined {
  const away = ({ box }: OcrWord) => Math.max(0, box.x0 - x, x - box.x1);
  return words.filter((word) => hasArabic(word.text)).toSorted((a, b) => away(a) - away(b))[0];
}

function onPage(box: Box, { scale, origin }: MarkedLine): Box {
  const x = (value: number) => Math.round((value - MARGIN) * scale + origin.x);
  const y = (value: number) => Math.round((value - MARGIN) * scale + origin.y);
  return { x0: x(box.x0), y0: y(box.y0), x1: x(box.x1), y1: y(box.y1) };
}
