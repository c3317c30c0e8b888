import { checkPrompt } from "#engines/prompt-checker/check-prompt.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { promptCheckerViaModel } from "./model.ts";
import type { promptChecker } from "./tool.ts";

/** The checker's two roads: the rules, and a model whose findings are merged with theirs. */
export const promptCheckerRunner: RunnerOf<typeof promptChecker> = {
  builtIn(input, context) {
    const {
      variety,
      textLanguage: _textLanguage,
      ...result
    } = checkPrompt({ ...input, interfaceLanguage: context.lang });
    return { result, ...(variety ? { variety } : {}), warnings: [] };
  },
  viaModel: promptCheckerViaModel,
  inThread: ({ text }) => text.length > 1000,
};
