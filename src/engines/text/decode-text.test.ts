import { describe, expect, test } from "vitest";
import { decodeText, type TextEncoding } from "./decode-text.ts";

/** A text in an encoding of single bytes, through the decoder's own table turned round. */
function bytesIn(encoding: TextEncoding, text: string): Uint8Array {
  const table = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte -= 1) table.set(new TextDecoder(encoding).decode(new Uint8Array([byte])), byte);
  return Uint8Array.from(text, (sign) => {
    const byte = table.get(sign);
    if (byte === undefined) throw new Error(`${encoding} has no ${sign}`);
    return byte;
  });
}

function pairsOf(text: string, isLittle: boolean, mark = ""): Uint8Array {
  const units = Uint8Array.from(Buffer.from(mark + text, "utf16le"));
  return isLittle ? units : new Uint8Array(Buffer.from(units).swap16());
}

const LONG =
  "تقرير الزيارة: وصلنا إلى المصنع صباحًا، وراجعنا خطوات التعبئة مع المشرف.\nبقيت ملاحظتان، وسنعود يوم الأحد؛ هل يناسبكم؟";
const SHORT = [
  "اكتب رسالة شكر",
  "أريد وصفة سهلة",
  "لخص هذا النص",
  "خطة مذاكرة للامتحان",
  "السلام عليكم ورحمة",
  "وين أقرب مطعم",
  "عايز جدول مصاريف",
];

describe("Arabic of single bytes", () => {
  test.each([LONG, ...SHORT, "هاتِ مُلَخَّصًا مُشَكَّلًا"])("is read in both alphabets: %s", (text) => {
    expect(decodeText(bytesIn("windows-1256", text))).toEqual({ text, encoding: "windows-1256" });
    expect(decodeText(bytesIn("iso-8859-6", text))).toEqual({ text, encoding: "iso-8859-6" });
  });

  test.each([
    "سلام دوست من",
    "لطفا نامه بنويس",
    "پسر خوب",
    "گربه در خانه است",
    "Réunion à 10h مع مدير الشركة",
    "ok “نص” – €5",
  ])("has Persian, French words and signs in Windows-1256: %s", (text) => {
    expect(decodeText(bytesIn("windows-1256", text))).toEqual({ text, encoding: "windows-1256" });
  });
});

test.each([
  "Écrivez une lettre à mon élève",
  "Où êtes-vous ?",
  "ÉTÉ À PARIS",
  "Überprüfe die Größe",
  "São Paulo é ótima",
  "Price £5 – “ok”",
])("reads accents and signs of Windows-1252: %s", (text) => {
  expect(decodeText(bytesIn("windows-1252", text))).toEqual({ text, encoding: "windows-1252" });
});

describe("Unicode", () => {
  test.each([...SHORT, LONG, "write a toast", "شكر", "نامه\u200Cای کوتاه", "Écrivez à l’élève"])(
    "is read with and without its mark: %s",
    (text) => {
      for (const isLittle of [true, false])
        for (const mark of ["", "\uFEFF"])
          expect(decodeText(pairsOf(text, isLittle, mark))).toEqual({
            text,
            encoding: isLittle ? "utf-16le" : "utf-16be",
          });
      expect(decodeText(new TextEncoder().encode(text))).toEqual({ text, encoding: "utf-8" });
      expect(decodeText(new TextEncoder().encode(`\uFEFF${text}`))).toEqual({ text, encoding: "utf-8" });
    },
  );

  test("an empty file is an empty text", () => {
    expect(decodeText(new Uint8Array())).toEqual({ text: "", encoding: "utf-8" });
  });
});

test.each([
  ["bytes with NUL", [97, 98, 0, 99, 100]],
  ["scraps that no alphabet explains", [0xe3, 0x28, 0xa1, 0x41]],
  ["Russian in Windows-1251", [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x20, 0xec, 0xe8, 0xf0, 0x20, 0xea, 0xe0, 0xea]],
  ["Greek in ISO-8859-7", [0xca, 0xe1, 0xeb, 0xe7, 0xec, 0xdd, 0xf1, 0xe1, 0x20, 0xf3, 0xe1, 0xf2]],
  ["a compressed stream", [0x1f, 0x8b, 0x08, 0x00, 0x4b, 0xcc, 0x4a, 0xe5, 0x02, 0xf0, 0x91, 0x3e]],
  ["controls", Array.from({ length: 40 }, (_, at) => 1 + (at % 8))],
  ["UTF-16 of something else", [0xff, 0xfe, 0x00, 0xd8, 0x00, 0x00]],
])("refuses %s", (_name, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBeNull();
});
