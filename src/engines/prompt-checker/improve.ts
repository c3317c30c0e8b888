import { addLines, linesOf, replaceSpans } from "./apply-fix.ts";
import { analyse, issuesOf, type Analysis } from "./find-issues.ts";
import { scoreIssues } from "./score-issues.ts";
import { SEVERITY_ORDER, type RuleId, type Strictness, type Target } from "./rule.ts";

/** Safety, contradictions, missing input, goal, output, then the rest in the order of severity. */
const FIRST: readonly RuleId[] = [
  "leaked-secret",
  "personal-data",
  "injection-risk",
  "high-stakes-no-guardrail",
  "agent-no-tool-boundaries",
  "missing-delimiters",
  "contradictory-instructions",
  "missing-input-placeholder",
  "unfilled-placeholder",
  "no-task-verb",
  "vague-goal",
  "buried-instruction",
  "no-output-format",
  "structured-output-unspecified",
  "unspecified-output-language",
  "unbounded-length",
];

/** A rewritten prompt and the rules whose fixes are in it. */
export interface Improvement {
  text: string;
  fixed: RuleId[];
}

interface Draft {
  body: string;
  lines: readonly string[];
}

/**
 * Rewrites a prompt rule by rule. Each step is kept only when the rule no longer applies, no other rule of medium or
 * higher severity appears and the score does not fall, so the result never scores lower than the original.
 */
export function improve(original: Analysis, strictness: Strictness, target: Target): Improvement {
  let draft: Draft = { body: original.document.text, lines: [] };
  let current = original;
  const fixed: RuleId[] = [];
  if (original.found.some(({ rule }) => rule.id === "unsafe-request"))
    return { text: withoutSecrets(original), fixed: [] };
  for (const id of stepsOf(original)) {
    const entry = current.found.find(({ rule }) => rule.id === id);
    if (!entry) continue;
    const next = step(draft, current, entry.findings);
    if (!next) continue;
    const analysis = analyse(compose(next, target, current.document.language === "ar"), strictness);
    if (!isBetter(current, analysis, id)) continue;
    draft = next;
    current = analysis;
    fixed.push(id);
  }
  const left = new Set(current.found.map(({ rule }) => rule.id));
  return { text: current.document.text, fixed: fixed.filter((id) => !left.has(id)) };
}

function stepsOf(analysis: Analysis): RuleId[] {
  const ids = analysis.found.map(({ rule }) => rule.id);
  return [...FIRST.filter((id) => ids.includes(id)), ...ids.filter((id) => !FIRST.includes(id))];
}

/** Spans of the analysed text that lie in the body are replaced there; the added lines are ours and stay as they are. */
function step(draft: Draft, current: Analysis, findings: Analysis["found"][number]["findings"]): Draft | null {
  const inBody = findings.filter(
    (finding) =>
      finding.start !== null &&
      (finding.end as number) <= draft.body.length &&
      current.document.text.startsWith(draft.body.slice(0, finding.end as number)),
  );
  const body = replaceSpans(draft.body, inBody);
  const lines = linesOf(findings).filter((line) => !draft.lines.includes(line));
  return body === draft.body && lines.length === 0 ? null : { body, lines: [...draft.lines, ...lines] };
}

/** The added lines in the form the target model reads best; material slots come last. */
function compose({ body, lines }: Draft, target: Target, arabic: boolean): string {
  const slots = lines.filter((line) => line.includes("\n"));
  const notes = lines.filter((line) => !line.includes("\n"));
  const title = arabic ? "تفاصيل" : "Details";
  let block = notes;
  if (notes.length > 1 && target === "claude")
    block = [`<${title.toLowerCase()}>`, ...notes, `</${title.toLowerCase()}>`];
  if (notes.length > 1 && target === "chatgpt") block = [`## ${title}`, ...notes.map((note) => `- ${note}`)];
  if (notes.length > 1 && target === "deepseek") block = notes.map((note, index) => `${index + 1}. ${note}`);
  return addLines(addLines(body, block), slots);
}

function isBetter(before: Analysis, after: Analysis, id: RuleId): boolean {
  const known = new Set(before.found.map(({ rule }) => rule.id));
  if (after.found.some(({ rule }) => rule.id === id)) return false;
  if (after.found.some(({ rule }) => !known.has(rule.id) && SEVERITY_ORDER[rule.severity] <= SEVERITY_ORDER.medium))
    return false;
  return scoreIssues(issuesOf(after, "en")).score >= scoreIssues(issuesOf(before, "en")).score;
}

function withoutSecrets({ document, found }: Analysis): string {
  return replaceSpans(
    document.text,
    found.flatMap(({ findings }) => findings.filter((finding) => finding.masked)),
  );
}
