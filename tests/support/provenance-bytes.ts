export type Value = string | number | boolean | Value[] | { [key: string]: Value };

/** CBOR of a value. */
function cbor(value: Value): Buffer {
  const head = (kind: number, size: number) =>
    size < 24 ? Buffer.from([(kind << 5) | size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "boolean") return Buffer.from([value ? 0xf5 : 0xf4]);
  if (typeof value === "number") return head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const entries = Object.entries(value);
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, held]) => [cbor(key), cbor(held)])]);
}

export function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}

const named = (label: string, ...parts: Buffer[]) =>
  box("jumb", box("jumd", Buffer.alloc(16), Buffer.from([3]), Buffer.from(`${label}\0`)), ...parts);

/** A manifest store with one claim and its steps; `more` is beside the steps. */
export function manifest(claim: Value, actions: Value, more: { [key: string]: Value } = {}): Buffer {
  return named(
    "c2pa",
    named(
      "urn:c2pa:1",
      named("c2pa.assertions", named("c2pa.actions.v2", box("cbor", cbor({ actions, ...more })))),
      named("c2pa.claim.v2", box("cbor", cbor(claim))),
    ),
  );
}
