// Written by `npm run train -- checker`. Do not edit.
import type { Term } from "./score-terms.ts";

/** Points before anything is stated. */
export const BASE = 51.9;

/** Points that each term gives or takes, per whole term. */
export const POINTS: Record<Term, number> = {
  task: 11.8,
  material: 8.3,
  audience: 0,
  purpose: 0,
  facts: 2.2,
  requirements: 0,
  format: 2.3,
  length: 6.1,
  tone: 1.5,
  language: 5.3,
  exclusions: 6.1,
  examples: 6.4,
  role: 5.5,
  success: 0,
  uncertainty: 0.4,
  needed: 0.1,
  substance: 0,
  breadth: 9.6,
  clauses: 2.8,
  complete: 8.5,
  anchors: 8.1,
  vagueness: -22.1,
  critical: -30,
  contradiction: -14,
  input: -10,
  goal: -10,
  context: -5,
  high: -12,
  medium: -12,
  absent: -2.6,
  low: -26.3,
};
