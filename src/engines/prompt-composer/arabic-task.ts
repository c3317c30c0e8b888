import { fold } from "../text/fold.ts";
import type { TaskType } from "./compose-types.ts";
import { questionAsOrder } from "./question-as-order.ts";
import {
  ARABIC_ADJECTIVES,
  ARABIC_DELIVERABLES,
  ARABIC_MASDARS,
  ARABIC_PARTICLES,
  ARABIC_VERBS,
} from "./request-lexicon.ts";
import { toStandardArabic } from "./to-msa.ts";
import type { Dialect } from "./to-msa.ts";

/** The request's core as an Arabic sentence that tells a model what to do; null when it cannot be put well. */
export function arabicTaskSentence(
  core: string,
  seed: (options: string) => string,
  dialect: Dialect | null,
  type: TaskType,
): string | null {
  const trimmed = core.replace(/[؟?.!\s]+$/u, "").replace(/^[،,:\s]+/u, "");
  if (trimmed === "") return null;
  if (type === "agent-bot") {
    const standard = toStandardArabic(trimmed, dialect);
    const agent = AGENT.exec(standard.text);
    if (standard.understood && agent !== null)
      return `أنت ${agent[1]
        ?.replace(/^(?:شات ?)?بوت/u, "روبوت محادثة")
        .replace(/^(?:\S+\s?){1,2}/u, (head) => head.replace(/ً(ّ?)ا(?=\s|$)/gu, "$1").replace(/ّ(?=\s|$)/gu, ""))}.`;
  }
  const { first, rest } = splitFirst(trimmed.replace(FOR_ME, "$1 "));
  const bare = fold(first).replace(/^و(?=[ء-ي]{4})/, "");
  const deliverable = ARABIC_DELIVERABLES[bare] ?? ARABIC_DELIVERABLES[fold(first)];
  if (deliverable !== undefined) return sentence(deliverable.verb, trimmed, "", dialect);
  const counted = NUMERAL.test(bare) ? ARABIC_DELIVERABLES[fold(splitFirst(rest).first)] : undefined;
  if (counted !== undefined) {
    const standard = toStandardArabic(trimmed, dialect);
    return standard.understood ? `${counted.verb} ${standard.text}.` : null;
  }
  const masdar = ARABIC_MASDARS[bare];
  if (masdar !== undefined && (/^(?:ال|بين\s|هذ)/.test(rest) || fold(splitFirst(rest).first) in ARABIC_DELIVERABLES))
    return sentence(masdar, rest, "", dialect);
  const goal = OWN_GOALS.test(bare) && PERSONAL.includes(type);
  const verb =
    masdar === undefined && !goal ? imperative(first, /^(?:ال|هذ)/u.test(rest) || FOR_ME.test(trimmed)) : null;
  if (verb !== null) return sentence(verb.form, rest, verb.object, dialect);
  const standard = toStandardArabic(trimmed, dialect);
  if (!standard.understood) return null;
  const difference = /^ما (?:هو |هي )?(?:ال)?فرق بين /u.exec(standard.text)?.[0];
  if (difference !== undefined)
    return `${type === "tutor" ? "اشرح الفرق" : "قارن"} بين ${standard.text.slice(difference.length).replace(/[؟?]+$/u, "")}.`;
  const order = questionAsOrder(standard.text.replace(/[؟?]+$/u, ""), type, "ar");
  if (order !== null) return `${order}.`;
  if (/[؟?]\s*$/u.test(core) || QUESTION.test(standard.text))
    return `${type === "plan" ? "ضع خطة تجيب عن هذا السؤال" : seed("[أجب عن هذا السؤال|أجب عن السؤال الآتي|أجب عن السؤال]")}: ${standard.text.replace(/[؟?]+$/u, "")}؟`;
  if (isFirstPersonVerb(first)) return `أريد أن ${standard.text.replace(/^ا/, "أ")}.`;
  return `${seed("[المطلوب|المهمة|المطلوب منك]")}: ${standard.text}.`;
}

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

const SPOKEN_QUESTION =
  /^(?:هل|كيف|ما|لماذا|متي|اين|كم|ماذا|من|ايهما|اي|ايه|ازاي|ليه|وش|شلون|ليش|شو|شنو|كيفاش|علاش|واش)\s/;
const AGENT = /(?:^|\s)(?:ل|لل)?((?:روبوت|شات ?بوت|بوت|وكيل|مساعد|إيجنت|ايجنت)ً?ا?(?:\s[\s\S]*)?)$/u;
export const NUMERAL =
  /^(?:\d+|[٠-٩]+|ثلاثه?|تلاته?|تلات|اربعه?|خمسه?|خمس|سته?|سبعه?|ثمانيه?|ثمان|تسعه?|عشره?|عشرين|كم|عده|بضعه?)$/;
/** "استعلام SQL": the language's name completes the noun. */
const LATIN_CONSTRUCT = /^(?:استعلام|كود|برنامج|سكربت|ملف|تطبيق|تعبير)/;
const QUESTION =
  /^(?:هل|كيف|ما|لماذا|متى|اين|أين|كم|ماذا|من|ايهما|أيهما|أي|(?:إلى|في|عن|من|على) ماذا|بماذا|بكم|منذ متى)\s/u;

function splitFirst(text: string): { first: string; rest: string } {
  const match = /^(\S+)\s*([\s\S]*)$/u.exec(text);
  return { first: match?.[1] ?? text, rest: match?.[2] ?? "" };
}

