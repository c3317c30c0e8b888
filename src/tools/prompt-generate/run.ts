import { composePrompt } from "#engines/prompt-composer/compose-prompt.ts";
import { unread } from "#engines/prompt-composer/unread.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { promptGenerateViaModel } from "./model.ts";
import type { promptGenerate } from "./tool.ts";

/** The generator's two roads: the composer with the question bank, and a model. */
export const promptGenerateRunner: RunnerOf<typeof promptGenerate> = {
  builtIn(input, context) {
    const {
      variety,
      addsNothing: _free,
      ...result
    } = composePrompt({ ...input, interfaceLanguage: context.lang }, unread(input.text));
    return { result, ...(variety ? { variety } : {}), warnings: [] };
  },
  viaModel: promptGenerateViaModel,
};
