import { useEffect, useState } from "react";
import type { Language } from "#i18n/language.ts";
import type { CheckerDraft, CheckerIssue } from "#tools/prompt-checker/draft.ts";

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
    let timer = window.setTimeout(() => {
      void import("#engines/prompt-checker/live-check.ts").then(({ checkLive }) => {
        if (!current) return;
        const { issues, score, prove } = checkLive(text, strictness, language);
        setCheck({ text, issues, score });
        // Proving a fix reads the text again: the findings are drawn first.
        timer = window.setTimeout(() => setCheck({ text, issues: prove(), score }), 0);
      });
    }, PAUSE_MS);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [text, strictness, language]);
  return check;
}

/** The text with one finding mended, or with all that can be mended without a decision of the author's; as it is where no fix is proven. */
export async function applyFix(text: string, which: CheckerIssue | "safe"): Promise<string> {
  const { applyAllFixes, applyFix } = await import("#engines/prompt-checker/live-check.ts");
  return which === "safe" ? applyAllFixes(text) : applyFix(text, which.id as Parameters<typeof applyFix>[1]);
}
