/** The kinds of bracket that a line may hold, each as its opening and its closing sign. */
export const BRACKET_KINDS: readonly string[] = ["()", "[]", "{}", "«»"];

/** How many brackets of one kind have no partner, read as they are or each turned to its other. */
export function misfits(texts: readonly string[], kind: string, isTurned: boolean): number {
  const opening = kind[isTurned ? 1 : 0];
  let open = 0;
  let alone = 0;
  for (const sign of texts.join("\n")) {
    if (!kind.includes(sign)) continue;
    if (sign === opening) open += 1;
    else if (open > 0) open -= 1;
    else alone += 1;
  }
  return open + alone;
}
