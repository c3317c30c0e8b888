import { fold } from "#engines/text/fold.ts";
import { ARABIC_ADJECTIVES, ARABIC_DELIVERABLES } from "./request-lexicon.ts";

const COUNTED =
  "إعجاب|منشور|يوم|سؤال|شهر|أسبوع|تمرين|سطر|بند|مثال|اسم|فيديو|طالب|شخص|كتاب|درس|منتج|إعلان|جنيه|ريال|درهم|دينار|دولار|عميل|موظف|رد|وصف|طفل|متر|كيلومتر|ضيف|تلميذ|متدرب|مشترك|فرع|نص|تعليق|بيت|عضو|زائر|لاعب|مشارك|كوب|طبق|كرسي|مقعد|مشروع|عنوان|مقال|ملف|طلب|شهر|عام|حرف|رقم|خيار|صنف";
const COUNTED_AFTER_TEENS = new RegExp(
  `((?:^|\\s)[وبل]?(?:ـ )?(?![0-9٠-٩]*(?:10|١٠) )[0-9٠-٩]*[1-9١-٩][0-9٠-٩]) (${COUNTED})(?![\\u0621-\\u0652])`,
  "g",
);

/** "ما اكتب", said for what to write: the verbs one asks about so. */
const WHAT_TO_DO =
  /^ما ([اأن])((?:طبخ|كتب|قول|رد|جيب|جاوب|عمل|فعل|نشر|سمي|هدي|شتري|جهز|حضر|حضّر|لبس|ختار|ُعدّ|عدّ|نتبه|سأل|سال|قدم|بعث|رسل)(?:[\u0621-\u0652]{0,3}))(?=\s|$)/u;

/** A known adjective as a predicate of اجعل. */
function accusative(word: string): string {
  if (/^[\u0621-\u064A]{3,}ي$/u.test(word) && ARABIC_ADJECTIVES[fold(word)] === undefined) return `${word}ًّا`;
  const and = /^و/.test(word) && ARABIC_ADJECTIVES[fold(word.slice(1))] !== undefined;
  const form = ARABIC_ADJECTIVES[fold(and ? word.slice(1) : word)];
  return form === undefined ? word : (and ? "و" : "") + form;
}

/** Agreement, spelling and spacing that the replacements leave behind. */
export function polishStandard(text: string): string {
  return agree(joinWords(text));
}

/** Particles, pointers and prefixes where standard Arabic has them. */
function joinWords(text: string): string {
  return text
    .replace(/(^|\s)(?:رح|راح|غادي)\s+([يتنأا])/g, "$1س$2")
    .replace(/(^|\s)(و?)عم\s+ب?([يتنأا])/g, "$1$2$3")
    .replace(
      /((?:^|\s)(?!ال)[\u0621-\u0652]+\s)?(?<![\u0621-\u064A])(ال[\u0621-\u064A]+(?: ال[\u0621-\u064A]+)?) (هذا|هذه)(?![\u0621-\u064A])/g,
      (whole, before: string | undefined, noun: string, pointer: string) =>
        fold(before ?? "").trim() in ARABIC_DELIVERABLES ? whole : `${before ?? ""}${pointer} ${noun}`,
    )
    .replace(/([\u0621-\u064A]+(?:ة|ات)|(?:ال)?(?:حلوى|شكوى|ذكرى|دعوى)) (?:اللي|الذي)(?![\u0621-\u064A])/g, "$1 التي")
    .replace(/(طلبة|طلاب|طالب|طالبة|الصف) أخرى (?=[\u0621-\u064A])/g, "$1 السنة الثانية ")
    .replace(/(?<![\u0621-\u064A])اللي(?![\u0621-\u064A])/g, "الذي")
    .replace(/([\u0621-\u064A]+ات|وسوم|ناس|أفكار) كثيرًا/g, "$1 كثيرة")
    .replace(/(?<![\u0621-\u064A])بعض ([\u0621-\u064A]+)/g, (whole, noun: string) =>
      ARABIC_DELIVERABLES[fold(noun)]?.masculine === true || /[^ا]ة$/.test(noun) ? noun : whole,
    )
    .replace(
      /((?:ال)?(?:مقال|مقالًا|مقالة|موضوع|موضوعًا|قصة|حكاية|فيديو|بحث|بحثًا|تقرير|تقريرًا|قصيدة)(?: [\u0621-\u0652]{3,})?) على (?=ال|[\u0621-\u064A]{4})(?!الإنترنت|الموقع|الصفحة|إنستغرام|لينكدإن|لينكدان|فيسبوك|المدونة|واتساب|يوتيوب|شكل|لسان)/g,
      "$1 عن ",
    )
    .replace(/(واحد|واحدة) (?:لكن|بس)(?![\u0621-\u064A])/g, "$1 فقط")
    .replace(
      /(أريد|نريد|أود|لا أريد) (?=أ(?!ن |ماكن|دوية|نواع|لعاب|طباق|سعار|شياء|لوان|وراق|هداف|طفال|نشطة|غاني|بيات|فكار|سماء|سئلة|مثلة|ي |كثر|فضل|كلة|قل|ول )[\u0621-\u064A]{2,})/g,
      "$1 أن ",
    )
    .replace(/(?<![\u0621-\u064A])(?:لكن|بس)$/g, "فقط")
    .replace(/(?<![\u0621-\u064A])بس(?![\u0621-\u064A])/g, "لكن")
    .replace(/الخاص به (?=\d|ال[\u0621-\u064A]{3})/g, "الخاصة بـ ")
    .replace(/([بل])ـ\s+ال/g, (_, letter: string) => (letter === "ل" ? "لل" : "بال"))
    .replace(/([بل])ـ\s+(?=[\u0621-\u064A])/g, "$1")
    .replace(/(?<![\u0621-\u064A])([بل])ـ?\s?(?=[0-9٠-٩])/g, "$1ـ ")
    .replace(/(?<![\u0621-\u064A])لكي (?=ابني|ابنتي|أبي|أمي|زوجي|زوجتي)/g, "لأن ")
    .replace(WHAT_TO_DO, (_, letter: string, stem: string) => `ماذا ${letter === "ا" ? "أ" : letter}${stem}`)
    .replace(/^((?:أ|ا|ن)[\u0621-\u0652]{2,} [^؟]{2,40}?) (كيف|متى|أين)$/u, "$2 $1")
    .replace(/^ما (?:أفضل|أحسن) (لي |لنا )?([^؟]+?) (?:ولا|أو) /, "أيهما أفضل $1: $2 أم ")
    .replace(/،? وأيهما /g, "، وبيّن أيهما ")
    .replace(/ :/g, ":");
}

