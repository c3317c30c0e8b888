/** A stretch of a line; what is in quotation marks, marks included, is read in its own direction, and parameters from left to right. */
export interface Piece {
  text: string;
  isQuoted: boolean;
  areFlags?: true;
}

/** Guillemets hold a person's words, which may go over several lines; other marks hold lettering and spoken lines. */
const QUOTED = /«[^»]*»|"[^"\n]*"|“[^”\n]*”/gu;

/** Parameters for a generator at a line's end: "--ar 1:1 --raw --v 8.2". */
const FLAGS = /(?<=^|\s)--[a-z].*$/iu;

/** The lines of a prompt, each in plain and quoted pieces, its parameters apart. */
export function quotedPieces(text: string): Piece[][] {
  return pieces(text).map((line) => {
    const last = line.at(-1);
    const at = last && !last.isQuoted ? last.text.search(FLAGS) : -1;
    if (!last || at < 0) return line;
    const before = last.text.slice(0, at);
    return [
      ...line.slice(0, -1),
      ...(before === "" ? [] : [{ text: before, isQuoted: false }]),
      { text: last.text.slice(at), isQuoted: false, areFlags: true },
    ];
  });
}

function pieces(text: string): Piece[][] {
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
