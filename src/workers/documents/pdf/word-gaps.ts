import type { Glyph } from "./glyphs.ts";

/** What is between a glyph and the next one to its right. */
type Gap = "none" | "space" | "wide";
export interface SpacedGlyph extends Glyph {
  gapAfter: Gap;
}

/** How a page shows its spaces. */
export interface Spacing {
  /** From how many type sizes on a gap is a space. */
  least: number;
  /** Whether the ink shows word ends: letters touch, and no spaces are in the file. */
  isByInk: boolean;
}

/** From this many type sizes on a gap parts columns and cells. */
const WIDE = 1;
/** Letters that do not join are up to a tenth of the type size apart; a space is a quarter of it, in narrow types less. */
const SPACE = 0.12;
const ARABIC_SPACE = 0.17;
const LEAST_SPACE = 0.08;
/** Joined letters touch. */
const TOUCHING = 0.08;
/** Letters of two words may reach over each other by this much. */
const OVERLAP = -0.5;
const ENOUGH = 5;

const JOINS_ON = /[بتثجحخسشصضطظعغفقكلمنهيئ\u0640]$/u;
const ENDS_A_WORD = /[ةى]$/u;
const MARKED = /\p{M}/u;

/**
 * How a page shows its spaces. Chromium writes none for some fonts, and the library's guess goes by widths that those files
 * have wrong: there the gaps after letters that would touch the next tell how wide a space is.
 */
export function spacingOf(lines: readonly (readonly Glyph[])[], areSpacesDrawn: boolean): Spacing {
  const gaps = lines.flatMap((line) => line.flatMap((left, at) => joiningGap(left, line[at + 1]) ?? []));
  const open = gaps.filter((gap) => gap > TOUCHING && gap < 1).toSorted((a, b) => a - b);
  const touching = gaps.filter((gap) => gap <= TOUCHING).length;
  const isByInk = !areSpacesDrawn && open.length >= ENOUGH && touching > open.length * 1.5;
  if (!isByInk) return { least: SPACE, isByInk };
  return { least: Math.max(LEAST_SPACE, Math.min(SPACE, (open[open.length >> 1] as number) * 0.66)), isByInk };
}

function joiningGap(left: Glyph, right: Glyph | undefined): number | null {
  if (!right || !isPlainArabic(left) || !isPlainArabic(right) || left.isTied) return null;
  return JOINS_ON.test(right.text) ? sizeOfGap(left, right) : null;
}

/** A line's glyphs with the gaps between them. */
export function spaced(glyphs: readonly Glyph[], spacing: Spacing): SpacedGlyph[] {
  const line = glyphs.map((glyph, at): SpacedGlyph => {
    const right = glyphs[at + 1];
    return { ...glyph, gapAfter: right ? gapBetween(glyph, right, spacing) : "none" };
  });
  return line.map((glyph, at) => (isAfterArticle(line, at) ? { ...glyph, gapAfter: "none" } : glyph));
}

/** The article is written to its word: a space inside or after it that is not in the file was guessed wrongly. */
function isAfterArticle(line: readonly SpacedGlyph[], at: number): boolean {
  const [glyph, second, third] = line.slice(at, at + 3);
  if (glyph?.gapAfter !== "space" || glyph.isSpaceDrawn || glyph.kind !== "arabic" || !second) return false;
  const isInside = glyph.text.startsWith("ل") && second.text === "ا" && isFirst(line, at + 1);
  return (
    isInside || (second.text === "ل" && second.gapAfter === "none" && third?.text === "ا" && isFirst(line, at + 2))
  );
}

function isFirst(line: readonly SpacedGlyph[], at: number): boolean {
  return at === line.length - 1 || line[at]?.gapAfter !== "none" || line[at + 1]?.kind !== "arabic";
}

function gapBetween(left: Glyph, right: Glyph, spacing: Spacing): Gap {
  const gap = sizeOfGap(left, right);
  if (gap > WIDE) return "wide";
  return isSpace(left, right, { gap, ...spacing }) ? "space" : "none";
}

function isSpace(left: Glyph, right: Glyph, { gap, least, isByInk }: { gap: number } & Spacing): boolean {
  const arabic = Number(left.kind === "arabic") + Number(right.kind === "arabic");
  if (left.isTied && arabic === 2) return false;
  if (arabic === 0) return gap > least;
  if (left.piece !== right.piece) return gap > (isByInk ? least : ARABIC_SPACE);
  const isNext = Math.abs(left.order - right.order) === 1;
  const isParted = left.word !== right.word && (isNext || arabic === 2);
  if (isByInk && arabic === 2 && isPlainArabic(left) && !right.isRaised) {
    const letter = right.text.replace(/\p{M}+$/u, "");
    return ENDS_A_WORD.test(letter) || (JOINS_ON.test(letter) ? gap > TOUCHING : gap > least);
  }
  const isMarked = arabic === 2 && MARKED.test(left.text + right.text);
  if (isParted) return gap > (isMarked && !left.isSpaceDrawn ? SPACE : OVERLAP);
  if (isByInk) return gap > least * (isMarked ? 1.5 : isSign(left) || isSign(right) ? 1 : 0.75);
  return !isNext && gap > (arabic === 2 ? ARABIC_SPACE : least);
}

/** The ink of a letter with marks, or with its dots apart, may be that of these alone. */
function isPlainArabic({ kind, text, isRaised }: Glyph): boolean {
  return kind === "arabic" && !isRaised && !MARKED.test(text);
}

function isSign({ kind }: Glyph): boolean {
  return kind === "sign";
}

function sizeOfGap(left: Glyph, right: Glyph): number {
  return (right.left - left.right) / Math.max(left.size, right.size);
}
