// Written by `npm run train -- checker`. Do not edit.
import type { Term } from "./score-terms.ts";

/** Points before anything is stated. */
export const BASE = 13.6;

/** Points that each term gives or takes, per whole term. */
export const POINTS: Record<Term, number> = {
  task: 4.4,
  material: 5.7,
  audience: 0.2,
  purpose: 0,
  facts: 0,
  requirements: 0,
  format: 0,
  length: 2.8,
  tone: 0,
  language: 0.7,
  exclusions: 2,
  examples: 0,
  role: 0,
  success: 0.1,
  uncertainty: 0,
  needed: 10,
  substance: 0,
  breadth: 10,
  clauses: 0,
  complete: 1.8,
  anchors: 9.3,
  vagueness: -8.2,
  doubt: -20.3,
  critical: -30,
  contradiction: -21,
  input: -15,
  goal: -15,
  context: -8,
  high: -18,
  medium: -6,
  absent: -2,
  low: -28,
};
