import { describe, expect, test } from "vitest";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { findTask } from "./tasks.ts";
import { NONE_OF_THEM } from "./read-task.ts";

const composed = (text: string, more: { task?: string; answers?: { id: string; text: string }[] } = {}) =>
  generatePrompt({ text, detail: "standard", promptLanguage: "same", interfaceLanguage: "en", ...more });

describe("a task that was chosen by its name", () => {
  test("has its own first four questions asked two by two, then what is wanted and the limits, in the request's language", () => {
    const own =
      findTask("resume")
        ?.questions.slice(0, 4)
        .map(({ parts }) => parts[0]?.ask.ar) ?? [];
    const { questions, task: named } = composed("اكتب لي سيرة ذاتية", { task: "resume" });
    expect(questions.map(({ id }) => id)).toEqual(["resume-1-2", "resume-3-4", "task-aim", "task-limits"]);
    expect(questions.slice(0, 2).map(({ ask }) => ask)).toEqual([`${own[0]} ${own[1]}`, `${own[2]} ${own[3]}`]);
    expect(questions.slice(0, 2).flatMap(({ parts }) => parts)).toEqual(own);
    expect(named).toEqual({ id: "resume", name: "Resume" });
  });

  test("does not ask again what was answered, and writes the answer under its label", () => {
    const answers = [{ id: "resume-1", text: "Accountant in a small firm" }];
    const label = findTask("resume")?.questions[0]?.label.en;
    const { questions, prompt } = composed("Write my CV", { task: "resume", answers });
    expect(questions.map(({ id }) => id)).toEqual(["resume-2", "resume-3-4", "task-aim", "task-limits"]);
    expect(prompt).toContain(`- ${label}: Accountant in a small firm`);
  });

  test("asks once for what is wanted, though its own questions and the closing ones both would", () => {
    const { questions } = composed("اكتب لي كلامًا أقوله لحماتي", { task: "set-limits-with-relative" });
    const asks = questions.slice(0, 4).map(({ ask }) => ask);
    expect(asks.filter((ask) => ask.includes("ماذا تريد"))).toHaveLength(1);
    expect(asks.filter((ask) => /جُرّب|قلت له/u.test(ask))).toHaveLength(1);
  });

  test("gives way to the questions of an intent where none of those offered was it", () => {
    const { questions, task, nearTasks } = composed("Write my CV", { task: NONE_OF_THEM });
    expect(questions).toHaveLength(4);
    expect(questions.filter(({ id }) => findTask(id.replace(/-\d$/, "")))).toEqual([]);
    expect([task, nearTasks]).toEqual([undefined, undefined]);
  });

  test("that the catalogue does not have is as none", () => {
    const plain = composed("Write my CV");
    expect(composed("Write my CV", { task: "no-such-task" })).toEqual(plain);
  });
});

describe("a task that is read in the request", () => {
  // In no row of training/tasks.
  test.each([
    ["محتاج أعترض على مخالفة سرعة جتني وأنا مو ماشي بهالشارع", "fine-objection"],
    ["محتاج CV شكله كويس", "resume"],
    ["خطبة جمعة عن الأمانة", "sermon"],
    ["my landlord wants to raise the rent, how do i answer", "rent-increase-talk"],
    ["regex for order numbers like AB-1234", "regex"],
    ["packing list for a week in the snow with two kids", "packing-list"],
  ])("%s: %s", (text, id) => {
    const { task, questions } = composed(text);
    expect(task?.id).toBe(id);
    expect(questions).toHaveLength(4);
    expect(questions.slice(0, 2).map((question) => question.id)).toEqual([`${id}-1-2`, `${id}-3-4`]);
    expect(questions.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(1);
  });

  test.each(["متى تأسست مدينة بغداد", "how many grams are in an ounce"])("none in a question of fact: %s", (text) => {
    expect(composed(text).questions).toEqual([]);
  });

  test("where it is unsure the general questions are asked, and tasks that it may be are named", () => {
    const { task, nearTasks, questions } = composed("ابني بيكذب عليا كتير الايام دي");
    expect(task).toBeUndefined();
    expect(questions).toHaveLength(4);
    expect(nearTasks?.map(({ id }) => id)).toContain("hard-talk-with-child");
  });

  test("a chosen kind of output says of itself what is wanted", () => {
    const input = { detail: "standard", promptLanguage: "same", interfaceLanguage: "en", outputType: "code" } as const;
    expect(generatePrompt({ ...input, text: "regex for order numbers like AB-1234" }).task).toBeUndefined();
    expect(generatePrompt({ ...input, text: "regex for order numbers", task: "regex" }).task?.id).toBe("regex");
  });

  test.each(["أيهما أهدأ: مكيف شباك أم سبليت", "بدي أصفّي البضاعة القديمة بالمحل قبل الموسم الجديد، كيف أعرضها"])(
    "a far guess is not offered: %s",
    (text) => {
      expect(composed(text).nearTasks ?? []).toEqual([]);
    },
  );
});
