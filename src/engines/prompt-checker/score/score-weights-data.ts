// Written by `npm run train -- checker`. Do not edit.
import type { Term } from "./score-terms.ts";

/** Points before anything is stated. */
export const BASE = 2.2;

/** Points that each term gives or takes, per whole term. */
export const POINTS: Record<Term, number> = {
  task: 8.7,
  material: 4.7,
  audience: 30.2,
  purpose: 3.6,
  facts: 0,
  requirements: 0,
  format: 0,
  length: 4,
  tone: 0,
  language: 3.5,
  exclusions: 0,
  examples: 2.5,
  role: 0,
  success: 2,
  uncertainty: 0,
  needed: 0,
  substance: 0,
  breadth: 12.8,
  clauses: 0,
  complete: 9.8,
  anchors: 9.5,
  vagueness: 0,
  thin: -12.3,
  critical: -30,
  contradiction: -22.3,
  input: -10.9,
  goal: -10,
  context: -5.9,
  high: -12,
  medium: -6,
  absent: -2,
  low: -28,
};
