import type { PromptDocument } from "./document.ts";
import { lexicon } from "./lexicon.ts";
import { COVERS, FULLNESS, PARTS } from "./opposites-lexicon.ts";
import { countsIn, type Count } from "./counts.ts";
import { FORBIDS, keyOf, statementsOf, type Statement } from "./statements.ts";
import type { Span } from "#engines/text/segment.ts";
import type { Hit, Word } from "./word.ts";

type Place = Pick<Span, "start" | "end">;

/** Verbs that bring something into the answer, and with them the verbs that a prohibition turns round. */
const BRINGS = lexicon(
  [
    "name*|naming|reveal*|disclose*|identify*|include*|use*|add*|mention*|show*|state*|list*|quote*|insert*|present*|provide*|number*|cite*|supply|append|display*|sprinkle|weave|feature*|contain*|put|puts|give|gives|write|writes|say|says|ask|asks|discuss|tell|talk|compare*|highlight*|stress*|emphasise|emphasize",
    "end|ends|close|open|start|begin|finish|opens|closes|starts … with|by|on",
    "اذكر|تذكر|يذكر|ذكر|نذكر|تذكرش|استخدم|تستخدم|نستخدم|استخدام|استعمل|تستعمل|ضف|اضف|تضف|تضيف|اضافه|زود|حط|تحط|تحطش|ضع|تضع|رقم|اعرض|اظهر|تظهر|هات|ورد|اورد|تورد|ادرج|تدرج|اقتبس|تقتبس|بين|ضمن|طعم|كثر|عدد|تكتب|اكتب|تسال|اسال|دير|ديري|قارن|تقارن|ابرز|تبرز|ركز|تركز",
    "اختم|واختم|ابدا|افتتح|انه|اقفل|ختم|تختم|ينتهي",
  ],
  { loose: true },
);
/** A shape named after these is one the answer takes. */
const SHAPED = /^(?:as|in|into|using|with|a|an|في|ب|علي|شكل|هيءه|بشكل)$/;
const SHAPES = new Set(
  "tabl bullet list head hashtag emoji number جدول نقطه قايمه عنوان سجع رقم ايموج هاشتاق قاف".split(" "),
);
/** What may follow the thing forbidden when it is forbidden altogether. */
const ALTOGETHER =
  /^(?:at|anywhere|ever|please|in|here|whatsoever|or|and|nor|altogether|completely|either|نهاييا|تماما|ابدا|مطلقا|بتاتا|في|خالص|ولا|او|اطلاقا|كليا|باي)$/;
const SUBPART =
  /^(?:each|per|every|then|first|last|subject|final|opening|closing|top|title|sign|finish|end|start|begin|after|followed|followup|under|below|لكل|كل|ثم|وبعد|بعدها|بعد|اول|اخر|الاول|الاخير|الاخيره|موضوع|عنوان|وتحت|تحته|تحتها|تحت|اختم|واختم|ختام|ابدا|يليها|يليه|مع|وبعدها|وسطر|ينتهي)$/;

/** The whole answer held to a few lines or words beside a load that cannot fit. */
export function limitAgainstLoad(document: PromptDocument): Place | null {
  const texts = countsIn(document).filter((count) => TEXT_UNITS.test(count.unit) && !isConditional(document, count));
  const limit = texts.find(
    (count) => !count.least && (count.unit !== "word" || count.value > 9 || isOnly(document, count)),
  );
  const room = limit ? roomOf(document, limit) : null;
  if (limit && OF_A_FIELD.test(document.text.slice(Math.max(0, limit.start - 60), limit.start))) return null;
  if (!limit || room === null || limit.first > 40 || document.words.length > MOST_WORDS) return null;
  const longer = texts
    .filter((count) => count !== limit && (count.least || count.unit === "paragraph" || count.unit === "page"))
    .map((count) => count.value * ({ word: 1, paragraph: 20, page: 200, sentence: 10 }[count.unit as "word"] ?? 0));
  if (Math.max(0, ...longer) > room) return limit;
  if (texts.length > 2) return null;
  const { parts, full } = loadBeside(document, limit);
  if (eachOfMany(document, limit, parts) > room * 1.2) return limit;
  const tiny = room <= 40;
  if (full >= 1 && (parts >= (tiny ? 3 : 6) || (full >= 2 && parts >= (tiny ? 2 : 4)))) return limit;
  const wanted = document.findAffirmed(PARTS);
  if (room <= 100 && full >= 1 && wanted.length >= (room <= 60 ? 2 : 3) && fullParts(document, wanted)) return limit;
  if (room <= 60 && wanted.length >= 4) return limit;
  return null;
}

