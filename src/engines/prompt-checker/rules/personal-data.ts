import { lexicon } from "../lexicon.ts";
import type { PromptDocument } from "../document.ts";
import type { Finding, Rule } from "../rule.ts";

const ID_LABELS =
  "(?:national id|id (?:number|no)|ssn|social security(?: number)?|passport(?: number| no)?|iqama|emirates id|driver'?s licen[cs]e|tax id|nhs number|medical record|card(?: number)?|credit card|iban|account number|(?:رقم )?(?:ال)?هويت?(?:ه|ها|ي|ك)?(?: الوطنيه)?|رقم (?:ال)?قومي|(?:ال)?رقم (?:ال)?وطني|(?:رقم )?(?:ال)?اقامت?(?:ه|ها|ي)?|(?:رقم )?(?:ال)?جواز(?:ه|ها|ي)?(?: (?:ال)?سفر(?:ه|ها|ي)?)?|(?:رقم )?(?:ال)?بطاقت?(?:ه|ها|ي)?|(?:ال)?ايبان|رقم (?:ال)?حساب(?:ه|ها|ي)?|رقم (?:ال)?ملف(?:ه|ها)? (?:ال)?طبي)";
const LABELLED_ID = new RegExp(`(?<![\\p{L}])${ID_LABELS}[^\\n\\d.]{0,14}?((?:[a-z]{1,2})?\\d[\\d -]{5,22}\\d)`, "gu");
/** What LABELLED_ID ends in: most texts hold none, and need not be searched for labels. */
const LONG_NUMBER = /\d[\d -]{5,22}\d/;
const US_SSN = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g;
const CARD = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;
const IBAN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,3})?\b/g;
const PHONE = /(?:\+|00)\d[\d -]{7,16}\d|(?<!\d)0[1-9]\d[\d -]{6,10}\d(?!\d)/g;

const PERSON = lexicon([
  "named|called|name_is|whose|patient|his|her|mr|mrs|ms|employee|customer|client|tenant|student",
  "my son|daughter|wife|husband|patient|client|neighbour|neighbor|employee|colleague|friend",
  "full name",
  "date of birth",
  "home address",
  "lives at",
  "اسمه|اسمها|اسمي|واسمه|واسمها|المدعو|المدعوه|السيد|السيده|الاستاذ|المريض|المريضه|الموظف|الموظفه|العميل|العميله|الطالب|الطالبه|زميلي|زميلتي|جاري|جارتي|جواله|جوالها|تلفونه|تلفونها|رقمه|رقمها|موبايله|موبايلها|ابني|بنتي|زوجي|زوجتي|مراتي|جوزي",
  "تاريخ ميلاده|ميلادها",
  "ساكن|ساكنه في",
  "عنوان بيته|بيتها",
]);
const HEALTH = lexicon([
  "diagnosed with",
  "suffers|suffering from",
  "hiv|aids|cancer|depression|bipolar|schizophrenia|epilepsy|miscarriage|abortion|addiction|alcoholism|hepatitis",
  "mental illness",
  "is pregnant",
  "on antidepressants",
  "has diabetes|cancer|hiv|epilepsy|depression",
  "مصاب|مصابه ب",
  "تشخيص|تشخيصه|تشخيصها سرطان|اكتئاب|انفصام|بالسرطان|بالاكتئاب",
  "سرطان|ايدز|اكتئاب|صرع|انفصام|ادمان|اجهاض",
  "يعاني|تعاني من",
  "مرض نفسي",
  "عنده|عندها سرطان|سكري|اكتئاب|صرع|السكر",
]);
const NAMED =
  /(?:\b(?:named|called|Mr\.?|Mrs\.?|Ms\.?|patient|employee|colleague|neighbou?r|whose|tenant)\s+[A-Z][a-z]+|\b[A-Z][a-z]{2,}\s+[A-Z][a-z]{2,}\b[^.\n]{0,40}\b(?:was diagnosed|has|suffers|is)\b|(?:اسمه|اسمها|السيدة?|المريضة?|الموظفة?|زميل(?:ي|تي)|جار(?:ي|تي)|المدعو|الطالبة?|العميلة?)\s+(?!في|من|على|الذي|التي|مصاب|عن|إلى|ال)[ء-ي]{3,})/;
