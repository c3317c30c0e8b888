import type { Question } from "#engines/questions/question.ts";
import type { RULE_TEXTS } from "./guide/rule-texts.ts";
import type { Bilingual, Severity } from "./rule.ts";

export type RuleId = keyof typeof RULE_TEXTS;

/**
 * One place where a rule applies. `start` and `end` are offsets in the original text (`end` exclusive), both null for
 * something absent. `replacement` takes the place of the span: a swap of marks, or nothing where the whole clause goes.
 */
export interface Finding {
  id: RuleId;
  start: number | null;
  end: number | null;
  replacement?: string;
  /** The span must never be shown as it is. */
  masked?: boolean;
  /** Likely, not proven: then it is never critical. */
  unproven?: boolean;
  /** What is special about this finding, put after the rule's own message. */
  detail?: Bilingual;
}

/** A reported problem. For secrets and personal ids `quote` is masked. */
export interface Issue {
  id: RuleId;
  severity: Severity;
  start: number | null;
  end: number | null;
  quote?: string;
  message: string;
  fix: string;
  replacement?: string;
  /** What would repair it and only the author knows; the answer goes into the text as a labelled detail. */
  question?: Question;
}
