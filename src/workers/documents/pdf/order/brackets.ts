/** The kinds of bracket that a line may hold, each as its opening and its closing sign. */
export const BRACKET_KINDS: readonly string[] = ["()", "[]", "{}", "«»"];

const ENDS = /^[\s.,:;!?،؛؟]?$/u;

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

/**
 * A line whose brackets fit neither as they are nor turned: the file gives one as typed and its partner as drawn. A space on
 * one side only tells what a bracket is, else whether one is open before it.
 */
export function withPairs(line: string): string {
  return BRACKET_KINDS.reduce((text, kind) => {
    const count = [...text].filter((sign) => kind.includes(sign)).length;
    return count % 2 === 1 || misfits([text], kind, false) === 0 ? text : paired(text, kind);
  }, line);
}

function paired(text: string, kind: string): string {
  const signs = [...text];
  let open = 0;
  return signs
    .map((sign, at) => {
      if (!kind.includes(sign)) return sign;
      const [isAfterSpace, isBeforeSpace] = [/^\s?$/u.test(signs[at - 1] ?? ""), ENDS.test(signs[at + 1] ?? "")];
      const isOpening = isAfterSpace === isBeforeSpace ? open === 0 : isAfterSpace;
      open = Math.max(0, open + (isOpening ? 1 : -1));
      return kind[isOpening ? 0 : 1];
    })
    .join("");
}
