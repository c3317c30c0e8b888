import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { DOCX } from "#tools/file-type.ts";
import { docxOf, pdfOf } from "#tests/support/documents.ts";
import { createPorts } from "./ports.ts";

const ports = createPorts();
afterAll(() => ports.close());

const RED = { r: 200, g: 10, b: 10 };

async function imageOf(width: number, height: number, orientation?: number): Promise<Uint8Array> {
  const image = sharp({ create: { width, height, channels: 3, background: RED } }).jpeg();
  return new Uint8Array(await (orientation ? image.withMetadata({ orientation }) : image).toBuffer());
}

describe("pixels", () => {
  test("decode gives upright pixels in the channels asked for, shrunk and never enlarged", async () => {
    const bytes = await imageOf(40, 20, 6);
    const whole = await ports.pixels.decode(bytes);
    expect([whole.width, whole.height, whole.channels, whole.data.length]).toEqual([20, 40, 3, 20 * 40 * 3]);
    expect(Math.abs((whole.data[0] as number) - RED.r)).toBeLessThan(6);
    const small = await ports.pixels.decode(bytes, { maxSide: 10, channels: 1 });
    expect([small.width, small.height, small.channels, small.data.length]).toEqual([5, 10, 1, 50]);
    expect((await ports.pixels.decode(bytes, { maxSide: 900 })).height).toBe(40);
  });

  test("a transparent place becomes white, or stays transparent where four channels are asked for", async () => {
    const png = new Uint8Array(
      await sharp({ create: { width: 1, height: 1, channels: 4, background: { ...RED, alpha: 0 } } })
        .png()
        .toBuffer(),
    );
    expect([...(await ports.pixels.decode(png)).data]).toEqual([255, 255, 255]);
    expect((await ports.pixels.decode(png, { channels: 4 })).data[3]).toBe(0);
  });

  test("metadata gives upright size and the frames of an animation", async () => {
    expect(await ports.pixels.metadata(await imageOf(40, 20, 6))).toMatchObject({
      format: "jpeg",
      width: 20,
      height: 40,
      hasAlpha: false,
      frames: 1,
    });
  });

  test("encode and resize give files that decode again; a smaller file says nothing of its maker", async () => {
    const image = await ports.pixels.decode(await imageOf(8, 4));
    const png = await ports.pixels.encode(image, { format: "png" });
    expect([...(await ports.pixels.decode(png)).data]).toEqual([...image.data]);
    const tagged = await sharp({ create: { width: 60, height: 20, channels: 3, background: RED } })
      .withExif({ IFD0: { Artist: "Somebody" } })
      .jpeg()
      .toBuffer();
    const small = await ports.pixels.resize(new Uint8Array(tagged), { maxSide: 30, format: "webp" });
    expect(await ports.pixels.metadata(small)).toMatchObject({ format: "webp", width: 30, height: 10 });
    expect((await sharp(small).metadata()).exif).toBeUndefined();
  });

  test.each([
    ["text", new TextEncoder().encode("no image at all")],
    ["a cut file", new Uint8Array(Buffer.from("89504e470d0a1a0a0000000d4948445200000010", "hex"))],
  ])("refuses %s as a damaged file", async (_name, bytes) => {
    await expect(ports.pixels.decode(bytes)).rejects.toMatchObject({
      code: "invalid_input",
      fields: { file: "damaged_file" },
    });
  });

  test("refuses an image of more than 40 megapixels before its pixels are read", async () => {
    const huge = await sharp({ create: { width: 7000, height: 6000, channels: 3, background: RED } })
      .png()
      .toBuffer();
    await expect(ports.pixels.decode(new Uint8Array(huge))).rejects.toMatchObject({ code: "too_large" });
  });
});

describe("documents", () => {
  test("text of a Word file, Arabic and English, paragraphs apart", async () => {
    const bytes = await docxOf(["الفقرة الأولى.", "The second paragraph."]);
    expect(await ports.documents.text({ bytes, type: DOCX })).toEqual({
      text: "الفقرة الأولى.\n\nThe second paragraph.",
      pages: 1,
      pageTexts: ["الفقرة الأولى.\n\nThe second paragraph."],
      left: [],
      sheets: [],
    });
  });

  test("text of a PDF with its number of pages, and one page as an image", async () => {
    const bytes = pdfOf(["First page", "Second page"]);
    const { text, pages, pageTexts, sheets } = await ports.documents.text({ bytes, type: "application/pdf" });
    expect(sheets.map((sheet) => [sheet.pictures, sheet.isHidden, sheet.isDoubtful])).toEqual([
      [0, false, false],
      [0, false, false],
    ]);
    expect([text, pages, pageTexts]).toEqual(["First page\n\nSecond page", 2, ["First page", "Second page"]]);
    const drawn = await ports.documents.page(bytes, { index: 1, maxSide: 400 });
    expect([drawn.pages, drawn.image.width, drawn.image.height, drawn.image.channels]).toEqual([2, 200, 400, 3]);
    expect(drawn.image.data.length).toBe(200 * 400 * 3);
    expect(drawn.image.data.reduce((least, value) => Math.min(least, value), 255)).toBeLessThan(100);
    expect(drawn.image.data[0]).toBe(255);
    const bare = await ports.documents.page(bytes, { index: 1, maxSide: 400, isBare: true });
    expect(new Set(bare.image.data)).toEqual(new Set([255]));
  });

  test.each(["application/pdf", DOCX] as const)("refuses a damaged %s", async (type) => {
    const bytes = new TextEncoder().encode("%PDF-1.4 and nothing more");
    await expect(ports.documents.text({ bytes, type })).rejects.toMatchObject({ fields: { file: "damaged_file" } });
  });
});
