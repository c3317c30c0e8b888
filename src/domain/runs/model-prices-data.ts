/** US dollars for a million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

/**
 * List prices without caching or batch discounts, by model name, as the vendors published them for November 2026. A model
 * that is not here has no estimate.
 */
export const MODEL_PRICES: Readonly<Record<string, ModelPrice>> = {
  "deepseek-flash": { input: 0.14, output: 0.28 },
  "deepseek-v4-flash": { input: 0.14, output: 0.28 },
  "deepseek-v4-pro": { input: 0.435, output: 0.87 },
  "claude-haiku-5-5": { input: 0.1, output: 0.5 },
  "claude-sonnet-5-5": { input: 2, output: 10 },
  "gpt-6.1-sol": { input: 2, output: 10 },
};
