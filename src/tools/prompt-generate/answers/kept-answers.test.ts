import { expect, test } from "vitest";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import type { AnsweredRun, GeneratorResult } from "#tools/prompt-generate/draft.ts";
import { answersToKeep, comingAgain } from "./kept-answers.ts";

const resultOf = (text: string) =>
  generatePrompt({ text, detail: "standard", promptLanguage: "same", interfaceLanguage: "en" }) as GeneratorResult;
const runOf = (result: GeneratorResult, answers: object[]): AnsweredRun => {
  const version = { number: 1, by: "request", input: { answers }, envelope: { result } };
  return { id: "a", cost: 1, versions: [version] as unknown as AnsweredRun["versions"] };
};

test("answers whose questions come again are kept, the others are not", () => {
  const before = resultOf("email to a client who is late paying");
  const [own, other] = before.questions.map(({ id }) => id) as [string, string];
  const kept = answersToKeep(
    runOf(before, [
      { id: own, text: "Marwan, three weeks late" },
      { id: other, text: " " },
      { id: "gone", text: "x", ask: "Old" },
    ]),
  );
  expect(kept.map(({ id }) => id)).toEqual([own, "gone"]);
  expect(comingAgain(kept, resultOf("email to a client who is very late paying"))).toEqual([
    { id: own, text: "Marwan, three weeks late" },
  ]);
  expect(comingAgain(kept, resultOf("recipe for lentil soup"))).toEqual([]);
});

test("a model counts its questions, so the name decides; an answer of a run begun with it keeps its question's id", () => {
  const asked = (label: string) =>
    ({ questions: [{ id: "m1", label }], moreQuestions: [] }) as unknown as GeneratorResult;
  const kept = answersToKeep(runOf(asked("Where"), [{ id: "m1", text: "team chat" }]));
  expect(comingAgain(kept, asked("Where"))).toEqual([{ id: "m1", text: "team chat" }]);
  expect(comingAgain(kept, asked("Voice"))).toEqual([]);
  const given = [{ id: "given-exclude", text: "no prices", ask: "Leave out" }];
  const bank = { questions: [{ id: "exclude", label: "Not in it" }], moreQuestions: [] } as unknown as GeneratorResult;
  expect(comingAgain(given, bank)).toEqual([{ id: "exclude", text: "no prices" }]);
});
