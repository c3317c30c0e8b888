import { walkAvif } from "./avif.ts";
import { walkGif } from "./gif.ts";
import { asText, bytesOf, latin1, startsWith, trimmed, utf8, withoutZeros } from "./byte-text.ts";
import { photoshopCaptions } from "./iptc.ts";
import { addRawProfile, isRawProfile } from "./raw-profile.ts";

/** What an image file carries beside its pixels. */
export interface ImageContainer {
  /** Text chunks and comments, in the file's order. */
  texts: { keyword: string; text: string }[];
  /** Text chunks that are packed with zlib: somebody has to inflate them, then `addInflated` takes them. */
  packed: { keyword: string; data: Uint8Array }[];
  /** A TIFF structure, from its byte order mark. */
  exif: Uint8Array | null;
  xmp: string;
  /** IPTC's older records by their numbers, such as "2:120". */
  iptc: Map<string, string>;
  /** The provenance manifest (JUMBF) as bytes; signatures are not checked. */
  c2pa: Uint8Array | null;
}

const PNG = [0x89, 0x50, 0x4e, 0x47];
const XMP_KEYWORD = "XML:com.adobe.xmp";
const XMP_HEAD = "http://ns.adobe.com/xap/1.0/\0";
const LONG_XMP_HEAD = "http://ns.adobe.com/xmp/extension/\0";
const JPEG_END = 0xda;

/** Walks a PNG, JPEG, WebP, AVIF or GIF; other formats and damaged rests give what was found until there. Never throws. */
export function readContainer(bytes: Uint8Array): ImageContainer {
  const found: ImageContainer = { texts: [], packed: [], exif: null, xmp: "", iptc: new Map(), c2pa: null };
  if (PNG.every((byte, at) => bytes[at] === byte)) walkPng(bytes, found);
  else if (bytes[0] === 0xff && bytes[1] === 0xd8) walkJpeg(bytes, found);
  else if (startsWith(bytes, "GIF8")) walkGif(bytes, found);
  else if (startsWith(bytes, "ftyp", 4)) walkAvif(bytes, found);
  else if (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8)) walkWebp(bytes, found);
  return found;
}

/** Takes a packed chunk's inflated bytes as if they had been plain. */
export function addInflated(
  found: ImageContainer,
  chunk: ImageContainer["packed"][number],
  inflated: Uint8Array,
): void {
  addText(found, chunk.keyword, asText(inflated));
}

function addText(found: ImageContainer, keyword: string, text: string): void {
  if (keyword === XMP_KEYWORD) found.xmp += text;
  else if (isRawProfile(keyword)) addRawProfile(keyword, text, found);
  else found.texts.push({ keyword, text: withoutZeros(text) });
}

function walkPng(bytes: Uint8Array, found: ImageContainer): void {
  const view = viewOf(bytes);
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = latin1(bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === "tEXt" || type === "comf" || type === "zTXt" || type === "iTXt") addPngText(type, data, found);
    else if (type === "eXIf") found.exif = data;
    else if (type === "caBX") found.c2pa = data;
    at += 12 + length;
  }
}

function addPngText(type: string, data: Uint8Array, found: ImageContainer): void {
  const end = data.indexOf(0);
  if (end < 0) return;
  const keyword = latin1(data.subarray(0, end));
  // The standard says Latin-1 for the first two; programs write UTF-8 all the same. ComfyUI's animations have a chunk of their own.
  if (type === "tEXt" || type === "comf") return addText(found, keyword, asText(data.subarray(end + 1)));
  if (type === "zTXt") {
    found.packed.push({ keyword, data: data.subarray(end + 2) });
    return;
  }
  const isPacked = data[end + 1] === 1;
  const afterTag = data.indexOf(0, end + 3);
  const afterTitle = data.indexOf(0, afterTag + 1);
  if (afterTag < 0 || afterTitle < 0) return;
  const rest = data.subarray(afterTitle + 1);
  if (isPacked) found.packed.push({ keyword, data: rest });
  else addText(found, keyword, utf8(rest));
}

function walkJpeg(bytes: Uint8Array, found: ImageContainer): void {
  const view = viewOf(bytes);
  const manifest = new Map<number, Uint8Array[]>();
  const longXmp: Uint8Array[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === JPEG_END) break;
    const length = view.getUint16(at + 2);
    const data = bytes.subarray(at + 4, at + 2 + length);
    if (marker === 0xe1 && startsWith(data, "Exif\0\0")) found.exif = data.subarray(6);
    else if (marker === 0xe1 && startsWith(data, XMP_HEAD)) found.xmp += utf8(data.subarray(XMP_HEAD.length));
    // Too long for one segment: a head with a check sum, the whole length and the part's place, then the part.
    else if (marker === 0xe1 && startsWith(data, LONG_XMP_HEAD)) longXmp.push(data.subarray(LONG_XMP_HEAD.length + 40));
    else if (marker === 0xfe) found.texts.push({ keyword: "Comment", text: trimmed(asText(data)) });
    else if (marker === 0xed) for (const [name, text] of photoshopCaptions(data)) found.iptc.set(name, text);
    else if (marker === 0xeb && startsWith(data, "JP")) addManifestPart(data, manifest);
    at += 2 + Math.max(2, length);
  }
  found.xmp += utf8(bytesOf(longXmp));
  if (manifest.size > 0) found.c2pa = bytesOf([...manifest.values()].flat());
}

/** A manifest longer than a segment is cut: each part has a head of eight bytes, later ones also the box's own head again. */
function addManifestPart(data: Uint8Array, manifest: Map<number, Uint8Array[]>): void {
  if (data.length < 8) return;
  const box = viewOf(data).getUint16(2);
  const known = manifest.get(box);
  if (known) known.push(data.subarray(16));
  else manifest.set(box, [data.subarray(8)]);
}

function walkWebp(bytes: Uint8Array, found: ImageContainer): void {
  const view = viewOf(bytes);
  for (let at = 12; at + 8 <= bytes.length;) {
    const type = latin1(bytes.subarray(at, at + 4));
    const length = view.getUint32(at + 4, true);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (type === "EXIF") found.exif = startsWith(data, "Exif\0\0") ? data.subarray(6) : data;
    else if (type === "XMP ") found.xmp += utf8(data);
    else if (type === "C2PA") found.c2pa = data;
    at += 8 + length + (length % 2);
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
