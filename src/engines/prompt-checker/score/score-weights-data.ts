// Written by `npm run train -- checker`. Do not edit.
import type { Term } from "./score-terms.ts";

/** Points before anything is stated. */
export const BASE = 19.5;

/** Points that each term gives or takes, per whole term. */
export const POINTS: Record<Term, number> = {
  task: 3.9,
  material: 6,
  audience: 6,
  purpose: 0,
  facts: 0,
  requirements: 2.7,
  format: 0,
  length: 1.4,
  tone: 0,
  language: 2.7,
  exclusions: 0,
  examples: 0,
  role: 0,
  success: 0.2,
  uncertainty: 0,
  needed: 6,
  substance: 3.3,
  breadth: 6,
  clauses: 0,
  complete: 0,
  anchors: 6,
  vagueness: -0.6,
  doubt: -20.7,
  critical: -30,
  contradiction: -22.8,
  input: -10,
  goal: -10,
  context: -8,
  high: -12,
  medium: -6,
  absent: -2,
  low: -20.9,
};
