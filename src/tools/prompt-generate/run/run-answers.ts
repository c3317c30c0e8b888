import { isOfProfile } from "#tools/prompt-generate/answers/profile-answer.ts";
import { z } from "zod";
import { addsNothing, recompose, saidOf } from "#engines/prompt-composer/recompose.ts";
import { matterOf } from "#engines/questions/task-content.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { AnswerRules, FirstResult } from "#tools/runner.ts";
import { ANSWER_VARIETIES, optionalText } from "#tools/tool.ts";
import { slotOfWish, type WishSlot } from "./run-wish.ts";
import { withoutWhatIsWished } from "./wish-removal.ts";
import { type GivenAnswer, questionOf, recomposeRun } from "#tools/prompt-generate/answers/recompose-run.ts";
import { answerSchema, MOST_ANSWERS, type promptGenerate } from "#tools/prompt-generate/tool.ts";

type Input = z.output<typeof promptGenerate.input>;
type Result = z.output<typeof promptGenerate.result>;

/** All answers and changed options of the run so far; an empty text takes one back. Each request carries the whole. */
const GIVEN = z.object({
  answers: z.array(answerSchema).max(MOST_ANSWERS).default([]),
  options: z
    .object({
      tone: optionalText(200),
      format: optionalText(200),
      length: optionalText(200),
      audience: optionalText(1000),
      context: optionalText(1000),
      constraints: optionalText(1000),
      examples: optionalText(1000),
      answerLanguage: optionalText(100),
      variety: z.enum(ANSWER_VARIETIES).optional(),
      askFirst: z.boolean().optional(),
    })
    .default({}),
  /** A change in the person's words. One that names a setting (length, tone, form, language) replaces it; else it is a condition. */
  wish: optionalText(500),
});

type Option = keyof z.output<typeof GIVEN>["options"];

/** What a setting is called among the matters of a question. */
const MATTER_OF: Record<Exclude<WishSlot, "constraints">, string> = {
  length: "length",
  tone: "tone",
  format: "format",
  answerLanguage: "language",
};

/** What answers make of a generator's run, by rule: free within the run, the same bytes for the same answers. */
export const generatorAnswers: AnswerRules<Input, Result> = {
  schema: GIVEN,
  /** The woven text, with the questions as they were asked and answered. */
  joined: ({ questions, moreQuestions }, woven) => ({ ...woven, questions, moreQuestions }),
  byRule(first, now, raw) {
    const given = raw as z.output<typeof GIVEN>;
    const input = withWish(merged(first, now, given), given.wish);
    const { prompt, details, isFree } = recomposeRun({ recompose, addsNothing, saidOf }, first, input);
    const answerOf = (id: string) => input.answers?.find((answer) => answer.id === id)?.text;
    const answered = (question: Result["questions"][number]) => {
      const { answer: _before, ...rest } = question;
      const answer = answerOf(question.id);
      return answer === undefined ? rest : { ...rest, answer };
    };
    return {
      input,
      isFree,
      isStep:
        given.wish !== undefined ||
        Object.entries(given.options).some(([name, value]) => now[name as Option] !== value),
      result: {
        ...first.result,
        prompt,
        systemPrompt: details,
        questions: first.result.questions.map(answered),
        moreQuestions: first.result.moreQuestions.map(answered),
      },
    };
  },
};

function merged(first: FirstResult<Input, Result>, now: Input, given: z.output<typeof GIVEN>): Input {
  const asked = [...first.result.questions, ...first.result.moreQuestions];
  const known = new Set([...asked.map(({ id }) => id), ...(now.answers ?? []).map(({ id }) => id)]);
  if (given.answers.some((answer) => !known.has(answer.id) && !isOfProfile(answer)))
    throw new RefusalError("invalid_input", { fields: { answers: "invalid" } });
  const labelled = given.answers.map(({ id, text, ask }): GivenAnswer => {
    const question = questionOf(first.result, id);
    return { id, text: saidOf(text, question), ask: question?.label ?? ask };
  });
  const before = (now.answers ?? []).filter(({ id }) => !labelled.some((answer) => answer.id === id));
  return { ...now, ...given.options, answers: [...before, ...labelled] };
}

function withWish(input: Input, wish: string | undefined): Input {
  if (wish === undefined) return input;
  const removed = withoutWhatIsWished(input, wish);
  if (removed) return removed.keeps ? withCondition(removed.input, wish) : removed.input;
  const slot = slotOfWish(wish);
  if (slot === "constraints") return withCondition(input, wish);
  // The new wish replaces an option, and an answer about nothing else; an answer that says more stays.
  const answers = input.answers?.map((answer) =>
    matterOf(answer.id) === MATTER_OF[slot] ? { ...answer, text: "" } : answer,
  );
  return { ...input, answers, [slot]: wish, ...(slot === "answerLanguage" ? { variety: undefined } : {}) };
}

function withCondition(input: Input, wish: string): Input {
  const lines = (input.constraints ?? "").split("\n").filter((line) => line !== "" && line !== wish);
  return { ...input, constraints: [...lines, wish].join("\n").slice(0, 1000) };
}
