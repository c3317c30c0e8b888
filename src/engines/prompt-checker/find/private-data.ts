/** Names of numbers that belong to one person, in folded text. */
const ID_LABELS =
  "(?:national[ _](?:id|number|insurance)(?: (?:number|no\\.?))?|id card(?: number| no\\.?)?|id (?:number|no\\.?)|(?:his|her|my|your|their|\\p{L}+['’]s) id|identity (?:card|number)|ssn|social security(?: number)?|passport(?: number| no\\.?)?|iqama|civil id|emirates id|driver'?s licen[cs]e|tax (?:id|number)|nhs number|mrn|medical (?:record|file)|patient (?:id|number|file)|(?:staff|employee|student|policy|insurance)[ _](?:id|no\\.?|number)|card(?: number)?|credit card|visa|iban|account(?: number)?|(?:رقم )?(?:ال)?هويت?(?:ه|ها|ي|ك|هم)?(?: (?:ال)?(?:وطنيه|مدنيه|والده|والدها))?|رقم(?:ه|ها|ي)? (?:ال)?(?:قومي|وطني|مدني|تاميني|ضريبي|وظيفي|جامعي)|(?:رقم )?(?:ال)?اقامت?(?:ه|ها|ي)?|(?:رقم )?(?:ال)?جواز(?:ه|ها|ي)?(?: (?:ال)?سفر(?:ه|ها|ي)?)?|(?:رقم )?(?:ال)?بطاقت?(?:ه|ها|ي)?(?: (?:ال)?(?:تعريف|شخصيه|وطنيه|مدنيه))?|(?:ال|لا)?كارت(?: ?ناسيونال)?|(?:ال)?كرت(?:ه|ها)?|(?:ال)?فيزا|(?:ال)?ايبان|(?:رقم )?(?:ال)?حساب(?:ه|ها|ي)?|رقم (?:ال)?ملف(?:ه|ها)?(?: (?:ال)?طبي)?|(?:ال)?سجل(?:ه|ها)? (?:ال)?(?:مدني|طبي))";
export const LABELLED_ID = new RegExp(
  `(?<![\\p{L}\\d_])[وبل]?${ID_LABELS}[^\\n\\d.]{0,14}?(?<![a-z])((?:[a-z]{1,2})?\\d[\\d -]{4,22}\\d)`,
  "gu",
);
/** What LABELLED_ID ends in: most texts hold none, and need not be searched for labels. */
export const LONG_NUMBER = /\d[\d -]{4,22}\d/;
/** "ID" alone is anything's; right after a name and beside a person it is theirs. */
export const BARE_ID = /(?<=[,(،;:] ?id(?:[:#] ?| ))\d{7,12}(?!\d)/gu;
export const US_SSN = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g;
/** By the first digits and the lengths that issuers give: a bar code has 13 digits, a device's number 15 of its own. */
export const CARD =
  /(?<![\d-])(?:3[47]\d(?:[ -]?\d){12}|3[068]\d(?:[ -]?\d){11}|[2456]\d{2}(?:[ -]?\d){13}|[46]\d{2}(?:[ -]?\d){14,16})(?![\d-])/g;
export const IBAN = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,3})?\b/g;
export const PHONE = /(?:\+|00)\d[\d -]{7,16}\d|(?<!\d)0[1-9]\d[\d -]{6,10}\d(?!\d)/g;
export const BORN =
  /(?<!\p{L})(?:born(?: on)?|d\.?o\.?b\.?|date of birth|birth ?date|و?مواليد|و?(?:ال)?مولود(?:ه)?|تاريخ (?:ال)?ميلاد(?:ه|ها)?)[\s:,،]{0,3}(?:(?:is|on|في|يوم|بتاريخ|هو)\s)?[^\n.]{0,16}?\d[\d/.-]*(?: ?(?:st|nd|rd|th)?,? ?(?:of )?[a-zء-ي]{3,9},? \d{4}|(?:[/.-]\d{1,4})*)/gu;
/** Words that speak of one person, in folded text. */
export const PERSON =
  /(?<!\p{L})(?:named|called|whose|patient|his|her|mr|mrs|ms|employee|tenant|full name|home address|lives at|my (?:son|daughter|wife|husband|neighbou?r|colleague|friend|client)|اسمه|اسمها|اسمي|واسمه|واسمها|المدعوه?|السيده?|الاستاذه?|المريضه?|الموظفه?|العميله?|الطالبه?|زميلي|زميلتي|جاري|جارتي|جواله|جوالها|جوالي|تلفونه|تلفونها|رقمه|رقمها|رقمي|موبايله|موبايلها|موبايلي|ابني|بنتي|زوجي|زوجتي|مراتي|جوزي|صاحبي|صديقي|عنوان بيت[هي]|ساكن|ساكنه)(?!\p{L})/gu;
const HEALTH =
  "diagnosed with|suffers from|suffering from|hiv|aids|cancer|depression|bipolar|schizophrenia|epilepsy|miscarriage|abortion|addiction|alcoholism|hepatitis|autism|chemotherapy|dialysis|dementia|مصابه? ب|سرطان|ايدز|اكتئاب|صرع|انفصام|ادمان|اجهاض|فشل كلوي|غسيل كلوي|الزهايمر|مرض نفسي|يعاني من|تعاني من";
/** A health fact near a person's name: Mr, Mrs or two capitals, or an Arabic title with a name after it. */
export const NAMED_HEALTH = new RegExp(
  `(?:\\b(?:named|called|Mr\\.?|Mrs\\.?|Ms\\.?|patient|employee|colleague|neighbou?r|tenant)\\s+[A-Z][a-z]+|\\b[A-Z][a-z]{2,}\\s+[A-Z][a-z]{2,}\\b|(?:اسمه|اسمها|السيدة?|المريضة?|الموظفة?|زميل(?:ي|تي)|جار(?:ي|تي)|المدعو|الطالبة?|العميلة?)\\s+(?!في|من|على|الذي|التي|مصاب|عن|إلى|ال)[ء-ي]{3,})[^\\n]{0,60}?((?:${HEALTH})(?:\\s\\S{1,20}){0,2})`,
  "u",
);
