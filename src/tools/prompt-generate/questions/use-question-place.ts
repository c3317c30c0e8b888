import { type RefObject, useState } from "react";
import type { AnsweredRun, GeneratorResult } from "#tools/prompt-generate/draft.ts";
import type { useAnswers } from "#tools/prompt-generate/answers/use-answers.ts";

export type Question = GeneratorResult["questions"][number];

/** At most so many on the page, those behind the first included. */
const MOST = 8;

/**
 * Where one is among a run's questions, whose fields are inside `list`. `onTake` is what follows the last of them, and the one
 * that was opened from its line on the sheet, which leads back there. `keep` takes what a question's field shows for its answer.
 */
export function useQuestionPlace(
  run: AnsweredRun,
  { typed }: Pick<ReturnType<typeof useAnswers>, "typed">,
  list: RefObject<HTMLElement | null>,
  { keep, onTake }: { keep: (id: string) => void; onTake: () => void },
) {
  const [place, setPlace] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const questions = questionsOn(run, typed);
  const at = Math.max(0, Math.min(place, questions.length - 1));

  function goTo(index: number, isFromSheet = false) {
    setPlace(index);
    setMoved(true);
    setReturning(isFromSheet);
    // The question may have been hidden until now.
    requestAnimationFrame(() => {
      const field = list.current?.querySelectorAll("textarea")[index];
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    });
  }
  /** Keeps what is in a question's field, passes it over where it is empty, and leads on. */
  function next(from = at) {
    const question = questions[from];
    if (question) keep(question.id);
    if (isReturning || from + 1 >= questions.length) {
      setReturning(false);
      onTake();
    } else goTo(from + 1);
  }
  /** Opens the question that a line of the sheet answers; null for a line that no question here asked for. */
  function opener(id: string): (() => void) | null {
    const index = questions.findIndex((question) => question.id === id);
    return index === -1 ? null : () => goTo(index, true);
  }
  return {
    questions,
    at,
    hasMoved,
    isLast: isReturning || at + 1 >= questions.length,
    canGoBack: at > 0 && !isReturning,
    next,
    back: () => goTo(at - 1),
    open: (index: number) => goTo(index),
    opener,
  };
}

/** The first questions; behind them, where more were asked for, one for each that was passed over, and what was answered. */
export function questionsOn(run: AnsweredRun, typed: Readonly<Record<string, string>>): Question[] {
  const { input, envelope } = run.versions[0] ?? {};
  const { questions, moreQuestions } = envelope?.result ?? { questions: [], moreQuestions: [] };
  const passed = input?.["detail"] === "full" ? questions.filter(({ id }) => typed[id] === "").length : 0;
  const more = moreQuestions.filter(({ id }, index) => index < passed || Boolean(typed[id]));
  return [...questions, ...more].slice(0, MOST);
}
