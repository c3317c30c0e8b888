import type { RuleId } from "./messages.ts";

export type Strength = "light" | "standard" | "strong";
export type Register = "keep" | "formal" | "friendly" | "professional" | "academic";

/** A request to the engine. `leave` holds spans of `text` (UTF-16, end exclusive) that no change may touch. */
export interface HumanizeInput {
  text: string;
  strength: Strength;
  register: Register;
  purpose?: string;
  variety?: "msa" | "simple-msa" | "egy" | "glf" | "lev" | "mgr";
  keep: string[];
  sample?: string;
  leave?: { start: number; end: number }[];
  interfaceLanguage: "ar" | "en";
}

/** One change; `start` and `end` are places in the original and `before` is what stood there. Changes never overlap. */
export interface Change {
  ruleId: RuleId;
  start: number;
  end: number;
  before: string;
  after: string;
  why: string;
}

/** Something a person has to decide; `start` and `end` are places in the original. */
export interface Flag {
  start: number;
  end: number;
  kind:
    | "needs-source"
    | "check-date"
    | "placeholder"
    | "mixed-digits"
    | "synonym-cycling"
    | "variety"
    | "register"
    | "language"
    | "verse";
  message: string;
}

/** What came of a text. Scores are a style measure of ours from 0 to 100, higher meaning more machine-like. */
export interface HumanizeResult {
  text: string;
  changes: Change[];
  flags: Flag[];
  signs: { before: Record<string, number>; after: Record<string, number> };
  facts: { kept: number; lost: string[] };
  scoreBefore: number;
  scoreAfter: number;
  mode: Strength;
  register: Register;
  textLanguage: "ar" | "en" | "other";
}

/** A stretch of the original and what takes its place. */
export interface Part {
  start: number;
  end: number;
  after: string;
}

/**
 * A sign found in a text. `parts` is the edit that removes it; without it the sign is only counted. `level` is the
 * lowest strength that acts on it (1 light, 2 standard, 3 strong). `drop` allows the whole sentence to go when it
 * carries nothing else.
 */
export interface Sign {
  ruleId: RuleId;
  start: number;
  end: number;
  parts?: Part[];
  level: 1 | 2 | 3;
  weight: number;
  drop?: boolean;
  flag?: Flag["kind"];
  /** The edit keeps a locked number's value and may write it in other digits. */
  throughLocks?: boolean;
  /** Speaks of its whole sentence, not of its own words alone. */
  whole?: boolean;
  /** Counts only at the text's beginning or end. */
  at?: "first" | "last";
}
