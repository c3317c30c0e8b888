// Written by `npm run train -- checker`. Do not edit.
import type { Term } from "./score-terms.ts";

/** Points before anything is stated. */
export const BASE = 12.7;

/** Points that each term gives or takes, per whole term. */
export const POINTS: Record<Term, number> = {
  task: 6.6,
  material: 1.9,
  audience: 5.9,
  purpose: 0,
  facts: 0,
  requirements: 0,
  format: 0.7,
  length: 2.5,
  tone: 0,
  language: 0,
  exclusions: 4.3,
  examples: 0,
  role: 0,
  success: 0.2,
  uncertainty: 2,
  needed: 10,
  substance: 0,
  breadth: 0.9,
  clauses: 0,
  complete: 4.3,
  anchors: 6.1,
  vagueness: -12.7,
  doubt: -23.3,
  critical: -30,
  contradiction: -21,
  input: -15,
  goal: -15,
  context: -8,
  high: -18,
  medium: -7.9,
  absent: -2,
  low: -28,
};
