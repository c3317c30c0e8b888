import { spokenPiece } from "./spoken-text.ts";

/**
 * Writes words into a field as if typed: at the cursor where somebody has put it, else at the end. Selected text stays. False where
 * not all of them fitted into the field.
 */
export function writeSpoken(area: HTMLTextAreaElement, words: string, isPlaced: boolean): boolean {
  const { value, maxLength } = area;
  const at = isPlaced ? area.selectionEnd : value.length;
  const room = maxLength < 0 ? undefined : Math.max(0, maxLength - value.length);
  const { piece, isCut } = spokenPiece(value, at, words, room);
  if (piece === "") return !isCut;
  area.setRangeText(piece, at, at, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
  return !isCut;
}
