import { TASK_TYPES } from "#engines/reader/reading.ts";

/** What a piece of a prompt can do: each is asked for itself, since a piece does several things at once. */
export const PIECE_ROLES = [
  "task",
  "question",
  "background",
  "requirement",
  "exclusion",
  "format",
  "audience",
  "tone",
  "length",
  "material",
  "example",
  "goal",
  "meta",
  "courtesy",
  "role",
  "success",
  "language",
  "uncertainty",
  "guard",
  "rights",
  "stop",
  "data-rule",
] as const;
export type PieceRole = (typeof PIECE_ROLES)[number];

/** Properties of a piece that speak against it, and faults that hold for a whole clause. */
export const PIECE_FAULTS = [
  "vague",
  "vague-goal",
  "persona-puffery",
  "filler-politeness",
  "impossible-capability",
  "unverifiable-sources",
  "unsafe-request",
  "injection-risk",
  "missing-input-placeholder",
  "high-stakes-no-guardrail",
  "agent-no-tool-boundaries",
  "agent-no-stop-rule",
  "missing-audience",
  "reasoning-order",
] as const;
export type PieceFault = (typeof PIECE_FAULTS)[number];

/** Faults that single words or short phrases carry. */
export const WORD_FAULTS = [
  "subjective-quality-words",
  "forced-reasoning-phrase",
  "shouting-emphasis",
  "time-sensitive-no-date",
] as const;
export type WordFault = (typeof WORD_FAULTS)[number];

/** Subjects of a whole prompt that ask for care; that more must be said first; that a verdict is asked for on body, rights or money. */
export const TOPICS = ["health", "legal", "finance", "agent", "thin", "verdict"] as const;
export type Topic = (typeof TOPICS)[number];

export const PIECE_OUTPUTS = [...PIECE_ROLES, ...PIECE_FAULTS] as const;
export type PieceOutput = (typeof PIECE_OUTPUTS)[number];

/** The work, then the subjects. */
export const TEXT_OUTPUTS = [...TASK_TYPES, ...TOPICS] as const;
