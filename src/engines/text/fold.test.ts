import { describe, expect, it } from "vitest";
import { fold, foldAligned, sourceSpan, stripTashkeel } from "./fold.ts";

describe("fold", () => {
  it.each([
    ["one alef for all", "أحمد إلى آدم ٱلكتاب", "احمد الي ادم الكتاب"],
    ["one ya, waw and ha", "مستشفى مسئول مؤمن مدرسة", "مستشفي مسيول مومن مدرسه"],
    ["letters of neighbouring languages as Arabic ones", "کتاب گل چای پارک ڤيلا", "كتاب كل جاي بارك فيلا"],
    ["no tashkeel, tatweel or marks of recitation", "كِتَـــابٌ رَحْمٰنِ ۖ", "كتاب رحمن "],
    ["Arabic and Persian digits in ASCII", "٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹", "0123456789 0123456789"],
    ["Latin in lower case without accents", "AZ Éléphant ÑANDÚ Łódź", "az elephant nandu łodz"],
    ["straight quotes and plain spaces", "‘a’ “b” „c” d\u00A0e\u202Ff\u2009g", '\'a\' "b" "c" d e f g'],
    [
      "no combining accents, direction marks or zero-width characters",
      "e\u0301\u200F\u200B\u2066x\u2069\uFEFF\u061C",
      "ex",
    ],
    ["everything else as it is", "hamza ء, $5 — 漢字 😀!", "hamza ء, $5 — 漢字 😀!"],
    ["the letters around A and Z of ASCII", "@AZ[`az{", "@az[`az{"],
    ["nothing of nothing", "", ""],
  ])("gives %s", (_what, text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(foldAligned(text).text).toBe(folded);
  });
});

describe("a span found in the fold", () => {
  it.each([
    // The wanted word in the fold, the text, and where the word is in it, counted by hand.
    ["كتاب", "هذا كِتَابٌ جديد", 4, 11],
    ["كتاب", "كِتَابٌ", 0, 7],
    ["جديد", "هذا كِتَابٌ جديد", 12, 16],
    ["ab", "x\u200Bab\u0301 y", 2, 5],
    ["5", "سعر ٥\u200F ريال", 4, 6],
  ])("stands for the original, marks after its last letter included: %s in %s", (wanted, text, start, end) => {
    const folded = foldAligned(text);
    const at = folded.text.indexOf(wanted);
    expect(sourceSpan(folded, at, at + wanted.length)).toEqual({ start, end });
  });

  it("reaches to the end of the text", () => {
    const folded = foldAligned("aٌ");
    expect([...folded.source]).toEqual([0, 2]);
    expect(sourceSpan(folded, 0, 1)).toEqual({ start: 0, end: 2 });
  });
});

it("strips tashkeel and tatweel and nothing else", () => {
  expect(stripTashkeel("كِتَـابٌ أحمد ٱلرَّحْمٰنِ É١")).toBe("كتاب أحمد ٱلرحمن É١");
});
