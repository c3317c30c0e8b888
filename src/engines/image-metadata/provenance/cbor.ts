import { utf8 } from "#engines/image-metadata/byte-text.ts";

export type Cbor = null | boolean | number | string | Uint8Array | Cbor[] | { [key: string]: Cbor };

const MOST_DEPTH = 16;
const MOST_ITEMS = 4000;
const BREAK = Symbol("end of an open list");
type Item = Cbor | typeof BREAK;

/** The value that CBOR bytes begin with, or null where they are damaged, too deep or too many. Tags are passed over. */
export function readCbor(bytes: Uint8Array): Cbor {
  try {
    const value = new CborReader(bytes).next(0);
    return value === BREAK ? null : value;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

class CborReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;
  #items = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  next(depth: number): Item {
    this.#items += 1;
    if (depth > MOST_DEPTH || this.#items > MOST_ITEMS) throw new RangeError("too much");
    const head = this.#view.getUint8(this.#at);
    this.#at += 1;
    const [kind, low] = [head >> 5, head & 31];
    if (head === 0xff) return BREAK;
    if (kind === 7) return this.#simple(low);
    // A list, map or text may be open: its end is marked instead of its size said.
    const size = low === 31 ? null : this.#count(low);
    if (kind === 0) return size;
    if (kind === 1) return -1 - (size ?? 0);
    if (kind === 2 || kind === 3) return this.#text(kind === 3, size, depth);
    if (kind === 4) return this.#list(size, depth);
    if (kind === 5) return this.#map(size, depth);
    return this.next(depth + 1);
  }

  #count(low: number): number {
    if (low < 24) return low;
    if (low > 27) throw new RangeError("no such size");
    const from = this.#at;
    this.#at += 1 << (low - 24);
    if (low === 24) return this.#view.getUint8(from);
    if (low === 25) return this.#view.getUint16(from);
    return low === 26 ? this.#view.getUint32(from) : Number(this.#view.getBigUint64(from));
  }

  /** Fractions are stepped over: nothing that is read here is one. */
  #simple(low: number): Cbor {
    if (low === 20 || low === 21) return low === 21;
    if (low >= 24 && low <= 27) this.#at += 1 << (low - 24);
    return null;
  }

  #text(isText: boolean, size: number | null, depth: number): Cbor {
    if (size === null) {
      const parts = this.#list(null, depth);
      return isText ? parts.join("") : null;
    }
    if (this.#at + size > this.#bytes.length) throw new RangeError("cut short");
    const data = this.#bytes.subarray(this.#at, this.#at + size);
    this.#at += size;
    return isText ? utf8(data) : data;
  }

  #list(size: number | null, depth: number): Cbor[] {
    const values: Cbor[] = [];
    while (size === null || values.length < size) {
      const value = this.next(depth + 1);
      if (value === BREAK) break;
      values.push(value);
    }
    return values;
  }

  #map(size: number | null, depth: number): Cbor {
    const values: [string, Cbor][] = [];
    while (size === null || values.length < size) {
      const key = this.next(depth + 1);
      const value = key === BREAK ? BREAK : this.next(depth + 1);
      if (key === BREAK || value === BREAK) break;
      values.push([String(key), value]);
    }
    return Object.fromEntries(values);
  }
}
