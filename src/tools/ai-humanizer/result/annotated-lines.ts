import type { HumanizerChange, HumanizerMark } from "#tools/ai-humanizer/draft.ts";

/** A stretch of a line of the original; `index` is its change's or mark's. */
export interface Piece {
  kind: "plain" | "change" | "mark";
  index: number;
  text: string;
  /** The last piece of a change that runs over several lines. */
  isLast: boolean;
}

/** The original as lines of pieces. Where marks overlap the earlier is kept; a change comes before any mark. */
export function annotatedLines(
  original: string,
  changes: readonly HumanizerChange[],
  marks: readonly HumanizerMark[],
): Piece[][] {
  const places = [
    ...changes.map(({ start, end }, index) => ({ kind: "change" as const, index, start, end })),
    ...marks
      .map(({ start, end }, index) => ({ kind: "mark" as const, index, start, end }))
      .filter((mark) => !changes.some((change) => change.start < mark.end && change.end > mark.start)),
  ].sort((a, b) => a.start - b.start || (a.kind === "change" ? -1 : 1));
  const lines: Piece[][] = [[]];
  const put = (kind: Piece["kind"], index: number, text: string) => {
    const parts = text.split("\n");
    parts.forEach((part, at) => {
      if (at > 0) lines.push([]);
      if (part !== "") lines.at(-1)?.push({ kind, index, text: part, isLast: at === parts.length - 1 });
    });
  };
  let at = 0;
  for (const { kind, index, start, end } of places) {
    if (start < at) continue;
    put("plain", -1, original.slice(at, start));
    put(kind, index, original.slice(start, end));
    at = end;
  }
  put("plain", -1, original.slice(at));
  return lines;
}
