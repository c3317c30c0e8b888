import type { Run } from "./run.ts";
import type { SpacedGlyph } from "../word-gaps.ts";

/** One such sign between two digits keeps a number together (classes CS and AN of UAX #9). */
const JOINS = /^[.,/:،٫٬]$/u;
const HYPHEN = /^[-\u2010\u2011\u2212]$/u;
const PHONE_DIGITS = 7;

/**
 * The numbers of a line that is read from the right, outside its `words`, each drawn from left to right. Numbers parted by
 * hyphens or spaces are drawn from the right like words, unless their order on the page says that somebody set them from
 * the left: a phone number that begins with + or 0, a date with its year at an end, two years of which the left is earlier.
 */
export function numberRuns(glyphs: readonly SpacedGlyph[], words: readonly Run[]): Run[] {
  const isFree = (at: number) => !words.some(({ from, to }) => from <= at && at <= to);
  const numbers = singleNumbers(glyphs, isFree);
  const runs: Run[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    let last = numbers.length - 1;
    for (; last > at; last -= 1) {
      const chain = numbers.slice(at, last + 1);
      if (isFromTheLeft(glyphs, chain)) break;
    }
    const from = (numbers[at] as Run).from;
    const hasPlus = last > at && glyphs[from - 1]?.text === "+" && isFree(from - 1);
    runs.push({ from: hasPlus ? from - 1 : from, to: (numbers[last] as Run).to });
    at = last;
  }
  return runs;
}

function singleNumbers(glyphs: readonly SpacedGlyph[], isFree: (at: number) => boolean): Run[] {
  const numbers: Run[] = [];
  const isDigit = (at: number) => glyphs[at]?.kind === "digit" && isFree(at);
  const isClose = (at: number) => glyphs[at - 1]?.gapAfter === "none";
  for (let from = 0; from < glyphs.length; from += 1) {
    if (!isDigit(from)) continue;
    let to = from;
    for (;;) {
      if (isDigit(to + 1) && isClose(to + 1)) to += 1;
      else if (JOINS.test(glyphs[to + 1]?.text ?? "") && isDigit(to + 2) && isClose(to + 1) && isClose(to + 2)) to += 2;
      else break;
    }
    numbers.push({ from, to });
    from = to;
  }
  return numbers;
}

function isFromTheLeft(glyphs: readonly SpacedGlyph[], chain: readonly Run[]): boolean {
  const texts = chain.map(({ from, to }) =>
    glyphs
      .slice(from, to + 1)
      .map(({ text }) => text)
      .join(""),
  );
  const parted = chain.slice(1).map((next, at) => partedBy(glyphs, (chain[at] as Run).to, next.from));
  if (parted.includes("other")) return false;
  if (isPhone(texts, glyphs[(chain[0] as Run).from - 1]?.text === "+")) return true;
  if (parted.includes("space")) return false;
  const digits = texts.map((text) => [...text].map((digit) => valueOf(digit)).join(""));
  const isDate =
    digits.length === 3 &&
    (/^\d{4} \d\d? \d\d?$/u.test(digits.join(" ")) || /^\d\d? \d\d? \d{4}$/u.test(digits.join(" ")));
  const [first = "", second = ""] = digits;
  const areYears =
    digits.length === 2 && [first, second].every((year) => /^1\d{3}$|^20\d\d$/u.test(year)) && first < second;
  return isDate || areYears;
}

function isPhone(texts: readonly string[], hasPlus: boolean): boolean {
  const count = texts.join("").length;
  const [first = "", last = ""] = [texts[0], texts.at(-1)];
  return count >= PHONE_DIGITS && (hasPlus || (/^[0٠]./u.test(first) && !/^[0٠]/u.test(last)));
}

function partedBy(glyphs: readonly SpacedGlyph[], last: number, next: number): "hyphen" | "space" | "other" {
  const left = glyphs[last] as SpacedGlyph;
  if (next === last + 1) return left.gapAfter === "space" ? "space" : "other";
  const sign = glyphs[last + 1] as SpacedGlyph;
  const isClose = left.gapAfter === "none" && sign.gapAfter === "none";
  return next === last + 2 && isClose && HYPHEN.test(sign.text) ? "hyphen" : "other";
}

function valueOf(digit: string): number | string {
  const code = digit.codePointAt(0) as number;
  if (code >= 0x660 && code <= 0x669) return code - 0x660;
  return code >= 0x6f0 && code <= 0x6f9 ? code - 0x6f0 : digit;
}
