import { BRACKET_KINDS, misfits, withPairs } from "./order/brackets.ts";
import { type DrawnSpace, kindOf, type PdfCharacter } from "./character.ts";

import { type Glyph, glyphsOf } from "./glyphs.ts";
import { textOfLine } from "./order/line-order.ts";
import { linesOf } from "./lines.ts";
import { hasTextWithoutRoom } from "./room.ts";
import { spaced, spacingOf } from "./word-gaps.ts";

/** A sign inside Arabic words as often as this stands for a stretched joint, not for itself. */
const STRETCHES = 3;
// eslint-disable-next-line no-control-regex -- what a font without a letter for a glyph leaves
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F]/u;

/** With a drawn space to so many letters a page's file holds its spaces; with fewer only the lines that have one. */
const LETTERS_PER_SPACE = 25;

const MOST_RAISED = 0.03;
/** A space is of the line between whose heights it is, but for this many type sizes. */
const SAME_LEVEL = 0.3;

interface Line {
  glyphs: Glyph[];
  isRtl: boolean;
  /** Where spaces of the file are on it. */
  spaces: number[];
}

/**
 * A page's text in reading order. It is doubtful where many letters hang on dots that are drawn apart, their order lost, or share
 * one place.
 */
export interface ArrangedText {
  text: string;
  isDoubtful: boolean;
}

/** The text of a page with Arabic on it, put in reading order from the places of its characters. */
export function arrangedText(characters: readonly PdfCharacter[], spaces: readonly DrawnSpace[] = []): ArrangedText {
  const sound = withoutStretches(characters.filter(({ text }) => !CONTROL.test(text)));
  const isRtlPage = mostlyArabic(sound.map(({ text }) => text).join(""));
  const lines = linesOf(sound).map((line): Line => {
    const glyphs = glyphsOf(line);
    return { glyphs, isRtl: isReadFromTheRight(glyphs, isRtlPage), spaces: spacesOn(line, spaces) };
  });
  const hasSpaces = spaces.length * LETTERS_PER_SPACE > sound.length;
  const spacing = spacingOf(lines.map(({ glyphs }) => glyphs));
  const textOf = ({ glyphs, isRtl, spaces: drawn }: Line, mirrored = "") =>
    textOfLine(spaced(glyphs, spacing, hasSpaces || drawn.length > 0 ? drawn : null), isRtl, new Set(mirrored));
  const texts = lines.map((line) => textOf(line));
  const onPage = new Set(BRACKET_KINDS.filter((kind) => misfits(texts, kind, true) < misfits(texts, kind, false)));
  const text = lines
    .map((line, at) => {
      const kinds = BRACKET_KINDS.filter((kind) => {
        const saved = misfits([texts[at] as string], kind, false) - misfits([texts[at] as string], kind, true);
        return saved === 0 ? onPage.has(kind) : saved > 0;
      });
      const text = kinds.length === 0 ? (texts[at] as string) : textOf(line, kinds.join(""));
      return line.isRtl ? withPairs(marksOnce(text)) : text;
    })
    .join("\n");
  const letters = lines.flatMap(({ glyphs }) => glyphs).filter(({ kind }) => kind === "arabic");
  const raised = letters.filter((letter) => letter.isRaised && /^\p{L}$/u.test(letter.text)).length;
  return { text, isDoubtful: raised > MOST_RAISED * letters.length || hasTextWithoutRoom(sound) };
}

function spacesOn(line: readonly PdfCharacter[], spaces: readonly DrawnSpace[]): number[] {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  const around = SAME_LEVEL * Math.max(...line.map(({ size }) => size));
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const isOn = ({ x, y }: DrawnSpace) => y > bottom - around && y < top + around && x > left && x < right;
  return spaces.filter(isOn).map(({ x }) => x);
}

/** LibreOffice gives the marks of a doubled letter twice where one glyph holds them. */
function marksOnce(text: string): string {
  return text.replace(/\p{M}*\u0651\p{M}*\u0651\p{M}*/gu, (marks) => [...new Set(marks)].join(""));
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
