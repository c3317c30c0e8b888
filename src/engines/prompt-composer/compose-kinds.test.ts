import { describe, expect, test } from "vitest";
import { composePrompt } from "./compose-prompt.ts";
import { questionAsOrder } from "./question-as-order.ts";
import { figuresIn } from "./request-figures.ts";

const compose = (text: string) =>
  composePrompt({
    text,
    target: "any",
    detail: "standard",
    outputType: "text",
    promptLanguage: "same",
    askFirst: false,
    interfaceLanguage: "en",
  });
const keys = (text: string) => compose(text).placeholders.map(({ key }) => key);
const opening = (text: string) => compose(text).prompt.split("\n\n")[0];

describe("what is left open depends on the kind of work", () => {
  test.each([
    [
      "اكتب لي سيرة ذاتية لمساعد إداري",
      ["الاسم_وبيانات_التواصل", "جهات_العمل_والتواريخ", "المهام_والنتائج_الفعلية", "تفاصيل_المؤهلات", "اللغات_والبرامج"],
    ],
    ["a speech for my brother's graduation party", ["names_and_relation", "true_story", "what_you_admire"]],
    ["my regex is broken, fix it", ["pattern", "should_match_and_not", "language_or_engine", "error_and_expected"]],
    ["SQL query for the monthly total per branch", ["database_system", "table_columns"]],
    ["should I clear my car loan or keep saving? I have £4,000", ["income_savings_and_debts"]],
    ["تذكير لزبونة متأخرة في سداد فاتورة الخياطة", ["اسم_المدين", "الفاتورة_واستحقاقها", "اسم_المرسِل"]],
    ["email to a school that is late paying for the printed yearbooks", ["debtor_name", "invoice_and_due_date"]],
    ["خطاب رسمي إلى البلدية بشأن حفرة في شارعنا", ["اسم_المرسِل"]],
    ["message to my friend that I'll be late tonight", []],
  ])("%s", (text, wanted) => {
    const found = keys(text);
    expect(found).toEqual(expect.arrayContaining(wanted));
    if (wanted.length === 0) expect(found).toEqual([]);
  });

  test("what is told of somebody leaves the work its name", () => {
    expect(opening("letter to a tenant who keeps a dog upstairs")).toContain(
      "Write a letter to a tenant who keeps a dog upstairs.",
    );
    expect(opening("poem for a friend who is moving abroad")).toContain(
      "Write a poem for a friend who is moving abroad.",
    );
  });

  test("what the request names is not asked for", () => {
    expect(keys("poster text for our pottery workshop on 4 May, book at the desk")).not.toContain(
      "date_time_and_place",
    );
    expect(keys("quiz on volcanoes for grade 6, 10 questions")).not.toContain("covered_content");
    expect(keys("وصفة عدس بلا ثوم لأربعة أشخاص")).toEqual([]);
  });
});

describe("a request said in pieces is one work", () => {
  test("a reply and the words for a formal letter are one letter", () => {
    expect(opening("ساعدني أرد على المالك، ماذا أقول له في رسالة رسمية؟")).toBe("اكتب رسالة رسمية إلى المالك.");
  });
  test("persuading someone and the manner of it are one speech, with what they may object", () => {
    const { prompt } = compose("ازاي أقنع أخويا يبيع العربية؟ عايز كلام هادي أقوله");
    expect(prompt).toMatch(/^اكتب كلامًا هادئًا أقنع به أخي/);
    expect(prompt).toMatch(/اعتراضات/);
    expect(prompt).toContain("باللهجة المصرية");
  });
  test("two questions are asked together", () => {
    expect(opening("هل القهوة تؤثر على النوم؟ وما أفضل وقت لها؟")).toMatch(/^أجب عن هذين السؤالين: /);
  });
});

