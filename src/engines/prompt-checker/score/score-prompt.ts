import { RULE_TEXTS } from "../guide/rule-texts.ts";
import type { Dimension } from "../rule.ts";
import { type Fault, severityOf } from "../severity-of.ts";
import type { Evidence } from "./evidence.ts";
import { sigmoid } from "#engines/reader/linear-table.ts";
import { DIMENSION_OF, gravestById, LOWERING, RAISING, READ, type Term, termsOf } from "./score-terms.ts";
import scoreWeights from "#models/checker-score.json" with { type: "json" };

export type Band = "excellent" | "good" | "needs-work" | "weak";

/** A score of 0 to 100, its band, and the same per dimension. */
export interface Score {
  score: number;
  band: Band;
  dimensions: Record<Dimension, number>;
}

export type Weights = { base: number; terms: Readonly<Record<Term, number>> };
/** What `npm run train -- checker` found. */
export const SCORE_WEIGHTS: Weights = scoreWeights;
/** A prompt with a critical fault is never better than this; one that gives a secret away needs nothing else to be weak. */
const CRITICAL_CAP = 50;
const SECRET_CAP = 30;
/** Nothing is excellent beside a finding that is to be taken seriously. */
const HIGH_CAP = 79;
const MEDIUM_CAP = 84;
/** A prompt that lacks what its kind of work cannot do without is not good, whatever else it says. */
const LACKING_CAP = 69;
/** A short question about a fact is as good as it needs to be. */
const PLAIN_SCORE = 88;
const DIMENSIONS: readonly Dimension[] = ["clarity", "context", "output", "constraints", "consistency", "safety"];
/** What a fault takes from its own dimension, which has fewer things in it than the whole. */
const OF_DIMENSION = { critical: 80, high: 40, medium: 20, low: 8, info: 0 } as const;
/** A dimension is full when this share of all that it could hold is stated: no prompt needs everything. */
const FULL = 0.55;

/** No prompt comes nearer to full than this. */
export const MOST_STATED = 98;
/** So many points of what is read carry a score from a half to three quarters of it. */
export const STEEPNESS = 10;

/** What is read sets the score along a curve that flattens at both ends; each fault then takes its part off. */
export function scoreTerms(
  terms: Readonly<Record<Term, number>>,
  { base, terms: points }: Weights = SCORE_WEIGHTS,
): number {
  const read = READ.reduce((sum, term) => sum + points[term] * terms[term], base);
  const faults = LOWERING.reduce((sum, term) => sum + points[term] * terms[term], 0);
  return Math.max(0, MOST_STATED * sigmoid(read / STEEPNESS) + faults);
}

/** The score of a prompt by what it states and what was found in it, by the rules or by a provider. */
export function scorePrompt(evidence: Evidence, faults: readonly Fault[], weights: Weights = SCORE_WEIGHTS): Score {
  const terms = termsOf(evidence, faults);
  const isSound = evidence.plain === 1 && faults.length === 0;
  const full = Math.max(Math.round(scoreTerms(terms, weights)), isSound ? PLAIN_SCORE : 0);
  const score = Math.min(full, capOf(terms, faults), evidence.lacking === 1 ? LACKING_CAP : MOST_STATED);
  const dimensions = Object.fromEntries(
    DIMENSIONS.map((dimension) => [dimension, ofDimension(dimension, evidence, faults)]),
  ) as Record<Dimension, number>;
  return { score, band: bandOf(score), dimensions };
}

function capOf(terms: Readonly<Record<Term, number>>, faults: readonly Fault[]): number {
  if (faults.some((fault) => fault.id === "leaked-secret" && severityOf(fault) === "critical")) return SECRET_CAP;
  if (terms.critical > 0) return CRITICAL_CAP;
  if (terms.contradiction + terms.input + terms.goal + terms.high > 0) return HIGH_CAP;
  return terms.context + terms.medium > 0 ? MEDIUM_CAP : MOST_STATED;
}

function ofDimension(dimension: Dimension, evidence: Evidence, faults: readonly Fault[]): number {
  const own = RAISING.filter((term) => DIMENSION_OF[term] === dimension);
  const weight = (term: (typeof RAISING)[number]) => LEAST_WEIGHT + SCORE_WEIGHTS.terms[term];
  const all = own.reduce((sum, term) => sum + weight(term), 0);
  const stated = own.reduce((sum, term) => sum + weight(term) * evidence[term], 0);
  const share = own.length === 0 ? 1 : Math.min(1, stated / (FULL * all));
  const taken = [...gravestById(faults)]
    .filter(([id]) => RULE_TEXTS[id].dimension === dimension)
    .reduce((sum, [, severity]) => sum + OF_DIMENSION[severity], 0);
  return Math.round(Math.max(0, 100 * share - taken));
}

/** What counts little for the whole still belongs to its dimension. */
const LEAST_WEIGHT = 2;

function bandOf(score: number): Band {
  if (score >= 85) return "excellent";
  if (score >= 70) return "good";
  return score >= 50 ? "needs-work" : "weak";
}
