/** A table as Markdown, its first row as the head; bars and line breaks inside a cell are escaped. */
export function markdownOf(rows: readonly (readonly string[])[]): string {
  const width = Math.max(1, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? "").join(" | ")} |`;
  const escaped = rows.map((row) =>
    row.map((cell) =>
      cell
        .replaceAll("\\", "\\\\")
        .replaceAll("|", "\\|")
        .replace(/\s*\n\s*/gu, " "),
    ),
  );
  const [head = [], ...body] = escaped;
  return [line(head), line(Array.from({ length: width }, () => "---")), ...body.map(line)].join("\n");
}
