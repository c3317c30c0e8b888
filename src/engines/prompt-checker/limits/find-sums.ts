import type { Token } from "#engines/reader/tokens.ts";
import type { PromptReading, ReadPiece } from "../reading/read-prompt.ts";
import { type Amount, type Mismatch, ofMoney, wordsOf } from "./find-overspent.ts";
import { type Limit, valueOf } from "./read-limits.ts";

/** Parts that come to more than their whole: marks, minutes, money and words. Pieces that `asking` leaves out are not read. */
export function findSums(
  text: string,
  reading: PromptReading,
  limits: readonly Limit[],
  asking: readonly boolean[],
): Mismatch[] {
  const found = [
    ofMarks(text, reading, asking),
    ofMinutes(text, reading, limits, asking),
    ofMoney(text, reading, limits, asking),
    ofWords(reading, limits),
  ];
  return found.filter((one) => one !== null);
}

const MARKS = /^(?:marks?|[وف]?(?:ال)?(?:درجه|درجات|درجتان|درجتين|علامه|علامات|علامتان|علامتين))$/;
const TWO_MARKS = /(?:تان|تين)$/;
const IN_ALL = /(?:^| )(?:total|altogether|in all|out of|[وف]?(?:المجموع|مجموع|كلها|الكامله|النهاييه))(?: |$)/;
const EACH = /(?:^| )(?:each|every|apiece|per|[وف]?لكل|الواحد|الواحده)(?: |$)/;

/** "Ten questions at two marks each, 50 marks in all." */
function ofMarks(text: string, reading: PromptReading, asking: readonly boolean[]): Mismatch | null {
  const wholes: Amount[] = [];
  const parts: (Amount & { count: number | null })[] = [];
  const { pieces, tokens } = reading;
  pieces.forEach((piece, at) => {
    if (!asking[at]) return;
    const words = wordsOf(reading, piece);
    for (let index = piece.from; index < piece.to; index += 1) {
      const token = tokens[index] as Token;
      if (!MARKS.test(token.text)) continue;
      const isWhole = IN_ALL.test(words);
      const value = marksAt(text, tokens, index, piece);
      const place = { start: piece.start, end: piece.end, piece: at };
      if (isWhole && value !== null) wholes.push({ ...place, value });
      else if (EACH.test(words))
        parts.push({ ...place, value: value ?? 1, count: countBefore(text, reading, at, index) });
    }
  });
  const [whole] = wholes;
  if (!whole || wholes.length > 1 || parts.length === 0 || parts.some(({ count }) => count === null)) return null;
  const sum = parts.reduce((all, { value, count }) => all + value * (count as number), 0);
  return Number.isNaN(sum + whole.value) || sum === whole.value ? null : { first: parts[0] as Amount, second: whole };
}

/** The number before a word for marks, or in it: «درجتان ونصف». */
function marksAt(text: string, tokens: readonly Token[], index: number, piece: ReadPiece): number | null {
  const word = tokens[index] as Token;
  const half = /^ونصف?$/.test(tokens[index + 1]?.text ?? "") ? 0.5 : 0;
  if (TWO_MARKS.test(word.text)) return 2 + half;
  for (let at = index - 1; at >= Math.max(piece.from, index - 2); at -= 1) {
    const value = valueOf(text, tokens[at] as Token);
    if (value !== null) return isCompound(text, tokens, at) ? Number.NaN : value + half;
  }
  // «والدرجة الكاملة ثلاثون».
  for (let at = index + 1; at < Math.min(piece.to, index + 3); at += 1) {
    const value = valueOf(text, tokens[at] as Token);
    if (value !== null) return isCompound(text, tokens, at) ? Number.NaN : value;
  }
  return null;
}

/** «ثماني عشرة», «خمس وعشرون», "twenty-five": one number in several words, which is not read. */
function isCompound(text: string, tokens: readonly Token[], at: number): boolean {
  return [at - 1, at + 1, at + 2].some((other) => {
    const token = tokens[other];
    if (!token || (other === at + 2 && tokens[at + 1]?.text !== "-")) return false;
    return valueOf(text, token) !== null || (/^و/.test(token.text) && valueOf(text, token, 1) !== null);
  });
}

