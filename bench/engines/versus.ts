import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CallReply, WrittenCall } from "../support/file-provider.ts";
import { runCase, type VersusCase } from "../support/versus-run.ts";
import { type Judgement, placeOf, scoresOf } from "../support/versus-scores.ts";
import { shownOf } from "../support/versus-shown.ts";

/**
 * Is a tool with a model behind it better than the same model asked in a plain sentence? The measure of
 * `docs/decisions/0052-the-model-leads.md`.
 *
 * How to: put `cases.jsonl` into a directory, then `npm run bench -- versus --data DIR` after each step by hand; each run does
 * all that the files so far allow. Every file is JSON, one object a line.
 *
 * 1. Given `cases.jsonl` {id, tool, lang, text, input?, plain, need}, by an outside writer, used once.
 * 2. Written: `calls.jsonl` {id, call, system, messages}, what the product sends to a model, and `plain.jsonl` {id, message},
 *    the person's plain sentence. The same model answers both, each in a fresh chat that sees nothing else. Given:
 *    `replies.jsonl` {id, call, reply} and `plain-replies.jsonl` {id, reply}. A refused reply gives a further call, the repair.
 * 3. Written: `shown.jsonl`, both results as a person sees them, and `sheets.jsonl` {key, wish, need, A, B}, blind and in an
 *    order drawn by the case's id. Two readers, native in the case's language, score each side 0 to 10 for use at once and say
 *    which one they would have paid for. Given: `judgements.jsonl` {key, reader, a, b, pays, why}.
 * 4. Printed: per tool and reader, won (half a point or more), equal, lost, means, and the mean difference with its 90 %
 *    bootstrap interval over cases; how many results needed a repair, and how many show a breach.
 */
export async function run({ data }: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const directory = data ?? new URL("../samples/versus/", import.meta.url).pathname;
  const read = <Row>(name: string): Row[] => readRows(join(directory, name));
  const write = (name: string, rows: readonly object[]): void => {
    if (data !== undefined)
      writeFileSync(join(directory, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  };
  const cases = read<VersusCase>("cases.jsonl");
  const replies = read<CallReply>("replies.jsonl");
  const plain = new Map(read<{ id: string; reply: string }>("plain-replies.jsonl").map(({ id, reply }) => [id, reply]));
  const runs = await Promise.all(cases.map(async (one) => ({ one, run: await runCase(one, replies) })));
  const open = runs.flatMap(({ run: { open: calls } }) => calls);
  write("calls.jsonl", kept(read<WrittenCall>("calls.jsonl"), open));
  write(
    "plain.jsonl",
    cases.map(({ id, plain: message }) => ({ id, message })),
  );
  const shown = runs
    .filter(({ run: { open: calls } }) => calls.length === 0)
    .map(({ one, run: { result, warnings, repaired } }) => ({
      id: one.id,
      tool: one.tool,
      product: result === null ? null : shownOf(one, result, warnings),
      alone: plain.get(one.id) ?? null,
      repaired,
      warnings,
    }));
  write("shown.jsonl", shown);
  write(
    "sheets.jsonl",
    shown.flatMap(({ id, product, alone }) =>
      sheetOf(cases.find((one) => one.id === id) as VersusCase, product, alone),
    ),
  );
  const judged = read<Judgement>("judgements.jsonl");
  const scores = scoresOf(cases, judged);
  return {
    table: [HEAD, ...scores.map((score) => HEAD_KEYS.map((key) => cell(score[key])))],
    json: {
      cases: cases.length,
      open: open.map(({ id, call }) => `${id} ${call}`),
      noAnswer: shown.filter(({ product }) => product === null).map(({ id }) => id),
      repaired: shown.filter(({ repaired }) => repaired).map(({ id }) => id),
      breaches: shown.filter(({ warnings }) => warnings.length > 0).map(({ id, warnings }) => ({ id, warnings })),
      scores,
    },
  };
}

const HEAD_KEYS = [
  "tool",
  "reader",
  "cases",
  "won",
  "equal",
  "lost",
  "product",
  "alone",
  "difference",
  "interval",
] as const;
const HEAD = [...HEAD_KEYS.slice(0, -1), "90 %"];

function cell(value: string | number | [number, number]): string {
  if (Array.isArray(value)) return value.map((each) => each.toFixed(2)).join(" to ");
  return typeof value === "number" && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}

function sheetOf({ id, plain, need }: VersusCase, product: string | null, alone: string | null): object[] {
  if (product === null || alone === null) return [];
  const { key, productIsA } = placeOf(id);
  return [{ key, wish: plain, need, A: productIsA ? product : alone, B: productIsA ? alone : product }];
}

/** The calls that were there, then the new ones: a later change of the product does not move a test that is under way. */
function kept(before: readonly WrittenCall[], now: readonly WrittenCall[]): WrittenCall[] {
  const known = new Set(before.map(({ id, call }) => `${id} ${call}`));
  return [...before, ...now.filter(({ id, call }) => !known.has(`${id} ${call}`))];
}

function readRows<Row>(path: string): Row[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
}
