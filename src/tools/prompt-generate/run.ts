import { checkPrompt } from "#engines/prompt-checker/check-prompt.ts";
import { composePrompt } from "#engines/prompt-composer/compose-prompt.ts";
import type { RunContext, RunnerOf } from "#tools/runner.ts";
import { promptGenerateViaModel } from "./model.ts";
import type { promptGenerate } from "./tool.ts";

/** The generator's two roads, the composer and a model; the checker scores request and prompt of both. */
export const promptGenerateRunner: RunnerOf<typeof promptGenerate> = {
  builtIn(input, context) {
    const {
      variety,
      textLanguage: _textLanguage,
      ...result
    } = composePrompt({ ...input, interfaceLanguage: context.lang });
    return {
      result: { ...result, score: scoresOf(input.text, result.prompt, context) },
      ...(variety ? { variety } : {}),
      warnings: [],
    };
  },
  viaModel: {
    request: promptGenerateViaModel.request,
    parse(reply, input, context) {
      const outcome = promptGenerateViaModel.parse(reply, input, context);
      return outcome.ok
        ? { ...outcome, result: { ...outcome.result, score: scoresOf(input.text, outcome.result.prompt, context) } }
        : outcome;
    },
  },
};

function scoresOf(
  request: string,
  prompt: string,
  context: Pick<RunContext, "lang">,
): { before: number; after: number } {
  const scoreOf = (text: string) =>
    checkPrompt({ text, target: "any", strictness: "normal", interfaceLanguage: context.lang }).score;
  return { before: scoreOf(request), after: scoreOf(prompt) };
}
