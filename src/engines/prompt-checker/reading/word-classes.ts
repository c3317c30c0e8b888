import { fold } from "#engines/text/fold.ts";
import { readTokens } from "#engines/reader/tokens.ts";
import classWords from "./word-classes.json" with { type: "json" };

/* What a directive speaks of, over closed classes; `content/checker/word-classes.yaml` says what they are for. */

/** Class numbers by stem: a word may belong to several. */
export const CLASSES_OF: ReadonlyMap<number, readonly number[]> = byStem();

export type WordClass = keyof typeof classWords;

/** Whether a stem belongs to a class. */
export function isOf(name: WordClass, stem: number | undefined): boolean {
  return stem !== undefined && (CLASSES_OF.get(stem)?.includes(NAMES.indexOf(name)) ?? false);
}
const NAMES = Object.keys(classWords);

function byStem(): Map<number, number[]> {
  const found = new Map<number, number[]>();
  Object.values(classWords).forEach((words, index) => {
    // An Arabic order denied, or reported of another, takes a prefix: «نفّذ»، «لا تنفّذ»، «ينفّذ».
    const forms = fold(words).replace(/(?<![ء-ي])[ء-ي]{3,4}(?![ء-ي])/g, "$& ت$& ي$&");
    for (const { stem } of readTokens(forms)) {
      const known = found.get(stem);
      if (known === undefined) found.set(stem, [index]);
      else if (!known.includes(index)) known.push(index);
    }
  });
  return found;
}