/** "الأرقام الخاصة بالموقع" is "أرقام الموقع". */
const OWNED = /(?<![\u0621-\u064A])(?:ال)?([\u0621-\u064A]{3,}) (?:الخاص|الخاصة) ب(ال)?(?=[\u0621-\u064A]{3})/g;
const ownedBy = (_: string, owned: string, the: string | undefined) => `${owned} ${the ?? ""}`;

/** Counted nouns, predicates and verbs in the form their neighbours ask for. */
function agree(text: string): string {
  return text
    .replace(COUNTED_AFTER_TEENS, "$1 $2ًا")
    .replace(/(?<![0-9٠-٩.,٫])([3-9٣-٩]|10|١٠) (ريال|جنيه|دولار|منشور|إعلان)(?![\u0621-\u0652])/g, "$1 $2ات")
    .replace(/(?<=\s|(?:^|\s)ل)((?:ابنتي|ابني|أمي|أبي|طفلي|طفلتي|زوجتي|زوجي|جدتي|جدي)) (?=عمر)/g, "$1 و")
    .replace(/^([يت])كون (?=[بعفلم])/g, "ل$1كن ")
    .replace(/لأجل ([\u0621-\u064A]{3,}(?:ي|نا|ها)) (?=[\u0621-\u064A])/g, "لأن $1 ")
    .replace(/(يريد|تريد) (?=([يت])[\u0621-\u064A]{2,})/g, (whole, verb: string, letter: string) =>
      verb.startsWith(letter) ? `${whole}أن ` : whole,
    )
    .replace(/(?<=اجعل(?:ه| ال[\u0621-\u064A]+) )[\u0621-\u064A]+(?: و[\u0621-\u064A]+)*/g, (words) =>
      words.replace(/[\u0621-\u064A]+(?![\u064B-\u0652])/g, (word) => accusative(word)),
    )
    .replace(
      /(?<![\u0621-\u064A])(ال[\u0621-\u064A]{3,} ال[\u0621-\u064A]{3,}) (?:الخاص|الخاصة) ب(ال)?(?=[\u0621-\u064A]{3})/g,
      (_, owned: string, the: string | undefined) => `${owned} ${the === undefined ? "ل" : "لل"}`,
    )
    .replace(OWNED, ownedBy)
    .replace(OWNED, ownedBy)
    .replace(/(كيف|أن) ا(?!بن|خت|سم)(?=[\u0621-\u064A]{3}(?:\s|$))/g, "$1 أ")
    .replace(/(?<![\u0621-\u064A])هذا (ال[\u0621-\u064A]+ة)(?![\u0621-\u064A])/g, "هذه $1")
    .replace(/(?<![\u0621-\u064A])(?:لكن|بس)(?=[،؛])/g, "فقط")
    .replace(/(?<![\u0621-\u064A])ما ([تين][\u0621-\u064A]{2,5})ش(?![\u0621-\u064A])/g, "لا $1")
    .replace(/(أنا) ست(?=[\u0621-\u064A]{3})/g, "$1 سأت")
    .replace(/ما معنى (?=و[\u0621-\u064A]|،|؟|$)/g, "ما معنى ذلك ")
    .replace(/ عن لماذا /g, " يوضّح لماذا ")
    .replace(/^ما يجب أن /, "ماذا يجب أن ")
    .replace(/^(هل [^؟]+?) ولا (?=[\u0621-\u064A])/, "$1 أم ")
    .replace(/(?<![\u0621-\u064A])ف (?=[\u0621-\u064A\d])/g, "في ")
    .replace(/(?<![\u0621-\u064A])واحد ال(?=[\u0621-\u064A]{3})/g, "")
    .replace(
      /هذا (?=(?:ال)?(?:أرقام|بيانات|نتائج|فواتير|رسائل|تعليقات|صور|كتب|أسعار|أسئلة|أفكار|أسماء)(?![\u0621-\u064A]))/g,
      "هذه ",
    )
    .replace(/(معي|لديّ|لدينا) لكن /g, "$1 فقط ")
    .replace(/أنا سنة ([0-9٠-٩]+)/g, "عمري $1 سنة")
    .replace(/^((?:رسالة|بريد|خطاب|إيميل)[^،.:]*?) أني /u, "$1 بأني ")
    .replace(/ {2,}/g, " ")
    .replace(/ ([،؛؟.])/g, "$1")
    .trim();
}
