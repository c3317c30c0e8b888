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

  test.each([
    "راجع خطابي واحذف أية كلمة زائدة",
    "فسّر هذه الآية لتلميذ في العاشرة",
    "احك لطفلي حكاية نبي الله نوح",
    "لا يبقى على الامتحان سوى يومين، ماذا أراجع؟",
    "صف عادات بدو نجد في الضيافة",
    "اشرح قلي البيض لمبتدئ",
    "صنّف ما يلي بحسب السعر",
    "بيّن حال دول الخليج قبل النفط",
    "اكتب سطرًا عن ريو دي جانيرو",
    "بلّغ الفريق أن اللقاء عقب صلاة المغرب",
    "رتّب لي الملفات بينما أكتب التقرير",
    "اكتب لأمي بطاقة بحب وعرفان",
  ])("a standard word that looks like a dialect's is standard: %s", (text) => {
    expect(detectDialect(text)).toBeNull();
  });

  test.each([
    ["egy", "هو ايه اللي حصل؟"],
    ["glf", "نبي نسافر في العيد"],
    ["lev", "جاري بدو يبيع سيارتو"],
    ["egy", "الصورة دي قديمة"],
    ["glf", "سوي لي جدول"],
  ] as const)("and is %s where its neighbours say so: %s", (dialect, text) => {
    expect(detectDialect(text)).toBe(dialect);
  });

  test("a long standard text is not a dialect for a chance cue, a long spoken one is", () => {
    const standard = "وصل الوفد إلى المدينة التي تقع على النهر، ثم زار المتحف الذي أُنشئ منذ قرن. ";
    expect(detectDialect(`${standard.repeat(8)}وقال الدليل: شو رأيكم؟ ${standard.repeat(8)}`)).toBeNull();
    expect(detectDialect("رحنا ع السوق وكان كتير زحمة وما لقينا شو بدنا. ".repeat(8))).toBe("lev");
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
