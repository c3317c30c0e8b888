import { hyphenTurned, numbersInOrder } from "./numbers/figures-in-order.ts";
import { ARABIC_LETTER, LATIN_LETTER, countMatches, hasArabic, hasLatin, median, type OcrWord } from "./recognised.ts";

/** From this share of Arabic letters a document is read from the right. */
const RIGHT_TO_LEFT_SHARE = 0.3;
const SURE = 60;

export type Direction = "rtl" | "ltr";

export function directionOf(words: readonly OcrWord[]): Direction {
  let arabic = 0;
  let latin = 0;
  for (const word of words) {
    if (word.confidence < SURE) continue;
    arabic += countMatches(word.text, ARABIC_LETTER);
    latin += countMatches(word.text, LATIN_LETTER);
  }
  return arabic > 0 && arabic >= RIGHT_TO_LEFT_SHARE * (arabic + latin) ? "rtl" : "ltr";
}

/**
 * The cells of one line in reading order, each with its words in reading order.
 * The recogniser's own order is that of the eye in mixed lines; boxes do not lie: words are sorted by place, parted into
 * cells at wide gaps, cells taken from the side the document is read from.
 */
export function cellsInOrder(words: readonly OcrWord[], direction: Direction): OcrWord[][] {
  const byPlace = words.toSorted((a, b) => a.box.x0 + a.box.x1 - (b.box.x0 + b.box.x1));
  const gap = Math.max(60, 2.2 * median(byPlace.map((word) => word.box.y1 - word.box.y0)));
  const cells: OcrWord[][] = [];
  let edge = -Infinity;
  for (const word of byPlace) {
    if (cells.length === 0 || word.box.x0 - edge > gap) cells.push([]);
    (cells.at(-1) as OcrWord[]).push(word);
    edge = Math.max(edge, word.box.x1);
  }
  if (direction === "rtl") cells.reverse();
  return cells.map((cell) => wordsInOrder(cell, direction));
}

/** Words sorted from left to right, put in reading order: what has no Arabic keeps its order, the rest is turned round. */
function wordsInOrder(fromLeft: readonly OcrWord[], direction: Direction): OcrWord[] {
  const arabic = fromLeft.some((word) => hasArabic(word.text));
  if (!arabic) return [...fromLeft];
  if (direction === "ltr" && startsLatin(fromLeft)) return islandsTurned(fromLeft);
  const out: OcrWord[] = [];
  let run: OcrWord[] = [];
  const flush = () => {
    const fromTheLeft = run.toReversed();
    const isLatin = run.some((word) => hasLatin(word.text));
    out.push(...(isLatin ? latinRun(fromTheLeft) : numberRun(fromTheLeft)));
    run = [];
  };
  for (const word of fromLeft.toReversed()) {
    if (hasArabic(word.text)) {
      flush();
      out.push(word);
    } else run.push(word);
  }
  flush();
  return out;
}

/** Numbers behind Arabic; those behind Latin letters are drawn as they are typed. */
function numberRun(fromLeft: readonly OcrWord[]): OcrWord[] {
  return numbersInOrder(fromLeft).map((word) => ({ ...word, text: hyphenTurned(word.text) }));
}

/** Signs of measures that follow their number: "8 GB" inside Arabic is drawn with the number on the right. */
const UNIT =
  /^(?:[KMGT]B|[km]?g|[cmk]?m|[mc]?[lL]|k?W|V|m?Ah|[MGk]?Hz|MP|px|dpi|fps|USD|EUR|GBP|SAR|AED|EGP|JOD|KWD|QAR|OMR|BHD)$/u;

/** A mark drawn before a Latin run inside Arabic (".GB 8" to the eye) ends the sentence: it belongs behind the run. */
function latinRun(run: readonly OcrWord[]): OcrWord[] {
  const [first, ...rest] = run as [OcrWord, ...OcrWord[]];
  const mark = /^([.,،:؛;!?؟])(?=[\p{L}\p{N}])/u.exec(first.text)?.[1];
  const opened = numberFirst(mark === undefined ? run : [{ ...first, text: first.text.slice(1) }, ...rest]);
  if (mark === undefined) return opened;
  const last = opened.at(-1) as OcrWord;
  return [...opened.slice(0, -1), { ...last, text: last.text + mark }];
}

function numberFirst(run: readonly OcrWord[]): OcrWord[] {
  const number = run.at(-1);
  const unit = run.at(-2);
  if (!number || !unit || !/^[\d.,]+$/u.test(number.text) || !UNIT.test(unit.text)) return [...run];
  return [...run.slice(0, -2), number, unit];
}

function startsLatin(fromLeft: readonly OcrWord[]): boolean {
  const letters = fromLeft.map((word) => word.text).join("");
  return (
    hasLatin(fromLeft[0]?.text ?? "") && countMatches(letters, LATIN_LETTER) > countMatches(letters, ARABIC_LETTER)
  );
}

/** A Latin line with Arabic words in it: only the Arabic runs are turned round. */
function islandsTurned(fromLeft: readonly OcrWord[]): OcrWord[] {
  const out: OcrWord[] = [];
  let run: OcrWord[] = [];
  for (const word of fromLeft) {
    if (hasArabic(word.text)) run.push(word);
    else {
      out.push(...run.reverse(), word);
      run = [];
    }
  }
  return [...out, ...run.reverse()];
}
