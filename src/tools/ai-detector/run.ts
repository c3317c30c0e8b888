import { detectText, type Detection, languageFor } from "#engines/ai-detector/detect-text.ts";
import { detectorWeights } from "#engines/ai-detector/detector-weights.ts";
import { countWords, sentences } from "#engines/text/segment.ts";
import { documentNote } from "#i18n/document-notes.ts";
import { RefusalError } from "#i18n/refusals.ts";
import { type FileText, readFileText } from "#tools/file-text.ts";
import type { RunContext, RunnerOf } from "#tools/runner.ts";
import { aiDetectorViaModel } from "./model.ts";
import { LEAST_WORDS, TEXT_LIMIT } from "./limits.ts";
import type { aiDetector } from "./tool.ts";

type Runner = RunnerOf<typeof aiDetector>;
type Input = Parameters<NonNullable<Runner["builtIn"]>>[0];

/** The detector's two ways to run: the trained weights, and a model that explains what shows while their figure stays. */
export const aiDetectorRunner: Runner = {
  async builtIn(input, context) {
    const { text, isCut, notes } = await textOf(input, context);
    const result = await detect(text, isCut, input, context);
    const warnings = notes.map((note) => documentNote(note, context.lang));
    const isFree = result.verdict === "cannot-tell";
    return { result: input.file ? { ...result, text } : result, warnings, isFree };
  },
  viaModel: aiDetectorViaModel,
  // A file is read here and goes no further.
  inThread: ({ text = "" }) => text.length > 1000,
  engineFor: (input) => (input.file ? "builtin" : "auto"),
};

async function detect(text: string, isCut: boolean, input: Input, { lang }: RunContext): Promise<Detection> {
  const weights = detectorWeights(languageFor(text, input.textLanguage));
  return detectText({ text, isCut, sensitivity: input.sensitivity, interfaceLanguage: lang }, weights);
}

/** The text to judge: a file's where there is one, up to the limit. Refuses a file with too little in it. */
async function textOf(input: Input, context: RunContext): Promise<FileText & { isCut: boolean }> {
  if (!input.file) {
    if (input.text === undefined) throw new RefusalError("invalid_input", { fields: { text: "required" } });
    return { text: input.text, isCut: false, notes: [] };
  }
  const { text: whole, notes } = await readFileText(input.file, context.ports.documents, { signal: context.signal });
  const language = languageFor(whole.slice(0, TEXT_LIMIT), input.textLanguage);
  if (countWords(whole) < LEAST_WORDS[language])
    throw new RefusalError("invalid_input", { fields: { file: `too_few_words ${LEAST_WORDS[language]}` } });
  if (whole.length <= TEXT_LIMIT) return { text: whole, isCut: false, notes };
  const last = sentences(whole.slice(0, TEXT_LIMIT)).at(-2)?.end ?? TEXT_LIMIT;
  return { text: whole.slice(0, last), isCut: true, notes };
}
