const MOST = 80;

/** The name of a text in a list: its first words in one line, at most 80 UTF-16 units, cut between words with an ellipsis. */
export function shortTitle(text: string): string {
  const line = text.trim().replace(/\s+/gu, " ");
  if (line.length <= MOST) return line;
  const cut = line.slice(0, MOST - 1);
  const space = cut.lastIndexOf(" ");
  const words = space > MOST / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, "");
  return `${words.replace(/[\s،,;:.؛-]+$/u, "")}…`;
}
