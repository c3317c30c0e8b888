import { z } from "zod";
import { IMAGE_MODELS } from "#engines/media/media-models-data.ts";
import type { Language } from "#i18n/language.ts";
import type { RunContext, RunnerOf } from "#tools/runner.ts";
import { type ImageToPromptInput, readImage, variantsOf } from "./run-image.ts";
import type { ImageToPromptResult, imageToPrompt } from "./tool.ts";

const text = z.string().catch("");
const LAYERS = ["subject", "composition", "style", "light", "colour", "camera", "mood", "text"] as const;
const ANSWER = z.object({
  prompt: z.string(),
  negative: z.string().nullable().catch(null),
  description: text,
  altText: text,
  layers: z.object(Object.fromEntries(LAYERS.map((name) => [name, text]))).catch({}),
});
const { $schema: _dialect, ...ANSWER_SCHEMA } = z.toJSONSchema(ANSWER, {
  override: ({ jsonSchema }) => delete jsonSchema.default,
});
const SIDE = 1536;
const ALT_LIMIT = 125;

/** A model looks at the picture, encoded anew without the file's data; what was measured goes with it, and a prompt found in the file stays first. */
export const imageToPromptViaModel: NonNullable<RunnerOf<typeof imageToPrompt>["viaModel"]> = {
  needsSight: true,

  async request(input, context) {
    const known = await knownOf(input, context);
    const bytes = await context.ports.pixels.resize(input.file.bytes, {
      maxSide: SIDE,
      format: "jpeg",
      quality: 85,
      signal: context.signal,
    });
    const measured = known.statements.filter(({ origin }) => origin === "measured").map((line) => line.text);
    const colours = known.palette.map(({ hex, share }) => `${hex} ${Math.round(share * 100)}%`).join(", ");
    return {
      variables: {
        options: optionsOf(input, context.lang),
        target: "",
        answer_language: "",
        model_facts: IMAGE_MODELS.find(({ id }) => id === input.model)?.label ?? "",
      },
      user: [...measured, colours].join("\n"),
      answerSchema: ANSWER_SCHEMA,
      maxOutputTokens: 1800,
      temperature: 0.3,
      images: [{ mediaType: "image/jpeg" as const, bytes }],
      evidence: known,
    };
  },

  parse(reply, input, { lang, evidence }) {
    const parsed = ANSWER.safeParse(reply);
    const known = evidence as ImageToPromptResult | undefined;
    if (!parsed.success || !known || parsed.data.prompt.trim() === "") return { ok: false, fault: FAULTS[lang] };
    return { ok: true, warnings: [], result: beside(parsed.data, known, input) };
  },
};

async function knownOf(input: ImageToPromptInput, context: RunContext): Promise<ImageToPromptResult> {
  const steps = readImage(input, context);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

function beside(
  answer: z.output<typeof ANSWER>,
  known: ImageToPromptResult,
  { model }: ImageToPromptInput,
): ImageToPromptResult {
  const { embedded } = known;
  const layers = Object.fromEntries(Object.entries(answer.layers).filter(([, words]) => words !== ""));
  const prompt = embedded?.prompt ?? answer.prompt.trim();
  const negative = embedded ? (embedded.negative ?? "") : (answer.negative ?? "");
  return {
    ...known,
    source: embedded ? "embedded" : "vision",
    prompt,
    ...(negative ? { negative } : {}),
    description: answer.description,
    altText: answer.altText.slice(0, ALT_LIMIT),
    layers,
    statements: [
      ...known.statements,
      ...Object.values(layers).map((words) => ({ origin: "vision" as const, text: words })),
    ],
    variants: variantsOf({ prompt, negative, ratio: known.facts.ratio }, model),
  };
}

function optionsOf({ mode, detail }: ImageToPromptInput, lang: Language): string {
  const words = OPTIONS[lang];
  return [words.mode[mode], words.detail[detail]].map((line) => `- ${line}`).join("\n");
}

const FAULTS: Record<Language, string> = {
  ar: "المفتاح prompt غائب أو فارغ.",
  en: "The key prompt is missing or empty.",
};

const OPTIONS = {
  ar: {
    mode: {
      recreate: "المطلوب: برومبت يعيد رسم الصورة.",
      style: "المطلوب: أسلوب الصورة وحده من دون موضوعها.",
      caption: "المطلوب: تعليق قصير على الصورة.",
      "alt-text": "المطلوب: نص بديل لقارئات الشاشة.",
    },
    detail: { short: "الطول: جملة واحدة.", standard: "الطول: من ٣٠ إلى ٨٠ كلمة.", rich: "الطول: من ٨٠ إلى ١٦٠ كلمة." },
  },
  en: {
    mode: {
      recreate: "Wanted: a prompt that draws the image again.",
      style: "Wanted: the style of the image alone, without its subject.",
      caption: "Wanted: a short caption.",
      "alt-text": "Wanted: an alt text for screen readers.",
    },
    detail: { short: "Length: one sentence.", standard: "Length: 30 to 80 words.", rich: "Length: 80 to 160 words." },
  },
} as const;
