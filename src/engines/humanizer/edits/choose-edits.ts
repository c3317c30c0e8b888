import { type Edit, EDIT_KINDS } from "../humanizer-types.ts";
import { touchesLock } from "../facts/locked-spans.ts";
import { applyChanges } from "./apply-changes.ts";
import type { StyleText } from "../read-style.ts";

/** A result shorter than this share of the original's letters has lost more than signs; a text of a few lines may keep less. */
const SHORTEST = 0.55;
const SHORTEST_OF_FEW_WORDS = 0.4;
const FEW_WORDS = 160;

/** Edits that can be made together: where two meet the surer one stays, whole lines go with their breaks, and enough text remains. */
export function settleEdits(style: StyleText, edits: readonly Edit[], words: number): Edit[] {
  const chosen: Edit[] = [];
  const ordered = inBlocks(style.text, edits).toSorted(
    (a, b) => EDIT_KINDS.indexOf(a.kind) - EDIT_KINDS.indexOf(b.kind) || a.start - b.start || b.end - a.end,
  );
  for (const edit of ordered) {
    const settled = isWhole(edit) ? withGap(style.text, edit) : edit;
    const isFree = settled.throughLocks === true || !touchesLock(leftAlone(style), settled.start, settled.end);
    if (isFree && !chosen.some((other) => settled.start < other.end && settled.end > other.start)) chosen.push(settled);
  }
  // A text that is nothing but residue is what the user has.
  if (applyChanges(style.text, chosen).trim() === "") {
    const inside = edits.filter((edit) => !isWhole(edit));
    return inside.length < edits.length ? settleEdits(style, inside, words) : [];
  }
  return longEnough(style.text, chosen, words).toSorted((a, b) => a.start - b.start);
}

/** A sentence that goes whole; a tool's mark is one inside a sentence. */
const isWhole = ({ kind, ruleId }: Edit) => kind === "sentence" || (kind === "residue" && ruleId !== "tool-residue");

/** Sentences that go one after the other go as one. */
function inBlocks(text: string, edits: readonly Edit[]): Edit[] {
  const blocks: Edit[] = [];
  for (const edit of edits.filter(isWhole).toSorted((a, b) => a.start - b.start)) {
    const last = blocks.at(-1);
    if (last && (edit.start <= last.end || /^[ \t]*$/.test(text.slice(last.end, edit.start))))
      blocks[blocks.length - 1] = { ...last, end: Math.max(last.end, edit.end) };
    else blocks.push(edit);
  }
  return [...blocks, ...edits.filter((edit) => !isWhole(edit))];
}

/** Stretches that no edit may touch, whatever its kind. */
function leftAlone({ locks }: StyleText) {
  return locks.filter(({ kind }) => /^(?:leave|keep|quote|sacred|code|verse|line|heading|citation)$/.test(kind));
}

/** A sentence that goes takes the space after it, or the line break where it filled its line. */
function withGap(text: string, edit: Edit): Edit {
  const before = /(?:^|\n)[ \t]*$/.test(text.slice(0, edit.start));
  const after = /^[ \t]*(?:\n+|$)/.exec(text.slice(edit.end));
  if (before && after) {
    const isLast = edit.end + after[0].length >= text.length;
    const lead = isLast ? (/\s*$/.exec(text.slice(0, edit.start))?.[0].length ?? 0) : 0;
    return { ...edit, start: edit.start - lead, end: edit.end + after[0].length };
  }
  if (after) return { ...edit, start: edit.start - (/[ \t]*$/.exec(text.slice(0, edit.start))?.[0].length ?? 0) };
  return { ...edit, end: edit.end + (/^[ \t]+/.exec(text.slice(edit.end))?.[0].length ?? 0) };
}

/** Takes back the longest cuts while too little of the text's own words would remain. */
function longEnough(text: string, edits: Edit[], words: number): Edit[] {
  const residue = edits.filter(({ kind }) => kind === "residue");
  const own = text.length - sizeOf(residue);
  const least = (words <= FEW_WORDS ? SHORTEST_OF_FEW_WORDS : SHORTEST) * own;
  let kept = edits;
  while (text.length - sizeOf(kept) < least) {
    const longest = kept
      .filter(({ kind }) => kind !== "residue")
      .reduce<Edit | null>((most, edit) => (most === null || lossOf(edit) > lossOf(most) ? edit : most), null);
    if (!longest) break;
    kept = kept.filter((edit) => edit !== longest);
  }
  return kept;
}

const lossOf = ({ start, end, after }: Edit) => end - start - after.length;
const sizeOf = (edits: readonly Edit[]) => edits.reduce((sum, edit) => sum + lossOf(edit), 0);
