import { PDFiumLibrary } from "@hyzyla/pdfium";
import { RefusalError } from "#i18n/refusals.ts";
import type { LeftOut } from "#i18n/document-notes.ts";
import type { PdfSheet, PixelImage } from "#tools/ports.ts";
import { readDocument } from "./documents/read-document.ts";
import { readPdfPage } from "./documents/pdf/read-pdf-page.ts";
import { takeTextOff } from "./documents/pdf/sheet.ts";
import { serveJobs } from "./serve-jobs.ts";

const MOST_PAGES = 200;
const MOST_CHARACTERS = 2_000_000;
/** Points of a PDF's page, 72 to an inch. */
const MOST_SCALE = 6;

/** The logarithm of how much wider or narrower a page is than its picture. */
const STRETCHED = 0.08;
/** Smaller pictures gain by being drawn large. */
const LEAST_SIDE = 500;

const library = PDFiumLibrary.init();

serveJobs({ text, page });

interface DocumentText {
  text: string;
  pages: number;
  pageTexts: string[];
  left: LeftOut[];
  sheets: PdfSheet[];
}

async function text({ bytes, type }: { bytes: Uint8Array; type: string }): Promise<DocumentText> {
  if (type !== "application/pdf") {
    const { text: whole, left } = await reading(async () => readDocument(bytes, type));
    const value = bounded(whole);
    return { text: value, pages: 1, pageTexts: [value], left, sheets: [] };
  }
  return withDocument(bytes, (document) => {
    const read = [...document.pages()].map((each) => readPdfPage(each));
    const pageTexts = read.map((each) => bounded(each.text));
    const sheets = read.map(({ sheet }) => sheet);
    return { text: bounded(pageTexts.join("\n\n")), pages: pageTexts.length, pageTexts, left: [], sheets };
  });
}

async function page({
  bytes,
  index,
  maxSide,
  isBare,
}: {
  bytes: Uint8Array;
  index: number;
  maxSide: number;
  isBare?: boolean;
}): Promise<{ image: PixelImage; pages: number }> {
  return withDocument(bytes, async (document) => {
    const sheet = document.getPage(index);
    if (isBare) takeTextOff(sheet);
    const { originalWidth, originalHeight } = sheet.getOriginalSize();
    const scan = await stretchedScan(sheet, originalWidth / originalHeight, maxSide);
    if (scan) return { image: scan, pages: document.getPageCount() };
    const scale = Math.min(MOST_SCALE, maxSide / Math.max(originalWidth, originalHeight, 1));
    const drawn = await sheet.render({ scale, render: "bitmap", colorSpace: "BGRA" });
    return {
      image: { width: drawn.width, height: drawn.height, channels: 3, data: rgbOf(drawn.data) },
      pages: document.getPageCount(),
    };
  });
}

type PdfPage = ReturnType<PdfDocument["getPage"]>;

/** A page of one picture that was stretched to fill it: the picture itself, whose letters have their own shape; else null. */
async function stretchedScan(sheet: PdfPage, shape: number, maxSide: number): Promise<PixelImage | null> {
  const [only, ...others] = [...sheet.objects()];
  if (only?.type !== "image" || others.length > 0) return null;
  const { width, height, data } = await only.render({ render: "bitmap" });
  const isStretched = Math.abs(Math.log(width / height / shape)) > STRETCHED;
  if (!isStretched || Math.min(width, height) < LEAST_SIDE || Math.max(width, height) > maxSide) return null;
  return data.length === 4 * width * height ? { width, height, channels: 3, data: rgbOf(data) } : null;
}

type PdfDocument = Awaited<ReturnType<PDFiumLibrary["loadDocument"]>>;

async function withDocument<T>(bytes: Uint8Array, work: (document: PdfDocument) => T | Promise<T>): Promise<T> {
  const document = await reading(async () => (await library).loadDocument(bytes));
  try {
    if (document.getPageCount() > MOST_PAGES) throw new RefusalError("too_large");
    return await reading(async () => work(document));
  } finally {
    document.destroy();
  }
}

function rgbOf(bgra: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((bgra.length / 4) * 3);
  for (let from = 0, to = 0; from < bgra.length; from += 4, to += 3) {
    rgb[to] = bgra[from + 2] as number;
    rgb[to + 1] = bgra[from + 1] as number;
    rgb[to + 2] = bgra[from] as number;
  }
  return rgb;
}

function bounded(value: string): string {
  if (value.length > MOST_CHARACTERS) throw new RefusalError("too_large");
  return value.replaceAll("\r\n", "\n").replaceAll("\u0000", "").trim();
}

/** What the library cannot read (damaged, locked by a password) is the sender's file, not our fault. */
async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusalError) throw error;
    throw new RefusalError("invalid_input", { fields: { file: "damaged_file" }, cause: error });
  }
}
