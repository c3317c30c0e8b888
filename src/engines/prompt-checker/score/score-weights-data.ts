// Written by `npm run train -- checker`. Do not edit.
import type { Term } from "./score-terms.ts";

/** Points before anything is stated. */
export const BASE = 13.7;

/** Points that each term gives or takes, per whole term. */
export const POINTS: Record<Term, number> = {
  task: 5.8,
  material: 0.4,
  audience: 7.3,
  purpose: 0,
  facts: 0,
  requirements: 0,
  format: 0.1,
  length: 2.3,
  tone: 0,
  language: 0.1,
  exclusions: 4.6,
  examples: 0,
  role: 0,
  success: 0.2,
  uncertainty: 0,
  needed: 10,
  substance: 0,
  breadth: 0,
  clauses: 0,
  complete: 4.6,
  anchors: 7.3,
  vagueness: -14,
  doubt: -24.3,
  critical: -30,
  contradiction: -22.4,
  input: -15,
  goal: -15,
  context: -8,
  high: -18,
  medium: -10.6,
  absent: -2,
  low: -28,
};
