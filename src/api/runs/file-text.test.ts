import { deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { docxOf, pdfOf, zipOf } from "#tests/support/documents.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

let product: TestDeps;
let api: TestApi;
let user: SignedIn;
beforeAll(async () => {
  product = await createTestDeps();
  api = createTestApi(product.deps);
  user = await signUpConfirmed(product.deps, api);
});
afterAll(() => product.close());

interface Answer {
  text?: string;
  error?: { code: string; fields?: { file?: string } };
}

async function read(bytes: Uint8Array<ArrayBuffer>, name = "file", cookie = user.cookie) {
  const body = new FormData();
  body.set("file", new Blob([bytes]), name);
  const response = await api.call("/api/files/text?lang=en", { body, cookie });
  return { status: response.status, ...((await response.json()) as Answer) };
}

const plain = (text: string) => new TextEncoder().encode(text);

describe("the text of a document", () => {
  test("comes from .txt, .docx and .pdf, whatever the file is called, at no cost", async () => {
    expect(await read(plain("\uFEFFسطر أول\nسطر ثانٍ"), "notes.md")).toEqual({
      status: 200,
      text: "سطر أول\nسطر ثانٍ",
      notes: [],
    });
    const docx = await docxOf(["الفقرة الأولى.", "The second paragraph."]);
    expect(await read(docx, "letter.txt")).toEqual({
      status: 200,
      text: "الفقرة الأولى.\n\nThe second paragraph.",
      notes: [],
    });
    const pdf = pdfOf(["The first page of it", "And the second page"]);
    expect(await read(pdf)).toEqual({ status: 200, text: "The first page of it\n\nAnd the second page", notes: [] });
    const credits = await api.call("/api/credits", { cookie: user.cookie });
    expect(await credits.json()).toMatchObject({ credits: 0 });
  });

  test("comes with what was left out of it, and with its encoding where that is an old one", async () => {
    const old = new Uint8Array([0xc7, 0xdf, 0xca, 0xc8, 0x20, 0xe4, 0xd5, 0xc7, 0x20, 0xde, 0xd5, 0xed, 0xd1]);
    expect(await read(old)).toEqual({
      status: 200,
      text: "اكتب نصا قصير",
      notes: ["The file was read as Windows-1256. If its letters look wrong, save it as UTF-8."],
    });
    const edited = zipOf({
      "word/document.xml":
        '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Kept</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p></w:body></w:document>',
    });
    expect(await read(edited)).toEqual({
      status: 200,
      text: "Kept",
      notes: ["Text deleted under tracked changes was left out; what was added is in."],
    });
  });

  test("is refused with the name of its kind where it is no text", async () => {
    expect(await read(plain("{\\rtf1\\ansi words}"), "a.txt")).toMatchObject({
      status: 415,
      error: {
        fields: {
          file: "This is an RTF document. Taken here: TXT, MD, PDF, DOCX, ODT, PPTX, or EPUB. Open it in Word and save it as DOCX.",
        },
      },
    });
  });

  test("is refused for strangers, pictures, PDFs of pictures, empty, damaged and overlong files", async () => {
    expect(await read(plain("words"), "a.txt", "")).toMatchObject({ status: 401 });
    expect(await read(plain(""))).toMatchObject({ status: 400, error: { fields: { file: /required/ } } });
    expect(await read(plain(" \n "))).toMatchObject({ error: { fields: { file: "There is no text in this file." } } });
    expect(await read(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]))).toMatchObject({ status: 415 });
    expect(await read(pdfOf([""]))).toMatchObject({ status: 400, error: { fields: { file: /pictures/ } } });
    expect(await read(plain("%PDF-1.4 and nothing more"))).toMatchObject({ error: { fields: { file: /damaged/ } } });
    expect(await read(plain("word ".repeat(30_000)))).toMatchObject({ status: 413 });
    expect(await read(new Uint8Array(6 * 1024 * 1024).fill(97))).toMatchObject({ status: 413 });
    const empty = await api.call("/api/files/text?lang=en", { body: new FormData(), cookie: user.cookie });
    expect(empty.status).toBe(400);
  });

  test("is refused for a Word file that unpacks to gigabytes, in bounded memory, whatever size it claims", async () => {
    const bomb = Buffer.alloc(256 * 1024 * 1024, " ");
    const packed = deflateRawSync(bomb, { level: 1 });
    const before = process.memoryUsage.rss();
    for (const claims of [bomb.length, 100]) {
      const file = zipOf({ "word/document.xml": { packed, claims }, "[Content_Types].xml": "<Types/>" });
      expect(file.length).toBeLessThan(5 * 1024 * 1024);
      expect(await read(file, "bomb.docx")).toMatchObject({ status: 413, error: { code: "too_large" } });
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
    expect(await read(await docxOf(["Still here."]))).toMatchObject({ text: "Still here." });
  });
});
