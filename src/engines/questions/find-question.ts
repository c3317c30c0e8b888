import type { Question, Voice } from "./question.ts";
import { type AskedLine, type TaskQuestion, taskQuestion } from "./task-content.ts";

/** A question by its id, as it is asked about any kind of work; null for an id that no question has. */
export function findQuestion(id: string, voice: Voice): Question | null {
  const question = taskQuestion(id);
  return question === undefined ? null : questionFrom(question, question, voice);
}

/** A question with the line that it is asked by. */
export function questionFrom(
  { id, label, why, open = false }: TaskQuestion,
  { ask, taps }: AskedLine,
  { language }: Pick<Voice, "language">,
): Question {
  return {
    id,
    label: label[language],
    ask: ask[language],
    why: why?.[language] ?? "",
    examples: [...(taps?.[language] ?? [])],
    kind: "line",
    isOpen: open,
    noneIsAnswer: false,
  };
}
