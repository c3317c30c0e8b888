const JOINS = /\s*[,،]\s+/u;

/**
 * The request with the words of one of its parts changed. A part may be in several places, shown with commas between them:
 * as many new pieces as old ones take their places one by one, else the first place takes the new words and the others go.
 */
export function replaceWords(text: string, before: string, value: string): string {
  if (before === "" || text.includes(before)) return before === "" ? text : text.replace(before, () => value);
  const pieces = before.split(JOINS).filter((piece) => text.includes(piece));
  const own = value.split(JOINS);
  const given = own.length === pieces.length ? own : pieces.map((_, index) => (index === 0 ? value : ""));
  return pieces
    .reduce((now, piece, index) => now.replace(piece, () => given[index] ?? ""), text)
    .replace(/ {2,}/gu, " ");
}
