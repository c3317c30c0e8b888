import mediaWords from "../vocabulary/media-words.json" with { type: "json" };
import { inOrder } from "#engines/text/words/word-pattern.ts";
import { fold } from "#engines/text/fold.ts";
import { type Gender, genderOfVerb, isSaidOfMany, onlyOne, peopleNamed } from "./people-named.ts";

/** The verb of saying before a line: its place in the clause, and its words, folded. */
export interface SayingVerb {
  start: number;
  end: number;
  words: string;
}

/** The one who speaks: undefined where the clause names nobody, empty where it could be one of several. */
interface Speaker {
  speaker?: string;
  /** Where the subject ends that comes after its verb. */
  until?: number;
}

/** Says no more than that the subject speaks. */
const PRONOUN = /^(?:he|she|they|it|and|then|و?هو|و?هي|و?هم|(?:the )?camera|الكاميرا|كاميرا)$/iu;
export const HE_OR_SHE = /^(?:he|she|و?هو|و?هي)$/iu;
/** Words whose own first letter is the one that means "and". */
const OWN_WAW = /^(?:ولد|والد|وزير|ورد|وحش|واحد|وكيل|وجه|وسيط|ولي|وصيف|وريث|واعظ|والي)/u;
const ORDER_WORDS = new RegExp(`^(?:(?:${mediaWords.speakers.order})(?:\\s+|$))+`, "iu");
const LATIN_VERB = /^[a-z]{2,}(?:s|ing|ed)$/i;
const ARABIC_VERB = /^(?:و|ف|ثم)?(?:[يت]|ب[يت])[\u0621-\u064A]{2,}$/u;
const PAST_VERB = /^[وف]?(?:قالت?|همست?|صرخت?|ردت|سالت|هتفت?|اجابت?)$/u;

/** Verbs that take the one who is asked as their object, without a letter before it. */
const TAKES_OBJECT = /[يتن](?:سال|نادي|جاوب|جيب|خاطب|كلم|وشوش)|^سال|^اجاب|^نادي/u;
/** What comes after a verb of saying and is no subject: to whom, how, where. */
const NO_SUBJECT = new RegExp(
  "^(?:ل(?!يل|ين|م[ىيا]|طيف|بن|ؤي)|" +
    "ب(?=ال|صوت|هدو|غضب|حنان|ابتسام|له[جچ]|حزن|فرح|سرع|خوف|همس|حماس|لطف|عصبي|برود|فخر|كل)|" +
    "(?:[إا]ل[يى]\\p{L}*|علي\\p{L}+|في|على|عن|مع|من|و?هو|و?هي|ثم|أن|إن|عبر|كأن|دون|بدون|بعد|قبل|داخل|أمام|قدام)$)",
  "u",
);
const MANNER = /^(?:.ا..(?:ا|ة|ه)|م...?.?(?:ا|ة|ه)|.*(?:ًا|اً))$/u;
const AFTER_VERB = /^\s+([\u0621-\u0652]+)(?:\s+([\u0621-\u0652]+))?/u;
const SEPARATORS =
  /([،,;؛:]|(?:\band (?=(?:an?|the|his|her|my|he|she) )|\bthen\b|\band then\b|(?<![\p{L}])(?:ثم|و?بعدين|و?بعدها)(?![\p{L}])))/u;
