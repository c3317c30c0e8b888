import { fold } from "#engines/text/fold.ts";
import { numberLength } from "../parts/scene-parts.ts";
import type { PartTag } from "../parts/part-tags.ts";
import type { Clause, Scene } from "../read-scene.ts";
import { isStatedSomehow } from "../parts/stated-somehow.ts";
import { isAboutSound } from "./read-sounds.ts";

/** A request cut into what holds for the whole video and its shots, in whole clauses. */
export interface Split {
  global: readonly Clause[];
  shots: readonly (readonly Clause[])[];
}

const MARK =
  /(?<![\p{L}])(?:(?:shot|scene|لقط[ةه]|اللقط[ةه]|مشهد|المشهد)\s*[\d٠-٩](?![\d٠-٩]*\s*(?:shots|لقطات|ثواني))|(?:the\s+)?(?:first|second|third|fourth|fifth|last)\s+(?:shot|scene)\s*[:,–-]|(?:اللقطة|المشهد)\s+(?:ال[أا]ول[ىي]?|الثاني[ةه]?|الثالث[ةه]?|الرابع[ةه]?|ال[أا]خير[ةه]?)|(?<=(?:^|[،,.:؛\n])\s*)و?(?:الأول[ىي]|الثاني[ةه]|الثالث[ةه]|الرابع[ةه])(?=[\s:]))/giu;
const START =
  /^\s*(?:starts?|starting|begins?|opens?|opening|first)(?:\s+(?:on|with|at|in|from))?(?![\p{L}])|^\s*(?:(?:في |ب)?(?:ال)?(?:اول|بدايه)|اولا|[يتن]بدا|بدا|بدايه)(?![\p{L}])/u;
const THEN =
  /^\s*(?:then|and then|after that|next|finally|later|suddenly|cut to|ends?\s+(?:on|with|at)|ending\s+(?:on|with)|close on|ثم|و?بعدين|و?بعدها|و?بعد ذلك|و?اخيرا|فجاه|و?(?:في |ب)?(?:ال)?(?:نهايه|اخر)|و?اخر شي|عقبها)(?![\p{L}])/u;
const LAST_SHOT = /(?:last|final|closing) (?:shot|scene)|(?:اخر لقطه|اللقطه الاخيره|اخر مشهد|المشهد الاخير)/u;
const ALWAYS =
  /(?<![\p{L}])(?:always|throughout|whole|entire|all (?:shots|scenes|along)|every shot|دايما|دائما|طول الوقت|طوال|كل اللقطات|كل المشاهد)(?![\p{L}])/u;
const CONSTRAINT =
  /^\s*(?:leave|keep|make sure|avoid|و?خلي|و?اترك|و?اتركي|و?ضروري|و?لازم|و?تاكد|و?بدي|و?ابي|و?عايز|و?اريد)(?![\p{L}])/u;
const CAMERA_FIRST = /^\s*(?:the )?camera(?![\p{L}])|^\s*و?(?:ال)?كاميرا(?![\p{L}])|^\s*حركه (?:ال)?كاميرا/u;
/** A sentence that says what kind of thing the whole is. */
const KIND =
  /(?<![\p{L}])(?:videos?|clips?|ads?|advert|commercial|trailer|teaser|story|film|animation|reel|explainer|lesson|و?(?:ال)?(?:فيديو|مقطع|كليب|اعلان|فيلم|قصه|درس|ريلز|ستوري|تريلر|كرتون))(?![\p{L}])/u;
const LOOK_PARTS: ReadonlySet<PartTag> = new Set([
  "style",
  "light",
  "colour",
  "framing",
  "lens",
  "mood",
  "camera",
  "audio",
]);
const LOOK_TERMS = new Set(["move", "shot", "angle", "light", "lens", "style", "mood", "colour", "sound", "music"]);
/** A sentence of so few words beside its line only names who speaks. */
const SPEAKER_WORDS = 3;
const SHORT = 4;
/** Letters of a header. */
const MOST_OF_HEAD = 120;

const countWords = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

/** Header, look, sound and constraints hold for all; the rest opens a shot at a numbered mark, a word of order, or a sentence. */
export function splitShots(scene: Scene): Split {
  const marks = marksIn(scene);
  const colon = colonOf(scene, marks);
  const units = withoutSettings(unitsOf(scene, [...marks, ...(colon === null ? [] : [colon])]));
  const looks = units.map((unit) => isLook(scene, unit));
  const isMark = (unit: Clause) => marks.includes(unit.start);
  const first = firstShot(scene, units, looks, { marks, colon });
  const lastScene = looks.lastIndexOf(false);
  const isList = marks.length === 0 && colon !== null && (scene.numbers.shots ?? 0) > 1;
  const listEnd = isList ? endOfSentence(units, first) : 0;
  const opens = (unit: Clause, index: number) => {
    if (marks.length > 0) return isMark(unit);
    if (isList) return index < listEnd;
    return THEN.test(foldedOf(scene, unit)) || (units[index - 1]?.endsStatement === true && !looks[index]);
  };
  const global: Clause[] = units.slice(0, first);
  const shots: Clause[][] = [];
  for (const [index, unit] of units.entries()) {
    if (index < first) continue;
    const last = shots.at(-1);
    const words = foldedOf(scene, unit);
    const isLine = LAST_SHOT.test(words) || (looks[index] && hasLine(scene, unit));
    const isTail = lastScene >= 0 && index > lastScene;
    if (last && !isMark(unit) && isLine) last.push(unit);
    else if (last && (isTail || isWhole(units, looks, index) || (ALWAYS.test(words) && !isMark(unit))))
      global.push(unit);
    else if (!last || opens(unit, index)) shots.push([unit]);
    else last.push(unit);
  }
  return { global, shots };
}

