import type { Analysis } from "./find-faults.ts";
import { RULE_TEXTS } from "./guide/rule-texts.ts";
import { maskedQuote, overlaps } from "./masking.ts";
import { provenFix } from "./rewrite.ts";
import { isProven, severityOf } from "./severity-of.ts";
import { type InterfaceLanguage, SEVERITY_ORDER } from "./rule.ts";
import type { Finding, Issue, RuleId } from "./finding.ts";

/** The most issues a report holds. */
export const MAX_ISSUES = 8;

/** One issue per rule, sorted, without the limit of eight. A fix is offered only where it is proven, which reads the text again. */
export function issuesOf(
  analysis: Analysis,
  language: InterfaceLanguage,
  fixes: "proven" | "none" = "proven",
): Issue[] {
  const byRule = new Map<RuleId, Finding[]>();
  for (const finding of analysis.findings) byRule.set(finding.id, [...(byRule.get(finding.id) ?? []), finding]);
  const sensitive = analysis.findings.filter(({ masked }) => masked);
  return sortIssues([...byRule].map(([id, findings]) => issueOf(analysis, id, findings, sensitive, language, fixes)));
}

/** Gravest first, then by place; what is absent comes after what is in the text. */
export function sortIssues(issues: Issue[]): Issue[] {
  return issues.sort(
    (a, b) =>
      SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] || (a.start ?? Infinity) - (b.start ?? Infinity) || 0,
  );
}

function issueOf(
  analysis: Analysis,
  id: RuleId,
  findings: readonly Finding[],
  sensitive: readonly Finding[],
  language: InterfaceLanguage,
  fixes: "proven" | "none",
): Issue {
  const { text } = analysis.prompt;
  const first = findings.find(({ unproven }) => unproven !== true) ?? (findings[0] as Finding);
  const { why, fix } = RULE_TEXTS[id];
  const hidden = sensitive.filter((finding) => overlaps(finding, first));
  const details = [
    ...new Set(findings.flatMap(({ detail }) => (detail && hidden.length === 0 ? [detail[language]] : []))),
  ];
  const places = findings.filter(({ start }) => start !== null).length;
  const issue: Issue = {
    id,
    severity: severityOf({ id, unproven: !isProven(findings) }),
    start: first.start,
    end: first.end,
    message: messageOf(why[language], details, places, language),
    fix: fix[language],
  };
  if (first.start !== null && first.end !== null) issue.quote = maskedQuote(text, first.start, first.end, hidden);
  const fixable = fixes === "proven" && first.replacement !== undefined && (hidden.length === 0 || first.masked);
  if (fixable && provenFix(analysis, id) !== null) issue.replacement = first.replacement as string;
  return issue;
}

/** The interface's digits, as `Intl` gives them to every page. */
const ARABIC_DIGITS = new Intl.NumberFormat("ar-SA-u-nu-arab");

function messageOf(why: string, details: readonly string[], places: number, language: InterfaceLanguage): string {
  const notes = [...details];
  if (places > 1) notes.push(language === "ar" ? `عدد المواضع: ${ARABIC_DIGITS.format(places)}` : `${places} places`);
  return notes.length === 0 ? why : why.replace(/\.$/, ` (${notes.join(language === "ar" ? "، " : ", ")}).`);
}
