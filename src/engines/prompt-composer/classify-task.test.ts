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

describe("the part a text, a thing or a person plays tells the type before the topic does", () => {
  test.each([
    [
      "agent-bot",
      "write the instructions for an assistant that screens cold calls for my clinic and never books without a referral",
    ],
    ["article", "خاصني نكتب شي موضوع للموقع ديالنا على فوائد الأركان، تقريبا 900 كلمة"],
    [
      "article",
      "our allotment society wants me to fill a page of the yearbook on composting, 600 words, beginners mostly",
    ],
    ["code-fix-review", "عندي function بـ Vue عم تنادي الـ API مرتين كل ما افتح الصفحة، شوفلي وين المشكلة"],
    ["code-write", "little python thing that renames my photos by date taken, windows, skip ones with no date"],
    ["code-write", "shell one-liner to list the ten biggest folders, mac"],
    ["creative", "8 minute play for two, a ferryman and a woman who won't say why she's crossing, no neat ending"],
    ["creative", "poem for a friend who's moved abroad, not sad, mention our terrible tent"],
    ["data", "two years of till receipts from the charity shop in a sheet, which days are dead and does rain matter"],
    ["data", "عندنا ردود ١٤٠ موظف على استبيان الرضا، ابي اعرف وين المشكلة بالضبط وهل تختلف بين الفروع"],
    ["email-letter", "الكهربا قطعت عن عمارتنا ٣ مرات الشهر ده، عايز ورقة رسمية تتقدم للشركة نطالب فيها بتغيير المحول"],
    ["email-letter", "my neighbour lent me a ladder and I broke it, want to drop a note through the door"],
    ["exam-lesson", "ابي ورقة مراجعة للصف الثالث على جدول ضرب ٧ مع حلولها"],
    ["exam-lesson", "احتاج عشر فقرات صح وخطأ عن الجهاز الهضمي للصف الخامس مع التصويب"],
    ["exam-lesson", "عايز امتحان قصير للصف الأول الثانوي على الحرب العالمية الأولى بنموذج إجابة ومن ٢٠ درجة"],
    ["exam-lesson", "a vocab test for my evening French class, food words, 20 items, two levels"],
    ["extract-classify", "عندي ٢٠٠ سيرة ذاتية وعاوز من كل واحدة الاسم وسنين الخبرة والمدينة، واللي ناقص يتساب فاضي"],
    ["extract-classify", "لدينا خمسون حكمًا قضائيًا ونريد من كل حكم رقم القضية وتاريخها ومنطوقها في أعمدة"],
    ["finance-info", "got £300 a month spare, clear the car or put it in an isa?"],
    ["general", "جارنا كل يوم يركن قدام باب الكراج، كيف أفتح معه الموضوع من غير زعل؟"],
    ["ideas-names", "stuff a bored 7 year old can do on a ferry for 5 hours, no screens"],
    ["ideas-names", "عايزة اعمل عيد ميلاد لبنتي في البيت من غير تكاليف، ايه اللي ينفع نعمله"],
    ["legal-info", "صاحب المحل بدو يطلعني قبل ما يخلص العقد بسنة، شو بيطلعلي؟"],
    ["marketing", "need a poster for the village panto, 12 dec, £6, kids free, has to make people smile"],
    ["plan", "moving house on 3 may, two cats and a piano, what do I do when"],
    ["plan", "three nights in Fes, my knees are bad so not too many stairs, what goes on which day"],
    ["research-compare", "شنو احسن ليا ناخد تران ولا كار من فاس لطنجة مع جوج دراري"],
    ["rewrite", "كتبت نبذة عن ورشة النجارة تبعتي بس مبينة متل إعلان حكومي، فيك تخليها أقرب للناس؟"],
    ["rewrite", "my bio for the choir programme reads like a police report, 80 words, keep the bit about Cardiff"],
    ["roleplay", "I've got to tell my dad I'm dropping out. be him, get cross like he would, then tell me how I did"],
    ["roleplay", "امثل معاك مكالمة: انت موظف البنك العنيد وانا بطلب استرداد رسوم، رد عليا واحدة واحدة"],
    ["summarise", "عندي تسجيل اجتماع مفرغ ٩ صفحات، عايز الزبدة بس: مين هيعمل ايه وامتى"],
    ["summarise", "عندي محاضرة ساعتين مكتوبة كلها، هات لي منها اللي ممكن ييجي في الامتحان في صفحة"],
    ["summarise", "summary of this hearing aid manual for my nan, the everyday stuff only"],
    [
      "support-reply",
      "guy bought a lamp from us and says it flickers, he's on his third message. what do I write back, we can swap it but no cash",
    ],
    ["support-reply", "بنت علقت على بوستنا ان العباية خامتها رديئة والكل شافها، ابي رد عام ما يزيدها"],
    ["support-reply", "customer wants a refund on a sale item we said was final, how do I reply kindly"],
    ["translate", "our allergy leaflet needs doing in Punjabi and Urdu, same headings, keep the dosages as they are"],
    ["translate", "هالتعليمات تبع الغسالة كلها بالايطالي، بدي افهمها بالعربي خطوة خطوة متل ما هي"],
    ["tutor", "never got how tides work, go slow and use a bathtub, then check I've got it"],
  ] as const)("%s: %s", (type, text) => {
    expect(typeOf(text)).toBe(type);
  });
});
