import { lexicon } from "#engines/prompt-checker/lexicon.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import { isName } from "#engines/prompt-checker/names-lexicon.ts";
import type { Finding, Rule } from "#engines/prompt-checker/rule.ts";

const ID_LABELS =
  "(?:national (?:id|number|insurance)|id(?: card)?(?: number| no\\.?)?|identity (?:card|number)|ssn|social security(?: number)?|passport(?: number| no\\.?)?|iqama|civil id|emirates id|driver'?s licen[cs]e|tax (?:id|number)|nhs number|mrn|medical (?:record|file)|patient (?:id|number|file)|(?:staff|employee|student|policy|insurance) (?:id|no\\.?|number)|card(?: number)?|credit card|visa|iban|account(?: number)?|(?:رقم )?(?:ال)?هويت?(?:ه|ها|ي|ك|هم)?(?: (?:ال)?(?:وطنيه|مدنيه|والده|والدها))?|رقم(?:ه|ها|ي)? (?:ال)?(?:قومي|وطني|مدني|تاميني|ضريبي|وظيفي|جامعي)|(?:رقم )?(?:ال)?اقامت?(?:ه|ها|ي)?|(?:رقم )?(?:ال)?جواز(?:ه|ها|ي)?(?: (?:ال)?سفر(?:ه|ها|ي)?)?|(?:رقم )?(?:ال)?بطاقت?(?:ه|ها|ي)?(?: (?:ال)?(?:تعريف|شخصيه|وطنيه|مدنيه))?|(?:ال|لا)?كارت(?: ?ناسيونال)?|(?:ال)?كرت(?:ه|ها)?|(?:ال)?فيزا|(?:ال)?ايبان|(?:رقم )?(?:ال)?حساب(?:ه|ها|ي)?|رقم (?:ال)?ملف(?:ه|ها)?(?: (?:ال)?طبي)?|(?:ال)?سجل(?:ه|ها)? (?:ال)?(?:مدني|طبي))";
const LABELLED_ID = new RegExp(
  `(?<![\\p{L}])[وبل]?${ID_LABELS}[^\\n\\d.]{0,14}?((?:[a-z]{1,2} ?)?\\d[\\d -]{4,22}\\d)`,
  "gu",
);
/** What LABELLED_ID ends in: most texts hold none, and need not be searched for labels. */
const LONG_NUMBER = /\d[\d -]{4,22}\d/;
const BORN =
  /(?<!\p{L})(?:born(?: on)?|d\.?o\.?b\.?|date of birth|birth ?date|و?مواليد|و?(?:ال)?مولود(?:ه)?|تاريخ (?:ال)?ميلاد(?:ه|ها)?)[\s:,،]{0,3}(?:(?:is|on|في|يوم|بتاريخ|هو)\s)?[^\n.]{0,16}?\d[\d/.-]*(?: ?(?:st|nd|rd|th)?,? ?(?:of )?[a-zء-ي]{3,9},? \d{4}|(?:[/.-]\d{1,4})*)/gu;
const HOME =
  /(?<!\p{L})(?:\d{1,4}[a-z]? (?:[a-z]+ ){1,2}(?:street|st|road|rd|avenue|ave|lane|drive|close|court)\b(?:,? (?:flat|apt|apartment|unit|floor) ?\d+)?|(?:شارع|حي|زنقه|نهج) [ء-ي]+(?: [ء-ي]+)?،? (?:بنايه|عماره|عماره رقم|رقم|منزل|فيلا|بيت|شقه) ?\d+(?:،? ?(?:طابق|شقه|الدور|دور) ?\d+)?)/gu;
const PAY =
  /(?<!\p{L})(?:salary|earns|paid|wage|income)[^\n.]{0,12}\d[\d,. ]{2,9}|(?:راتب|مرتب|معاش|دخل)(?:ه|ها|هم)?[^\n.]{0,12}\d[\d,. ]*/gu;
