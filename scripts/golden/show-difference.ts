import { structuredPatch } from "diff";

const MOST_LINES = 40;
/** Letters of a long line that are shown before and behind what differs in it. */
const AROUND = 60;

/** What was and what is, line by line; long lines are cut to where they differ. */
export function differenceOf(before: string, after: string): string {
  const { hunks } = structuredPatch("", "", inLines(before), inLines(after), "", "", { context: 1 });
  const lines = hunks.flatMap((hunk) => ["  …", ...cutPairs(hunk.lines)]);
  const more = lines.length - MOST_LINES;
  return [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`  … and ${more} lines more`] : [])].join("\n");
}

/** Line breaks inside a text become lines. */
function inLines(result: string): string {
  return `${result.replaceAll(/(?<!\\)\\n/g, "\n    | ")}\n`;
}

function cutPairs(lines: readonly string[]): string[] {
  const shown: string[] = [];
  for (let at = 0; at < lines.length;) {
    const taken = runOf(lines, at, "-");
    const given = runOf(lines, at + taken.length, "+");
    if (taken.length === 0 && given.length === 0) {
      shown.push(`  ${shortened(lines[at] as string, 0, 0)}`);
      at += 1;
      continue;
    }
    const pairs = taken.map((line, index) => pairOf(line, given[index] ?? ""));
    shown.push(...pairs.map(([old]) => `  ${old}`));
    shown.push(...given.map((line, index) => `  ${pairs[index]?.[1] ?? shortened(line, 0, 0)}`));
    at += taken.length + given.length;
  }
  return shown;
}

function runOf(lines: readonly string[], from: number, mark: string): string[] {
  const rest = lines.slice(from);
  const end = rest.findIndex((line) => !line.startsWith(mark));
  return end < 0 ? rest : rest.slice(0, end);
}

function pairOf(old: string, now: string): [string, string] {
  let same = 1;
  while (same < old.length && same < now.length && old[same] === now[same]) same += 1;
  let tail = 0;
  while (tail < Math.min(old.length, now.length) - same && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return [shortened(old, same, tail), shortened(now, same, tail)];
}

/** The line without its middle of the beginning that is the same, and without the end that is the same. */
function shortened(line: string, same: number, tail: number): string {
  const from = Math.max(1, same - AROUND);
  const to = Math.min(line.length - Math.max(0, tail - AROUND), from + 6 * AROUND);
  return `${line[0] ?? " "}${from > 1 ? "…" : ""}${line.slice(from, to)}${to < line.length ? "…" : ""}`;
}
