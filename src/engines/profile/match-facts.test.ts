import { describe, expect, it } from "vitest";
import { FACT_NAME_LIMIT } from "#domain/profile/rules.ts";
import { askOf, LACKING_QUESTIONS, QUESTION_SETS } from "#engines/questions/task-content.ts";
import { TASKS } from "#engines/questions/tasks.ts";
import {
  factNameOf,
  isRememberable,
  factsAbout,
  type KnownFact,
  matchFacts,
  subjectsOfFact,
  subjectsOfQuestion,
} from "./match-facts.ts";

function fact(name: string, change: Partial<KnownFact> = {}): KnownFact {
  return {
    id: name,
    name,
    words: `words of ${name}`,
    sourceQuestion: null,
    createdAt: "2026-11-01T08:00:00.000Z",
    lastUsedAt: null,
    ...change,
  };
}
const ask = (label: string, question: string, id = label) => ({ id, label, ask: question });
const matches = (facts: KnownFact[], questions: ReturnType<typeof ask>[]) =>
  Object.fromEntries([...matchFacts(facts, questions)].map(([id, { name }]) => [id, name]));

describe("what a fact is about, by its name", () => {
  it.each([
    ["متجري", ["shop"]],
    ["ماذا أبيع في المحل", ["shop"]],
    ["My shop", ["shop"]],
    ["أسعاري", ["prices"]],
    ["Price list", ["prices"]],
    ["زبائن المتجر", ["shop", "customers"]],
    ["Customers", ["customers"]],
    ["لهجتي ونبرتي", ["voice"]],
    ["Tone of voice", ["voice"]],
    ["الأسماء والألقاب", ["names"]],
    ["My name", ["names"]],
    ["صف ابني", ["child"]],
    ["Child's class", ["child"]],
    ["مدينتي", ["city"]],
    ["City", ["city"]],
    ["الوقائع", []],
    ["Milestones", []],
    ["History of the workshop", []],
  ])("%s", (name, subjects) => expect(subjectsOfFact({ name })).toEqual(subjects));
});

describe("what a question asks after", () => {
  it.each([
    ["المحل وما يُطلب منه", "ما محلك، وماذا يطلب الناس منه على واتساب: شراء أم حجز أم سؤال؟", ["shop"]],
    ["The shop and its orders", "What is your shop, and what do people message for?", ["shop"]],
    ["الأصناف وأسعارها", "ما الأصناف وأسعارها؟", ["prices"]],
    ["Customer and impression", "Who is the customer, and what should they feel first?", ["customers"]],
    ["لهجة الرد وتحيته", "كيف تخاطب الزبائن: لهجة أم فصحى؟", ["voice"]],
    ["Manner and greeting", "How do you write to customers: chatty or formal?", ["voice"]],
    ["توقيع الرسالة", "باسم من تُوقَّع الرسالة؟", ["names"]],
    ["الطالب والصف", "ما اسم الطالب وفي أي صف وشعبة؟", ["child"]],
    ["Place and property", "Which country and city, and is it a home or shop, furnished or not?", ["city"]],
    // Beside the subject, not after it.
    ["Common customer questions", "What three things do customers ask most, and what are the right answers?", []],
    ["بيانات التعرّف", "بم يجدون حسابك: بريد، رقم هاتف، رقم عميل، وأي فترة؟", []],
    ["List and prices", "Which subscriptions can you think of, and what does each cost?", []],
    ["الطفل وأجهزته", "كم عمر الطفل، وما الأجهزة التي يستعملها ولمن هي؟", []],
    ["تعريف المكرر", "متى تعدّ صفين مكررين، وأيهما تُبقي؟", []],
  ])("%s", (label, question, subjects) => expect(subjectsOfQuestion(ask(label, question))).toEqual(subjects));

  it("few questions of the catalogue are taken for a subject, and in both languages alike more often than not", () => {
    const asked = [
      ...Object.values(QUESTION_SETS).flat(),
      ...LACKING_QUESTIONS,
      ...TASKS.flatMap(({ questions }) => questions),
    ];
    const found = asked.map(({ label, parts }) =>
      (["ar", "en"] as const).map((language) =>
        subjectsOfQuestion(ask(label[language], askOf(parts, language))).join(),
      ),
    );
    const some = found.filter(([ar, en]) => ar || en);
    expect(some.length / asked.length).toBeLessThan(0.12);
    expect(some.length).toBeGreaterThan(30);
  });
});

