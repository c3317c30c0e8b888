import { fold } from "#engines/text/fold.ts";
import { objectPhrase } from "./arabic-object.ts";
import { FOR_ME, imperative, isFirstPersonVerb, splitFirst } from "./arabic-verbs.ts";
import { ownWish } from "./arabic-wish.ts";
import type { TaskType } from "./compose-types.ts";
import { asChoice, questionAsOrder } from "./question-as-order.ts";
import { ARABIC_DELIVERABLES, ARABIC_MASDARS } from "./request-lexicon.ts";
import { toStandardArabic } from "./to-msa.ts";
import type { Dialect } from "./dialect-tables.ts";

type Seeded = (options: string) => string;

/** The request's core as an Arabic sentence that tells a model what to do; null when it cannot be put well. */
export function arabicTaskSentence(core: string, seed: Seeded, dialect: Dialect | null, type: TaskType): string | null {
  const trimmed = core
    .replace(/[؟?.!\s]+$/u, "")
    .replace(/^[،,:\s]+/u, "")
    .replace(LETTER_OF_EGYPT, type === "email-letter" && dialect === "egy" ? "خطاب" : "$&")
    .replace(QUESTION_AFTER_AND, "")
    .replace(LATIN_WORK, "أجرِ $1 على ");
  if (trimmed === "") return null;
  const agent = type === "agent-bot" ? asAgent(trimmed, dialect) : null;
  if (agent !== null) return agent;
  const chooses = /[؟?]\s*$/u.test(core) && /^[اأن][\u0621-\u0652]{2,} .*\s(?:ولا|أم|ام)\s/u.test(trimmed);
  const asked = chooses || SPOKEN_CHOICE.test(fold(trimmed)) ? toStandardArabic(trimmed, dialect) : null;
  if (asked?.understood === true) {
    const question = asChoice(asked.text, type) ?? (QUESTION.test(asked.text) ? answer(asked.text, type, seed) : null);
    if (question !== null) return question;
  }
  const byFirstWord = fromFirstWord(trimmed, dialect, type);
  if (byFirstWord !== undefined) return byFirstWord;
  const standard = toStandardArabic(trimmed, dialect);
  return standard.understood ? fromWhole(standard.text, core, type, seed) : null;
}

const LETTER_OF_EGYPT = /^جواب(?=\s)/u;
/** «review عالكود»: work named in English, before what it is done to. */
const QUESTION_AFTER_AND =
  /^و(?=(?:كم|كيف|ما|هل|متى|أين|اين|شو|قديش|ازاي|كام|وش|شلون|ليش|ليه|فين|وين|امتى|ايمتى|شحال|كيفاش|لماذا|علاش|ايش|شنو) )/u;
const LATIN_WORK =
  /^(?:ال)?(?:ـ ?)?(review|fix|refactor|debug|summary|test) (?:على |ع ?|ل(?=ال|ل)|لل?)(?=[\u0621-\u064A])/iu;

/** The assistant itself, spoken to. */
function asAgent(text: string, dialect: Dialect | null): string | null {
  const standard = toStandardArabic(text, dialect);
  const agent = AGENT.exec(standard.text)?.[1];
  if (!standard.understood || agent === undefined) return null;
  return `أنت ${agent
    .replace(/^(?:شات ?)?بوت/u, "روبوت محادثة")
    .replace(/^(?:\S+\s?){1,2}/u, (head) => head.replace(/ً(ّ?)ا(?=\s|$)/gu, "$1").replace(/ّ(?=\s|$)/gu, ""))}.`;
}

