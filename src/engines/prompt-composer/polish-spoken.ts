import { ARABIC_ADJECTIVES } from "./request-lexicon.ts";
import { fold } from "#engines/text/fold.ts";

/** Nouns that a present verb would look like: يوم، تمام، نفس. */
const NO_VERB =
  "(?!يوم|يد |يمين|يسار|تمام|تحت|تقريب|تاريخ|تجاري|تعليق|تكاليف|تفاصيل|نفس|نحو|نص|نوع|نقط|نهاي|نسب|نسخ|نتيج|نظام|نجاح|ناس|نقود|نار)";
const VERB = "[يتن][\\u0621-\\u0652]{2,}";
const START = "(?<=^|[،.؛:] ?|\\s)";

/** «مش بيحفظ», «مو راضي»: "not" before a verb and before an adjective. */
const NOT_VERB = new RegExp(`${START}([وف]?)(?:مش|مو|مب|موب|ليس) (?=${NO_VERB}${VERB}(?:\\s|[،.؟]|$))`, "g");
const NOT_WORD = /(?<=^|\s)([وف]?)(?:مش|مو|مب|موب) (?=[\u0621-\u064A])/g;
/** «ما يفهم» said of someone; after a preposition or "all" it means "what". */
const NEGATES_PRESENT = new RegExp(
  `(^|[،.؛] |\\s(?:و|ف)|(?:^|\\s)(?:الذي|التي|لواحد|لشخص|لمن|هو|هي|أنا|لأنه|لأنها|لأني|لكن|أنه|أنها|أني|وهو|وهي|ولد|بنت|طفل|لأحد) )ما (?=${NO_VERB}(?!يلي|يلزم|يجب|يكفي|تبقى|يبقى|يعني|يهم|يناسب|نحتاج|تحتاج|يحتاج|يحدث|يجري|يخص|يمكن|نراقب|تراه|يجعل)${VERB}(?:\\s|[،.؟]|$))`,
  "gu",
);
const HAS_NOT =
  /(^|[،.؛] |\s)(و|ف)?ما (فيها|فيه|فيهم|لديّ|لديه|لديها|لدينا|لديهم|عليه|عليها|له|لها|بها|به)(?=\s|[،.]|$)/g;
const FEMININE_KIN =
  "ابنتي|ابنته|ابنتها|ابنتنا|زوجتي|زوجته|أمي|أمه|والدتي|أختي|أخته|جدتي|عمتي|خالتي|صديقتي|جارتي|جارتنا|مديرتي|زميلتي|زبونة|عميلة|طفلتي|طفلة|بنت|قطتي|سيارتي|شركتي";
const WHO_IS_HER = new RegExp(`(?<![\\u0621-\\u064A])([ولب]{0,2}(?:${FEMININE_KIN})) الذي(?![\\u0621-\\u064A])`, "g");
const WANTED_OF_HIM = /(?<=(?:^|\s)(?:لا )?(?:أريد|نريد)(?:ه|ها|هم)) (?=[يت][\u0621-\u064A]{2,})/g;
/** "أريد اهدده": the verb of the one who asks, with its hamza. */
const OWN_VERB =
  /((?:^|\s)[وف]?(?:لا )?(?:أريد|أود|أستطيع|أحاول|أنوي|يجب|يمكنني|أفضّل)) (?:أن )?ا(?!ل|ن |لى|ثن|ست[ةه]|خت|نت|بن|سم|كثر|فضل|حسن|كبر|صغر|جمل|سعار|فكار|سماء|سئل|طفال|شخاص|مر )(?=[\u0621-\u064A]{3,})/g;
const MASCULINE_PLURAL =
  "أطفال|أولاد|أشخاص|أيام|أشهر|أسابيع|أعوام|كتب|أسئلة|أسطر|دروس|فصول|تمارين|نصوص|منشورات|إعلانات|اقتراحات|أسماء|أبناء|إخوة|زملاء|موظفين|طلاب|عملاء|ضيوف|أنواع|أمثلة|بنود|أطباق";
