import { fold, type FoldedText, foldAligned } from "#engines/text/fold.ts";

/** One line of a paper: folded, with percents, addresses and mail addresses blanked, so that no number of theirs is taken for another. */
export interface PaperLine {
  /** Where it begins in the folded text. */
  start: number;
  text: string;
}

const BLANKED =
  /\d+(?:[.,٫]\d+)?\s?[%٪]|[%٪]\s?\d+(?:[.,٫]\d+)?|(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

export function linesOf(folded: FoldedText): PaperLine[] {
  let start = 0;
  return folded.text.split("\n").map((raw) => {
    const line = { start, text: raw.replace(BLANKED, (found) => " ".repeat(found.length)) };
    start += raw.length + 1;
    return line;
  });
}

export function foldedPaper(text: string): FoldedText {
  return foldAligned(text);
}

/** An alternation of plain words as a pattern on folded text, the longest first, spaces of any width. */
export function anyOf(words: string): string {
  const parts = words.split("|").map((word) => fold(word).replace(/[.$*+?()[\]\\^{}|]/g, "\\$&"));
  return `(?:${[...new Set(parts)]
    .sort((a, b) => b.length - a.length)
    .map((part) => part.replaceAll(" ", "\\s+"))
    .join("|")})`;
}

/** The role of the last label before a place in a line, with nothing but its own words between; null without one. */
export function roleBefore<Role extends string>(
  labels: readonly (readonly [Role, RegExp])[],
  before: string,
): { role: Role; at: number } | null {
  let best: { role: Role; at: number; end: number } | null = null;
  for (const [role, pattern] of labels)
    for (const match of before.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const isNearer = !best || end > best.end || (end === best.end && match.index < best.at);
      if (isNearer && isGap(before.slice(end))) best = { role, at: match.index, end };
    }
  return best;
}

const MOST_BETWEEN = 28;

function isGap(between: string): boolean {
  return between.length <= MOST_BETWEEN && !/[\d.;؛]\s*\S/u.test(between.replace(/^[\s:：.]+/, ""));
}

/** Labels as patterns that match whole words only. */
export function compileLabels<Role extends string>(
  table: readonly (readonly [Role, string])[],
): readonly (readonly [Role, RegExp])[] {
  return table.map(
    ([role, words]) => [role, new RegExp(`(?<![\\p{L}\\p{N}])[وبل]?${anyOf(words)}(?![\\p{L}\\p{N}])`, "gu")] as const,
  );
}