/** `"reason": string of up to 15 words`: the limit of one field. */
const OF_A_FIELD = /["“«][\p{L}\p{N}_ ]{1,30}["”»]\s*:[^"“«\n]{0,40}$/u;

/** "If there is none, say so in one sentence": the limit of that case alone. */
export function isConditional(document: PromptDocument, { first }: Pick<Hit, "first">): boolean {
  const sentence = document.words[first]?.sentence;
  let from = first;
  while (first - from < 16 && document.words[from - 1]?.sentence === sentence) from -= 1;
  return IF.test(document.words[from]?.text ?? "") && document.words[from - 1]?.sentence !== sentence;
}

const IF = /^(?:if|when|where|unless|otherwise|[وف]?(?:ان|اذا|لو|حيث|عند|لما|الا))$/;

/** In longer prompts the first limit is seldom that of the whole. */
const MOST_WORDS = 90;
/** "Three words only" */
function isOnly(document: PromptDocument, { last }: Count): boolean {
  return /^(?:only|at most|max|maximum|exactly|فقط|بس|لا غير|لا اكثر|بالضبط|علي الاكثر)/.test(
    document.phrase(last + 1, last + 2),
  );
}

/** Words that a few words for each of so many things come to. */
function eachOfMany(document: PromptDocument, limit: Count, parts: number): number {
  const many = countsIn(document).filter(
    (count) => count !== limit && !TEXT_UNITS.test(count.unit) && !MEASURES.test(count.unit) && count.value >= 4,
  );
  const counted = many.find((count) => EACH.test(document.phrase(count.first - 4, count.first - 1)));
  return counted ? counted.value * Math.max(1, parts) * WORDS_EACH : 0;
}

/** Units of time, money and size count no things to write of. */
const MEASURES =
  /^(?:day|hour|minut|second|year|month|week|am|pm|dinar|dollar|pound|euro|rial|dirham|kg|km|gram|ml|percent|people|guest|student|يوم|ساع|دقيق|ثاني|سن|عام|شهر|اسبوع|جنيه|دينار|ريال|درهم|دولار|ليره|غرام|كيلو|متر|مايو|ايار|يونيو|مارس|شخص|ضيف|طفل|طالب)/;
const EACH = /(?:^| )(?:each|every|all|كل|لكل|جميع|كافه)(?: |$)/;
const WORDS_EACH = 3;
const TEXT_UNITS = /^(?:word|line|sentence|paragraph|page|point)$/;

function fullParts(document: PromptDocument, wanted: readonly Hit[]): boolean {
  return document.findAffirmed(FULLNESS).some((hit) => wanted.some((part) => Math.abs(part.first - hit.last) <= 3));
}

/** Words that fit the limit, when it holds for the whole answer; null for a limit of a part, or a roomy one. */
function roomOf(document: PromptDocument, limit: Count): number | null {
  const each = { word: 1, sentence: 18, line: 14 }[limit.unit as "word"];
  if (each === undefined) return null;
  const room = limit.value * each;
  if (room > 100 || (limit.unit !== "word" && limit.value > 2)) return null;
  for (let index = limit.first - 1; index >= Math.max(0, limit.first - 4); index -= 1) {
    const word = document.words[index];
    if (!word || word.stems.some((stem) => SUBPART.test(stem))) return null;
    if (word.opens && index < limit.first - 1) break;
  }
  const after = document.phrase(limit.last + 1, limit.last + 2);
  return /^(?:on (?:the|each|why|how|what)|about (?:the|each|why|how)|each|per|every|for each|of (?:the|each)|takeaway|intro|why|saying|naming|with the|لكل|كل|عن كل|في كل|فيه|فيها)/.test(
    after,
  )
    ? null
    : room;
}

/** What the sentences beside the limit want: parts in a row after a verb that brings them in, and things in full. */
function loadBeside(document: PromptDocument, limit: Count): { parts: number; full: number } {
  let parts = 0;
  for (const { first, last } of document.findAffirmed(COVERS)) {
    const sentence = document.words[first]?.sentence;
    if (Math.abs(first - limit.first) > 40) continue;
    let count = 1;
    for (let index = last + 1; index < document.words.length; index += 1) {
      const word = document.words[index];
      if (!word || word.sentence !== sentence) break;
      if (word.opens || word.text === "and" || /^و(?!لا|من|في|قت)[ء-ي]{4}/.test(word.text)) count += 1;
    }
    parts = Math.max(parts, count);
  }
  const near = (index: number) => Math.abs(index - limit.first) <= 40;
  const full = document.findAffirmed(FULLNESS).filter((hit) => near(hit.first)).length;
  const many = countsIn(document).filter((count) => near(count.first) && count.definite && count.value >= 4).length;
  return { parts, full: full + many };
}

/** "Mention X" in one clause and "do not mention X" at all in another. */
export function mustAndMustNot(document: PromptDocument): Place | null {
  const statements = statementsOf(document);
  const refused = statements
    .filter((one) => one.forbids)
    .flatMap((one) => refusedIn(document, one).map((place) => ({ ...place, one })));
  if (refused.length === 0) return null;
  const wanted = statements.filter((one) => !one.forbids).flatMap((one) => broughtIn(document, one));
  for (const { keys, at, one } of refused) {
    const other = wanted.find(
      (place) => (place.at > one.last || place.at < one.first) && keys.every((key) => place.keys.includes(key)),
    );
    if (!other) continue;
    const [first, last] = [Math.min(other.at, at), Math.max(other.at, at)];
    return { start: document.words[first]?.start ?? 0, end: document.words[last]?.end ?? 0 };
  }
  return null;
}

interface Mention {
  keys: readonly string[];
  at: number;
}

/** What a clause forbids altogether: the things after the prohibition and its verb, where nothing narrows them. */
function refusedIn(document: PromptDocument, { first, last }: Statement): Mention[] {
  const forbids = document.findWithin(FORBIDS, first, last).find((hit) => hit.last <= last);
  let at = forbids ? forbids.last + 1 : first + 1;
  const verbs = document.findWithin(BRINGS, first, last);
  const ofNoun = OF_NOUN.test(forbids?.text ?? "");
  while (
    at <= last &&
    (((!ofNoun || /ing$/.test(document.words[at]?.text ?? "")) && verbs.some((hit) => hit.first === at)) ||
      SKIPPED.test(document.words[at]?.text ?? ""))
  )
    at += 1;
  const found: Mention[] = [];
  for (; at <= last; at += 1) {
    const keys: string[] = [];
    const from = at;
    for (; at <= last && keys.length < 3; at += 1) {
      const word = document.words[at] as Word;
      const key = ALTOGETHER.test(word.text) ? "" : keyOf(word);
      if (key === "") break;
      keys.push(key);
    }
    const next = at <= last ? document.words[at] : undefined;
    if (keys.length === 0 || keys.length === 3 || (next && !ALTOGETHER.test(next.text))) return [];
    found.push({ keys, at: from });
    if (!next || !/^(?:or|and|nor|او|ولا)$/.test(next.text)) return found;
  }
  return found;
}

/** The first content word after a verb that brings things in, or after a preposition of shape. */
function broughtIn(document: PromptDocument, { first, last, keys }: Statement): Mention[] {
  const verbs = document.findWithin(BRINGS, first, last);
  const found: Mention[] = [];
  const inEach = IN_EACH.test(document.phrase(first, last));
  for (const [key, at] of keys) {
    const verb = verbs.find((hit) => hit.last < at && at - hit.last <= (ENDS.test(hit.text) ? 6 : 4));
    const ends = verb !== undefined && ENDS.test(verb.text);
    const firstKey = verb !== undefined && [...keys.values()].find((index) => index > verb.last) === at;
    const shaped =
      SHAPES.has(key) &&
      ((inEach && !/^(?:number|رقم)$/.test(key)) ||
        SHAPED.test(document.words[at - 1]?.text ?? "") ||
        /^ب/.test(document.words[at]?.text ?? ""));
    const next = [...keys].find(([, index]) => index === at + 1)?.[0];
    if (firstKey || (ends && verb) || shaped) found.push({ keys: next ? [key, next] : [key], at });
  }
  return found;
}

/** Prohibitions that stand before a noun, not a verb. */
const IN_EACH = /(?:^| )(?:each|every|[ول]?كل)(?: |$)/;
const OF_NOUN = /^(?:no|without|ban|skip|omit|و?ممنوع|و?بدون|و?دون|و?بلا|و?بلاش|و?من غير|و?تجنب|avoid\w*)(?![a-z])/;
const ENDS = /^(?:end|close|open|start|begin|finish|و?اختم|و?ابدا|افتتح|انه|اقفل|تختم|ينتهي)/;
const SKIPPED = /^(?:any|the|a|an|use|single|اي|كلمه|استخدام|ذكر|سيره|of|about|ever|once|even)$/;

/** "Five names" here and "the ten names" there. */
export function otherCount(document: PromptDocument): Place | null {
  const counts = countsIn(document);
  for (const definite of counts.filter((count) => count.definite)) {
    const stated = counts.filter((count) => count !== definite && count.noun === definite.noun && !count.definite);
    const first = stated[0];
    if (first && stated.every((count) => count.value !== definite.value && !count.ranged))
      return { start: Math.min(first.start, definite.start), end: Math.max(first.end, definite.end) };
  }
  return null;
}