const SMALL_NUMBER = new RegExp(
  `(?<![\\u0621-\\u064A])([ولب]?)(ثلاث|أربع|خمس|ست|سبع|ثمان|تسع|عشر) (?=(?:${MASCULINE_PLURAL})(?![\\u0621-\\u064A]))`,
  "g",
);
/** «قطعو», «يوقفو»: the plural as it is spoken. */
const PLURAL_VERB =
  /(?<![\u0621-\u064A])([وف]?(?:[يت][\u0621-\u064A]{3,4}|(?:قطع|دفع|رفض|طلب|وصل|رجع|كتب|اخذ|ضرب|كسر|فتح|وعد|خصم|رفع|نقل|حذف|شرح|سمع|فهم|طرد|فصل|قبل|خرج|دخل|بدل|غير|سرق|ركب|صرف|حجز|لغا|سال|قال|راح|باع|شرا)))و(?=\s|[،.]|$)/g;
const NO_PLURAL =
  /^(?:يولي|يوني|فيدي|رادي|كيل|بيان|ماي|اوتو|ستودي|سيناري|يور|صول|كاري|مني|وال|ارج|ادع|اشك|يبد|تبد|يدع|تدع|يرج|ترج|يشك|تشك|يخل|تخل|ينم|تنم|يعل|اول|مدع)$/;
/** After these a present plural keeps its short ending. */
const SUBJUNCTIVE = /(?:^|\s)(?:أن|لن|لم|كي|حتى|لكي|ألا|لا)$/u;
const KEPT_AS_IS =
  /(?<=^|[،.] ?|\s)(و?)(?:خلّ?ي|خل|اجعل) ((?:(?!كما|مثل)[\u0621-\u0652\w]+ ){1,4})(?=كما (?:هي|هو|هم)(?:\s|[،.]|$))/g;
const PLACES =
  "الأردن|الرياض|الدمام|الجبيل|الكويت|القاهرة|الجيزة|الإسكندرية|المنصورة|الإمارات|السعودية|البحرين|العراق|المغرب|الجزائر|السودان|الشام|المدرسة|الجامعة|المكتب|الشركة|البيت|المطبخ|الحديقة|المستشفى|الشارع|السوق|المحل|السيارة|الأسبوع|الشهر|اليوم|السنة|الليل|الصيف|الشتاء";
const AT_PLACE = new RegExp(`(?<![\\u0621-\\u064A])(و?)ب(?=(?:${PLACES})(?![\\u0621-\\u064A]))`, "g");

/** What the word-by-word reading of a dialect leaves to be put right: negation, relative pronouns, joined verbs, number. */
export function polishSpoken(text: string): string {
  return spell(join(negate(text)));
}

/** Negation, relative pronouns, number and the plural of verbs. */
function negate(text: string): string {
  return text
    .replace(/(?<=^|\s)(و?)ع (?=[\u0621-\u064A]{3})/g, "$1على ")
    .replace(NOT_VERB, "$1لا ")
    .replace(NOT_WORD, (_, and: string) => `${and}غير `)
    .replace(/(?<![\u0621-\u064A])غير (?=(?:في|على|من|عند|مع|هو|هي|هذا|هذه|أنا|ال[\u0621-\u064A]+)\s)/g, "ليس ")
    .replace(NEGATES_PRESENT, "$1لا ")
    .replace(HAS_NOT, (_, before: string, and: string | undefined, what: string) => `${before}${and ?? ""}ليس ${what}`)
    .replace(/(^|\s)(و?)ما (?=(?:أريد|نريد)(?:ه|ها|هم)?(?:\s|$))/g, "$1$2لا ")
    .replace(WHO_IS_HER, "$1 التي")
    .replace(WANTED_OF_HIM, " أن ")
    .replace(OWN_VERB, "$1 أن أ")
    .replace(SMALL_NUMBER, (_, joined: string, number: string) => `${joined}${number === "ثمان" ? "ثماني" : number}ة `)
    .replace(PLURAL_VERB, pluralVerb)
    .replace(/لأن (?=[\u0621-\u064A]{3,5}وا(?:\s|$))/g, "لأنهم ")
    .replace(KEPT_AS_IS, "$1أبقِ $2")
    .replace(/(على|عن|في|من|إلى) ما(?=\s*(?:$|[،؟.]|قبل))/g, (_, preposition: string) => ASKED[preposition] as string)
    .replace(/(?<![\u0621-\u064A])لل([\u0621-\u064A]{2,}) (هذا|هذه)(?![\u0621-\u064A])/g, "ل$2 ال$1")
    .replace(AT_PLACE, "$1في ")
    .replace(/(?<=[\u0621-\u064A]) ممكن (?=[يت][\u0621-\u064A]{3,})/g, " قد ")
    .replace(/ اياه(?=ا|\s|$)/g, " إياه");
}