/** By what the first word is: a work, a verbal noun, a message, a verb. Undefined when it is none of them. */
function fromFirstWord(text: string, dialect: Dialect | null, type: TaskType): string | null | undefined {
  const { first, rest } = splitFirst(text.replace(FOR_ME, "$1 "));
  const bare = fold(first).replace(/^و(?=[ء-ي]{4})/, "");
  const work = ARABIC_DELIVERABLES[bare] ?? ARABIC_DELIVERABLES[fold(first)];
  if (work !== undefined) return sentence(work.verb, text, "", dialect);
  const written = /ًا$/u.test(first) ? ARABIC_DELIVERABLES[bare.replace(/ا$/, "")] : undefined;
  const counted = NUMERAL.test(bare) ? ARABIC_DELIVERABLES[fold(splitFirst(rest).first)] : undefined;
  const ready = written ?? counted;
  if (ready !== undefined) {
    const standard = toStandardArabic(text, dialect);
    return standard.understood ? `${ready.verb} ${standard.text.replace(/^(عشر|ثلاث|أربع|خمس)ون /u, "$1ين ")}.` : null;
  }
  const masdar = ARABIC_MASDARS[bare];
  if (
    masdar !== undefined &&
    (/^(?:ال|بين\s|هذ|هال|هاد|[\u0621-\u064A]+ ال)/.test(rest) || fold(splitFirst(rest).first) in ARABIC_DELIVERABLES)
  )
    return sentence(masdar, rest, "", dialect);
  const message = type === "email-letter" ? OWN_MESSAGES[bare] : undefined;
  if (message !== undefined) {
    const standard = toStandardArabic(rest, dialect);
    if (standard.understood) return `اكتب رسالة ${message} فيها ${standard.text}.`;
  }
  if (/^[انأ]حول$/.test(bare) && /^(?:ل|إلى|الى)/.test(rest) && PERSONAL.includes(type)) return undefined;
  if (
    OWN_DOING.test(bare) &&
    ARABIC_DELIVERABLES[fold(splitFirst(rest).first)] === undefined &&
    PERSONAL.includes(type)
  )
    return undefined;
  if (masdar !== undefined || (OWN_GOALS.test(bare) && PERSONAL.includes(type))) return undefined;
  const verb = imperative(first, /^(?:ال|هذ)/u.test(rest) || FOR_ME.test(text));
  return verb === null ? undefined : sentence(verb.form, rest, verb.object, dialect);
}

/** By the converted words as a whole: a question, a choice, an order, a work, a wish. */
function fromWhole(text: string, core: string, type: TaskType, seed: Seeded): string {
  const plain = text.replace(/[؟?]+$/u, "");
  const difference = /^ما (?:هو |هي )?(?:ال)?فرق بين /u.exec(plain)?.[0];
  if (difference !== undefined)
    return `${type === "tutor" ? "اشرح الفرق" : "قارن"} بين ${plain.slice(difference.length)}.`;
  const choice = asChoice(plain, type);
  if (choice !== null) return choice;
  const order = questionAsOrder(plain, type, "ar");
  if (order !== null) return `${order}.`;
  if (/[؟?]\s*$/u.test(core) || QUESTION.test(text)) return answer(plain, type, seed);
  return (
    asStatement(text, splitFirst(core).first, type) ??
    `${type === "plan" ? "ضع خطة" : (MAKING[type] ?? "أنجز")} ${seed(type === "plan" ? "[لما يلي|للآتي]" : "[ما يلي|الآتي]")}: ${text}.`
  );
}

function answer(question: string, type: TaskType, seed: Seeded): string {
  const lead = seed("[أجب عن هذا السؤال|أجب عن السؤال الآتي|أجب عن السؤال]");
  return `${type === "plan" ? "ضع خطة تجيب عن هذا السؤال" : lead}: ${question}؟`;
}

