import content from "./tasks.json" with { type: "json" };
import type { Intent } from "./intent-features.ts";
import type { QuestionLanguage } from "./question.ts";
import { askOf, type TaskQuestion } from "./task-content.ts";

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

interface WrittenQuestion extends Pick<TaskQuestion, "gap" | "label" | "taps" | "open"> {
  ask: InBoth<string>;
  by?: readonly (keyof typeof FACTS)[];
}

/** A task with its questions under their ids: the task's and the question's place. */
export interface Task extends Omit<TaskEntry, "questions"> {
  questions: readonly TaskQuestion[];
  /** Its first four questions two by two: what is asked of it before the intent's two about result and limits. */
  pairs: readonly TaskQuestion[];
}

/** Work that somebody who knows it would ask about: built from `content/tasks/FIELD/TASK.yaml` by `npm run content`. */
export const TASKS: readonly Task[] = (content as unknown as TaskEntry[]).map((entry) => {
  const questions = entry.questions.map(({ ask, by, ...question }, at) => ({
    ...question,
    id: `${entry.id}-${at + 1}`,
    parts: [{ ask, ...(by ? { said: [{ by: by.map((fact) => FACTS[fact]) }] } : {}) }],
  }));
  return { ...entry, questions, pairs: pairsOf(questions) };
});

const byId = new Map(TASKS.map((task) => [task.id, task]));
const byQuestion = new Map(
  TASKS.flatMap((task) => [...task.questions, ...task.pairs].map((question) => [question.id, question])),
);

export function findTask(id: string): Task | undefined {
  return byId.get(id);
}

/** A question of the catalogue, or a pair of them, by its id. */
export function questionOfTask(id: string): TaskQuestion | undefined {
  return byQuestion.get(id);
}

/** A question of the catalogue in words. */
export function askOfTask({ parts }: TaskQuestion, language: QuestionLanguage): string {
  return askOf(parts, language);
}

function pairsOf([first, second, third, fourth]: readonly TaskQuestion[]): TaskQuestion[] {
  return [first && second ? pairOf(first, second) : [], third && fourth ? pairOf(third, fourth) : []].flat();
}

/** Two questions as one, under the id of the first with the place of the second: "bill-complaint-1-2". */
function pairOf(one: TaskQuestion, other: TaskQuestion): TaskQuestion {
  return {
    id: `${one.id}-${other.id.slice(other.id.lastIndexOf("-") + 1)}`,
    label: {
      ar: `${one.label.ar} و${other.label.ar}`,
      en: `${one.label.en}, ${lowered(other.label.en)}`,
    },
    gap: { ar: `${one.gap.ar}، و${other.gap.ar}`, en: `${one.gap.en}, and ${other.gap.en}` },
    parts: [...one.parts, ...other.parts],
    ...(one.taps && other.taps ? { taps: { ar: tapsOf("ar"), en: tapsOf("en") } } : {}),
    ...(one.open || other.open ? { open: true } : {}),
  };
  function tapsOf(language: QuestionLanguage): string[] {
    return [...(one.taps?.[language] ?? []).slice(0, 2), ...(other.taps?.[language] ?? []).slice(0, 2)];
  }
}

/** "Reason" → "reason", "CV" as it is. */
function lowered(label: string): string {
  return /^\p{Lu}\p{Lu}|^I\b/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
