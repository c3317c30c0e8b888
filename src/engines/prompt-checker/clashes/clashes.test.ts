import { describe, expect, it } from "vitest";
import { checkPrompt } from "../check-prompt.ts";

const check = (text: string, interfaceLanguage: "ar" | "en" = "en") =>
  checkPrompt({ text, target: "any", strictness: "normal", interfaceLanguage });
const clashOf = (text: string, language: "ar" | "en" = "en") =>
  check(text, language).issues.find(({ id }) => id === "contradictory-instructions")?.message;

describe("so few sentences or bullets cannot hold so many words", () => {
  it.each([
    [
      "Write a 3-sentence summary, about 500 words, for kids of 6, using academic terminology.",
      "3 × about 45 .* = 135",
    ],
    [
      "Summarize the attached report in 5 bullets for my manager, she has 2 minutes, be creative and strictly factual. " +
        "Make it at least 800 words.",
      "5 × about 60 .* = 300, and 800",
    ],
    ["Write 2 sentences of about 300 words on tea.", "= 90, and 300"],
    ["Write about 500 words in 3 sentences on the history of tea.", "= 135, and 500"],
    ["Write a 600-word answer. Use exactly 3 sentences.", "= 135, and 600"],
    ["Explain photosynthesis in 4 bullet points, 1000 words minimum.", "= 240, and 1000"],
    ["اكتب ملخصًا من ٣ جمل في حدود ٥٠٠ كلمة.", "= 135, and 500"],
    ["اكتب ملخصًا في ثلاث جمل، ولا يقل عن ٤٠٠ كلمة.", "= 135, and 400"],
    ["لخص الاجتماع في ٥ نقاط، على الأقل ٨٠٠ كلمة.", "= 300, and 800"],
    ["لخص المقال في جملتين بحدود ٣٠٠ كلمة.", "= 90, and 300"],
    ["لخصلي المحاضرة في ٤ نقاط وخليها ١٠٠٠ كلمة.", "= 240, and 1000"],
  ])("%s", (text, arithmetic) => expect(clashOf(text)).toMatch(new RegExp(arithmetic)));

  it("says the arithmetic in Arabic, and praises no length that does not hold", () => {
    const text = "اكتب ملخصًا من ٣ جمل في حدود ٥٠٠ كلمة.";
    expect(clashOf(text, "ar")).toContain("٣ × ٤٥ كلمة على الأكثر في الجملة = ١٣٥ كلمة، والمطلوب ٥٠٠");
    expect(check(text, "ar").strengths).not.toContain("الطول محدد.");
    expect(check("اكتب ملخصًا من ٣ جمل في حدود ٦٠ كلمة.", "ar").strengths).toContain("الطول محدد.");
  });

  it.each([
    "Write an 800-word article on tea with 5 key points at the end.",
    "Write a 500-word blog post about balcony gardens and a 3-sentence summary for the newsletter.",
    "Write a 3-sentence summary of the report. Then write a 500-word blog post about it.",
    'Summarize this 800-word article in 5 bullets for my manager: "The plant opened in 1990."',
    "Summarise an 800-word article in 5 bullets for my manager.",
    "Summarise my 2,000-word essay in 3 sentences.",
    "Write a 3-sentence summary, about 60 words, of the note below.",
    "Give 5 bullets, each at most 20 words, on lift safety for tenants.",
    "Write 5 bullets, about 200 words in all, on lift safety for tenants of Elm House.",
    "Write 10 bullets, at least 300 words, on what to pack for Hajj.",
    "Write a 400-word letter to the council. Open with 2 sentences about who we are.",
    "Write a creative and strictly factual 200-word piece on the Nile for visitors.",
    "اكتب مقالًا من ٥٠٠ كلمة عن القهوة مع ملخص من ٣ جمل.",
    "لخص مقالًا طوله ٨٠٠ كلمة في ٥ نقاط لمديري.",
    "اكتب ٥ نقاط في حدود ٢٠٠ كلمة عن سلامة المصعد لسكان العمارة.",
    "اكتب رسالة من ٣٠٠ كلمة لمدير المدرسة، وابدأها بجملتين عن ابني سالم.",
  ])("and these can: %s", (text) => expect(clashOf(text)).toBeUndefined());
});

describe("a reader who knows no terms, and a text in terms", () => {
  it.each([
    ["Write a 3-sentence summary, about 500 words, for kids of 6, using academic terminology.", "for kids"],
    ["Tell a story for children about the moon using technical jargon.", "for children"],
    ["Explain inflation to lay readers using postgraduate terminology.", "to lay readers"],
    ["Explain black holes to my 6 year old in strictly academic language.", "6 year old"],
    ["اشرح الجاذبية للأطفال بمصطلحات أكاديمية.", "للأطفال"],
    ["اشرح لابني عمره ٦ سنين كيف تطير الطائرة باستخدام مصطلحات تقنية.", "لابني"],
    ["اكتب نصًا لغير المتخصصين عن الضرائب باستخدام لغة أكاديمية.", "لغير المتخصصين"],
    ["اكتب قصة للأطفال عن القمر بلغة أكاديمية متخصصة.", "للأطفال"],
  ])("%s", (text, reader) => expect(clashOf(text)).toContain(reader));

  it.each([
    "Explain photosynthesis to kids of 9 using technical terms, and explain each one in brackets.",
    "Explain gravity to kids of 6 in simple words, without academic terminology.",
    "Write a 200-word abstract of a study of reading programmes for children, in academic language.",
    "Write a 300-word guide for students aged 16, using academic vocabulary.",
    "Write a 300-word guide for kids aged 15, using academic vocabulary.",
    "اشرح الجاذبية للأطفال بلا مصطلحات أكاديمية، في ٨٠ كلمة.",
    "اشرح دورة الماء للأطفال باستخدام مصطلحات تقنية مع شرح كل مصطلح.",
    "اكتب بحثًا عن تعليم القراءة للأطفال بلغة أكاديمية في ١٥٠٠ كلمة.",
  ])("and not here: %s", (text) => expect(clashOf(text)).toBeUndefined());
});
