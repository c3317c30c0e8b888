import { composeVideo } from "#engines/media/video/compose-video.ts";
import { questionAnswers } from "#tools/model-help/question-answers.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { videoPromptViaModel } from "./model.ts";
import type { videoPrompt } from "./tool.ts";

/** The tool's two ways to run: the composer over the models' tables, and a model whose answer the same tables check. */
export const videoPromptRunner: RunnerOf<typeof videoPrompt> = {
  builtIn(input, { lang }) {
    const result = composeVideo({ ...input, interfaceLanguage: lang });
    return { result: { ...result, notes: [], question: null, directions: [] }, warnings: [] };
  },
  viaModel: videoPromptViaModel,
  answers: questionAnswers("prompt"),
};
