import content from "./intents.json" with { type: "json" };
import type { ClosedFact } from "#engines/reader/words/fact-words.ts";
import type { Stated } from "#engines/reader/reading.ts";
import type { Intent } from "./intent-features.ts";
import type { QuestionLanguage } from "./question.ts";

type InBoth<Content> = Readonly<Record<QuestionLanguage, Content>>;

/** One thing that a question asks after. Of several each begins with a question word and has no question mark. */
export interface QuestionPart {
  ask: InBoth<string>;
  /** Where the request states some of it: what states it, one is enough, and what is left to ask; nothing without `rest`. */
  said?: readonly { by: readonly (Stated | ClosedFact)[]; rest?: InBoth<string> }[];
  /** Of a closing question: words by which a task's own questions ask for it already; it is then left out. */
  asked?: InBoth<readonly string[]>;
}

export interface TaskQuestion {
  id: string;
  /** Names the answer in the prompt. */
  label: InBoth<string>;
  /** What an assistant has to guess without an answer, a noun phrase. */
  gap: InBoth<string>;
  why?: InBoth<string>;
  parts: readonly QuestionPart[];
  /** Likely answers; of an open question one, that shows the form of an answer. */
  taps?: InBoth<readonly string[]>;
  open?: boolean;
}

/** Asks after one matter that a prompt lacks. */
export interface LackingQuestion extends TaskQuestion {
  about: readonly [string];
}

/** The case, the people, what is wanted and the limits: four questions, each in three parts. */
type QuestionSet = readonly [TaskQuestion, TaskQuestion, TaskQuestion, TaskQuestion];

/** Intents that have questions of their own; a question of fact has none, and what is unsure gets the general ones. */
export type AskedIntent = Exclude<Intent, "fact"> | "general";

const { closing, lacking, ...sets } = content as unknown as Record<AskedIntent, QuestionSet> & {
  closing: [TaskQuestion, TaskQuestion];
  lacking: LackingQuestion[];
};

/** `content/tasks/intents.yaml`: the questions by intent, */
export const QUESTION_SETS: Readonly<Record<AskedIntent, QuestionSet>> = sets;
/** what is wanted and the limits, after a task's own questions, which ask after the case and its people; */
export const CLOSING_QUESTIONS: readonly TaskQuestion[] = closing;
/** and those that ask after the one thing that a prompt lacks. */
export const LACKING_QUESTIONS: readonly LackingQuestion[] = lacking;

const byId = new Map<string, TaskQuestion>(
  [...Object.values(sets).flat(), ...closing, ...lacking].map((question) => [question.id, question]),
);
const matters = new Map(lacking.map(({ id, about }) => [id, about[0]]));

/** A question of an intent, or one that asks after a matter, by its id. */
export function taskQuestion(id: string): TaskQuestion | undefined {
  return byId.get(id);
}

/** The one matter that a question asks after; undefined for one that asks after several. */
export function matterOf(id: string): string | undefined {
  return matters.get(id);
}

/** The parts of a question in one sentence: "What is it exactly, who reads it, and how long may it be?" Whole questions stay sentences. */
export function askOf(parts: readonly Pick<QuestionPart, "ask">[], language: QuestionLanguage): string {
  const words = parts.map(({ ask }) => ask[language]);
  if (words.some((one) => QUESTION_END.test(one))) return words.join(" ");
  const joined = language === "ar" ? words.join("، و") : listed(words);
  return joined.charAt(0).toUpperCase() + joined.slice(1) + (language === "ar" ? "؟" : "?");
}

const QUESTION_END = /[?؟]$/;

function listed(words: readonly string[]): string {
  if (words.length < 3) return words.join(" and ");
  return `${words.slice(0, -1).join(", ")}, and ${words.at(-1)}`;
}

/**
 * What an assistant has to guess where a question has no answer; undefined where the question was asked without a part that the
 * request answers, for then the whole gap would say too much.
 */
export function gapOf(question: TaskQuestion | undefined, ask: string, language: QuestionLanguage): string | undefined {
  return question && askOf(question.parts, language) === ask ? question.gap[language] : undefined;
}
