import { askOfTask, findTask, TASKS } from "#engines/questions/tasks.ts";
import type { Language } from "#i18n/language.ts";
import type { TASK_FIELDS } from "./messages.ts";
import pairs from "./pairs.json" with { type: "json" };

/** Two answers of one assistant: to the bare request, and with the details that were added. */
export interface TaskPair {
  request: string;
  /** The lines that were added to it. */
  added: string;
  bare: string;
  detailed: string;
}

/** A task as its page shows it, in one language. */
export interface AskedTask {
  id: string;
  field: (typeof TASK_FIELDS)[number];
  name: string;
  say: string;
  leaves: string;
  must: readonly string[];
  questions: { id: string; label: string; ask: string; taps: readonly string[]; isOpen: boolean }[];
  related: { id: string; name: string }[];
  pair: TaskPair | null;
}

const MOST_RELATED = 6;
const PAIRS = pairs as Partial<Record<string, Partial<Record<Language, TaskPair>>>>;

/** What the page of a task shows; null for a task that is not there. */
export function readTaskPage(id: string, language: Language): AskedTask | null {
  const task = findTask(id);
  if (task === undefined) return null;
  const near = TASKS.filter((other) => other.field === task.field && other.id !== id);
  const nearFirst = near.toSorted((a, b) => Number(b.intent === task.intent) - Number(a.intent === task.intent));
  return {
    id,
    field: task.field as AskedTask["field"],
    name: task.name[language],
    say: task.say[language],
    leaves: task.leaves[language],
    must: task.must[language],
    questions: task.questions.map((question) => ({
      id: question.id,
      label: question.label[language],
      ask: askOfTask(question, language),
      taps: question.taps?.[language] ?? [],
      isOpen: question.open ?? false,
    })),
    related: nearFirst.slice(0, MOST_RELATED).map((other) => ({ id: other.id, name: other.name[language] })),
    pair: PAIRS[id]?.[language] ?? null,
  };
}
