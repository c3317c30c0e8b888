import { describe, expect, test } from "vitest";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { outside } from "./bands.ts";
import { judgedRows, ofNotes, ofQuestions, ofWork, workRows } from "./figures/generator.ts";

const WORK = { named: [0.832, 0.872], rightWhereNamed: [0.98, 1], right: [0.961, 1] } as const;
// The rows hold seven questions of fact: one more or less is 0.14.
const QUESTIONS = { four: [0.95, 1], factsAskedNothing: [0.25, 1] } as const;
const NOTES = { recall: [0.459, 0.579], precision: [0.906, 1] } as const;

describe("the generator, on its own rows", () => {
  test("knows the kind of work and keeps the request to the letter", () => {
    const rows = workRows();
    expect(outside(ofWork(rows), WORK)).toEqual([]);
    expect(rows.filter(({ row, result }) => !result.prompt.includes(row.text.trim())).map(({ row }) => row.id)).toEqual(
      [],
    );
  });

  const judged = judgedRows();

  test("asks four of work, at most one of them open, and nothing of a question of fact", () => {
    const work = judged.filter(({ row }) => row.kind !== "fact");
    expect(outside(ofQuestions(judged), QUESTIONS)).toEqual([]);
    expect(work.filter(({ result }) => result.questions.filter(({ isOpen }) => isOpen).length > 1)).toEqual([]);
  });

  test("shows a safety note where careful readers would", () => {
    expect(outside(ofNotes(judged), NOTES)).toEqual([]);
  });

  test("puts an answer into the prompt to the letter", () => {
    const lost = judged.flatMap(({ row, result }) => {
      const [first] = result.questions;
      if (!first) return [];
      const text = row.lang === "ar" ? "سبعة صناديق من الرمان" : "seven crates of plums";
      const { prompt } = generatePrompt({
        text: row.text,
        detail: "standard",
        promptLanguage: "same",
        interfaceLanguage: row.lang,
        answers: [{ id: first.id, text }],
      });
      return prompt.includes(text) && prompt.includes(row.text.trim()) ? [] : [row.id];
    });
    expect(lost).toEqual([]);
  });
});
