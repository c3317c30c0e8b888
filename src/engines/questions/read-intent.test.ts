import { describe, expect, test } from "vitest";
import { INTENTS } from "./intent-features.ts";
import { intentOf } from "./read-intent.ts";

const at = (chances: Partial<Record<(typeof INTENTS)[number], number>>) =>
  INTENTS.map((intent) => chances[intent] ?? 0);
const LEAST = { least: 0.5, leastFact: 0.6 };

describe("what is named", () => {
  test.each([
    ["a sure one", { plan: 0.7, write: 0.3 }, "plan"],
    ["none where none is sure", { plan: 0.4, write: 0.4, choose: 0.2 }, null],
    ["a fact where that is sure", { fact: 0.65, write: 0.35 }, "fact"],
    ["to understand, where it may be a fact", { fact: 0.4, understand: 0.2, write: 0.4 }, "understand"],
  ] as const)("%s", (_, chances, named) => expect(intentOf(at(chances), LEAST)).toBe(named));
});