/** Converted words that are an order, a work or a wish by themselves. */
function asStatement(text: string, saidFirst: string, type: TaskType): string | null {
  if (ORDER_START.test(text)) return `${text}.`;
  const { first, rest } = splitFirst(text);
  const work = ARABIC_DELIVERABLES[fold(first)];
  if (work !== undefined && fold(first) !== fold(saidFirst)) return `${work.verb} ${objectPhrase(work, rest)}.`;
  const masdar = ARABIC_MASDARS[fold(first)];
  if (masdar !== undefined && /^ل[\u0621-\u0652]{3}/u.test(rest))
    return `${masdar} ${rest.replace(/^لل/, "ال").replace(/^ل(?!ل)/, "")}.`;
  if (
    isFirstPersonVerb(saidFirst) ||
    /^(?:أ[\u0621-\u0652]{3,}|ن(?![\u0621-\u064A]+(?:ات|ة|ين)\s|ص|موذج|قاط|قط|سخ|تائج|صائح|شر|ظام|بذة)[\u0621-\u064A]{3,}) /u.test(
      text,
    )
  )
    return ownWish(text.replace(/^ا/, "أ"), type);
  const verb = MAKING[type];
  if (verb !== undefined && (/^[\u0621-\u0652]+ًا(?:\s|$)/u.test(text) || /^(?:الـ ?)?[A-Za-z0-9]/.test(text)))
    return `${type === "email-letter" && !/^[A-Za-z0-9]/.test(text) ? "اطلب" : verb} ${madeOf(text, type)}.`;
  return null;
}

/** The thing to make, its adjectives in agreement and its language named. */
function madeOf(text: string, type: TaskType): string {
  if (type === "translate") return text.replace(/ بال(?=عربية|إنجليزية|فرنسية|ألمانية|تركية)/u, " إلى ال");
  const { first, rest } = splitFirst(text);
  return /ًا$/u.test(first) && rest !== "" ? objectPhrase({ object: first, masculine: true }, rest) : text;
}

/** The verb for a work of each type that is named in words the lexicon lacks. */
const MAKING: Partial<Record<TaskType, string>> = {
  article: "اكتب",
  marketing: "اكتب",
  "email-letter": "اكتب",
  "support-reply": "اكتب",
  career: "اكتب",
  creative: "اكتب",
  "code-write": "اكتب",
  "agent-bot": "اكتب",
  summarise: "اكتب",
  plan: "ضع",
  "exam-lesson": "أعدّ",
  data: "أعدّ",
  recipe: "اقترح",
  "ideas-names": "اقترح",
  "health-info": "أعدّ",
  translate: "ترجم",
};
const ORDER_START =
  /^(?:ساعدني|ساعدنا|أجرِ|راجع|أصلح|اختبر|أعطني|أعطِ|قل لي|تقمّص|تخيّ?ل|كن|اشرح|صحّح|حسّن|حوّل|احكِ|اقرأ|أرني|أعد|استخرج|سمِّ|مثّل|درّبني|أصلح|راجع|رتّب|لخّص|صنّف|اقترح|جهّز)(?=\s)/u;

/** True when the core of a request tells what to do, asks, or names what to make. */
export function isArabicTask(core: string): boolean {
  const { first, rest } = splitFirst(core.replace(/^[،,:\s]+/u, ""));
  const bare = fold(first).replace(/^و(?=[ء-ي]{4})/, "");
  return (
    ARABIC_DELIVERABLES[bare] !== undefined ||
    ARABIC_MASDARS[bare] !== undefined ||
    imperative(first, /^(?:ال|هذ)/u.test(rest)) !== null ||
    isFirstPersonVerb(first) ||
    /[؟?]\s*$/u.test(core) ||
    SPOKEN_QUESTION.test(fold(core))
  );
}

/** "اعمل ايه", and "A ولا B": questions, though they begin with a verb. */
const SPOKEN_CHOICE =
  /^(?:اعمل|اقول|اكتب|اجيب|اروح|البس|اسوي|ندير)(?: ب[ء-ي]{2,4})? (?:ايه|فين|ازاي|ايش|شنو)(?![ء-ي])|^(?:ا|ن)[ء-ي]{2,}(?: [ء-ي]+){0,5} ولا (?:ا|ن)[ء-ي]{2,}/;
const SPOKEN_QUESTION =
  /^(?:هل|كيف|ما|لماذا|متي|اين|كم|ماذا|من|ايهما|اي|ايه|ازاي|ليه|وش|شلون|ليش|شو|شنو|كيفاش|علاش|واش)\s/;
