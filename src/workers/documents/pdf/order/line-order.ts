import type { Run } from "./run.ts";
import { numberRuns } from "./number-runs.ts";
import type { SpacedGlyph } from "../word-gaps.ts";

/** Signs that follow a word without a space: with a space on their left only, the words around them are read from the right. */
const FOLLOWS_A_WORD = /^[،؛؟,;.:!?]$/u;
const BRACKETS = "()[]{}";

/**
 * A line's glyphs, given from left to right, as the text that was typed: the way back from what the Unicode bidirectional
 * algorithm (UAX #9) shows. `mirrored` says for which kinds of bracket the file gives the drawn sign and not the typed one.
 */
export function textOfLine(glyphs: readonly SpacedGlyph[], isRtl: boolean, mirrored: ReadonlySet<string>): string {
  return isRtl ? fromTheRight(glyphs, mirrored) : fromTheLeft(glyphs, mirrored);
}

function fromTheRight(glyphs: readonly SpacedGlyph[], mirrored: ReadonlySet<string>): string {
  const words = wordRuns(glyphs);
  const runs = [...words, ...numberRuns(glyphs, words)].toSorted((a, b) => a.from - b.from);
  const parts: string[] = [];
  for (let at = glyphs.length - 1; at >= 0;) {
    const run = runs.findLast(({ from, to }) => from <= at && at <= to);
    const first = run?.from ?? at;
    parts.push(run ? asDrawn(glyphs.slice(run.from, run.to + 1)) : mirror((glyphs[at] as SpacedGlyph).text, mirrored));
    if (first > 0 && (glyphs[first - 1] as SpacedGlyph).gapAfter !== "none") parts.push(" ");
    at = first - 1;
  }
  // The sign of a percentage is drawn on either side of its number and typed after it.
  return parts.join("").replace(/(?<![\p{Nd}٫٬.,])([%٪])(\p{Nd}+(?:[.,٫٬]\p{Nd}+)*)(?![\p{Nd}%٪])/gu, "$2$1");
}

function fromTheLeft(glyphs: readonly SpacedGlyph[], mirrored: ReadonlySet<string>): string {
  const parts: string[] = [];
  for (let at = 0; at < glyphs.length;) {
    const last = endOfArabic(glyphs, at);
    parts.push(last > at ? fromTheRight(glyphs.slice(at, last + 1), mirrored) : (glyphs[at] as SpacedGlyph).text);
    if (glyphs[last]?.gapAfter !== "none") parts.push(" ");
    at = last + 1;
  }
  return parts.join("");
}

/** Where the Arabic that begins at `at` ends; `at` itself where none begins. */
function endOfArabic(glyphs: readonly SpacedGlyph[], at: number): number {
  let last = at;
  if (glyphs[at]?.kind !== "arabic") return at;
  for (let to = at + 1; to < glyphs.length && glyphs[to]?.kind !== "latin"; to += 1)
    if (glyphs[to]?.kind === "arabic") last = to;
  return last;
}

/** Stretches with a word of another script: from its first letter or digit to the last, no Arabic letter between. */
function wordRuns(glyphs: readonly SpacedGlyph[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < glyphs.length; from += 1) {
    if (!isWordPart(glyphs[from])) continue;
    let to = from;
    let hasLetter = false;
    for (let at = from; at < glyphs.length && !endsBefore(glyphs, at, from); at += 1) {
      if (isWordPart(glyphs[at])) to = at;
      if (glyphs[at]?.kind === "latin") hasLetter = true;
    }
    if (hasLetter) runs.push({ from, to: from === 0 ? withItsEnd(glyphs, to) : withItsBracket(glyphs, from, to) });
    from = to;
  }
  return runs;
}

function isWordPart(glyph: SpacedGlyph | undefined): boolean {
  return glyph?.kind === "latin" || glyph?.kind === "digit";
}

function endsBefore(glyphs: readonly SpacedGlyph[], at: number, from: number): boolean {
  const glyph = glyphs[at] as SpacedGlyph;
  if (glyph.kind === "arabic") return true;
  if (at === from) return false;
  const gap = (glyphs[at - 1] as SpacedGlyph).gapAfter;
  const next = glyphs[at + 1];
  const isReadFromTheRight =
    FOLLOWS_A_WORD.test(glyph.text) && gap === "space" && next !== undefined && glyph.gapAfter === "none";
  return gap === "wide" || isReadFromTheRight;
}

/** An address that goes on in the next line ends in its own sign. */
function withItsEnd(glyphs: readonly SpacedGlyph[], to: number): number {
  let last = withItsBracket(glyphs, 0, to);
  while (glyphs[last]?.gapAfter === "none" && /^[-/_=&?#~]$/u.test(glyphs[last + 1]?.text ?? "")) last += 1;
  return last;
}

/** A bracket that closes one inside the stretch is of it. */
function withItsBracket(glyphs: readonly SpacedGlyph[], from: number, to: number): number {
  const next = glyphs[to + 1]?.text ?? "";
  const kind = BRACKETS.indexOf(next) >> 1;
  if (next === "" || kind < 0 || glyphs[to]?.gapAfter !== "none") return to;
  const inside = glyphs
    .slice(from, to + 1)
    .filter(({ text }) => BRACKETS.includes(text) && BRACKETS.indexOf(text) >> 1 === kind);
  return inside.length % 2 === 1 ? to + 1 : to;
}

function asDrawn(glyphs: readonly SpacedGlyph[]): string {
  const text = glyphs
    .map((glyph, at) => (at > 0 && (glyphs[at - 1] as SpacedGlyph).gapAfter !== "none" ? ` ${glyph.text}` : glyph.text))
    .join("");
  // The library may have turned the brackets of a stretch that it took for right to left.
  return text.replace(/\)([^()]*)\(/gu, "($1)").replace(/\]([^[\]]*)\[/gu, "[$1]");
}

const MIRRORED: Readonly<Record<string, string>> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "{": "}",
  "}": "{",
  "«": "»",
  "»": "«",
};

function mirror(text: string, mirrored: ReadonlySet<string>): string {
  return mirrored.has(text) ? (MIRRORED[text] ?? text) : text;
}
