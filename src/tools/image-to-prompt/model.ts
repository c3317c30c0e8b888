import { z } from "zod";
import { IMAGE_MODELS } from "#engines/media/media-models.ts";
import type { Language } from "#i18n/language.ts";
import type { RunContext, RunnerOf } from "#tools/runner.ts";
import { readImage, variantsOf } from "./run/image.ts";
import type { ImageToPromptInput } from "./run/run-input.ts";
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
type Layer = (typeof LAYERS)[number];
const SIDE = 1536;
const ALT_LIMIT = 125;

/**
 * A model looks at the picture, encoded again without the file's data; what was measured goes with it, and a prompt found in the
 * file stays first.
 */
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
      // What our reader found is among the measured lines: the model copies better with it.
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
    return { ok: true, warnings: [], result: beside(parsed.data, known, input, lang) };
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
  { model, layers: wanted }: ImageToPromptInput,
  lang: Language,
): ImageToPromptResult {
  const { embedded } = known;
  const isWanted = (name: Layer) => wanted.length === 0 || wanted.includes(name);
  const seen = LAYERS.filter((name) => isWanted(name) && (answer.layers as Record<Layer, string>)[name]);
  const layers = Object.fromEntries(seen.map((name) => [name, (answer.layers as Record<Layer, string>)[name]]));
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
      ...Object.entries(layers).map(([name, words]) => ({
        origin: "vision" as const,
        text: `${LAYER_NAMES[lang][name as Layer]}: ${words}`,
      })),
    ],
    variants: variantsOf({ prompt, negative, ratio: known.facts.ratio }, model),
  };
}

function optionsOf({ mode, detail, layers }: ImageToPromptInput, lang: Language): string {
  const words = OPTIONS[lang];
  const only = layers.length > 0 ? `${words.layers} ${layers.join(", ")}` : "";
  return [words.mode[mode], words.detail[detail], only]
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join("\n");
}

const FAULTS: Record<Language, string> = {
  ar: "المفتاح prompt غائب أو فارغ.",
  en: "The key prompt is missing or empty.",
};

const LAYER_NAMES: Record<Language, Record<Layer, string>> = {
  ar: {
    subject: "الموضوع",
    composition: "التكوين",
    style: "الأسلوب",
    light: "الإضاءة",
    colour: "الألوان",
    camera: "الكاميرا",
    mood: "الأجواء",
    text: "النص",
  },
  en: {
    subject: "Subject",
    composition: "Composition",
    style: "Style",
    light: "Light",
    colour: "Colour",
    camera: "Camera",
    mood: "Mood",
    text: "Text",
  },
};

const OPTIONS = {
  ar: {
    mode: {
      recreate: "المطلوب: برومبت يعيد رسم الصورة.",
      style: "المطلوب: أسلوب الصورة وحده من دون موضوعها.",
      caption: "المطلوب: تعليق قصير على الصورة.",
      "alt-text": "المطلوب: نص بديل لقارئات الشاشة.",
    },
    layers: "في layers هذه المفاتيح وحدها:",
    detail: { short: "الطول: جملة واحدة.", standard: "الطول: من ٣٠ إلى ٨٠ كلمة.", rich: "الطول: من ٨٠ إلى ١٦٠ كلمة." },
  },
  en: {
    mode: {
      recreate: "Wanted: a prompt that draws the image again.",
      style: "Wanted: the style of the image alone, without its subject.",
      caption: "Wanted: a short caption.",
      "alt-text": "Wanted: an alt text for screen readers.",
    },
    layers: "In layers only these keys:",
    detail: { short: "Length: one sentence.", standard: "Length: 30 to 80 words.", rich: "Length: 80 to 160 words." },
  },
} as const;
