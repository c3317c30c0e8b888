/** The line below a head: "|---|:--:|". */
const DIVIDER = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/u;
const ROW = /^\s*\|.*\|\s*$/u;

/** Whether a table begins here: two rows between bars, or one above a divider. */
export function isTableAt(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  const next = lines[at + 1] ?? "";
  if (!line.includes("|")) return false;
  if (DIVIDER.test(next) && next.includes("|")) return true;
  return ROW.test(line) && ROW.test(next);
}

/** The cells of the table at a line, all rows of one length; `end` is the first line after it. */
export function readTable(lines: readonly string[], at: number): { rows: string[][]; hasHead: boolean; end: number } {
  const hasHead = DIVIDER.test(lines[at + 1] ?? "");
  const rows: string[][] = [];
  let end = at;
  for (; end < lines.length && (lines[end] as string).includes("|"); end += 1) {
    const line = lines[end] as string;
    if (!DIVIDER.test(line)) rows.push(cellsOf(line));
  }
  const width = Math.max(...rows.map((row) => row.length));
  return { rows: rows.map((row) => [...row, ...Array<string>(width - row.length).fill("")]), hasHead, end };
}

/** "\|" is a bar inside a cell. A line break inside a cell, written as a tag, is a space on paper. */
function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\|/u, "")
    .replace(/(?<!\\)\|$/u, "")
    .split(/(?<!\\)\|/u)
    .map((cell) =>
      cell
        .replaceAll(String.raw`\|`, "|")
        .replace(/<br\s*\/?>/giu, " ")
        .trim(),
    );
}
