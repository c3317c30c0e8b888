import type { SavedPrompt } from "./read.ts";

export const EXPORT_FORMATS = ["md", "json", "csv"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_TYPES: Record<ExportFormat, string> = {
  md: "text/markdown; charset=utf-8",
  json: "application/json; charset=utf-8",
  csv: "text/csv; charset=utf-8",
};

/** Saved prompts as one file: to read, for programs, or for a spreadsheet. */
export function exportSaved(prompts: readonly SavedPrompt[], format: ExportFormat): string {
  if (format === "json") return `${JSON.stringify(prompts, null, 2)}\n`;
  if (format === "md") return prompts.map(markdownOf).join("\n\n---\n\n") + "\n";
  const rows = prompts.map(({ title, content, tags, tool, lang, createdAt }) =>
    [title, content, tags.join(", "), tool ?? "", lang, createdAt.toISOString()].map(cellOf).join(),
  );
  // The mark tells spreadsheets that it is Unicode.
  return `\uFEFF${["title,content,tags,tool,lang,created_at", ...rows].join("\r\n")}\r\n`;
}

function markdownOf({ title, content, tags }: SavedPrompt): string {
  const line = title.replaceAll("\n", " ");
  return [`# ${line}`, ...(tags.length > 0 ? [tags.map((tag) => `\`${tag}\``).join(" ")] : []), content].join("\n\n");
}

/** A spreadsheet would run a cell that begins like a formula. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
