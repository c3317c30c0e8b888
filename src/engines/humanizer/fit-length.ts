import { applyChanges } from "./edit-text.ts";
import type { Edit } from "./edit-text.ts";

/** A result shorter than this share of the original has lost more than signs. */
const SHORTEST = 0.55;
/** In a few lines one empty sentence is a large share, and every fact is checked to stand in what remains. */
const SHORTEST_OF_FEW_WORDS = 0.4;
const FEW_WORDS = 160;
const LONGEST = 1.05;

/** The share of a text's characters that has to remain. */
export const shortestShare = (words: number): number => (words <= FEW_WORDS ? SHORTEST_OF_FEW_WORDS : SHORTEST);

/** The smallest item that gives back enough characters, else the largest there is. */
export function smallestEnough<T>(items: T[], size: (item: T) => number, missing: number): T | undefined {
  const sorted = items.toSorted((a, b) => size(a) - size(b));
  return sorted.find((item) => size(item) >= missing) ?? sorted.at(-1);
}

/**
 * The edits that leave a text of the right length; `share` is what all of them leave of it. One edit is taken back when
 * it gives back enough, the one with the least sign in it; else those that remove most for the least sign go first.
 */
export function withinLength(
  { text, words }: { text: string; words: number },
  edits: Edit[],
  share: number,
  weightOf: (edit: Edit) => number,
): Edit[] {
  if (share > LONGEST && applyChanges(text, edits).length > text.length * LONGEST)
    return edits.filter((edit) => edit.after.length <= edit.before.length);
  const size = (edit: Edit) => edit.before.length - edit.after.length;
  const weights = new Map(edits.map((edit) => [edit, weightOf(edit)]));
  const weight = (edit: Edit) => weights.get(edit) ?? 0;
  let left = edits.filter((edit) => size(edit) > 0);
  const back = new Set<Edit>();
  for (let missing = (shortestShare(words) - share) * text.length; missing > 0 && left.length > 0;) {
    const enough = left.filter((edit) => size(edit) >= missing);
    const [next] =
      enough.length > 0
        ? enough.toSorted((a, b) => weight(a) - weight(b) || size(a) - size(b))
        : left.toSorted((a, b) => weight(a) / size(a) - weight(b) / size(b));
    back.add(next as Edit);
    left = left.filter((edit) => edit !== next);
    missing -= size(next as Edit);
  }
  return edits.filter((edit) => !back.has(edit));
}
