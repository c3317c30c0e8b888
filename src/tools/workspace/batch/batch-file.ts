/** One file's result in the file that holds them all. */
export interface NamedText {
  name: string;
  text: string;
}

/** Byte order mark: without it spreadsheets read a file's Arabic as something else. */
const BOM = "\uFEFF";

/** Plain text: each name underlined, two empty lines between two results. */
export function textFileOf(results: readonly NamedText[]): string {
  const parts = distinct(results).map(
    ({ name, text }) => `${name}\n${"=".repeat([...name].length)}\n\n${text.trim()}\n`,
  );
  return parts.join("\n\n");
}

/** Markdown: each name as a heading, each text in a fence that is longer than any inside it, so that nothing of it turns into markup. */
export function markdownOf(results: readonly NamedText[]): string {
  const parts = distinct(results).map(({ name, text }) => {
    const longest = Math.max(2, ...[...text.matchAll(/`+/gu)].map(([run]) => run.length));
    const fence = "`".repeat(longest + 1);
    return `## ${name.replace(/[\\`*_[\]<>#]/gu, "\\$&")}\n\n${fence}text\n${text.trim()}\n${fence}\n`;
  });
  return parts.join("\n");
}

/** Comma-separated values as RFC 4180 has them, after a byte order mark; `head` names the two columns. */
export function csvFileOf(results: readonly NamedText[], head: readonly [string, string]): string {
  const cell = (value: string) => (/[",\r\n]/u.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  const rows = [head, ...distinct(results).map(({ name, text }) => [name, text.trim()])];
  return BOM + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Of files with one name, phones give many, the second gets a number. */
function distinct(results: readonly NamedText[]): NamedText[] {
  const seen = new Map<string, number>();
  return results.map(({ name, text }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { name: count > 1 ? `${name} (${count})` : name, text };
  });
}
