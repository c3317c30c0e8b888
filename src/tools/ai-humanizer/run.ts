import { humanizeText } from "#engines/humanizer/humanize-text.ts";
import { questionAnswers } from "#tools/model-help/question-answers.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { aiHumanizerViaModel } from "./model.ts";
import type { aiHumanizer } from "./tool.ts";

/**
 * The humanizer's two ways to run: units that can go and marks with advice, free where nothing was changed; and a model whose
 * text is held to the same facts.
 */
export const aiHumanizerRunner: RunnerOf<typeof aiHumanizer> = {
  builtIn(input, context) {
    const { textLanguage: _textLanguage, ...result } = humanizeText({ ...input, interfaceLanguage: context.lang });
    return {
      result: { ...result, notes: [], question: null, alert: null, other: null },
      warnings: [],
    };
  },
  viaModel: aiHumanizerViaModel,
  answers: questionAnswers("text"),
  inThread: ({ text }) => text.length > 1000,
};
