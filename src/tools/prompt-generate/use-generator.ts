import { useEffect, useState } from "react";
import { useCredits } from "#browser/credits.tsx";
import type { Language } from "#i18n/language.ts";
import { runInAddress } from "#tools/browser/run-address.ts";
import { useDraft } from "#tools/browser/use-draft.ts";
import { useRerun } from "#tools/browser/use-rerun.ts";
import { useRunTool } from "#tools/browser/use-run-tool.ts";
import {
  type AnsweredRun,
  DRAFT_NAME,
  draftOf,
  EMPTY_DRAFT,
  type GeneratorDraft,
  type GeneratorResult,
  inputOf,
  runOf,
} from "./draft.ts";
import type { AnswersMoved } from "./answers/move-answers.ts";
import type { GivenAnswer } from "./answers/recompose-run.ts";
import { useKeptRun } from "./use-kept-run.ts";

const NONE: readonly GivenAnswer[] = [];
/** Needed only once a request with answers is changed. */
const loadMoving = () => import("./answers/move-answers.ts");

/** The generator's request and its run: begun, asked for again with a change, and found again. `example` is written for a newcomer. */
export function useGenerator(language: Language, example: string) {
  const { freeOffer } = useCredits();
  const isNewcomer = freeOffer !== null;
  const [draft, change] = useDraft(DRAFT_NAME, isNewcomer ? { ...EMPTY_DRAFT, text: example } : EMPTY_DRAFT);
  const [shown, show, type] = useKeptRun(language);
  /** The answers of the request that is being changed; null while none is. */
  const [edited, setEdited] = useState<readonly GivenAnswer[] | null>(null);
  const [moved, setMoved] = useState<AnswersMoved | null>(null);
  /** What was last asked for beside the form: a change to the run that is shown. */
  const [again, setAgain] = useState<GeneratorDraft | null>(null);
  useRerun((input) => (change(draftOf(input)), runInAddress() === null && show(null)));
  const { state, run, stop } = useFoundOrRun(language, show);
  const working = state.phase === "working";

  async function begin(next: GeneratorDraft, kept: readonly GivenAnswer[] = NONE): Promise<void> {
    if (working) return;
    const envelope = await run(inputOf(next));
    if (!envelope) return;
    change(next);
    const made = runOf(envelope, inputOf(next) as Record<string, unknown>);
    const answered = kept.length > 0 ? await (await loadMoving()).moveAnswers(made, kept, language) : null;
    setMoved(answered?.moved ?? null);
    show(answered?.run ?? made);
    setEdited(null);
  }

  const lastInput = () => draftOf(shown?.versions.at(-1)?.input ?? {});

  return {
    draft,
    change: (part: Partial<GeneratorDraft>) => (type(), change(part)),
    isExample: isNewcomer && draft.text === example,
    shown,
    show,
    state,
    stop,
    working,
    isEditing: edited !== null,
    keeps: edited ?? NONE,
    moved,
    /** The failure belongs to a change of the shown run, not to the form. */
    failedAgain: state.phase === "failed" && again !== null,
    start: () => (setAgain(null), begin(draft, edited ?? NONE)),
    runAgain: (more: Partial<GeneratorDraft>) => {
      const next = { ...lastInput(), ...more };
      setAgain(next);
      return begin(next);
    },
    retryAgain: () => again && begin(again),
    edit: async () => {
      change({ ...lastInput(), answers: [] });
      setEdited(shown ? (await loadMoving()).answersToKeep(shown) : NONE);
    },
    renew: () => {
      change(EMPTY_DRAFT);
      show(null);
    },
  };
}

export type Generator = ReturnType<typeof useGenerator>;

/** Runs the tool, and shows a run that was found again after a reload in its middle. */
function useFoundOrRun(language: Language, show: (run: AnsweredRun) => void) {
  const tool = useRunTool<GeneratorResult>("prompt-generate", language, { addressed: false });
  const { envelope, foundInput } = tool.state;
  useEffect(() => {
    if (foundInput && envelope) show(runOf(envelope, foundInput));
  }, [envelope, foundInput, show]);
  return tool;
}
