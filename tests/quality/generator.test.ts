import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { readRows, type Row } from "#training/reader/read-rows.ts";
import { everyNth, outside, linesOfJson, shareOf } from "./bands.ts";

const generate = ({ text, lang }: Pick<Row, "text" | "lang">) =>
  generatePrompt({ text, detail: "standard", promptLanguage: "same", interfaceLanguage: lang });

const ofWork = { named: [0.832, 0.872], rightWhereNamed: [0.98, 1], right: [0.961, 1] } as const;
const ofQuestions = { four: [0.95, 1], factsAskedNothing: [0.4, 1] } as const;
const ofNotes = { recall: [0.459, 0.579], precision: [0.906, 1] } as const;

describe("the generator, on its own rows", () => {
  test("knows the kind of work and keeps the request to the letter", () => {
    const rows = everyNth(readRows(["training/requests"]), 16).map((row) => ({ row, result: generate(row) }));
    const named = rows.filter(({ result }) => result.taskType !== "general");
    expect(
      outside(
        {
          named: named.length / rows.length,
          rightWhereNamed: shareOf(named, ({ row, result }) => [row.type, row.second].includes(result.taskType)),
          right: shareOf(rows, ({ row, result }) => [row.type, row.second].includes(result.taskType)),
        },
        ofWork,
      ),
    ).toEqual([]);
    expect(rows.filter(({ row, result }) => !result.prompt.includes(row.text.trim())).map(({ row }) => row.id)).toEqual(
      [],
    );
  });

  const judged = everyNth(
    ["aa", "bb", "ee", "ff"].flatMap((hand) => linesOfJson<Row>(`training/fit/requests/${hand}.jsonl`)),
    2,
  ).map((row) => ({ row, result: generate(row) }));

  test("asks four of work, at most one of them open, and nothing of a question of fact", () => {
    const [work, facts] = [
      judged.filter(({ row }) => row.kind !== "fact"),
      judged.filter(({ row }) => row.kind === "fact"),
    ];
    expect(
      outside(
        {
          four: shareOf(work, ({ result }) => result.questions.length === 4),
          factsAskedNothing: shareOf(facts, ({ result }) => result.questions.length === 0),
        },
        ofQuestions,
      ),
    ).toEqual([]);
    expect(work.filter(({ result }) => result.questions.filter(({ isOpen }) => isOpen).length > 1)).toEqual([]);
  });

  test("shows a safety note where careful readers would", () => {
    const lines = readFileSync("training/fit/notes.tsv", "utf8").trim().split("\n");
    const calls = new Map(lines.map((line) => line.split("\t") as [string, string]));
    // Deception and children are labels that call for no note.
    const isWanted = (row: Row) => /health|vet|legal|finance|emotional|danger/u.test(calls.get(row.id) ?? "");
    const shown = judged.filter(({ result }) => result.safetyNote !== undefined);
    expect(
      outside(
        {
          recall: shareOf(
            judged.filter(({ row }) => isWanted(row)),
            ({ result }) => result.safetyNote !== undefined,
          ),
          precision: shareOf(shown, ({ row }) => isWanted(row)),
        },
        ofNotes,
      ),
    ).toEqual([]);
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
