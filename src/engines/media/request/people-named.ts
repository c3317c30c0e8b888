import people from "#engines/media/vocabulary/people.json" with { type: "json" };
import { fold } from "#engines/text/fold.ts";

/** Somebody a request names: the words, without a joining letter, and whether "he" or "she" is said of them, where their noun tells. */
export interface Person {
  words: string;
  gender: Gender | null;
}
export type Gender = "he" | "she";

const { english, arabic } = people;
const nounsOf = (...lists: string[]) => lists.join("|");
const ENGLISH = new RegExp(
  `(?:\\b(?:an?|the|his|her|their|my|our|another|one)\\s+(?:[a-z'-]+\\s+){0,2}?)?` +
    `\\b(?:(?<he>${english.he})|(?<she>${english.she})|${english.either})\\b(?!['’]s\\b)`,
  "giu",
);
/** Letters as people write them: with or without hamza, and ه for ة where no "his" can be meant. */
const loose = (words: string) => words.replace(/[أإ]/gu, "[أإا]").replace(/ة/gu, "[ةه]");
const PAIRED = loose(nounsOf(arabic.kin, arabic.both));
const OF_WHOM = "(?:ها|ه|هم|ي|ك|نا)?";
const ADJECTIVE = "(?:\\s+(?:ال)?(?:صغير|كبير|عجوز|شاب|طويل)[ةه]?(?![\\p{L}]))?";
const ARABIC = new RegExp(
  `(?<![\\p{L}])(?:و|ف)?(?:(?<to>لل)|ل|ب)?(?<words>(?:ال)?` +
    `(?:(?<she>${loose(arabic.women)}|(?:${PAIRED})ة)${OF_WHOM}|(?<=ال)(?<definite>(?:${PAIRED})ه)|` +
    `(?<he>${nounsOf(loose(arabic.men), PAIRED)})${OF_WHOM})${ADJECTIVE})(?![\\p{L}])`,
  "gu",
);

/** The people that a stretch of a request names, each once by its words, in order. */
export function peopleNamed(text: string): Person[] {
  const named: Person[] = [];
  const add = (words: string, gender: Gender | null) => {
    const noun = lastNoun(words);
    if (!named.some((one) => lastNoun(one.words) === noun)) named.push({ words, gender });
  };
  const found = [...text.matchAll(ENGLISH), ...text.matchAll(ARABIC)].sort((a, b) => a.index - b.index);
  for (const { 0: whole, groups = {} } of found) {
    const words = groups["words"] ? (groups["to"] ? `ال${groups["words"]}` : groups["words"]) : whole;
    add(words.trim(), groups["she"] || groups["definite"] ? "she" : groups["he"] ? "he" : null);
  }
  return named;
}

/** The noun alone: the last word in English, the first one in Arabic. */
const lastNoun = (words: string) => {
  const folded = fold(words).split(" ");
  return /^[a-z]/u.test(folded[0] as string) ? folded.at(-1) : folded[0]?.replace(/^ال/u, "");
};

/** The one of some people of whom "he" or "she" can be said; null where there is none, or several. */
export function onlyOne(people: readonly Person[], gender: Gender): Person | null {
  const sure = people.filter((one) => one.gender === gender);
  if (sure.length > 0) return sure.length === 1 ? (sure[0] as Person) : null;
  const open = people.filter((one) => one.gender === null);
  return open.length === 1 ? (open[0] as Person) : null;
}

const PAST_SHE = /^[وف]?(?:قالت|همست|صرخت|ردت|سالت|هتفت|اجابت)/u;
const PAST_HE = /^[وف]?(?:قال|همس|صرخ|رد|سال|هتف|اجاب)/u;
const MANY = /(?:ون|وا|و)$/u;

/** Whether a verb of saying is said of several: «يقولون», "say". */
export function isSaidOfMany(verb: string): boolean {
  const first = verb.replace(/^عم /u, "").split(" ")[0] as string;
  return MANY.test(first) || /^(?:say|ask|shout|whisper|yell|sing|reply|answer|talk|speak|tell)$/u.test(first);
}

/** Of whom an Arabic verb of saying is said by its form, folded; null where it says neither, or is said of several. */
export function genderOfVerb(verb: string): Gender | null {
  const own = verb.replace(/\s.*$/u, "") === "عم" ? verb.replace(/^عم /u, "") : verb;
  const first = own.split(" ")[0] as string;
  if (MANY.test(first)) return null;
  if (PAST_SHE.test(first)) return "she";
  if (PAST_HE.test(first)) return "he";
  const letter = /^[وف]?[بكحسه]?([يت])/u.exec(first)?.[1];
  return letter === "ي" ? "he" : letter === "ت" ? "she" : null;
}
