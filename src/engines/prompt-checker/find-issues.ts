import { RULES } from "./all-rules.ts";
import { PromptDocument } from "./document.ts";
import {
  SEVERITY_ORDER,
  type Finding,
  type InterfaceLanguage,
  type Issue,
  type Rule,
  type Strictness,
} from "./rule.ts";
import { maskValue } from "./secrets.ts";

/** The most issues a report holds. */
export const MAX_ISSUES = 8;

/** A parsed prompt with what every rule found in it. */
export interface Analysis {
  document: PromptDocument;
  found: readonly { rule: Rule; findings: readonly Finding[] }[];
}

/**
 * The rules alone, for live use while typing: at most eight issues, one per rule, gravest first and then by place.
 * Never throws; spans are exact offsets in the text.
 */
export function findIssues(text: string, strictness: Strictness, language: InterfaceLanguage): Issue[] {
  return issuesOf(analyse(text, strictness), language).slice(0, MAX_ISSUES);
}

/** Parses a text once and runs all rules. "gentle" leaves out what is low or a hint. */
export function analyse(text: string, strictness: Strictness): Analysis {
  const document = new PromptDocument(text, strictness);
  const rules =
    strictness === "gentle" ? RULES.filter((rule) => SEVERITY_ORDER[rule.severity] <= SEVERITY_ORDER.medium) : RULES;
  const found = rules
    .map((rule) => ({ rule, findings: rule.find(document) }))
    .filter(({ findings }) => findings.length > 0);
  const ids = new Set(found.map(({ rule }) => rule.id));
  return { document, found: found.filter(({ rule }) => !isCovered(rule.id, ids)) };
}

/** All issues of an analysis, sorted, without the limit of eight. */
export function issuesOf({ document, found }: Analysis, language: InterfaceLanguage): Issue[] {
  const sensitive = found.flatMap(({ findings }) => findings.filter((finding) => finding.masked));
  return sortIssues(found.map(({ rule, findings }) => toIssue(document.text, rule, findings, sensitive, language)));
}

/** Gravest first, then by place; what is absent comes after what stands in the text. */
export function sortIssues(issues: Issue[]): Issue[] {
  return issues.sort(
    (a, b) =>
      SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] || (a.start ?? Infinity) - (b.start ?? Infinity) || 0,
  );
}

/** A rule whose finding another rule already says better. */
function isCovered(id: Rule["id"], ids: ReadonlySet<Rule["id"]>): boolean {
  if (id === "vague-goal") return ids.has("no-task-verb");
  if (id === "no-uncertainty-rule") return ids.has("unverifiable-sources");
  return false;
}

function toIssue(
  text: string,
  rule: Rule,
  findings: readonly Finding[],
  sensitive: readonly Finding[],
  language: InterfaceLanguage,
): Issue {
  const first = findings[0] as Finding;
  const places = findings.filter((finding) => finding.start !== null).length;
  const details = [...new Set(findings.flatMap((finding) => (finding.detail ? [finding.detail[language]] : [])))];
  const issue: Issue = {
    id: rule.id,
    severity: rule.severity,
    start: first.start,
    end: first.end,
    message: message(rule.why[language], details, places, language),
    fix: rule.fix[language],
  };
  const hidden = sensitive.filter((finding) => overlaps(finding, first));
  if (first.start !== null && first.end !== null) issue.quote = maskedQuote(text, first.start, first.end, hidden);
  if (first.replacement !== undefined && (hidden.length === 0 || first.masked)) issue.replacement = first.replacement;
  return issue;
}

/** The interface's digits, as `Intl` gives them to every page. */
const ARABIC_DIGITS = new Intl.NumberFormat("ar-SA-u-nu-arab");

function message(why: string, details: readonly string[], places: number, language: InterfaceLanguage): string {
  const notes = [...details];
  if (places > 1) notes.push(language === "ar" ? `عدد المواضع: ${ARABIC_DIGITS.format(places)}` : `${places} places`);
  return notes.length === 0 ? why : why.replace(/\.$/, ` (${notes.join(language === "ar" ? "، " : ", ")}).`);
}

function overlaps(one: Finding, other: Finding): boolean {
  return (
    one.start !== null && other.start !== null && one.start < (other.end as number) && other.start < (one.end as number)
  );
}

function maskedQuote(text: string, start: number, end: number, hidden: readonly Finding[]): string {
  let quote = "";
  let at = start;
  for (const span of [...hidden].sort((a, b) => (a.start as number) - (b.start as number))) {
    const from = Math.max(at, span.start as number);
    const to = Math.min(end, span.end as number);
    if (to <= from) continue;
    quote += text.slice(at, from) + maskValue(text.slice(from, to));
    at = to;
  }
  return quote + text.slice(at, end);
}
