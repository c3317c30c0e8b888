import { readdirSync } from "node:fs";
import { provideModelFiles } from "#workers/model-files.ts";

/** `npm run bench [-- NAME [--data DIR]]`: all benchmarks or one; each prints a table and one JSON line. */
interface Benchmark {
  run(options: { data?: string }): Promise<{ table: string[][]; json: object }>;
}

const args = process.argv.slice(2);
const dataAt = args.indexOf("--data");
const data = dataAt >= 0 ? args[dataAt + 1] : undefined;
const wanted = args.find((arg, index) => !arg.startsWith("--") && (dataAt < 0 || index !== dataAt + 1));
const files = new Map(
  ["engines", "server"].flatMap((folder) =>
    readdirSync(`bench/${folder}`)
      .filter((file) => file.endsWith(".ts") && !file.includes(".test."))
      .map((file) => [file.slice(0, -3), `../bench/${folder}/${file}`] as const),
  ),
);
const names = [...files.keys()];
const chosen = wanted ? names.filter((name) => name === wanted) : names;
if (chosen.length === 0) {
  process.stderr.write(`There is no benchmark "${wanted}". There are: ${names.join(", ")}\n`);
  process.exit(2);
}
provideModelFiles();
for (const name of chosen) {
  const benchmark = (await import(files.get(name) as string)) as Benchmark;
  const { table, json } = await benchmark.run(data === undefined ? {} : { data });
  process.stdout.write(`\n## ${name}\n${formatTable(table)}\n${JSON.stringify({ benchmark: name, ...json })}\n`);
}
process.exit(0);

/** Rows as columns of equal width; the first row is the head. */
function formatTable(table: string[][]): string {
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => (row[column] ?? "").length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
