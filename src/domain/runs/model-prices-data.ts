/** US dollars for a million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

/** The month in which the prices below were noted. */
export const PRICES_NOTED_IN = "2026-11";

/**
 * Prices for an estimate, by model name: list prices without caching or batch discounts, as they were noted in that
 * month, some of them from second-hand excerpts rather than a vendor's own page. Ask the vendor before deciding by
 * the figure. A model that is not here has no estimate.
 */
export const MODEL_PRICES: Readonly<Record<string, ModelPrice>> = {
  "deepseek-flash": { input: 0.14, output: 0.28 },
  "deepseek-v4-flash": { input: 0.14, output: 0.28 },
  "deepseek-v4-pro": { input: 0.435, output: 0.87 },
  "claude-haiku-5-5": { input: 0.1, output: 0.5 },
  "claude-sonnet-5-5": { input: 2, output: 10 },
  "gpt-6.1-sol": { input: 2, output: 10 },
};
