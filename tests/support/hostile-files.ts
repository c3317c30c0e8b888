import { crc32, deflateSync } from "node:zlib";
import { docxOf, pdfOf } from "./documents.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Twenty-six files that nobody sends by accident: bombs, two formats in one, cut short, wrongly named, without an end. */
export async function hostileFiles(png: Uint8Array, jpeg: Uint8Array): Promise<{ name: string; bytes: Bytes }[]> {
  const pdf = pdfOf(["A page of text in a PDF"]);
  const text = (value: string) => bytesOf(Buffer.from(value, "latin1"));
  const head = (size: number) => bytesOf(png.subarray(0, size));
  return [
    { name: "empty.png", bytes: bytesOf() },
    { name: "one-byte.png", bytes: bytesOf([0x89]) },
    { name: "signature-only.png", bytes: head(8) },
    { name: "head-only.png", bytes: head(33) },
    { name: "half.png", bytes: head(Math.floor(png.length / 2)) },
    { name: "half.jpg", bytes: bytesOf(jpeg.subarray(0, Math.floor(jpeg.length / 3))) },
    { name: "bomb-60000-square.png", bytes: pngOf(60_000, 60_000, deflateSync(Buffer.alloc(4_000_000))) },
    { name: "bomb-wide-line.png", bytes: pngOf(2_000_000_000, 1, deflateSync(Buffer.alloc(1000))) },
    { name: "bomb-long.png", bytes: pngOf(1, 30_000_000, deflateSync(Buffer.alloc(1000))) },
    { name: "zero-wide.png", bytes: pngOf(0, 10, deflateSync(Buffer.alloc(10))) },
    { name: "negative-size.png", bytes: pngOf(0xffffffff, 0xffffffff, deflateSync(Buffer.alloc(10))) },
    { name: "pixels-missing.png", bytes: pngOf(400, 400, deflateSync(Buffer.alloc(10))) },
    { name: "pixels-no-zlib.png", bytes: pngOf(40, 40, Buffer.from("this is not deflate")) },
    { name: "wrong-checksum.png", bytes: pngOf(20, 20, deflateSync(Buffer.alloc(20 * 21)), true) },
    {
      name: "text-bomb.png",
      bytes: withChunk(png, "zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(50_000_000))])),
    },
    { name: "web-page.png", bytes: text("<!doctype html><script>alert(1)</script>") },
    { name: "script-behind-image.png", bytes: bytesOf(png, Buffer.from("<script>alert(1)</script>")) },
    { name: "image-then-zip.png", bytes: bytesOf(png, await docxOf(["A document behind a picture"])) },
    {
      name: "vector.png",
      bytes: text('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    },
    { name: "program.jpg", bytes: bytesOf(Buffer.from("7f454c46020101", "hex"), new Uint8Array(500)) },
    {
      name: "bytes-behind-jpeg-mark.jpg",
      bytes: bytesOf(Buffer.from("ffd8ffe0", "hex"), new Uint8Array(5000).fill(0xff)),
    },
    { name: "animation-without-frames.gif", bytes: text("GIF89a\xff\xff\xff\xff\x80\x00\x00") },
    {
      name: "huge-webp.webp",
      bytes: text(`RIFF\xff\xff\xff\xffWEBPVP8 \xff\xff\xff\xff${"\x9d\x01\x2a\xff\x3f\xff\x3f".repeat(20)}`),
    },
    { name: "half.pdf", bytes: bytesOf(pdf.subarray(0, Math.floor(pdf.length / 2))) },
    { name: "endless-tree.pdf", bytes: text(PDF_OF_ITSELF) },
    {
      name: "eleven-pages.pdf",
      bytes: pdfOf(Array.from({ length: 11 }, (_, at) => `Page number ${at} of a long file`)),
    },
  ];
}

/** A page tree whose only child is itself. */
const PDF_OF_ITSELF =
  "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [2 0 R] /Count 9 >>\nendobj\ntrailer\n<< /Size 3 /Root 1 0 R >>\n%%EOF\n";

function bytesOf(...parts: (Uint8Array | number[])[]): Bytes {
  return new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
}

/** A grey PNG that claims a size, whatever its pixels say. */
function pngOf(width: number, height: number, pixels: Buffer, isWrong = false): Bytes {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return bytesOf(signature, chunk("IHDR", size), chunk("IDAT", pixels, isWrong), chunk("IEND", Buffer.alloc(0)));
}

function chunk(type: string, content: Buffer, isWrong = false): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(isWrong ? 1 : crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG with one more chunk behind its head. */
function withChunk(png: Uint8Array, type: string, content: Buffer): Bytes {
  return bytesOf(png.subarray(0, 33), chunk(type, content), png.subarray(33));
}
