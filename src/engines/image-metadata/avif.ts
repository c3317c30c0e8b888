import { latin1, startsWith, utf8 } from "./byte-text.ts";

interface Found {
  exif: Uint8Array | null;
  xmp: string;
  c2pa: Uint8Array | null;
}

const MOST_ITEMS = 200;
const MOST_BOXES = 500;
/** The box in which a provenance manifest lies. */
const C2PA_BOX = [0xd8, 0xfe, 0xc3, 0xd6, 0x1b, 0x0e, 0x48, 0x3c, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7e, 0xc4, 0x81];

/** EXIF and XMP of an AVIF: items of its `meta` box, found by their kind and their place in the file. Damaged ones are passed over. */
export function walkAvif(bytes: Uint8Array, found: Found): void {
  found.c2pa = manifestIn(bytes);
  const meta = boxIn(bytes, "meta", 0, bytes.length);
  if (!meta) return;
  const info = boxIn(bytes, "iinf", meta.from + 4, meta.to);
  const places = boxIn(bytes, "iloc", meta.from + 4, meta.to);
  if (!info || !places) return;
  const located = placesOf(bytes, places);
  for (const { id, kind } of kindsOf(bytes, info)) {
    const place = located.get(id);
    if (!place || place.from + place.length > bytes.length) continue;
    const data = bytes.subarray(place.from, place.from + place.length);
    // Four bytes say how far behind them the TIFF structure begins.
    if (kind === "Exif" && data.length > 8) found.exif = tiffOf(data.subarray(4 + viewOf(data).getUint32(0)));
    if (kind === "mime" && latin1(data.subarray(0, 400)).includes("xmpmeta")) found.xmp += utf8(data);
  }
}

/** A `uuid` box: its kind, four bytes of version, what it is for, eight bytes of place, then the manifest. */
function manifestIn(bytes: Uint8Array): Uint8Array | null {
  const view = viewOf(bytes);
  for (let at = 0, boxes = 0; at + 28 <= bytes.length && boxes < MOST_BOXES; boxes += 1) {
    const size = view.getUint32(at) || bytes.length - at;
    if (size < 8 || at + size > bytes.length) return null;
    const isManifest =
      startsWith(bytes, "uuid", at + 4) && C2PA_BOX.every((byte, place) => bytes[at + 8 + place] === byte);
    const body = bytes.subarray(at + 28, at + size);
    if (isManifest && startsWith(body, "manifest\0")) return body.subarray("manifest\0".length + 8);
    at += size;
  }
  return null;
}

function tiffOf(data: Uint8Array): Uint8Array {
  return startsWith(data, "Exif\0\0") ? data.subarray(6) : data;
}

function boxIn(bytes: Uint8Array, type: string, start: number, end: number): { from: number; to: number } | null {
  const view = viewOf(bytes);
  for (let at = start; at + 8 <= end;) {
    const size = view.getUint32(at);
    const to = size === 0 ? end : at + size;
    if (size !== 0 && (size < 8 || to > end)) return null;
    if (startsWith(bytes, type, at + 4)) return { from: at + 8, to };
    at = to;
  }
  return null;
}

function kindsOf(bytes: Uint8Array, box: { from: number; to: number }): { id: number; kind: string }[] {
  const view = viewOf(bytes);
  const isWide = bytes[box.from] !== 0;
  const kinds: { id: number; kind: string }[] = [];
  for (let at = box.from + (isWide ? 8 : 6); at + 20 <= box.to && kinds.length < MOST_ITEMS;) {
    const version = bytes[at + 8] ?? 0;
    const id = version === 3 ? view.getUint32(at + 12) : view.getUint16(at + 12);
    const kind = at + (version === 3 ? 18 : 16);
    if (version >= 2) kinds.push({ id, kind: latin1(bytes.subarray(kind, kind + 4)) });
    at += Math.max(8, view.getUint32(at));
  }
  return kinds;
}

/** The first extent of each item that lies in the file itself. */
function placesOf(bytes: Uint8Array, box: { from: number; to: number }): Map<number, { from: number; length: number }> {
  const places = new Map<number, { from: number; length: number }>();
  const version = bytes[box.from] ?? 0;
  const [sizes = 0, more = 0] = bytes.subarray(box.from + 4, box.from + 6);
  const widths = { offset: sizes >> 4, length: sizes & 15, base: more >> 4, index: version === 0 ? 0 : more & 15 };
  let at = box.from + 6;
  const next = (width: number): number => {
    if (at + width > box.to) throw new RangeError("cut short");
    let value = 0;
    for (let index = 0; index < width; index += 1) value = value * 256 + (bytes[at + index] ?? 0);
    at += width;
    return value;
  };
  try {
    const count = Math.min(MOST_ITEMS, version < 2 ? next(2) : next(4));
    for (let item = 0; item < count; item += 1) {
      const id = version < 2 ? next(2) : next(4);
      const method = version === 0 ? 0 : next(2) & 15;
      next(2);
      const base = next(widths.base);
      const extents = next(2);
      for (let extent = 0; extent < extents; extent += 1) {
        next(widths.index);
        const [offset, length] = [next(widths.offset), next(widths.length)];
        if (extent === 0 && method === 0) places.set(id, { from: base + offset, length });
      }
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return places;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
