import { applyChanges } from "./edit-text.ts";
import type { Edit } from "./edit-text.ts";

/** A result shorter than this share of the original has lost more than signs. */
export const SHORTEST = 0.55;
const LONGEST = 1.05;

/** The smallest item that gives back enough characters, else the largest there is. */
export function smallestEnough<T>(items: T[], size: (item: T) => number, missing: number): T | undefined {
  const sorted = items.toSorted((a, b) => size(a) - size(b));
  return sorted.find((item) => size(item) >= missing) ?? sorted.at(-1);
}

/** The edits that leave a text of the right length; `share` is what all of them leave of it. The smallest that give back enough are taken back. */
export function withinLength(text: string, edits: Edit[], share: number): Edit[] {
  if (share > LONGEST && applyChanges(text, edits).length > text.length * LONGEST)
    return edits.filter((edit) => edit.after.length <= edit.before.length);
  const size = (edit: Edit) => edit.before.length - edit.after.length;
  const kept = new Set(edits);
  const sorted = edits.toSorted((a, b) => size(a) - size(b));
  for (let missing = (SHORTEST - share) * text.length; missing > 0;) {
    const largest = sorted.at(-1);
    if (!largest || size(largest) <= 0) break;
    const enough = size(largest) < missing ? -1 : sorted.findIndex((edit) => size(edit) >= missing);
    const [back] = sorted.splice(enough, 1) as [Edit];
    kept.delete(back);
    missing -= size(back);
  }
  return [...kept];
}
