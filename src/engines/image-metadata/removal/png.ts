import { ascii, bytesOf, latin1 } from "#engines/image-metadata/byte-text.ts";
import { orientationAlone, orientationOf } from "./orientation.ts";
import type { Rewritten } from "./rewritten.ts";

const SIGNATURE_LENGTH = 8;
/** Chunks beside the critical ones that change how the pixels look: transparency, colour, size in print, frames of an animation. */
const SHOWN = /^(?:tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|mDCv|cLLi|sBIT|bKGD|hIST|pHYs|sPLT|acTL|fcTL|fdAT)$/u;

/** A PNG with the chunks that its picture is made of and no others; nothing after its end. Null where a chunk is cut off. */
export function rewritePng(bytes: Uint8Array): Rewritten | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array[] = [bytes.subarray(0, SIGNATURE_LENGTH)];
  let orientation: Uint8Array | null = null;
  let at = SIGNATURE_LENGTH;
  for (let type = ""; type !== "IEND";) {
    if (at + 12 > bytes.length) return null;
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    type = latin1(bytes.subarray(at + 4, at + 8));
    if (type === "eXIf") orientation = orientationAlone(orientationOf(bytes.subarray(at + 8, end - 4)));
    if (/^[A-Z]/u.test(type) || SHOWN.test(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  // Before the end: it may be anywhere but between the parts of the pixels.
  if (orientation) kept.splice(-1, 0, chunk("eXIf", orientation));
  return { bytes: bytesOf(kept), hasMore: at < bytes.length };
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = bytesOf([ascii(type), data]);
  return bytesOf([uint32(data.length), body, uint32(crc32(body))]);
}

function uint32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff);
}

/** The check sum of the PNG standard, appendix D. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
