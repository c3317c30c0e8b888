import { type Dimension, type Severity, SEVERITY_ORDER } from "../rule.ts";
import type { RuleId } from "#engines/prompt-checker/finding.ts";
import { type Fault, severityOf } from "../severity-of.ts";
import type { Evidence } from "./evidence.ts";
import { SLOTS } from "./needs-data.ts";

/** What raises the score, each 0 to 1. */
export const RAISING = [...SLOTS, "needed", "substance", "breadth", "clauses", "complete", "anchors"] as const;
/** What lowers it by degrees. */
const DOUBTS = ["vagueness", "doubt"] as const;
/** All that is read of a prompt before faults are counted. */
export const READ = [...RAISING, ...DOUBTS] as const;
/** What lowers it: counts of faults. */
export const LOWERING = [
  "critical",
  "contradiction",
  "input",
  "goal",
  "context",
  "high",
  "medium",
  "absent",
  "low",
] as const;
export const TERMS = [...READ, ...LOWERING] as const;
export type Term = (typeof TERMS)[number];

/** Faults that have a term of their own. */
const OWN_TERM: Partial<Record<RuleId, Term>> = {
  "contradictory-instructions": "contradiction",
  "example-conflict": "contradiction",
  "missing-input-placeholder": "input",
  "vague-goal": "goal",
  "no-task-verb": "goal",
  "missing-context": "context",
  "missing-audience": "absent",
  "unbounded-length": "absent",
  "no-output-format": "absent",
  "unspecified-output-language": "absent",
};
const MOST_LOW = 4;

/** The dimension that each raising term belongs to. */
export const DIMENSION_OF: Record<(typeof RAISING)[number], Exclude<Dimension, "consistency" | "safety">> = {
  task: "clarity",
  substance: "clarity",
  needed: "clarity",
  material: "context",
  audience: "context",
  purpose: "context",
  facts: "context",
  role: "context",
  anchors: "context",
  breadth: "context",
  clauses: "constraints",
  complete: "clarity",
  format: "output",
  length: "output",
  language: "output",
  tone: "output",
  examples: "output",
  requirements: "constraints",
  exclusions: "constraints",
  success: "constraints",
  uncertainty: "constraints",
};

/** So many logits on either side of evens carry the doubt from nothing to all. */
const DOUBT_WIDTH = 4;

/** How likely a prompt is to lack something, by its logit: near certainty either way still makes a difference. */
function doubtOf(thin: number): number {
  const chance = Math.min(0.999, Math.max(0.001, thin));
  return Math.min(1, Math.max(0, (Math.log(chance / (1 - chance)) + DOUBT_WIDTH) / (2 * DOUBT_WIDTH)));
}

/** Each rule that was broken, as grave as its gravest finding. */
export function gravestById(faults: readonly Fault[]): Map<RuleId, Severity> {
  const gravest = new Map<RuleId, Severity>();
  for (const fault of faults) {
    const severity = severityOf(fault);
    const known = gravest.get(fault.id);
    if (known === undefined || SEVERITY_ORDER[severity] < SEVERITY_ORDER[known]) gravest.set(fault.id, severity);
  }
  return gravest;
}

/** The terms of a prompt: what it states, and how many faults of each weight were found. */
export function termsOf(evidence: Evidence, faults: readonly Fault[]): Record<Term, number> {
  const terms = Object.fromEntries(TERMS.map((term) => [term, 0])) as Record<Term, number>;
  for (const term of RAISING) terms[term] = evidence[term];
  // A plain question lacks nothing, however short it is.
  terms.vagueness = evidence.plain === 1 ? 0 : evidence.vagueness;
  terms.doubt = evidence.plain === 1 ? 0 : doubtOf(evidence.thin);
  for (const [id, severity] of gravestById(faults)) {
    const term = OWN_TERM[id] ?? (severity === "info" ? null : severity);
    if (term !== null) terms[term] += 1;
  }
  terms.low = Math.min(terms.low, MOST_LOW) / MOST_LOW;
  return terms;
}
