const BLANK = /\{\{\s*([^{}\n]+?)\s*\}\}/g;

/** The names of a text's blanks, each once, in order. */
export function blanksOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(BLANK), (match) => match[1] as string))];
}

/** The text with its filled blanks in place, in one pass; empty ones stay as they are. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(BLANK, (whole, key: string) => values[key]?.trim() || whole);
}
