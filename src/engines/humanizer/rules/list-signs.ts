import { fold } from "#engines/text/fold.ts";
import type { Part, Sign } from "#engines/humanizer/humanizer-types.ts";
import type { MaskedText } from "#engines/humanizer/wording.ts";
import { SYNONYMS } from "./synonyms-data.ts";
import { ABSTRACT_AR, ABSTRACT_EN } from "./triads-lexicon.ts";
import { placeOf } from "./words-in.ts";
import type { Word } from "./words-in.ts";

type Language = "ar" | "en";

const SETS: Record<Language, Map<string, Set<number>>> = { ar: setsOf("ar"), en: setsOf("en") };

/** The lines of synonyms each word stands in. */
function setsOf(language: Language): Map<string, Set<number>> {
  const sets = new Map<string, Set<number>>();
  SYNONYMS[language].split("\n").forEach((line, index) => {
    for (const word of line.split(" ")) {
      const key = fold(word);
      sets.set(key, (sets.get(key) ?? new Set()).add(index));
    }
  });
  return sets;
}

/** Pairs of words that say the same, and rows of three abstract words. */
export function listSigns(text: MaskedText, words: Word[], language: Language): Sign[] {
  const signs: Sign[] = [];
  for (let index = 0; index + 1 < words.length; index += 1) {
    const three = language === "en" ? englishThree(text, words, index) : arabicThree(text, words, index);
    const sign = three ?? (language === "en" ? englishPair(text, words, index) : arabicPair(text, words, index));
    if (!sign) continue;
    signs.push(sign);
    if (three) index += 2;
  }
  return signs;
}

const between = (text: MaskedText, left: Word, right: Word) => text.plain.slice(left.end, right.start);
const isBlank = (gap: string) => /^[ \t]+$/.test(gap);

/** Verbs that a pair takes in the plural and one word would not. */
const PLURAL_VERB = /^ (?:are|were|have|do|make|remain|go|help|play|become|come|give|bring|drive|shape|matter|both) /;

function englishPair(text: MaskedText, words: Word[], index: number): Sign | null {
  const [first, and, second] = words.slice(index, index + 3) as [Word, Word?, Word?];
  if (!and || !second || and.text !== "and") return null;
  if (!isBlank(between(text, first, and)) || !isBlank(between(text, and, second))) return null;
  if (!areSynonyms(first.text, second.text, "en")) return null;
  const sign = signAt(text, "doublet-synonyms", first.start, second.end);
  const rest = text.plain.slice(second.end, second.end + 12);
  const before = words[index - 1]?.text ?? "";
  if (/^(?:both|between|neither)$/.test(before)) return sign;
  if (PLURAL_VERB.test(rest) && !/[^s]s$/.test(first.text)) return sign;
  // "calm, tidy and neat": the pair closes a list, which needs its "and".
  if (/,[ \t]*$/.test(text.plain.slice(Math.max(0, first.start - 3), first.start))) return sign;
  // "authentic and true to oneself": what follows belongs to the second.
  const leans = /^ (?:to|with|about|at|that|towards?) /.test(rest) && !/^an?$/.test(before);
  const gone = leans ? placeOf(text, first.start, second.start) : placeOf(text, first.end, second.end);
  return { ...sign, parts: [{ ...gone, after: "" }] };
}

function areSynonyms(first: string, second: string, language: Language): boolean {
  const other = SETS[language].get(second);
  const own = SETS[language].get(first);
  if (!own || !other || first === second) return false;
  for (const line of own) if (other.has(line)) return true;
  return false;
}

/** Words that qualify an item of a row. */
const ADJECTIVE =
  /^(?:mutual|genuine|honest|hard|open|shared|quiet|simple|human|inner|lasting|unwavering|boundless|endless|good|old|new|creative|emotional|personal|constant|steady|gentle|modern|timeless|everyday|lifelong|\p{L}+(?:ful|less|ous|ive|al|ed))$/u;
