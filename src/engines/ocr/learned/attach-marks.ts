import type { Component } from "#engines/ocr/image/components.ts";
import type { Mark } from "./marks.ts";
import { median, type OcrWord } from "#engines/ocr/recognised.ts";

const SHADDA = "\u0651";
const STROKES: Record<string, string> = { "\u064E": "\u064B", "\u0650": "\u064D", "\u064F": "\u064C" };
/** Letters that do not join the one after them: a connected piece of a word ends there. */
const ENDS_PIECE = /[اأإآدذرزوؤةىء]/u;
const LETTER = /[\u0621-\u063A\u0641-\u064A]/u;

/** Widths of letters in parts of a line's unit: inside a piece, and at its end or alone. Averages over common text faces. */
const NARROW: [RegExp, number, number][] = [
  [/[اأإآل]/u, 0.3, 0.45],
  [/[بتثنيئ]/u, 0.38, 0.95],
  [/[جحخ]/u, 0.65, 0.7],
  [/[سش]/u, 0.85, 1.3],
  [/[صضطظ]/u, 0.9, 1.2],
  [/[عغ]/u, 0.5, 0.65],
  [/[فق]/u, 0.45, 0.9],
  [/[كه]/u, 0.6, 0.7],
  [/م/u, 0.5, 0.55],
  [/[ىي]/u, 0.4, 0.85],
];

/** How strange it is for a letter to carry no mark, and to carry one. */
const BARE: [RegExp, number, number][] = [
  [/[اآى]/u, 0, 1.4],
  [/[وي]/u, 0.35, 0],
  [/ل/u, 0.5, 0],
];

/** One or two marks above one another, for one letter. */
interface MarkStack {
  x: number;
  signs: string;
}

/**
 * A word's text with the marks that lie over and under it put behind their letters.
 * `bodies` are the patches of the word's letters: each connected piece shows where its letters lie.
 */
export function withMarks(word: OcrWord, marks: readonly Mark[], bodies: readonly Component[], unit: number): string {
  const letters = [...word.text].map((sign, at) => ({ sign, at })).filter(({ sign }) => LETTER.test(sign));
  if (letters.length === 0 || marks.length === 0) return word.text;
  const places = letterPlaces(
    letters.map(({ sign }) => sign),
    word,
    bodies,
  );
  const stacks = stackMarks(marks, unit);
  const owners = align(
    letters.map(({ sign }) => sign),
    places,
    stacks,
    unit,
  );
  const signs = [...word.text];
  for (const [index, owner] of owners.entries()) {
    const letter = letters[owner];
    if (letter) signs[letter.at] += (stacks[index] as MarkStack).signs;
  }
  return signs.join("");
}

/** The middle of each letter, from the right; by connected pieces where they fit the spelling, else by the whole word. */
function letterPlaces(letters: readonly string[], word: OcrWord, bodies: readonly Component[]): number[] {
  const pieces: string[][] = [[]];
  for (const letter of letters) {
    (pieces.at(-1) as string[]).push(letter);
    if (ENDS_PIECE.test(letter)) pieces.push([]);
  }
  const spelled = pieces.filter((piece) => piece.length > 0);
  const seen = bodies.toSorted((a, b) => b.x0 + b.x1 - a.x0 - a.x1);
  if (seen.length === spelled.length) return spelled.flatMap((piece, at) => spread([piece], seen[at] as Component));
  const x0 = seen.length > 0 ? Math.min(...seen.map((body) => body.x0)) : word.box.x0;
  const x1 = seen.length > 0 ? Math.max(...seen.map((body) => body.x1)) : word.box.x1;
  return spread(spelled, { x0, x1 });
}

function spread(pieces: readonly (readonly string[])[], { x0, x1 }: { x0: number; x1: number }): number[] {
  const widths = pieces.flatMap((piece) => piece.map((letter, at) => widthOf(letter, at === piece.length - 1)));
  const scale = (x1 - x0) / widths.reduce((sum, width) => sum + width, 0);
  let right = x1;
  return widths.map((width) => {
    right -= width * scale;
    return right + (width * scale) / 2;
  });
}

