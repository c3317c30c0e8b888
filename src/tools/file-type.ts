export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"] as const;
export type FileType = (typeof IMAGE_TYPES)[number] | "application/pdf" | typeof DOCX | "text/plain";

const SIGNATURES: readonly (readonly [FileType, RegExp])[] = [
  ["image/png", /^\x89PNG\r\n\x1a\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/gif", /^GIF8[79]a/],
  ["image/webp", /^RIFF[^]{4}WEBP/],
  ["image/avif", /^[^]{4}ftyp[^]{0,40}avi[fs]/],
  // A PDF may begin with some bytes of something else; readers look for its mark in the first kilobyte.
  ["application/pdf", /^[^]{0,1019}%PDF-/],
];

/** What a file is by its bytes, whatever it is called; null for anything the tools do not read. A zip with a Word document in it is .docx; UTF-8 without NUL is text. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  const found = SIGNATURES.find(([, signature]) => signature.test(head));
  if (found) return found[0];
  if (head.startsWith("PK\x03\x04")) return names(bytes, "word/document.xml") ? DOCX : null;
  return isText(bytes) ? "text/plain" : null;
}

/** Whether a zip's directory, which is at its end, names this entry. */
function names(bytes: Uint8Array, entry: string): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(-256 * 1024)).includes(entry);
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
