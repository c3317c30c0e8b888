import { crc32, deflateSync } from "node:zlib";

/**
 * Small image files by the standards' own layouts, around what a program or a camera writes into them.
 * Nothing here depends on an encoder, so the bytes are the same everywhere.
 */

const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
const u16le = (value: number) => u16(value).reverse();
const u32le = (value: number) => u32(value).reverse();

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

/** One grey pixel with chunks before its data. */
export function png(...chunks: Buffer[]): Buffer {
  const head = Buffer.concat([u32(1), u32(1), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", head),
    ...chunks,
    pngChunk("IDAT", deflateSync(Buffer.from([0, 128]))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

export const pngText = (keyword: string, text: string) =>
  pngChunk("tEXt", Buffer.from(`${keyword}\0${text}`, "latin1"));
export const pngUtf8 = (keyword: string, text: string) =>
  pngChunk("iTXt", Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`), Buffer.from(text)]));
export const pngPacked = (keyword: string, text: string) =>
  pngChunk("zTXt", Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(Buffer.from(text, "latin1"))]));
export const pngExif = (tiff: Buffer) => pngChunk("eXIf", tiff);

/** Segments of a JPEG without a picture. */
export function jpeg(...segments: [marker: number, data: Buffer][]): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments.map(([marker, data]) => Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data])),
    Buffer.from([0xff, 0xd9]),
  ]);
}

export const jpegExif = (tiff: Buffer): [number, Buffer] => [0xe1, Buffer.concat([Buffer.from("Exif\0\0"), tiff])];
export const jpegXmp = (xmp: string): [number, Buffer] => [0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp}`)];

export function webp(...chunks: [type: string, data: Buffer][]): Buffer {
  const parts = chunks.map(([type, data]) =>
    Buffer.concat([Buffer.from(type, "latin1"), u32le(data.length), data, Buffer.alloc(data.length % 2)]),
  );
  const body = Buffer.concat([Buffer.from("WEBP"), ...parts]);
  return Buffer.concat([Buffer.from("RIFF"), u32le(body.length), body]);
}

/** Value of a tag: a text, a small number, a fraction, or bytes as they are. */
type TagValue = string | number | readonly [number, number] | Buffer;
type Tags = Record<number, TagValue>;
const CAMERA_FOLDER = 0x8769;
const PLACE_FOLDER = 0x8825;

/** A TIFF structure, little-endian: the first folder, the camera's and, if wanted, an empty one of a place. */
export function tiff(first: Tags, camera: Tags = {}, hasPlace = false): Buffer {
  const whole: Tags = { ...first, [CAMERA_FOLDER]: 0 };
  if (hasPlace) whole[PLACE_FOLDER] = 0;
  const inner = 8 + folderOf(whole, 8).length;
  const cameraFolder = folderOf(camera, inner);
  const pointed: Tags = { ...whole, [CAMERA_FOLDER]: inner };
  if (hasPlace) pointed[PLACE_FOLDER] = inner + cameraFolder.length;
  const place = hasPlace ? folderOf({}, 0) : Buffer.alloc(0);
  return Buffer.concat([Buffer.from("II*\0"), u32le(8), folderOf(pointed, 8), cameraFolder, place]);
}

function folderOf(tags: Tags, start: number): Buffer {
  const names = Object.keys(tags)
    .map(Number)
    .toSorted((a, b) => a - b);
  let place = start + 2 + names.length * 12 + 4;
  const later: Buffer[] = [];
  const entries = names.map((name) => {
    const { type, count, data } = encoded(name, tags[name] as TagValue);
    const isInline = data.length <= 4;
    const field = isInline ? Buffer.concat([data, Buffer.alloc(4 - data.length)]) : u32le(place);
    if (!isInline) {
      later.push(data);
      place += data.length;
    }
    return Buffer.concat([u16le(name), u16le(type), u32le(count), field]);
  });
  return Buffer.concat([u16le(names.length), ...entries, u32le(0), ...later]);
}

/** Pointers to folders are long numbers, other numbers short ones. */
function encoded(name: number, value: TagValue): { type: number; count: number; data: Buffer } {
  if (typeof value === "string") {
    const data = Buffer.from(`${value}\0`);
    return { type: 2, count: data.length, data };
  }
  if (typeof value === "number")
    return name === CAMERA_FOLDER || name === PLACE_FOLDER
      ? { type: 4, count: 1, data: u32le(value) }
      : { type: 3, count: 1, data: u16le(value) };
  if (Buffer.isBuffer(value)) return { type: 7, count: value.length, data: value };
  return { type: 5, count: 1, data: Buffer.concat([u32le(value[0]), u32le(value[1])]) };
}
