import { kindOf, type PdfCharacter } from "./character.ts";
import { type Glyph, glyphsOf } from "./glyphs.ts";
import { textOfLine } from "./line-order.ts";
import { linesOf } from "./lines.ts";
import { spaced, spacingOf } from "./word-gaps.ts";

const BRACKET_KINDS = ["()", "[]", "{}", "«»"];
/** A sign inside Arabic words as often as this stands for a stretched joint, not for itself. */
const STRETCHES = 3;
// eslint-disable-next-line no-control-regex -- what a font without a letter for a glyph leaves
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F]/u;

/** A page with fewer drawn spaces than this has none that count. */
const LETTERS_PER_SPACE = 25;

const MOST_RAISED = 0.03;

interface Line {
  glyphs: Glyph[];
  isRtl: boolean;
}

/** A page's text in reading order. It is doubtful where many letters hang on dots that are drawn apart: their order is lost. */
export interface ArrangedText {
  text: string;
  isDoubtful: boolean;
}

/** The text of a page with Arabic on it, put in reading order from the places of its characters. */
export function arrangedText(characters: readonly PdfCharacter[]): ArrangedText {
  const sound = withoutStretches(characters.filter(({ text }) => !CONTROL.test(text)));
  const isRtlPage = mostlyArabic(sound.map(({ text }) => text).join(""));
  const lines = linesOf(sound).map((line): Line => {
    const glyphs = glyphsOf(line);
    return { glyphs, isRtl: isReadFromTheRight(glyphs, isRtlPage) };
  });
  const spacing = spacingOf(
    lines.map(({ glyphs }) => glyphs),
    sound.filter(({ isSpaceDrawn }) => isSpaceDrawn).length * LETTERS_PER_SPACE > sound.length,
  );
  const textOf = ({ glyphs, isRtl }: Line, mirrored = "") =>
    textOfLine(spaced(glyphs, spacing), isRtl, new Set(mirrored));
  const texts = lines.map((line) => textOf(line));
  const onPage = new Set(BRACKET_KINDS.filter((kind) => misfits(texts, kind, true) < misfits(texts, kind, false)));
  const text = lines
    .map((line, at) => {
      const kinds = BRACKET_KINDS.filter((kind) => {
        const saved = misfits([texts[at] as string], kind, false) - misfits([texts[at] as string], kind, true);
        return saved === 0 ? onPage.has(kind) : saved > 0;
      });
      return kinds.length === 0 ? texts[at] : textOf(line, kinds.join(""));
    })
    .join("\n");
  const letters = lines.flatMap(({ glyphs }) => glyphs).filter(({ kind }) => kind === "arabic");
  const raised = letters.filter((letter) => letter.isRaised && /^\p{L}$/u.test(letter.text)).length;
  return { text, isDoubtful: raised > MOST_RAISED * letters.length };
}

/** On an Arabic page every line but one of other words, or one that they begin, end and fill. */
function isReadFromTheRight(glyphs: readonly Glyph[], isRtlPage: boolean): boolean {
  const letters = glyphs.filter(({ kind }) => kind === "arabic" || kind === "latin");
  if (letters.length === 0) return isRtlPage;
  if (letters.every(({ kind }) => kind === "latin")) return false;
  if (mostlyArabic(letters.map(({ text }) => text).join(""))) return true;
  return isRtlPage && (letters[0]?.kind === "arabic" || letters.at(-1)?.kind === "arabic");
}

function mostlyArabic(text: string): boolean {
  return (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) >= (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
}

/** How many brackets of one kind have no partner, read as they are or each turned to its other. */
function misfits(texts: readonly string[], kind: string, isTurned: boolean): number {
  const opening = kind[isTurned ? 1 : 0];
  let open = 0;
  let alone = 0;
  for (const sign of texts.join("\n")) {
    if (!kind.includes(sign)) continue;
    if (sign === opening) open += 1;
    else if (open > 0) open -= 1;
    else alone += 1;
  }
  return open + alone;
}

/**
 * A justified page stretches joints with a glyph that has no letter of its own, and readers give the one at its number: the
 * same sign again and again in the middle of Arabic words.
 */
function withoutStretches(characters: readonly PdfCharacter[]): PdfCharacter[] {
  const counts = new Map<string, number>();
  const inside = characters.map((each, at) => isStretch(characters, each, at));
  for (const [at, { text }] of characters.entries()) if (inside[at]) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isDropped = (at: number) =>
    inside[at] === true && (counts.get(characters[at]?.text ?? "") as number) >= STRETCHES;
  return characters.flatMap((each, at) => {
    if (isDropped(at)) return [];
    return at > 0 && isDropped(at - 1) ? [{ ...each, before: "joint" as const }] : [each];
  });
}

function isStretch(characters: readonly PdfCharacter[], each: PdfCharacter, at: number): boolean {
  if (!/^[!-/:-~]$/u.test(each.text) || each.before !== null) return false;
  const isSame = (other: PdfCharacter | undefined) => other?.text === each.text && other.before === null;
  let [from, to] = [at - 1, at + 1];
  while (isSame(characters[from])) from -= 1;
  while (isSame(characters[to])) to += 1;
  const [left, right] = [characters[from], characters[to]];
  if (!left || !right || right.before !== null) return false;
  return ["arabic", "mark"].includes(kindOf(left.text)) && ["arabic", "mark"].includes(kindOf(right.text));
}
