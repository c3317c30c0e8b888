import { readFileSync, writeFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { checkLive } from "#engines/prompt-checker/live-check.ts";
import { keyOf, type Score } from "../support/outcome-scores.ts";
import { type Pair, type PairResult, resultOfPairs, tableOfPairs } from "../support/pair-scores.ts";

/**
 * Does the checker's score mean something: of two prompts for one brief, does the one with the higher score get the answer
 * that is nearer to the brief?
 *
 * How to: put `pairs.jsonl` into a directory, then `npm run bench -- checker-pairs --data DIR` after each step by hand. Each
 * run does all that the files so far allow. Every file is JSON, one object a line, in any order, as many as are ready.
 *
 * 1. Given `pairs.jsonl` {id, lang, brief, sound, blurred, change}: what the person has in mind (at least five things, some
 *    of which the sound prompt says), a prompt that says what matters, and the same prompt with a part removed, blurred or
 *    contradicted; `change` names which, in a few words. Written: `sending.jsonl` {key, message}, ordered by a hash, with
 *    nothing that says which is which.
 * 2. Each message is answered in a fresh chat by an assistant who sees nothing else. Given: `replies.jsonl` {key, reply}, the
 *    whole reply, questions back included. Written: `judging.jsonl` {key, brief, reply}: no prompt, since it would show.
 * 3. Two judges who see nothing else say how near each reply comes to the brief, 0 to 10, halves allowed; a reply that only
 *    asks back is judged as what it is. Given: `scores.jsonl` {key, judge, score}. Printed: in how many of the pairs whose
 *    answers differ (half a point or more) the higher score got the better answer.
 */
export async function run({ data }: { data?: string }): Promise<{ table: string[][]; json: object }> {
  if (data === undefined) return { table: [["checker-pairs", "needs --data DIR with pairs.jsonl"]], json: {} };
  const read = <Row>(name: string): Row[] => readRows(join(data, name));
  const write = (name: string, rows: readonly object[]): void =>
    writeFileSync(join(data, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const pairs = read<Pair>("pairs.jsonl");
  const messages = pairs.flatMap(({ id, brief, sound, blurred }) =>
    [sound, blurred].map((message) => ({ key: keyOf({ id, message }), message, brief })),
  );
  messages.sort((a, b) => (a.key < b.key ? -1 : 1));
  write(
    "sending.jsonl",
    messages.map(({ key, message }) => ({ key, message })),
  );
  const replies = new Map(read<{ key: string; reply: string }>("replies.jsonl").map(({ key, reply }) => [key, reply]));
  write(
    "judging.jsonl",
    messages.flatMap(({ key, brief }) => (replies.has(key) ? [{ key, brief, reply: replies.get(key) }] : [])),
  );
  const scores = read<Score>("scores.jsonl");
  const results: PairResult[] = pairs.map((pair) => resultOfPairs(pair, scores, scoreOf));
  const { table, summary } = tableOfPairs(results);
  return { table, json: { pairs: pairs.length, replies: replies.size, scores: scores.length, ...summary, results } };
}

function scoreOf(text: string, lang: "ar" | "en"): number {
  return checkLive(text, "normal", lang).score;
}

function readRows<Row>(path: string): Row[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
}
