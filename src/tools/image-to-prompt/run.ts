import type { RunnerOf } from "#tools/runner.ts";
import { imageToPromptViaModel } from "./model.ts";
import { readImage } from "./run/image.ts";
import type { imageToPrompt } from "./tool.ts";

/** The file's own words first, then what can be measured; a model that sees describes the rest. */
export const imageToPromptRunner: RunnerOf<typeof imageToPrompt> = {
  async *builtIn(input, context) {
    const result = yield* readImage(input, context);
    // Without a prompt in the file and nobody to look, there is a measurement and no prompt worth a credit.
    return { result, warnings: [], isFree: result.embedded === null };
  },
  viaModel: imageToPromptViaModel,
};
