import { inflateRawSync } from "node:zlib";
import { RefusalError } from "#i18n/refusals.ts";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
/** A comment of this length may follow the directory's end. */
const LONGEST_COMMENT = 65_535;
const MOST_ENTRIES = 2000;

/**
 * Unpacks every part of a zip once, to no more than `limit` bytes in all: what a part says of its own size proves nothing,
 * and the library that reads documents unpacks without a limit. Throws `too_large`; `invalid_input` for what is no zip.
 */
export function checkUnpackedSize(bytes: Uint8Array, limit: number): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = limit;
  for (const { method, from, size } of entriesOf(file)) {
    const packed = file.subarray(from, from + size);
    left -= method === 0 ? packed.length : unpackedSize(packed, left);
    if (left < 0) throw new RefusalError("too_large");
  }
}

function unpackedSize(packed: Buffer, most: number): number {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) }).length;
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") throw new RefusalError("too_large");
    throw damaged(error);
  }
}

function entriesOf(file: Buffer): { method: number; from: number; size: number }[] {
  try {
    const end = endOf(file);
    const count = file.readUInt16LE(end + 10);
    if (count > MOST_ENTRIES) throw new RefusalError("too_large");
    const entries = [];
    let at = file.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
      if (file.readUInt32LE(at) !== ENTRY) throw damaged();
      const place = file.readUInt32LE(at + 42);
      const from = place + 30 + file.readUInt16LE(place + 26) + file.readUInt16LE(place + 28);
      entries.push({ method: file.readUInt16LE(at + 10), from, size: file.readUInt32LE(at + 20) });
      at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    }
    return entries;
  } catch (error) {
    throw error instanceof RefusalError ? error : damaged(error);
  }
}

function endOf(file: Buffer): number {
  for (let at = file.length - END_BYTES; at >= Math.max(0, file.length - END_BYTES - LONGEST_COMMENT); at -= 1)
    if (file.readUInt32LE(at) === END) return at;
  throw damaged();
}

function damaged(cause?: unknown): RefusalError {
  return new RefusalError("invalid_input", { fields: { file: "damaged_file" }, cause });
}
