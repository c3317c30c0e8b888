/** A stretch of a text that is no prose of its writer's; `end` exclusive. */
export interface NotProse {
  start: number;
  end: number;
  kind: "code" | "line" | "heading" | "quote";
}

interface Line {
  start: number;
  end: number;
  text: string;
}

/**
 * Code between fences, closed or not, front matter, key-value lines, tables, headings, footnotes, links' words, marked
 * samples and quotations.
 */
export function notProse(text: string): NotProse[] {
  const lines = linesOf(text);
  const found: NotProse[] = [...frontMatter(lines), ...fences(lines), ...tables(lines), ...keyLines(lines)];
  for (const [pattern, kind] of WHOLE)
    for (const match of text.matchAll(pattern))
      found.push({ start: match.index, end: match.index + match[0].length, kind });
  return [...found, ...quotations(text)];
}

const WHOLE = [
  [/^ {0,3}#{1,6}[ \t].*$/gm, "heading"],
  [/^[^\n|]*\p{L}[^\n|]*\n(?:={3,}|-{3,})[ \t]*$/gmu, "heading"],
  [/^\[\^[^\]\n]{1,40}\]:.*$/gm, "line"],
  [/!?\[[^\]\n]{1,300}\]\([^)\s]{1,1000}\)/g, "line"],
  [
    /<(pre|code|script|style|kbd|samp|example|examples|sample|blockquote|q|template)\b[^<>]{0,200}>[\s\S]{0,20000}?<\/\1>/gi,
    "code",
  ],
] as const;

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length;) {
    const stop = text.indexOf("\n", start);
    const end = stop < 0 ? text.length : stop;
    lines.push({ start, end, text: text.slice(start, end) });
    start = end + 1;
  }
  return lines;
}

/** Between two lines of three hyphens at the head of a text. */
function frontMatter(lines: readonly Line[]): NotProse[] {
  const [first] = lines;
  if (first === undefined || !/^---[ \t]*$/.test(first.text)) return [];
  const close = lines.findIndex(({ text }, index) => index > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(text));
  const inside = lines.slice(1, close);
  if (close < 0 || !inside.some(({ text }) => KEY.test(text))) return [];
  return [{ start: 0, end: (lines[close] as Line).end, kind: "line" }];
}

/** Three marks or more open a block that as many of the same close; what nothing closes runs to the end. */
function fences(lines: readonly Line[]): NotProse[] {
  const found: NotProse[] = [];
  let open: { start: number; mark: string } | null = null;
  for (const { start, end, text } of lines) {
    const mark = /^\s{0,8}(?:>\s?|[-*]\s|\d+[.)]\s)?(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark === undefined) continue;
    if (open === null) {
      // A line that opens and closes is code within a sentence.
      if (mark.startsWith("`") && text.indexOf("`", text.indexOf(mark) + mark.length) >= 0) continue;
      open = { start, mark };
    } else if (mark.startsWith(open.mark) && text.trim() === mark) {
      found.push({ start: open.start, end, kind: "code" });
      open = null;
    }
  }
  const last = lines.at(-1);
  if (open !== null && last !== undefined) found.push({ start: open.start, end: last.end, kind: "code" });
  return found;
}

/** The rows around a line of hyphens and bars. */
function tables(lines: readonly Line[]): NotProse[] {
  return lines.flatMap(({ text }, at): NotProse[] => {
    if (!/^[ \t]*\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+\|?[ \t]*$/.test(text)) return [];
    let [from, to] = [at, at];
    while (lines[from - 1]?.text.includes("|")) from -= 1;
    while (lines[to + 1]?.text.includes("|")) to += 1;
    return [{ start: (lines[from] as Line).start, end: (lines[to] as Line).end, kind: "line" }];
  });
}

/** A key of a settings file; names of speakers begin with a capital. */
const KEY = /^[ \t]*(?:- )?[a-z_][\w.-]{0,40}:(?:[ \t]|$)/;
const ROW = /^[\w-]{1,40},(?:[^\n,]*,)*"[^\n]*"?$/;

/** Two lines or more of keys with their values, one after the other; and rows of values between commas. */
function keyLines(lines: readonly Line[]): NotProse[] {
  return lines.flatMap(({ start, end, text }, at): NotProse[] => {
    const isOf = (pattern: RegExp) =>
      pattern.test(text) && (pattern.test(lines[at - 1]?.text ?? "") || pattern.test(lines[at + 1]?.text ?? ""));
    return isOf(KEY) || isOf(ROW) ? [{ start, end, kind: "line" }] : [];
  });
}

/** Letters of a quotation at the most: a mark that nothing closes opens none. */
const MOST_QUOTED = 8000;
const CLOSING: Readonly<Record<string, string>> = { "“": "”", "«": "»", "„": "”", '"': '"', "'": "'" };
const OPENING = /[“«„]|(?<![\p{L}\p{N}"'])["'](?=\S)/gu;

/** What somebody else said: over lines and paragraphs between marks that have two forms, within a paragraph between straight ones. */
function quotations(text: string): NotProse[] {
  const found: NotProse[] = [];
  let read = 0;
  for (const { index, 0: mark } of text.matchAll(OPENING)) {
    if (index < read) continue;
    const end = closeOf(text, index, mark);
    if (end < 0) continue;
    found.push({ start: index, end, kind: "quote" });
    read = end;
  }
  return found;
}

function closeOf(text: string, from: number, mark: string): number {
  const closing = CLOSING[mark] as string;
  const reach = text.slice(from + 1, from + 1 + MOST_QUOTED);
  if (closing !== mark) {
    const close = reach.indexOf(closing);
    return close < 0 ? -1 : from + close + 2;
  }
  const paragraph = reach.split(/\n[ \t]*\n/)[0] as string;
  for (let at = paragraph.indexOf(mark, 1); at > 0; at = paragraph.indexOf(mark, at + 1)) {
    if (/[\p{L}\p{N}]/u.test(paragraph[at + 1] ?? "")) continue;
    // A straight mark after a space opens; an apostrophe at a word's end is followed by more of its sentence.
    if (mark === '"' ? true : !/\s/.test(paragraph[at - 1] ?? "")) return from + at + 2;
  }
  return -1;
}
