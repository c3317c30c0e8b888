import { z } from "zod";
import { wished } from "#engines/ocr/compose.ts";
import { detectLanguage } from "#engines/text/language.ts";
import type { Language } from "#i18n/language.ts";
import { RefusalError } from "#i18n/refusals.ts";
import type { RunContext, RunnerOf } from "#tools/runner.ts";
import { readFile } from "./run/read-file.ts";
import type { ImageToTextInput, ImageToTextResult } from "./run/file-reading.ts";
import type { imageToText } from "./tool.ts";

const ANSWER = z.object({
  text: z.string(),
  blocks: z.array(z.object({ text: z.string(), lang: z.string(), dir: z.string() })).default([]),
  tables: z.array(z.array(z.array(z.string()))).default([]),
  language: z.string().default(""),
});
const { $schema: _dialect, ...ANSWER_SCHEMA } = z.toJSONSchema(ANSWER, { io: "input" });

/** Side of the picture that models get: letters stay readable, and no vendor shrinks it again. */
const SIDE = 2000;

/**
 * A model that sees copies the text; our own reading of the same picture gives the places, and shows how far the two
 * agree. The picture is encoded again, upright and without what the camera wrote into it.
 */
export const imageToTextViaModel: NonNullable<RunnerOf<typeof imageToText>["viaModel"]> = {
  needsSight: true,

  async request(input, context) {
    const evidence = await ownReading(input, context);
    return {
      variables: { options: optionsOf(input, context.lang), target: "", answer_language: "", model_facts: "" },
      user: ASK[context.lang],
      answerSchema: ANSWER_SCHEMA,
      maxOutputTokens: 8000,
      temperature: 0,
      images: await imagesOf(input, evidence?.pages ?? 1, context),
      evidence,
    };
  },

  parse(reply, input, { lang, evidence }) {
    const parsed = ANSWER.safeParse(reply);
    if (!parsed.success) return { ok: false, fault: FAULTS[lang].shape };
    const own = (evidence ?? null) as ImageToTextResult | null;
    const text = wished(parsed.data.text, input).trim();
    if (text === "") return { ok: false, fault: FAULTS[lang].empty };
    return { ok: true, warnings: [], result: beside({ ...parsed.data, text }, own, input) };
  },
};

async function ownReading(input: ImageToTextInput, context: RunContext): Promise<ImageToTextResult | null> {
  const steps = readFile(input, context);
  try {
    for (;;) {
      const step = await steps.next();
      if (step.done) return step.value.result;
    }
  } catch (error) {
    // What our own reader finds nothing in may still be legible to a model.
    if (error instanceof RefusalError && error.fields?.["file"] === "no_text_found") return null;
    throw error;
  }
}

async function imagesOf({ file }: ImageToTextInput, pages: number, { ports, signal }: RunContext) {
  const encoded: { mediaType: "image/jpeg"; bytes: Uint8Array }[] = [];
  if (file.type !== "application/pdf") {
    const bytes = await ports.pixels.resize(file.bytes, { maxSide: SIDE, format: "jpeg", quality: 88, signal });
    return [{ mediaType: "image/jpeg" as const, bytes }];
  }
  for (let index = 0; index < pages; index += 1) {
    const { image } = await ports.documents.page(file.bytes, { index, maxSide: SIDE, signal });
    const bytes = await ports.pixels.encode(image, { format: "jpeg", quality: 85, signal });
    encoded.push({ mediaType: "image/jpeg", bytes });
  }
  return encoded;
}

