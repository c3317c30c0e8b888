import { readFileSync } from "node:fs";
import { join } from "node:path";
import { composePrompt } from "#engines/prompt-composer/compose-prompt.ts";
import type { ComposeInput, ComposeResult } from "#engines/prompt-composer/compose-prompt.ts";
import { verifyPrompt } from "#engines/prompt-composer/verify-prompt.ts";
import { toAsciiDigits } from "#engines/text/digits.ts";
import { fold } from "#engines/text/fold.ts";

interface Row {
  id: string;
  tool?: string;
  input: string;
  notes: { variety?: string; task_type?: string; literal?: string[] };
}

interface Outcome {
  row: Row;
  result: ComposeResult;
  lost: string[];
  invented: string[];
}

const ROUNDS = 5;

/** Measures the built-in prompt generator on labelled requests: `DIR/dev.jsonl` with --data DIR, else a small sample. */
export async function run(options: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const file =
    options.data === undefined
      ? new URL("./samples/prompt-generate.jsonl", import.meta.url)
      : join(options.data, "dev.jsonl");
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
  const outcomes = rows.filter(({ tool }) => tool === undefined || tool === "prompt-generate").map(measure);
  const literals = outcomes.reduce((sum, { row }) => sum + (row.notes.literal?.length ?? 0), 0);
  const lost = outcomes.flatMap(({ row, lost: own }) => own.map((value) => `${row.id} ${value}`));
  const invented = outcomes.flatMap(({ row, invented: own }) => own.map((value) => `${row.id} ${value}`));
  const variety = mismatches(
    outcomes,
    ({ row }) => row.notes.variety,
    ({ result }) => result.variety ?? "en",
  );
  const type = mismatches(
    outcomes,
    ({ row }) => row.notes.task_type,
    ({ result }) => result.taskType,
  );
  const milliseconds = medianMilliseconds(outcomes.map(({ row }) => row));
  const count = (misses: string[]) => `${outcomes.length - misses.length} of ${outcomes.length}`;
  return {
    table: [
      ["measure", "figure", "misses"],
      ["literals kept", `${literals - lost.length} of ${literals}`, lost.join("; ")],
      ["numbers invented", String(invented.length), invented.join("; ")],
      ["variety right", count(variety), variety.join("; ")],
      ["task type right", count(type), type.join("; ")],
      ["median ms per prompt", milliseconds.toFixed(2), ""],
    ],
    json: { rows: outcomes.length, literals: { of: literals, lost }, invented, variety, type, milliseconds },
  };
}

function input(text: string): ComposeInput {
  return {
    text,
    target: "any",
    detail: "standard",
    outputType: "text",
    promptLanguage: "same",
    askFirst: false,
    interfaceLanguage: "en",
  };
}

function measure(row: Row): Outcome {
  const result = composePrompt(input(row.input));
  const flat = comparable(result.prompt);
  const faults = verifyPrompt(row.input, result, { promptLanguage: result.textLanguage === "ar" ? "ar" : "en" });
  return {
    row,
    result,
    lost: (row.notes.literal ?? []).filter((value) => !flat.includes(comparable(value))),
    invented: faults.filter(({ code }) => code === "new-number").map(({ detail }) => detail),
  };
}

/** Letter case, letter forms and digit systems count as equal. */
function comparable(text: string): string {
  return fold(toAsciiDigits(text));
}

function mismatches(
  outcomes: Outcome[],
  wanted: (outcome: Outcome) => string | undefined,
  found: (outcome: Outcome) => string,
): string[] {
  return outcomes
    .filter((outcome) => wanted(outcome) !== undefined && wanted(outcome) !== found(outcome))
    .map((outcome) => `${outcome.row.id} ${wanted(outcome)} was ${found(outcome)}`);
}

/** The median over requests of the fastest of a few rounds each: other work on the machine counts as little as it can. */
function medianMilliseconds(rows: Row[]): number {
  const fastest = rows.map(({ input: text }) => {
    const times = Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      composePrompt(input(text));
      return performance.now() - start;
    });
    return Math.min(...times);
  });
  return fastest.toSorted((a, b) => a - b)[Math.floor(fastest.length / 2)] ?? 0;
}
