import type { Issue } from "#engines/prompt-checker/finding.ts";
import type { Language } from "#i18n/language.ts";
import type { CheckedText } from "./checked-text.ts";
import { fetchRuleModels } from "./fetch-rule-models.ts";
import type { CheckerDraft, CheckerIssue, CheckerResult } from "#tools/prompt-checker/draft.ts";
import type { CheckerState } from "#tools/prompt-checker/word.ts";

export interface Again extends Pick<CheckerResult, "score" | "dimensions"> {
  word: CheckerState;
  issues: Issue[];
}

/**
 * The rules on a text as it is now. After a run (`checked`) the findings that only the run had remain until their words
 * are gone from the text, and they count in the score as they did in the run's: without them the first fix would lift it.
 */
export async function checkAgain(
  text: string,
  strictness: CheckerDraft["strictness"],
  language: Language,
  checked: CheckedText | null,
): Promise<Again & { prove(): Again }> {
  const { checkLive, mergeFindings, rescore, wordOf } = await loadRules();
  const live = checkLive(text, strictness, language);
  const read = (other: string) => checkLive(other, strictness, language).issues;
  const more = checked ? findingsOfRunAlone(checked, read) : [];
  const withMore = (own: Issue[]): Again => {
    const issues = mergeFindings(own, more, text);
    const { score, dimensions } = checked?.isByModel ? rescore(text, strictness, issues) : live;
    return { score, dimensions, issues, word: wordOf({ score, issues }) };
  };
  return { ...withMore(live.issues), prove: () => withMore(live.prove()) };
}

/** Fetched with the first text. */
const loadRules = async () => {
  await fetchRuleModels();
  return {
    ...(await import("#engines/prompt-checker/live-check.ts")),
    ...(await import("#engines/prompt-checker/merge-findings.ts")),
    ...(await import("#engines/prompt-checker/check-prompt.ts")),
    ...(await import("#tools/prompt-checker/word.ts")),
  };
};

/** The checked text is read once, however often the text changes. */
const alone = new WeakMap<CheckedText, readonly CheckerIssue[]>();

function findingsOfRunAlone(checked: CheckedText, read: (text: string) => readonly { id: string }[]) {
  const known = alone.get(checked);
  if (known) return known;
  const seen = new Set(read(checked.text).map(({ id }) => id));
  const found = checked.issues.filter(({ id }) => !seen.has(id));
  alone.set(checked, found);
  return found;
}

/** The text with one finding mended, or with all ("safe") that need no decision of the author's. */
export async function mended(text: string, which: string): Promise<string> {
  await fetchRuleModels();
  const { applyAllFixes, applyFix } = await import("#engines/prompt-checker/live-check.ts");
  return which === "safe" ? applyAllFixes(text) : applyFix(text, which as Parameters<typeof applyFix>[1]);
}
