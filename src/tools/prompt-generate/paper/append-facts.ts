/** An answer is no longer than this. */
export const ANSWER_LETTERS = 600;

/** An answer with facts behind what it says already: "Reference: 4471 · Date: 3 March 2026". What it has is not said again. */
export function withFacts(answer: string, facts: readonly string[]): string {
  const before = answer.trim();
  const fresh = facts.filter((fact) => !before.includes(fact));
  return [before, ...fresh].filter((part) => part !== "").join(" · ");
}
