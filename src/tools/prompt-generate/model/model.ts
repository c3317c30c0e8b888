import { z } from "zod";
import type { PromptLanguage } from "#engines/prompt-composer/compose-types.ts";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { recompose } from "#engines/prompt-composer/recompose.ts";
import { missingLiterals, verifyPrompt } from "#engines/prompt-composer/verify-prompt.ts";
import { TASK_TYPES } from "#engines/reader/reading.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { shortTitle } from "#engines/text/short-title.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { FAULTS } from "./model-faults.ts";
import { optionLines } from "./model-phrases.ts";
import { questionsOf } from "./model-questions.ts";
import type { promptGenerate } from "#tools/prompt-generate/tool.ts";

type ModelRun = NonNullable<RunnerOf<typeof promptGenerate>["viaModel"]>;
type Input = Parameters<ModelRun["request"]>[0];

const text = z.string().catch("");

/** What the model hands back, asking or writing; only the prompt is indispensable. */
const ANSWER = z.object({
  prompt: z.string(),
  title: text,
  questions: z
    .array(z.object({ ask: text, label: text, why: text, examples: z.array(z.string()).catch([]) }))
    .catch([]),
  taskType: z.enum(TASK_TYPES).catch("general"),
  safetyNote: z.string().nullable().catch(null),
});

const { $schema: _dialect, ...ANSWER_SCHEMA } = z.toJSONSchema(ANSWER, {
  override: ({ jsonSchema }) => delete jsonSchema.default,
});

/** Four questions with examples beside a prompt as long as the request; an Arabic word is two to three tokens. */
const LEAST_TOKENS = 1800;
const FIELDS = ["tone", "format", "length", "audience", "context", "constraints", "examples"] as const;
const MOST_FAULTS = 6;
const LARGEST_WORDED = 12;

/**
 * The generator's viaModel over a model, for both of its calls. Without answers it asks: questions for this very request, and a
 * first prompt that is the request unless a change betters it; the options come under that by rule. With answers it writes
 * both into one text. What of its answer is unsound is replaced by the built-in part alone: the request for the first
 * prompt and the questions of the content.
 */
export const promptGenerateViaModel: ModelRun = {
  request(input, { lang }) {
    return {
      variables: {
        options: optionLines(input, jobOf(input), promptLanguageOf(input), lang),
        target: "",
        answer_language: "",
        model_facts: "",
      },
      user: input.text,
      fields: fieldsOf(input),
      answerSchema: ANSWER_SCHEMA,
      maxOutputTokens: LEAST_TOKENS + Math.ceil(sourceOf(input).length * 1.2),
      temperature: 0.4,
    };
  },

  parse(reply, input, { lang }) {
    const parsed = ANSWER.safeParse(reply);
    const prompt = parsed.success ? unfenced(parsed.data.prompt) : "";
    if (!parsed.success || prompt === "") return { ok: false, fault: FAULTS.empty[lang]("prompt") };
    const answer = parsed.data;
    const job = jobOf(input);
    const {
      addsNothing: _free,
      variety,
      task,
      nearTasks,
      ...byRule
    } = generatePrompt({
      ...input,
      interfaceLanguage: lang,
    });
    const own = questionsOf(answer.questions, input);
    const faults = faultsOf(input, prompt);
    if (faults.length > 0 && (job === "weave" || own.length === 0 || wantsOtherLanguage(input)))
      return { ok: false, fault: faults.map(({ code, detail }) => FAULTS[code][lang](detail)).join("\n") };
    const first = faults.length > 0 ? byRule.userPrompt : prompt;
    const made =
      job === "ask"
        ? recompose({ text: first, language: byRule.voice.language, options: input })
        : { prompt, request: prompt, details: "" };
    return {
      ok: true,
      warnings: [],
      ...(variety ? { variety } : {}),
      result: {
        ...byRule,
        title: shortTitle(answer.title.trim() || input.text),
        prompt: made.prompt,
        userPrompt: made.request,
        systemPrompt: made.details,
        assumptions: [],
        changes: [],
        // A task is named where its own questions are asked.
        ...(own.length > 0
          ? { questions: own, moreQuestions: [] }
          : { ...(task ? { task } : {}), ...(nearTasks ? { nearTasks } : {}) }),
        taskType: answer.taskType,
        ...(answer.safetyNote ? { safetyNote: answer.safetyNote } : {}),
      },
    };
  },
};

/** With answers there is something to write in; without them, something to ask. */
function jobOf(input: Input): "ask" | "weave" {
  return input.answers?.some((answer) => answer.text !== "") ? "weave" : "ask";
}

function promptLanguageOf(input: Input): PromptLanguage {
  if (input.promptLanguage !== "same") return input.promptLanguage;
  return detectLanguage(input.text) === "ar" ? "ar" : "en";
}

/** Only a model can give the prompt in another language than the request's: then the request does not replace it. */
function wantsOtherLanguage(input: Input): boolean {
  return input.promptLanguage !== "same" && input.promptLanguage !== detectLanguage(input.text);
}

function fieldsOf(input: Input): Record<string, string> {
  const given: Record<string, string> = {};
  for (const name of FIELDS) if (input[name]) given[name] = input[name];
  if (input.answerLanguage) given["answer_language"] = input.answerLanguage;
  const answers = (input.answers ?? []).filter((answer) => answer.text !== "");
  if (answers.length > 0)
    given["answers"] = answers.map(({ ask, id, text: said }) => `${ask ?? id}: ${said}`).join("\n");
  return given;
}

function sourceOf(input: Input): string {
  return [input.text, ...Object.values(fieldsOf(input))].join("\n");
}

function unfenced(prompt: string): string {
  return prompt
    .trim()
    .replace(/^```\w*\n([\s\S]*)\n```$/, "$1")
    .trim();
}

/**
 * A request in a third language has no script to hold the prompt to; a small count may have been a word ("three", «تلاتة»); the
 * first prompt is the request alone, so what an option says is not missed in it.
 */
function faultsOf(input: Input, prompt: string) {
  const isOther = input.promptLanguage === "same" && detectLanguage(input.text) === "other";
  const isWoven = jobOf(input) === "weave";
  const lost = new Set(missingLiterals(input.text, prompt));
  return verifyPrompt(sourceOf(input), prompt, promptLanguageOf(input))
    .filter(({ code, detail }) => isWoven || code !== "lost-literal" || lost.has(detail))
    .filter(({ code }) => !(code === "wrong-script" && isOther))
    .filter(({ code, detail }) => !(code === "new-number" && Number(detail) <= LARGEST_WORDED))
    .slice(0, MOST_FAULTS);
}
