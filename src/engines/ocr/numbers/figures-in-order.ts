import type { OcrWord } from "#engines/ocr/recognised.ts";

/** Groups of a telephone number are closer than this share of their height. */
const CLOSE = 1;
const GROUP = /^\+?\d{1,5}\+?$/u;
const PHONE = { least: 7, most: 15 } as const;

/**
 * Numbers that follow one another in an Arabic line, from the left, in reading order: as a rule from the right, but the
 * groups of a telephone number in the order in which they are dialled.
 */
export function numbersInOrder(fromLeft: readonly OcrWord[]): OcrWord[] {
  const mark = /^[.,،:؛!?؟](?=\+?\d)/u.exec(fromLeft[0]?.text ?? "")?.[0] ?? "";
  const bare = fromLeft.map((word, at) => (at === 0 ? { ...word, text: word.text.slice(mark.length) } : word));
  const [first, last] = [bare[0], bare.at(-1)];
  if (!first || !last || fromLeft.length < 2 || !isPhone(bare)) return fromLeft.toReversed();
  const isFromLeft = first.text.includes("+") || (begins(first) && !begins(last));
  const groups = isFromLeft ? bare : bare.toReversed();
  return groups.map((word, at) => {
    const text = word.text.endsWith("+") ? `+${word.text.slice(0, -1)}` : word.text;
    // What ends the sentence is drawn on its left.
    return { ...word, text: at === groups.length - 1 ? text + mark : text };
  });
}

function isPhone(fromLeft: readonly OcrWord[]): boolean {
  const digits = fromLeft.reduce((sum, word) => sum + word.text.replace("+", "").length, 0);
  const isClose = fromLeft.every((word, at) => {
    const before = fromLeft[at - 1];
    return !before || word.box.x0 - before.box.x1 < CLOSE * (word.box.y1 - word.box.y0);
  });
  return (
    isClose &&
    digits >= PHONE.least &&
    digits <= PHONE.most &&
    fromLeft.every((word) => GROUP.test(word.text)) &&
    fromLeft.some(begins)
  );
}

function begins(word: OcrWord): boolean {
  return /^(?:\+|0)|\+$/u.test(word.text);
}

/**
 * Two figures with a hyphen, as drawn behind Arabic letters, as they are typed: such a line sets the first on the right. It is
 * turned where only that makes sense: a telephone number begins with its nought, a range with its smaller page.
 */
export function hyphenTurned(text: string): string {
  const [, left, right, mark = ""] = /^(\d+)-(\d+)([.,،:؛]?)$/u.exec(text) ?? [];
  if (left === undefined || right === undefined) return text;
  const isTurned =
    left.startsWith("0") === right.startsWith("0")
      ? left.length === right.length && Number(left) > Number(right)
      : right.startsWith("0");
  return isTurned ? `${right}-${left}${mark}` : text;
}
