import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { generatorAnswers } from "./run-answers.ts";
import { promptGenerateViaModel } from "#tools/prompt-generate/model/model.ts";
import type { promptGenerate } from "#tools/prompt-generate/tool.ts";

/** The generator's two ways to run: the composer with the question bank, and a model. */
export const promptGenerateRunner: RunnerOf<typeof promptGenerate> = {
  builtIn(input, context) {
    const { variety, addsNothing, ...result } = generatePrompt({ ...input, interfaceLanguage: context.lang });
    return { result, ...(variety ? { variety } : {}), warnings: [], isFree: addsNothing };
  },
  viaModel: promptGenerateViaModel,
  answers: generatorAnswers,
  inThread: ({ text }) => text.length > 1000,
};
