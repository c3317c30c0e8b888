/** A blank of a prompt: `{{name}}`, or with a type, as Open WebUI writes it: `{{tone | select:options=["warm","dry"]}}`. */
export interface Blank {
  start: number;
  /** Exclusive. */
  end: number;
  key: string;
}

/** Not after `$` (GitHub Actions), `=` (JSX) or a brace (doubled JSON), and no section, comment or variable of a template language. */
const BLANK =
  /(?<![$={])\{\{(?!\{)\s{0,4}(?![\s#^>!&/."'$]|else\b)([^{}\n|]{1,80}?)\s{0,4}(?:\|[^{}\n]{0,300})?\}\}(?!\})/g;
/** An object or a call between the braces. */
const IS_CODE = /:\s*["'\d[]|,\s*["']?\w+["']?\s*:|\w\(|==|=>|&&|;/;
/** What a template repeats is filled by a program. */
const SECTION = /\{\{[#^] ?([\w.-]{1,40})[^{}\n]{0,80}\}\}[\s\S]{0,4000}?\{\{\/ ?\1 ?\}\}/g;

/** The blanks of a text in their order. */
export function findBlanks(text: string): Blank[] {
  const sections = Array.from(text.matchAll(SECTION), ({ index, 0: all }) => [index, index + all.length] as const);
  return Array.from(text.matchAll(BLANK), ({ index, 0: all, 1: key }) => ({
    start: index,
    end: index + all.length,
    key: key as string,
  })).filter(({ start, key }) => !IS_CODE.test(key) && !sections.some(([from, to]) => start >= from && start < to));
}
