const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;

/** What is written left to right wherever it is: inline code, addresses, mail addresses, placeholders in braces. */
const ISOLATED = /`[^`\n]+`|https?:\/\/[^\s<>"«»]+|[\w.+-]+@[\w-]+\.[\w.-]*\w|\{\{[^{}\n]+\}\}/gu;

export interface TextPiece {
  text: string;
  /** Isolated from the direction around it. */
  isolated: boolean;
}

/** The name of a blank as people read it, where a piece of text is one: "{{the_product}}" is "the product". */
export function blankName({ text, isolated }: TextPiece): string | null {
  const name = isolated ? /^\{\{\s*([^{}\n]+?)\s*\}\}$/u.exec(text)?.[1] : undefined;
  return name?.replaceAll("_", " ") ?? null;
}

/**
 * From this share of right-to-left letters on, a paragraph is one: "10 slides for the presentation" inside an Arabic wish does
 * not turn it.
 */
const LEAST_RIGHT = 0.3;

/**
 * The direction of a paragraph: right to left where its first letter is Arabic or Hebrew, and from 30 % of such letters on, leaving
 * out code and addresses; `otherwise` for a text without letters.
 */
export function directionOf(text: string, otherwise: "rtl" | "ltr"): "rtl" | "ltr" {
  let right = 0;
  let letters = 0;
  for (const character of text.replace(ISOLATED, " ")) {
    if (!LETTER.test(character)) continue;
    const isRight = RIGHT_TO_LEFT.test(character);
    if (letters === 0 && isRight) return "rtl";
    letters += 1;
    if (isRight) right += 1;
  }
  if (letters === 0) return otherwise;
  return right / letters >= LEAST_RIGHT ? "rtl" : "ltr";
}

/** The `dir` of a field with this value: an empty one takes the page's; one that keeps its value to itself follows its first letter. */
export function fieldDirection(value: unknown): "rtl" | "ltr" | "auto" | undefined {
  if (typeof value !== "string") return "auto";
  return LETTER.test(value) ? directionOf(value, "ltr") : undefined;
}

/** Whether a browser's own reading of paragraphs, by their first letter, is ours of each: in a text of both languages it often is. */
export function hasPlainDirections(text: string): boolean {
  return text.split("\n").every((line) => {
    const first = LETTER.exec(line)?.[0];
    return first === undefined || directionOf(line, "ltr") === (RIGHT_TO_LEFT.test(first) ? "rtl" : "ltr");
  });
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
