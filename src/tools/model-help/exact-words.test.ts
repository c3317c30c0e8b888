import { describe, expect, test } from "vitest";
import { holdsSpokenWords, holdsWords } from "./exact-words.ts";

const CALLS = "ميتين! ميتين وعشرة! ميتين وعشرين! نصيبك يا بو فهد";

describe("words to be kept", () => {
  test("a spoken line may be spread over beats, sentence by sentence", () => {
    const prompt = "[0-2] he calls: ميتين! [2-4] louder: ميتين وعشرة! [4-7] ميتين وعشرين! He points: نصيبك يا بو فهد";
    expect(holdsWords(prompt, CALLS)).toBe(false);
    expect(holdsSpokenWords(prompt, CALLS)).toBe(true);
  });

  test("but not without one of them, nor in another order, nor cut inside", () => {
    expect(holdsSpokenWords("ميتين! ميتين وعشرة! نصيبك يا بو فهد", CALLS)).toBe(false);
    expect(holdsSpokenWords("نصيبك يا بو فهد! ميتين! ميتين وعشرة! ميتين وعشرين!", CALLS)).toBe(false);
    expect(holdsSpokenWords("القميص ده … أبوك لبسه", "القميص ده أبوك لبسه")).toBe(false);
  });
});