function widthOf(letter: string, last: boolean): number {
  const known = NARROW.find(([letters]) => letters.test(letter));
  return known ? (last ? known[2] : known[1]) : 0.55;
}

/** Marks that share a place become one stack: two strokes are nunation, a stroke under a shadda is its kasra. */
function stackMarks(marks: readonly Mark[], unit: number): MarkStack[] {
  const stacks: Mark[][] = [];
  for (const mark of marks.toSorted((a, b) => centre(b) - centre(a))) {
    const last = stacks.at(-1);
    const near = last && Math.abs(median(last.map(centre)) - centre(mark)) < 0.22 * unit;
    if (last && near && last.length < 3 && sameSide(last, mark, unit)) last.push(mark);
    else stacks.push([mark]);
  }
  return stacks.map((stack) => ({
    x: stack.reduce((sum, mark) => sum + centre(mark), 0) / stack.length,
    signs: signsOf(stack),
  }));
}

function sameSide(stack: readonly Mark[], mark: Mark, unit: number): boolean {
  return stack.every((other) => Math.abs(other.patch.y0 - mark.patch.y0) < 0.8 * unit);
}

function signsOf(stack: readonly Mark[]): string {
  const whole = stack.find((mark) => mark.sign.length > 1);
  if (whole) return whole.sign;
  const shadda = stack.find((mark) => mark.sign === SHADDA);
  const vowels = stack.filter((mark) => mark.sign !== SHADDA).toSorted((a, b) => a.patch.y0 - b.patch.y0);
  let vowel = vowels[0]?.sign ?? "";
  if (vowels.length > 1) vowel = STROKES[vowel] ?? vowel;
  if (!shadda) return vowel;
  const stroke = vowels[0];
  if (stroke && vowels.length === 1 && (vowel === "\u064E" || vowel === "\u0650"))
    vowel = stroke.patch.y0 + stroke.patch.y1 > shadda.patch.y0 + shadda.patch.y1 ? "\u0650" : "\u064E";
  return SHADDA + vowel;
}

function centre(mark: Mark): number {
  return (mark.patch.x0 + mark.patch.x1) / 2;
}

/** Which letter each stack belongs to: in order from the right, least distance, letters that must carry a mark served first. */
function align(
  letters: readonly string[],
  places: readonly number[],
  stacks: readonly MarkStack[],
  unit: number,
): number[] {
  const rows = stacks.length + 1;
  const columns = letters.length + 1;
  const costs = new Float64Array(rows * columns).fill(Infinity);
  const from = new Int8Array(rows * columns);
  costs[0] = 0;
  for (let s = 0; s < rows; s += 1) {
    for (let l = 0; l < columns; l += 1) {
      const at = s * columns + l;
      const offer = (cost: number, way: number) => {
        if (cost < (costs[at] as number)) [costs[at], from[at]] = [cost, way];
      };
      if (l > 0) offer((costs[at - 1] as number) + bareCost(letters, l - 1)[0], 1);
      if (s > 0) offer((costs[at - columns] as number) + 3, 2);
      if (s > 0 && l > 0) {
        const apart = Math.abs((places[l - 1] as number) - (stacks[s - 1] as MarkStack).x) / unit;
        offer((costs[at - columns - 1] as number) + 2 * apart + bareCost(letters, l - 1)[1], 3);
      }
    }
  }
  const owners: number[] = stacks.map(() => -1);
  let s = rows - 1;
  let l = columns - 1;
  while (s > 0 || l > 0) {
    const way = from[s * columns + l];
    if (way === 3) owners[s - 1] = l - 1;
    if (way !== 1) s -= 1;
    if (way !== 2) l -= 1;
  }
  return owners;
}

function bareCost(letters: readonly string[], at: number): readonly [number, number] {
  const known = BARE.find(([pattern]) => pattern.test(letters[at] as string));
  const [bare, marked] = known ? [known[1], known[2]] : [0.8, 0];
  return [at === letters.length - 1 ? bare * 0.6 : bare, marked];
}