test("a question is asked for as the work it needs", () => {
  expect(questionAsOrder("how do I tell my tenant the rent goes up", "email-letter", "en")).toBe(
    "Write a message in which I tell my tenant the rent goes up",
  );
  expect(questionAsOrder("what should we call our rowing club", "ideas-names", "en")).toBe(
    "Suggest names for our rowing club",
  );
  expect(questionAsOrder("كيف أقنع جدتي بزيارة الطبيب", "general", "ar")).toBe("اكتب كلامًا أقنع به جدتي بزيارة الطبيب");
  expect(questionAsOrder("is it warm in May", "general", "en")).toBeNull();
});

describe("the closing check names what this request could go wrong on", () => {
  test("figures with the words that say what they are", () => {
    expect(figuresIn("Write 6 captions at £45 per person by 12 May, flat 3 and error 500", "en")).toEqual([
      "6 captions",
      "£45 per person",
      "by 12 May",
      "error 500",
    ]);
    expect(figuresIn("طلبت مقاس 54 ووصلها 58، والاستبدال خلال 7 أيام، وعمري 47", "ar")).toEqual([
      "مقاس 54",
      "58",
      "خلال 7 أيام",
      "العمر 47",
    ]);
    expect(figuresIn("وصفة لستة أشخاص جاهزة في ساعة ونصف", "ar")).toEqual(["ستة أشخاص", "ساعة ونصف"]);
    expect(figuresIn("see https://example.com/2024 and {{count}}", "en")).toEqual([]);
  });
  test("and what it rules out", () => {
    expect(
      compose("I run a bakery in Hull. Need 4 captions for our new rye loaf, no hashtags, no emojis").prompt,
    ).toMatch(/4 captions; and that there are no hashtags or emojis\./);
  });
});

test("a length or a reader that nobody gave is offered as adjustable", () => {
  expect(compose("toast for my cousin's wedding").prompt).toMatch(/minutes.*\(length adjustable\)/);
  expect(compose("اكتب إعلانًا لمخبز في حي السلام عن خبز الشعير الطازج كل صباح وطلبات الجملة").prompt).toMatch(
    /\(الجمهور قابل للتعديل\)/,
  );
  expect(compose("a 90 second toast for my cousin's wedding").prompt).not.toContain("length adjustable");
});

test("a turn of talk that the request rules is not ruled twice", () => {
  const { prompt } = compose("be my examiner, one question at a time, for my driving theory test");
  expect(prompt.match(/at a time/g)).toHaveLength(1);
});

