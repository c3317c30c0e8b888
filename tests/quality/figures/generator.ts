import { readFileSync } from "node:fs";
import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { readRows, type Row } from "#training/reader/read-rows.ts";
import { everyNth, linesOfJson, shareOf } from "../bands.ts";

const generate = ({ text, lang }: Pick<Row, "text" | "lang">) =>
  generatePrompt({ text, detail: "standard", promptLanguage: "same", interfaceLanguage: lang });

/** Some of the requests whose kind of work is labelled, with what was made of them. */
export const workRows = () =>
  everyNth(readRows(["training/requests"]), 16).map((row) => ({ row, result: generate(row) }));

/** How the kind of work is known. */
export function ofWork(rows = workRows()) {
  const named = rows.filter(({ result }) => result.taskType !== "general");
  return {
    named: named.length / rows.length,
    rightWhereNamed: shareOf(named, ({ row, result }) => [row.type, row.second].includes(result.taskType)),
    right: shareOf(rows, ({ row, result }) => [row.type, row.second].includes(result.taskType)),
  };
}

/** Some of the requests that careful readers judged, with what was made of them. */
export const judgedRows = () =>
  everyNth(
    ["aa", "bb", "ee", "ff"].flatMap((hand) => linesOfJson<Row>(`training/fit/requests/${hand}.jsonl`)),
    2,
  ).map((row) => ({ row, result: generate(row) }));

/** Whether work is asked about and a question of fact is not. */
export function ofQuestions(judged = judgedRows()) {
  const [work, facts] = [
    judged.filter(({ row }) => row.kind !== "fact"),
    judged.filter(({ row }) => row.kind === "fact"),
  ];
  return {
    four: shareOf(work, ({ result }) => result.questions.length === 4),
    factsAskedNothing: shareOf(facts, ({ result }) => result.questions.length === 0),
  };
}

/** Whether a safety note is shown where careful readers would. */
export function ofNotes(judged = judgedRows()) {
  const lines = readFileSync("training/fit/notes.tsv", "utf8").trim().split("\n");
  const calls = new Map(lines.map((line) => line.split("\t") as [string, string]));
  // Deception and children are labels that call for no note.
  const isWanted = (row: Row) => /health|vet|legal|finance|emotional|danger/u.test(calls.get(row.id) ?? "");
  const shown = judged.filter(({ result }) => result.safetyNote !== undefined);
  return {
    recall: shareOf(
      judged.filter(({ row }) => isWanted(row)),
      ({ result }) => result.safetyNote !== undefined,
    ),
    precision: shareOf(shown, ({ row }) => isWanted(row)),
  };
}

/** All of the generator's figures. */
export function figures() {
  const judged = judgedRows();
  return { work: ofWork(), questions: ofQuestions(judged), notes: ofNotes(judged) };
}
