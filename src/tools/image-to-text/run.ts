import type { Language } from "#i18n/language.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { imageToTextViaModel } from "./model.ts";
import { type ImageToTextResult, readFile } from "./run/read-file.ts";
import type { imageToText } from "./tool.ts";

/** From this share of doubtful words on the reader is asked to look twice. */
const MANY = 0.2;
const DOUBTFUL = 0.6;

/** The two ways to run: our own reader in a thread, and a model that sees, with our reading beside it. */
export const imageToTextRunner: RunnerOf<typeof imageToText> = {
  async *builtIn(input, context) {
    const result = yield* readFile(input, context);
    return { result, warnings: warningsOf(result, context.lang) };
  },
  viaModel: imageToTextViaModel,
  engineFor: ({ engine }) => engine,
};

function warningsOf({ words }: ImageToTextResult, lang: Language): { code: string; message: string }[] {
  const doubtful = words.filter((word) => word.confidence < DOUBTFUL).length;
  return doubtful > MANY * words.length && doubtful > 2 ? [{ code: "many_doubtful", message: DOUBT[lang] }] : [];
}

const DOUBT: Record<Language, string> = {
  ar: "كلمات كثيرة هنا غير مؤكدة. قابلها بالصورة، أو جرّب صورة أوضح.",
  en: "Many words here are uncertain. Compare them with the picture, or try a sharper one.",
};
