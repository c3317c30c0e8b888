import { describe, expect, test } from "vitest";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { type Reading, STATED, type Stated } from "#engines/reader/reading.ts";
import { chooseQuestions } from "./choose-questions.ts";
import { NONE_OF_THEM } from "./read-task.ts";
import { QUESTION_SETS } from "./task-content.ts";

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
    expect(questions.map(({ id }) => id)).toEqual(QUESTION_SETS[intent].map(({ id }) => id));
    expect(questions.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(1);
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

  test("what the request says already is not asked: the rest of its part is, or the other parts alone", () => {
    const ask = (text: string) =>
      chooseQuestions({ text, reading: reading([{ type: "plan", probability: 1, kinds: [] }]), voice: ENGLISH });
    const limits = (text: string) => ask(text).find(({ id }) => id === "plan-limits");
    expect(limits("plan the move")?.parts).toHaveLength(3);
    expect(limits("plan the move")?.ask).toMatch(/^How much money and time/);
    expect(limits("plan the move with a budget of 900 dollars")?.ask).toMatch(/^How much time/);
    const people = (text: string) => ask(text).find(({ id }) => id === "plan-people")?.ask;
    expect(people("plan the move for 6 people")).not.toMatch(/how many/);
  });

  test("what an option gives is not asked, and what was answered is not asked again", () => {
    const plan = reading([{ type: "plan", probability: 1, kinds: [] }]);
    const ids = (more: object) =>
      chooseQuestions({ text: "plan the move", reading: plan, voice: ENGLISH, ...more }).map(({ id }) => id);
    expect(ids({})).toEqual(["plan-case", "plan-people", "plan-aim", "plan-limits"]);
    expect(ids({ done: ["plan-case"] })).toEqual(["plan-people", "plan-aim", "plan-limits"]);
    const letter = { text: "a letter", reading: reading(kind("email-letter", "formal-letter")), voice: ENGLISH };
    const reader = (given: Stated[]) =>
      chooseQuestions({ ...letter, given }).find(({ id }) => id === "write-people")?.ask;
    expect([reader([]), reader(["audience"])]).toEqual([
      expect.stringMatching(/^Who reads or hears it/),
      expect.stringMatching(/^What do they know/),
    ]);
  });

  test("a kind of output that was chosen decides", () => {
    const { questions } = generatePrompt({
      text: "a birthday poem",
      outputType: "code",
      detail: "standard",
      promptLanguage: "same",
      interfaceLanguage: "en",
    });
    expect(questions[0]?.id).toBe("build-mend-case");
  });
});
