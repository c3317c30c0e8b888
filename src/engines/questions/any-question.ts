import { questionFrom } from "./find-question.ts";
import type { Question, QuestionLanguage, Voice } from "./question.ts";
import { gapOf, type TaskQuestion, taskQuestion } from "./task-content.ts";
import { questionOfTask } from "./tasks.ts";

/*
 * Questions by their id, those of the catalogue of tasks among them. For the server and the command line: a page loads neither the
 * catalogue nor this.
 */

/** A question as it is asked where nothing of it is answered; null for an id that no question has. */
export function findAnyQuestion(id: string, voice: Voice): Question | null {
  const question = anyQuestion(id);
  return question === undefined ? null : questionFrom(question, question.parts, voice);
}

/** What an assistant has to guess where a question, as it was asked, has no answer; undefined where that is not known. */
export function anyGapOf(asked: { id: string; ask: string }, language: QuestionLanguage): string | undefined {
  return gapOf(anyQuestion(asked.id), asked.ask, language);
}

function anyQuestion(id: string): TaskQuestion | undefined {
  return questionOfTask(id) ?? taskQuestion(id);
}
