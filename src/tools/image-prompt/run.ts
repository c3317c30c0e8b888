import { composeImage } from "#engines/media/image/compose-image.ts";
import { questionAnswers } from "#tools/model-help/question-answers.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { exactWordsOf, imagePromptViaModel } from "./model.ts";
import type { imagePrompt } from "./tool.ts";

/** The tool's two ways to run: the composer over the models' tables, and a model whose answer the same tables check. */
export const imagePromptRunner: RunnerOf<typeof imagePrompt> = {
  builtIn(input, { lang }) {
    const result = { ...composeImage({ ...input, interfaceLanguage: lang }), question: null, directions: [] };
    return { result: { ...result, lettering: exactWordsOf(input) }, warnings: [] };
  },
  viaModel: imagePromptViaModel,
  answers: questionAnswers("prompt"),
};
