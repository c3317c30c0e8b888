import sharp from "sharp";
import { expect, test } from "vitest";
import { DOCX, fileTypeOf } from "./file-type.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each(["png", "jpeg", "webp", "gif", "avif"] as const)("knows a real %s by its bytes", async (format) => {
  const image = sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } });
  expect(fileTypeOf(await image.toFormat(format).toBuffer())).toBe(`image/${format}`);
});

test.each([
  ["a PDF", "%PDF-1.7\n%…", "application/pdf"],
  ["a PDF behind a byte order mark", "\uFEFF\n%PDF-1.4", "application/pdf"],
  ["Arabic text", "هذا نص عادي، طوله سطر.", "text/plain"],
  ["an empty file", "", "text/plain"],
  ["a page that calls itself an image", "<html>GIF89a</html>", "text/plain"],
  ["a Word document", "PK\u0003\u0004…word/document.xml…", DOCX],
  ["another zip", "PK\u0003\u0004…a.txt…", null],
  ["bytes with NUL", "ab\u0000cd", null],
])("tells %s from the rest", (_name, content, type) => {
  expect(fileTypeOf(bytesOf(content))).toBe(type);
});

test("refuses text that is not UTF-8", () => {
  expect(fileTypeOf(new Uint8Array([0xe3, 0x28, 0xa1, 0x41]))).toBeNull();
});
