import { describe, expect, test } from "vitest";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { type Reading, STATED, type Stated } from "#engines/reader/reading.ts";
import { chooseQuestions } from "./choose-questions.ts";
import { NONE_OF_THEM } from "./read-task.ts";
import { QUESTION_SETS, taskQuestion } from "./task-content.ts";

const ENGLISH = { language: "en", dialect: null } as const;
const reading = (likely: Reading["likely"], stated: Partial<Record<Stated, number>> = {}) => ({
  type: likely[0]?.type ?? null,
  kind: null,
  likely,
  stated: { ...(Object.fromEntries(STATED.map((slot) => [slot, 0])) as Reading["stated"]), ...stated },
});
const kind = (type: "plan" | "email-letter", of: "travel" | "study" | "formal-letter"): Reading["likely"] => [
  { type, probability: 0.95, kinds: [{ kind: of, probability: 0.95 }] },
];
const asked = (text: string, detail: "standard" | "full" = "standard") =>
  generatePrompt({ text, detail, promptLanguage: "same", interfaceLanguage: "en" }).questions;

const WORK = [
  ["write", "رسالة اعتذار لعميل تأخر طلبه ثلاثة أيام"],
  ["write", "short thank-you note to my daughter's teacher"],
  ["plan", "خطة مذاكرة لامتحان الفيزياء بعد أسبوعين"],
  ["plan", "plan a weekend in Lisbon with two small children"],
  ["build-mend", "python script that renames photos by date"],
  ["understand", "explain derivatives to me like I'm 12"],
  ["choose", "آيفون ولا سامسونج لأمي الكبيرة في السن"],
  ["choose", "should i buy a used car or lease a new one"],
  ["invent", "اسم لمخبز صغير في حارتنا"],
  ["invent", "names for a dog-walking business"],
  ["deal-with-person", "my neighbour plays loud music at night, how do i talk to him about it"],
  ["teach-host", "lesson plan on fractions for grade 4, 45 minutes"],
] as const;

describe("which questions are asked", () => {
  test.each(WORK)("%s: four of it, at most one of them open, no matter twice: %s", (intent, text) => {
    const input = { text, detail: "standard", promptLanguage: "same", interfaceLanguage: "en" } as const;
    const { questions } = generatePrompt({ ...input, task: NONE_OF_THEM });
    expect(questions).toHaveLength(4);
    const own = new Set(QUESTION_SETS[intent].questions.map(({ id }) => id));
    expect(questions.filter(({ id }) => own.has(id)).length).toBeGreaterThanOrEqual(3);
    expect(questions.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(1);
    const about = questions.flatMap(({ id }) => taskQuestion(id)?.about ?? []);
    expect(new Set(about).size).toBe(about.length);
  });

  test.each(["ما عاصمة بوركينا فاسو", "how many cups in a quart", "what is the capital of australia"])(
    "a question of fact is asked nothing: %s",
    (text) => expect(asked(text)).toEqual([]),
  );

  test("somebody's own case is no question of fact", () => {
    expect(asked("What should I put on as a vegan special at my café? Something that isn't falafel")).toHaveLength(4);
  });

  test.each(["ساعدني", "رسالة", "help", "напиши письмо соседу"])("what says next to nothing gets four: %s", (text) => {
    expect(asked(text)).toHaveLength(4);
  });

  test("the words are those of the kind of work, where that is sure", () => {
    const [first] = chooseQuestions({ text: "plan a trip", reading: reading(kind("plan", "travel")), voice: ENGLISH });
    expect(first).toMatchObject({ id: "plan-state", ask: expect.stringMatching(/From where to where/) as string });
    const [other] = chooseQuestions({
      text: "plan",
      reading: reading([{ type: "plan", probability: 1, kinds: [] }]),
      voice: ENGLISH,
    });
    expect(other).toMatchObject({ id: "plan-state", ask: expect.stringMatching(/stand now/) as string });
  });

  test("what the request says already is not asked: the other half is, and of a whole question the next takes its place", () => {
    const ask = (text: string) =>
      chooseQuestions({ text, reading: reading([{ type: "plan", probability: 1, kinds: [] }]), voice: ENGLISH });
    const limits = (text: string) => ask(text).find(({ id }) => id === "plan-limits")?.ask;
    expect(limits("plan the move")).toMatch(/money and time/);
    expect(limits("plan the move with a budget of 900 dollars")).toMatch(/^How much time/);
    const both = ask("plan the move in 10 days with a budget of 900 dollars");
    expect(both.map(({ id }) => id)).not.toContain("plan-limits");
    expect(both.length).toBeGreaterThanOrEqual(4);
  });

  test("what an option gives is not asked, what was answered is not asked again, nor is its matter", () => {
    const text = "plan the move";
    const plan = reading([{ type: "plan", probability: 1, kinds: [] }]);
    const ids = (more: object) => chooseQuestions({ text, reading: plan, voice: ENGLISH, ...more }).map(({ id }) => id);
    const [first, second] = ids({}) as [string, string];
    expect(ids({ done: [first] })[0]).toBe(second);
    expect(ids({ done: ["spare-tried"] })).not.toContain("spare-tried");
    const letter = { text: "a letter", reading: reading(kind("email-letter", "formal-letter")), voice: ENGLISH };
    const formal = chooseQuestions(letter).find(({ id }) => id === "write-aim")?.ask;
    expect(chooseQuestions({ ...letter, given: ["deadline"] }).find(({ id }) => id === "write-aim")?.ask).not.toBe(
      formal,
    );
  });

  test("a kind of output that was chosen decides", () => {
    const { questions } = generatePrompt({
      text: "a birthday poem",
      outputType: "code",
      detail: "standard",
      promptLanguage: "same",
      interfaceLanguage: "en",
    });
    expect(questions[0]?.id).toBe("build-what");
  });
});
