import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { pdfOf, scanOf } from "#tests/support/documents.ts";
import { sheetOf, takeTextOff } from "./sheet.ts";

let library: PDFiumLibrary;
let jpeg: Parameters<typeof scanOf>[0];
beforeAll(async () => {
  library = await PDFiumLibrary.init();
  const image = sharp({ create: { width: 200, height: 400, channels: 3, background: { r: 200, g: 200, b: 200 } } });
  jpeg = { bytes: new Uint8Array(await image.jpeg().toBuffer()), width: 200, height: 400 };
});

async function pageOf(bytes: Uint8Array) {
  return (await library.loadDocument(bytes)).getPage(0);
}

const LINE = { text: "Scanned", y: 380 };

describe("what a page shows", () => {
  test("a page of text has no pictures", async () => {
    const sheet = sheetOf(await pageOf(pdfOf(["First page"])));
    expect([sheet.pictures, sheet.isHidden, sheet.textMiddle.toFixed(1)]).toEqual([0, false, "0.5"]);
  });

  test("a scan is under its picture but where its line is", async () => {
    const sheet = sheetOf(await pageOf(scanOf(jpeg, LINE)));
    expect([sheet.pictures.toFixed(2), sheet.isHidden, sheet.textMiddle.toFixed(2)]).toEqual(["0.99", false, "0.04"]);
  });

  test("a turned page is judged by the same paper", async () => {
    const sheet = sheetOf(await pageOf(scanOf(jpeg, LINE, { rotate: 90 })));
    expect([sheet.pictures.toFixed(2), sheet.textMiddle.toFixed(2)]).toEqual(["0.99", "0.04"]);
  });

  test("what a form holds counts where the form is drawn", async () => {
    const sheet = sheetOf(await pageOf(scanOf(jpeg, LINE, { isForm: true })));
    expect([sheet.pictures.toFixed(2), sheet.textMiddle.toFixed(2)]).toEqual(["0.24", "0.47"]);
  });

  test("invisible text is hidden", async () => {
    expect(sheetOf(await pageOf(scanOf(jpeg, { ...LINE, mode: 3 }))).isHidden).toBe(true);
  });
});

test.each([false, true])("text is taken off the page, the picture stays (in a form: %s)", async (isForm) => {
  const darkest = async (isBare: boolean) => {
    const page = await pageOf(scanOf(jpeg, LINE, { isForm }));
    if (isBare) takeTextOff(page);
    const { data } = await page.render({ scale: 2, render: "bitmap", colorSpace: "BGRA" });
    return data.reduce((least, value) => Math.min(least, value), 255);
  };
  expect(await darkest(false)).toBeLessThan(120);
  expect(await darkest(true)).toBe(200);
});
