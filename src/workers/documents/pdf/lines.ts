import type { PdfCharacter } from "./character.ts";
import { levelOf } from "./glyphs.ts";

/** Origins that differ by less than this part of the type size are of one line: marks set letters higher and lower. */
const SAME_LINE = 0.7;
/** Of a scrap of so few characters, whose text may hang on a mark high above its letter, by less than this. */
const SCRAP = 6;
const SAME_LINE_OF_SCRAP = 0.95;
/** A piece that goes on to the right within this many type sizes belongs to the line before it. */
const NEAR = 2;

/** The lines of a page in the order of the file: one line where the library broke it at every raised or lowered glyph. */
export function linesOf(characters: readonly PdfCharacter[]): PdfCharacter[][] {
  const lines: PdfCharacter[][] = [];
  for (const piece of piecesOf(characters)) {
    const line = lines.at(-1);
    if (line && isOneLine(line, piece)) line.push(...piece);
    else lines.push([...piece]);
  }
  return lines;
}

function piecesOf(characters: readonly PdfCharacter[]): PdfCharacter[][] {
  const pieces: PdfCharacter[][] = [];
  for (const each of characters) {
    const piece = pieces.at(-1);
    if (piece && each.before !== "line") piece.push(each);
    else pieces.push([each]);
  }
  return pieces;
}

function isOneLine(line: readonly PdfCharacter[], piece: readonly PdfCharacter[]): boolean {
  const [before, after] = [boundsOf(line), boundsOf(piece)];
  const size = Math.min(before.size, after.size);
  const most = Math.min(line.length, piece.length) <= SCRAP ? SAME_LINE_OF_SCRAP : SAME_LINE;
  if (Math.abs(before.y - after.y) > most * size) return false;
  return Math.max(before.left, after.left) - Math.min(before.right, after.right) < NEAR * size;
}

/** The extent of a line, and the height on which most of it is. */
function boundsOf(characters: readonly PdfCharacter[]) {
  const bounds = { left: Infinity, right: -Infinity, y: levelOf(characters), size: 0 };
  for (const { left, right, size } of characters) {
    bounds.left = Math.min(bounds.left, left);
    bounds.right = Math.max(bounds.right, right);
    bounds.size = Math.max(bounds.size, size);
  }
  return bounds;
}
