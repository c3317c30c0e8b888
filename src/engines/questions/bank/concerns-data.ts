/** One matter that a question asks after. */
export type Concern =
  | "age"
  | "body"
  | "illness"
  | "medicines"
  | "drug"
  | "start"
  | "product"
  | "price"
  | "special"
  | "facts"
  | "doubts"
  | "budget"
  | "tried";

/**
 * The single matters that questions ask after, where several questions ask after the same ones. Beside a topic's concept, which
 * the learned worth of a question rests on: an open question asks after several at once.
 */
export const CONCERNS: Readonly<Record<string, readonly Concern[]>> = {
  "facts-health-info-drug": ["age", "illness", "medicines"],
  "facts-health-info-diet-fitness": ["age", "body", "illness"],
  "facts-health-info-symptom": ["start", "age", "illness", "medicines"],
  "health-who": ["age"],
  "health-conditions": ["illness", "medicines"],
  "health-since": ["start"],
  "drug-name": ["drug"],
  "drug-others": ["medicines"],
  "diet-body": ["age", "body"],
  "facts-marketing-post-ad": ["product", "price", "special"],
  "facts-marketing-product-description": ["facts", "price", "doubts"],
  "facts-marketing-campaign-plan": ["budget", "tried"],
  "facts-marketing": ["special", "budget"],
  "market-product": ["product"],
  "market-offer": ["price"],
  "market-special": ["special"],
  "market-worry": ["doubts"],
  "describe-facts": ["facts"],
  "campaign-budget": ["budget"],
  tried: ["tried"],
};
