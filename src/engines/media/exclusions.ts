import { fold } from "#engines/text/fold.ts";
import type { Word } from "./match-terms.ts";
import { EXCLUDABLES, type Excludable } from "./vocabulary/exclusions-data.ts";

/** Something to leave out; `known` where our table has it, else it stays in the person's words. */
export interface Exclusion {
  words: string;
  known?: Excludable;
  start: number;
  end: number;
}

const MARKERS: readonly string[][] = [
  "no",
  "without",
  "without any",
  "without the",
  "with no",
  "not any",
  "avoid",
  "avoiding",
  "exclude",
  "excluding",
  "no any",
  "free of",
  "free from",
  "minus",
  "except",
  "don't show",
  "dont show",
  "don't include",
  "dont include",
  "don't add",
  "dont add",
  "don't want",
  "dont want",
  "do not show",
  "do not include",
  "do not add",
  "do not use",
  "don't use",
  "dont use",
  "never show",
  "nor",
  "leave out",
  "skip the",
  "بدون",
  "بدون اي",
  "من دون",
  "من دون اي",
  "دون",
  "دون اي",
  "بلا",
  "بلا اي",
  "بلاش",
  "من غير",
  "من غير اي",
  "من غير ما يكون فيها",
  "ولا",
  "لا اريد",
  "لا نريد",
  "لا تضع",
  "لا تضف",
  "لا تظهر",
  "لا يظهر",
  "لا تستخدم",
  "ما ابي",
  "ما ابغي",
  "ما اريد",
  "مابي",
  "مش عايز",
  "مش عاوز",
  "مش عايزه",
  "مش عاوزه",
  "ما بدي",
  "خاليه من",
  "خالي من",
  "يخلو من",
  "تخلو من",
  "تجنب",
  "باستثناء",
  "ما عدا",
  "ماشي بلاش",
  "مبغيتش",
  "ما فيها",
  "ما فيه",
  "مفيهاش",
  "مفيهوش",
  "لا يكون فيها",
  "لا يكون فيه",
  "ما يكون فيها",
  "ما يكون فيه",
].map((marker) => fold(marker).split(" "));
/** Words that join one thing left out to the next. */
const JOINS = new Set(["or", "and", "any", "nor", "او", "و", "ولا", "اي", "the", "a"]);
/** Words at which an exclusion in the person's own words ends. */
const STOPS = new Set(
  "please pls thanks لو in on at with by from but just only while for under near during using and then في علي مع عند وقت بس لكن فقط تحت فوق قرب امام خلف نسبه بنسبه مقاس باسلوب بالوان وتكون ويكون والكاميرا والاضاءه واريد وعايز".split(
    " ",
  ),
);
/** Words after a known thing that narrow nothing: courtesy, and where it would be seen. */
const AFTER = new Set(
  "please pls thanks anywhere visible at all whatsoever ok allowed لو سمحت رجاء ارجوك شكرا من ابدا نهائيا خالص واضحه ظاهره ظاهر فيها فيه حولها حوله تاني تانيه ثاني ثانيه تانيين ثانين غيره غيرها اخري اخر اخرين other others else".split(
    " ",
  ),
);
const MOST_WORDS = 6;

const BY_FIRST = new Map<string, { words: string[]; known: Excludable }[]>();
for (const known of EXCLUDABLES)
  for (const cue of [known.en, known.ar, ...known.cues.split("|")]) {
    const own = fold(cue).split(" ");
    const list = BY_FIRST.get(own[0] as string) ?? [];
    list.push({ words: own, known });
    BY_FIRST.set(
      own[0] as string,
      list.sort((a, b) => b.words.length - a.words.length),
    );
  }

/** What the request rules out. A list after one marker ("no text, people or logos") is read to its last known thing. */
export function findExclusions(text: string, request: readonly Word[]): Exclusion[] {
  const found: Exclusion[] = [];
  let at = 0;
  while (at < request.length) {
    const length = markerAt(request, at);
    if (length === 0) {
      at += 1;
      continue;
    }
    const { taken, next } = thingsAfter(text, request, at, at + length);
    found.push(...taken);
    at = Math.max(next, at + length);
  }
  return found;
}

function markerAt(request: readonly Word[], at: number): number {
  let longest = 0;
  for (const marker of MARKERS)
    if (marker.length > longest && marker.every((part, offset) => isMarkerWord(request[at + offset], part, offset)))
      longest = marker.length;
  return longest;
}

/** The first word may carry a joining letter: "وبدون", "وما بدي". */
function isMarkerWord(word: Word | undefined, part: string, offset: number): boolean {
  const written = word?.forms[0];
  return written === part || (offset === 0 && /^[\u0620-\u064A]/u.test(part) && written === `و${part}`);
}

function thingsAfter(text: string, request: readonly Word[], marker: number, from: number) {
  const taken: Exclusion[] = [];
  const start = (request[marker] as Word).start;
  let at = from;
  for (;;) {
    while (taken.length > 0 || at === from ? JOINS.has(request[at]?.forms[0] ?? "") && gapIsPlain(at, true) : false)
      at += 1;
    const known = knownAt(request, at);
    if (!known || !gapIsPlain(at, taken.length > 0) || isQualified(at, at + known.length)) break;
    const last = request[at + known.length - 1] as Word;
    taken.push({
      words: text.slice((request[at] as Word).start, last.end),
      known: known.known,
      start: taken.length === 0 ? start : (request[at] as Word).start,
      end: last.end,
    });
    at += known.length;
  }
  if (taken.length > 0) return { taken, next: at };
  let end = at;
  while (
    end < request.length &&
    end - at < MOST_WORDS &&
    (end === at || (gapIsPlain(end, false) && !STOPS.has(request[end]?.forms[0] as string)))
  )
    end += 1;
  const last = request[end - 1];
  if (end <= at || !last || !gapIsPlain(at, false)) return { taken, next: at };
  taken.push({ words: text.slice((request[at] as Word).start, last.end), start, end: last.end });
  return { taken, next: end };

  /** Whether words of its own go on after a known thing: "no flying cars" and "no face wrinkles" rule out neither cars nor faces. */
  function isQualified(known: number, next: number): boolean {
    const word = request[next];
    if (!word || !gapIsPlain(next, false)) return false;
    const form = word.forms[0] as string;
    if (STOPS.has(form) || JOINS.has(form) || AFTER.has(form) || markerAt(request, next) > 0) return false;
    return !knownAt(request, next) && !(/^(?:و|ولا)/u.test(form) && known < next);
  }

  /** Whether nothing but space (or, in a list, a comma) stands before a word. */
  function gapIsPlain(index: number, inList: boolean): boolean {
    const before = request[index - 1];
    const word = request[index];
    if (!before || !word) return false;
    const gap = text.slice(before.end, word.start).trim();
    return gap === "" || (inList && /^[,،]$|^\/$/u.test(gap));
  }
}

function knownAt(request: readonly Word[], at: number): { known: Excludable; length: number } | null {
  for (const form of request[at]?.forms ?? [])
    for (const { words, known } of BY_FIRST.get(form) ?? [])
      if (words.every((part, offset) => request[at + offset]?.forms.includes(part)))
        return { known, length: words.length };
  return null;
}

/** The same thing ruled out twice, in the request and in the form, is one. */
export function onceEach(exclusions: readonly Exclusion[]): Exclusion[] {
  const nameOf = ({ known, words }: Exclusion) => known?.en ?? fold(words);
  return exclusions.filter((one, index) => exclusions.findIndex((other) => nameOf(other) === nameOf(one)) === index);
}
