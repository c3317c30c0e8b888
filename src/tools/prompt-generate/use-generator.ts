import { useEffect, useState } from "react";
import type { ApiFault } from "#browser/call-api.ts";
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
  isWhole,
  runOf,
} from "./draft.ts";
import { answersToKeep, comingAgain } from "./kept-answers.ts";
import { postAnswers } from "./post-answers.ts";
import type { GivenAnswer } from "./recompose-run.ts";
import { useKeptRun } from "./use-kept-run.ts";

/** What became of the answers to a request that was changed. */
export interface AnswersMoved {
  kept: number;
  total: number;
  fault: ApiFault | null;
}

const NONE: readonly GivenAnswer[] = [];

/** The generator's request and its run: begun, asked for again with a change, and found again. `example` is written for a newcomer. */
export function useGenerator(language: Language, example: string) {
  const { freeOffer } = useCredits();
  const [draft, change] = useDraft(DRAFT_NAME, freeOffer ? { ...EMPTY_DRAFT, text: example } : EMPTY_DRAFT);
  const [shown, show] = useKeptRun(language);
  /** The answers of the request that is being changed; null while none is. */
  const [edited, setEdited] = useState<readonly GivenAnswer[] | null>(null);
  const [moved, setMoved] = useState<AnswersMoved | null>(null);
  /** What was last asked for beside the form: a change to the run that is shown. */
  const [again, setAgain] = useState<GeneratorDraft | null>(null);
  useRerun((input) => {
    change(draftOf(input));
    if (runInAddress() === null) show(null);
  });
  const { state, run, stop } = useRunTool<GeneratorResult>("prompt-generate", language, { addressed: false });
  const working = state.phase === "working";
  const { envelope: found, foundInput } = state;
  useEffect(() => {
    if (foundInput && found) show(runOf(found, foundInput));
  }, [found, foundInput, show]);

  async function begin(next: GeneratorDraft, kept: readonly GivenAnswer[] = NONE): Promise<void> {
    if (working) return;
    setMoved(null);
    const envelope = await run(inputOf(next));
    if (!envelope) return;
    change(next);
    const made = runOf(envelope, inputOf(next) as Record<string, unknown>);
    show(kept.length > 0 && isWhole(made) ? await withAnswers(made, kept) : made);
    setEdited(null);
  }

  async function withAnswers(made: AnsweredRun, kept: readonly GivenAnswer[]): Promise<AnsweredRun> {
    const [first] = made.versions;
    const answers = first ? comingAgain(kept, first.envelope.result) : [];
    const total = kept.length;
    setMoved({ kept: answers.length, total, fault: null });
    if (answers.length === 0) return made;
    const sent = await postAnswers(made.id, language, { answers, options: {} });
    if ("version" in sent)
      return { ...made, cost: sent.version.envelope.cost ?? 0, versions: [...made.versions, sent.version] };
    setMoved({ kept: 0, total, fault: sent.fault });
    return made;
  }

  return {
    draft,
    change,
    /** The example stands where the request goes. */
    isExample: freeOffer !== null && draft.text === example,
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
    start: () => {
      setAgain(null);
      return begin(draft, edited ?? NONE);
    },
    runAgain: (more: Partial<GeneratorDraft>) => {
      const next = { ...draftOf(shown?.versions.at(-1)?.input ?? {}), ...more };
      setAgain(next);
      return begin(next);
    },
    retryAgain: () => again && begin(again),
    edit: () => {
      change(draftOf({ ...shown?.versions.at(-1)?.input, answers: [] }));
      setEdited(shown ? answersToKeep(shown) : NONE);
    },
    renew: () => {
      change({ ...EMPTY_DRAFT });
      setMoved(null);
      show(null);
    },
  };
}
