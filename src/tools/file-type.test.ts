import sharp from "sharp";
import { expect, test } from "vitest";
import { fieldMessages } from "#i18n/field-messages.ts";
import { DOCX, fileKindOf, fileTypeOf, notTaken } from "./file-type.ts";

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

test("takes text in an Arabic alphabet of single bytes, and refuses scraps of none", () => {
  expect(fileTypeOf(new Uint8Array([0xc7, 0xdf, 0xca, 0xc8, 0x20, 0xe4, 0xd5, 0xc7]))).toBe("text/plain");
  expect(fileTypeOf(new Uint8Array([0xe3, 0x28, 0xa1, 0x41]))).toBeNull();
});

test.each([
  ["rtf", "{\\rtf1\\ansi text}"],
  ["heic", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic"],
  ["tiff", "II*\0\u0008\0\0\0"],
  ["tiff", "MM\0*\0\0\0\u0008"],
  ["xlsx", "PK\u0003\u0004…xl/workbook.xml…"],
  ["open-document", `PK\u0003\u0004${" ".repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK`],
  ["archive", "PK\u0003\u0004…a.txt…"],
  ["unknown", "ab\0cd"],
])("names %s, which no tool reads", (kind, content) => {
  expect([fileKindOf(bytesOf(content)), fileTypeOf(bytesOf(content))]).toEqual([kind, null]);
});

test.each([
  ["en", "{\\rtf1}", "This is an RTF document. Taken here: TXT, MD, or PDF. Open it in Word and save it as DOCX."],
  ["ar", "{\\rtf1}", "هذا مستند RTF، ولا نقرأ هنا إلا TXT أو MD أو PDF. افتحه في Word واحفظه بصيغة DOCX."],
  ["en", "PK\u0003\u0004…xl/workbook.xml", "This is an Excel workbook. Taken here: TXT, MD, or PDF."],
] as const)("says what a file is and what is taken (%s)", (language, content, sentence) => {
  const fault = notTaken(bytesOf(content), ["text/plain", "application/pdf"]);
  expect(fieldMessages({ file: fault }, language)).toEqual({ file: sentence });
});
