import videoWords from "../vocabulary/video-words.json" with { type: "json" };
import { wholeWords } from "#engines/text/words/word-pattern.ts";
import { fold } from "#engines/text/fold.ts";
import type { Clause } from "#engines/media/request/clauses.ts";
import { type Scene, termsOf } from "../read-scene.ts";
import { isLook } from "./is-look.ts";
import { END_CARD, START, THEN, THEN_INSIDE } from "../request/order-words.ts";

/** A request cut into what holds for the whole video and its moments, in whole clauses. */
export interface Split {
  global: readonly Clause[];
  shots: readonly (readonly Clause[])[];
}

const LAST_SHOT = /(?:last|final|closing) (?:shot|scene)|(?:اخر لقطه|اللقطه الاخيره|اخر مشهد|المشهد الاخير)/u;
const ALWAYS = wholeWords(videoWords.shots.always, "u");
/** A sentence that says what kind of thing the whole is. */
const KIND = wholeWords(videoWords.shots.kind, "u");
/** Letters of a header. */
const MOST_OF_HEAD = 120;
/** Words on both sides of a word of order inside a clause. */
const LEAST_WORDS = 2;
const FEW_WORDS = 3;

const foldedOf = ({ text }: Scene, { start, end }: Clause) => fold(text.slice(start, end));
const countWords = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

/**
 * Header, look, sound and constraints hold for all; the rest opens a moment at a mark, a word of order, or a sentence. Where
 * more moments are wanted than these give, a clause with an action of its own opens one too. One take has one.
 */
export function splitShots(scene: Scene, wanted = 1): Split {
  const split = splitAt(scene, false);
  if (isOneTake(scene)) return { global: [], shots: [[...split.global, ...split.shots.flat()].toSorted(byPlace)] };
  const fine = split.shots.length < wanted ? splitAt(scene, true) : split;
  return fine.shots.length > split.shots.length ? fine : split;
}

const byPlace = (a: Clause, b: Clause) => a.start - b.start;

const isOneTake = (scene: Scene) =>
  scene.marks.length === 0 &&
  (termsOf(scene, "move").some(({ id }) => id === "one-take") ||
    scene.exclusions.some(({ known }) => known?.en === "cuts"));

function splitAt(scene: Scene, isFine: boolean): Split {
  const colon = colonOf(scene, isFine);
  const units = withoutSettings(scene, unitsOf(scene, colon));
  const looks = units.map((unit, index) => isLook(scene, unit) || isAfterthought(scene, units, index));
  const isMark = (unit: Clause) => scene.marks.some(({ end }) => end === unit.start);
  const first = firstShot(scene, units, looks, { isMark, colon });
  const lastScene = looks.lastIndexOf(false);
  const isList = scene.marks.length === 0 && colon !== null && (scene.numbers.shots ?? 0) > 1;
  const listEnd = isList ? endOfSentence(units, first) : 0;
  const opens = (unit: Clause, index: number, last: readonly Clause[]) => {
    if (scene.marks.length > 0) return isMark(unit);
    if (isList) return index < listEnd;
    if (THEN.test(foldedOf(scene, unit)) || (units[index - 1]?.endsStatement === true && !looks[index])) return true;
    if (!isFine || looks[index]) return false;
    const isEnd = END_CARD.test(foldedOf(scene, unit)) && index === units.length - 1;
    return isEnd || (hasAction(scene, unit) && last.some((each) => hasAction(scene, each)));
  };
  const global: Clause[] = units.slice(0, first);
  const shots: Clause[][] = [];
  for (const [index, unit] of units.entries()) {
    if (index < first) continue;
    const last = shots.at(-1);
    const words = foldedOf(scene, unit);
    const isLine = LAST_SHOT.test(words) || (looks[index] && hasLine(scene, unit));
    const isTail = lastScene >= 0 && index > lastScene && index >= listEnd;
    if (last && !isMark(unit) && isLine) last.push(unit);
    else if (last && (isTail || isWhole(units, looks, index) || (ALWAYS.test(words) && !isMark(unit))))
      global.push(unit);
    else if (!last || opens(unit, index, last)) shots.push([unit]);
    else last.push(unit);
  }
  return { global, shots };
}

/**
 * Where the moments begin: at the first mark, after a colon that opens a list, at a word of beginning, or after a sentence
 * that names the kind.
 */
