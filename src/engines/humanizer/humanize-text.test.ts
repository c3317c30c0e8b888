import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges } from "./edit-text.ts";
import { humanizeText, RULES, undoChange } from "./humanize-text.ts";
import type { HumanizeInput } from "./humanize-text.ts";

const request = (text: string, options: Partial<HumanizeInput> = {}): HumanizeInput => ({
  text,
  strength: "standard",
  register: "keep",
  keep: [],
  interfaceLanguage: "en",
  ...options,
});
const rewritten = (text: string, options: Partial<HumanizeInput> = {}) => humanizeText(request(text, options)).text;

const MACHINE_EN =
  "In today's fast-paced world, planning matters. It's important to note that Maria Torres cut unsold bread from 18% to 7% in order to save money. Moreover, a notebook serves as a tool for planning. In conclusion, planning isn't just about time, it's about freedom.";
const MACHINE_AR =
  "في عصر السرعة الذي نعيشه اليوم، قامت جامعة الملك سعود بتحليل النتائج عام 2019. أجاب الطلاب عن عشرين سؤالًا في قاعة واحدة، وكتب كل منهم ما فعله في أسبوعه الأخير قبل الاختبار وما ندم عليه. ومن الجدير بالذكر أن العدد بلغ 412 طالبًا، مما يعكس أهمية الأمر. علاوة على ذلك، يتم استخدام الفهارس بشكل يومي. وفي الختام، يمكن القول إن التخطيط ليس مجرد مهارة، بل هو أسلوب حياة.";

describe("a text full of signs", () => {
  it("starts at its first fact and loses its frames in English", () => {
    const result = humanizeText(request(MACHINE_EN));
    expect(result.text).toBe(
      "Planning matters. Maria Torres cut unsold bread from 18% to 7% to save money. A notebook is a tool for planning.",
    );
    expect(result.facts.lost).toEqual([]);
    expect(result.scoreAfter).toBeLessThan(result.scoreBefore);
  });

  it("does the same in Arabic, with the verb in place of its empty helper", () => {
    const result = humanizeText(request(MACHINE_AR, { interfaceLanguage: "ar" }));
    expect(result.text).toContain("حلّلت جامعة الملك سعود النتائج عام 2019. ");
    expect(result.text).toContain("تُستخدَم الفهارس يوميًا.");
    expect(result.text).not.toMatch(/الجدير بالذكر|علاوة|الختام|مما يعكس/);
    expect(result.changes[0]?.why).toBe(RULES[result.changes[0]?.ruleId ?? "light-verb"].why.ar);
  });

  it("keeps the tense of a verb it makes plain", () => {
    const text =
      "In today's fast-paced world, the market has served as a meeting point since 1992. Moreover, 40 stalls open on Friday, underscoring its vibrant appeal. It is important to note that the square has emerged as a landmark for riders from Leeds. In conclusion, buyers come from 3 towns.";
    const result = rewritten(text);
    expect(result).toContain("The market has been a meeting point since 1992.");
    expect(result).toContain("The square is now a landmark for riders from Leeds.");
    expect(result).not.toMatch(/has was|has is/);
  });

  it("gives «فإنها» its pronoun when the words it leaned on go", () => {
    const result = rewritten(`${MACHINE_AR} علاوة على ذلك، فإنها تساعد 30 طالبًا كل فصل.`);
    expect(result).toContain("وهي تساعد 30 طالبًا كل فصل.");
    expect(result).not.toContain("فإنها");
  });

  it("keeps «إن» where the noun's ending would have to change", () => {
    const text =
      "في عصر السرعة والعولمة، تتغير المهن. ومن الجدير بالذكر أن المهندسين يعملون هنا. علاوة على ذلك، تجدر الإشارة إلى أن المكتب جديد.";
    expect(rewritten(text)).toContain("إن المهندسين يعملون هنا. المكتب جديد.");
  });

  it("repairs the article before the word that now follows it", () => {
    const text =
      "Moreover, it is a seamless experience for families with young children. It's important to note that it is an amazing city on the northern coast. Furthermore, it is a robust option in order to save time.";
    expect(rewritten(text)).toBe(
      "It is an experience for families with young children. It is a city on the northern coast. It is an option to save time.",
    );
  });

  it("strips what a chat tool left, and nothing of the address it marked", () => {
    const text =
      "Certainly! Here is the text you asked for:\n\nBook at https://a.com/x?utm_source=chatgpt.com before 3 May. :contentReference[oaicite:2]{index=2}\n\nI hope this helps!";
    expect(rewritten(text)).toBe("Book at https://a.com/x before 3 May.");
  });
});

