import type { Language } from "#i18n/language.ts";
import { UNREAD } from "#engines/ocr/second-pass/unread.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { imageToTextViaModel } from "./model.ts";
import { readFile } from "./run/read-file.ts";
import type { FileReading } from "./run/file-reading.ts";
import type { imageToText } from "./tool.ts";

/** From this share of doubtful words on the reader is asked to look twice. */
const MANY = 0.2;
const DOUBTFUL = 0.6;

/** The two ways to run: our own reader in a thread, and a model that sees, with our reading beside it. */
export const imageToTextRunner: RunnerOf<typeof imageToText> = {
  async *builtIn(input, context) {
    const reading = yield* readFile(input, context);
    return { result: reading.result, warnings: warningsOf(reading, context.lang) };
  },
  viaModel: imageToTextViaModel,
  engineFor: ({ engine }) => engine,
};

function warningsOf(
  { result: { words, blocks }, hasUnclearColumns }: FileReading,
  lang: Language,
): { code: string; message: string }[] {
  const doubtful = words.filter((word) => word.confidence < DOUBTFUL).length;
  const found = {
    many_doubtful: doubtful > MANY * words.length && doubtful > 2,
    unread: words.some((word) => word.text === UNREAD),
    left_out: blocks.some((block) => block.weak),
    unclear_columns: hasUnclearColumns,
  };
  return CODES.filter((code) => found[code]).map((code) => ({ code, message: WARNINGS[code][lang] }));
}

const CODES = ["many_doubtful", "unread", "left_out", "unclear_columns"] as const;

const WARNINGS: Record<(typeof CODES)[number], Record<Language, string>> = {
  many_doubtful: {
    ar: "كلمات كثيرة هنا غير مؤكدة. قابلها بالصورة، أو جرّب صورة أوضح.",
    en: "Many words here are uncertain. Compare them with the picture, or try a sharper one.",
  },
  unread: {
    ar: `لم نتمكن من قراءة بعض المواضع، ومكانها في النص ${UNREAD}. راجعها في الصورة.`,
    en: `Some places could not be read. The text has ${UNREAD} where they are; look them up in the picture.`,
  },
  left_out: {
    ar: "بقيت مواضع غير واضحة خارج النص. قابل النص بالصورة.",
    en: "Unclear places were left out of the text. Compare it with the picture.",
  },
  unclear_columns: {
    ar: "قد تكون الصفحة مقسومة إلى أعمدة اختلطت سطورها. راجع ترتيب الجمل في الصورة.",
    en: "The page may be set in columns whose lines were joined. Check the order of the sentences against the picture.",
  },
};
