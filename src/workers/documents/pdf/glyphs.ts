import { kindOf, type PdfCharacter } from "./character.ts";

/** A glyph with all letters and marks that it stands for, in the order in which they are read. */
export interface Glyph {
  text: string;
  kind: "arabic" | "latin" | "digit" | "sign";
  x: number;
  left: number;
  right: number;
  /** The width that the file claims for it. */
  advance: number;
  size: number;
  /** Its place in the order of the file, and the word and the piece of a line that the library counted it to. */
  order: number;
  word: number;
  piece: number;
  /** Whether a stretched joint ties it to the letter before. */
  isTied: boolean;
  /** Whether its place is that of its dots or marks, drawn apart above or below it. */
  isRaised: boolean;
}

/** Half a letter's width in type sizes, where only the place of its dots is known. */
const HALF_A_LETTER = 0.16;
const NARROW = 0.44;
const NARROWEST = 0.27;
/** A glyph this many type sizes off the line is drawn for dots or marks. */
const OFF_THE_LINE = 0.067;

/** Two letters closer than this part of the type size are one glyph. */
const SAME_PLACE = 0.027;
/** Letters with one and the same text and mark are farther apart than this. */
const SAME_LETTER = 0.15;
const ALEF = /^[اأإآٱ]$/u;

/** The glyphs of one line's characters, from left to right. */
export function glyphsOf(characters: readonly PdfCharacter[]): Glyph[] {
  const glyphs: Glyph[] = [];
  const level = levelOf(characters);
  const strayMarks: { text: string; x: number; order: number }[] = [];
  let word = 0;
  let piece = 0;
  let group: PdfCharacter[] = [];
  const close = () => {
    const [first] = group;
    if (!first) return;
    const text = inReadingOrder(group.map((each) => each.text));
    const letter = group.find((each) => kindOf(each.text) !== "mark");
    const order = glyphs.length + strayMarks.length;
    const isRaised = Math.abs(first.y - level) > OFF_THE_LINE * first.size;
    const { left, right } = extentOf(group, isRaised && kindOf(letter?.text ?? "") === "arabic");
    if (letter) {
      const kind = kindOf(letter.text) as Glyph["kind"];
      glyphs.push({
        text,
        kind,
        x: first.x,
        left,
        right,
        advance: Math.max(...group.map((each) => each.advance)),
        size: first.size,
        order,
        word,
        piece,
        isTied: first.before === "joint",
        isRaised,
      });
    } else strayMarks.push({ text, x: (left + right) / 2, order });
    group = [];
  };
  for (const each of characters) {
    if (!isOneGlyph(group, each)) close();
    if (each.before === "space" && group.length === 0) word += 1;
    if (each.before === "line" && group.length === 0) piece += 1;
    group.push(each);
  }
  close();
  for (const mark of strayMarks) giveMark(glyphs, mark);
  return withoutTwins(glyphs).toSorted((a, b) => a.x - b.x || b.order - a.order);
}

/** cairo gives a letter and its mark, two glyphs, the text of both each: the letter would come twice. */
function withoutTwins(glyphs: readonly Glyph[]): Glyph[] {
  const isTwin = (glyph: Glyph, other: Glyph) =>
    glyph !== other && glyph.text === other.text && Math.abs(glyph.x - other.x) < SAME_LETTER * glyph.size;
  const marked = Map.groupBy(
    glyphs.filter(({ text }) => /\p{L}\p{M}/u.test(text)),
    ({ text }) => text,
  );
  const isLess = (glyph: Glyph, other: Glyph) =>
    glyph.isRaised === other.isRaised ? glyph.order > other.order : glyph.isRaised;
  return glyphs.filter(
    (glyph) => !marked.get(glyph.text)?.some((other) => isTwin(glyph, other) && isLess(glyph, other)),
  );
}

/** The height that most characters share. */
export function levelOf(characters: readonly PdfCharacter[]): number {
  const counts = new Map<number, number>();
  for (const { y } of characters) counts.set(y, (counts.get(y) ?? 0) + 1);
  return [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [0, 0])[0];
}

/** From where to where a glyph's ink goes. With marks in it the ink may be theirs alone: its letter is as wide as a narrow one. */
function extentOf(group: readonly PdfCharacter[], isUnknown: boolean): { left: number; right: number } {
  const left = Math.min(...group.map((each) => each.left));
  const right = Math.max(...group.map((each) => each.right));
  const [first] = group;
  if (!first) return { left, right };
  if (isUnknown) {
    const half = HALF_A_LETTER * first.size;
    return { left: Math.min(left, (left + right) / 2 - half), right: Math.max(right, (left + right) / 2 + half) };
  }
  if (kindOf(first.text) !== "mark") return { left, right };
  const most = group.some(({ text }) => /^[لاأإآ]$/u.test(text)) ? NARROWEST : NARROW;
  const advance = Math.min(most * first.size, Math.max(...group.map((each) => each.advance)));
  return { left: Math.min(left, first.x), right: Math.max(right, first.x + advance) };
}

function isOneGlyph([first]: readonly PdfCharacter[], next: PdfCharacter): boolean {
  if (!first || next.object === 0 || next.object !== first.object || next.before !== null) return false;
  const nearness = SAME_PLACE * first.size;
  return Math.abs(next.x - first.x) < nearness && Math.abs(next.y - first.y) < nearness;
}

/**
 * The library turns a right-to-left run round letter by letter, and the inside of a glyph with it: "لا" comes as "ال", a
 * letter with its vowel as vowel and letter. Presentation forms it takes apart itself, in the right order.
 */
function inReadingOrder(letters: readonly string[]): string {
  const bare = letters.filter((letter) => kindOf(letter) !== "mark");
  const beginsWithMark = bare.length < letters.length && kindOf(letters[0] as string) === "mark";
  if (!bare.some((letter) => kindOf(letter) === "arabic")) return letters.join("");
  if (bare.length === 1) return (beginsWithMark ? letters.toReversed() : letters).join("");
  if (beginsWithMark && isInOrder(bare)) return marksAfter(letters);
  return (isInOrder(bare) ? letters : letters.toReversed()).join("");
}

/** Lam before alef, and the one glyph for the whole of "الله": what a glyph holds in the right order already. */
function isInOrder([first = "", second = "", third = ""]: readonly string[]): boolean {
  return (first === "ل" && ALEF.test(second)) || (ALEF.test(first) && second === "ل" && third === "ل");
}

function marksAfter(letters: readonly string[]): string {
  const at = letters.findIndex((letter) => kindOf(letter) !== "mark");
  return [letters[at], ...letters.slice(0, at).toReversed(), ...letters.slice(at + 1)].join("");
}

/** A mark drawn by itself goes to the letter that it is over; of two letters in one glyph, to the one on its side. */
function giveMark(glyphs: Glyph[], mark: { text: string; x: number; order: number }): void {
  let best: Glyph | undefined;
  let least = Infinity;
  for (const glyph of glyphs) {
    if (glyph.kind !== "arabic") continue;
    const away = Math.max(glyph.left - mark.x, mark.x - glyph.right, 0) / glyph.size;
    const distance = away + Math.abs(glyph.order - mark.order) * 0.01;
    if (distance < least) [best, least] = [glyph, distance];
  }
  if (!best) return;
  const isFirstOfTwo = /^\p{L}\p{L}$/u.test(best.text) && mark.x > (best.left + best.right) / 2;
  best.text = isFirstOfTwo ? `${best.text[0]}${mark.text}${best.text.slice(1)}` : best.text + mark.text;
}