const foldedOf = ({ text }: Scene, { start, end }: Clause) => fold(text.slice(start, end));

/** Where the shots begin: at the first mark, after a colon that opens a list, at a word of beginning, or after a sentence that names the kind. */
function firstShot(
  scene: Scene,
  units: readonly Clause[],
  looks: readonly boolean[],
  { marks, colon }: { marks: readonly number[]; colon: number | null },
): number {
  const at = units.findIndex(({ start }) => marks.includes(start) || (colon !== null && start >= colon));
  if (at >= 0) return at;
  const words = units.map((unit) => foldedOf(scene, unit));
  const start = words.findIndex((each) => START.test(each));
  if (start > 0 && words.slice(start + 1).some((each) => THEN.test(each))) return start;
  const next = endOfSentence(units, 0);
  const head = words.slice(0, next).join(" ");
  const isHead = KIND.test(head) && !/["“«]/u.test(head) && (units[next]?.start ?? Infinity) < MOST_OF_HEAD;
  return isHead && looks.slice(next).includes(false) ? next : 0;
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
function withoutSettings(units: readonly Clause[]): Clause[] {
  const kept: Clause[] = [];
  for (const unit of units) {
    const last = kept.at(-1);
    if (!unit.isSetting) kept.push(unit);
    else if (last && unit.endsStatement)
      kept[kept.length - 1] = { ...last, mark: unit.mark || last.mark, endsStatement: true };
  }
  return kept;
}

function marksIn({ text, exact }: Scene): number[] {
  return Array.from(text.matchAll(MARK), ({ index }) => index).filter(
    (at) => !exact.some(({ start, end }) => at >= start && at < end),
  );
}

/** The place after the colon that ends a header, where shots in a row come after it; never one before a line or inside a time. */
function colonOf(scene: Scene, marks: readonly number[]): number | null {
  const { text, exact } = scene;
  const match = /^(?:[^.!?؟\n"“«:]|:(?=\d)){4,140}:\s+(?=\S)/u.exec(text);
  if (!match || marks.length > 0 || exact.some(({ start }) => start <= match[0].length)) return null;
  const rest = fold(text.slice(match[0].length)).split(/[,،.;؛\n]/u);
  const isList = (scene.numbers.shots ?? 0) > 1 && rest.length > 1;
  return isList || rest.some((piece, index) => index > 0 && THEN.test(piece)) ? match[0].length : null;
}

/** Clauses, cut once more at marks and at the header's colon, without the number of a shot. */
function unitsOf({ text, clauses }: Scene, cuts: readonly number[]): Clause[] {
  return clauses.flatMap((clause) => {
    const inner = cuts.filter((at) => at > clause.start && at < clause.end).toSorted((a, b) => a - b);
    const ends = [...inner, clause.end];
    return ends.flatMap((end, index): Clause[] => {
      const start = index === 0 ? clause.start : (ends[index - 1] as number);
      const trimmed = start + text.slice(start, end).replace(/[\s:،,]+$/u, "").length;
      if (trimmed <= start) return [];
      const isLast = index === ends.length - 1;
      return [{ ...clause, start, end: trimmed, ...(isLast ? {} : { mark: ". ", endsStatement: false }) }];
    });
  });
}

function hasLine({ exact }: Scene, { start, end }: Clause): boolean {
  return exact.some((one) => one.kind === "line" && one.start >= start && one.end <= end);
}

/** Whether a clause says how it looks and sounds, what must be kept, or who says a line, and no new action. */
function isLook(scene: Scene, clause: Clause): boolean {
  const { start, end } = clause;
  const text = scene.text.slice(start, end);
  const folded = fold(text);
  const lines = scene.exact.filter((one) => one.kind === "line" && one.start >= start && one.end <= end);
  if (lines.length > 0) {
    const outside = lines.reduce((rest, one) => rest.replace(scene.text.slice(one.start, one.end), " "), text);
    return countWords(outside) <= SPEAKER_WORDS;
  }
  const isDenial = [...scene.exclusions, ...scene.denied].some((one) => Math.abs(one.start - start) <= 1);
  if (clause.isExclusion || isDenial || CONSTRAINT.test(folded) || CAMERA_FIRST.test(folded)) return true;
  if (THEN.test(folded) || START.test(folded) || numberLength(text) > 0) return false;
  if (isAboutSound(text)) return true;
  const parts = scene.parts.filter((part) => part.start < end && start < part.end);
  if (parts.length > 0 && parts.every(({ slot }) => LOOK_PARTS.has(slot))) return true;
  const inside = scene.terms.filter((one) => one.start >= start && one.end <= end && LOOK_TERMS.has(one.term.kind));
  const covered = inside.reduce((sum, one) => sum + countWords(scene.text.slice(one.start, one.end)), 0);
  if (inside.length > 0 && covered * 2 >= countWords(text)) return true;
  return (
    countWords(text) <= SHORT && (["light", "framing", "move"] as const).some((slot) => isStatedSomehow(slot, text))
  );
}