const AGENT = /(?:^|\s)(?:ل|لل)?((?:روبوت|شات ?بوت|بوت|وكيل|مساعد|إيجنت|ايجنت)ً?ا?(?:\s[\s\S]*)?)$/u;
export const NUMERAL =
  /^(?:\d+|[٠-٩]+|ثلاثه?|تلاته?|تلات|اربعه?|خمسه?|خمس|سته?|سبعه?|ثمانيه?|ثمان|تسعه?|عشره?|عشرين|عشرون|ثلاثون|ثلاثين|اربعون|خمسون|خمسين|كم|عده|بضعه?)$/;
const QUESTION =
  /^(?:هل|كيف|ما|لماذا|متى|اين|أين|كم|ماذا|من|ايهما|أيهما|أي|(?:إلى|في|عن|من|على) ماذا|بماذا|بكم|منذ متى|عمّ|فيمَ|علامَ)\s/u;

/** What someone wants to say to another is a message to be written. */
const OWN_MESSAGES: Record<string, string> = {
  اعتذر: "أعتذر",
  نعتذر: "أعتذر",
  استاذن: "أستأذن",
  اشكر: "أشكر",
  نشكر: "أشكر",
  اطلب: "أطلب",
  نطلب: "أطلب",
  اهني: "أهنئ",
  ابلغ: "أبلّغ",
  اخبر: "أخبر",
  خبر: "أخبر",
  اعزي: "أعزّي",
  اشتكي: "أشتكي",
};
/** «نسوي حفل», «اعمل مشروع»: done by the one who asks, unless it is a work that is written. */
const OWN_DOING = /^[انأ](?:سوي|عمل|دير|قيم|نظم)$/;
/** What only the person can do: save, buy, move. */
const OWN_GOALS = /^(?:ا|أ|ن)(?:جمع|وفر|ستثمر|سدد|شتري|حوش|دخر|نزل|نتقل|قدم|طلع|سافر|فتح|بيع|صوم|نحف|خسر|تقاعد)/;
const PERSONAL: readonly TaskType[] = [
  "finance-info",
  "health-info",
  "legal-info",
  "career",
  "plan",
  "research-compare",
];
function sentence(verb: string, rest: string, object: string, dialect: Dialect | null): string | null {
  const { first, rest: tail } = splitFirst(coordinate(rest));
  const known = object === "" ? ARABIC_DELIVERABLES[fold(first)] : undefined;
  const standard = toStandardArabic(known === undefined ? coordinate(rest) : tail, dialect);
  if (!standard.understood) return null;
  standard.text = coordinate(standard.text);
  const made = known === undefined && object === "" ? splitFirst(standard.text) : undefined;
  const work = made === undefined ? undefined : ARABIC_DELIVERABLES[fold(made.first)];
  const body =
    known !== undefined
      ? objectPhrase(known, standard.text)
      : work !== undefined && made !== undefined && fold(made.first) !== fold(first)
        ? objectPhrase(work, made.rest)
        : standard.text;
  const attached = /^إيا(ها|هم|ه)\s*/u.exec(body);
  const whole =
    attached === null ? [verb + object, body] : [verb + (attached[1] as string), toBe(body.slice(attached[0].length))];
  return `${whole.filter((part) => part !== "").join(" ")}.`;
}

/** «اضبطه يصبح أقرب»: a purpose takes its ل. */
function toBe(text: string): string {
  return text.replace(/^(?=[يت](?:صبح|كون)\s)/u, "ل");
}

/** Verbs joined to the first one by و become imperatives too: "أصنفها وأطلع أكثر الشكاوى". */
function coordinate(text: string): string {
  return text.replace(/(?<=\s)و([أات][\u0621-\u0652]{2,})(?=\s)/gu, (whole: string, word: string) => {
    if (fold(word) in ARABIC_DELIVERABLES || fold(word) in ARABIC_MASDARS || /^ال/.test(word)) return whole;
    const verb = imperative(word);
    return verb === null ? whole : `و${verb.form}${verb.object}`;
  });
}
