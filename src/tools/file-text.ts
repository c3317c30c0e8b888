import { cleanText } from "#engines/text/clean.ts";
import { decodeText } from "#engines/text/decode-text.ts";
import { saneEmbeddedText } from "#engines/text/embedded-text.ts";
import type { DocumentNote } from "#i18n/document-notes.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { notTaken, ZIPPED_TYPES } from "#tools/file-type.ts";
import type { Documents, PdfSheet, PortCall } from "#tools/ports.ts";
import type { FileRule, InputFile } from "#tools/tool.ts";

/** What the text tools take in place of typing. */
export const TEXT_FILE = {
  types: ["text/plain", "application/pdf", ...ZIPPED_TYPES],
  maxBytes: 5 * 1024 * 1024,
  required: true,
} as const satisfies FileRule;

/** A file's text, with what the person should know of it. */
export interface FileText {
  text: string;
  notes: DocumentNote[];
}

/**
 * The text of a file that `TEXT_FILE` takes, with what was left out of it and an encoding other than UTF-8 as notes. Throws
 * `invalid_input` on the field `file` for a damaged or empty one and for a PDF whose pages are pictures, `too_large` for endless ones.
 */
export async function readFileText(
  { bytes, type }: Pick<InputFile, "bytes" | "type">,
  documents: Documents,
  call: PortCall = {},
): Promise<FileText> {
  if (type === "text/plain") {
    const read = decodeText(bytes);
    if (!read) throw new RefusalError("unsupported_media", { fields: { file: notTaken(bytes, TEXT_FILE.types) } });
    const text = filled(read.text, "no_words_in_file");
    return { text, notes: read.encoding === "utf-8" ? [] : [`encoding ${NAMES[read.encoding]}`] };
  }
  const { text, pageTexts, left, sheets } = await documents.text({ bytes, type }, call);
  if (type !== "application/pdf") return { text: filled(text, "no_words_in_file"), notes: left };
  const sane = pageTexts.map((page, at) => textOfPage(page, sheets[at]));
  return {
    text: filled(sane.flatMap((page) => page ?? []).join("\n\n"), "pages_are_pictures"),
    notes: notesOf(sane, sheets),
  };
}

/** A page under a picture with few words beside it is the picture: "Scanned with …" is not its text. */
function textOfPage(page: string, sheet: PdfSheet | undefined): string | null {
  const isPicture = sheet !== undefined && sheet.pictures > MOSTLY && !sheet.isHidden;
  return isPicture && (page.match(/\p{L}/gu)?.length ?? 0) < FEW_LETTERS ? null : saneEmbeddedText(page);
}

function notesOf(pages: readonly (string | null)[], sheets: readonly PdfSheet[]): DocumentNote[] {
  const told = (note: DocumentNote, is: (sheet: PdfSheet, page: string | null) => boolean) =>
    sheets.some((sheet, at) => is(sheet, pages[at] ?? null)) ? [note] : [];
  return [
    ...told("picture_pages_left_out", ({ pictures }, page) => page === null && pictures > PART),
    ...told("objects_left_out", ({ pictures, isHidden }, page) => page !== null && pictures > PART && !isHidden),
    ...told("doubtful_text", ({ isDoubtful }, page) => page !== null && isDoubtful),
    ...told("hidden_text", ({ isHidden }, page) => page !== null && isHidden),
  ];
}

const MOSTLY = 0.5;
const PART = 0.15;
const FEW_LETTERS = 150;

const NAMES = {
  "utf-16le": "UTF-16LE",
  "utf-16be": "UTF-16BE",
  "windows-1256": "Windows-1256",
  "iso-8859-6": "ISO-8859-6",
  "windows-1252": "Windows-1252",
};

function filled(raw: string, fault: "no_words_in_file" | "pages_are_pictures"): string {
  const text = cleanText(raw).trim();
  if (text === "") throw new RefusalError("invalid_input", { fields: { file: fault } });
  return text;
}
