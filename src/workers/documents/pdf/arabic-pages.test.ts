import { readFileSync } from "node:fs";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { beforeAll, describe, expect, test } from "vitest";
import { readPdfPage } from "./read-pdf-page.ts";

/*
 * Pages that Chromium 156 and pango 1.50 printed, one and the same text: lam-alef as one glyph or two, dots and marks as glyphs
 * of their own, spaces drawn in the text or by commands of their own, a type size of 1 that the page stretches.
 */
const LINES = [
  "أهلًا بالأصدقاء، بلا تكلف ولا إطالة",
  "لا ينبغي إلغاء الطلب إلا بعد الاتصال بنا",
  "رحم الله من قال: الإنسان عدو ما يجهل",
  "التسليم يوم ٢٣/٠٨/٢٠٢٥ بسعر ٧٫٢٥ للمتر",
  "الإيصال رقم 48213 بقيمة 3,975.40 درهم",
  "البند (ج) و[الملحق الثاني] و«الشروط العامة» سارية",
  "جمـــيل أن يشمل العرض خصم 15% و(20%) للدفعة",
  "افتح Google Docs ثم Adobe Reader على هاتف Galaxy S24 اليوم",
  "راسل sales@shop-one.org أو زر https://shop-one.org/ar?page=3 الآن",
  "هاتف +971 50 765 4321 أو 04-555-7788 مساءً",
];
const VOWELLED = ["نُشِرَ الخَبَرُ في الصَّحيفةِ مُفصَّلًا", "سَأَلَ الطَّالِبُ أُسْتاذَهُ عَنِ الدَّرْسِ", "قرأتُ كتابًا مفيدًا جدًّا، وشكرًا"];

let library: PDFiumLibrary;
beforeAll(async () => {
  library = await PDFiumLibrary.init();
});

async function read(name: string) {
  const bytes = new Uint8Array(readFileSync(`tests/support/pdf-pages/${name}.pdf`));
  const document = await library.loadDocument(bytes);
  const page = readPdfPage(document.getPage(0));
  document.destroy();
  return page;
}

/** Lines that the page's width broke are put together; a hyphen at such an end is the address's own. */
function whole(text: string): string {
  return text.replaceAll("-\n", "-").replaceAll("\n", " ").normalize("NFC");
}

describe("an Arabic page", () => {
  test.each(["chromium-amiri", "chromium-readex-pro", "chromium-dejavu", "chromium-lalezar", "pango-noto-kufi"])(
    "of %s comes as it was typed",
    async (name) => {
      const { text, sheet } = await read(name);
      const wrong = [...LINES, ...VOWELLED].filter((line) => !whole(text).includes(line.normalize("NFC")));
      expect(wrong).toEqual([]);
      expect(sheet).toMatchObject({ isDoubtful: false, isHidden: false, pictures: 0 });
      expect(whole(text).replaceAll(" ", "")).toBe(whole([...LINES, ...VOWELLED].join(" ")).replaceAll(" ", ""));
    },
  );

  test("whose letters hang on dots drawn apart is known to be doubtful", async () => {
    expect((await read("chromium-reem-kufi")).sheet.isDoubtful).toBe(true);
  });

  test("whose glyphs each stand for a whole stretch of text, as WeasyPrint 57 writes it, is known to be doubtful", async () => {
    const { text, sheet } = await read("weasyprint-dejavu");
    expect(sheet.isDoubtful).toBe(true);
    expect(text).not.toContain("يفتح المتجر أبوابه كل صباح");
  });
});
