import type { Language } from "#i18n/language.ts";
import { UNREAD } from "#engines/ocr/second-pass/unread.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { imageToTextViaModel } from "./model.ts";
import { isOwnPicture } from "./run/own-picture.ts";
import { readFile } from "./run/read-file.ts";
import type { FileReading } from "./run/file-reading.ts";
import type { imageToText } from "./tool.ts";

/** From this share of doubtful words on the reader is asked to look twice. */
const SOME = 0.2;
/** A reading with more of them than this costs nothing. */
const MANY = 1 / 3;
const DOUBTFUL = 0.6;

/** The two ways to run: our own reader in a thread, and a model that sees, with our reading beside it. */
export const imageToTextRunner: RunnerOf<typeof imageToText> = {
  async *builtIn(input, context) {
    const reading = yield* readFile(input, context);
    const isFree = isOwnPicture(input.file) || doubtfulShare(reading) > MANY;
    return { result: reading.result, warnings: warningsOf(reading, context.lang), isFree };
  },
  viaModel: imageToTextViaModel,
  // Our own picture is there to try the tool with: no model is paid to look at it unless the person asks for one.
  engineFor: ({ engine, file }) => (engine === "auto" && isOwnPicture(file) ? "builtin" : engine),
  addsNothing: ({ file }) => isOwnPicture(file),
};

function doubtfulShare({ result: { words } }: FileReading): number {
  return words.filter((word) => word.confidence < DOUBTFUL).length / Math.max(1, words.length);
}

function warningsOf(reading: FileReading, lang: Language): { code: string; message: string }[] {
  const { words, blocks } = reading.result;
  const share = doubtfulShare(reading);
  const found = {
    many_doubtful: share > MANY,
    some_doubtful: share > SOME && share <= MANY && share * words.length > 2,
    unread: words.some((word) => word.text === UNREAD),
    left_out: blocks.some((block) => block.weak),
    unclear_columns: reading.hasUnclearColumns,
  };
  return CODES.filter((code) => found[code]).map((code) => ({ code, message: WARNINGS[code][lang] }));
}

const CODES = ["many_doubtful", "some_doubtful", "unread", "left_out", "unclear_columns"] as const;

const WARNINGS: Record<(typeof CODES)[number], Record<Language, string>> = {
  many_doubtful: {
    ar: "كلمات كثيرة هنا غير مؤكدة، فلم يُخصم رصيد. قابلها بالصورة، أو جرّب صورة أوضح.",
    en: "Many words here are uncertain, so no credit was used. Compare them with the picture, or try a sharper one.",
  },
  some_doubtful: {
    ar: "بعض الكلمات هنا غير مؤكدة. قابلها بالصورة، أو جرّب صورة أوضح.",
    en: "Some words here are uncertain. Compare them with the picture, or try a sharper one.",
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
