import type { PdfSheet } from "#tools/ports.ts";
import { insideOf, type Pdfium, type PdfPage } from "./pdfium-characters.ts";

const [TEXT, PATH, IMAGE, FORM] = [1, 2, 3, 5];
/** The render mode of text that is neither filled nor stroked. */
const INVISIBLE = 3;
/** The page is judged in so many squares a side. */
const SQUARES = 60;
/** Shapes of more segments than this and less of the page's height than this are letters drawn as outlines. */
const OUTLINE_SEGMENTS = 12;
const OUTLINE_HEIGHT = 0.06;
/** So many shapes are writing; fewer may be a logo. */
const OUTLINES = 40;

interface Area {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** Looks at what is drawn on a page, without drawing it. */
export function sheetOf(page: PdfPage): Omit<PdfSheet, "isDoubtful"> {
  const { pdfium, address } = insideOf(page);
  const size = { width: pdfium._FPDF_GetPageWidthF(address), height: pdfium._FPDF_GetPageHeightF(address) };
  const texts: { area: Area; isHidden: boolean }[] = [];
  const pictures: Area[] = [];
  const outlines: Area[] = [];
  const room = pdfium.wasmExports.malloc(16);
  try {
    for (let at = 0; at < pdfium._FPDFPage_CountObjects(address); at += 1) {
      const object = pdfium._FPDFPage_GetObject(address, at);
      const type = contentOf(pdfium, object);
      const area = areaOf(pdfium, object, room);
      if (type === TEXT) texts.push({ area, isHidden: pdfium._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE });
      else if (type === PATH && isOutline(pdfium, object, (area.top - area.bottom) / size.height)) outlines.push(area);
      else if (type === IMAGE) {
        pictures.push(area);
        if (pdfium._FPDFPageObj_HasTransparency(object) === 0)
          for (const text of texts) text.isHidden ||= isWithin(text.area, area);
      }
    }
  } finally {
    pdfium.wasmExports.free(room);
  }
  if (outlines.length >= OUTLINES) pictures.push(...outlines);
  return judged(texts, pictures, size);
}

/** The type of an object; a form counts as what it holds, a picture before text. */
function contentOf(pdfium: Pdfium, object: number): number {
  const type = pdfium._FPDFPageObj_GetType(object);
  if (type !== FORM) return type;
  const types = new Set<number>();
  for (let at = 0; at < pdfium._FPDFFormObj_CountObjects(object); at += 1)
    types.add(contentOf(pdfium, pdfium._FPDFFormObj_GetObject(object, at)));
  return [TEXT, IMAGE].find((each) => types.has(each)) ?? FORM;
}

function isOutline(pdfium: Pdfium, path: number, height: number): boolean {
  return pdfium._FPDFPath_CountSegments(path) > OUTLINE_SEGMENTS && height < OUTLINE_HEIGHT;
}

function areaOf(pdfium: Pdfium, object: number, room: number): Area {
  pdfium._FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12);
  const view = new DataView(pdfium.HEAPU8.buffer, room, 16);
  const [left, bottom, right, top] = [0, 4, 8, 12].map((at) => view.getFloat32(at, true)) as [
    number,
    number,
    number,
    number,
  ];
  return { left, bottom, right, top };
}

function isWithin(inner: Area, outer: Area): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.bottom + inner.top) / 2];
  return x > outer.left && x < outer.right && y > outer.bottom && y < outer.top;
}

function judged(
  texts: readonly { area: Area; isHidden: boolean }[],
  pictures: readonly Area[],
  size: { width: number; height: number },
): Omit<PdfSheet, "isDoubtful"> {
  const seen = texts.filter(({ isHidden }) => !isHidden);
  const widthOf = (some: typeof texts) => some.reduce((sum, { area }) => sum + area.right - area.left, 0);
  const squares = new Uint8Array(SQUARES * SQUARES);
  for (const area of pictures) fill(squares, area, size, { value: 1, around: 0 });
  for (const { area } of seen) fill(squares, area, size, { value: 0, around: (area.top - area.bottom) / 2 });
  const middles = seen.map(({ area }) => 1 - (area.top + area.bottom) / 2 / size.height);
  return {
    pictures: squares.reduce((sum, square) => sum + square, 0) / squares.length,
    textMiddle: middles.reduce((sum, middle) => sum + middle, 0) / Math.max(1, middles.length),
    isHidden: texts.length > 0 && widthOf(seen) * 2 < widthOf(texts),
  };
}

function fill(
  squares: Uint8Array,
  { left, bottom, right, top }: Area,
  { width, height }: { width: number; height: number },
  { value, around }: { value: number; around: number },
): void {
  const at = (part: number) => Math.max(0, Math.min(SQUARES, Math.round(part * SQUARES)));
  for (let y = at((bottom - around) / height); y < at((top + around) / height); y += 1)
    squares.fill(value, y * SQUARES + at((left - around) / width), y * SQUARES + at((right + around) / width));
}

/** Takes the text off a page that is open, so that a picture of it shows what the text does not say. */
export function takeTextOff(page: PdfPage): void {
  const { pdfium, address } = insideOf(page);
  for (let at = pdfium._FPDFPage_CountObjects(address) - 1; at >= 0; at -= 1) {
    const object = pdfium._FPDFPage_GetObject(address, at);
    if (contentOf(pdfium, object) !== TEXT) continue;
    pdfium._FPDFPage_RemoveObject(address, object);
    pdfium._FPDFPageObj_Destroy(object);
  }
}
