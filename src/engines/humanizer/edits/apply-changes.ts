import type { Change } from "../humanizer-types.ts";

/** The text with the changes made. Changes must not overlap. */
export function applyChanges(original: string, changes: readonly Pick<Change, "start" | "end" | "after">[]): string {
  let result = "";
  let from = 0;
  for (const change of changes.toSorted((a, b) => a.start - b.start)) {
    result += original.slice(from, change.start) + change.after;
    from = change.end;
  }
  return result + original.slice(from);
}

/** The text again with some changes taken back; `undone` holds indexes into `changes`. All undone gives the original. */
export function undoChange(original: string, changes: readonly Change[], undone: ReadonlySet<number>): string {
  return applyChanges(
    original,
    changes.filter((_, index) => !undone.has(index)),
  );
}

/** A change grown to whole words: nobody reads that "seamless" became "n". */
export function inWholeWords<T extends { start: number; end: number; after: string }>(original: string, change: T): T {
  const isLetter = (index: number) => /[\p{L}\p{M}\p{N}]/u.test(original[index] ?? "");
  let { start, end } = change;
  while (start > 0 && isLetter(start - 1) && isLetter(start)) start -= 1;
  while (end < original.length && isLetter(end) && (end === start || isLetter(end - 1) || change.after !== ""))
    end += 1;
  if (start === change.start && end === change.end) return change;
  return {
    ...change,
    start,
    end,
    after: original.slice(start, change.start) + change.after + original.slice(change.end, end),
  };
}
