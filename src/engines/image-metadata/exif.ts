import { anyText, asText, trimmed, userComment } from "./byte-text.ts";

/** What the camera wrote. Where the picture was taken is not among it. */
export interface CameraFacts {
  make?: string;
  model?: string;
  lens?: string;
  /** Millimetres. */
  focalLength?: number;
  /** The same angle of view on 35 mm film, millimetres. */
  focalLength35?: number;
  fNumber?: number;
  /** Seconds, such as "1/500". */
  exposureTime?: string;
  iso?: number;
  flash?: boolean;
  /** Local time of the camera, ISO 8601 without zone. */
  takenAt?: string;
}

export interface ExifFacts {
  camera: CameraFacts | null;
  /** Only that there is a place; it is never read. */
  hasGps: boolean;
  userComment: string;
  /** Every other text by its tag's number: programs keep prompts in whichever they like. */
  texts: Map<number, string>;
}

type Value = string | number | readonly [number, number] | Uint8Array;
type Tags = Map<number, Value>;

const SIZES: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 9: 4, 10: 8, 129: 1 };
const TEXT_TYPES: ReadonlySet<number> = new Set([2, 129]);
const MOST_TAGS = 512;
export const TAG = {
  description: 0x10e,
  make: 0x10f,
  model: 0x110,
  exif: 0x8769,
  gps: 0x8825,
  exposureTime: 0x829a,
  fNumber: 0x829d,
  iso: 0x8827,
  takenAt: 0x9003,
  flash: 0x9209,
  focalLength: 0x920a,
  userComment: 0x9286,
  makerNote: 0x927c,
  focalLength35: 0xa405,
  lens: 0xa434,
  xpTitle: 0x9c9b,
  xpComment: 0x9c9c,
  xpKeywords: 0x9c9e,
  xpSubject: 0x9c9f,
} as const;
/** Windows keeps these as bytes of UTF-16. */
const WIDE_TAGS: ReadonlySet<number> = new Set([TAG.xpTitle, TAG.xpComment, TAG.xpKeywords, TAG.xpSubject]);

/** Reads a TIFF structure. Damaged parts are left away; never throws. */
export function readExif(bytes: Uint8Array): ExifFacts {
  const isLittle = bytes[0] === 0x49;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = bytes.length >= 8 ? readTags(view, view.getUint32(4, isLittle), isLittle) : new Map<number, Value>();
  const pointer = first.get(TAG.exif);
  const inner = typeof pointer === "number" ? readTags(view, pointer, isLittle) : new Map<number, Value>();
  const tags: Tags = new Map([...first, ...inner]);
  const comment = tags.get(TAG.userComment);
  return {
    camera: cameraOf(tags),
    hasGps: first.has(TAG.gps),
    userComment: comment instanceof Uint8Array ? userComment(comment) : "",
    texts: textsOf(tags),
  };
}

function textsOf(tags: Tags): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [tag, value] of tags) {
    if (tag === TAG.userComment) continue;
    if (typeof value === "string" && value !== "") texts.set(tag, value);
    else if (value instanceof Uint8Array && WIDE_TAGS.has(tag)) texts.set(tag, trimmed(anyText(value)));
    else if (value instanceof Uint8Array && tag === TAG.makerNote) texts.set(tag, trimmed(asText(value)));
  }
  return texts;
}

function readTags(view: DataView, start: number, isLittle: boolean): Tags {
  const tags: Tags = new Map();
  if (start + 2 > view.byteLength) return tags;
  const count = Math.min(view.getUint16(start, isLittle), MOST_TAGS);
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * 12;
    if (at + 12 > view.byteLength) break;
    const type = view.getUint16(at + 2, isLittle);
    const length = (SIZES[type] ?? 0) * view.getUint32(at + 4, isLittle);
    const place = length <= 4 ? at + 8 : view.getUint32(at + 8, isLittle);
    if (length === 0 || place + length > view.byteLength) continue;
    const tag = view.getUint16(at, isLittle);
    // A comment is bytes whatever type the program gave it: as a text it would end at the code's first zero.
    const kind = tag === TAG.userComment ? 7 : type;
    tags.set(tag, readValue(view, { type: kind, place, length }, isLittle));
  }
  return tags;
}

function readValue(
  view: DataView,
  { type, place, length }: { type: number; place: number; length: number },
  isLittle: boolean,
): Value {
  if (TEXT_TYPES.has(type)) return trimmed(asText(new Uint8Array(view.buffer, view.byteOffset + place, length)));
  if (type === 3) return view.getUint16(place, isLittle);
  if (type === 4 || type === 9) return view.getUint32(place, isLittle);
  if (type === 5 || type === 10) return [view.getUint32(place, isLittle), view.getUint32(place + 4, isLittle)];
  return new Uint8Array(view.buffer, view.byteOffset + place, length);
}

function cameraOf(tags: Tags): CameraFacts | null {
  const exposure = tags.get(TAG.exposureTime);
  const flash = tags.get(TAG.flash);
  const make = textOf(tags.get(TAG.make));
  const model = textOf(tags.get(TAG.model));
  // Programs that draw images keep prompts in these two.
  const isPrompt = [make, model].some((text) => text !== undefined && (text.includes("{") || text.length > 80));
  const facts: CameraFacts = {
    ...present("make", isPrompt ? undefined : make),
    ...present("model", isPrompt ? undefined : model),
    ...present("lens", textOf(tags.get(TAG.lens))),
    ...present("focalLength", numberOf(tags.get(TAG.focalLength))),
    ...present("focalLength35", numberOf(tags.get(TAG.focalLength35)) || undefined),
    ...present("fNumber", numberOf(tags.get(TAG.fNumber))),
    ...present("exposureTime", Array.isArray(exposure) ? seconds(exposure as [number, number]) : undefined),
    ...present("iso", numberOf(tags.get(TAG.iso))),
    ...present("flash", typeof flash === "number" ? (flash & 1) === 1 : undefined),
    ...present("takenAt", dateOf(textOf(tags.get(TAG.takenAt)))),
  };
  return Object.keys(facts).length > 0 ? facts : null;
}

function present<Key extends string, Given>(key: Key, value: Given | undefined): { [name in Key]?: Given } {
  return (value === undefined ? {} : { [key]: value }) as { [name in Key]?: Given };
}

function textOf(value: Value | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function numberOf(value: Value | undefined): number | undefined {
  if (typeof value === "number") return value;
  if (!Array.isArray(value) || value[1] === 0) return undefined;
  return Math.round((value[0] / value[1]) * 100) / 100;
}

function seconds([over, under]: readonly [number, number]): string | undefined {
  if (over === 0 || under === 0) return undefined;
  return over >= under ? String(Math.round((over / under) * 10) / 10) : `1/${Math.round(under / over)}`;
}

function dateOf(text: string | undefined): string | undefined {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/u.exec(text ?? "");
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}` : undefined;
}
