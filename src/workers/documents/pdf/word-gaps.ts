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
/** Where a line's spaces are in the file, a gap without one is a space from so many type sizes on. */
const CLEAR_SPACE = 0.2;
const SPACE_BETWEEN_SCRIPTS = 0.18;
const CLEAR_SPACE_IN_ARABIC = 0.26;
const CLEAR_SPACE_WITH_MARKS = 0.6;
const KERNING = 0.1;
/** A drawn space nearer to the next glyph than this has no width. */
const NO_ROOM = 0.05;

const JOINS_ON = /[بتثجحخسشصضطظعغفقكلمنهيئ\u0640]$/u;
const ENDS_A_WORD = /[ةى]$/u;
const MARKED = /\p{M}/u;

/**
 * How a page shows its spaces where its file holds none, and the library's guess goes by widths that the file may have
 * wrong: the gaps after letters that would touch the next tell how wide a space is.
 */
export function spacingOf(lines: readonly (readonly Glyph[])[]): Spacing {
  const gaps = lines.flatMap((line) => line.flatMap((left, at) => joiningGap(left, line[at + 1]) ?? []));
  const open = gaps.filter((gap) => gap > TOUCHING && gap < 1).toSorted((a, b) => a - b);
  const touching = gaps.filter((gap) => gap <= TOUCHING).length;
  const isByInk = open.length >= ENOUGH && touching > open.length * 1.5;
  if (!isByInk) return { least: SPACE, isByInk };
  return { least: Math.max(LEAST_SPACE, Math.min(SPACE, (open[open.length >> 1] as number) * 0.66)), isByInk };
}

function joiningGap(left: Glyph, right: Glyph | undefined): number | null {
  if (!right || !isPlainArabic(left) || !isPlainArabic(right) || left.isTied) return null;
  return JOINS_ON.test(right.text) ? sizeOfGap(left, right) : null;
}

/**
 * A line's glyphs with the gaps between them. `drawn` are the places of the spaces that the file holds, null where it holds
 * none to go by: then the gaps themselves tell.
 */
export function spaced(glyphs: readonly Glyph[], spacing: Spacing, drawn: readonly number[] | null): SpacedGlyph[] {
  if (drawn) return spacedByFile(glyphs, drawn);
  const line = glyphs.map((glyph, at): SpacedGlyph => {
    const right = glyphs[at + 1];
    return { ...glyph, gapAfter: right ? gapBetween(glyph, right, spacing) : "none" };
  });
  return line.map((glyph, at) => (isAfterArticle(line, at) ? { ...glyph, gapAfter: "none" } : glyph));
}

function spacedByFile(glyphs: readonly Glyph[], drawn: readonly number[]): SpacedGlyph[] {
  const after = new Set(drawn.flatMap((x) => glyphBefore(glyphs, x) ?? []));
  return glyphs.map((glyph, at): SpacedGlyph => {
    const right = glyphs[at + 1];
    if (!right) return { ...glyph, gapAfter: "none" };
    const gap = sizeOfGap(glyph, right);
    if (gap > WIDE) return { ...glyph, gapAfter: "wide" };
    const isSpace = after.has(at) ? gap > OVERLAP : isClearSpace(glyph, right);
    return { ...glyph, gapAfter: isSpace ? "space" : "none" };
  });
}

/**
 * The glyph that a drawn space follows, null where it has no room before the next: a sign that keeps letters apart or sets
 * their direction is drawn as one.
 */
function glyphBefore(glyphs: readonly Glyph[], x: number): number | null {
  const next = glyphs.findIndex((glyph) => glyph.x > x - NO_ROOM * glyph.size);
  const after = glyphs[next];
  return next > 0 && after && after.x > x + NO_ROOM * after.size ? next - 1 : null;
}

/** Whether a gap where the file holds no space is one all the same: as wide as spaces are drawn. */
function isClearSpace(left: Glyph, right: Glyph): boolean {
  const arabic = Number(left.kind === "arabic") + Number(right.kind === "arabic");
  if (left.isTied && arabic === 2) return false;
  const ink = sizeOfGap(left, right);
  // Fonts of one width leave much room round narrow letters. A width that reaches over the next letter is not the letter's.
  const claimed = (right.x - left.x - left.advance) / left.size;
  const isKnown = !left.isRaised && !right.isRaised && claimed > -KERNING;
  const gap = isKnown ? Math.min(ink, claimed) : ink;
  if (arabic < 2) return gap > (arabic === 0 ? CLEAR_SPACE : SPACE_BETWEEN_SCRIPTS);
  return gap > (isPlainArabic(left) && isPlainArabic(right) ? CLEAR_SPACE_IN_ARABIC : CLEAR_SPACE_WITH_MARKS);
}

/** The article is written to its word: a space inside or after it that is not in the file was guessed wrongly. */
function isAfterArticle(line: readonly SpacedGlyph[], at: number): boolean {
  const [glyph, second, third] = line.slice(at, at + 3);
  if (glyph?.gapAfter !== "space" || glyph.kind !== "arabic" || !second) return false;
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
  if (isParted) return gap > (isMarked ? SPACE : OVERLAP);
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
