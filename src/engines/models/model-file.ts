/**
 * A trained model as one file, `models/NAME.bin`: the length of its head as four bytes, lowest first; the head as JSON in UTF-8; then the
 * bytes of its tables, one after another. The head names what wrote the file and the figures that were measured with it, and holds the
 * values, in which `{ "$u8": [from, length] }` or `{ "$i8": … }` stands for a table of bytes without or with a sign.
 */
export interface ModelFile<Values = unknown> {
  madeBy: string;
  /** What was measured when it was trained; nothing reads them but people. */
  figures: object;
  values: Values;
}

const LENGTH_BYTES = 4;

/** The bytes of a file. Tables are `Uint8Array` and `Int8Array` anywhere in the values; all else must be JSON. */
export function packModel({ madeBy, figures, values }: ModelFile): Uint8Array {
  const tables: (Uint8Array | Int8Array)[] = [];
  let size = 0;
  const head = JSON.stringify({ madeBy, figures, values }, (_key, value: unknown) => {
    if (!(value instanceof Uint8Array || value instanceof Int8Array)) return value;
    const place = [size, value.length];
    tables.push(value);
    size += value.length;
    return value instanceof Int8Array ? { $i8: place } : { $u8: place };
  });
  const headBytes = new TextEncoder().encode(head);
  const bytes = new Uint8Array(LENGTH_BYTES + headBytes.length + size);
  new DataView(bytes.buffer).setUint32(0, headBytes.length, true);
  bytes.set(headBytes, LENGTH_BYTES);
  let at = LENGTH_BYTES + headBytes.length;
  for (const table of tables) {
    bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.length), at);
    at += table.length;
  }
  return bytes;
}

/** What a file holds; its tables are views of `bytes`. Throws for bytes that are no such file. */
export function unpackModel<Values>(bytes: Uint8Array): ModelFile<Values> {
  const { buffer, byteOffset, length } = bytes;
  const tablesFrom = LENGTH_BYTES + new DataView(buffer, byteOffset, length).getUint32(0, true);
  const head = new TextDecoder().decode(bytes.subarray(LENGTH_BYTES, tablesFrom));
  return JSON.parse(head, (_key, value: { $u8?: Place; $i8?: Place } | null) => {
    const place = value?.$u8 ?? value?.$i8;
    if (place === undefined) return value;
    const [from, size] = place;
    if (tablesFrom + from + size > length) throw new Error("The file of a model is cut short.");
    const Table = value?.$i8 ? Int8Array : Uint8Array;
    return new Table(buffer as ArrayBuffer, byteOffset + tablesFrom + from, size);
  }) as ModelFile<Values>;
}

type Place = [from: number, length: number];
