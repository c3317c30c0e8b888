import { fold } from "#engines/text/fold.ts";
import { findLiterals } from "#engines/text/literals.ts";
import type { PromptLanguage } from "./compose-types.ts";

const D = "[0-9٠-٩]";
const ONE = `${D}+(?:[.,٫٬:]${D}+)*`;
const MOST_FIGURES = 5;
const LONGEST_FIGURE = 36;
/** Characters within which a bare number goes on with one that was named: "size 54, came as 58". */
const SAME_PHRASE = 26;

/** Words before a number that it names a thing with: nothing counted follows. */
const NAMING = {
  ar: "مقاس|رقم|موديل|عام|سنة|الساعة|صفحة|الصفحة|فرع|مستوى|الصف|إصدار|نسخة|بايثون",
  en: "year|grade|page|order|invoice|ticket|case|room|version|level|chapter|unit|act|error|code|powershell|python|node|php|java|react|windows",
};
/** Words before a number that set a limit or a time by it. */
const LIMITING = {
  ar: "يوم|قبل|حتى|خلال|منذ|بعد|كل",
  en: "under|over|by|before|after|since|until|at most|at least|max|maximum|about|around|up to|no more than|within",
};
const ARABIC_STOP =
  /^(?:لما|في|من|على|عن|إلى|الى|مع|ثم|أو|او|كل|بين|لكن|لا|ما|التي|الذي|أن|إن|بعد|قبل|حتى|منذ|خلال|عند|لدى|دون|بدون|فقط|تقريبا|ذهابا|هذا|هذه|هو|هي|أريد|يريد|و[\u0621-\u0652]{2,}|(?:ب|ل|ال|لل)[\u0621-\u0652]{3,}|(?:[أيتن]|س[أيتن])[\u0621-\u0652]{3,})$/u;
const REAL_NOUN =
  /^(?:وحد|واحد|ورق|وجب|وظيف|وقت|وصف|أسبوع|أسابيع|أيام|أشهر|أسئلة|أسطر|أشخاص|أفراد|ألف|أطفال|يوم|أرغفة|أمتار|ليال|لتر|بند|بطاق|باق|تمرين|تغريد|نقط|نقاط|نسخ|نص|ليل|بيض)/u;
const MAGNITUDE = /^(?:ألف|الف|آلاف|مليون|مئة|مليار)$/u;
const ENGLISH_STOP =
  /^(?:of|in|on|at|for|and|or|to|with|who|that|which|is|are|was|were|has|have|had|my|our|her|his|their|the|a|an|from|by|but|so|as|if|than|then|it|they|we|i|no|not|about|around|into|over|under|since|because|please|keep|be|each|also|when|already|just|says?|wants?|shipped|went|arrives?|max|only|every|same|left|tops|true)$/i;
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر|محرم|صفر|رجب|شعبان|رمضان|شوال)$/i;
const YEAR = /^(?:19|20)\d\d$/;
/** A small number in words with the thing it counts. */
const SPELLED = {
  ar: /(?<![\u0621-\u0652])(?:ل|ب)?((?:ثلاث|أربع|خمس|ست|سبع|ثماني|تسع|عشر)ة? (?!مرات)(?:أشخاص|أفراد|أشهر|أيام|أسابيع|سنوات|ساعات|دقائق|أسطر|أبيات|فقرات|صفحات|نقاط|أسئلة|أفكار|أسماء|أطفال|ضيوف|أمثلة|بنود|جمل|كلمات|نسخ|نصوص|تمارين|خيارات|مكونات|اقتراحات)|ساعة ونصف|(?:أسبوعين|شهرين|سنتين|يومين|ساعتين|دقيقتين|صفحتين|سطرين|فقرتين|بيتين|شخصين)(?: (?:فقط|كل يوم))?)(?![\u0621-\u0652])/gu,
  en: /(?<![\p{L}-])((?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)[ -](?:(?:short|different|main|small) )?(?:people|persons|guests|kids|children|adults|weeks?|months?|days?|years?|hours?|minutes?|lines?|paragraphs?|pages?|sentences?|points?|bullets?|questions?|ideas?|names?|options?|examples?|verses?|ingredients?|words?|slides?|posts?|captions?|versions?))(?![\p{L}])/giu,
};
/** How old someone is: a bare number after such words. */
const AGE = {
  ar: new RegExp(`و?عمر(?:ي|ه|ها) (${D}{1,2}(?: (?:سنوات|سنة|عامًا|شهرًا|أشهر|شهور))?)(?![${D.slice(1, -1)}])`, "u"),
  en: /(?:i'm|i am|(?:he|she|son|daughter|mother|father|mum|mom|dad|brother|sister|child|boy|girl|wife|husband)(?:'s| is| turns| is turning| turning)|aged?|age of) (\d{1,2})(?=[\s,.;)]|$)(?! ?(?:%|percent|days|weeks|months|am|pm|km|kg|miles|people|minutes|hours))/i,
};
const AGE_NAME = { ar: "العمر", en: "age" };

