import { saneEmbeddedText } from "#engines/text/embedded-text.ts";
import { cleanText } from "#engines/text/clean.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { DOCX } from "#tools/file-type.ts";
import type { Documents, PortCall } from "#tools/ports.ts";
import type { FileRule, InputFile } from "#tools/tool.ts";

/** What the text tools take in place of typing. */
export const TEXT_FILE: FileRule = {
  types: ["text/plain", "application/pdf", DOCX],
  maxBytes: 5 * 1024 * 1024,
  required: true,
};

/**
 * The text of a .txt, .md, .docx or .pdf. Throws `invalid_input` on the field `file` for a damaged or empty one and for a
 * PDF whose pages are pictures, `too_large` for endless ones.
 */
export async function readFileText(
  { bytes, type }: Pick<InputFile, "bytes" | "type">,
  documents: Documents,
  call: PortCall = {},
): Promise<string> {
  if (type === "text/plain") return filled(new TextDecoder().decode(bytes), "no_words_in_file");
  const { text, pageTexts } = await documents.text({ bytes, type }, call);
  if (type !== "application/pdf") return filled(text, "no_words_in_file");
  return filled(pageTexts.flatMap((page) => saneEmbeddedText(page) ?? []).join("\n\n"), "pages_are_pictures");
}

function filled(raw: string, fault: "no_words_in_file" | "pages_are_pictures"): string {
  const text = cleanText(raw).trim();
  if (text === "") throw new RefusalError("invalid_input", { fields: { file: fault } });
  return text;
}
