import type { Edit } from "./edit-text.ts";
import type { Part, Sign } from "./humanizer-types.ts";

/** Signs whose edits only join sentences: cutting words elsewhere can bring them about. */
const BEAT = new Set(["uniform-rhythm", "repeated-start"]);

/** The edits with those added that join sentences of the result, where nothing else was changed at the joint. */
export function withBeat(original: string, edits: readonly Edit[], found: readonly Sign[]): Edit[] {
  const joints = found.flatMap((sign) =>
    BEAT.has(sign.ruleId) ? (sign.parts ?? []).map((part) => ({ sign, part })) : [],
  );
  const added: Edit[] = [];
  for (const { sign, part } of joints) {
    const place = inOriginal(part, edits);
    if (!place || added.some((edit) => edit.start < place.end && edit.end > place.start)) continue;
    added.push({ ruleId: sign.ruleId, ...place, before: original.slice(place.start, place.end), after: part.after });
  }
  return [...edits, ...added].toSorted((a, b) => a.start - b.start);
}

/** A stretch of the result as one of the original; nothing where an edit touches it. */
function inOriginal({ start, end }: Part, edits: readonly Edit[]): { start: number; end: number } | null {
  let shift = 0;
  for (const edit of edits) {
    const from = edit.start + shift;
    if (end < from) break;
    const to = from + edit.after.length;
    if (start <= to) return null;
    shift += edit.after.length - (edit.end - edit.start);
  }
  return { start: start - shift, end: end - shift };
}
