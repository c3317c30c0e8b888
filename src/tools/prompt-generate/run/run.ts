import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { addsNothing } from "#engines/prompt-composer/recompose.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { generatorAnswers } from "./run-answers.ts";
import { promptGenerateViaModel } from "#tools/prompt-generate/model/model.ts";
import type { promptGenerate } from "#tools/prompt-generate/tool.ts";

/** The generator's two ways to run: the composer with the questions of the content, and a model. */
export const promptGenerateRunner: RunnerOf<typeof promptGenerate> = {
  builtIn(input, context) {
    const { variety, addsNothing: isFree, ...result } = generatePrompt({ ...input, interfaceLanguage: context.lang });
    return { result, ...(variety ? { variety } : {}), warnings: [], isFree };
  },
  viaModel: promptGenerateViaModel,
  addsNothing: ({ answers = [], ...options }) =>
    addsNothing({ options, answers: answers.map(({ id, text }) => ({ label: id, text })) }),
  answers: generatorAnswers,
  inThread: ({ text }) => text.length > 1000,
};
