import { describe, expect, test } from "vitest";
import { detectDialect, detectVariety, isEastMaghrebi } from "./variety.ts";

describe("the variety of an Arabic text", () => {
  test.each([
    ["egy", "الكلام ده ناشف شوية، خليه ودود من غير ما تطوله"],
    ["egy", "صاحبتي جوزها معاه عربية بايظة وعايز يبيعها"],
    ["glf", "عطني ملخص هالاجتماع وشف لي من تأخر"],
    ["glf", "زبونة تقول القماش خفيف، وش نقول لها"],
    ["lev", "قصة عن تيتة اللي بتعمل كبّة وقطة اسمها لولو، ما يكون فيها شي بيخوّف وبدي ياها قصيرة"],
    ["lev", "كيف بربط الكرافة بسرعة وما عندي حدا يعلمني"],
    ["mgr", "الكود كيدور بلا نهاية وما عرفتش علاش"],
    ["mgr", "وجد ليا فرض ديال العلوم"],
    ["msa", "أريد رسالة إلى أبي أشكره فيها على ما قدّمه، فهو بحاجة إلى كلمة طيبة"],
    ["msa", "ما أثر الهواتف في نوم طلاب الدول العربية؟ اكتب بأسلوب هادئ"],
  ] as const)("%s: %s", (variety, text) => {
    expect(detectVariety(text)).toBe(variety);
  });

  test("Latin technical words make it mixed, whatever the Arabic around them", () => {
    expect(detectVariety("ابغى 2 captions للانستا والستايل funky شوي")).toBe("mixed");
    expect(detectVariety("عايز افهم الـ ETF والـ DCA")).toBe("mixed");
    expect(detectDialect("عايز افهم الـ ETF والـ DCA")).toBe("egy");
    expect(detectVariety("أريد استعلام SQL من جدولي orders وcustomers")).toBe("mixed");
  });

  test("a name or two in Latin letters, an address or a quotation do not", () => {
    expect(detectVariety("بدي قارن iPhone مع Samsung وشو الأحسن")).toBe("lev");
    expect(detectVariety("اكتب دعوة لزيارة https://example.com/open-day قبل الجمعة")).toBe("msa");
    expect(detectVariety("عايز ترجمة الجملة دي: «see you at the open day»")).toBe("egy");
  });

  test("what is quoted is someone else's dialect", () => {
    expect(detectVariety("أعد صياغة هذه العبارة بالفصحى: «عايز اعرف ازاي»")).toBe("msa");
  });

  test("Algerian and Tunisian words are told from Moroccan ones", () => {
    expect(isEastMaghrebi("نحوس على خدمة ف دارنا تاع الصيف")).toBe(true);
    expect(isEastMaghrebi("بغيت نكري دار ديال الصيف")).toBe(false);
  });
});
