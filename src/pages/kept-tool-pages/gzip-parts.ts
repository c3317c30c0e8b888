import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";

const compress = promisify(deflateRaw);

/** A part of a page as it is, and as it is written within a gzip member. */
export interface GzipPart {
  plain: Uint8Array;
  packed: Uint8Array;
}

/** RFC 1952: magic number, deflate, no flags, no time, no level, unknown system. */
const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
/** RFC 1951: a last block of fixed codes that holds nothing. */
const END = Uint8Array.of(3, 0);
/** The most that one stored block can hold. */
const MOST_STORED = 0xffff;

/**
 * Compressed once, for good: a full flush ends it at a whole byte and refers to nothing outside, so that it may be put between any
 * other parts.
 */
export async function packedPart(text: string): Promise<GzipPart> {
  const plain = Buffer.from(text);
  return { plain, packed: await compress(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }) };
}

/** As it is, in stored blocks: for the few letters that differ from person to person. */
export function storedPart(text: string): GzipPart {
  const plain = Buffer.from(text);
  const blocks: Uint8Array[] = [];
  for (let at = 0; at < plain.length; at += MOST_STORED) {
    const block = plain.subarray(at, at + MOST_STORED);
    const { length } = block;
    blocks.push(Uint8Array.of(0, length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff), block);
  }
  return { plain, packed: Buffer.concat(blocks) };
}

/** One gzip member of all parts in order. */
export function gzipOf(parts: readonly GzipPart[]): Uint8Array<ArrayBuffer> {
  let checksum = 0;
  let length = 0;
  for (const { plain } of parts) {
    checksum = crc32(plain, checksum);
    length += plain.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([HEADER, ...parts.map(({ packed }) => packed), END, trailer]);
}
