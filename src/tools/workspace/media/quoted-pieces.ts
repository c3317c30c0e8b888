/** A stretch of a line; what is in quotation marks, marks included, is read in its own direction. */
export interface Piece {
  text: string;
  isQuoted: boolean;
}

/** Guillemets hold a person's words, which may go over several lines; other marks hold lettering and spoken lines. */
const QUOTED = /«[^»]*»|"[^"\n]*"|“[^”\n]*”/gu;

/** The lines of a prompt, each in plain and quoted pieces. */
export function quotedPieces(text: string): Piece[][] {
  const lines: Piece[][] = [[]];
  const add = (stretch: string, isQuoted: boolean) =>
    stretch.split("\n").forEach((piece, index) => {
      if (index > 0) lines.push([]);
      if (piece !== "") (lines.at(-1) as Piece[]).push({ text: piece, isQuoted });
    });
  let at = 0;
  for (const match of text.matchAll(QUOTED)) {
    add(text.slice(at, match.index), false);
    add(match[0], true);
    at = match.index + match[0].length;
  }
  add(text.slice(at), false);
  return lines;
}
