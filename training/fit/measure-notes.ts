import { readFileSync } from "node:fs";
import { notesFor } from "#engines/prompt-composer/safety-notes.ts";
import type { Noted } from "#engines/prompt-composer/result-phrases.ts";
import type { ReadRow } from "../reader/read-held-out.ts";

/** What a label of `notes.tsv` calls for. */
const CALLS_FOR: Partial<Record<string, Noted>> = {
  health: "health",
  vet: "health",
  legal: "legal",
  finance: "finance",
  emotional: "crisis",
  danger: "crisis",
};

/** Prints how many safety notes the judged requests get, read without their writers, and how many of them a reader would show. */
export function measureNotes(held: readonly ReadRow[]): void {
  const labels = readLabels();
  const judged = held.filter(({ row }) => "labels" in row);
  for (const note of ["health", "legal", "finance", "crisis"] as const) {
    const shown = judged.filter(({ row, reading }) => notesFor(row.text, reading).has(note));
    const fits = shown.filter(({ row }) => labels.get(row.id)?.has(note));
    const wanted = judged.filter(({ row }) => labels.get(row.id)?.has(note));
    process.stdout.write(`note ${note}: shown ${shown.length}, fits ${fits.length}, wanted ${wanted.length}\n`);
  }
}

function readLabels(): Map<string, Set<Noted>> {
  const lines = readFileSync("training/fit/notes.tsv", "utf8").trim().split("\n");
  return new Map(
    lines.map((line) => {
      const [id, labels] = line.split("\t") as [string, string];
      return [id, new Set(labels.split(",").flatMap((label) => CALLS_FOR[label] ?? []))];
    }),
  );
}
