import { composeImage } from "#engines/media/image/compose-image.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { imagePromptViaModel } from "./model.ts";
import type { imagePrompt } from "./tool.ts";

/** The tool's two ways to run: the composer over the models' tables, and a model whose answer the same tables check. */
export const imagePromptRunner: RunnerOf<typeof imagePrompt> = {
  builtIn(input, { lang }) {
    return { result: composeImage({ ...input, interfaceLanguage: lang }), warnings: [] };
  },
  viaModel: imagePromptViaModel,
};
