import { startsWith } from "./byte-text.ts";

const MARK_BITS = 15 * 8;

/**
 * NovelAI's copy of its metadata in the lowest bits of the alpha channel, column by column: 15 letters of mark, 32 bits
 * of length in bits, then the data. Takes pixels with four channels; null without the mark.
 */
export function readStealth(image: {
  width: number;
  height: number;
  data: Uint8Array;
}): { data: Uint8Array; isPacked: boolean } | null {
  const { width, height, data } = image;
  const bit = (at: number) => (data[((at % height) * width + Math.floor(at / height)) * 4 + 3] ?? 0) & 1;
  const bytesAt = (from: number, count: number) =>
    Uint8Array.from({ length: count }, (_, index) => {
      let byte = 0;
      for (let at = 0; at < 8; at += 1) byte = byte * 2 + bit(from + index * 8 + at);
      return byte;
    });
  const mark = bytesAt(0, 15);
  const isPacked = startsWith(mark, "stealth_pngcomp");
  if (!isPacked && !startsWith(mark, "stealth_pnginfo")) return null;
  const length = new DataView(bytesAt(MARK_BITS, 4).buffer).getUint32(0);
  if (length % 8 !== 0 || length > width * height) return null;
  return { data: bytesAt(MARK_BITS + 32, length / 8), isPacked };
}
