import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import { shownRunKey } from "#tools/browser/kept-draft.ts";
import { putRunInAddress, runInAddress } from "#tools/browser/run-address.ts";
import { type AnsweredRun, DRAFT_NAME, type RunVersion } from "./draft.ts";

const KEY = shownRunKey(DRAFT_NAME);

/**
 * The run on the page, with its answers: named by the page's address, so that a reload and another tab show it, else kept by its
 * id in this tab, so that coming back shows it. The third function says that somebody has begun to write: a run that is found after
 * that stays in history, and does not take the place of what is being written.
 */
export function useKeptRun(
  language: Language,
): [run: AnsweredRun | null, show: (run: AnsweredRun | null) => void, type: () => void] {
  const [run, setRun] = useState<AnsweredRun | null>(null);
  const isTyping = useRef(false);
  useEffect(() => {
    const id = runInAddress() ?? sessionStorage.getItem(KEY);
    if (!id) return;
    let current = true;
    void readRun(id, language).then((found) => {
      if (!current) return;
      const shown = isTyping.current ? null : found;
      if (shown) setRun((now) => now ?? shown);
      keep(shown?.id ?? null);
    });
    return () => {
      current = false;
    };
  }, [language]);
  const show = useCallback((next: AnsweredRun | null) => {
    isTyping.current = false;
    keep(next?.id ?? null);
    setRun(next);
  }, []);
  const type = useCallback(() => {
    isTyping.current = true;
  }, []);
  return [run, show, type];
}

function keep(id: string | null): void {
  if (id) sessionStorage.setItem(KEY, id);
  else sessionStorage.removeItem(KEY);
  putRunInAddress(id);
}

/** A run with all its versions, one that was stopped too; null where it is gone. */
export async function readRun(id: string, language: Language): Promise<AnsweredRun | null> {
  const answer = await callApi<{ id: string; tool: string; cost: number; versions: RunVersion[] }>(
    language,
    "GET",
    `/runs/${encodeURIComponent(id)}`,
  );
  if (!answer.ok) return null;
  const { tool, cost, versions } = answer.data;
  const isOurs = tool === "prompt-generate" && versions.length > 0;
  return isOurs ? { id: answer.data.id, cost, versions } : null;
}
