import { checkPrompt } from "#engines/prompt-checker/check-prompt.ts";
import { questionAnswers } from "#tools/model-help/question-answers.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { promptCheckerViaModel } from "./model.ts";
import type { promptChecker } from "./tool.ts";

/** The checker's two ways to run: the built-in engine, and a model that leads, with what is proven beside it. */
export const promptCheckerRunner: RunnerOf<typeof promptChecker> = {
  builtIn(input, context) {
    const {
      variety,
      textLanguage: _textLanguage,
      ...result
    } = checkPrompt({ ...input, interfaceLanguage: context.lang });
    return { result: { ...result, notes: [], question: null }, ...(variety ? { variety } : {}), warnings: [] };
  },
  viaModel: promptCheckerViaModel,
  answers: questionAnswers("improved"),
  inThread: ({ text }) => text.length > 1000,
};
