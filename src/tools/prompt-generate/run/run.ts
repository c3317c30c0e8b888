import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { addsNothing } from "#engines/prompt-composer/recompose.ts";
import { anyGapOf } from "#engines/questions/any-question.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { generatorAnswers } from "./run-answers.ts";
import { promptGenerateViaModel } from "#tools/prompt-generate/model/model.ts";
import type { GeneratorResult } from "#tools/prompt-generate/draft.ts";
import type { promptGenerate } from "#tools/prompt-generate/tool.ts";

/** The generator's two ways to run: the composer with the questions of the content, and a model. */
export const promptGenerateRunner: RunnerOf<typeof promptGenerate> = {
  builtIn(input, context) {
    const { variety, addsNothing: isFree, ...result } = generatePrompt({ ...input, interfaceLanguage: context.lang });
    const { language } = result.voice;
    const withGap = (question: GeneratorResult["questions"][number]) => {
      const gap = anyGapOf(question, language);
      return gap === undefined ? question : { ...question, gap };
    };
    const asked = {
      questions: result.questions.map(withGap),
      moreQuestions: result.moreQuestions.map(withGap),
    };
    return { result: { ...result, ...asked }, ...(variety ? { variety } : {}), warnings: [], isFree };
  },
  viaModel: promptGenerateViaModel,
  addsNothing: ({ answers = [], ...options }) =>
    addsNothing({ options, answers: answers.map(({ id, text }) => ({ label: id, text })) }),
  answers: generatorAnswers,
  inThread: ({ text }) => text.length > 1000,
};
