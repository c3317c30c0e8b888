import { asText, bytesOf, startsWith, trimmed, utf8 } from "./byte-text.ts";

interface Found {
  texts: { keyword: string; text: string }[];
  xmp: string;
  c2pa: Uint8Array | null;
}

const EXTENSION = 0x21;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
const IMAGE = 0x2c;
/** Written behind XMP so that readers of blocks find an end: 1, then 255 down to 0, then 0. */
const XMP_TRAILER = 258;

/** Comments, XMP and the provenance manifest of a GIF; what follows a damaged part is passed over. */
export function walkGif(bytes: Uint8Array, found: Found): void {
  let at = 13 + tableBytes(bytes[10]);
  while (at + 2 <= bytes.length) {
    const kind = bytes[at];
    if (kind === IMAGE) {
      at = pastBlocks(bytes, at + 11 + tableBytes(bytes[at + 9]));
    } else if (kind === EXTENSION) {
      const label = bytes[at + 1];
      const end = pastBlocks(bytes, at + 2);
      if (label === COMMENT) found.texts.push({ keyword: "Comment", text: trimmed(asText(blocksOf(bytes, at + 2))) });
      else if (label === APPLICATION && startsWith(bytes, "XMP DataXMP", at + 3))
        found.xmp += utf8(bytes.subarray(at + 14, Math.max(at + 14, end - XMP_TRAILER)));
      else if (label === APPLICATION && startsWith(bytes, "C2PA_GIF", at + 3))
        found.c2pa = blocksOf(bytes, at + 3 + (bytes[at + 2] ?? 0));
      at = end;
    } else return;
  }
}

/** The size of a colour table, from the byte that says whether there is one. */
function tableBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function pastBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] as number);
  return at + 1;
}

function blocksOf(bytes: Uint8Array, start: number): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = start; at < bytes.length && bytes[at] !== 0; at += 1 + (bytes[at] as number))
    parts.push(bytes.subarray(at + 1, at + 1 + (bytes[at] as number)));
  return bytesOf(parts);
}