describe("which fact answers which question", () => {
  const shopAr = ask("المحل وما يُطلب منه", "ما محلك، وماذا يطلب الناس منه؟", "ready-replies-1");
  const shopEn = ask(
    "The shop and its orders",
    "What is your shop, and what do people message for?",
    "ready-replies-1",
  );
  const voiceAr = ask("لهجة الرد وتحيته", "كيف تخاطب الزبائن: لهجة أم فصحى؟", "ready-replies-6");

  it("the one that has the question's label, however it is written", () => {
    expect(matches([fact("القارىء"), fact("القارئ")], [ask("القارِئ", "من سيقرأ هذا؟")])).toEqual({ القارِئ: "القارئ" });
  });

  it("the one that answered this question before, in the other language and under another name too", () => {
    const renamed = fact("مخبز النور", { sourceQuestion: "ready-replies-1" });
    expect(matches([renamed], [shopEn])).toEqual({ "ready-replies-1": "مخبز النور" });
    // The questions of a model are counted from one for each request.
    expect(matches([fact("x", { sourceQuestion: "m1" })], [ask("Deadline", "By when?", "m1")])).toEqual({});
  });

  it("a label that all requests share finds only what the person named, and what was wanted once answers nothing else", () => {
    const wanted = fact("المطلوب", { sourceQuestion: "task-aim" });
    expect(matches([wanted], [ask("المطلوب", "ماذا تريد أن يحدث به في النهاية؟", "task-aim")])).toEqual({});
    expect(matches([wanted], [ask("المطلوب", "ماذا تريد أن يحدث بعده؟", "write-aim")])).toEqual({});
    const readers = fact("القارئ", { sourceQuestion: "write-people" });
    expect(matches([readers], [ask("القارئ", "من يقرأه أو يسمعه؟", "write-people")])).toEqual({
      "write-people": "القارئ",
    });
    expect(matches([readers], [ask("القارئ", "من يقرأه؟", "other-people")])).toEqual({});
    expect(matches([fact("القارئ")], [ask("القارئ", "من يقرأه؟", "other-people")])).toEqual({
      "other-people": "القارئ",
    });
    expect(["write-people", "write-limits", "resume-1-2", "m1"].map((id) => isRememberable({ id }))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["write-case", "plan-aim", "task-aim", "task-limits"].map((id) => isRememberable({ id }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it("across the languages, by subject", () => {
    expect(matches([fact("My shop")], [shopAr])).toEqual({ "ready-replies-1": "My shop" });
    expect(matches([fact("متجري")], [shopEn])).toEqual({ "ready-replies-1": "متجري" });
    expect(matches([fact("Tone"), fact("متجري")], [voiceAr, shopAr])).toEqual({
      "ready-replies-6": "Tone",
      "ready-replies-1": "متجري",
    });
  });

  it("each fact answers one question, the one that names it before one about its subject", () => {
    const named = ask("متجري", "اذكر اسم المتجر", "q2");
    expect(matches([fact("متجري")], [shopAr, named])).toEqual({ q2: "متجري" });
  });

  it("of several about a subject the one used last, then the newest", () => {
    const old = fact("متجر الحي", { lastUsedAt: "2026-11-20T08:00:00.000Z" });
    const unused = fact("متجر المدينة", { createdAt: "2026-11-25T08:00:00.000Z" });
    expect(matches([unused, old], [shopAr])).toEqual({ "ready-replies-1": "متجر الحي" });
    expect(factsAbout([fact("shop one"), unused], ["shop"]).map(({ name }) => name)).toEqual([
      "متجر المدينة",
      "shop one",
    ]);
  });

  it("none where nothing fits", () => {
    expect(matches([fact("مدينتي"), fact("الوقائع")], [shopAr, voiceAr])).toEqual({});
  });
});

it("a remembered answer is named by its question's label, within sixty characters", () => {
  expect(factNameOf(" المحل وما يُطلب منه ")).toBe("المحل وما يُطلب منه");
  expect(factNameOf("a ".repeat(60))).toHaveLength(59);
  expect(factNameOf("n".repeat(90))).toHaveLength(FACT_NAME_LIMIT);
});