/** The model's text with the places and doubts of our own reading. */
function beside(
  answer: z.output<typeof ANSWER>,
  own: ImageToTextResult | null,
  input: ImageToTextInput,
): ImageToTextResult {
  const given = answer.blocks.length > 0 ? answer.blocks : [{ text: answer.text, lang: "", dir: "" }];
  const spoken = wordsIn(answer.text);
  const blocks = given.map((block) => {
    const text = wished(block.text, input).trim();
    const lang = detectLanguage(text);
    const found = own ? nearest(text, own) : null;
    return {
      text,
      lang,
      dir: lang === "ar" ? "rtl" : "ltr",
      confidence: found?.share ?? 0,
      box: found?.block.box ?? null,
      page: found?.block.page ?? 1,
      weak: false,
    };
  });
  return {
    text: answer.text,
    blocks,
    words: (own?.words ?? []).flatMap((word) => {
      const at = own ? blocks.findIndex((block) => sameBox(block.box, own.blocks[word.block]?.box ?? null)) : -1;
      return at >= 0 && spoken.has(folded(word.text)) ? [{ ...word, block: at }] : [];
    }),
    confidence: own ? agreement(answer.text, own.text) : 0,
    language: detectLanguage(answer.text),
    tables: answer.tables,
    pages: own?.pages ?? 1,
    sheets: own?.sheets ?? [{ width: 0, height: 0 }],
  };
}

function nearest(text: string, own: ImageToTextResult) {
  let best: { block: ImageToTextResult["blocks"][number]; share: number } | null = null;
  for (const block of own.blocks) {
    const share = agreement(text, block.text);
    if (share > (best?.share ?? 0.2)) best = { block, share };
  }
  return best;
}

function sameBox(one: ImageToTextResult["blocks"][number]["box"], other: typeof one): boolean {
  return one !== null && other !== null && one.x === other.x && one.y === other.y;
}

/** The share of a text's words that another has as well, 0 to 1. */
function agreement(text: string, other: string): number {
  const words = [...wordsIn(text)];
  const known = wordsIn(other);
  const shared = words.filter((word) => known.has(word)).length;
  return words.length === 0 ? 0 : Math.round((1000 * shared) / words.length) / 1000;
}

function wordsIn(text: string): Set<string> {
  return new Set(text.split(/\s+/u).map(folded).filter(Boolean));
}

function folded(word: string): string {
  return word.replace(/[\p{P}\p{M}\u0640]/gu, "").toLowerCase();
}

function optionsOf(input: ImageToTextInput, lang: Language): string {
  const words = OPTIONS[lang];
  const lines: string[] = [words.diacritics[input.diacritics], words.digits[input.digits], words.mode[input.mode]];
  if (!input.joinLines) lines.push(words.lines);
  return [words.head, ...lines.map((line) => `- ${line}`)].join("\n");
}

const ASK: Record<Language, string> = {
  ar: "انسخ كل ما كُتب في الصورة المرفقة كما هو.",
  en: "Copy everything that is written in the attached image, exactly as it is.",
};

const FAULTS: Record<Language, { shape: string; empty: string }> = {
  ar: {
    shape: "المفتاح text غائب أو ليس نصًا.",
    empty: "المفتاح text فارغ. إن لم يكن في الصورة نص فاتركه فارغًا مرة أخرى.",
  },
  en: {
    shape: "The key text is missing or not a string.",
    empty: "The key text is empty. Leave it empty again only if the image has no text.",
  },
};

const OPTIONS = {
  ar: {
    head: "الخيارات:",
    diacritics: { keep: "التشكيل: كما هو في الصورة.", remove: "التشكيل: احذفه." },
    digits: { keep: "الأرقام: كما رُسمت.", latin: "الأرقام: 0123456789.", arabic: "الأرقام: ٠١٢٣٤٥٦٧٨٩." },
    mode: {
      plain: "الشكل: نص متصل.",
      layout: "الشكل: حافظ على السطور والفراغات الواسعة.",
      table: "الشكل: افصل بين خلايا الصف بعلامة جدولة.",
      markdown: "الشكل: اكتب الجداول بصيغة Markdown.",
    },
    lines: "أبقِ كل سطر في سطره.",
  },
  en: {
    head: "Options:",
    diacritics: { keep: "Diacritics: as in the image.", remove: "Diacritics: leave them out." },
    digits: { keep: "Digits: as drawn.", latin: "Digits: 0123456789.", arabic: "Digits: ٠١٢٣٤٥٦٧٨٩." },
    mode: {
      plain: "Form: running text.",
      layout: "Form: keep lines and wide gaps.",
      table: "Form: put a tab between the cells of a row.",
      markdown: "Form: write tables as Markdown.",
    },
    lines: "Keep every line on a line of its own.",
  },
} as const;
