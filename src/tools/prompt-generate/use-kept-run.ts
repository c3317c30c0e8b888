import { useCallback, useEffect, useState } from "react";
import type { Language } from "#i18n/language.ts";
import type { AnsweredRun } from "./draft.ts";
import { readRun } from "./use-answers.ts";

const KEY = "siyagha-shown-run:prompt-generate";

/** The run on the page, kept by its id in this tab: a reload, or coming back, shows it again with its answers. */
export function useKeptRun(language: Language): [AnsweredRun | null, (run: AnsweredRun | null) => void] {
  const [run, setRun] = useState<AnsweredRun | null>(null);
  useEffect(() => {
    const id = sessionStorage.getItem(KEY);
    if (!id) return;
    let current = true;
    void readRun(id, language).then((found) => {
      if (!current) return;
      if (found) setRun((now) => now ?? found);
      else sessionStorage.removeItem(KEY);
    });
    return () => {
      current = false;
    };
  }, [language]);
  const show = useCallback((next: AnsweredRun | null) => {
    if (next) sessionStorage.setItem(KEY, next.id);
    else sessionStorage.removeItem(KEY);
    setRun(next);
  }, []);
  return [run, show];
}
