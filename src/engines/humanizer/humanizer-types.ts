import type { RuleId } from "./messages.ts";

type Strength = "light" | "standard" | "strong";
type Register = "keep" | "formal" | "friendly" | "professional" | "academic";

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

/** One change; `start` and `end` are places in the original and `before` is what was there. Changes never overlap. */
export interface Change {
  ruleId: RuleId;
  start: number;
  end: number;
  before: string;
  after: string;
  why: string;
}

/** A sign that no rule can take out safely, at its place in the original, with what a person can do about it. */
export interface Mark {
  ruleId: RuleId;
  start: number;
  end: number;
  title: string;
  advice: string;
}

/** Something a person has to decide; `start` and `end` are places in the original. */
export interface Flag {
  start: number;
  end: number;
  kind: "needs-source" | "check-date" | "placeholder" | "mixed-digits" | "variety" | "register" | "language" | "verse";
  message: string;
}

/** What came of a text. Scores are the product's own style measure from 0 to 100, higher meaning more machine-like. */
export interface HumanizeResult {
  text: string;
  changes: Change[];
  marks: Mark[];
  flags: Flag[];
  signs: { before: Record<string, number>; after: Record<string, number> };
  facts: { kept: number; lost: string[] };
  scoreBefore: number;
  scoreAfter: number;
  mode: Strength;
  register: Register;
  textLanguage: "ar" | "en" | "other";
}

/** A sign at its place in the text. */
export interface Sign {
  ruleId: RuleId;
  start: number;
  end: number;
}

/** What an edit is, the surest first: where two meet, the first is kept. */
export const EDIT_KINDS = ["residue", "sentence", "frame", "tail", "typing", "swap", "asked"] as const;

/** A whole unit that could go or give way to another; `after` takes the place of the text from `start` to `end`. */
export interface Edit {
  kind: (typeof EDIT_KINDS)[number];
  ruleId: RuleId;
  start: number;
  end: number;
  after: string;
  /** Writes a locked number in other digits; its value stays. */
  throughLocks?: boolean;
}
