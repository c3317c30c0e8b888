import { isDoubtfulArabic } from "#engines/text/arabic/doubtful-arabic.ts";
import type { PdfSheet } from "#tools/ports.ts";
import { withWholeWords } from "./broken-words.ts";
import { arrangedText } from "./page-text.ts";
import { charactersOf } from "./pdfium-characters.ts";
import type { PdfPage } from "./pdfium.ts";
import { sheetOf } from "./sheet.ts";

const ARABIC = /[\u0600-\u06FF\u0750-\u077F\uFB50-\uFDFF\uFE70-\uFEFC]/u;

/** The text that a page carries: the library's own, and where Arabic is on it, put in order again from its characters' places. */
export function readPdfPage(page: PdfPage): { text: string; sheet: PdfSheet } {
  const own = page.getText();
  const drawn = ARABIC.test(own) ? charactersOf(page) : null;
  const arranged = drawn ? arrangedText(drawn.characters, drawn.spaces) : { text: own, isDoubtful: false };
  const text = withWholeWords(arranged.text);
  return { text, sheet: { ...sheetOf(page), isDoubtful: arranged.isDoubtful || isDoubtfulArabic(text) } };
}