/** Predicates, wishes and what is joined to a verb. */
function join(text: string): string {
  return text
    .replace(/((?:^|\s)(?:الذي|التي|ما) )?ليس ([\u0621-\u064A]+)(?=\s|$|[،.])/g, notSuch)
    .replace(/^(و?)([يت])كون ([\u0621-\u064A]+)(?=\s|$|[،.])/u, (whole, _, letter: string, word: string) => {
      const form = predicate(word);
      return form === null ? whole : `ل${letter}كن ${form}`;
    })
    .replace(/^(ال[\u0621-\u064A]+) ([يت])كون ((?:[\u0621-\u064A]+\s?)+)/u, beSuch)
    .replace(/(أني|لأني|أنا|إني) ما (?=أ)/g, "$1 لا ")
    .replace(/بكثيرًا/g, "بكثير")
    .replace(
      /(?<=فيها? (?:[\u0621-\u064A]+ )?(?:مشي|كلام|ضجيج|زحام|شرح|وقت|سكر|ملح|دهن|زيت|عمل|صبر|تفاصيل)) كثيرًا/g,
      " كثير",
    )
    .replace(/(أود|أريد|نريد) ب(?=أ)/g, "$1 ")
    .replace(/يجب أن (ال[\u0621-\u064A]+) ([نيتأ][\u0621-\u064A]{2,})(?=\s|$)/g, "يجب أن $2 $1")
    .replace(
      /(أحتاج إلى|نحتاج إلى|أحاول|أنوي|أود) (?=[أن][\u0621-\u0652]{3,}(?:ها|ه|هم)?(?:\s|$))(?!أن |نص|نوع|نموذج|نسخ|نتائج|أفكار|أسماء|أشياء|أسئلة|أمثلة|أماكن|أكثر|أقل|أفضل)/g,
      "$1 أن ",
    )
    .replace(
      /(?<=^|[،.] ?|\s)(و?)خلّ?ي (?=(?:سنة|تاريخ|اسم|رقم|كلمة|جملة|عبارة|الأسماء|الأرقام|التواريخ|العنوان|المصطلحات|الاقتباسات)(?:\s|$))/g,
      "$1أبقِ ",
    )
    .replace(/(^|\s)ا(?=طلب (?:فيه|فيها|منه|منها|منهم)(?:\s|$))/g, "$1أ")
    .replace(/لأجل (?=ال[\u0621-\u064A]+ [\u0621-\u064A]{2,}(?:ت|تها|ته|تني|تنا)(?:\s|$))/g, "لأن ")
    .replace(/إلا إذا لا (?=[يت])/g, "إلا إذا لم ")
    .replace(/(تقل|قل|أقول|يقول|تقول|قال|قالت) أن(?=نا|ه|ها|هم|ي|ك|\s)/g, "$1 إن")
    .replace(/(?<=^|\s)([أن][\u0621-\u0652]{2,}) (?:على )?ماذا(?=\s*(?:$|[،؟]| قبل | بعد | لو | إذا ))/g, "ماذا $1")
    .replace(OTHERS_WISH, othersWish);
}

