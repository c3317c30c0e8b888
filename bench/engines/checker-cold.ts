import { readdirSync } from "node:fs";
import { join } from "node:path";
import { CHECKER_WEIGHTS } from "#engines/prompt-checker/reading/checker-weights.ts";
import { applyAllFixes } from "#engines/prompt-checker/rewrite.ts";
import { SCORE_WEIGHTS } from "#engines/prompt-checker/score/score-prompt.ts";
import { measureHand, readHand, summaryOf } from "#training/checker/measure-hand.ts";
import { readPromptFile } from "#training/checker/read-prompts.ts";

/**
 * Prompts by a hand that nobody had seen: `npm run bench -- checker-cold --data DIR` reads every `*.jsonl` of the directory,
 * rows as `training/prompts/README.md` says (`parts`, `given` and `type` may be left out): `quality` 3 or 4 without `defects`
 * is sound, `defects` name what is wrong by rule id, and two versions of one prompt share `pair` with `side` better and worse.
 * A defect may name several ids with a bar between them: each of them is right.
 */
export async function run({ data }: { data?: string }): Promise<{ table: string[][]; json: object }> {
  if (data === undefined) return { table: [["checker-cold", "needs --data DIR with prompts as *.jsonl"]], json: {} };
  const rows = readdirSync(data)
    .filter((file) => file.endsWith(".jsonl"))
    .sort()
    .flatMap((file) => readPromptFile(join(data, file)));
  const read = readHand(rows, CHECKER_WEIGHTS, SCORE_WEIGHTS);
  const rewrites = rows.filter(({ text }) => applyAllFixes(text) !== text).length;
  const notes = read.flatMap(({ row, score, faults, missed, grave, gap }) => [
    ...(row.quality !== null && row.quality >= 3 && row.faults.length === 0 && score < 85
      ? [[`sound below 85: ${row.id}`, `${Math.round(score)} ${faults.map(({ id }) => id).join(" ")}`]]
      : []),
    ...(row.faults.length === 0 && grave.length > 0 ? [[`alarm: ${row.id}`, grave.join(" ")]] : []),
    ...missed.map((id) => [`missed: ${row.id} ${id}`, `${Math.round(score)} ${faults.map((one) => one.id).join(" ")}`]),
    ...(gap !== null && gap < 5 ? [[`order: ${row.id}`, gap.toFixed(1)]] : []),
  ]);
  return {
    table: [
      ["what", "result"],
      ...measureHand(read).map((line) => [...line]),
      ["rewrites shown", String(rewrites)],
      ...notes,
    ],
    json: summaryOf(read),
  };
}
