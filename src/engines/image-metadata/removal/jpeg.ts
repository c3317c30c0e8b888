import { ascii, bytesOf, startsWith } from "#engines/image-metadata/byte-text.ts";
import { orientationAlone, orientationOf } from "./orientation.ts";
import type { Rewritten } from "./rewritten.ts";

const START_OF_SCAN = 0xda;
const END = 0xd9;
const EXIF = 0xe1;
const EXIF_HEAD = "Exif\0\0";
const ICC_HEAD = "ICC_PROFILE\0";
/** Whether the three colours are stored as they are or turned: decoders need it. */
const ADOBE_LENGTH = 12;
/** JFIF's own fields, without the small picture that may follow them. */
const JFIF_LENGTH = 14;

/**
 * A JPEG without what is beside its pixels: application segments other than JFIF's head, the colour profile and Adobe's colour mark,
 * comments, and what follows the end of the picture. Null where its segments cannot be followed.
 */
export function rewriteJpeg(bytes: Uint8Array): Rewritten | null {
  const kept: Uint8Array[] = [];
  let orientation: Uint8Array | null = null;
  let hasScan = false;
  let at = 2;
  while (at < bytes.length) {
    // Any number of fill bytes may come before a marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) {
      kept.push(bytes.subarray(at, at + 2));
      at += 2;
      break;
    }
    const end = at + 2 + lengthAt(bytes, at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    const data = bytes.subarray(at + 4, end);
    if (marker === EXIF && startsWith(data, EXIF_HEAD))
      orientation ??= orientationAlone(orientationOf(data.subarray(6)));
    const isScan = marker === START_OF_SCAN;
    hasScan ||= isScan;
    const next = isScan ? endOfScan(bytes, end) : end;
    kept.push(...(isScan ? [bytes.subarray(at, next)] : keptOf(marker, data, bytes.subarray(at, end))));
    at = next;
  }
  if (!hasScan) return null;
  return { bytes: assembled(kept, orientation), hasMore: at < bytes.length };
}

/** JFIF's head has to come first; the orientation follows it. */
function assembled(kept: readonly Uint8Array[], orientation: Uint8Array | null): Uint8Array {
  const isJfif = kept[0]?.[1] === 0xe0;
  const exif = orientation ? [segment(EXIF, bytesOf([ascii(EXIF_HEAD), orientation]))] : [];
  const rest = isJfif ? kept.slice(1) : kept;
  return bytesOf([Uint8Array.of(0xff, 0xd8), ...(isJfif ? kept.slice(0, 1) : []), ...exif, ...rest]);
}

function keptOf(marker: number, data: Uint8Array, whole: Uint8Array): Uint8Array[] {
  if (marker === 0xfe) return [];
  if (marker < 0xe0 || marker > 0xef) return [whole];
  if (marker === 0xe0 && startsWith(data, "JFIF\0") && data.length >= JFIF_LENGTH) return [jfifHead(data)];
  if (marker === 0xe2 && startsWith(data, ICC_HEAD)) return [whole];
  if (marker === 0xee && startsWith(data, "Adobe")) return [segment(marker, data.subarray(0, ADOBE_LENGTH))];
  return [];
}

function jfifHead(data: Uint8Array): Uint8Array {
  const head = data.slice(0, JFIF_LENGTH);
  head.set([0, 0], JFIF_LENGTH - 2);
  return segment(0xe0, head);
}

/** Where the next marker is that is neither a stuffed zero nor a restart; the file's end where it was cut off. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function segment(marker: number, data: Uint8Array): Uint8Array {
  const length = data.length + 2;
  return bytesOf([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), data]);
}

function lengthAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
