import { type DrawnSpace, kindOf, type PdfCharacter } from "./character.ts";
import { loneSpaces } from "./drawn-spaces.ts";
import { insideOf, type Pdfium, type PdfPage } from "./pdfium.ts";

/** What PDFium gives for a hyphen at the end of a line whose word goes on, and for the characters of its own line ends. */
const BROKEN_WORD = 2;
/** Bytes for the places of one character. */
const ROOM = 64;
const SPACES = new Set([0x20, 0xa0]);

/** A page's characters in the library's order, and the spaces that the file holds. */
export interface PageCharacters {
  characters: PdfCharacter[];
  spaces: DrawnSpace[];
}

/** The characters of a page, null where most of them are turned and have no line from left to right. */
export function charactersOf(page: PdfPage): PageCharacters | null {
  const { pdfium, address } = insideOf(page);
  const text = pdfium._FPDFText_LoadPage(address);
  const room = pdfium.wasmExports.malloc(ROOM);
  try {
    const characters: PdfCharacter[] = [];
    const spaces: DrawnSpace[] = [];
    const sizes = new Map<number, number>();
    let before: PdfCharacter["before"] = null;
    let turned = 0;
    for (let at = 0; at < pdfium._FPDFText_CountChars(text); at += 1) {
      const code = pdfium._FPDFText_GetUnicode(text, at);
      if (code === 10 || code === 13) before = "line";
      if (SPACES.has(code)) {
        before ??= "space";
        const { x, y, advance } = placeOf(pdfium, text, at, { room, isInk: false });
        // A space that the library guessed has no width.
        if (advance !== 0) spaces.push({ x, y });
      }
      if (!SPACES.has(code) && ![0, 10, 13].includes(code)) {
        if (Math.abs(Math.sin(pdfium._FPDFText_GetCharAngle(text, at))) > 0.1) turned += 1;
        const written = textOf(code);
        const isInk = ["arabic", "mark"].includes(kindOf(written));
        const object = pdfium._FPDFText_GetTextObject(text, at);
        const size = sizes.get(object) ?? sizeOf(pdfium, text, at, room);
        sizes.set(object, size);
        characters.push({ ...placeOf(pdfium, text, at, { room, isInk }), size, object, text: written, before });
        before = null;
      }
    }
    if (turned * 2 > characters.length) return null;
    return { characters, spaces: [...spaces, ...loneSpaces(pdfium, address, new Set(sizes.keys()))] };
  } finally {
    pdfium.wasmExports.free(room);
    pdfium._FPDFText_ClosePage(text);
  }
}

function textOf(code: number): string {
  const text = code === BROKEN_WORD ? "\uFFFE" : String.fromCodePoint(code);
  return /[\uFB50-\uFDFF\uFE70-\uFEFC]/u.test(text) ? text.normalize("NFKC") : text;
}

function placeOf(pdfium: Pdfium, text: number, at: number, { room, isInk }: { room: number; isInk: boolean }) {
  pdfium._FPDFText_GetCharOrigin(text, at, room, room + 8);
  pdfium._FPDFText_GetLooseCharBox(text, at, room + 16);
  pdfium._FPDFText_GetCharBox(text, at, room + 32, room + 40, room + 48, room + 56);
  // The memory moves when the library asks for more, so that no view of it lasts.
  const view = new DataView(pdfium.HEAPU8.buffer, room, ROOM);
  // The advance comes as left, top, right and bottom of four bytes each, the ink as left and right of eight.
  const [left, right] = [view.getFloat32(16, true), view.getFloat32(24, true)];
  return {
    x: view.getFloat64(0, true),
    y: view.getFloat64(8, true),
    left: isInk ? view.getFloat64(32, true) : left,
    right: isInk ? view.getFloat64(40, true) : right,
    advance: right - left,
  };
}

/** The size that the file names, by how the page stretches it: cairo names 1 and Chromium a third more than is drawn. */
function sizeOf(pdfium: Pdfium, text: number, at: number, room: number): number {
  pdfium._FPDFText_GetMatrix(text, at, room);
  const view = new DataView(pdfium.HEAPU8.buffer, room, ROOM);
  const stretch = Math.hypot(view.getFloat32(8, true), view.getFloat32(12, true));
  return pdfium._FPDFText_GetFontSize(text, at) * (stretch || 1);
}
