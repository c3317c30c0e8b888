import { cleanText } from "#engines/text/clean.ts";
import { decodeText } from "#engines/text/decode-text.ts";
import { saneEmbeddedText } from "#engines/text/embedded-text.ts";
import type { DocumentNote } from "#i18n/document-notes.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { notTaken, ZIPPED_TYPES } from "#tools/file-type.ts";
import type { Documents, PortCall } from "#tools/ports.ts";
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
  const { text, pageTexts, left } = await documents.text({ bytes, type }, call);
  if (type !== "application/pdf") return { text: filled(text, "no_words_in_file"), notes: left };
  const sane = pageTexts.flatMap((page) => saneEmbeddedText(page) ?? []).join("\n\n");
  return { text: filled(sane, "pages_are_pictures"), notes: left };
}

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
