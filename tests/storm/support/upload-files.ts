import sharp from "sharp";
import { docxOf, pdfOf } from "#tests/support/documents.ts";

/** A file with the address that it is sent to. */
export interface UploadFile {
  what: string;
  /** A tool's runs, or the reader of documents, which makes no run. */
  path: string;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const PARAGRAPH =
  "We walked down to the harbour before the shops opened, because my aunt wanted the small fish that are gone by eight. The man at the last stall knew her voice and laughed before he turned around. She bought two kilos and argued about ice for ten minutes. On the way home the bag leaked on my shoes, and nobody said a word about it until lunch.";

/** Pictures and documents as people send them: three are read from pixels, the rest from what lies in the file. */
export async function uploadFiles(): Promise<UploadFile[]> {
  const [english, arabic, pixels] = await Promise.all([
    drawn("Fresh bread daily", "ltr"),
    drawn("محطة القطار الجديدة", "rtl"),
    evening(),
  ]);
  const document = await docxOf([PARAGRAPH, PARAGRAPH.replace("aunt", "uncle")]);
  const run = (tool: string) => `/api/tools/${tool}/runs?lang=en`;
  return [
    { what: "English picture read", path: run("image-to-text"), name: "sign.png", bytes: english },
    { what: "Arabic picture read", path: run("image-to-text"), name: "station.png", bytes: arabic },
    { what: "PDF read", path: run("image-to-text"), name: "page.pdf", bytes: pdfOf(["Fresh bread daily", "Second"]) },
    { what: "picture described", path: run("image-to-prompt"), name: "evening.png", bytes: pixels },
    { what: ".docx judged", path: run("ai-detector"), name: "walk.docx", bytes: document },
    { what: "PDF judged", path: run("ai-detector"), name: "walk.pdf", bytes: pdfOf([PARAGRAPH, PARAGRAPH]) },
    { what: "text of a .docx", path: "/api/files/text", name: "walk.docx", bytes: document },
    { what: "text of a PDF", path: "/api/files/text", name: "walk.pdf", bytes: pdfOf([PARAGRAPH]) },
  ];
}

/** The form that a page sends, of an upload. */
export function formOf({ name, bytes }: UploadFile): FormData {
  const form = new FormData();
  form.set("file", new Blob([bytes]), name);
  return form;
}

async function drawn(text: string, direction: "rtl" | "ltr") {
  const x = direction === "rtl" ? 380 : 20;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="90"><rect width="400" height="90" fill="#fff"/><text x="${x}" y="55" direction="${direction}" font-family="DejaVu Sans" font-size="30">${text}</text></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
}

/** Some 900 KB, since nothing of it is compressed: long enough on its way to be cut in the middle. Without edges, so that nobody looks for words in it for long. */
async function evening() {
  const [width, height] = [600, 500];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 3) {
    const row = Math.floor(at / 3 / width) / height;
    pixels.set([200 - row * 160, 120 - row * 80, 90 + row * 60], at);
  }
  return new Uint8Array(
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
}