/** A number that says by itself what it is: money, a share, a time, a decimal. */
const TELLING = /[$£€%٪:]|[a-zA-Z]$|\d[.,٫]\d/;

const figure = (language: PromptLanguage, range: string, word: string, most: number) =>
  new RegExp(
    `(?<=^|[^\\p{L}\\p{N}{<_/.@+-]|(?<!\\p{L})[وبل])(?:(?<naming>(?:ال)?(?:${NAMING[language]})) |(?<limiting>${LIMITING[language]}) )?(?<number>[~$£€]?${ONE}(?:\\s?[%٪]|[kKmM](?![\\p{L}])|(?:kg|km|cm|mm|ml|lbs?|mins?|hrs?|am|pm|kcal|g|l|ft|in)(?![\\p{L}]))?(?:${range}${ONE})?)(?![\\p{L}\\p{N}_/}>])(?=(?<after>(?:[ -]${word}){0,${most}}))`,
    "giu",
  );
const FIGURES = {
  ar: figure("ar", "(?: إلى |–| - )", "[\\u0621-\\u0652]+", 2),
  en: figure("en", "(?: to | by |–|-)", "[\\p{L}']+", 3),
};

/** The figures of a text, each with the words that say what it is: "12 May", "6 captions", "مقاس 54". At most four; bare numbers are left out. */
export function figuresIn(text: string, language: PromptLanguage): string[] {
  const found = new Map<string, string>();
  let named = { length: 0, end: 0 };
  for (const { groups, index } of withoutNames(text).matchAll(FIGURES[language])) {
    const { naming, limiting, number = "", after = "" } = groups ?? {};
    if (naming !== undefined) named = { length: number.length, end: index };
    const words = after.split(/(?=[ -])/).filter((word) => word !== "");
    const unit =
      naming !== undefined || YEAR.test(number) ? "" : language === "ar" ? arabicUnit(words) : englishUnit(words);
    const likeNamed = naming === undefined && number.length === named.length && index - named.end < SAME_PHRASE;
    if (naming === undefined && unit === "" && !likeNamed && !TELLING.test(number) && !YEAR.test(number)) continue;
    const phrase = `${naming === undefined ? "" : `${naming} `}${limiting === undefined ? "" : `${limiting.toLowerCase()} `}${number}${unit}`;
    const key = fold(phrase);
    if (phrase.length <= LONGEST_FIGURE && ![...found.keys()].some((known) => known.includes(key)))
      found.set(key, phrase);
  }
  const plain = withoutNames(text);
  const age = AGE[language].exec(plain)?.[1];
  if (age !== undefined && ![...found.keys()].some((key) => key.includes(fold(age))))
    found.set("age", `${AGE_NAME[language]} ${age}`);
  for (const [, phrase = ""] of plain.matchAll(SPELLED[language]))
    if (![...found.keys()].some((known) => known.includes(fold(phrase)))) found.set(fold(phrase), phrase.toLowerCase());
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
