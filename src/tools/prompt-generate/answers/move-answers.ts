import type { ApiFault } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import { type AnsweredRun, isWhole } from "#tools/prompt-generate/draft.ts";
import { comingAgain } from "./kept-answers.ts";
import { postAnswers } from "./post-answers.ts";
import type { GivenAnswer } from "./recompose-run.ts";

export { answersToKeep } from "./kept-answers.ts";

/** What became of the answers to a request that was changed. */
export interface AnswersMoved {
  kept: number;
  total: number;
  /** Why they were not kept with the new run. */
  fault: ApiFault | null;
}

/** Puts the answers to a request into the run of the changed one, those whose questions come again. */
export async function moveAnswers(
  made: AnsweredRun,
  kept: readonly GivenAnswer[],
  language: Language,
): Promise<{ run: AnsweredRun; moved: AnswersMoved | null }> {
  const [first] = made.versions;
  if (!first || kept.length === 0 || !isWhole(made)) return { run: made, moved: null };
  const total = kept.length;
  const answers = comingAgain(kept, first.envelope.result);
  if (answers.length === 0) return { run: made, moved: { kept: 0, total, fault: null } };
  const sent = await postAnswers(made.id, language, { answers, options: {} });
  if ("fault" in sent) return { run: made, moved: { kept: 0, total, fault: sent.fault } };
  const { version } = sent;
  return {
    run: { ...made, cost: version.envelope.cost ?? 0, versions: [first, version] },
    moved: { kept: answers.length, total, fault: null },
  };
}
