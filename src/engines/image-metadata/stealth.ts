import { startsWith } from "./byte-text.ts";

const MARK_BITS = 15 * 8;

/** Where the bits lie: the lowest of each pixel's alpha, or of its red, green and blue in turn. */
const PLACES = [
  { marks: ["stealth_pnginfo", "stealth_pngcomp"], channels: [3] },
  { marks: ["stealth_rgbinfo", "stealth_rgbcomp"], channels: [0, 1, 2] },
] as const;

/**
 * A copy of the prompt in the lowest bits of the pixels, column by column: 15 letters of mark, 32 bits of length in bits,
 * then the data. Takes pixels with four channels; null without the mark.
 */
export function readStealth(image: {
  width: number;
  height: number;
  data: Uint8Array;
}): { data: Uint8Array; isPacked: boolean } | null {
  const { width, height, data } = image;
  for (const { marks, channels } of PLACES) {
    const bit = (at: number) => {
      const pixel = Math.floor(at / channels.length);
      const place = (pixel % height) * width + Math.floor(pixel / height);
      return (data[place * 4 + (channels[at % channels.length] as number)] ?? 0) & 1;
    };
    const mark = bytesAt(bit, 0, 15);
    const isPacked = startsWith(mark, marks[1]);
    if (!isPacked && !startsWith(mark, marks[0])) continue;
    const length = new DataView(bytesAt(bit, MARK_BITS, 4).buffer).getUint32(0);
    if (length % 8 !== 0 || length > width * height * channels.length) return null;
    return { data: bytesAt(bit, MARK_BITS + 32, length / 8), isPacked };
  }
  return null;
}

function bytesAt(bit: (at: number) => number, from: number, count: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: count }, (_, index) => {
    let byte = 0;
    for (let at = 0; at < 8; at += 1) byte = byte * 2 + bit(from + index * 8 + at);
    return byte;
  });
}
