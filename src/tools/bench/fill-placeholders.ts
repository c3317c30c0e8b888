/** The text with its filled blanks in place, in one pass; empty ones stay as they are. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{\s*([^{}\n]+?)\s*\}\}/g, (whole, key: string) => values[key]?.trim() || whole);
}