/** Beside whom or where somebody is, between commas. */
const ASIDE = new RegExp(
  "^(?:(?:in|on|at|with|to|from|next to|beside|near|behind|under|by|for|while|inside|holding|looking)\\s|" +
    "(?:مع|في|على|جنب|قدام|أمام|عند|وراء|ورا|داخل|تحت|فوق)\\s|و?ه[وي]\\s)",
  "iu",
);
const WHO = /^(?:and )?(?:who|whom)$|^(?:الذي|التي|اللي)$/iu;
const LAST_PHRASE = /(?:^|.*\s)((?:an?|the|his|her|their|my|our|one)\s+(?:[a-z'-]+\s+){0,2}?[a-z'-]+|\p{Lu}\p{L}+)$/u;
/** A noun that is joined to what is before it, with an adjective or without, and its verb. */
const JOINED_SUBJECT = inOrder(
  "gu",
  /\sو([\u0621-\u0652]{2,}(?:\s+(?:ال)?(?:صغير|كبير|عجوز|طويل)[ةه]?)?)/u,
  /(?=\s+(?:عم\s+)?([بكح]?[يت][\u0621-\u0652]{2,}|قالت?|همست?|صرخت?|ردت?|سألت?)(?![\u0621-\u0652]))/u,
);
const isArabicPair = (words: string) =>
  [...words.matchAll(/\s(و[\u0621-\u0652]{2,})/gu)].some(([, joined = ""]) => !OWN_WAW.test(fold(joined)));

/**
 * Who says the line after a clause: the subject of its verb of saying, else the nearest one before it that the verb's form, or "he" and
 * "she", can be said of. `earlier` is the request before the clause.
 */
export function whoSpeaks(clause: string, verb: SayingVerb | null, earlier: string): Speaker {
  const whole = clause.slice(0, verb?.start ?? clause.length);
  const from = verb ? lastSentenceFrom(clause.slice(0, verb.end)) : 0;
  const before = whole.slice(from);
  const isArabic = verb !== null && /[\u0620-\u064A]/u.test(verb.words);
  const own = (before.split(/[،؛,;]/u).at(-1) as string).trimStart().replace(ORDER_WORDS, "");
  const isFirst = verb !== null && (!/\p{L}/u.test(own) || /^[وف]ب?[يتقرصه]/u.test(verb.words));
  // «أسطول يبحر تقول الأم:»: a verb that does not come right after its subject begins a sentence of its own.
  const beginsOwn = isFirst || subjectOf(own) !== own.trim();
  const people = peopleNamed(`${earlier} ${whole}`);
  const after = isArabic && beginsOwn ? subjectAfter(clause, verb, people.length > 0) : null;
  if (after) return after;
  const found = subjectOfPieces(before, verb);
  if (found === null) {
    const spoken = isArabic && people.length > 1 ? genderOfVerb(verb.words) : null;
    const one = spoken && onlyOne(people, spoken);
    return one ? { speaker: one.words } : {};
  }
  const pronoun = genderOfPronoun(found.words);
  if (pronoun) {
    const asked = peopleNamed(clause.slice(whole.length)).map(({ words }) => words);
    return {
      speaker:
        onlyOne(
          people.filter(({ words }) => !asked.includes(words)),
          pronoun,
        )?.words ?? found.words,
    };
  }
  if (!verb || !(isFirst || (isArabic && beginsOwn))) return { speaker: found.words };
  if (found.isPair && isSaidOfMany(verb.words)) return { speaker: found.words };
  const gender = isArabic ? genderOfVerb(verb.words) : null;
  if (found.isPair) return { speaker: (gender && onlyOne(peopleNamed(found.words), gender)?.words) ?? "" };
  const [whoever] = peopleNamed(found.words);
  if (gender && whoever?.gender && whoever.gender !== gender) return { speaker: onlyOne(people, gender)?.words ?? "" };
  return { speaker: found.words };
}

/**
 * Where the last sentence of a clause begins by somebody after what is said of another: «ولد يرجع متأخرًا وأمه تقول له:». «أم وبنتها تقول»
 * has nothing between the two, and the letter that joins a verb («وتقول») leaves it to the one before.
 */
function lastSentenceFrom(words: string): number {
  let from = 0;
  for (const match of words.matchAll(JOINED_SUBJECT)) {
    const [, subject = "", verb = ""] = match;
    const before = words.slice(from, match.index).replace(/^.*[،؛,;]/su, "");
    const [person] = peopleNamed(subject);
    const gender = genderOfVerb(fold(verb));
    const isOther = gender !== null && person?.gender && person.gender !== gender;
    const areMany = isSaidOfMany(fold(verb)) && subject.startsWith("ال");
    if ((person || areMany) && !isOther && /\p{L}/u.test(before) && subjectOf(before) !== before.trim())
      from = match.index + match[0].indexOf(subject);
  }
  return from;
}

/** «تقول المعلمة لابنتها:»: in Arabic the subject may come after its verb; one that is spoken to has a letter before it. */
function subjectAfter(clause: string, verb: SayingVerb, hasOthers: boolean): Speaker | null {
  const match = AFTER_VERB.exec(clause.slice(verb.end));
  const [, first = "", second = ""] = match ?? [];
  const [person] = peopleNamed(first);
  if (!match || NO_SUBJECT.test(first) || (MANNER.test(first) && !person)) return null;
  const isDefinite = first.startsWith("ال");
  const isAlone = /^\s*[:،]?\s*$/u.test(clause.slice(verb.end + match[0].length)) && second === "";
  if (!isDefinite && !person && !isAlone) return null;
  const goesOn =
    second !== "" && !NO_SUBJECT.test(second) && !MANNER.test(second) && isDefinite === second.startsWith("ال");
  if (TAKES_OBJECT.test(verb.words) && !/(?:ه|ها|هم)$/u.test(verb.words)) {
    const gender = genderOfVerb(verb.words);
    const hasObject = second !== "" && !NO_SUBJECT.test(second);
    if ((gender && person?.gender && person.gender !== gender) || (hasOthers && !hasObject)) return null;
  }
  const isPart = goesOn && (isDefinite || person !== undefined) && !peopleNamed(second).length;
  const speaker = isPart ? `${first} ${second}` : first;
  const start = verb.end + match[0].indexOf(first);
  return { speaker, until: start + (isPart ? match[0].trim().length : first.length) };
}

/** The nearest subject in the pieces of a clause before its verb of saying; a pair where two share what is said of them. */
function subjectOfPieces(before: string, verb: SayingVerb | null): { words: string; isPair: boolean } | null {
  const split = before.split(SEPARATORS);
  const pieces = split
    .flatMap((piece, index) => (index % 2 === 0 ? [{ words: piece.trim(), mark: split[index - 1] ?? "" }] : []))
    .filter(({ words }) => /\p{L}/u.test(words));
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const piece = pieces[index] as { words: string; mark: string };
    const previous = pieces[index - 1]?.words ?? "";
    if (WHO.test(piece.words)) return { words: LAST_PHRASE.exec(previous)?.[1] ?? "", isPair: false };
    const plain = piece.words.replace(/^\s*[([][^)\]]*[)\]]\s*/u, "").replace(ORDER_WORDS, "");
    if (pieces.length > 1 && index > 0 && ASIDE.test(plain)) continue;
    const own = subjectOf(plain);
    if (!own || (PRONOUN.test(own) && !HE_OR_SHE.test(own))) continue;
    const joined = piece.mark === "and " && subjectOf(previous) === previous;
    const isNext = /\p{L}/u.test(split.at(-1) as string) && index === pieces.length - 1;
    if (joined && !(isNext && verb && /s(?: |$)|ing(?: |$)/u.test(verb.words)))
      return { words: `${previous} and ${own}`, isPair: true };
    return { words: own, isPair: isArabicPair(own) };
  }
  return null;
}

