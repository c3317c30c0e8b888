import { useEffect, useState } from "react";
import type { Language } from "#i18n/language.ts";
import type { CheckerDraft, CheckerIssue } from "./draft.ts";

const PAUSE_MS = 250;

/** What the rules say of a text. `text` is the one they read: marks of an older text are not drawn on a newer one. */
export interface LiveCheck {
  text: string;
  issues: readonly CheckerIssue[];
  score: number;
}

/** The rules, run in the browser after each pause in typing; they are fetched with the first text. */
export function useLiveCheck(
  text: string,
  strictness: CheckerDraft["strictness"],
  language: Language,
): LiveCheck | null {
  const [check, setCheck] = useState<LiveCheck | null>(null);
  useEffect(() => {
    if (!/\p{L}/u.test(text)) {
      setCheck(null);
      return;
    }
    let current = true;
    const timer = window.setTimeout(() => {
      void import("#engines/prompt-checker/check-prompt.ts").then(({ findIssues, scoreIssues }) => {
        if (!current) return;
        const issues = findIssues(text, strictness, language);
        setCheck({ text, issues, score: scoreIssues(issues).score });
      });
    }, PAUSE_MS);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [text, strictness, language]);
  return check;
}

/** The text with one finding mended, or with all that can be mended without a decision of the author's. */
export async function mend(
  text: string,
  issues: readonly CheckerIssue[],
  which: CheckerIssue | "safe",
): Promise<string> {
  const { applyFix, applySafeFixes } = await import("#engines/prompt-checker/check-prompt.ts");
  type EngineIssue = Parameters<typeof applyFix>[1];
  return which === "safe" ? applySafeFixes(text, issues as EngineIssue[]) : applyFix(text, which as EngineIssue);
}
