import { RULE_TEXTS } from "./guide/rule-texts.ts";
import type { Severity } from "./rule.ts";
import type { Finding } from "./finding.ts";

/** A fault as the rules found it, or as it was reported with its severity. */
export type Fault = Pick<Finding, "id" | "unproven"> & { severity?: Severity };

/** How grave a fault is: its rule's severity, but nothing that is only likely is critical. */
export function severityOf({ id, unproven, severity = RULE_TEXTS[id].severity }: Fault): Severity {
  return unproven === true && severity === "critical" ? "high" : severity;
}

/** The gravest of the findings of one rule. */
export function isProven(findings: readonly Fault[]): boolean {
  return findings.some(({ unproven }) => unproven !== true);
}
