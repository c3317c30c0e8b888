import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { jpegXmp, pngExif, pngPacked, pngText, pngUtf8, pngChunk } from "#tests/support/picture-bytes.ts";
import { readContainer } from "#engines/image-metadata/containers.ts";
import { kindsOfMetadata } from "./kinds-of-metadata.ts";
import { orientationOf } from "./orientation.ts";
import { removeMetadata } from "./remove-metadata.ts";

const XMP =
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ` +
  `xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ` +
  `xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="Jeddah"/></rdf:RDF></x:xmpmeta>`;
const EXIF = {
  IFD0: { Make: "Canon", Model: "EOS R6", Artist: "Huda", DateTime: "2026:05:02 10:11:12" },
  IFD2: { DateTimeOriginal: "2026:05:02 10:11:12" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "21/1 32/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "39/1 10/1 0/1" },
};

/** A picture whose pixels all differ, turned as `orientation` says, with all that a camera and an editor write. */
function photo(orientation: number): Sharp {
  const pixels = Uint8Array.from({ length: 40 * 24 * 3 }, (_, at) => (at * 37 + (at >> 5) * 11) % 256);
  return sharp(pixels, { raw: { width: 40, height: 24, channels: 3 } })
    .withExif(EXIF)
    .withXmp(XMP)
    .withIccProfile("p3")
    .withMetadata({ orientation });
}

async function bytesOf(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await picture.toBuffer());
}

async function pixelsOf(bytes: Uint8Array): Promise<string> {
  return (await sharp(bytes, { animated: true }).raw().toBuffer()).toString("base64");
}

const holds = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text);

/** Puts segments after a JPEG's first two bytes. */
function withSegments(jpeg: Uint8Array, ...segments: [number, Buffer][]): Uint8Array {
  const parts = segments.map(([marker, data]) =>
    Buffer.concat([Buffer.of(0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff), data]),
  );
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]));
}

/** Puts chunks after a PNG's head. */
function withChunks(png: Uint8Array, ...chunks: Buffer[]): Uint8Array {
  return new Uint8Array(Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]));
}

const FORMATS = [
  ["JPEG", (picture: Sharp) => picture.jpeg({ quality: 90 })],
  ["progressive JPEG", (picture: Sharp) => picture.jpeg({ progressive: true })],
  ["PNG", (picture: Sharp) => picture.png()],
  ["WebP", (picture: Sharp) => picture.webp({ quality: 80 })],
  ["lossless WebP", (picture: Sharp) => picture.webp({ lossless: true })],
] as const;

describe.each(FORMATS)("a %s", (_, format) => {
  test("loses place, camera, date and author; its pixels and its colour profile stay", async () => {
    const before = await bytesOf(format(photo(1)));
    expect(kindsOfMetadata(readContainer(before))).toEqual(["place", "camera", "date", "author"]);
    const after = removeMetadata(before)?.bytes as Uint8Array;
    const found = readContainer(after);
    expect(found).toEqual({ texts: [], packed: [], exif: null, xmp: "", iptc: new Map(), c2pa: null });
    expect(["Canon", "Huda", "Jeddah", "2026", "GPS"].filter((word) => holds(after, word))).toEqual([]);
    expect(await pixelsOf(after)).toBe(await pixelsOf(before));
    const [was, is] = [await sharp(before).metadata(), await sharp(after).metadata()];
    expect(is.icc).toEqual(was.icc);
    expect([is.exif, is.xmp, is.iptc]).toEqual([undefined, undefined, undefined]);
  });

  test("stays upright where it was turned: of its EXIF nothing but the orientation is left", async () => {
    const before = await bytesOf(format(photo(6)));
    const after = removeMetadata(before)?.bytes as Uint8Array;
    const exif = readContainer(after).exif as Uint8Array;
    expect([orientationOf(exif), exif.length]).toEqual([6, 26]);
    const { orientation, format: kind } = await sharp(after).metadata();
    expect([kind === "png" ? orientationOf(exif) : orientation]).toEqual([6]);
    expect(kindsOfMetadata(readContainer(after))).toEqual([]);
    expect(await pixelsOf(after)).toBe(await pixelsOf(before));
  });

  test("is the same to the byte when it is done a second time", async () => {
    const once = removeMetadata(await bytesOf(format(photo(6))))?.bytes as Uint8Array;
    expect(removeMetadata(once)?.bytes).toEqual(once);
  });
});

describe("what programs write", () => {
  test("a prompt goes out of a PNG, whichever kind of text it is in", async () => {
    const plain = await bytesOf(sharp({ create: { width: 9, height: 7, channels: 4, background: "#8844cc80" } }).png());
    const settings = "clay jug\nNegative prompt: cracks\nSteps: 12, Sampler: Euler a, Seed: 77, Size: 9x7";
    const before = withChunks(
      plain,
      pngText("parameters", settings),
      pngUtf8("Author", "هدى"),
      pngPacked("prompt", "{}"),
      pngText("Creation Time", "2026"),
      pngChunk("tIME", Buffer.from([7, 234, 5, 2, 10, 11, 12])),
      pngChunk("caBX", Buffer.from("jumb")),
    );
    expect(kindsOfMetadata(readContainer(before))).toEqual(["date", "prompt", "author", "provenance"]);
    expect(removeMetadata(before)).toEqual({ bytes: plain, hasMore: false });
  });

  test("comments, Photoshop's records, manifests and long XMP go out of a JPEG", async () => {
    const plain = await bytesOf(sharp({ create: { width: 9, height: 7, channels: 3, background: "#c0392b" } }).jpeg());
    const before = withSegments(
      plain,
      [0xfe, Buffer.from("Lavc60")],
      jpegXmp(XMP),
      [0xe1, Buffer.from("http://ns.adobe.com/xmp/extension/\0more")],
      [0xed, Buffer.from("Photoshop 3.0\0")],
      [0xeb, Buffer.from("JP\0\x01\0\0\0\x01jumb")],
      [0xe2, Buffer.from("MPF\0more")],
    );
    expect(removeMetadata(before)).toEqual({ bytes: plain, hasMore: false });
  });

  test("what hangs behind the end of a picture goes and is said", async () => {
    for (const [, format] of FORMATS) {
      const plain = removeMetadata(await bytesOf(format(photo(1))))?.bytes as Uint8Array;
      const longer = new Uint8Array(Buffer.concat([plain, Buffer.from("ftypmp42 a short film")]));
      expect(removeMetadata(longer)).toEqual({ bytes: plain, hasMore: true });
    }
  });

  test("an animated WebP keeps its frames", async () => {
    const frames = Uint8Array.from({ length: 8 * 24 * 3 }, (_, at) => (at * 29) % 256);
    const before = await bytesOf(
      sharp(frames, { raw: { width: 8, height: 24, channels: 3, pageHeight: 8 } })
        .withExif(EXIF)
        .webp(),
    );
    const after = removeMetadata(before)?.bytes as Uint8Array;
    expect((await sharp(after).metadata()).pages).toBe(3);
    expect(readContainer(after).exif).toBeNull();
    expect(await pixelsOf(after)).toBe(await pixelsOf(before));
  });

  test("an orientation that a PNG claims beyond eight counts as upright", async () => {
    const plain = await bytesOf(sharp({ create: { width: 9, height: 7, channels: 3, background: "#c0392b" } }).png());
    const tiff = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0, 0, 0, 0, 0];
    expect(removeMetadata(withChunks(plain, pngExif(Buffer.from(tiff))))?.bytes).toEqual(plain);
  });
});

describe("what is refused", () => {
  test("GIF, AVIF, PDF and text", async () => {
    const square = sharp({ create: { width: 9, height: 7, channels: 3, background: "#c0392b" } });
    const files = [await bytesOf(square.clone().gif()), await bytesOf(square.clone().avif())];
    const others = [...files, Buffer.from("%PDF-1.7"), Buffer.from("text"), new Uint8Array()];
    expect(others.map((bytes) => removeMetadata(new Uint8Array(bytes)))).toEqual([null, null, null, null, null]);
  });

  test("a file that is cut off before its pixels, at any length", async () => {
    for (const [, format] of FORMATS) {
      const whole = await bytesOf(format(photo(6)));
      const head = Math.min(whole.length, 600);
      for (let length = 0; length < head; length += 1) expect(removeMetadata(whole.slice(0, length))).toBeNull();
    }
  });
});
