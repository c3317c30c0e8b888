import { inflateRawSync } from "node:zlib";
import { RefusalError } from "#i18n/refusals.ts";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
/** A comment of this length may follow the directory's end. */
const LONGEST_COMMENT = 65_535;
const MOST_ENTRIES = 2000;

/** The parts of a zip, each unpacked when it is asked for. */
export interface BoundedZip {
  names: readonly string[];
  /** A part's text, by its name in the zip; null where there is none. Throws `too_large`, or `invalid_input` for a damaged part. */
  text(name: string): string | null;
}

/**
 * Opens a zip of which no more than `limit` bytes are ever unpacked, all parts together: what a part says of its own size
 * proves nothing. Parts that nobody asks for, pictures most of all, stay packed. Throws `invalid_input` for what is no zip.
 */
export function openZip(bytes: Uint8Array, limit: number): BoundedZip {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = entriesOf(file);
  let left = limit;
  return {
    names: [...entries.keys()],
    text(name) {
      const entry = entries.get(name);
      if (!entry) return null;
      const unpacked = unpack(entry, file.subarray(entry.from, entry.from + entry.size), left);
      left -= unpacked.length;
      return textOf(unpacked);
    },
  };
}

function unpack({ method }: Entry, packed: Buffer, most: number): Buffer {
  if (method === 0) {
    if (packed.length > most) throw new RefusalError("too_large");
    return packed;
  }
  if (method !== 8) throw damaged();
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE") throw new RefusalError("too_large");
    throw damaged(error);
  }
}

/** XML is UTF-8, or UTF-16 with its mark. */
function textOf(part: Buffer): string {
  const [first, second] = part;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : null;
  return new TextDecoder(encoding ?? "utf-8").decode(part);
}

interface Entry {
  method: number;
  from: number;
  size: number;
}

function entriesOf(file: Buffer): Map<string, Entry> {
  try {
    const end = endOf(file);
    const count = file.readUInt16LE(end + 10);
    if (count > MOST_ENTRIES) throw new RefusalError("too_large");
    const entries = new Map<string, Entry>();
    let at = file.readUInt32LE(end + 16);
    for (let index = 0; index < count; index += 1) {
      if (file.readUInt32LE(at) !== ENTRY) throw damaged();
      const place = file.readUInt32LE(at + 42);
      const from = place + 30 + file.readUInt16LE(place + 26) + file.readUInt16LE(place + 28);
      const name = file.toString("utf8", at + 46, at + 46 + file.readUInt16LE(at + 28));
      entries.set(name, { method: file.readUInt16LE(at + 10), from, size: file.readUInt32LE(at + 20) });
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
