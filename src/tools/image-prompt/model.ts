import { z } from "zod";
import type { MediaFault } from "#engines/media/check-prompt-form.ts";
import { FAULT_PHRASES } from "#engines/media/fault-phrases.ts";
import { nearestRatio, sizeFor } from "#engines/media/fit-ratio.ts";
import { checkImage, isSize } from "#engines/media/image/check-image.ts";
import { type ImageModel, imageModel } from "#engines/media/media-models.ts";
import { holdsWords, quotedIn } from "#tools/model-help/exact-words.ts";
import { answerSchemaOf, DIRECTIONS_ANSWER, HELP_ANSWER, notesOf, questionOf } from "#tools/model-help/help.ts";
import type { RunnerOf, WovenAnswer } from "#tools/runner.ts";
import { languageName, modelFacts, optionLines, targetName } from "./model-phrases.ts";
import type { imagePrompt } from "./tool.ts";

type ModelRun = NonNullable<RunnerOf<typeof imagePrompt>["viaModel"]>;
type Input = Parameters<ModelRun["request"]>[0];

const text = z.string().catch("");
const ANSWER = z.object({
  prompt: z.string(),
  negative: z.string().nullable().catch(null),
  ratio: text,
  size: z.string().nullable().catch(null),
  lettering: z.array(z.string()).catch([]),
  ...HELP_ANSWER,
  directions: DIRECTIONS_ANSWER,
});
type Answer = z.output<typeof ANSWER>;
const ANSWER_SCHEMA = answerSchemaOf(ANSWER);
const FIELDS = ["style", "lighting", "mood", "shot", "lens", "textInImage", "avoid"] as const;
const OUTPUT_TOKENS = 2800;
const MOST_NOTES = 4;
const MOST_DIRECTIONS = 2;
/** What a person would thank us for checking; taste, such as hollow words or a long prompt, is the model's own. */
const NOT_CHECKED = new Set<MediaFault["code"]>(["hollow-words", "too-long", "lost-text"]);

/** The tool's run through a model: it writes the picture, and the table of the image model holds it to what that model takes. */
export const imagePromptViaModel: ModelRun = {
  request(input, { lang }) {
    const model = imageModel(input.model);
    return {
      variables: {
        options: optionLines(input, lang),
        target: targetName(model, lang),
        answer_language: languageName(input.promptLanguage, lang),
        model_facts: modelFacts(model, lang),
      },
      user: input.text,
      fields: fieldsOf(input),
      answerSchema: ANSWER_SCHEMA,
      maxOutputTokens: OUTPUT_TOKENS,
      temperature: 0.7,
    };
  },

  parse(reply, input, { lang, woven }) {
    const parsed = ANSWER.safeParse(reply);
    if (!parsed.success || parsed.data.prompt.trim() === "")
      return { ok: false, fault: FAULT_PHRASES.empty[lang]("prompt") };
    const model = imageModel(input.model);
    const ratio = ratioOf(parsed.data, input, model);
    const result = resultOf(parsed.data, input, { model, ratio, isWoven: woven !== undefined });
    const faults = faultsOf(result, input, model, woven);
    if (faults.length === 0) return { ok: true, warnings: [], result };
    const fault = faults
      .slice(0, 4)
      .map(({ code, detail }) => FAULT_PHRASES[code][lang](detail))
      .join("\n");
    return { ok: false, fault, best: { result, warnings: [{ code: "prompt_off", message: fault }] } };
  },
};

/** The person's own ratio, else the model's choice, fitted to what the image model offers. */
function ratioOf({ ratio, prompt }: Answer, { aspectRatio }: Input, model: ImageModel): string {
  const typed = / --ar (\d{1,2}:\d{1,2})/u.exec(prompt)?.[1];
  const wanted = aspectRatio ?? typed ?? /\d{1,2}:\d{1,2}/u.exec(ratio)?.[0] ?? (model.ratios[0] as string);
  return nearestRatio(wanted, model.ratios);
}

function resultOf(
  answer: Answer,
  input: Input,
  { model, ratio, isWoven }: { model: ImageModel; ratio: string; isWoven: boolean },
) {
  const prompt = withRatio(unfenced(answer.prompt), ratio, model);
  const negative = model.takesNegative ? answer.negative?.trim() : "";
  const flags = / (--[a-z].*)$/iu.exec(prompt)?.[1];
  const size = model.freeSize && answer.size && isSize(model, answer.size) ? answer.size : sizeFor(model, ratio);
  const lettering = lettersOf(answer, input);
  return {
    prompt,
    ...(negative ? { negative } : {}),
    settings: { ratio, ...(size ? { size } : {}), ...(flags ? { flags } : {}) },
    slots: {},
    origins: {},
    explanation: "",
    variants: [],
    notes: notesOf(answer.notes, MOST_NOTES),
    question: questionOf(answer.question, isWoven),
    directions: answer.directions
      .map((one) => ({ name: one.name.trim(), prompt: withRatio(unfenced(one.prompt), ratio, model) }))
      .filter((one) => one.name !== "" && one.prompt !== "" && one.prompt !== prompt)
      .slice(0, MOST_DIRECTIONS),
    lettering,
    assumptions: [],
  };
}

/** Words to be read in the picture: only what the person gave, to the letter. */
function lettersOf({ lettering }: Answer, input: Input): string[] {
  const given = sourceOf(input);
  const own = lettering.map((words) => words.trim()).filter((words) => words !== "" && holdsWords(given, words));
  return [...new Set([...own, ...(input.textInImage ? [input.textInImage] : [])])];
}

/** Words that must be kept to the letter, as far as marks or the form's own field say so. */
export function exactWordsOf(input: Pick<Input, "text" | "textInImage">): string[] {
  return [...new Set([...quotedIn(input.text), ...(input.textInImage ? [input.textInImage] : [])])];
}

/** A model with flags gets its ratio as one; a missing flag is ours to add, not a reason to ask again. */
function withRatio(prompt: string, ratio: string, { flags }: ImageModel): string {
  if (!flags || prompt === "") return prompt;
  if (/ --ar \d{1,2}:\d{1,2}/u.test(prompt)) return prompt.replace(/ --ar \d{1,2}:\d{1,2}/u, ` --ar ${ratio}`);
  return `${prompt} --ar ${ratio}`;
}

function unfenced(prompt: string): string {
  return prompt
    .trim()
    .replace(/^```\w*\n([\s\S]*)\n```$/u, "$1")
    .trim();
}

type Made = ReturnType<typeof resultOf>;

function faultsOf(result: Made, input: Input, model: ImageModel, woven: WovenAnswer | undefined): MediaFault[] {
  const source = [sourceOf(input), woven?.text ?? ""].join("\n");
  const { prompt, negative, settings, directions, lettering } = result;
  const somewhere = [prompt, ...directions.map((one) => one.prompt), ...lettering].join("\n");
  const lost = exactWordsOf(input).filter((words) => !holdsWords(somewhere, words));
  return [
    ...checkImage(model, { prompt, negative, settings }, [], source).filter(({ code }) => !NOT_CHECKED.has(code)),
    ...lost.map((detail): MediaFault => ({ code: "lost-text", detail })),
  ];
}

function fieldsOf(input: Input): Record<string, string> {
  const given: Record<string, string> = {};
  for (const name of FIELDS) if (input[name]) given[name] = input[name];
  if (input.palette.length > 0) given["palette"] = input.palette.join(", ");
  return given;
}

function sourceOf(input: Input): string {
  return [input.text, ...Object.values(fieldsOf(input))].join("\n");
}
