import { kindOf, type PdfCharacter } from "./character.ts";

/** So many letters are more than a ligature has; glyphs of whole formulas are wide. */
const MANY_LETTERS = 5;
/** Type sizes of room that a letter takes at the least. */
const LEAST_ROOM = 0.06;

/**
 * Whether a page's glyphs stand for more text than they have room for: WeasyPrint gives a glyph the whole stretch of text in
 * which it came first, so that words repeat and the other glyphs have signs of no meaning. Such a text cannot be put right.
 */
export function hasTextWithoutRoom(characters: readonly PdfCharacter[]): boolean {
  let from = 0;
  let letters = 0;
  return characters.some((each, at) => {
    const first = characters[from] as PdfCharacter;
    const isSame = each.object === first.object && each.object !== 0 && each.x === first.x && each.y === first.y;
    if (!isSame) [from, letters] = [at, 0];
    if (["arabic", "latin"].includes(kindOf(each.text))) letters += 1;
    return letters >= MANY_LETTERS && each.advance < letters * LEAST_ROOM * each.size;
  });
}
