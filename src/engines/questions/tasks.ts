import content from "./tasks.json" with { type: "json" };
import type { Intent } from "./intent-features.ts";
import type { QuestionLanguage } from "./question.ts";
import type { TaskQuestion } from "./task-content.ts";

type InBoth<Content> = Readonly<Record<QuestionLanguage, Content>>;

/** Facts of a request as the catalogue names them; two of them have another name among those that are read. */
const FACTS = {
  audience: "audience",
  deadline: "deadline",
  length: "length",
  budget: "money",
  count: "count",
  place: "place",
} as const;

/** A task as `content/tasks` has it. */
interface TaskEntry {
  id: string;
  /** The folder of its file: where in life it belongs. */
  field: string;
  intent: Exclude<Intent, "fact">;
  /** A noun phrase by which somebody looks for it. */
  name: InBoth<string>;
  /** The bare sentence that people type, without a case's details. */
  say: InBoth<string>;
  /** What the person leaves with. */
  leaves: InBoth<string>;
  document: "letter" | "message" | "table" | "plan" | "speech" | "post" | "code" | "text";
  reader: "authority" | "person" | "public" | "machine" | "self";
  /** What people who know the work never leave out. */
  must: InBoth<readonly string[]>;
  questions: readonly WrittenQuestion[];
}

interface WrittenQuestion extends Pick<TaskQuestion, "ask" | "gap" | "label" | "taps" | "open"> {
  by?: readonly (keyof typeof FACTS)[];
}

/** A task with its questions under their ids: the task's and the question's place. */
export interface Task extends Omit<TaskEntry, "questions"> {
  questions: readonly TaskQuestion[];
}

/** Work that somebody who knows it would ask about: built from `content/tasks/FIELD/TASK.yaml` by `npm run content`. */
export const TASKS: readonly Task[] = (content as unknown as TaskEntry[]).map((entry) => ({
  ...entry,
  questions: entry.questions.map(({ by, ...question }, at) => {
    const id = `${entry.id}-${at + 1}`;
    return { ...question, id, about: [id], ...(by ? { by: by.map((fact) => FACTS[fact]) } : {}) };
  }),
}));

const byId = new Map(TASKS.map((task) => [task.id, task]));
const questions = new Map(TASKS.flatMap((task) => task.questions.map((question) => [question.id, question])));

export function findTask(id: string): Task | undefined {
  return byId.get(id);
}

/** A question of the catalogue by its id. */
export function questionOfTask(id: string): TaskQuestion | undefined {
  return questions.get(id);
}
