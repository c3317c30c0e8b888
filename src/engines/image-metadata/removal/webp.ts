import { ascii, bytesOf, latin1, startsWith } from "#engines/image-metadata/byte-text.ts";
import { orientationAlone, orientationOf } from "./orientation.ts";
import type { Rewritten } from "./rewritten.ts";

const HEAD_LENGTH = 12;
/** A frame's place, size and time, before the chunks of its picture. */
const FRAME_HEAD_LENGTH = 16;
const SHOWN = /^(?:VP8 |VP8L|ALPH|ANIM|ICCP)$/u;
const EXIF_FLAG = 0x08;
const XMP_FLAG = 0x04;

interface Chunk {
  type: string;
  data: Uint8Array;
}

/** A WebP with the chunks that its picture is made of and no others. Null where a chunk is cut off. */
export function rewriteWebp(bytes: Uint8Array): Rewritten | null {
  const stated = 8 + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(4, true);
  const chunks = chunksOf(bytes.subarray(HEAD_LENGTH, Math.min(stated, bytes.length)));
  if (!chunks || !chunks.some(({ type }) => /^(?:VP8 |VP8L|ANMF)$/u.test(type))) return null;
  const exif = chunks.find(({ type }) => type === "EXIF")?.data ?? null;
  const tiff = exif && startsWith(exif, "Exif\0\0") ? exif.subarray(6) : exif;
  // Only the extended form has room for an orientation.
  const isExtended = chunks[0]?.type === "VP8X";
  const orientation = isExtended ? orientationAlone(orientationOf(tiff)) : null;
  const kept = chunks.flatMap((chunk) => keptOf(chunk, orientation !== null));
  if (orientation) kept.push({ type: "EXIF", data: orientation });
  const body = bytesOf([ascii("WEBP"), ...kept.map(written)]);
  return { bytes: bytesOf([ascii("RIFF"), littleEndian(body.length), body]), hasMore: bytes.length > stated };
}

function keptOf({ type, data }: Chunk, isTurned: boolean): Chunk[] {
  if (type === "VP8X") {
    const head = data.slice();
    head[0] = ((head[0] ?? 0) & ~(EXIF_FLAG | XMP_FLAG)) | (isTurned ? EXIF_FLAG : 0);
    return [{ type, data: head }];
  }
  if (type === "ANMF") return [{ type, data: frameOf(data) }];
  return SHOWN.test(type) ? [{ type, data }] : [];
}

/** A frame is made of chunks itself, and may carry others. */
function frameOf(data: Uint8Array): Uint8Array {
  const inner = chunksOf(data.subarray(FRAME_HEAD_LENGTH));
  if (!inner) return data;
  const shown = inner.filter(({ type }) => SHOWN.test(type));
  return bytesOf([data.subarray(0, FRAME_HEAD_LENGTH), ...shown.map(written)]);
}

function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > bytes.length) return null;
    chunks.push({ type: latin1(bytes.subarray(at, at + 4)), data: bytes.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

function written({ type, data }: Chunk): Uint8Array {
  return bytesOf([ascii(type), littleEndian(data.length), data, new Uint8Array(data.length % 2)]);
}

function littleEndian(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);
}
