import { z } from "zod";
import type { PromptLanguage } from "#engines/prompt-composer/compose-types.ts";
import { type PromptFault, type PromptFaultCode, verifyPrompt } from "#engines/prompt-composer/verify-prompt.ts";
import { unread } from "#engines/prompt-composer/unread.ts";
import { voiceOf } from "#engines/prompt-composer/voice-of.ts";
import { TASK_TYPES } from "#engines/reader/reading.ts";
import { toAsciiDigits } from "#engines/text/digits.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { findLiterals } from "#engines/text/literals.ts";
import { shortTitle } from "#engines/text/short-title.ts";
import { detectVariety } from "#engines/text/variety.ts";
import type { Language } from "#i18n/language.ts";
import type { RunnerOf } from "#tools/runner.ts";
import { optionLines } from "./model-phrases.ts";
import type { promptGenerate } from "./tool.ts";

type Road = NonNullable<RunnerOf<typeof promptGenerate>["viaModel"]>;
type Input = Parameters<Road["request"]>[0];

const text = z.string().catch("");
const texts = z.array(z.string()).catch([]);
const optional = z.string().nullable().catch(null);
const placeholder = z.object({ key: z.string(), label: text, why: text, required: z.boolean().catch(true) });

/** What the model hands back; only the prompt is indispensable. */
const ANSWER = z.object({
  prompt: z.string(),
  title: text,
  placeholders: z.array(placeholder).catch([]),
  assumptions: texts,
  questions: texts,
  changes: z.array(z.object({ what: z.string(), why: text })).catch([]),
  shortVersion: optional,
  systemPrompt: text,
  taskType: z.enum(TASK_TYPES).catch("general"),
  safetyNote: optional,
});

const { $schema: _dialect, ...ANSWER_SCHEMA } = z.toJSONSchema(ANSWER, {
  override: ({ jsonSchema }) => delete jsonSchema.default,
});

/** About three times the words asked for, an Arabic word being two to three tokens. */
const OUTPUT_TOKENS = { short: 1600, standard: 2600, full: 4200 } as const;
const FIELDS = ["tone", "format", "length", "audience", "context", "constraints", "examples"] as const;
/** A count of words or items is a limit the reader can change; from here on a number is a fact. */
const LEAST_FACT = 1000;
const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;

/** The generator's road over a model: what it is asked, and how its answer is checked before anyone sees it. */
export const promptGenerateViaModel: Road = {
  request(input, { lang }) {
    const { options, target, answerLanguage } = optionLines(input, promptLanguageOf(input), lang);
    return {
      variables: { options, target, answer_language: answerLanguage, model_facts: "" },
      user: input.text,
      fields: fieldsOf(input),
      answerSchema: ANSWER_SCHEMA,
      maxOutputTokens: OUTPUT_TOKENS[input.detail],
      temperature: 0.4,
    };
  },

  parse(reply, input, { lang }) {
    const parsed = ANSWER.safeParse(reply);
    const prompt = parsed.success ? unfenced(parsed.data.prompt) : "";
    if (!parsed.success || prompt === "") return { ok: false, fault: FAULTS.empty[lang]("prompt") };
    const answer = parsed.data;
    const placeholders = reconciled(prompt, input.text, answer.placeholders);
    const faults = hardFaults(input, prompt, placeholders);
    if (faults.length > 0)
      return { ok: false, fault: faults.map(({ code, detail }) => FAULTS[code][lang](detail)).join("\n") };
    const variety = detectLanguage(input.text) === "ar" ? detectVariety(input.text) : undefined;
    return {
      ok: true,
      warnings: [],
      ...(variety ? { variety } : {}),
      result: {
        title: shortTitle(answer.title.trim() || input.text),
        prompt,
        placeholders,
        assumptions: answer.assumptions,
        questions: answer.questions.slice(0, 4).map(questionOf),
        moreQuestions: [],
        voice: voiceOf(input.text, unread(input.text), lang),
        changes: answer.changes.slice(0, 5),
        ...(answer.shortVersion ? { shortVersion: answer.shortVersion } : {}),
        systemPrompt: answer.systemPrompt,
        userPrompt: prompt,
        taskType: answer.taskType,
        ...(answer.safetyNote ? { safetyNote: answer.safetyNote } : {}),
      },
    };
  },
};

