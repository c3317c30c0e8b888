import { diffArrays } from "diff";

export interface DiffRun {
  kind: "same" | "added" | "removed";
  text: string;
}

/** A token is a word with its marks, one space or line break run, or one sign. */
const TOKENS = /\n|[^\S\n]+|[\p{L}\p{M}\p{N}_]+|[^\s\p{L}\p{M}\p{N}_]/gu;

/** Word by word, what was kept, added and removed, as lines of runs; a removed line break does not break a line. */
export function wordDiff(before: string, after: string): DiffRun[][] {
  const lines: DiffRun[][] = [[]];
  for (const change of diffArrays(before.match(TOKENS) ?? [], after.match(TOKENS) ?? [])) {
    const kind = change.added ? "added" : change.removed ? "removed" : "same";
    const parts = change.value.join("").split("\n");
    parts.forEach((text, index) => {
      if (index > 0 && kind !== "removed") lines.push([]);
      const spaced = index > 0 && kind === "removed" ? ` ${text}` : text;
      if (spaced) lines.at(-1)?.push({ kind, text: spaced });
    });
  }
  return lines;
}
