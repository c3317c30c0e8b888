import { fold } from "#engines/text/fold.ts";
import type { Span } from "#engines/text/segment.ts";
import type { Sign } from "#engines/humanizer/humanizer-types.ts";
import type { MaskedText } from "#engines/humanizer/wording.ts";
import { NAME_CIRCLES } from "./naming-lexicon.ts";
import type { NameCircle } from "./naming-lexicon.ts";
import { placeOf } from "./words-in.ts";

interface Naming {
  /** Places in the folded text. */
  start: number;
  end: number;
  name: string;
  circle: NameCircle;
}

/** Different names before it is a habit; one of them in fine words counts twice. */
const MANY = 3;
const FINE =
  /\b(?:gem|jewel|pearl|crown|haven|oasis|paradise|giant|powerhouse|titan|maestro|virtuoso|wordsmith|storyteller|craftswoman|craftsman|luminary|visionary|talisman|marvel|wonder|masterpiece|treasure|metropolis|celebrated|acclaimed|renowned|legendary|iconic|beloved|historic|bustling|talented|gifted|esteemed|prolific|groundbreaking|innovative|versatile|sleek|humble|majestic|ancient|prized)\b|(?:جوهر|لولو|در|عروس|حاضر|تحف|واح|ايقون|عملاق|مارد|صرح|منار)(?:ه|ات)? /;
const HEADS = { en: headsOf("en"), ar: headsOf("ar") };
/** Where a sentence's subject begins: in Arabic after the verb that opens it. */
const SUBJECT = {
  en: /(?:^|[.!?\n][ \t]*)((?:the|this) )(?=[a-z])/g,
  ar: /(?:^|[.!?؟\n][ \t]*)((?:و|ف)?[يت][ء-ي]{2,}[ \t]+)(?=[ء-ي])/g,
};
const NEXT_WORD = /[a-z-]+|[ء-ي]+/y;

/** Kinds of thing by the nouns their names are built on; `alone` marks nouns that need no second word. */
function headsOf(language: "ar" | "en"): Map<string, { circle: NameCircle; alone: boolean }[]> {
  const heads = new Map<string, { circle: NameCircle; alone: boolean }[]>();
  for (const circle of NAME_CIRCLES[language]) {
    const alone = new Set(circle.alone.split("|").map(fold));
    for (const head of circle.heads.split("|").map(fold))
      heads.set(head, [...(heads.get(head) ?? []), { circle, alone: alone.has(head) }]);
  }
  return heads;
}

/**
 * One thing under ever new names at the head of sentence after sentence: the plain noun takes their place, or a pronoun
 * where the sentence before spoke of the same thing.
 */
export function namingSigns(text: MaskedText, sentences: Span[], language: "ar" | "en"): Sign[] {
  const found = namings(text, language);
  if (found.length < MANY - 1) return [];
  for (const [circle, own] of Map.groupBy(found, (naming) => naming.circle)) {
    const names = new Set(own.map((naming) => naming.name).filter((name) => name !== fold(circle.plain)));
    const weight = names.size + ([...names].some((name) => FINE.test(`${name} `)) ? 1 : 0);
    if (names.size > 1 && weight >= MANY) return cycle(text, sentences, { circle, found: own, language });
  }
  return [];
}

function namings(text: MaskedText, language: "ar" | "en"): Naming[] {
  const { plain } = text;
  return [...plain.matchAll(SUBJECT[language])].flatMap((match) => {
    const lead = match[1] as string;
    const from = match.index + match[0].length;
    const words = wordsFrom(plain, from, language === "en" ? 5 : 2);
    const start = language === "en" ? from - lead.length : from;
    return language === "en" ? englishNaming(plain, start, words) : arabicNaming(plain, start, words);
  });
}

function wordsFrom(plain: string, from: number, most: number): { text: string; end: number }[] {
  const words: { text: string; end: number }[] = [];
  for (let at = from; words.length < most; at += 1) {
    NEXT_WORD.lastIndex = at;
    const word = NEXT_WORD.exec(plain)?.[0];
    if (!word) break;
    at += word.length;
    words.push({ text: word, end: at });
    if (plain[at] !== " ") break;
  }
  return words;
}

/** "the Atlantic gem": up to three words before the noun, and no other noun of its kind after it. */
function englishNaming(plain: string, start: number, words: { text: string; end: number }[]): Naming[] {
  for (const [index, word] of words.entries()) {
    if (index > 3) break;
    const circle = HEADS.en.get(word.text)?.[0]?.circle;
    const next = words[index + 1]?.text ?? "";
    if (!circle || HEADS.en.get(next)?.some((other) => other.circle === circle)) continue;
    return [{ start, end: word.end, name: plain.slice(start, word.end), circle }];
  }
  return [];
}

/** «جوهرة الشمال»، «المدينة الزرقاء»: a noun of the kind with one definite word, or one that needs none. */
function arabicNaming(plain: string, start: number, words: { text: string; end: number }[]): Naming[] {
  const [first, second] = words;
  const head = first && HEADS.ar.get(first.text)?.[0];
  if (!head) return [];
  const named = second && /^ال[ء-ي]{2,}$/.test(second.text) ? second : first;
  if (named === first && !head.alone && first.text !== fold(head.circle.plain)) return [];
  return [{ start, end: named.end, name: plain.slice(start, named.end), circle: head.circle }];
}

interface Cycle {
  circle: NameCircle;
  found: Naming[];
  language: "ar" | "en";
}

function cycle(text: MaskedText, sentences: Span[], { circle, found, language }: Cycle): Sign[] {
  const plain = plainName(circle, found);
  const holder = (naming: Naming) =>
    sentences.findIndex((span) => span.end > (text.folded.source[naming.start] as number));
  let last = -2;
  let pronoun = true;
  return found
    .filter((naming) => naming.name !== fold(plain))
    .map((naming): Sign => {
      const place = placeOf(text, naming.start, naming.end);
      const sign: Sign = { ruleId: "synonym-cycling", ...place, level: 1, weight: 1 };
      const sentence = holder(naming);
      pronoun = sentence === last + 1 && !pronoun;
      last = sentence;
      if (pronoun && !/^the (?:writer|author|player)$/.test(plain))
        return { ...sign, parts: [{ ...place, after: language === "en" ? "it" : "" }] };
      // The article stays, so that the sentence's first letter is nobody's edit and sentences can be joined there.
      const from = /^the /.test(naming.name) ? naming.start + 4 : naming.start;
      return { ...sign, parts: [{ ...placeOf(text, from, naming.end), after: plain.replace(/^the /, "") }] };
    });
}

/** A plain noun of the circle that the text uses itself, else the circle's own. */
function plainName(circle: NameCircle, found: Naming[]): string {
  const own = found.find(
    (naming) =>
      /^the [a-z]+$/.test(naming.name) &&
      /^the (?:city|town|village|port|company|firm|brand|app|book|novel|phone|machine|tool|platform|dish|building|plant|tree|bird|animal|player|author|writer|drink)$/.test(
        naming.name,
      ),
  );
  return own?.name ?? circle.plain;
}