function firstShot(
  scene: Scene,
  units: readonly Clause[],
  looks: readonly boolean[],
  { isMark, colon }: { isMark: (unit: Clause) => boolean; colon: number | null },
): number {
  const at = units.findIndex((unit) => isMark(unit) || (colon !== null && unit.start >= colon));
  if (at >= 0) return at;
  const words = units.map((unit) => foldedOf(scene, unit));
  const start = words.findIndex((each) => START.test(each));
  if (start > 0 && words.slice(start + 1).some((each) => THEN.test(each))) return start;
  const next = endOfSentence(units, 0);
  const head = words.slice(0, next).join(" ");
  const isHead = KIND.test(head) && !/["“«]/u.test(head) && (units[next]?.start ?? Infinity) < MOST_OF_HEAD;
  if (isHead && looks.slice(next).includes(false)) return next;
  // Look before the first moment holds for all.
  const scenes = looks.indexOf(false);
  return scenes > 0 && units[scenes - 1]?.endsStatement && !units.slice(0, scenes).some((each) => hasLine(scene, each))
    ? scenes
    : 0;
}

function endOfSentence(units: readonly Clause[], from: number): number {
  const last = units.findIndex((unit, index) => index >= from && unit.endsStatement);
  return last < 0 ? units.length : last + 1;
}

/** Whether a unit's sentence is one of look, sound and constraints alone. */
function isWhole(units: readonly Clause[], looks: readonly boolean[], index: number): boolean {
  let from = index;
  while (from > 0 && !units[from - 1]?.endsStatement) from -= 1;
  return from > 0 && looks.slice(from, endOfSentence(units, index)).every(Boolean);
}

/** A full stop after a setting ends the statement before it. */
function withoutSettings({ text, numbers }: Scene, units: readonly Clause[]): Clause[] {
  const kept: Clause[] = [];
  const isLength = (unit: Clause) => {
    const own = numbers.spans.filter(({ start, end }) => start >= unit.start && end <= unit.end);
    const rest = own.reduce(
      (words, { start, end }) => words.replace(text.slice(start, end), " "),
      text.slice(unit.start, unit.end),
    );
    return own.length > 0 && !/\p{L}/u.test(rest);
  };
  for (const unit of units) {
    const last = kept.at(-1);
    if (!unit.isSetting && !isLength(unit)) kept.push(unit);
    else if (last && unit.endsStatement)
      kept[kept.length - 1] = { ...last, mark: unit.mark || last.mark, endsStatement: true };
  }
  return kept;
}

/** The place after the colon that ends a header, where moments in a row come after it; never one before a line or inside a time. */
function colonOf(scene: Scene, isFine: boolean): number | null {
  const { text, exact, marks } = scene;
  const match = /^(?:[^.!?؟\n"“«:]|:(?=\d)){4,140}:\s+(?=\S)/u.exec(text);
  if (!match || marks.length > 0 || exact.some(({ start }) => start <= match[0].length)) return null;
  if (START.test(fold(match[0])) || THEN.test(fold(match[0]))) return null;
  const rest = fold(text.slice(match[0].length)).split(/[,،.;؛\n]/u);
  const isList = (isFine || (scene.numbers.shots ?? 0) > 1) && rest.length > 1;
  return isList || rest.some((piece, index) => index > 0 && THEN.test(piece)) ? match[0].length : null;
}

/** Clauses, cut once more at the header's colon and before words of order. */
function unitsOf(scene: Scene, colon: number | null): Clause[] {
  const { text, clauses } = scene;
  return clauses.flatMap((clause) => {
    const inner = [...(colon === null ? [] : [colon]), ...ordersIn(scene, clause)]
      .filter((at) => at > clause.start && at < clause.end)
      .toSorted((a, b) => a - b);
    const ends = [...inner, clause.end];
    return ends.flatMap((end, index): Clause[] => {
      const start = index === 0 ? clause.start : (ends[index - 1] as number);
      const trimmed = start + text.slice(start, end).replace(/[\s:،,]+$/u, "").length;
      if (trimmed <= start) return [];
      const isLast = index === ends.length - 1;
      const mark = end === colon ? ". " : " ";
      return [{ ...clause, start, end: trimmed, ...(isLast ? {} : { mark, endsStatement: false }) }];
    });
  });
}

/** Places of words of order inside a clause that have words of their own on both sides. */
function ordersIn({ text, exact }: Scene, { start, end }: Clause): number[] {
  const places: number[] = [];
  for (const { index, 0: space } of text.slice(start, end).matchAll(THEN_INSIDE)) {
    const at = start + index + space.length;
    const before = text.slice(places.at(-1) ?? start, at);
    const isIn = exact.some((one) => at >= one.start && at < one.end);
    if (!isIn && countWords(before) >= LEAST_WORDS && countWords(text.slice(at, end)) > LEAST_WORDS) places.push(at);
  }
  return places;
}

/** A few last words without an action ("pier at dusk.") say where all of it is. */
function isAfterthought(scene: Scene, units: readonly Clause[], index: number): boolean {
  const unit = units[index] as Clause;
  const before = units[index - 1];
  return (
    index === units.length - 1 &&
    before?.endsStatement === true &&
    scene.marks.length === 0 &&
    countWords(scene.text.slice(unit.start, unit.end)) <= FEW_WORDS &&
    !THEN.test(foldedOf(scene, unit)) &&
    !hasAction(scene, unit) &&
    !hasLine(scene, unit) &&
    units.some((each) => each !== unit && (hasAction(scene, each) || hasLine(scene, each)))
  );
}

function hasLine({ exact }: Scene, { start, end }: Clause): boolean {
  return exact.some((one) => one.kind === "line" && one.start >= start && one.end <= end);
}

function hasAction({ parts }: Scene, { start, end }: Clause): boolean {
  return parts.some((part) => part.slot === "action" && part.start < end && start < part.end);
}
