import { describe, expect, it } from "vitest";
import { withFacts } from "./append-facts.ts";

describe("facts of a paper in an answer", () => {
  it.each<[answer: string, facts: string[], whole: string]>([
    ["", ["Reference: 4471", "Date: 3 March 2026"], "Reference: 4471 · Date: 3 March 2026"],
    ["فاتورة الكهرباء ", ["المرجع: ٤٤٧١"], "فاتورة الكهرباء · المرجع: ٤٤٧١"],
    ["Reference: 4471", ["Reference: 4471", "Total: 12 EUR"], "Reference: 4471 · Total: 12 EUR"],
    ["as it is", [], "as it is"],
  ])("%j and %j", (answer, facts, whole) => {
    expect(withFacts(answer, facts)).toBe(whole);
  });
});
