/**
 * A character of a PDF's page as it was drawn: places in points from the lower left. `left` and `right` are those of its
 * advance, for Arabic letters those of its ink, since writers give all forms of a letter one width.
 */
export interface PdfCharacter {
  text: string;
  x: number;
  y: number;
  left: number;
  right: number;
  /** The width that the file claims for it. */
  advance: number;
  /** The type size as it shows on the page. */
  size: number;
  /** The drawing command that it belongs to: letters of one command at one place are one glyph. */
  object: number;
  /** Whether the library saw a space or the end of a line before it, or a stretched joint was there. */
  before: "space" | "line" | "joint" | null;
}

const ARABIC_LETTER = /(?=[\p{L}])\p{Script=Arabic}/u;
const OTHER_LETTER = /\p{L}/u;
const MARK = /\p{M}/u;

type CharacterKind = "mark" | "arabic" | "latin" | "digit" | "sign";
/** Long documents ask a million times of some hundred characters. */
const KINDS = new Map<string, CharacterKind>();

/** What a character is to the order of a line: a mark, an Arabic letter, another letter, a digit, or none of them. */
export function kindOf(text: string): CharacterKind {
  const known = KINDS.get(text);
  if (known) return known;
  const kind = foundKind(text);
  KINDS.set(text, kind);
  return kind;
}

function foundKind(text: string): CharacterKind {
  if (MARK.test(text)) return "mark";
  if (text === "\u0640" || ARABIC_LETTER.test(text)) return "arabic";
  if (/\p{Nd}/u.test(text)) return "digit";
  return OTHER_LETTER.test(text) ? "latin" : "sign";
}

/** Where a space that the file holds begins, in points from the lower left. */
export interface DrawnSpace {
  x: number;
  y: number;
}