const ARTICLES = /^(?:an?|the|its|their|our|your|his|her|my|more|true|real|great|such|pure|deep)$/;

/** "clarity, focus, and purpose" and "freedom against focus, autonomy against structure, and convenience against care": the third goes. */
function englishThree(text: MaskedText, words: Word[], index: number): Sign | null {
  const first = words[index] as Word;
  if (text.plain[first.end] !== "," || !ABSTRACT_EN.has(first.text)) return null;
  const second = itemAfter(text, words, index + 1);
  if (!second) return phraseThree(text, words, index);
  const joint = words[second.index + 1];
  if (!joint || !/^(?:and|or)$/.test(joint.text) || !/^,?[ \t]+$/.test(between(text, second.word, joint))) return null;
  const found = itemAfter(text, words, second.index + 2);
  const third = found && withOwnNoun(text, words, found);
  if (!third || /^-/.test(text.plain.slice(third.word.end))) return null;
  const next = text.plain.slice(third.word.end, third.word.end + 14);
  if (/^ (?:of|that|which|for|[a-z]+(?:s|tion|ment|ing|ance)\b)/.test(next) && !/^ (?:is|was|has|as)\b/.test(next))
    return null;
  return threeSign(text, first, second.word, joint, third.word);
}

/** "a passion for excellence": what belongs to the last item goes with it, where the sentence ends there. */
function withOwnNoun(
  text: MaskedText,
  words: Word[],
  item: { word: Word; index: number },
): { word: Word; index: number } {
  const [of, noun] = words.slice(item.index + 1, item.index + 3);
  const ends = noun && /^[.,;!?]/.test(text.plain.slice(noun.end));
  return ends && /^(?:for|of|to|in)$/.test(of?.text ?? "") && ABSTRACT_EN.has(noun.text)
    ? { word: noun, index: item.index + 2 }
    : item;
}

function itemAfter(text: MaskedText, words: Word[], index: number): { word: Word; index: number } | null {
  const word = words[index];
  if (!word) return null;
  if (ABSTRACT_EN.has(word.text)) return { word, index };
  const next = words[index + 1];
  return (ARTICLES.test(word.text) || ADJECTIVE.test(word.text)) &&
    next &&
    ABSTRACT_EN.has(next.text) &&
    isBlank(between(text, word, next))
    ? { word: next, index: index + 1 }
    : null;
}

const PHRASES =
  /([a-z-]+) (against|with|over|for|of|to|before|without|beyond|from) ([a-z-]+)(, )([a-z-]+) \2 ([a-z-]+)(,? and )([a-z-]+) \2 ([a-z-]+)(?![a-z-])/dy;

function phraseThree(text: MaskedText, words: Word[], index: number): Sign | null {
  PHRASES.lastIndex = (words[index - 2] ?? (words[index] as Word)).start;
  const match = PHRASES.exec(text.plain);
  if (!match?.indices) return null;
  const [from, to] = [match.index, match.index + match[0].length];
  const [comma, joint] = [match.indices[4] as [number, number], match.indices[7] as [number, number]];
  return {
    ...signAt(text, "rule-of-three", from, to),
    parts: [
      { ...placeOf(text, comma[0], comma[1]), after: " and " },
      { ...placeOf(text, joint[0], to), after: "" },
    ],
  };
}

function threeSign(text: MaskedText, first: Word, second: Word, joint: Word, third: Word): Sign {
  return {
    ...signAt(text, "rule-of-three", first.start, third.end),
    parts: [
      { ...placeOf(text, first.end, first.end + 2), after: ` ${joint.text} ` },
      { ...placeOf(text, second.end, third.end), after: "" },
    ],
  };
}

