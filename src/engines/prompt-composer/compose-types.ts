import type { Question, QuestionLanguage, Voice } from "#engines/questions/question.ts";
import type { TaskType } from "#engines/reader/reading.ts";
import type { ArabicVariety } from "#engines/text/arabic/variety.ts";

/** Languages a prompt is written in. */
export type PromptLanguage = QuestionLanguage;

/** Varieties a deliverable can be asked for. */
export type DeliverableVariety = "msa" | "simple-msa" | "egy" | "glf" | "lev" | "mgr";

/** What a person answered. `ask` names the answer of a question that the content does not have, a model's for one. */
export interface Answer {
  id: string;
  /** Empty, or no more than "nothing", for a question that was passed over: it does not come again and adds no line. */
  text: string;
  ask?: string | undefined;
}

/** What a person set beside the request. Empty or missing: not set. */
export interface PromptOptions {
  outputType?: "text" | "code" | "image" | "video" | "agent" | undefined;
  tone?: string | undefined;
  format?: string | undefined;
  length?: string | undefined;
  audience?: string | undefined;
  context?: string | undefined;
  constraints?: string | undefined;
  examples?: string | undefined;
  answerLanguage?: string | undefined;
  variety?: DeliverableVariety | undefined;
  askFirst?: boolean | undefined;
}

export interface ComposeInput extends PromptOptions {
  text: string;
  /** How many questions are offered: two, four, or four with all that are left behind them. */
  detail: "short" | "standard" | "full";
  promptLanguage: "same" | PromptLanguage;
  interfaceLanguage: PromptLanguage;
  /** The task that the person chose, by its id; "none" where none of those offered was it. */
  task?: string | undefined;
  answers?: readonly Answer[] | undefined;
}

/** One line of the details: "label: text". */
export interface Detail {
  /** The question that it answers, or the option that it sets. */
  of?: string;
  label: string;
  text: string;
}

export interface Placeholder {
  key: string;
  label: string;
  why: string;
  required: boolean;
}

interface NamedTask {
  id: string;
  name: string;
}

/** A question as the page shows it; `answer` where it was answered with this run. */
interface OfferedQuestion extends Question {
  answer?: string;
}

/** Assumptions, changes and the safety note are in the interface's language; questions and labels in the person's. */
export interface ComposeResult {
  title: string;
  prompt: string;
  /** Blanks that the request itself holds; the composer makes none. */
  placeholders: Placeholder[];
  assumptions: string[];
  /** At most four that are open, best first. */
  questions: OfferedQuestion[];
  /** Those that come when one of the four was answered or skipped, best first. */
  moreQuestions: OfferedQuestion[];
  changes: { what: string; why: string }[];
  /** The details alone: what stays the same when another request follows. Empty without details. */
  systemPrompt: string;
  /** The request alone. */
  userPrompt: string;
  taskType: TaskType;
  /** The task of the catalogue whose questions are asked, and others that it may be; names in the interface's language. */
  task?: NamedTask;
  nearTasks?: NamedTask[];
  safetyNote?: string;
  /** The language of questions and labels. */
  voice: Voice;
  variety?: ArabicVariety;
}
