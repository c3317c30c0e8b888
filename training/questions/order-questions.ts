import type { Brief } from "./read-briefs.ts";

/** The place that a question was given by hand counts as much as one brief, and so does what it draws out in other kinds. */
const PRIOR_BRIEFS = 1;
const POOLED_BRIEFS = 1;
/** A fact counts this much less than the one before it: briefs name first what matters most. */
const FALL_OF_FACTS = 0.1;
/** What the order by hand says of a place: each further one is worth this share of the first less. */
const FALL_OF_PLACES = 0.06;

/** What a question that does not fit at all costs, in facts of the first weight. */
const COST_OF_ODD = 0.5;

/** The share of a brief, 0 to 1, that the answers to these questions carry; those the text answers are not asked. */
export function coverageOf(brief: Brief, questions: readonly string[]): number {
  const known = new Set(questions.flatMap((question) => brief.draws[question] ?? []));
  const all = brief.brief.map((_, fact) => weightOf(fact));
  return [...known].reduce((sum, fact) => sum + weightOf(fact), 0) / all.reduce((sum, weight) => sum + weight, 0);
}

/**
 * Orders candidates greedily: next comes the question that draws most out of what the earlier ones left, on the mean over the
 * briefs of this kind of work, smoothed by what it draws out in other kinds and by its place in the order by hand.
 */
export function orderQuestions(
  candidates: readonly string[],
  own: readonly Brief[],
  others: readonly Brief[],
): string[] {
  const known = new Map<Brief, Set<number>>([...own, ...others].map((brief) => [brief, new Set<number>()]));
  const left = new Set(candidates);
  const order: string[] = [];
  const gainOf = (brief: Brief, question: string) => {
    if (brief.odd.includes(question)) return -COST_OF_ODD;
    if (brief.answered.includes(question)) return 0;
    const drawn = (brief.draws[question] ?? []).filter((fact) => !known.get(brief)?.has(fact));
    return drawn.reduce((sum, fact) => sum + weightOf(fact), 0);
  };
  const total = (briefs: readonly Brief[], question: string) =>
    briefs.reduce((sum, brief) => sum + gainOf(brief, question), 0);
  const typical = total(own, candidates[0] as string) / Math.max(1, own.length) || 1;
  while (left.size > 0) {
    const valueOf = (question: string) => {
      const judged = own.filter((brief) => question in brief.draws);
      const pool = others.filter((brief) => question in brief.draws);
      const shared = pool.length > 0 ? (total(pool, question) / pool.length) * POOLED_BRIEFS : 0;
      const place = typical * Math.max(0, 1 - FALL_OF_PLACES * candidates.indexOf(question)) * PRIOR_BRIEFS;
      const weight = judged.length + (pool.length > 0 ? POOLED_BRIEFS : 0) + PRIOR_BRIEFS;
      return (total(judged, question) + shared + place) / weight;
    };
    const best = [...left].reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a));
    order.push(best);
    left.delete(best);
    for (const [brief, facts] of known) for (const fact of brief.draws[best] ?? []) facts.add(fact);
  }
  return order;
}

function weightOf(fact: number): number {
  return 1 / (1 + fact * FALL_OF_FACTS);
}
