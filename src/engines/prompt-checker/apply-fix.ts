import { RULES } from "./all-rules.ts";
import { PromptDocument } from "./document.ts";
import type { Finding, Issue } from "./rule.ts";

/**
 * The text with one issue fixed: every place of its rule that has a replacement is replaced, and a line for something
 * absent is added at the end. A text without a fix for it comes back unchanged.
 */
export function applyFix(text: string, issue: Issue): string {
  const rule = RULES.find((candidate) => candidate.id === issue.id);
  const findings = rule ? rule.find(new PromptDocument(text, "normal")) : [];
  const fixed = addLines(replaceSpans(text, findings), linesOf(findings));
  if (fixed !== text || issue.start === null || issue.end === null || issue.replacement === undefined) return fixed;
  return text.slice(issue.start, issue.end) === issue.quote ? replaceSpans(text, [issue]) : text;
}

/** The text with all fixes applied that only replace or delete what stands there; nothing is added. */
export function applySafeFixes(text: string, issues: readonly Issue[]): string {
  return issues.reduce((current, issue) => {
    const rule = RULES.find((candidate) => candidate.id === issue.id);
    return rule
      ? replaceSpans(
          current,
          rule.find(new PromptDocument(current, "normal")).filter((finding) => finding.start !== null),
        )
      : current;
  }, text);
}

/** Replaces every span that has a replacement, last one first; a deletion closes the gap it leaves. */
export function replaceSpans(
  text: string,
  findings: readonly Pick<Finding, "start" | "end" | "replacement">[],
): string {
  const edits = findings
    .filter((finding) => finding.start !== null && finding.end !== null && finding.replacement !== undefined)
    .map((finding) => ({
      start: finding.start as number,
      end: finding.end as number,
      replacement: finding.replacement as string,
    }))
    .sort((a, b) => b.start - a.start);
  let result = text;
  let limit = text.length;
  for (const edit of edits) {
    if (edit.end > limit) continue;
    limit = edit.start;
    result =
      edit.replacement === ""
        ? withoutSpan(result, edit.start, edit.end)
        : result.slice(0, edit.start) + edit.replacement + result.slice(edit.end);
  }
  return result;
}

/** The lines a list of findings asks to add. */
export function linesOf(findings: readonly Finding[]): string[] {
  return findings
    .filter((finding) => finding.start === null && finding.replacement)
    .map((finding) => finding.replacement as string);
}

/** The text with lines added after a blank line. */
export function addLines(text: string, lines: readonly string[]): string {
  return lines.length === 0 ? text : `${text.trimEnd()}\n\n${lines.join("\n")}`;
}

function withoutSpan(text: string, start: number, end: number): string {
  let before = text.slice(0, start);
  let after = text.slice(end);
  const opens = /(?:^|[.!?؟\n]\s*)$/.test(before);
  if (opens) {
    after = after.replace(/^[ \t]*(?:[,،;:.!]+[ \t]*)?(?:(?:and|then|but)[ \t]+)?/, "");
    if (/[A-Z]/.test(text[start] ?? "")) after = after.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  } else if (/^\s*(?:[,،.;؛:!?؟]|$)/.test(after)) {
    before = before.replace(/[ \t]*[,،]?[ \t]*$/, "");
  } else if (/\s$/.test(before)) {
    after = after.replace(/^[ \t]+/, "");
  }
  return before + after;
}
