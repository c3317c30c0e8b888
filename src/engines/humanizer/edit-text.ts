import { isSentenceStart } from "./wording-places.ts";
import type { Change, Part, Sign } from "./humanizer-types.ts";
import type { LockedSpan } from "./locked-spans.ts";
import type { RuleId } from "./messages.ts";

/** An edit before its reason is worded. */
export type Edit = Omit<Change, "why">;

/**
 * Turns chosen signs into changes that stand alone: edits that interleave or touch become one, and the seams are
 * settled (one space, no orphan comma, a capital where a sentence now starts).
 */
export function editsOf(text: string, chosen: Sign[], locks: LockedSpan[]): Edit[] {
  const edits: Edit[] = [];
  const groups = grouped(chosen, text);
  groups.forEach((group, index) => {
    const edit = settled(text, group, locks, edits.at(-1)?.end ?? 0, groups[index + 1]?.start ?? text.length);
    if (edit.before !== edit.after) edits.push(edit);
  });
  return edits;
}

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

interface Group {
  /** The rule of the longest of its edits. */
  ruleId: RuleId;
  longest: number;
  start: number;
  end: number;
  parts: Part[];
}

function grouped(chosen: Sign[], text: string): Group[] {
  const groups: Group[] = [];
  const hulls = chosen
    .map((sign) => ({ ruleId: sign.ruleId, parts: sign.parts ?? [] }))
    .filter((hull) => hull.parts.length > 0)
    .map((hull) => ({
      ...hull,
      start: Math.min(...hull.parts.map((part) => part.start)),
      end: Math.max(...hull.parts.map((part) => part.end)),
    }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const hull of hulls) {
    const longest = hull.parts.reduce((sum, part) => sum + part.end - part.start, 0);
    const last = groups.at(-1);
    if (
      last &&
      (hull.start < last.end ||
        standTogether(
          text,
          last.end,
          hull.start,
          [...last.parts, ...hull.parts].every((part) => part.after === ""),
        ))
    ) {
      last.end = Math.max(last.end, hull.end);
      last.parts.push(...hull.parts);
      if (longest > last.longest) Object.assign(last, { ruleId: hull.ruleId, longest });
    } else groups.push({ ...hull, longest, parts: [...hull.parts] });
  }
  return groups;
}

/** Two edits with nothing but spaces or a comma between them share a seam, unless a sentence ends there. */
function standTogether(text: string, end: number, start: number, deletions: boolean): boolean {
  const gap = text.slice(end, start);
  if (deletions && /^[ \t]*$/.test(gap)) return true;
  return /^[ \t,،؛;:"'”»)]*$/.test(gap) && !/[.!?؟\n]/.test(text.slice(0, end).trimEnd().slice(-1));
}

function settled(text: string, group: Group, locks: LockedSpan[], earliest: number, limit: number): Edit {
  const start = Math.max(earliest, backOver(text, group.start, locks));
  const end = Math.min(limit, forwardOver(text, group.end, locks));
  const open = isSentenceStart(text, start) || isSentenceStart(text, group.start) || start === 0;
  const flush = start === 0 || /\s/.test(text[start - 1] as string);
  let built = "";
  let from = start;
  let seam = false;
  const add = (piece: string, place: number) => {
    const locked = locks.some(
      (lock) => place >= lock.start && place < lock.end && !/^(?:amount|number|date)$/.test(lock.kind),
    );
    built = seam ? joined(built, piece, { open, flush, locked }) : built + piece;
    if (piece !== "") seam = false;
  };
  for (const part of group.parts.toSorted((a, b) => a.start - b.start)) {
    add(text.slice(from, part.start), from);
    seam = true;
    add(part.after, -1);
    seam = true;
    from = part.end;
  }
  add(text.slice(from, end), from);
  if (end === text.length || text[end] === "\n") built = built.replace(/[ \t]+$/, "");
  const whole = built === "" ? emptiedLine(text, start, end) : { start, end };
  return trimmed(text, { ruleId: group.ruleId, ...whole, before: text.slice(whole.start, whole.end), after: built });
}

/** A line left empty goes with its line break. */
function emptiedLine(text: string, start: number, end: number): { start: number; end: number } {
  if ((start > 0 && text[start - 1] !== "\n") || (end < text.length && text[end] !== "\n")) return { start, end };
  let to = end;
  while (text[to] === "\n") to += 1;
  let from = start;
  if (to === text.length) while (from > 0 && text[from - 1] === "\n") from -= 1;
  return { start: from, end: to };
}

/** Takes in the spaces and the comma before an edit, so that the seam can be settled. */
function backOver(text: string, place: number, locks: LockedSpan[]): number {
  let start = place;
  while (
    start > 0 &&
    place - start < 3 &&
    /[ \t,،;:]/.test(text[start - 1] as string) &&
    !locks.some((lock) => start - 1 >= lock.start && start - 1 < lock.end)
  )
    start -= 1;
  return start;
}

/** Takes in what follows an edit up to the first letter of the next word. */
function forwardOver(text: string, place: number, locks: LockedSpan[]): number {
  let end = place;
  while (
    end < text.length &&
    end - place < 5 &&
    /[ \t.,،؛;:!?؟]/.test(text[end] as string) &&
    !locks.some((lock) => end >= lock.start && end < lock.end)
  )
    end += 1;
  const next = text.codePointAt(end);
  if (
    next === undefined ||
    locks.some((lock) => end >= lock.start && end < lock.end && !/^(?:amount|number|date)$/.test(lock.kind))
  )
    return end;
  return /\p{L}/u.test(String.fromCodePoint(next)) ? end + (next > 0xffff ? 2 : 1) : end;
}

function joined(
  built: string,
  piece: string,
  { open, flush, locked }: { open: boolean; flush: boolean; locked: boolean },
): string {
  if (piece === "") return built;
  let left = built;
  let right = piece;
  const startsSentence = () => (left.trim() === "" ? open : /[.!?؟؛…\n]["')»]{0,2}[ \t]*$/.test(left));
  if (startsSentence())
    right = right.replace(/^ف(?=(?:إن(?:\p{L}{1,3})?|عندما|حين|حينما|إذا|لو|هو|هي|هذا|هذه|كل|من)[ \t])/u, "");
  if (startsSentence()) right = right.replace(/^[ \t]*[,،;:]+[ \t]*/, left === "" || /\s$/.test(left) ? "" : " ");
  if (/^[ \t]*[.!?؟؛…]/.test(right) && startsSentence() && (left.trim() !== "" || open))
    right = right.replace(/^[ \t]*[.!?؟؛…]+/, "");
  if (/^[ \t]*[.,،؛;:!?؟…»)]/.test(right)) {
    right = right.trimStart();
    left = left.replace(/[ \t]+$/, "");
    if (/^[.!?؟؛…]/.test(right)) left = left.replace(/[,،;:][ \t]*$/, "");
    else if (/[,،;:]$/.test(left) && /^[,،;:]/.test(right)) right = right.slice(1);
  }
  if (/[ \t\n]$/.test(left) || (left === "" && flush)) right = right.replace(/^[ \t]+/, "");
  if (startsSentence() && !locked)
    right = right.replace(/^(["'«(*_]*)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase());
  return left + right;
}

function trimmed(text: string, edit: Edit): Edit {
  let { start, end, after } = edit;
  while (start < end && after !== "" && text[start] === after[0] && !isLowSurrogate(text, start + 1)) {
    start += 1;
    after = after.slice(1);
  }
  while (end > start && after !== "" && text[end - 1] === after.at(-1) && !isLowSurrogate(text, end - 1)) {
    end -= 1;
    after = after.slice(0, -1);
  }
  while (start > edit.start && insideWord(text, start)) after = (text[(start -= 1)] as string) + after;
  while (end < edit.end && insideWord(text, end)) after += text[(end += 1) - 1] as string;
  return { ...edit, start, end, before: text.slice(start, end), after };
}

/** True between two letters or marks: a change is shown in whole words. */
function insideWord(text: string, index: number): boolean {
  return /^[\p{L}\p{M}\p{N}\uD800-\uDFFF]{2}$/u.test(text.slice(index - 1, index + 1));
}

function isLowSurrogate(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff;
}
