import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { promptGenerateViaModel } from "./model.ts";
import type { promptGenerate } from "./tool.ts";

/** The generator's two roads: the composer with the question bank, and a model. */
export const promptGenerateRunner: RunnerOf<typeof promptGenerate> = {
  builtIn(input, context) {
    const { variety, addsNothing: _free, ...result } = generatePrompt({ ...input, interfaceLanguage: context.lang });
    return { result, ...(variety ? { variety } : {}), warnings: [] };
  },
  viaModel: promptGenerateViaModel,
  inThread: ({ text }) => text.length > 1000,
};
