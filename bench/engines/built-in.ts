import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mainTextOf, runnerOf, TOOLS } from "#tools/index.ts";
import type { Ports } from "#tools/ports.ts";
import { placeOf } from "../support/versus-scores.ts";
import type { VersusCase } from "../support/versus-run.ts";

/**
 * Does a blind reader prefer a built-in result to what the person had? It may cost a credit only from 80 % on, and never where it
 * is found worse.
 *
 * How to: the `cases.jsonl` of `npm run bench -- versus` in a directory. Written: `built-in-sheets.jsonl` {key, tool, need, A, B}, the
 * person's own text and the built-in result in an order drawn by the case's id; a result that changes nothing gets no sheet.
 * Given: `built-in-judgements.jsonl` {key, prefers: "A" | "B" | "equal"}. Printed per tool: preferred, equal, worse, unchanged.
 */
export async function run({ data }: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const directory = data ?? new URL("../samples/versus/", import.meta.url).pathname;
  const cases = readRows<VersusCase>(join(directory, "cases.jsonl"));
  const made = await Promise.all(cases.map(async (one) => ({ one, text: await builtInText(one) })));
  const sheets = made
    .filter(({ one, text }) => text.trim() !== one.text.trim())
    .map(({ one, text }) => {
      const { key, productIsA } = placeOf(one.id);
      const [A, B] = productIsA ? [text, one.text] : [one.text, text];
      return { key, tool: one.tool, need: one.need, A, B };
    });
  if (data !== undefined)
    writeFileSync(
      join(directory, "built-in-sheets.jsonl"),
      sheets.map((sheet) => `${JSON.stringify(sheet)}\n`).join(""),
    );
  const judged = readRows<{ key: string; prefers: string }>(join(directory, "built-in-judgements.jsonl"));
  const tools = [...new Set(cases.map(({ tool }) => tool))];
  const rows = tools.map((tool) => {
    const own = cases.filter((one) => one.tool === tool);
    const verdicts = own.flatMap(({ id }) => {
      const { key, productIsA } = placeOf(id);
      const found = judged.find((one) => one.key === key)?.prefers;
      return found === undefined
        ? []
        : [found === "equal" ? "equal" : (found === "A") === productIsA ? "better" : "worse"];
    });
    const count = (what: string) => verdicts.filter((verdict) => verdict === what).length;
    const unchanged = own.length - sheets.filter((sheet) => sheet.tool === tool).length;
    return {
      tool,
      cases: own.length,
      preferred: count("better"),
      equal: count("equal"),
      worse: count("worse"),
      unchanged,
    };
  });
  return { table: [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(String))], json: { rows } };
}

async function builtInText(one: VersusCase): Promise<string> {
  const { builtIn } = runnerOf(one.tool);
  const input = TOOLS[one.tool].input.parse({ text: one.text, ...one.input });
  const context = { lang: one.lang, signal: new AbortController().signal, ports: {} as Ports };
  const outcome = (await builtIn?.(input, context)) as { result: unknown };
  return mainTextOf(one.tool, outcome.result);
}

function readRows<Row>(path: string): Row[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
}