/** Words without which the three above find nothing; asking for them takes a tenth of the time. */
const BIRTH = /born|birth|dob|d\.o\.b|مولود|مواليد|ميلاد/;
const STREET = /str|\bst\b|road|\brd\b|ave|lane|drive|close|court|شارع|حي|زنقه|نهج/;
const WAGE = /salary|earns|paid|wage|income|راتب|مرتب|معاش|دخل/;
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
const HEALTH = lexicon(
  [
    "diagnosed with",
    "suffers|suffering from",
    "hiv|aids|cancer|depression|depressed|bipolar|schizophrenia|epilepsy|epileptic|miscarriage|abortion|addiction|alcoholism|hepatitis|autism|autistic|adhd|chemotherapy|chemo|dialysis|infertility|dementia|alzheimer's|stroke|syphilis|psychosis|anorexia|bulimia",
    "mental|kidney|liver illness|disease|failure|breakdown",
    "is pregnant",
    "on antidepressants|insulin|lithium",
    "has diabetes|cancer|hiv|epilepsy|depression|asthma",
    "panic attacks",
    "heart attack|condition|disease",
    "مصاب|مصابه ب",
    "تشخيص|تشخيصه|تشخيصها|اتشخص|اتشخصت|تشخص|شخصت … سرطان|اكتئاب|انفصام|بالسرطان|بالاكتئاب|بسرطان|باكتئاب",
    "سرطان|ايدز|اكتئاب|صرع|انفصام|ادمان|اجهاض|توحد|تليف|عقم|الزهايمر|جلطه|غسيل_كلوي|فشل_كلوي|التهاب_الكبد|ثنائي_القطب|وسواس|ايدز",
    "يعاني|تعاني|بيعاني|بتعاني من",
    "مرض نفسي|خبيث|مزمن",
    "عنده|عندها|عندو|فيه|فيها سرطان|سكري|اكتئاب|صرع|السكر|توحد|ضغط|سكر|ربو",
    "بتعالج|يتعالج|تتعالج|يعالج|تعالج من",
    "حامل في|بال",
  ],
  { loose: true },
);
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
    ar: "في النص بيانات شخصية لا يحتاج إليها المطلوب، وإرسالها قد يضر صاحبها.",
    en: "It carries personal data the task does not need, and sending it can hurt the person.",
  },
  fix: {
    ar: "احذفها أو ضع مكانها خانة مثل {{رقم_مخفي}} تملؤها بعد وصول الرد.",
    en: "Drop it, or put a blank such as {{PRIVATE}} and fill it in after the answer comes back.",
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
    const about = new Set(peopleIn(document));
    const found = [
      ...ids(document),
      ...phones(document, about),
      ...details(document, about),
      ...healthFacts(document, about),
    ];
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

/** The sentences that speak of a person: by name, title or kinship. */
function peopleIn(document: PromptDocument): number[] {
  const named = document.words.filter((word) => isName(document, word) !== null);
  const cues = document.find(PERSON).map((hit) => document.words[hit.first]);
  return [...named, ...cues].map((word) => word?.sentence ?? -1);
}

/** A phone number is private when the same or the previous sentence speaks of a person. */
function phones(document: PromptDocument, about: ReadonlySet<number>): Finding[] {
  return near(document, document.folded.text.matchAll(PHONE), about);
}

/** Places of a pattern in a sentence about a person, or in the next. */
function near(document: PromptDocument, places: Iterable<RegExpMatchArray>, about: ReadonlySet<number>): Finding[] {
  return [...places].flatMap((match) => {
    const at = match.index as number;
    const start = document.folded.source[at] as number;
    const end = document.folded.source[at + match[0].length] as number;
    const sentence = document.sentences.findIndex((span) => start >= span.start && start < span.end);
    return about.has(sentence) || about.has(sentence - 1) ? [masked(document, start, end)] : [];
  });
}

/** A birth date of a named person; a home or pay only beside another such detail. */
function details(document: PromptDocument, about: ReadonlySet<number>): Finding[] {
  const text = document.freeText;
  if (about.size === 0 || !/\d/.test(text)) return [];
  const born = BIRTH.test(text) ? near(document, text.matchAll(BORN), about) : [];
  const others = [
    ...(STREET.test(text) ? near(document, text.matchAll(HOME), about).slice(0, 1) : []),
    ...(WAGE.test(text) ? near(document, text.matchAll(PAY), about).slice(0, 1) : []),
  ];
  return others.length >= 2 || born.length > 0 ? [...born, ...others] : [];
}

function healthFacts(document: PromptDocument, about: ReadonlySet<number>): Finding[] {
  if (HEALTH_TASKS.has(document.task.primary)) return [];
  const named = NAMED.test(document.text);
  return document
    .find(HEALTH)
    .filter(
      (hit) =>
        named ||
        document.words.some(
          (word) =>
            Math.abs(word.index - hit.first) <= 14 &&
            about.has(word.sentence) &&
            isName(document, word) !== null &&
            !DISEASE_NAMES.has(word.text),
        ),
    )
    .slice(0, 1)
    .map(({ start, end }) => ({ start, end }));
}

/** Names that diseases carry. */
const DISEASE_NAMES = new Set(["down", "parkinson", "crohn"]);

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
