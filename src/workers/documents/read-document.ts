import { RefusalError } from "#i18n/refusals.ts";
import type { LeftOut } from "#i18n/document-notes.ts";
import { DOCX, EPUB, ODT, PPTX } from "#tools/file-type.ts";
import { openZip, type BoundedZip } from "./bounded-zip.ts";
import { readBook, readOpenDocument, readSlides } from "./other-documents.ts";
import { readWord, type ReadDocument } from "./word.ts";

/** Bytes of the parts that are read; a file of 5 MB can claim a thousand times as many. */
const MOST_UNPACKED = 32 * 1024 * 1024;

const READERS: Readonly<Record<string, (zip: BoundedZip) => ReadDocument>> = {
  [DOCX]: readWord,
  [ODT]: readOpenDocument,
  [PPTX]: readSlides,
  [EPUB]: readBook,
};

/** The text of a zipped document, paragraphs apart by blank lines, and what was left out of it. Throws on a damaged one. */
export function readDocument(bytes: Uint8Array, type: string): { text: string; left: LeftOut[] } {
  const read = READERS[type];
  if (!read) throw new RefusalError("unsupported_media");
  try {
    const { blocks, left } = read(openZip(bytes, MOST_UNPACKED));
    return { text: blocks.join("\n\n"), left };
  } catch (error) {
    // Megabytes of one kind may leave a pattern of the XML parser without stack: too large a file, and no fault of the engine.
    if (error instanceof RangeError) throw new RefusalError("too_large", { cause: error });
    throw error;
  }
}