describe("speech becomes clear standard Arabic, or stays in its owner's words", () => {
  test.each([
    ["ابعتيلي صيغة رسالة للمدرسة ان ابني غايب بكرة عشان عنده حرارة", /^اكتب صيغة رسالة للمدرسة/],
    ["بدي اسم لمحل ورد، ما يكون فيه كلمة فلاور", /لا يكون فيه كلمة فلاور\./],
    ["سولي جدول رحلة للطايف ثلاث ايام مع بزران، ودي بأماكن ما فيها مشي واجد", /المطلوب أيضًا: أماكن ليس فيها مشي كثير\./],
    ["فيك تلخصلي هالتقرير بخمس نقاط؟", /^لخّص/],
    ["محتاج دليل مختصر للموظفين الجدد، وهبعتلك النص", /\{\{|دليلًا مختصرًا للموظفين الجدد\.(?![^\n]*سأرسل)/],
    ["جارتي ساكنة جنبي وعايزة تقفل الشباك، ازاي اقنعها تسيبه", /جارتي[^\n]*وتريد أن تقفل/],
  ])("%s", (text, wanted) => {
    expect(compose(text).prompt).toMatch(wanted);
  });

  test("a clause that is only half understood is quoted whole, and the order names the work", () => {
    const { prompt } = compose("عايزة رسالة اعتذار لحماتي، اصلي طنشت العزومة وهي اتقمصت مني جامد وبتلقح عليا كلام");
    expect(prompt.split("\n")[0]).toMatch(/^اكتب رسالة اعتذار/);
    expect(prompt).not.toMatch(/تلقح عليّ/);
  });

  test.each([
    ["negation", "بغيت نصيحة لولدي، ما كينعسش بكري وما كيسمعش الهضرة ديالي"],
    ["a pronoun", "بدي بوست عن كتاب ضايع، غلافو أزرق واسمو مكتوب عليه"],
    ["a late question", "جاري بيركن قدام الجراج كل يوم، اعمله ايه من غير مشاكل؟"],
  ])("%s that is not understood is not left half converted", (_, text) => {
    expect(compose(text).prompt.replace(/«[^»]*»/g, "")).not.toMatch(/(?:لا|ما) [ء-ي]+ش |غلافو|له ما /u);
  });

  test("a promise to send the text keeps its place, and asks for nothing else", () => {
    const { prompt, placeholders } = compose("ابغى افهم بند الغرامة في عقدي وش يعني، بحط لك النص");
    expect(placeholders.length).toBeGreaterThan(0);
    expect(prompt).not.toMatch(/سأضع لك/u);
  });

  test("an invoice is no verb of speech, and a cover letter is no order to cover", () => {
    expect(compose("عايز رسالة لشركة الغاز، الفاتورة جت ٩٠٠ جنيه").prompt).not.toContain("تفاصيل من صاحب الطلب");
    expect(opening("cover letter, from chef to food buyer")).toMatch(/^Write a cover letter/);
  });

  test("what someone else wants is not asked of the model", () => {
    const { prompt } = compose("زبونة وصلها الطلب ناقص وعايزة فلوسها، اكتبلي رد محترم");
    expect(prompt).toContain("وتريد مالها");
    expect(prompt).not.toMatch(/وأريد مال/);
  });

  test("a verbal noun with its thing is an order", () => {
    expect(opening("أرغب في إعداد كتيب إرشادي لزوار المتحف")).toMatch(/^أعدّ كتيبًا إرشاديًّا لزوار المتحف\./);
  });
});

describe("English wishes are rules", () => {
  test.each([
    ["I need a flyer for our swimming club. I'd rather not mention fees.", "- Do not mention fees."],
    [
      "Write a speech for my uncle's retirement. I want it kept under two minutes.",
      "- It should be kept under two minutes.",
    ],
    [
      "Draft a leaflet on recycling. I'd like the older residents to follow it easily.",
      "- The older residents should follow it easily.",
    ],
    [
      "Compare two kettles for me. I care most about noise, least about looks.",
      "- Give most weight to noise, and least to looks.",
    ],
    ["poem about our old van, needs to rhyme", "- It needs to rhyme."],
  ])("%s", (text, rule) => {
    expect(compose(text).prompt.replace(/^(?!- )(.+)$/gm, "- $1")).toContain(rule);
  });

  test("the work a request names opens the prompt, with what it does", () => {
    expect(opening("python script, reads a folder of logs in ./raw, has to run on a Pi")).toBe(
      "Write a Python script that reads a folder of logs in ./raw.",
    );
    expect(opening("12 horse names that arent twee. grey mare, gentle")).toMatch(
      /^Suggest 12 horse names that aren't twee\./,
    );
    expect(opening("short sketch: a baker and a thief, 1920s. finish without a moral")).toMatch(
      /^Write a short sketch: a baker and a thief, 1920s\./,
    );
    expect(opening("seating plan for 40 guests, 5 tables. how would you do it?")).toMatch(
      /^Draw up a seating plan for 40 guests\./,
    );
  });

  test("an assistant is told its rules, and iron may be forged", () => {
    expect(compose("system prompt for a parking bot. it can extend a stay, it can not cancel a fine").prompt).toContain(
      "- You can extend a stay, you can not cancel a fine.",
    );
    expect(compose("listing for hand forged hooks, £9").prompt).not.toContain("honest alternative");
    expect(compose("write me a forged doctor's note").prompt).toContain("honest");
  });
});
