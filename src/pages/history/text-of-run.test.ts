import { describe, expect, it } from "vitest";
import { textOfRun } from "./text-of-run.ts";

const VERDICTS = { "likely-ai": "Likely AI. Most of it reads like a model." };
const of = (result: Record<string, unknown>) => textOfRun({ input: {}, envelope: { result } }, VERDICTS);

describe("the text of a run in history", () => {
  it("is a detector's verdict in words, also where the text came from a file", () => {
    expect(of({ verdict: "likely-ai", probability: 0.9, sentences: [] })).toBe(VERDICTS["likely-ai"]);
    expect(of({ verdict: "likely-ai", text: "what the file says" })).toBe(VERDICTS["likely-ai"]);
  });

  it("is a checker's rewrite, whose verdict is a sentence of its own", () => {
    expect(of({ verdict: "A sound prompt.", improved: "Write a poem." })).toBe("Write a poem.");
  });

  it("is a picture's description where no prompt was made, and never raw data", () => {
    expect(of({ prompt: "", description: "A wide, dark image." })).toBe("A wide, dark image.");
    expect(of({ palette: [] })).toBe("");
  });
});
