import { composeVideo } from "#engines/media/video/compose-video.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { videoPromptViaModel } from "./model.ts";
import type { videoPrompt } from "./tool.ts";

/** The tool's two ways to run: the composer over the models' tables, and a model whose answer the same tables check. */
export const videoPromptRunner: RunnerOf<typeof videoPrompt> = {
  builtIn(input, { lang }) {
    return { result: composeVideo({ ...input, interfaceLanguage: lang }), warnings: [] };
  },
  viaModel: videoPromptViaModel,
};
