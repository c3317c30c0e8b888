// Written by `npm run train -- checker`. Do not edit.
import type { Term } from "./score-terms.ts";

/** Points before anything is stated. */
export const BASE = 14;

/** Points that each term gives or takes, per whole term. */
export const POINTS: Record<Term, number> = {
  task: 5.5,
  material: 0.4,
  audience: 6.9,
  purpose: 0,
  facts: 0,
  requirements: 0,
  format: 0.2,
  length: 2.3,
  tone: 0,
  language: 0.1,
  exclusions: 4.7,
  examples: 0,
  role: 0,
  success: 0.2,
  uncertainty: 0,
  needed: 10,
  substance: 0,
  breadth: 0,
  clauses: 0,
  complete: 4.5,
  anchors: 7.3,
  vagueness: -13.7,
  doubt: -24.5,
  critical: -30,
  contradiction: -22.3,
  input: -15,
  goal: -15,
  context: -8,
  high: -18,
  medium: -10.6,
  absent: -2,
  low: -28,
};
