import { type Analysis, analyse } from "./find-faults.ts";
import { SEVERITY_ORDER } from "./rule.ts";
import type { Finding, RuleId } from "./finding.ts";
import { RULE_TEXTS } from "./guide/rule-texts.ts";
import { scorePrompt } from "./score/score-prompt.ts";

/** A rewritten prompt, read again, and the rules whose faults are gone. */
export interface Rewrite {
  analysis: Analysis;
  fixed: RuleId[];
}

/** Safety first, contradictions and input before the rest, each by its severity. */
const FIRST: readonly RuleId[] = [
  "leaked-secret",
  "personal-data",
  "injection-risk",
  "missing-delimiters",
  "unfilled-placeholder",
];

/**
 * The prompt with every fault repaired that a whole clause, a mark or a mask can repair. Each step is proven: read again, the
 * fault is gone, no other has come, and the score has not fallen; a step that proves nothing is not taken. Nothing but the
 * places of the faults changes. What asks for harm is not dressed up: only secrets and numbers are masked there.
 */
export function rewrite(original: Analysis): Rewrite {
  const ids = [...new Set(original.findings.map(({ id }) => id))].sort((a, b) => rank(a) - rank(b));
  const harmful = ids.includes("unsafe-request");
  const fixed: RuleId[] = [];
  let analysis = original;
  for (const id of ids) {
    if (harmful && !MASKING.has(id)) continue;
    const next = provenFix(analysis, id);
    if (next === null) continue;
    analysis = next;
    fixed.push(id);
  }
  return { analysis: withoutPrivate(analysis), fixed };
}

const MASKING = new Set<RuleId>(["leaked-secret", "personal-data"]);

function rank(id: RuleId): number {
  const first = FIRST.indexOf(id);
  return first >= 0 ? first : FIRST.length + SEVERITY_ORDER[RULE_TEXTS[id].severity];
}

const proofs = new WeakMap<Analysis, Map<RuleId, Analysis | null>>();

/** The prompt without the faults of one rule, read again; null where that cannot be proven. A report and a rewrite ask for the same. */
export function provenFix(before: Analysis, id: RuleId): Analysis | null {
  const known = proofs.get(before) ?? new Map<RuleId, Analysis | null>();
  proofs.set(before, known);
  const proof = known.has(id) ? known.get(id) : proofOf(before, id);
  known.set(id, proof ?? null);
  return proof ?? null;
}

function proofOf(before: Analysis, id: RuleId): Analysis | null {
  const { text, strictness } = before.prompt;
  const edits = before.findings.filter((finding) => finding.id === id);
  if (edits.some(({ start, replacement }) => start === null || replacement === undefined)) return null;
  const repaired = replaceSpans(text, edits);
  if (repaired === text || repaired.trim() === "") return null;
  const after = analyse(repaired, strictness);
  const known = new Set(before.findings.map((finding) => finding.id));
  const proven = after.findings.every((finding) => finding.id !== id && known.has(finding.id));
  return proven && scoreOf(after) >= scoreOf(before) ? after : null;
}

function scoreOf({ prompt, findings }: Analysis): number {
  return scorePrompt(prompt.evidence, findings).score;
}

/** A secret or a personal number never leaves in a rewrite, whatever else could be proven. */
function withoutPrivate(analysis: Analysis): Analysis {
  const edits = analysis.findings.filter(({ masked }) => masked);
  return edits.length === 0 ? analysis : analyse(replaceSpans(analysis.prompt.text, edits), analysis.prompt.strictness);
}

/** The text with every place of one rule repaired where that is proven, else as it is. */
export function applyFix(text: string, id: RuleId, strictness: Analysis["prompt"]["strictness"] = "normal"): string {
  return provenFix(analyse(text, strictness), id)?.prompt.text ?? text;
}

/** The text with all that can be repaired without a decision of its author's. */
export function applyAllFixes(text: string, strictness: Analysis["prompt"]["strictness"] = "normal"): string {
  return rewrite(analyse(text, strictness)).analysis.prompt.text;
}

/** Replaces every span, last one first; where a whole clause goes, the gap closes. */
function replaceSpans(text: string, findings: readonly Pick<Finding, "start" | "end" | "replacement">[]): string {
  let result = text;
  let limit = text.length;
  for (const { start, end, replacement } of findings.toSorted((a, b) => (b.start ?? 0) - (a.start ?? 0))) {
    if (start === null || end === null || replacement === undefined || end > limit) continue;
    limit = start;
    result =
      replacement === "" ? withoutSpan(result, start, end) : result.slice(0, start) + replacement + result.slice(end);
  }
  return result;
}

/** A clause that goes takes the comma before it with it, and leaves the mark that ends its sentence. */
function withoutSpan(text: string, start: number, end: number): string {
  let before = text.slice(0, start);
  let after = text.slice(end);
  const gone = text.slice(start, end);
  if (/(?:^|[.!?؟\n]\s*)$/.test(before)) {
    if (!/[.!?؟\n]\s*$/.test(gone)) after = after.replace(/^[ \t]*[,،;؛:.!]+/, "");
    after = after.replace(/^[ \t]+/, "");
    if (/[A-Z]/.test(gone)) after = after.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  } else {
    const mark = /[.!?؟]+\s*$/.exec(gone)?.[0].trim() ?? "";
    before = before.replace(/[ \t]*[,،;؛]?[ \t]*$/, "") + (/[.!?؟]$/.test(before.trimEnd()) ? "" : mark);
    if (mark === "" && /^\s*[\p{L}\p{N}]/u.test(after)) before += " ";
    after = after.replace(/^[ \t]+(?=[.,،;؛!?؟\n]|$)/, "");
  }
  return before + after;
}
