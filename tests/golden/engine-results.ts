import { detectText, type DetectInput, languageFor } from "#engines/ai-detector/detect-text.ts";
import { detectorWeights } from "#engines/ai-detector/detector-weights.ts";
import { humanizeText, type HumanizeInput } from "#engines/humanizer/humanize-text.ts";
import { composeImage } from "#engines/media/image/compose-image.ts";
import type { ImageRequest } from "#engines/media/image/image-types.ts";
import { composeVideo } from "#engines/media/video/compose-video.ts";
import type { VideoRequest } from "#engines/media/video/video-types.ts";
import { checkPrompt, type CheckInput } from "#engines/prompt-checker/check-prompt.ts";
import type { ComposeInput } from "#engines/prompt-composer/compose-types.ts";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { readFilePrompt } from "#tools/image-to-prompt/run/file-prompt.ts";
import type { GoldenEngine, GoldenJob } from "./golden-jobs.ts";

/** How each engine is called, in one place: where an engine's shape changes, its line here changes and nothing else of the net. */
const CALLS: Record<GoldenEngine, (job: GoldenJob) => unknown> = {
  generator: callGenerator,
  checker: ({ text, lang, options }) =>
    checkPrompt({
      text,
      target: "any",
      strictness: options["strictness"] as CheckInput["strictness"],
      ...(options["question"] ? { question: options["question"] } : {}),
      interfaceLanguage: lang,
    }),
  humanizer: ({ text, lang, options }) =>
    humanizeText({
      text,
      strength: options["strength"] as HumanizeInput["strength"],
      register: options["register"] as HumanizeInput["register"],
      keep: [],
      interfaceLanguage: lang,
    }),
  detector: async ({ text, lang, options }) =>
    detectText(
      { text, sensitivity: options["sensitivity"] as DetectInput["sensitivity"], interfaceLanguage: lang },
      detectorWeights(languageFor(text, "auto")),
    ),
  "image-prompt": ({ text, lang, options }) =>
    composeImage({
      text,
      model: options["model"] as ImageRequest["model"],
      palette: [],
      detail: options["detail"] as ImageRequest["detail"],
      variants: 2,
      promptLanguage: options["promptLanguage"] as ImageRequest["promptLanguage"],
      interfaceLanguage: lang,
    }),
  "video-prompt": ({ text, lang, options }) =>
    composeVideo({
      text,
      model: options["model"] as VideoRequest["model"],
      dialogue: [],
      format: "text",
      interfaceLanguage: lang,
    }),
  "image-metadata": ({ text }) => readFilePrompt(new Uint8Array(Buffer.from(text, "base64"))),
};

/** The questions and the prompt, and the prompt again after the first question is answered. */
function callGenerator({ text, lang, options }: GoldenJob): unknown {
  const input: ComposeInput = {
    text,
    detail: options["detail"] as ComposeInput["detail"],
    ...(options["tone"] ? { tone: options["tone"] } : {}),
    promptLanguage: "same",
    interfaceLanguage: lang,
  };
  const result = generatePrompt(input);
  const [first] = result.questions;
  if (!first) return result;
  const said = lang === "ar" ? "ثلاثة أشخاص من الحي" : "three people from the street";
  return { ...result, answered: generatePrompt({ ...input, answers: [{ id: first.id, text: said }] }).prompt };
}

/** An engine's whole answer as lines that are the same for the same answer: names sorted, numbers to six decimals. */
export async function resultOf(job: GoldenJob): Promise<string> {
  return JSON.stringify(settled(await CALLS[job.engine](job)), null, 1);
}

/** Adding in another order changes a number's last digits and nothing that a person sees. */
function settled(value: unknown): unknown {
  if (typeof value === "number") return Number(value.toFixed(6));
  if (Array.isArray(value)) return value.map(settled);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, held]) => [key, settled(held)]),
  );
}
