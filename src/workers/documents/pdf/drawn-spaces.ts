import { after, type Matrix, UNMOVED } from "./matrix.ts";
import type { DrawnSpace } from "./character.ts";
import type { Pdfium } from "./pdfium.ts";

const [TEXT, FORM] = [1, 5];
/** Bytes for the numbers of one matrix. */
const ROOM = 24;

/**
 * Spaces that were drawn by a command of their own, as Chromium and cairo do for a script without a space in its font. The
 * library leaves such commands out of the text: they have no ink and no character (`known` are the commands that have).
 */
export function loneSpaces(pdfium: Pdfium, page: number, known: ReadonlySet<number>): DrawnSpace[] {
  const room = pdfium.wasmExports.malloc(ROOM);
  const numbers = (count: number) => {
    const view = new DataView(pdfium.HEAPU8.buffer, room, ROOM);
    return Array.from({ length: count }, (_each, at) => view.getFloat32(at * 4, true));
  };
  const spaces: DrawnSpace[] = [];
  const visit = (object: number, outer: Matrix): void => {
    const type = pdfium._FPDFPageObj_GetType(object);
    if ((type !== TEXT && type !== FORM) || known.has(object)) return;
    if (type === TEXT) {
      pdfium._FPDFPageObj_GetBounds(object, room, room + 4, room + 8, room + 12);
      const [left, bottom, right, top] = numbers(4);
      if (left !== right || bottom !== top) return;
    }
    pdfium._FPDFPageObj_GetMatrix(object, room);
    const matrix = after(numbers(6), outer);
    if (type === TEXT) spaces.push({ x: matrix[4] as number, y: matrix[5] as number });
    else
      for (let at = 0; at < pdfium._FPDFFormObj_CountObjects(object); at += 1)
        visit(pdfium._FPDFFormObj_GetObject(object, at), matrix);
  };
  try {
    for (let at = 0; at < pdfium._FPDFPage_CountObjects(page); at += 1)
      visit(pdfium._FPDFPage_GetObject(page, at), UNMOVED);
    return spaces;
  } finally {
    pdfium.wasmExports.free(room);
  }
}
