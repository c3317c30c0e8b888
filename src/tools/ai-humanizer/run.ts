import { humanizeText } from "#engines/humanizer/humanize-text.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { aiHumanizerViaModel } from "./model.ts";
import type { aiHumanizer } from "./tool.ts";

/** The humanizer's two ways to run: units that can go and marks with advice, free where nothing was changed; and a model whose text is held to the same facts. */
export const aiHumanizerRunner: RunnerOf<typeof aiHumanizer> = {
  builtIn(input, context) {
    const { textLanguage: _textLanguage, ...result } = humanizeText({ ...input, interfaceLanguage: context.lang });
    return { result, warnings: [], isFree: result.changes.length === 0 };
  },
  viaModel: aiHumanizerViaModel,
  inThread: ({ text }) => text.length > 1000,
};
