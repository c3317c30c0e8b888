import type { CheckedText } from "./checked-text.ts";
import { useEffect, useState } from "react";
import type { Language } from "#i18n/language.ts";
import type { Again } from "./check-again.ts";
import type { CheckerDraft, CheckerIssue } from "#tools/prompt-checker/draft.ts";

const PAUSE_MS = 250;

/** What the rules say of a text. `text` is the one they read: marks of an older text are not drawn on a newer one. */
export interface LiveCheck extends Omit<Again, "issues"> {
  text: string;
  issues: readonly CheckerIssue[];
}

/** The rules, run in the browser after each pause in typing; they are fetched with the first text. */
export function useLiveCheck(
  text: string,
  strictness: CheckerDraft["strictness"],
  language: Language,
  checked: CheckedText | null,
): LiveCheck | null {
  const [check, setCheck] = useState<LiveCheck | null>(null);
  useEffect(() => {
    if (!/\p{L}/u.test(text)) {
      setCheck(null);
      return;
    }
    let current = true;
    let timer = window.setTimeout(() => {
      // Fetched with the first text: the page's start has no room for it.
      void import("./check-again.ts").then(async ({ checkAgain }) => {
        const { prove, ...now } = await checkAgain(text, strictness, language, checked);
        if (!current) return;
        setCheck({ text, ...now });
        // Proving a fix reads the text again: the findings are drawn first.
        timer = window.setTimeout(() => setCheck({ text, ...prove() }), 0);
      });
    }, PAUSE_MS);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [text, strictness, language, checked]);
  return check;
}

/** The text with one finding mended, or with all that can be mended without a decision of the author's; as it is where no fix is proven. */
export async function applyFix(text: string, which: string): Promise<string> {
  return (await import("./check-again.ts")).mended(text, which);
}
