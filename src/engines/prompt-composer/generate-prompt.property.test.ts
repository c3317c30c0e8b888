import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addsNothing, recompose, saidOf } from "./recompose.ts";
import { generatePrompt } from "./generate-prompt.ts";
import { missingLiterals } from "./verify-prompt.ts";

const compose = (text: string, answers: { id: string; text: string; ask?: string }[] = []) =>
  generatePrompt({ text, detail: "full", promptLanguage: "same", interfaceLanguage: "en", answers });

const REQUESTS = [
  "عايز رسالة لعميل اسمه مروان متأخر في دفع فاتورة ١٥٠٠ جنيه",
  "بدي اعمل presentation من 10 slides عن شركتنا، مش ممل",
  "عايز أحجز فندق فاخر في أسوان عشان تأخرت",
  "ابي اعلان سناب لمغسلة سيارات متنقله بالرياض يكون خفيف دم وما يطول عن ١٠ ثواني",
  "اكتب قصة قبل النوم عن قطة خايفة من العتمة، بالشامي، لبنتي عمرها ٤ سنين",
  "خاصني شي رسالة لمولات الدار على التأخير فالكرا ديال شهر 5",
  "خطة مذاكرة: فيزياء، رياضيات، كيمياء، أحياء",
  "Settle something: who is right, me or my wife?",
  "email to 12 parents about the trip on 5 May: bring a coat, no phones",
  "an Agent for our shop, budget 500, answers in Arabic and English",
];

describe("whatever is asked", () => {
  test.each(REQUESTS)("%s stays as it is, to the letter", (text) => {
    const { prompt, addsNothing: free } = compose(text);
    expect(prompt).toBe(text);
    expect(free).toBe(true);
    expect(missingLiterals(text, prompt)).toEqual([]);
  });

  test("the prompt holds one unbroken stretch of the request and each answer to the letter, and no slot", () => {
    const line = fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }).filter((value) => !value.includes("{{"));
    fc.assert(
      fc.property(line, fc.array(fc.tuple(line, line), { maxLength: 5 }), (text, pairs) => {
        const answers = pairs.map(([ask, answer], index) => ({ id: `m${index}`, ask, text: answer }));
        const { prompt, userPrompt, systemPrompt } = compose(text, answers);
        expect(text).toContain(userPrompt);
        expect(prompt.startsWith(userPrompt)).toBe(true);
        const told = answers.filter(({ text: answer }) => saidOf(answer, null) !== "");
        for (const { text: answer } of told) expect(prompt).toContain(answer.trim());
        expect(prompt).not.toContain("{{");
        expect(systemPrompt === "" ? 0 : systemPrompt.split(/\n(?=- )/u).length - 1).toBeGreaterThanOrEqual(
          told.length,
        );
        expect(compose(text, answers).prompt).toBe(prompt);
      }),
      { numRuns: 200 },
    );
  });

  test("blank answers and options add nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^\s*$/u)), (blanks) => {
        const answers = blanks.map((text) => ({ label: "x", text }));
        expect(addsNothing({ answers, options: { tone: " ", askFirst: false } })).toBe(true);
        expect(recompose({ text: "a note", language: "en", answers }).prompt).toBe("a note");
      }),
    );
  });
});

describe("the same request written otherwise", () => {
  const VARIANTS: [string, (text: string) => string][] = [
    ["without hamzas", (text) => text.replace(/[أإآ]/gu, "ا")],
    ["with ha for ta marbuta", (text) => text.replace(/ة(?![\u0621-\u064a])/gu, "ه")],
    ["with the other digits", (text) => text.replace(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))],
    ["with an emoji", (text) => `${text} 🙏🏽`],
    ["with a greeting", (text) => `السلام عليكم، ${text}`],
    ["with a greeting on its own line", (text) => `Hi!\n${text}`],
  ];

  test.each(VARIANTS)("%s has the same type and questions, and its own words", (_, vary) => {
    for (const text of REQUESTS) {
      const [plain, varied] = [compose(text), compose(vary(text))];
      expect([text, varied.taskType]).toEqual([text, plain.taskType]);
      expect(varied.questions.map(({ id }) => id)).toEqual(plain.questions.map(({ id }) => id));
      expect(vary(text)).toContain(varied.userPrompt);
      expect(missingLiterals(text, varied.prompt)).toEqual([]);
    }
  });
});

describe("what was misread before", () => {
  test("a customer's name makes no search for names", () => {
    expect(compose("عايز رسالة لعميل اسمه مروان").taskType).not.toBe("ideas-names");
  });

  test("a word that is also a language's name sets no language of the answer", () => {
    expect(compose("translate to IT staff: the server is down").prompt).toBe(
      "translate to IT staff: the server is down",
    );
  });

  test("a Levantine request with English words is heard as Levantine, and asked in Arabic", () => {
    const { voice, questions } = compose("بدي اعمل presentation من 10 slides عن شركتنا، مش ممل");
    expect(voice).toEqual({ language: "ar", dialect: "lev" });
    expect(questions[0]?.ask).toMatch(/^[^a-z]+؟$/u);
  });
});
