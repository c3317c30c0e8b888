/**
 * Blanks as `engines/text/blanks.ts` reads them; a page cannot load an engine to draw itself, and a test holds the two together.
 * Not after `$` (GitHub Actions), `=` (JSX) or a brace (doubled JSON), and no section or comment of a template language.
 */
const BLANK =
  /(?<![$={])\{\{(?!\{)\s{0,4}(?![\s#^>!&/."'$]|else\b)([^{}\n|]{1,80}?)\s{0,4}(?:\|[^{}\n]{0,300})?\}\}(?!\})/g;
const IS_CODE = /:\s*["'\d[]|,\s*["']?\w+["']?\s*:|\w\(|==|=>|&&|;/;
const SECTION = /\{\{[#^] ?([\w.-]{1,40})[^{}\n]{0,80}\}\}[\s\S]{0,4000}?\{\{\/ ?\1 ?\}\}/g;

function blanksIn(text: string): RegExpMatchArray[] {
  const sections = Array.from(text.matchAll(SECTION), ({ index, 0: all }) => [index, index + all.length] as const);
  return Array.from(text.matchAll(BLANK)).filter(
    ({ index, 1: key }) => !IS_CODE.test(key as string) && !sections.some(([from, to]) => index >= from && index < to),
  );
}

/** The names of a text's blanks, each once, in order. */
export function blanksOf(text: string): string[] {
  return [...new Set(blanksIn(text).map((match) => match[1] as string))];
}

/** A value of one line without the spaces around it; of several, such as code, its lines to the letter between empty ones. */
function valueOf(typed: string): string {
  const lines = typed
    .replace(/\r\n?/gu, "\n")
    .replace(/^(?:[^\S\n]*\n)+/u, "")
    .trimEnd();
  return lines.includes("\n") ? lines : lines.trim();
}

/** The text with its filled blanks in place, in one pass; empty ones stay as they are. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  let filled = "";
  let from = 0;
  for (const match of blanksIn(text)) {
    const value = valueOf(values[match[1] as string] ?? "");
    if (!value) continue;
    filled += text.slice(from, match.index) + value;
    from = (match.index as number) + match[0].length;
  }
  return filled + text.slice(from);
}
