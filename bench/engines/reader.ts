import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { readRequest, type ReaderWeights } from "#engines/reader/read-request.ts";
import { readerWeights } from "#engines/reader/reader-weights.ts";
import { wordTexts } from "#engines/text/segment.ts";
import { readRows, type Row } from "#training/reader/read-rows.ts";

const ROUNDS = 7;

/**
 * Measures the reader: words a second (median of rounds) and bytes; with --data DIR also how often it reads the types of
 * `DIR/*.jsonl` rightly, which says something only of rows that it was not trained on. Left-out figures are in the model card.
 */
export async function run(options: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const rows = readRows(options.data ? [options.data] : undefined);
  const results = (["ar", "en"] as const).map((language) => {
    const own = rows.filter(({ lang }) => lang === language);
    const weights = readerWeights(language);
    const source = readFileSync(`models/reader-${language}.bin`);
    return {
      language,
      wordsPerSecond: Math.round(wordsPerSecond(own, weights)),
      bytes: source.length,
      gzip: gzipSync(source, { level: 9 }).length,
      ...(options.data === undefined ? {} : accuracy(own, weights)),
    };
  });
  const names = Object.keys(results[0] ?? {});
  return { table: [names, ...results.map((result) => Object.values(result).map(String))], json: { results } };
}

function wordsPerSecond(rows: readonly Row[], weights: ReaderWeights): number {
  const words = rows.reduce((sum, { text }) => sum + wordTexts(text).length, 0);
  const seconds = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (const { text } of rows) readRequest(text, weights);
    return (performance.now() - start) / 1000;
  }).sort((a, b) => a - b);
  return words / (seconds[Math.floor(ROUNDS / 2)] as number);
}

function accuracy(
  rows: readonly Row[],
  weights: ReaderWeights,
): { rows: number; named: string; rightWhereNamed: string } {
  const readings = rows.map((row) => ({ row, type: readRequest(row.text, weights).type }));
  const named = readings.filter(({ type }) => type !== null);
  const right = named.filter(({ row, type }) => type === row.type || type === row.second);
  return {
    rows: rows.length,
    named: (named.length / rows.length).toFixed(3),
    rightWhereNamed: (right.length / named.length).toFixed(3),
  };
}