/** A model's question has no label of its own: it names its answer itself. */
function questionOf(ask: string, index: number) {
  return { id: `m${index + 1}`, label: ask, ask, why: "", examples: [], kind: "line" as const };
}

function promptLanguageOf(input: Input): PromptLanguage {
  if (input.promptLanguage !== "same") return input.promptLanguage;
  return detectLanguage(input.text) === "ar" ? "ar" : "en";
}

function fieldsOf(input: Input): Record<string, string> {
  const given: Record<string, string> = {};
  for (const name of FIELDS) if (input[name]) given[name] = input[name];
  if (input.answerLanguage) given["answer_language"] = input.answerLanguage;
  return given;
}

function unfenced(prompt: string): string {
  return prompt
    .trim()
    .replace(/^```\w*\n([\s\S]*)\n```$/, "$1")
    .trim();
}

/** The list follows the prompt: what is not in it goes, what it lacks is named after its key. */
function reconciled(
  prompt: string,
  source: string,
  listed: z.output<typeof placeholder>[],
): z.output<typeof placeholder>[] {
  const keys = [...new Set(Array.from(prompt.matchAll(PLACEHOLDER), (match) => match[1] as string))].filter(
    (key) => !source.includes(`{{${key}}}`),
  );
  return keys.map(
    (key) =>
      listed.find((entry) => entry.key === key) ?? { key, label: key.replaceAll("_", " "), why: "", required: true },
  );
}

function hardFaults(input: Input, prompt: string, placeholders: { key: string }[]): PromptFault[] {
  const source = [input.text, ...Object.values(fieldsOf(input))].join("\n");
  const listed = new Set(placeholders.map(({ key }) => `{{${key}}}`));
  const faults = verifyPrompt(source, prompt, promptLanguageOf(input)).filter(
    ({ code, detail }) => code !== "empty-slot" || !listed.has(detail),
  );
  const figures = findLiterals(prompt).filter(({ kind }) => kind === "money" || kind === "percent" || kind === "date");
  const isOther = input.promptLanguage === "same" && detectLanguage(input.text) === "other";
  return faults
    .filter(({ code, detail }) => {
      if (code === "new-number")
        return (
          (Number(detail) >= LEAST_FACT && !endsGivenYear(detail, source)) ||
          figures.some(({ value }) => value.includes(detail))
        );
      return !(code === "wrong-script" && isOther);
    })
    .slice(0, 6);
}

/** "During 2025" is rightly written as "from 2025 up to, not including, 2026". */
function endsGivenYear(detail: string, source: string): boolean {
  return /^20\d\d$/.test(detail) && toAsciiDigits(source).includes(String(Number(detail) - 1));
}

type Wording = Record<Language, (detail: string) => string>;

/** How a failed check is put to the model in its one repair turn. */
const FAULTS: Record<PromptFaultCode | "empty", Wording> = {
  empty: { ar: (key) => `المفتاح ${key} غائب أو فارغ.`, en: (key) => `The key ${key} is missing or empty.` },
  "lost-literal": {
    ar: (value) => `سقط من البرومبت ما ذكره صاحب الطلب ويجب أن يبقى بحروفه: ${value}`,
    en: (value) => `The prompt lost something the person gave; it must stand to the letter: ${value}`,
  },
  "new-number": {
    ar: (value) => `رقم لم يذكره صاحب الطلب: ${value}. احذفه أو اجعله خانة.`,
    en: (value) => `A figure the person never gave: ${value}. Drop it or make it a placeholder.`,
  },
  "wrong-script": {
    ar: () => "البرومبت ليس باللغة المطلوبة في الخيارات.",
    en: () => "The prompt is not in the language the options ask for.",
  },
  "empty-slot": {
    ar: (slot) => `خانة فارغة: ${slot}. قل ما يُفعل من دونها، أو احذف سطرها.`,
    en: (slot) => `An empty slot: ${slot}. Say what to do without it, or drop its line.`,
  },
  "control-character": { ar: () => "في البرومبت محارف خفية.", en: () => "The prompt holds invisible characters." },
  wrapped: { ar: () => "البرومبت داخل سياج كود.", en: () => "The prompt stands in a code fence." },
  "does-the-task": {
    ar: () => "الرد نفّذ المهمة. المطلوب تعليمات لنموذج آخر ينفذها.",
    en: () => "The answer did the task. What is wanted is instructions for another model.",
  },
};
