import { describe, expect, it } from "vitest";
import { arabicShare, detectLanguage } from "./language.ts";

describe("the share of Arabic letters", () => {
  it.each([
    ["كتاب", 1],
    ["book", 0],
    ["ab كت", 0.5],
    ["AZaz", 0],
    ["abc ك", 0.25],
    ["[`@{ 123 !", 0],
    ["ءؠي", 1],
    ["پژکگ ﷺ", 1],
    ["ہ漢", 0.5],
    ["𝔸𝔹 كت", 0.5],
    ["", 0],
  ])("of %s is %d", (text, share) => expect(arabicShare(text)).toBe(share));

  it.each([
    ["a fenced block", "اكتب ```const answer = 42;\nlet more;``` لي"],
    ["code in a line", "اكتب `const answer` لي"],
    ["an address of the web", "اقرأ https://example.com/page?x=1 و www.example.com الآن"],
    ["a placeholder", "اكتب إلى {{client name}} الآن"],
    ["a tag", "اكتب <section>نصًا</section> هنا"],
    ["a mail address", "اكتب إلى first.last+tag@mail-host.example.com الآن"],
  ])("leaves out %s", (_what, text) => expect(arabicShare(text)).toBe(1));

  it("keeps what opens and never closes", () => {
    expect(arabicShare("اك `ab")).toBe(0.5);
    expect(arabicShare("اك {{ab")).toBe(0.5);
    expect(arabicShare("اك @ab")).toBe(0.5);
  });
});

describe("the language", () => {
  it.each([
    ["اكتب لي خطة", "ar"],
    ["كتب abcdefg", "ar"],
    ["كتب abcdefgh", "en"],
    ["Write me a plan", "en"],
    ["plan 漢字", "en"],
    ["ab 漢字", "en"],
    ["a 漢字", "other"],
    ["пишите план", "other"],
    ["123 !؟", "other"],
    ["", "other"],
    ["`const answer`", "en"],
    ["اكتب ```const answer = someFunction(another);```", "ar"],
  ])("of %s is %s", (text, language) => expect(detectLanguage(text)).toBe(language));
});

describe("Arabic script in another language", () => {
  it.each([
    ["Persian", "گربه سیاه روی دیوار نشسته بود و به باران نگاه می\u200Cکرد"],
    ["Persian on an Arabic keyboard", "پدرم هر روز صبح به بازار مي رود و براي ما نان گرم مي آورد كه بچه ها دوست دارند"],
    ["Urdu", "ہماری بلی دیوار پر بیٹھی ہے اور بارش کو دیکھ رہی ہے"],
    ["Kurdish", "پشیلەکەمان لەسەر دیوارەکە دانیشتووە و سەیری باران دەکات"],
  ])("%s is not Arabic", (_what, text) => expect(detectLanguage(text)).toBe("other"));

  it.each([
    ["Iraqi with letters of its own", "شلونك عيني، گلي شكد سعر الچاي والپيتزا يمكم"],
    ["Arabic from a Persian keyboard", "وضعت الکتاب الکبیر علی الطاولة فی البیت یا صدیقی"],
    [
      "Arabic that quotes Persian",
      "اكتب شرحًا لهذا البيت من الشعر الفارسي وبيّن الوزن: بشنو از نی چون حکایت می\u200Cکند",
    ],
  ])("%s is Arabic", (_what, text) => expect(detectLanguage(text)).toBe("ar"));
});
