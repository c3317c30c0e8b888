/*
 * Patterns made of words that `content/` holds, and long ones written a piece a line. `flags` are those of the whole pattern; what the
 * pieces have is for them to be read by alone.
 */

/** One of `alternatives` (words and phrases between bars) as whole words: no letter before it and none after it. */
export function wholeWords(alternatives: string, flags: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, flags);
}

/** Any of the pieces, the first that fits. */
export function either(flags: string, ...pieces: readonly RegExp[]): RegExp {
  return new RegExp(pieces.map(({ source }) => source).join("|"), flags);
}

/** The pieces one after the other. */
export function inOrder(flags: string, ...pieces: readonly RegExp[]): RegExp {
  return new RegExp(pieces.map(({ source }) => `(?:${source})`).join(""), flags);
}
