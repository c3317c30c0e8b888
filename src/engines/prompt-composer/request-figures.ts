import { fold } from "../text/fold.ts";
import { findLiterals } from "../text/literals.ts";
import type { PromptLanguage } from "./compose-types.ts";

const D = "[0-9٠-٩]";
const ONE = `${D}+(?:[.,٫٬:]${D}+)*`;
const MOST_FIGURES = 4;
const LONGEST_FIGURE = 36;

/** Words before a number that it names a thing with: nothing counted follows. */
const NAMING = {
  ar: "مقاس|رقم|موديل|عام|سنة|الساعة|صفحة|الصفحة|فرع|مستوى|الصف|إصدار|نسخة|بايثون",
  en: "year|grade|page|order|invoice|ticket|case|room|version|level|chapter|unit|act|python|node|php|java|react|windows",
};
/** Words before a number that set a limit or a time by it. */
const LIMITING = {
  ar: "يوم|قبل|حتى|خلال|منذ|بعد|كل",
  en: "under|over|by|before|after|since|until|at most|at least|max|maximum|about|around|up to|no more than|within",
};
const ARABIC_STOP =
  /^(?:في|من|على|عن|إلى|الى|مع|ثم|أو|او|كل|بين|لكن|لا|ما|التي|الذي|أن|إن|بعد|قبل|حتى|منذ|خلال|عند|لدى|دون|بدون|فقط|تقريبا|ذهابا|هذا|هذه|هو|هي|أريد|يريد|و[\u0621-\u0652]{2,}|(?:ب|ل|ال|لل)[\u0621-\u0652]{3,}|(?:[أيتن]|س[أيتن])[\u0621-\u0652]{3,})$/u;
const REAL_NOUN =
  /^(?:وحد|واحد|ورق|وجب|وظيف|وقت|وصف|أسبوع|أسابيع|أيام|أشهر|أسئلة|أسطر|أشخاص|أفراد|ألف|أطفال|يوم|أرغفة|أمتار|ليال|لتر|بند|بطاق|باق|تمرين|تغريد|نقط|نقاط|نسخ|نص|ليل|بيض)/u;
const MAGNITUDE = /^(?:ألف|الف|آلاف|مليون|مئة|مليار)$/u;
const ENGLISH_STOP =
  /^(?:of|in|on|at|for|and|or|to|with|who|that|which|is|are|was|were|has|have|had|my|our|her|his|their|the|a|an|from|by|but|so|as|if|than|then|it|they|we|i|no|not|about|around|into|over|under|since|because|please|keep|be|each|also|when|already|just|says?|wants?|shipped|went|arrives?|max|only)$/i;
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر|محرم|صفر|رجب|شعبان|رمضان|شوال)$/i;
const YEAR = /^(?:19|20)\d\d$/;
/** A number that says by itself what it is: money, a share, a time, a decimal. */
const TELLING = /[$£€%٪:]|[kKmM]$|\d[.,٫]\d/;

const figure = (language: PromptLanguage, range: string, word: string, most: number) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}{<_/.@+-])(?:(?<naming>(?:ال)?(?:${NAMING[language]})) |(?<limiting>${LIMITING[language]}) )?(?<number>[~$£€]?${ONE}(?:\\s?[%٪]|[kKmM](?![\\p{L}]))?(?:${range}${ONE})?)(?![\\p{L}\\p{N}_/}>])(?<after>(?:[ -]${word}){0,${most}})`,
    "giu",
  );
const FIGURES = {
  ar: figure("ar", "(?: إلى |–| - )", "[\\u0621-\\u0652]+", 2),
  en: figure("en", "(?: to |–|-)", "[\\p{L}']+", 3),
};

/** The figures of a text, each with the words that say what it is: "12 May", "6 captions", "مقاس 54". At most four; bare numbers are left out. */
export function figuresIn(text: string, language: PromptLanguage): string[] {
  const found = new Map<string, string>();
  for (const { groups } of withoutNames(text).matchAll(FIGURES[language])) {
    const { naming, limiting, number = "", after = "" } = groups ?? {};
    const words = after.split(/(?=[ -])/).filter((word) => word !== "");
    const unit =
      naming !== undefined || YEAR.test(number) ? "" : language === "ar" ? arabicUnit(words) : englishUnit(words);
    if (naming === undefined && unit === "" && !TELLING.test(number) && !YEAR.test(number)) continue;
    const phrase = `${naming === undefined ? "" : `${naming} `}${limiting === undefined ? "" : `${limiting} `}${number}${unit}`;
    const key = fold(phrase);
    if (phrase.length <= LONGEST_FIGURE && ![...found.keys()].some((known) => known.includes(key)))
      found.set(key, phrase);
  }
  return [...found.values()].slice(0, MOST_FIGURES);
}

/** Numbers inside names, addresses, code and quotations are no figures to be checked. */
function withoutNames(text: string): string {
  let plain = text.replace(/\{\{[^}]*\}\}/g, ";");
  for (const { kind, start, end } of findLiterals(plain).toReversed())
    if (["code", "url", "email", "quote", "phone", "identifier", "placeholder"].includes(kind))
      plain = `${plain.slice(0, start)};${plain.slice(end)}`;
  return plain.replace(/\b\d{3,5} \d{3,} ?\d*/g, ";");
}

function arabicUnit(words: readonly string[]): string {
  const kept: string[] = [];
  for (const word of words) {
    const bare = word.trim();
    if (!REAL_NOUN.test(bare) && !MONTH.test(bare) && ARABIC_STOP.test(bare)) break;
    kept.push(bare);
    if (!MAGNITUDE.test(bare)) break;
  }
  return kept.length === 0 ? "" : ` ${kept.join(" ")}`;
}

function englishUnit(words: readonly string[]): string {
  const kept: string[] = [];
  for (const word of words) {
    const bare = word.slice(1);
    if (/^per$/i.test(bare) ? words[kept.length + 1] === undefined : ENGLISH_STOP.test(bare)) break;
    kept.push(word);
    if (MONTH.test(bare)) break;
  }
  return kept.join("");
}