const HEALTH_TASKS = new Set(["health-info"]);

/** Ids, cards, private numbers or health facts of a named person. */
export const personalData: Rule = {
  id: "personal-data",
  severity: "high",
  dimension: "safety",
  title: { ar: "بيانات شخصية زائدة", en: "More personal data than needed" },
  why: {
    ar: "في النص بيانات شخصية لا يحتاجها المطلوب، وإرسالها قد يضر صاحبها.",
    en: "It carries personal data the task does not need, and sending it can hurt the person.",
  },
  fix: {
    ar: "احذفها أو ضع مكانها خانة مثل {{رقم_مخفي}} تملؤها بعد وصول الرد.",
    en: "Drop it, or put a slot such as {{PRIVATE}} and fill it in after the answer comes back.",
  },
  examples: {
    bad: {
      ar: "اكتب خطاب تعريف للموظف سعد الحربي، رقم الهوية 1045678912، في 80 كلمة.",
      en: "Write an 80-word reference for our employee Tom Reyes, passport number 533401128.",
    },
    good: {
      ar: "اكتب خطاب تعريف لموظف في قسم المخازن في 80 كلمة، واترك رقم الهوية خانة {{رقم_الهوية}}.",
      en: "Write an 80-word reference for a warehouse employee and leave the passport number as {{PASSPORT}}.",
    },
  },
  find(document) {
    const found = [...ids(document), ...phones(document), ...healthFacts(document)];
    return found.filter(
      (finding, index) =>
        !found
          .slice(0, index)
          .some(
            (other) =>
              (other.start as number) < (finding.end as number) && (finding.start as number) < (other.end as number),
          ),
    );
  },
};

function ids(document: PromptDocument): Finding[] {
  const ascii = document.folded.text;
  const found: Finding[] = [];
  for (const match of LONG_NUMBER.test(ascii) ? ascii.matchAll(LABELLED_ID) : []) {
    const value = match[1] as string;
    const end = match.index + match[0].length;
    found.push(
      masked(document, document.folded.source[end - value.length] as number, document.folded.source[end] as number),
    );
  }
  for (const match of document.text.matchAll(US_SSN))
    found.push(masked(document, match.index, match.index + match[0].length));
  for (const match of document.text.matchAll(IBAN))
    found.push(masked(document, match.index, match.index + match[0].length));
  for (const match of document.text.matchAll(CARD))
    if (passesLuhn(match[0])) found.push(masked(document, match.index, match.index + match[0].length));
  return found;
}

/** A phone number is private when the same or the previous sentence speaks of a person. */
function phones(document: PromptDocument): Finding[] {
  const people = document.find(PERSON).map((hit) => document.words[hit.first]?.sentence ?? -1);
  return [...document.folded.text.matchAll(PHONE)].flatMap((match) => {
    const start = document.folded.source[match.index] as number;
    const end = document.folded.source[match.index + match[0].length] as number;
    const sentence = document.sentences.findIndex((span) => start >= span.start && start < span.end);
    return people.some((person) => person === sentence || person === sentence - 1)
      ? [masked(document, start, end)]
      : [];
  });
}

function healthFacts(document: PromptDocument): Finding[] {
  if (HEALTH_TASKS.has(document.task.primary) || !NAMED.test(document.text)) return [];
  return document
    .find(HEALTH)
    .slice(0, 1)
    .map(({ start, end }) => ({ start, end }));
}

function masked(document: PromptDocument, start: number, end: number): Finding {
  return { start, end, masked: true, replacement: document.inTextLanguage({ ar: "{{رقم_مخفي}}", en: "{{PRIVATE}}" }) };
}

/** ISO/IEC 7812-1 check digit. */
function passesLuhn(value: string): boolean {
  const digits = value.replace(/\D/g, "");
  if (digits.length < 13 || digits.length > 19 || /^(\d)\1+$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]) * (index % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}
