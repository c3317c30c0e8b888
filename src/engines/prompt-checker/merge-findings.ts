import { RULE_TEXTS } from "./guide/rule-texts.ts";
import { MAX_ISSUES, sortIssues } from "./report-issues.ts";
import type { Issue, RuleId } from "./finding.ts";
import { severityOf } from "./severity-of.ts";
import { findSecrets, maskValue } from "./tables/secrets.ts";

/** A problem reported by a provider; `quote` is empty for something absent. */
export interface ProviderFinding {
  id: string;
  severity: string;
  quote?: string | null;
  message: string;
  fix: string;
}

/** Rules about something that is not there, which need no quote. */
const ABSENT_TYPE: ReadonlySet<RuleId> = new Set<RuleId>([
  "missing-context",
  "missing-audience",
  "no-output-format",
  "unbounded-length",
  "missing-input-placeholder",
  "no-task-verb",
  "missing-success-criteria",
  "no-example",
  "no-uncertainty-rule",
  "no-role",
  "unspecified-output-language",
  "structured-output-unspecified",
  "agent-no-tool-boundaries",
  "agent-no-stop-rule",
  "high-stakes-no-guardrail",
  "missing-delimiters",
  "vague-goal",
]);
const SEVERITIES = new Set<string>(["critical", "high", "medium", "low", "info"]);

/**
 * Adds a provider's findings to those of the rules. Unknown ids are dropped, and so are quotes that are not in the
 * text to the letter; a rule's own finding wins over the provider's. The rules' severity holds for every id, so that a
 * provider cannot move the score by naming another; what a provider alone reports is not proven, so never critical. At most eight, sorted.
 */
export function mergeFindings(builtIn: readonly Issue[], provider: readonly ProviderFinding[], text: string): Issue[] {
  const merged = [...builtIn];
  const secrets = findSecrets(text);
  for (const finding of provider) {
    if (!isRule(finding.id) || !SEVERITIES.has(finding.severity)) continue;
    const { id } = finding;
    if (merged.some((issue) => issue.id === id)) continue;
    const base = {
      id,
      severity: severityOf({ id, unproven: true }),
      message: masked(finding.message, text, secrets),
      fix: masked(finding.fix, text, secrets),
    };
    const quote = finding.quote?.trim() ?? "";
    const start = quote === "" ? -1 : text.indexOf(quote);
    if (start >= 0) {
      const end = start + quote.length;
      merged.push({ ...base, start, end, quote: masked(quote, text, secrets) });
    } else if (ABSENT_TYPE.has(id)) {
      merged.push({ ...base, start: null, end: null });
    }
  }
  return sortIssues(merged).slice(0, MAX_ISSUES);
}

function isRule(id: string): id is RuleId {
  return Object.hasOwn(RULE_TEXTS, id);
}

function masked(value: string, text: string, secrets: readonly { start: number; end: number }[]): string {
  return secrets.reduce(
    (current, { start, end }) => current.split(text.slice(start, end)).join(maskValue(text.slice(start, end))),
    value,
  );
}
