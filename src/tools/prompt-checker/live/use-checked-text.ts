import { useMemo, useState } from "react";
import type { Language } from "#i18n/language.ts";
import type { RunState } from "#tools/browser/tool-run-state.ts";
import type { CheckerDraft, CheckerIssue, CheckerResult } from "#tools/prompt-checker/draft.ts";
import { useLiveCheck } from "./use-live-check.ts";
import { type Mending, useMending } from "./use-mending.ts";

/** A run's result and the text in the field as one: the findings as they are now, and the changes made from them. */
export function useCheckedText(
  { phase, envelope, foundInput }: RunState<CheckerResult>,
  started: string,
  { text, strictness }: CheckerDraft,
  onText: (text: string) => void,
  language: Language,
) {
  const [adopted, setAdopted] = useState<string | null>(null);
  const original = typeof foundInput?.["text"] === "string" ? foundInput["text"] : started;
  const shown = envelope?.result.issues !== undefined && phase !== "working" ? envelope : null;
  const checked = useMemo(
    () => shown && { text: original, issues: shown.result.issues, isByModel: shown.engine === "provider" },
    [shown, original],
  );
  // A run found again is shown beside whatever is in the field; the two belong together once a fix has put its text there.
  const isInField = foundInput === null || text === original || adopted === envelope?.runId;
  const check = useLiveCheck(text, strictness, language, isInField ? checked : null);
  const mending = useMending(text, onText);
  const mend: Mending["add"] = (step) => {
    setAdopted(envelope?.runId ?? null);
    return mending.add(step, isInField && text.trim() !== "" ? text : original);
  };
  return {
    /** The whole result, if there is one; `original` is the text it is of. */
    shown,
    original,
    isInField,
    check,
    /** The check of the text after changes; null while it is the one that was checked. */
    now: isInField && check && check.text !== original ? check : null,
    marked: findingsIn(text, check, isInField ? checked : null),
    mending,
    mend,
  };
}

type Read = { text: string; issues: readonly CheckerIssue[] } | null;

/** What is underlined: findings of exactly this text. */
function findingsIn(text: string, ...readings: Read[]): readonly CheckerIssue[] {
  return readings.findLast((reading) => reading?.text === text)?.issues ?? [];
}
