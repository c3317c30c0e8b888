import { z } from "zod";
import { RefusalError } from "#i18n/refusals.ts";
import type { AnswerRules } from "#tools/runner.ts";
import { type HelpQuestion, optionalText } from "#tools/tool.ts";

interface Answered {
  answers?: { id: string; ask: string; text: string }[] | undefined;
}
interface Asking {
  question: HelpQuestion | null;
}

const GIVEN = z.object({
  answers: z
    .array(z.object({ id: z.string().max(60), text: optionalText(600).transform((text) => text ?? "") }))
    .max(1),
});

/**
 * Answers to the one question that a model asked beside its result. No rule can write them in: by rule the answer is only
 * kept, and a model works it into the text, within the credit of the run.
 */
export function questionAnswers<Input extends Answered, Result extends Asking>(
  mainText: keyof Result & string,
): AnswerRules<Input, Result> {
  return {
    schema: GIVEN,
    byRule(first, now, raw) {
      const [given] = (raw as z.output<typeof GIVEN>).answers;
      // A result from before had no question.
      const question = first.result.question ?? null;
      if (!given || question?.id !== given.id || given.text === "")
        throw new RefusalError("invalid_input", { fields: { answers: "invalid" } });
      return {
        input: { ...now, answers: [{ id: given.id, ask: question.ask, text: given.text }] },
        result: { ...first.result, question: { ...question, answer: given.text } },
        isFree: true,
        isStep: false,
      };
    },
    wovenAnswer(first, input) {
      const given = input.answers?.[0];
      return given && { ask: given.ask, text: given.text, draft: String(first.result[mainText]) };
    },
    joined: (byRule, woven) => ({ ...woven, question: byRule.question }),
  };
}
