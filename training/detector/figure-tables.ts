/** A Markdown table. */
export function summaryTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
