import { decodeText } from "#engines/text/decode-text.ts";
import type { FileKind } from "#i18n/file-kinds.ts";

export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
export const PPTX = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
export const ODT = "application/vnd.oasis.opendocument.text";
export const EPUB = "application/epub+zip";
export const IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"] as const;
/** Documents that lie zipped in their file. */
export const ZIPPED_TYPES = [DOCX, ODT, PPTX, EPUB] as const;
export type FileType = (typeof IMAGE_TYPES)[number] | (typeof ZIPPED_TYPES)[number] | "application/pdf" | "text/plain";

const SIGNATURES: readonly (readonly [FileKind, RegExp])[] = [
  ["png", /^\x89PNG\r\n\x1a\n/],
  ["jpeg", /^\xff\xd8\xff/],
  ["gif", /^GIF8[79]a/],
  ["webp", /^RIFF[^]{4}WEBP/],
  ["avif", /^[^]{4}ftyp[^]{0,40}avi[fs]/],
  ["heic", /^[^]{4}ftyp[^]{0,40}(?:hei[cxms]|hev[cxms]|mif1|msf1)/],
  ["tiff", /^(?:II[*+]\0|MM\0[*+])/],
  ["bmp", /^BM[^]{4}\0\0\0\0/],
  ["rtf", /^(?:\xef\xbb\xbf)?\s*\{\\rtf/],
  ["old-office", /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/],
  ["archive", /^(?:Rar!\x1a|7z\xbc\xaf\x27\x1c|\x1f\x8b\x08)/],
  // A PDF may begin with some bytes of something else; readers look for its mark in the first kilobyte.
  ["pdf", /^[^]{0,1019}%PDF-/],
];

/** Kinds of zips by a name that their directory has, which is at the end; the first that fits. */
const ZIPPED: readonly (readonly [FileKind, RegExp])[] = [
  ["docx", /word\/[^/]{1,60}\.xml/],
  ["pptx", /ppt\/presentation[^/]{0,20}\.xml|ppt\/slides\//],
  ["xlsx", /xl\/workbook\.(?:xml|bin)/],
  ["epub", /META-INF\/container\.xml/],
];

const TYPES: Partial<Record<FileKind, FileType>> = {
  png: "image/png",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  pdf: "application/pdf",
  docx: DOCX,
  odt: ODT,
  pptx: PPTX,
  epub: EPUB,
  text: "text/plain",
};

/** The names of the types as people know them. */
const NAMES: Record<FileType, readonly string[]> = {
  "image/png": ["PNG"],
  "image/jpeg": ["JPEG"],
  "image/webp": ["WebP"],
  "image/gif": ["GIF"],
  "image/avif": ["AVIF"],
  "application/pdf": ["PDF"],
  "text/plain": ["TXT", "MD"],
  [DOCX]: ["DOCX"],
  [ODT]: ["ODT"],
  [PPTX]: ["PPTX"],
  [EPUB]: ["EPUB"],
};

/** What a file is by its bytes, whatever it is called; null for anything the tools do not read. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  return TYPES[fileKindOf(bytes)] ?? null;
}

/** The same with a name for what the tools do not read, so that a refusal can say it. Text in an encoding that is read is `text`. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  const found = SIGNATURES.find(([, signature]) => signature.test(head));
  if (found) return found[0];
  if (head.startsWith("PK\x03\x04")) return zippedKind(head, bytes);
  return decodeText(bytes) ? "text" : "unknown";
}

function zippedKind(head: string, bytes: Uint8Array): FileKind {
  // OpenDocument and EPUB begin with their type, unpacked.
  const type =
    /^PK[^]{28}mimetype[^]{0,64}?application\/(epub\+zip|vnd\.oasis\.opendocument\.text(?!-)|vnd\.oasis)/.exec(head);
  if (type) return type[1] === "epub+zip" ? "epub" : type[1] === "vnd.oasis" ? "open-document" : "odt";
  const directory = new TextDecoder("latin1").decode(bytes.subarray(-256 * 1024));
  return ZIPPED.find(([, name]) => name.test(directory))?.[0] ?? "archive";
}

/** The fault of a file that is of another kind than is taken: `file_not_taken KIND NAMES`, which `i18n/field-messages.ts` puts in words. */
export function notTaken(bytes: Uint8Array, types: readonly FileType[]): string {
  return `file_not_taken ${fileKindOf(bytes)} ${types.flatMap((type) => NAMES[type]).join("/")}`;
}
