import type { Question, Voice } from "./question.ts";
import { askOf, type QuestionPart, type TaskQuestion, taskQuestion } from "./task-content.ts";

const MOST_EXAMPLES = 3;

/** A question by its id, as it is asked where nothing of it is answered; null for an id that no question has. */
export function findQuestion(id: string, voice: Voice): Question | null {
  const question = taskQuestion(id);
  return question === undefined ? null : questionFrom(question, question.parts, voice);
}

/** A question with those of its parts that are asked. */
export function questionFrom(
  { id, label, why, taps, open = false }: TaskQuestion,
  parts: readonly Pick<QuestionPart, "ask">[],
  { language }: Pick<Voice, "language">,
): Question {
  return {
    id,
    label: label[language],
    ask: askOf(parts, language),
    parts: parts.length > 1 ? parts.map(({ ask }) => ask[language]) : [],
    why: why?.[language] ?? "",
    examples: (taps?.[language] ?? []).slice(0, MOST_EXAMPLES),
    kind: "line",
    isOpen: open,
    noneIsAnswer: false,
  };
}