/** Endings, hamzas and single words. */
function spell(text: string): string {
  return text
    .replace(/(?<![\u0621-\u064A])من صباحًا/g, "من الصباح")
    .replace(/(?<=(?:بين|في|من|على|مع|إلى) (?:ال)?)(اثن|طفل|ولد)ان(?=\s|$|[،.؟])/g, "$1ين")
    .replace(
      /لدي(ه|ها|ّ) (?=[0-9٠-٩]+ (?:سنة|سنوات|عام|عامًا)(?! (?:خبرة|عمل)))/g,
      (_, who: string) => `عمر${who === "ّ" ? "ي" : who} `,
    )
    .replace(/لأجل (?=أ(?!بي|مي|خي|خت|ول|هل|بن|طفال|صدق|سعار|ن |ي )[\u0621-\u0652]{3,}(?:\s|$))/g, "ل")
    .replace(/((?:^|\s)ال[\u0621-\u064A]{3,}) ما (?=[يت][\u0621-\u064A]{2,}(?:\s|$))/g, "$1 لا ")
    .replace(/اثنان أطفال/g, "طفلان")
    .replace(/(لأن (?:لديّ|لدينا|لديه|لديها)) طفلان/g, "$1 طفلين")
    .replace(/ و (?=[\u0621-\u064A])/g, " و")
    .replace(/أن أقرؤ/g, "أن أقرأ")
    .replace(/ لي (?=[يت](?:صبح|كون|صير)\s)/g, " ل")
    .replace(/قبل أن ا(?=[\u0621-\u064A]{3})/g, "قبل أن أ")
    .replace(/وماذا (?=ال)/g, "وما ")
    .replace(
      /(?<=(?:التي|الذي|أن|كيف|ماذا|لا|حالما|كلما|حين|لكي|حتى) )ا(?!ل|بن|خت|سم|نت)(?=[\u0621-\u064A]{3}(?:ها|هم|ه|ك)?(?:\s|$|[،؟.]))/g,
      "أ",
    )
    .replace(
      /(ساعدني|ساعدنا) (?:أن )?[نأ](?=[\u0621-\u064A]{3,}(?:\s|$))/g,
      (_, help: string) => `${help} على أن ${help === "ساعدنا" ? "ن" : "أ"}`,
    )
    .replace(/لما (?=ي[\u0621-\u064A]{3})/g, "حين ");
}

/** «زبونة غاضبة وعايزة فلوسها»: whoever the sentence is about wants it, not the writer. */
const OTHERS_WISH =
  /((?:^|\s)(?:زبونة|زبون|عميلة|عميل|ابنتي|ابني|أمي|أبي|زوجي|زوجتي|أخي|أختي|المدير|مديري|مديرتي|صاحب البيت|المالك|المستأجر|جاري|جارتي|صديقي|صديقتي|العميل|العميلة|الزبون|الزبونة|طالب|طالبة|موظف|موظفة)(?:\s[^،.]*?)? و)أريد (?!أن أ|أ[\u0621-\u064A]{2}|ا[\u0621-\u064A]{3})(?=([\u0621-\u064A]+))/gu;
function othersWish(_: string, before: string): string {
  const who = before.trim().split(/\s/)[0] ?? "";
  return `${before}${/(?:ة|ابنتي|أمي|زوجتي|أختي|جارتي|مديرتي|صديقتي)$/u.test(who) ? "تريد" : "يريد"} `;
}

function pluralVerb(whole: string, stem: string, at: number, text: string): string {
  if (NO_PLURAL.test(fold(stem).replace(/^[وف](?=.{3})/, "")) || NO_PLURAL.test(fold(stem))) return whole;
  if (/^[وف]?ت/.test(stem)) return `${stem}ه`;
  if (/^ي/.test(stem) && !SUBJUNCTIVE.test(text.slice(0, at).trimEnd())) return `${stem}ون`;
  return `${stem}وا`;
}

/** A known adjective, or one in ي, as the predicate of "be"; null for another word. */
function predicate(word: string): string | null {
  const known = ARABIC_ADJECTIVES[fold(word)];
  if (known !== undefined) return known;
  return /^(?!ال)[\u0621-\u064A]{4,}ي$/u.test(word) ? `${word}ًّا` : null;
}

function notSuch(whole: string, before: string | undefined, word: string): string {
  const form = predicate(word);
  if (form === null) return whole;
  return before === undefined ? ` غير ${word}`.trimStart() : `${before}ليس ${form}`;
}

/** «الكلام يكون خفيف»: the order of standard Arabic, its predicates in agreement. */
function beSuch(_: string, subject: string, letter: string, said: string): string {
  const words = said.trim().split(/\s+/);
  let open = true;
  const agreed = words.map((word) => {
    const form = open ? predicate(word) : null;
    open = form !== null;
    return form ?? word;
  });
  return `ل${letter}كن ${subject} ${agreed.join(" ")}`;
}

const ASKED: Record<string, string> = { على: "على ماذا", عن: "عمَّ", في: "في ماذا", من: "من ماذا", إلى: "إلى ماذا" };