/** How many there are of what gets marks: the first number before it in its sentence. */
function countBefore(text: string, { pieces, tokens }: PromptReading, at: number, index: number): number | null {
  const { sentence } = pieces[at] as ReadPiece;
  const opening = pieces.find((piece) => piece.sentence === sentence) as ReadPiece;
  for (let from = opening.from; from < index; from += 1) {
    const token = tokens[from] as Token;
    const value = /^[وف]?سو?ؤ?الان$/.test(token.text) ? 2 : valueOf(text, token);
    if (value !== null && value > 1 && from < index - 1 && tokens[from + 1]?.text !== ".") return value;
  }
  return null;
}

/** "The lesson has 45 minutes": 10, 20 and half an hour are more. */
function ofMinutes(
  text: string,
  reading: PromptReading,
  limits: readonly Limit[],
  asking: readonly boolean[],
): Mismatch | null {
  const all = limits
    .filter(({ unit, exact, most, piece }) => unit === "minute" && (exact || most < Infinity) && asking[piece])
    .filter(({ start }) => IN_FIGURES.test(text.slice(start, start + 1)))
    .map(({ most, start, end, piece, scope }) => ({ value: most, start, end, piece, each: scope === "each" }));
  const [whole, ...rest] = all;
  const bare = bareMinutes(text, reading, rest);
  if (!whole || whole.each || (bare.length === 0 && rest.some(({ each }) => each))) return null;
  const parts: Amount[] = [...rest, ...halfHours(reading, asking), ...bare];
  const after = parts.filter(({ start }) => start > whole.end);
  const sum = after.reduce((total, { value }) => total + value, 0);
  const fits = after.length < LEAST_PARTS || sum <= whole.value || after.some(({ value }) => value >= whole.value);
  return fits ? null : { first: whole, second: after.at(-1) as Amount };
}

const LEAST_PARTS = 3;
/** Numbers in several words are not read. */
const IN_FIGURES = /[0-9٠-٩]/;

/** "40 of drills and 30 of practice" after a part in minutes. */
function bareMinutes(text: string, { pieces, tokens }: PromptReading, parts: readonly Amount[]): Amount[] {
  return parts.flatMap(({ piece, end }) => {
    const { sentence } = pieces[piece] as ReadPiece;
    const found: Amount[] = [];
    pieces.forEach((one, at) => {
      if (one.sentence !== sentence) return;
      for (let index = one.from; index < one.to; index += 1) {
        const token = tokens[index] as Token;
        const value = token.start > end && tokens[index + 1]?.text === "of" ? valueOf(text, token) : null;
        if (value !== null) found.push({ value, start: token.start, end: token.end, piece: at });
      }
    });
    return found;
  });
}

function halfHours({ pieces, tokens }: PromptReading, asking: readonly boolean[]): Amount[] {
  return pieces.flatMap((piece, at) => {
    const found: Amount[] = [];
    for (let index = piece.from; asking[at] && index < piece.to - 1; index += 1) {
      const [token, next, third] = [tokens[index], tokens[index + 1], tokens[index + 2]] as Token[];
      const english = token?.text === "half" && (next?.text === "hour" || third?.text === "hour");
      if (english || (/^[وف]?نصف?$/.test(token?.text ?? "") && next?.text === "ساعه"))
        found.push({ value: 30, start: (token as Token).start, end: (next as Token).end, piece: at });
    }
    return found;
  });
}

const TOO_MANY = 1.3;
const PARTS = new Set(["point", "section", "paragraph", "item", "slide", "step", "chapter"]);

/** "350 words in all, six parts of about 150 words." */
function ofWords({ pieces }: PromptReading, limits: readonly Limit[]): Mismatch | null {
  const words = limits.filter(({ unit }) => unit === "word");
  for (const count of limits.filter(({ unit, exact }) => exact && PARTS.has(unit))) {
    const each = words.find(({ start, piece }) => piece === count.piece && start > count.end && start - count.end < 12);
    const whole = words.find((one) => one !== each && one.scope === "whole" && one.most < Infinity);
    if (each && whole && pieces[each.piece] && count.least * each.least > whole.most * TOO_MANY)
      return whole.start < each.start ? { first: whole, second: each } : { first: each, second: whole };
  }
  return null;
}