const OBJECTS: Record<string, string> = {
  هالي: "ها",
  هولي: "ه",
  لنا: " لنا",
  لي: "",
  ني: "ني",
  نا: "نا",
  ها: "ها",
  هم: "هم",
  ه: "ه",
  يلي: "",
  ي: "",
  "": "",
};
/** "سو لي جدول": the person served needs no mention. */
const FOR_ME =
  /^((?![اتني]?(?:قل|قول|شرح|فسر|وضح|بين|حك))[\u0621-\u0652]{2,6})\s+(?:لي|ليا|لنا|لينا)\s+(?=[\u0621-\u064A])/u;
/** What someone wants to do, as what the model is to do. */
const OWN_VERBS: Record<string, string> = {
  فهمني: "اشرح لي",
  فهميني: "اشرح لي",
  تفهمني: "اشرح لي",
  اتعلم: "علّمني",
  نتعلم: "علّمني",
  افهم: "اشرح لي",
  نفهم: "اشرح لي",
  اعرف: "وضّح لي",
  نعرف: "وضّح لي",
};
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
/** Bare stems that are nouns as often as verbs. */
const NOUN_STEMS = /^(?:حل|رد|بحث|وصف|مثل|قدم|عمل|علم|فهم|حول|الف|حسن|ذكر|جمع|رتب|بسط|ضع|سو|حضر|دور)$/;

/** A request verb in any of its forms (imperative, second or first person, with لي) as an imperative, with its object pronoun. */
function imperative(word: string, definite = false): { form: string; object: string } | null {
  const folded = fold(word).replace(/^و(?=[ء-ي]{3})/, "");
  const own = OWN_VERBS[folded];
  if (own !== undefined) return { form: own, object: "" };
  for (const [suffix, object] of Object.entries(OBJECTS)) {
    if (!folded.endsWith(suffix)) continue;
    const stem = folded.slice(0, folded.length - suffix.length);
    for (const prefix of ["ت", "ن", "ا", "ي", ""]) {
      if (
        !stem.startsWith(prefix) ||
        (prefix === "" && (suffix === "ي" || (suffix === "" && !definite && NOUN_STEMS.test(stem))))
      )
        continue;
      const form = ARABIC_VERBS[stem.slice(prefix.length)];
      if (form !== undefined) return { form, object };
    }
  }
  return null;
}

function sentence(verb: string, rest: string, object: string, dialect: Dialect | null): string | null {
  const { first, rest: tail } = splitFirst(coordinate(rest));
  const known = object === "" ? ARABIC_DELIVERABLES[fold(first)] : undefined;
  const standard = toStandardArabic(known === undefined ? coordinate(rest) : tail, dialect);
  if (!standard.understood) return null;
  const body = known === undefined ? standard.text : objectPhrase(known, standard.text);
  return `${[verb + object, body].filter((part) => part !== "").join(" ")}.`;
}

/** Verbs joined to the first one by و become imperatives too: "أصنفها وأطلع أكثر الشكاوى". */
function coordinate(text: string): string {
  return text.replace(/(?<=\s)و([أات][\u0621-\u0652]{2,})(?=\s)/gu, (whole: string, word: string) => {
    if (fold(word) in ARABIC_DELIVERABLES || fold(word) in ARABIC_MASDARS || /^ال/.test(word)) return whole;
    const verb = imperative(word);
    return verb === null ? whole : `و${verb.form}${verb.object}`;
  });
}

/** The deliverable as an object: with tanwin when it stands alone or before an adjective, without it in a construct. */
function objectPhrase(deliverable: { object: string; masculine?: boolean }, rest: string): string {
  if (deliverable.masculine !== true) return `${deliverable.object} ${rest}`.trim();
  const tokens = rest.split(/\s+/);
  const next = fold(tokens[0] ?? "");
  const construct =
    next !== "" &&
    !ARABIC_PARTICLES.has(next) &&
    (/^[a-z]/.test(next) ? LATIN_CONSTRUCT.test(fold(deliverable.object)) : !/^(?:[بلو]|\d|[٠-٩]|[(«"،])/.test(next)) &&
    adjective(next, tokens[0] ?? "") === null &&
    !/^ي[ء-ي]{3,}$/.test(next);
  if (construct) return `${stripTanwin(deliverable.object)} ${rest}`.trim();
  const agreed: string[] = [];
  for (const token of tokens) {
    const and = /^و/.test(token) && adjective(fold(token.slice(1)), token.slice(1)) !== null;
    const form = adjective(fold(and ? token.slice(1) : token), and ? token.slice(1) : token);
    if (form === null && !/^جد/.test(token)) break;
    agreed.push(form === null ? token : (and ? "و" : "") + form);
  }
  return [deliverable.object, ...agreed, ...tokens.slice(agreed.length)].join(" ").trim();
}

function adjective(folded: string, word: string): string | null {
  const known = ARABIC_ADJECTIVES[folded];
  if (known !== undefined) return known;
  return /^(?!ال|[بل])[ء-ي]{3,}ي$/.test(folded) && !/(?:لي|عندي|التي|لدي)$/.test(folded)
    ? `${word.replace(/ّ$/, "")}ًّا`.replace("يًّا", "يًّا")
    : null;
}

function stripTanwin(object: string): string {
  return object.replace(/ًّ?ا$/u, "").replace(/ّ$/u, "");
}

function isFirstPersonVerb(word: string): boolean {
  return /^[أا][ء-ي]{2,4}(?:ها|ه|هم)?$/u.test(word) && !/^(?:ال|ان|اي)/.test(word);
}
