import { findBlanks } from "#engines/text/blanks.ts";
import { chooseQuestions } from "#engines/questions/choose-questions.ts";
import { findAnyQuestion } from "#engines/questions/any-question.ts";
import type { Voice } from "#engines/questions/question.ts";
import { NO_TASK, type TaskReading } from "#engines/questions/read-task.ts";
import { saidOf } from "#engines/questions/says-nothing.ts";
import type { Reading, Stated, TaskType } from "#engines/reader/reading.ts";
import { shortTitle } from "#engines/text/short-title.ts";
import type { Answer, ComposeInput, ComposeResult, Detail, Placeholder } from "./compose-types.ts";
import { RESULT_PHRASES } from "./result-phrases.ts";
import { addsNothing, recompose } from "./recompose.ts";
import { textToRead } from "./request-core.ts";
import { safetyNote } from "./safety-notes.ts";
import { voiceOf } from "./voice-of.ts";

/** Open questions shown at once, and those kept behind them, by the level of detail that was chosen. */
const OFFERED = { short: [2, 0], standard: [4, 4], full: [4, 12] } as const;
/** What an option states about the work. */
const OPTION_STATES = {
  audience: ["audience"],
  tone: ["tone"],
  format: ["format"],
  length: ["length"],
  constraints: ["exclusions"],
  examples: ["examples"],
  answerLanguage: ["language"],
  variety: ["language"],
} as const satisfies Partial<Record<keyof ComposeInput, readonly Stated[]>>;
const OUTPUT_TYPES: Partial<Record<NonNullable<ComposeInput["outputType"]>, TaskType>> = {
  code: "code-write",
  agent: "agent-bot",
};

export interface Composed extends ComposeResult {
  /** The prompt is the request alone: nothing was answered, set or proven. */
  addsNothing: boolean;
}

/**
 * Makes a prompt of a request, its answers and the options, and says what to ask next. By rules alone: the same input and
 * reading give the same bytes.
 */
export function composePrompt(input: ComposeInput, reading: Reading, { task, near }: TaskReading = NO_TASK): Composed {
  const read = withOutputType(reading, input.outputType);
  const voice = voiceOf(input.text, read, input.interfaceLanguage);
  const answers = input.answers ?? [];
  const parts = {
    text: input.text,
    language: voice.language,
    options: input,
    answers: answers.map((answer) => detailOf(answer, voice)),
  };
  const { prompt, details, request } = recompose(parts);
  const given = (Object.keys(OPTION_STATES) as (keyof typeof OPTION_STATES)[]).filter((name) => input[name]);
  const open = chooseQuestions({
    text: textToRead(input.text),
    reading: read,
    voice,
    given: given.flatMap((name) => [...OPTION_STATES[name]]),
    done: answers.map(({ id }) => id),
    task,
  });
  const [shown, kept] = OFFERED[input.detail];
  const phrases = RESULT_PHRASES[input.interfaceLanguage];
  const note = safetyNote(input.text, read, input.interfaceLanguage);
  return {
    title: shortTitle(request),
    prompt,
    placeholders: ownPlaceholders(prompt, phrases.ownPlaceholder),
    assumptions:
      input.promptLanguage !== "same" && input.promptLanguage !== read.language ? [phrases.notTranslated] : [],
    questions: open.slice(0, shown),
    moreQuestions: open.slice(shown, shown + kept),
    changes: changesOf(input.text, request, details, phrases),
    systemPrompt: details,
    userPrompt: request,
    taskType: read.type ?? "general",
    ...(task === null ? {} : { task: { id: task.id, name: task.name[input.interfaceLanguage] } }),
    ...(near.length === 0
      ? {}
      : { nearTasks: near.map(({ id, name }) => ({ id, name: name[input.interfaceLanguage] })) }),
    ...(note === null ? {} : { safetyNote: note }),
    voice,
    ...(read.variety === null ? {} : { variety: read.variety }),
    addsNothing: addsNothing(parts),
  };
}

/** A chosen kind of output says more about the work than its words do. */
function withOutputType(reading: Reading, outputType: ComposeInput["outputType"]): Reading {
  const type = OUTPUT_TYPES[outputType ?? "text"];
  return type === undefined || reading.type === type || reading.type === "code-fix-review"
    ? reading
    : { ...reading, type, kind: null, runnerUp: reading.type, typeProbability: 1 };
}

function detailOf({ id, text, ask }: Answer, voice: Voice): Detail {
  const question = findAnyQuestion(id, voice);
  return { of: id, label: question?.label ?? ask ?? "", text: saidOf(text, question) };
}

/** Blanks that the person wrote stay; none is added. */
function ownPlaceholders(prompt: string, why: string): Placeholder[] {
  const keys = new Set(findBlanks(prompt).map(({ key }) => key));
  return [...keys].map((key) => ({ key, label: key.replaceAll("_", " "), why, required: true }));
}

function changesOf(
  text: string,
  request: string,
  details: string,
  phrases: (typeof RESULT_PHRASES)["en"],
): { what: string; why: string }[] {
  return [...(request === text.trim() ? [] : [phrases.dropped]), ...(details === "" ? [] : [phrases.details])];
}
