import { composePrompt } from "../../engines/prompt-composer/compose-prompt.ts";
import type { RunnerOf } from "../runner.ts";
import type { promptGenerate } from "./tool.ts";

/** The generator's two roads: the composer, and a model. */
export const promptGenerateRunner: RunnerOf<typeof promptGenerate> = {
  builtIn(input, context) {
    const {
      variety,
      textLanguage: _textLanguage,
      ...result
    } = composePrompt({ ...input, interfaceLanguage: context.lang });
    return { result, ...(variety ? { variety } : {}), warnings: [] };
  },
};
