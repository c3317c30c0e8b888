const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;

/** What is written left to right wherever it stands: inline code, addresses, mail addresses, placeholders in braces. */
const ISOLATED = /`[^`\n]+`|https?:\/\/[^\s<>"«»]+|[\w.+-]+@[\w-]+\.[\w.-]*\w|\{\{[^{}\n]+\}\}/gu;

export interface TextPiece {
  text: string;
  /** Stands apart from the direction around it. */
  isolated: boolean;
}

/** The direction most letters of a text have, leaving out code and addresses; `otherwise` for a text without letters. */
export function directionByMajority(text: string, otherwise: "rtl" | "ltr"): "rtl" | "ltr" {
  let right = 0;
  let left = 0;
  for (const character of text.replace(ISOLATED, " ")) {
    if (!LETTER.test(character)) continue;
    if (RIGHT_TO_LEFT.test(character)) right += 1;
    else left += 1;
  }
  if (right === left) return otherwise;
  return right > left ? "rtl" : "ltr";
}

/** Cuts a line into running text and what is isolated in it; joined again the pieces give the line. */
export function textPieces(line: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of line.matchAll(ISOLATED)) {
    if (match.index > end) pieces.push({ text: line.slice(end, match.index), isolated: false });
    pieces.push({ text: match[0], isolated: true });
    end = match.index + match[0].length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end), isolated: false });
  return pieces;
}