export function genderOfPronoun(words: string): Gender | null {
  return /^(?:he|و?هو)$/iu.test(words) ? "he" : /^(?:she|و?هي)$/iu.test(words) ? "she" : null;
}

const DETERMINER = /^(?:an?|the|his|her|its|this|one|two)$/iu;
/** Words after a subject that say where or how it is. */
const ENDS_SUBJECT = new RegExp(
  "^(?:in|at|on|by|near|beside|behind|who|with|to|from|looks|and|بصوت|عم|في|علي|من|مع|الي|عن|له|لها|و?هو|و?هي|" +
    "(?:ماشي|واقف|قاعد|جالس|رايح|راجع|شايل|ماسك|لابس|حامل)ه?)$",
  "u",
);

const isPerson = (words: string) => peopleNamed(words.split(" ", 1)[0] as string).length > 0;

/** The words of a clause up to its verb; none where it begins with one. */
export function subjectOf(clause: string): string | null {
  const taken: string[] = [];
  // "Not looking up", "without a word" names nobody.
  if (/^\s*(?:not|without|no|never|still|غير|بدون|بلا|دون|مو|مش|ما)\s/iu.test(clause)) return null;
  for (const word of clause
    .replace(/[:"“«]+$/u, "")
    .split(/\s+/u)
    .filter(Boolean)) {
    const folded = fold(word);
    const isBegun = taken.length > (DETERMINER.test(taken[0] ?? "") ? 1 : 0);
    if (
      (ARABIC_VERB.test(folded) && peopleNamed(word).length === 0) ||
      (taken.length === 0 && PAST_VERB.test(folded)) ||
      (LATIN_VERB.test(folded) &&
        !DETERMINER.test(folded) &&
        taken.at(-1) !== "of" &&
        (isBegun || (taken.length === 0 && !/ed$/u.test(folded))))
    )
      break;
    if (taken.length > 0 && ENDS_SUBJECT.test(folded)) break;
    taken.push(word);
    if (taken.length === 4) break;
  }
  const phrase = taken
    .join(" ")
    .replace(/^(?:and |then |but |ثم |بعدين |وبعدين )+/iu, "")
    .replace(/^و(?=[\u0621-\u0652]{3})/u, (waw, _at, all: string) => {
      const isOwn = OWN_WAW.test(fold(all)) || (/^و[\u0621-\u0652]{3}(?!\p{L})/u.test(all) && !isPerson(all.slice(1)));
      return isOwn ? waw : "";
    })
    .replace(/[:،,]+$/u, "");
  return /\p{L}{2}/u.test(phrase) ? phrase : null;
}