/** An Arabic word without what is written before it and its possessive ending. */
function bare(word: string): { stem: string; article: boolean; owner: string } {
  const before =
    /^(?:(?:وبال|فبال|وال|فال|بال|كال|ولل|لل|ال)(?=[ء-ي]{2})|(?:وب|ول|و|ف|ب|ل|ك)(?=[ء-ي]{3}))/.exec(word)?.[0] ?? "";
  const stem = word.slice(before.length);
  const owner = /(?:ها|هم|نا|كم|ه|ك|ي)$/.exec(stem)?.[0] ?? "";
  return { stem, article: /(?:ال|لل)$/.test(before), owner };
}

/** The forms under which a word may stand in a list: whole, and with its possessive ending taken off. */
function keysOf(word: string): string[] {
  const forms = [word];
  const { stem, owner } = bare(word);
  forms.push(stem);
  if (stem.endsWith("ا")) forms.push(stem.slice(0, -1));
  if (owner !== "" && stem.length > owner.length + 2) {
    const rest = stem.slice(0, -owner.length);
    forms.push(rest, rest.endsWith("ت") ? `${rest.slice(0, -1)}ه` : rest);
  }
  return forms;
}

function arabicPair(text: MaskedText, words: Word[], index: number): Sign | null {
  const [first, second] = words.slice(index, index + 2) as [Word, Word];
  if (!second.text.startsWith("و") || !isBlank(between(text, first, second))) return null;
  const after = second.text.slice(1);
  const same = keysOf(first.text).some((one) => keysOf(after).some((other) => areSynonyms(one, other, "ar")));
  if (!same || bare(first.text).article !== bare(after).article) return null;
  const sign = signAt(text, "doublet-synonyms", first.start, second.end);
  const next = words[index + 2];
  const follows = next !== undefined && isBlank(between(text, second, next)) ? next.text : "";
  // «والمستمرين»: an adjective of two cannot stay with one.
  if (/^(?:ال)?[ء-ي]{3,}(?:ين|ان)$/.test(follows)) return sign;
  const qualified = bare(after).article
    ? /^ال/.test(follows)
    : /(?:ه|ي|ا)$/.test(follows) && !/^(?:في|علي|الي|ب|ل|من|عن|مع|لدي)/.test(follows);
  if (!qualified) return { ...sign, parts: [{ ...placeOf(text, first.end, second.end), after: "" }] };
  const before = /^(?:و|ف)?(?:ب|ك)?(?=ال)|^(?:و|ف|ب|ل|ك)(?=[ء-ي]{4})/.exec(first.text)?.[0] ?? "";
  if (/^(?:و|ف)?لل/.test(first.text)) return sign;
  return { ...sign, parts: [{ ...placeOf(text, first.start + before.length, second.start + 1), after: "" }] };
}

/** «صبر وعطاء وأمل»: the third goes, where nothing after it leans on it. */
function arabicThree(text: MaskedText, words: Word[], index: number): Sign | null {
  const [first, second, third] = words.slice(index, index + 3) as [Word, Word?, Word?];
  if (!second?.text.startsWith("و") || !third?.text.startsWith("و")) return null;
  if (!/^[،,]?[ \t]+$/.test(between(text, first, second)) || !/^[،,]?[ \t]+$/.test(between(text, second, third)))
    return null;
  const known = [first.text, second.text.slice(1), third.text.slice(1)].every((word) =>
    keysOf(word).some((key) => ABSTRACT_AR.has(key)),
  );
  if (!known) return null;
  const sign = signAt(text, "rule-of-three", first.start, third.end);
  const next = words[index + 3];
  const follows = next !== undefined && isBlank(between(text, third, next)) ? next.text : "";
  if (/^و/.test(follows) || (/^(?:و|ف)?(?:ب|ك|ل)?ال/.test(third.text) && /^ال/.test(follows))) return sign;
  const parts: Part[] = [{ ...placeOf(text, second.end, third.end), after: "" }];
  return { ...sign, parts };
}

function signAt(text: MaskedText, ruleId: "rule-of-three" | "doublet-synonyms", start: number, end: number): Sign {
  return { ruleId, ...placeOf(text, start, end), level: 1, weight: 1 };
}
