import type { ImageToPromptInput } from "./run-input.ts";
import { measureImage, ratioOf } from "#engines/image-analysis/measure-image.ts";
import { measureLayout } from "#engines/image-analysis/measure-layout.ts";
import type { EmbeddedPrompt } from "#engines/image-metadata/embedded-prompt.ts";
import { convertPrompt } from "#engines/media/image/convert-prompt.ts";
import { IMAGE_MODELS } from "#engines/media/media-models.ts";
import type { Language } from "#i18n/language.ts";
import type { RunContext } from "#tools/runner.ts";
import type { Progress } from "#tools/tool.ts";
import { isSmallEnough, readFilePrompt, readHiddenPrompt } from "./file-prompt.ts";
import { readWords } from "./read-words.ts";
import { measuredPrompt, statementsOf } from "./statements.ts";
import type { ImageToPromptResult } from "#tools/image-to-prompt/tool.ts";

const MEASURED_SIDE = 512;
/** Formats in which a copy in the lowest bits of the pixels survives. */
const LOSSLESS: ReadonlySet<string> = new Set(["png", "webp"]);

/** Everything that is known of an image without looking at what it shows. */
export async function* readImage(
  { file, ...input }: ImageToPromptInput,
  context: RunContext,
): AsyncGenerator<Progress, ImageToPromptResult, undefined> {
  const { lang, ports, signal } = context;
  yield { value: 0.1, label: LABELS[lang].reading };
  const { width, height, hasAlpha, format } = await ports.pixels.metadata(file.bytes, { signal });
  const metadata = await readFilePrompt(file.bytes);
  const hasBits = LOSSLESS.has(format) && isSmallEnough({ width, height });
  const embedded = metadata.embedded ?? (hasBits ? await readHiddenPrompt(file.bytes, ports.pixels, signal) : null);
  yield { value: 0.5, label: LABELS[lang].measuring };
  const image = await ports.pixels.decode(file.bytes, { maxSide: MEASURED_SIDE, channels: 3, signal });
  const { palette, ...measures } = measureImage(image);
  yield { value: 0.6, label: LABELS[lang].words };
  const textInImage = await readWords({ file, ...input }, context);
  const facts = {
    width,
    height,
    ratio: ratioOf(width, height),
    ...measures,
    ...measureLayout(image),
    format,
    hasAlpha,
    camera: metadata.camera === null ? null : { ...metadata.camera },
    hasGps: metadata.hasGps,
    aiDeclared: metadata.aiDeclared,
    c2pa: metadata.hasC2pa,
    provenance: metadata.provenance,
  };
  const prompt = embedded?.prompt ?? measuredPrompt(facts, palette, textInImage);
  return {
    source: embedded ? "embedded" : "measured",
    prompt,
    ...(embedded?.negative ? { negative: embedded.negative } : {}),
    embedded,
    description: describe(embedded, { lookedAt: metadata.lookedAt, hasBits }, lang),
    textInImage,
    altText: "",
    layers: {},
    palette,
    facts,
    statements: statementsOf({ facts, metadata, textInImage }, lang),
    variants: variantsOf({ prompt, negative: embedded?.negative ?? "", ratio: facts.ratio }, input.model),
  };
}

/** One of each form: the newer models read the same sentences as these. */
const OFFERED = new Set<string>(["midjourney", "flux", "sdxl", "gpt-image", "gemini-image", "ideogram"]);

/** The prompt in the form of the chosen model, or of each that the tool offers. */
export function variantsOf(
  given: { prompt: string; negative: string; ratio: string },
  model: ImageToPromptInput["model"],
) {
  const models = IMAGE_MODELS.filter(({ id }) => (model === "any" ? OFFERED.has(id) : id === model));
  const ratio = /^\d+:\d+$/u.test(given.ratio) ? given.ratio : given.ratio.replace(/\.\d+/u, "");
  return models.map(({ id }) => convertPrompt({ ...given, ratio }, id));
}

/** Where there is no prompt, the sentence says where it was looked for. */
function describe(
  embedded: EmbeddedPrompt | null,
  { lookedAt, hasBits }: { lookedAt: readonly string[]; hasBits: boolean },
  lang: Language,
): string {
  const words = LABELS[lang];
  if (embedded) return embedded.isJoined ? words.joined : words.embedded;
  // Latin names keep their order inside an Arabic line.
  const apart = (name: string) => (lang === "ar" ? `\u2068${name}\u2069` : name);
  const places = [...lookedAt.map(apart), ...(hasBits ? [words.bits] : [])];
  const looked = places.length > 0 ? `${words.looked} ${places.join(lang === "ar" ? "، " : ", ")}.` : words.bare;
  return `${words.none} ${looked} ${words.unseen}`;
}

const LABELS = {
  ar: {
    reading: "نقرأ بيانات الملف",
    measuring: "نقيس الألوان والضوء",
    words: "نقرأ ما كُتب في الصورة",
    embedded: "البرومبت محفوظ داخل الملف، ونقلناه بحروفه.",
    joined: "البرومبت محفوظ داخل الملف في أكثر من موضع: الكلمات من الملف، أما جمعها وترتيبها فمن عملنا.",
    none: "لم نجد برومبتًا داخل الملف.",
    looked: "بحثنا في:",
    bits: "أدنى خانات البكسلات",
    bare: "لا يحمل الملف نصًا إلى جانب الصورة.",
    unseen: "لا نتعرّف على ما في الصورة بلا نموذج. قل ماذا فيها، ونكمل الباقي من ألوانها وضوئها.",
  },
  en: {
    reading: "Reading the file's data",
    measuring: "Measuring colours and light",
    words: "Reading the words in the picture",
    embedded: "The prompt is stored inside the file; this is it, to the letter.",
    joined: "The prompt is stored inside the file in several places. The words are the file's; we put them together.",
    none: "There is no prompt inside the file that we can find.",
    looked: "We looked at:",
    bits: "the lowest bits of the pixels",
    bare: "The file carries no text beside the picture.",
    unseen:
      "Without a model we cannot tell what the picture shows. Say what it is; its colours and light are filled in.",
  },
} as const satisfies Record<Language, Record<string, string>>;
