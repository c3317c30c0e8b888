import type { Box, GrayImage } from "#engines/ocr/image/gray-image.ts";
import { around, hasArabic, hasLatin, meanConfidence, median, type OcrWord } from "#engines/ocr/recognised.ts";
import { cellsInOrder } from "#engines/ocr/word-order.ts";

/** What one look at a line's picture gave; `look` tells pictures apart, so that two languages of one picture count once. */
export interface LineReading {
  look: string;
  words: readonly OcrWord[];
}

/** From this certainty on a word needs no further reading. */
const SURE = 85;
/** Narrower gaps are between letters that do not join, not between words. In pixels of a cell line. */
const LEAST_SPACE = 5;
/** Spaces of one line are at least this share of the widest. */
const AS_WIDE = 0.75;
/** How deep, from the paper to the darkest ink, a column must be to hold ink. */
const DEPTH = 0.35;
/** Words reach over a gap by less than this where their boxes are only a little too wide. */
const SLACK = 4;
/** Less certainty counts as no vote at all. */
const LEAST_VOTE = 30;
/** What a word's certainty loses by what it holds: two scripts in one word are never right, nor are most of these signs. */
const LESS = { mixed: 45, latin: 25, odd: 20 } as const;
/** Doubtful Latin is mostly Arabic in a face that the recogniser knows less well. */
const SURE_LATIN = { alone: 75, besideArabic: 88 } as const;
const ODD = /[|<>=\\¢°“"*_]|!(?=.)/u;

/** A stroke that runs into Arabic letters is an alef. */
const STROKE = /^(?:[|\\Iil](?=[\u0621-\u064A])|1(?=ل))/u;
/** A letter alone, such as in the name of a room, has no vowel mark. */
const LONE_LETTER = /^([\u0621-\u064A])[\u064B-\u0652]+$/u;
/** A solid bar, so much wider than high, is a dash; longer ones part a sentence. */
const DASH = { solid: 0.7, wide: 1.6, long: 7 } as const;

/** Columns without ink between the parts of a line, from the left. */
export function inkGaps({ width, pixels }: GrayImage, ink: Box): Box[] {
  const paper = median([...pixels]);
  const columns: number[] = [];
  for (let x = ink.x0; x < Math.min(width, ink.x1); x += 1) {
    let darkest = 255;
    for (let y = ink.y0; y < ink.y1; y += 1) darkest = Math.min(darkest, pixels[y * width + x] ?? 255);
    columns.push(darkest);
  }
  const least = paper - DEPTH * (paper - Math.min(...columns));
  const gaps: Box[] = [];
  let from = 0;
  for (const [at, darkest] of columns.entries()) {
    if (darkest >= least) continue;
    if (from > 0 && at > from) gaps.push({ ...ink, x0: ink.x0 + from, x1: ink.x0 + at });
    from = at + 1;
  }
  return gaps;
}

/** The dash that a line consists of, or null: what a table has where there is nothing to say. */
export function dashIn({ width, pixels }: GrayImage, ink: Box): OcrWord | null {
  const [wide, high] = [widthOf(ink), ink.y1 - ink.y0];
  if (wide < DASH.wide * high) return null;
  let dark = 0;
  for (let y = ink.y0; y < ink.y1; y += 1)
    for (let x = ink.x0; x < ink.x1; x += 1) if ((pixels[y * width + x] as number) < 150) dark += 1;
  return dark < DASH.solid * wide * high
    ? null
    : { text: wide > DASH.long * high ? "—" : "-", confidence: 90, box: ink };
}

/** The widest gaps of a line, those that are nearly as wide among them: the spaces of one line are alike. */
export function wideGaps(gaps: readonly Box[]): Box[] {
  const widest = Math.max(...gaps.map(widthOf));
  return gaps.filter((gap) => widthOf(gap) >= Math.max(LEAST_SPACE, AS_WIDE * widest));
}

/**
 * The words that several readings of one line agree on best, place by place: what one reading gets wrong at one end of a line
 * another has right. Where words begin and end is decided first, by what the readings say of each gap in the ink.
 */
export function agreedWords(readings: readonly LineReading[], ink: Box, gaps: readonly Box[]): OcrWord[] {
  const cuts = gaps.filter((gap) => widthOf(gap) >= LEAST_SPACE && partsWords(gap, readings));
  return placesOf(readings, ink, cuts).flatMap(({ box, parts }) => {
    const isBesideArabic = readings.some(({ words }) =>
      words.some((word) => hasArabic(word.text) && word.confidence >= SURE && !isInside(word, box)),
    );
    const word = mostVoted(parts, isBesideArabic);
    return word ? partedAmount({ ...word, box }, gaps) : [];
  });
}

interface Place {
  box: Box;
  parts: { look: string; word: OcrWord }[];
}

/** What is between two cuts, in each reading. Where every reading runs on over a cut it is none. */
function placesOf(readings: readonly LineReading[], ink: Box, cuts: readonly Box[]): Place[] {
  const starts = [ink.x0, ...cuts.map((cut) => cut.x1)];
  const ends = [...cuts.map((cut) => cut.x0), ink.x1];
  const places: Place[] = [];
  for (const [at, x0] of starts.entries()) {
    const box = { ...ink, x0, x1: ends[at] as number };
    const parts = readings.flatMap(({ look, words }) => {
      const inside = words.filter((word) =>
        isInside(word, { ...box, x0: at === 0 ? -Infinity : (cuts[at - 1] as Box).x0, x1: cuts[at]?.x1 ?? Infinity }),
      );
      return inside.length > 0 ? [{ look, word: joined(inside) }] : [];
    });
    const runsOn = ({ word }: Place["parts"][number], cut: Box | undefined) =>
      cut !== undefined && word.box.x0 < cut.x0 - SLACK && word.box.x1 > cut.x1 + SLACK;
    const whole = parts.filter((part) => !runsOn(part, cuts[at - 1]) && !runsOn(part, cuts[at]));
    const crossed =
      whole.length > 0 ? undefined : [cuts[at - 1], cuts[at]].find((cut) => parts.some((part) => runsOn(part, cut)));
    if (crossed)
      return placesOf(
        readings,
        ink,
        cuts.filter((cut) => cut !== crossed),
      );
    places.push({ box, parts: whole });
  }
  return places;
}

function isInside({ box }: OcrWord, place: Box): boolean {
  return middle(box) >= place.x0 && middle(box) < place.x1;
}

export function areSure(words: readonly OcrWord[]): boolean {
  return words.length > 0 && words.every((word) => certaintyOf(word) >= SURE);
}

/** A word's certainty, 0 to 100, with what its signs say of it. */
function certaintyOf({ text, confidence }: OcrWord, isBesideArabic = false): number {
  const isMixed = hasArabic(text) && /[A-Za-z0-9\u0660-\u0669]/u.test(text);
  const surely = isBesideArabic ? SURE_LATIN.besideArabic : SURE_LATIN.alone;
  const isDoubtfulLatin = hasLatin(text) && !isMixed && confidence < surely;
  const less = (isMixed ? LESS.mixed : 0) + (isDoubtfulLatin ? LESS.latin : 0) + (ODD.test(text) ? LESS.odd : 0);
  return Math.max(0, confidence - less);
}

function partsWords(gap: Box, readings: readonly LineReading[]): boolean {
  const at = middle(gap);
  let votes = 0;
  for (const { words } of readings) {
    if (words.length === 0) continue;
    const weight = Math.max(SLACK, meanCertainty(words));
    if (words.some(({ box }) => box.x0 < at - 1 && box.x1 > at + 1)) votes -= weight;
    else if (words.some(({ box }) => middle(box) < at) && words.some(({ box }) => middle(box) >= at)) votes += weight;
  }
  return votes > 0;
}

export function meanCertainty(words: readonly OcrWord[]): number {
  return meanConfidence(words.map((word) => ({ ...word, confidence: certaintyOf(word) })));
}

function joined(words: readonly OcrWord[]): OcrWord {
  const direction = words.some((word) => hasArabic(word.text)) ? "rtl" : "ltr";
  const text = cellsInOrder(words, direction)
    .flat()
    .map((word) => word.text)
    .join("")
    .replace(STROKE, (stroke) => (stroke === "i" ? "أ" : "ا"))
    .replace(LONE_LETTER, "$1");
  return { text, confidence: meanConfidence(words), box: around(words.map((word) => word.box)) };
}

function mostVoted(parts: Place["parts"], isBesideArabic: boolean): OcrWord | null {
  const sums = [...Map.groupBy(parts, ({ word }) => word.text).values()].map((same) => {
    const looks = [...Map.groupBy(same, ({ look }) => look).values()];
    const certainties = looks.map((each) => Math.max(...each.map(({ word }) => certaintyOf(word, isBesideArabic))));
    const most = Math.max(...certainties);
    const votes = certainties.reduce((sum, certainty) => sum + Math.max(0, certainty - LEAST_VOTE), most / 2);
    return { votes, word: { ...(same[0] as (typeof same)[number]).word, confidence: most } };
  });
  return sums.toSorted((a, b) => b.votes - a.votes)[0]?.word ?? null;
}

/** Figures and their unit that were read as one word ("8GB") though a space is drawn between them. */
function partedAmount(word: OcrWord, gaps: readonly Box[]): OcrWord[] {
  const [, left, right] =
    /^([A-Za-z]+|[0-9.,]+)(?<=[A-Za-z](?=[0-9])|[0-9](?=[A-Za-z]))([A-Za-z]+|[0-9.,]+)$/u.exec(word.text) ?? [];
  const inside = gaps.filter((gap) => gap.x0 > word.box.x0 && gap.x1 < word.box.x1);
  const [gap, another] = wideGaps(inside);
  if (left === undefined || right === undefined || !gap || another) return [word];
  return [
    { ...word, text: left, box: { ...word.box, x1: gap.x0 } },
    { ...word, text: right, box: { ...word.box, x0: gap.x1 } },
  ];
}

function widthOf({ x0, x1 }: Box): number {
  return x1 - x0;
}

function middle({ x0, x1 }: Box): number {
  return (x0 + x1) / 2;
}
