import type { PDFiumLibrary } from "@hyzyla/pdfium";

/** An open page of the library. */
export type PdfPage = ReturnType<Awaited<ReturnType<PDFiumLibrary["loadDocument"]>>["getPage"]>;

/** Those of PDFium's functions that the package carries without a method for them. Addresses are of the library's memory. */
export interface Pdfium {
  HEAPU8: Uint8Array<ArrayBuffer>;
  wasmExports: { malloc(size: number): number; free(address: number): void };
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, index: number): number;
  _FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number;
  _FPDFText_GetLooseCharBox(text: number, index: number, box: number): number;
  _FPDFText_GetCharBox(text: number, index: number, left: number, right: number, bottom: number, top: number): number;
  _FPDFText_GetFontSize(text: number, index: number): number;
  _FPDFText_GetMatrix(text: number, index: number, matrix: number): number;
  _FPDFText_GetCharAngle(text: number, index: number): number;
  _FPDFText_GetTextObject(text: number, index: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPage_RemoveObject(page: number, object: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFPageObj_HasTransparency(object: number): number;
  _FPDFPageObj_Destroy(object: number): void;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFFormObj_RemoveObject(form: number, object: number): number;
  _FPDFPath_CountSegments(path: number): number;
  _FPDFPageObj_GetMatrix(object: number, matrix: number): number;
  _FPDF_GetPageBoundingBox(page: number, box: number): number;
}

/** The library's functions and the address of a page: private in the package's types, and present in its every build. */
export function insideOf(page: PdfPage): { pdfium: Pdfium; address: number } {
  const { module, pageIdx } = page as unknown as { module: Pdfium; pageIdx: number };
  return { pdfium: module, address: pageIdx };
}