describe("what stays", () => {
  it.each([
    [
      "one connector",
      "Preston led early. Moreover, they defended well, and the visitors had only two shots before the break.",
    ],
    [
      "formal Arabic with a long chain of و",
      "وقد نصّ القانون على أن للمحكمة أن تنظر في الطلب، وأن تسمع الشهود، وأن تقضي بما تراه، ولا يجوز الطعن إلا خلال 30 يومًا.",
    ],
    ["a dialect", "رحت امس للبنك وقالوا لي ارجع الاحد، بصراحة تعبت من المشاوير وما احد فاهم شي."],
    ["code", 'const today = { in: "today\'s world" };\nreturn today;'],
    ["a list", "- 3 eggs\n- 200 g flour\n- a pinch of salt"],
  ])("%s is returned as it was", (_, text) => {
    expect(rewritten(text)).toBe(text);
  });

  it("leaves scripture, quotations and kept terms alone", () => {
    const text =
      "في عصر السرعة والعولمة، نقرأ قوله تعالى ﴿إن مع العسر يسرا﴾. علاوة على ذلك، قال «علاوة على ذلك» مرتين. ومن الجدير بالذكر أن المشهد المتغير يعود.";
    const result = rewritten(text, { keep: ["المشهد المتغير"] });
    expect(result).toContain("﴿إن مع العسر يسرا﴾");
    expect(result).toContain("«علاوة على ذلك»");
    expect(result).toContain("المشهد المتغير");
  });

  it("leaves a sentence the user marked", () => {
    const start = MACHINE_EN.indexOf("Moreover");
    const sentence = "Moreover, a notebook serves as a tool for planning.";
    expect(rewritten(MACHINE_EN, { leave: [{ start, end: start + sentence.length }] })).toContain(sentence);
  });

  it("acts in light mode only from six signs on", () => {
    const text = "Moreover, it rained in order to spoil the day. Furthermore, the bus was late.";
    expect(rewritten(text, { strength: "light" })).toBe(text);
  });
});

describe("what was asked for", () => {
  it("contracts in a friendly register and opens in a formal one", () => {
    expect(
      rewritten("We do not open on Mondays, and it is not far from the station at all.", { register: "friendly" }),
    ).toBe("We don't open on Mondays, and it isn't far from the station at all.");
    expect(
      rewritten("We don't open on Mondays, and you can't park near the station at all.", { register: "formal" }),
    ).toBe("We do not open on Mondays, and you cannot park near the station at all.");
  });

  it("says that it does not write dialect", () => {
    expect(
      humanizeText(request("تبدأ الدورة يوم الأحد في القاعة الكبرى وتنتهي بعد أسبوع.", { variety: "egy" })).flags.map(
        (flag) => flag.kind,
      ),
    ).toEqual(["variety"]);
  });

  it("follows the digits and contractions of a sample", () => {
    const sample = "I don't write long letters, and I can't say I've missed them. We're fine here, the garden's dry.";
    expect(
      rewritten("We do not have news from the office, and the meeting will not take place this week.", { sample }),
    ).toBe("We don't have news from the office, and the meeting won't take place this week.");
    const arabicSample = "زرت المدينة سنة ١٩٩٨ ومكثت فيها ٣ أيام ثم عدت بالقطار إلى البيت مع أخي الأكبر وأمي.";
    expect(rewritten("يبدأ الدرس في 7 مساءً وينتهي بعد 45 دقيقة كل يوم.", { sample: arabicSample })).toBe(
      "يبدأ الدرس في ٧ مساءً وينتهي بعد ٤٥ دقيقة كل يوم.",
    );
  });

  it("flags a claim without a source and a slot nobody filled", () => {
    const kinds = humanizeText(
      request("Experts say that tea helps. Dear [Your Name], moreover, it is important to note that sales rose."),
    ).flags.map((flag) => flag.kind);
    expect(kinds).toEqual(["needs-source", "placeholder"]);
  });
});

const WILD = [
  "In today's world, ",
  "it's important to note that ",
  "Moreover, ",
  "$& $1 ",
  "{{name}} ",
  "\uD800",
  "`code`",
  "من الجدير بالذكر أن ",
  "علاوة على ذلك، ",
  "تم تحليل البيانات من قبل الفريق ",
  "قام بتوسيع المبنى ",
  "42%",
  "٣ أيام",
  "\n\n",
  "\n- ",
  "**Bold:** ",
  "🚀 ",
  " — ",
  "not just tea, but also ",
  ". ",
  "، ",
  "«نص» ",
  "﴿آية﴾",
  "Leeds ",
  "الرياض ",
  "!!",
  "\t",
  "    x = 1;\n",
  "In conclusion, ",
  "وفي الختام، ",
];

describe("any text", () => {
  const texts = fc
    .array(
      fc.oneof(fc.constantFrom(...WILD), fc.string({ maxLength: 12 }), fc.string({ unit: "binary", maxLength: 6 })),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(""));
  const strengths = fc.constantFrom("light" as const, "standard" as const, "strong" as const);

  it("keeps its facts, undoes exactly and repeats itself", () => {
    fc.assert(
      fc.property(texts, strengths, (text, strength) => {
        const result = humanizeText(request(text, { strength }));
        expect(result.facts.lost).toEqual([]);
        expect(undoChange(text, result.changes, new Set())).toBe(result.text);
        expect(undoChange(text, result.changes, new Set(result.changes.keys()))).toBe(text);
        expect(applyChanges(text, [])).toBe(text);
        let last = 0;
        for (const change of result.changes) {
          expect(change.start).toBeGreaterThanOrEqual(last);
          expect(text.slice(change.start, change.end)).toBe(change.before);
          last = change.end;
        }
        expect(humanizeText(request(text, { strength }))).toEqual(result);
      }),
      { numRuns: 150 },
    );
  });
});
