import content from "./intents.json" with { type: "json" };
import type { ClosedFact } from "#engines/reader/fact-words.ts";
import type { Stated } from "#engines/reader/reading.ts";
import type { Intent } from "./intent-features.ts";
import type { QuestionLanguage } from "./question.ts";

type InBoth<Content> = Readonly<Record<QuestionLanguage, Content>>;

/** A question in words: all of it, and what is left of it where the request says one half already. */
export interface AskedLine {
  ask: InBoth<string>;
  /** Likely answers; of an open question one, that shows the form of an answer. */
  taps?: InBoth<readonly string[]>;
  /** Each with what states it, one is enough. */
  halves?: readonly { by: readonly (Stated | ClosedFact)[]; rest: InBoth<string> }[];
}

export interface TaskQuestion extends AskedLine {
  id: string;
  /** Matters that it asks after: two questions of one request share none. */
  about: readonly string[];
  label: InBoth<string>;
  /** What an assistant has to guess without an answer, a noun phrase. */
  gap: InBoth<string>;
  why?: InBoth<string>;
  open?: boolean;
  /** What answers all of it where the request states it, one is enough. */
  by?: readonly (Stated | ClosedFact)[];
}

export interface QuestionSet {
  /** Best first. */
  questions: readonly TaskQuestion[];
  /** The same questions as they are asked about some kinds of work ("email-letter", "plan/travel"); null: as they are. */
  wordings: readonly { for: readonly string[]; asks: readonly (AskedLine | null)[] }[];
}

/** Intents that have questions of their own; a question of fact has none, and what is unsure gets the general ones. */
export type AskedIntent = Exclude<Intent, "fact"> | "general";

const { spare, lacking, ...sets } = content as unknown as Record<AskedIntent, QuestionSet> &
  Record<"spare" | "lacking", TaskQuestion[]>;

/** `content/tasks/intents.yaml`: the questions by intent, */
export const QUESTION_SETS: Readonly<Record<AskedIntent, QuestionSet>> = sets;
/** those that take the place of one that the request answers, */
export const SPARE_QUESTIONS: readonly TaskQuestion[] = [...sets.general.questions, ...spare];
/** and those that ask after the one thing that a prompt lacks. */
export const LACKING_QUESTIONS: readonly TaskQuestion[] = lacking;

const byId = new Map(
  [...Object.values(sets).flatMap(({ questions }) => questions), ...spare, ...lacking].map((question) => [
    question.id,
    question,
  ]),
);

/** Questions of which the request answers one half already: the gap of the whole would say too much. */
const halved = new Set(
  Object.values(sets)
    .flatMap(({ questions, wordings }) => [...questions, ...wordings.flatMap(({ asks }) => asks)])
    .concat(spare)
    .flatMap((line) => line?.halves ?? [])
    .flatMap(({ rest }) => Object.values(rest)),
);

/** What an assistant has to guess where a question, as it was asked, has no answer; undefined where that is not known. */
export function gapOf({ id, ask }: { id: string; ask: string }, language: QuestionLanguage): string | undefined {
  return halved.has(ask) ? undefined : byId.get(id)?.gap[language];
}

export function taskQuestion(id: string): TaskQuestion | undefined {
  return byId.get(id);
}
