import type { PdfSheet } from "#tools/ports.ts";
import { after, type Matrix, pointOf, UNMOVED } from "./matrix.ts";
import { insideOf, type Pdfium, type PdfPage } from "./pdfium.ts";

const [TEXT, PATH, IMAGE, FORM] = [1, 2, 3, 5];
/** The render mode of text that is neither filled nor stroked. */
const INVISIBLE = 3;
/** The page is judged in so many squares a side. */
const SQUARES = 60;
/** Bytes for the numbers of one matrix. */
const ROOM = 24;
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

interface Drawn {
  texts: { area: Area; isHidden: boolean }[];
  pictures: Area[];
  outlines: Area[];
}

/** Looks at what is drawn on a page, without drawing it. */
export function sheetOf(page: PdfPage): Omit<PdfSheet, "isDoubtful"> {
  const { pdfium, address } = insideOf(page);
  const room = pdfium.wasmExports.malloc(ROOM);
  const drawn: Drawn = { texts: [], pictures: [], outlines: [] };
  try {
    pdfium._FPDF_GetPageBoundingBox(address, room);
    const [left, top, right, bottom] = numbersAt(pdfium, room, 4) as [number, number, number, number];
    const paper = { left, bottom, right, top };
    for (let at = 0; at < pdfium._FPDFPage_CountObjects(address); at += 1)
      visit(pdfium, pdfium._FPDFPage_GetObject(address, at), { room, matrix: UNMOVED, paper, drawn });
    if (drawn.outlines.length >= OUTLINES) drawn.pictures.push(...drawn.outlines);
    return judged(drawn, paper);
  } finally {
    pdfium.wasmExports.free(room);
  }
}

interface Visit {
  room: number;
  matrix: Matrix;
  paper: Area;
  drawn: Drawn;
}

/** Notes an object in the order in which it is painted, and all that a form holds. */
function visit(pdfium: Pdfium, object: number, place: Visit): void {
  const { room, matrix, paper, drawn } = place;
  const type = pdfium._FPDFPageObj_GetType(object);
  if (type === FORM) {
    pdfium._FPDFPageObj_GetMatrix(object, room);
    const inside = { ...place, matrix: after(numbersAt(pdfium, room, 6), matrix) };
    for (let at = 0; at < pdfium._FPDFFormObj_CountObjects(object); at += 1)
      visit(pdfium, pdfium._FPDFFormObj_GetObject(object, at), inside);
    return;
  }
  pdfium._FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12);
  const area = moved(numbersAt(pdfium, room, 4), matrix);
  if (type === TEXT) drawn.texts.push({ area, isHidden: pdfium._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE });
  else if (type === PATH && isOutline(pdfium, object, (area.top - area.bottom) / (paper.top - paper.bottom)))
    drawn.outlines.push(area);
  else if (type === IMAGE) {
    drawn.pictures.push(area);
    if (pdfium._FPDFPageObj_HasTransparency(object) === 0)
      for (const text of drawn.texts) text.isHidden ||= isWithin(text.area, area);
  }
}

function numbersAt(pdfium: Pdfium, room: number, count: number): number[] {
  const view = new DataView(pdfium.HEAPU8.buffer, room, ROOM);
  return Array.from({ length: count }, (_each, at) => view.getFloat32(at * 4, true));
}

function moved([left = 0, bottom = 0, right = 0, top = 0]: readonly number[], matrix: Matrix): Area {
  const corners = [pointOf(left, bottom, matrix), pointOf(left, top, matrix), pointOf(right, bottom, matrix)];
  corners.push(pointOf(right, top, matrix));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

function isOutline(pdfium: Pdfium, path: number, height: number): boolean {
  return pdfium._FPDFPath_CountSegments(path) > OUTLINE_SEGMENTS && height < OUTLINE_HEIGHT;
}

function isWithin(inner: Area, outer: Area): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.bottom + inner.top) / 2];
  return x > outer.left && x < outer.right && y > outer.bottom && y < outer.top;
}

function judged({ texts, pictures }: Drawn, paper: Area): Omit<PdfSheet, "isDoubtful"> {
  const seen = texts.filter(({ isHidden }) => !isHidden);
  const widthOf = (some: Drawn["texts"]) => some.reduce((sum, { area }) => sum + area.right - area.left, 0);
  const squares = new Uint8Array(SQUARES * SQUARES);
  for (const area of pictures) fill(squares, area, paper, { value: 1, around: 0 });
  for (const { area } of seen) fill(squares, area, paper, { value: 0, around: (area.top - area.bottom) / 2 });
  const middles = seen.map(({ area }) => (paper.top - (area.top + area.bottom) / 2) / (paper.top - paper.bottom));
  return {
    pictures: squares.reduce((sum, square) => sum + square, 0) / squares.length,
    textMiddle: middles.reduce((sum, middle) => sum + middle, 0) / Math.max(1, middles.length),
    isHidden: texts.length > 0 && widthOf(seen) * 2 < widthOf(texts),
  };
}

function fill(
  squares: Uint8Array,
  area: Area,
  paper: Area,
  { value, around }: { value: number; around: number },
): void {
  const at = (part: number) => Math.max(0, Math.min(SQUARES, Math.round(part * SQUARES)));
  const across = (x: number) => at((x - paper.left) / (paper.right - paper.left));
  const up = (y: number) => at((y - paper.bottom) / (paper.top - paper.bottom));
  for (let y = up(area.bottom - around); y < up(area.top + around); y += 1)
    squares.fill(value, y * SQUARES + across(area.left - around), y * SQUARES + across(area.right + around));
}

/** Takes the text off a page that is open, so that a picture of it shows what the text does not say. */
export function takeTextOff(page: PdfPage): void {
  const { pdfium, address } = insideOf(page);
  for (let at = pdfium._FPDFPage_CountObjects(address) - 1; at >= 0; at -= 1) {
    const object = pdfium._FPDFPage_GetObject(address, at);
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === FORM) takeTextOut(pdfium, object);
    else if (type === TEXT && pdfium._FPDFPage_RemoveObject(address, object) !== 0) pdfium._FPDFPageObj_Destroy(object);
  }
}

function takeTextOut(pdfium: Pdfium, form: number): void {
  for (let at = pdfium._FPDFFormObj_CountObjects(form) - 1; at >= 0; at -= 1) {
    const object = pdfium._FPDFFormObj_GetObject(form, at);
    const type = pdfium._FPDFPageObj_GetType(object);
    if (type === FORM) takeTextOut(pdfium, object);
    else if (type === TEXT && pdfium._FPDFFormObj_RemoveObject(form, object) !== 0) pdfium._FPDFPageObj_Destroy(object);
  }
}
