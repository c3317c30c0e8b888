import { describe, expect, test } from "vitest";
import { composePrompt } from "./compose-prompt.ts";

const typeOf = (text: string) =>
  composePrompt({
    text,
    target: "any",
    detail: "standard",
    outputType: "text",
    promptLanguage: "same",
    askFirst: false,
    interfaceLanguage: "en",
  }).taskType;

describe("a request that does not name its type is known by its words", () => {
  test.each([
    ["recipe", "الضيوف على الباب وعندي بس رز وعدس"],
    ["recipe", "half a cabbage and some bacon in the fridge, what's for dinner"],
    ["ideas-names", "اسم حلو لكلبي الصغير"],
    ["ideas-names", "what shall we call our allotment club"],
    ["creative", "كلمتين حلوين اقولهم في فرح اختي"],
    ["code-fix-review", "the formula in column D gives #REF"],
    ["code-fix-review", "البرنامج بيقفل لوحده ويطلع NullPointerException"],
    ["email-letter", "how do I tell my landlord in writing that I'm leaving"],
    ["support-reply", "زبون كاتب ان الشحنة وصلت مكسورة، نرد عليه بايه"],
    ["rewrite", "الكلام ده ناشف اوي، خليه ودود"],
    ["roleplay", "خليك انت الزبون الصعب وانا البائع"],
    ["plan", "4 days in Porto with a toddler"],
    ["health-info", "ركبتي بتوجعني لما بطلع السلم، ده طبيعي؟"],
    ["legal-info", "neighbour built a fence on our side, where do I stand"],
    ["translate", "حول هالرسالة انجليزي"],
    ["general", "how do i get candle wax out of a carpet"],
    ["general", "neighbour's cat digs up our beds, how do i bring it up nicely"],
    ["roleplay", "ابيك تصير الزبون وتسألني عن السعر سؤال سؤال"],
    ["extract-classify", "أرغب في استخلاص اسم المورد والتاريخ والمبلغ من كل فاتورة"],
    ["translate", "granny's diary pages are in Polish, english for my cousins please"],
    ["plan", "couch to half marathon by May, sore knee"],
    ["marketing", "ابيع شموع من البيت، ابي نصوص لسناب للعيد"],
  ] as const)("%s: %s", (type, text) => {
    expect(typeOf(text)).toBe(type);
  });
});

describe("what is asked for outweighs what it is about", () => {
  test.each([
    ["article", "مقال عن عقود الإيجار للمستأجر الجديد"],
    ["email-letter", "email to my manager about the pain in my knee and working from home"],
    ["exam-lesson", "quiz on the causes of inflation, year 10, 8 questions with answers"],
    ["creative", "قصة قصيرة عن طبيب يخاف من الحقن"],
    ["agent-bot", "بوت يجيب عن أسئلة القروض ويحول إلى موظف"],
    ["rewrite", "shorten my speech, keep the joke"],
    ["career", "rewrite my cv for a school kitchen job"],
  ] as const)("%s: %s", (type, text) => {
    expect(typeOf(text)).toBe(type);
  });

  test("an exam one sits is a date to plan for", () => {
    expect(typeOf("فاضلي شهر على امتحان التوفل، اوزع وقتي ازاي")).toBe("plan");
    expect(typeOf("امتحان شهر لغة عربية للصف الخامس، 30 درجة")).toBe("exam-lesson");
  });

  test("a table is the form of an answer, a schedule is a plan", () => {
    expect(typeOf("استخرج الأسماء والتواريخ من الفواتير في جدول")).toBe("extract-classify");
    expect(typeOf("جدول مذاكرة لثلاث مواد")).toBe("plan");
  });
});
