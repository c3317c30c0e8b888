import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import { lexicon } from "#engines/prompt-checker/lexicon.ts";
import { hasInput } from "#engines/prompt-checker/slots.ts";
import type { Hit } from "#engines/prompt-checker/word.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

const STRUCTURES = lexicon([
  "json|csv|xml|yaml|tsv",
  "json object|array|file|format|output",
  "a|the|one|in|into table|spreadsheet",
  "tabular form|format",
  "excel sheet|table|file",
  "data table",
  "structured data|output|format",
  "machine readable",
  "as|into rows",
  "a database|key value",
  "key value pairs",
  "in columns",
  "comma separated|delimited",
  "markdown table",
  "html table",
  "toml",
  "json|csv|xml|yaml|جيسون",
  "جدول|جدولا|الجدول",
  "في|على_شكل|هيئه|صوره جدول",
  "ملف اكسل|جدول",
  "بيانات منظمه|مهيكله",
  "بصيغه|صيغه منظمه|مهيكله",
  "شيت اكسل",
  "صيغه جيسون",
  "قاعده بيانات",
  "على شكل اعمده",
  "مخرجات مهيكله",
  "شيت|سبريدشيت|اكسل|الاكسل",
  "spreadsheet|excel|airtable|notion_database|google_sheet",
  "structured|parseable|parsable|importable form|format|file|object|data",
  "load|import|parse|ingest … into|it|our",
  "جدول منظم|مقارنه",
  "كائن json",
  "مصفوفه json",
  "سي اس في",
  "جداول",
]);
/** A form that a program takes. */
const MACHINE_READ = lexicon(
  [
    "form|format|shape|structure|layout|file|something|output|records …… our|the|a|an|your|my|its … read|reads|load|loads|import|imports|parse|parses|ingest|ingests|accept|accepts|digest|upload|process|swallow|understand",
    "software|program|programme|system|script|app|database|parser|importer|pipeline|machine|till|crm … read|reads|load|loads|import|imports|parse|parses|ingest|ingests|swallow|digest",
    "هيئه|صيغه|شكل|صوره|بنيه|ملف|قالب … يقرا|يقرؤه|يقروه|يقرؤها|يقروها|يفهمه|يفهمها|يستورده|يستوردها|يقبله|يقبلها|يعالجه|يعالجها|يحمله|يحملها|تقراه|تقراها|تقرؤها|تفهمها|تستوردها",
    "برنامج|النظام|نظام|السيستم|سيستم|الحاسوب|الكمبيوتر|التطبيق|السكربت|المنصه … يقرا|يقراه|يقراها|يقرؤها|يفهمها|يستوردها|يقبلها|يعالجها اليا|تلقائيا|مباشره",
  ],
  { loose: true },
);
const FIELDS = lexicon([
  "keys|key|fields|field|columns|column|schema|headers|header|rows|row|properties|attributes",
  "with|containing … name|date|id|title|price",
  "one row per|for",
  "per row",
  "sorted|grouped by",
  "each row|object|item|entry|record",
  "اعمده|عمود|بعمود|حقول|حقل|مفاتيح|مفتاح|صفوف|صف|خانات|رؤوس|الحقول|الاعمده|المفاتيح",
  "باعمده|بعمودين|عمودين|صفين",
  "اعمدته|اعمدتها|عموداه|حقوله|حقولها|مفاتيحه|مفاتيحها|خاناته|خاناتها|صفوفه|صفوفها|رؤوسه",
  "day|week|hour|month by day|week|hour|month",
  "يوم|يوما|اسبوع|اسبوعا|ساعه|شهر|شهرا بيوم|باسبوع|بساعه|بشهر",
  "من … اعمده|صفوف",
  "كل صف|سطر|كائن|عنصر",
  "فيه|فيها|يضم|يشمل|يحتوي|يحوي … اسم|تاريخ|سعر|رقم",
]);
const CODE_TYPES = new Set(["code-write", "code-fix-review", "agent-bot"]);

/** "Decisions, owners and dates as a table": the fields come first. */
const LISTED_BEFORE = /[:：][^.\n:：]*(?:[,،]| و|\band\b)[^.\n:：]*$/u;

/** A program reads these: their fields are names, never understood from the subject. */
const FOR_PROGRAMS = /json|csv|tsv|xml|yaml|toml|جيسون|سي اس في/;
const FIELDS_FOLLOW =
  /^(?:[^.\n؟?،,]{0,36}[:：(]\s*\S|\s*(?:of|with|showing|listing|by|comparing|مع|من|فيه|فيها|يوضح|يضم|ب(?!اش)\p{L}|بال|لكل|يقارن))/u;
/** «جدول تمارين» is the timetable of a thing it names; «جدول منظم» only says what it looks like. */
const TIMETABLE = /^(?:ال)?جدولا?$/;
const LOOKS =
  /^(?:ال)?(?:منظم|مرتب|واضح|مقارنه|بسيط|جميل|احترافي|مفصل|شامل|كامل|انيق|سهل|صغير|كبير|قصير|مختصر|جيد|حلو|مناسب|مهيكل|اكسل|بيانات|معلومات|و.*|في|علي|عن|الي|ثم|او|بعد|قبل|لو|اذا|هنا|فقط)ا?$/;
/** What comes from somewhere or is had already is not what is wanted. */
const HAD =
  /(?:^| )(?:from|our|my|their|his|her|this|these|existing|current|old|attached|following|have|has|read|reads|use|uses|using|هذا|هذه|لديك|المرفق|ملف|يقرا|عندي|عندنا|لدينا)(?: (?!a$|an$|the$|into$|as$|to$)\p{L}+)?$/u;
const IN_A_FILE = /(?:^| )(?:the|من ال|في ملف)$/;

/** A structured form named without its fields. */
export const structuredOutputUnspecified: Rule = {
  id: "structured-output-unspecified",
  severity: "medium",
  dimension: "output",
  title: { ar: "بنية بلا حقول", en: "A structure without fields" },
  why: {
    ar: "ذُكرت صيغة منظمة دون حقولها، فتتغير الأسماء من إجابة إلى أخرى ويتعطل البرنامج الذي يقرؤها.",
    en: "A structured format is named without its fields, so names will change between answers and break the program that reads them.",
  },
  fix: {
    ar: "اذكر الحقول وأنواعها وما يُكتب عند غياب القيمة.",
    en: "List the fields, their types and what to write when a value is missing.",
  },
  examples: {
    bad: {
      ar: "استخرج من الرسالة بيانات الطلب بصيغة JSON.\n<رسالة>\n{{الرسالة}}\n</رسالة>",
      en: "Read the invoice in <invoice> and return the details as JSON.\n<invoice>\n{{invoice}}\n</invoice>",
    },
    good: {
      ar: "استخرج من الرسالة بيانات الطلب بصيغة JSON بالمفاتيح: name نص، quantity عدد، وما غاب فقيمته null.\n<رسالة>\n{{الرسالة}}\n</رسالة>",
      en: "Read the invoice in <invoice> and return JSON with the keys number (string), total (number) and due (date or null).\n<invoice>\n{{invoice}}\n</invoice>",
    },
  },
  find(document) {
    if (CODE_TYPES.has(document.task.primary) || document.has(FIELDS)) return [];
    const wanted = [...document.findAffirmed(STRUCTURES).slice(0, MOST_LOOKED_AT), ...machineRead(document)].filter(
      (one) => !isHad(document, one) && !isBooked(document, one),
    );
    const hit = wanted[0];
    if (!hit || wanted.some((one) => isSpecified(document, one))) return [];
    if (document.task.primary === "plan" && !hasInput(document) && !FOR_PROGRAMS.test(hit.text)) return [];
    return [
      { start: hit.start, end: hit.end },
      {
        start: null,
        end: null,
        replacement: document.inTextLanguage({
          ar: "الحقول وأنواعها: {{الحقول}}، واكتب null لما غاب.",
          en: "Fields and types: {{fields}}; use null for a missing value.",
        }),
      },
    ];
  },
};

/** The fields stand after it, before it, or follow from what it is of. */
function isSpecified(document: PromptDocument, hit: Hit): boolean {
  const after = document.text.slice(hit.end, hit.end + 160);
  if (document.find(MACHINE_READ).includes(hit)) return /^[^.\n]{0,60}[:：(]\s*\S/.test(after);
  if (FIELDS_FOLLOW.test(after)) return true;
  const row = (after.split(/[.\n]/)[0] ?? "").split(/[,،]/);
  if (row.length >= 3 && !row.slice(1, 3).some((part) => ANOTHER_CLAUSE.test(part))) return true;
  if (/[{[]\s*"/.test(document.text)) return true;
  if (LISTED_BEFORE.test(document.text.slice(Math.max(0, hit.start - 90), hit.start))) return true;
  if (FOR_PROGRAMS.test(hit.text)) return false;
  const next = document.words[hit.last + 1];
  if (TIMETABLE.test(hit.text) && next && !next.opens && !LOOKS.test(next.text) && /^[ء-ي]/.test(next.text))
    return true;
  const before = document.phrase(hit.first - 14, hit.first - 1);
  return /\b(?:by|on|for|between)\b.*\b(?:and|,)/.test(before) || /(?:من حيث|حسب|بحسب|لكل) /.test(before);
}

/** What begins so is another instruction, not a field. */
const ANOTHER_CLAUSE = /^\s*(?:and (?:if|when|then)|if|when|then|so|but|و?(?:إذا|اذا|إن|لو|ثم|لكن|ما لم)|سجل[اًا]*) /u;

/** Only where material is turned into it; a program that is to be written reads what it likes. */
function machineRead(document: PromptDocument): Hit[] {
  return hasInput(document) ? document.findAffirmed(MACHINE_READ) : [];
}

/** A structure named more often has been said what it holds by then, or never. */
const MOST_LOOKED_AT = 12;

/** Data the author has: "from this spreadsheet", "our Excel files", a file by its name. */
function isHad(document: PromptDocument, hit: Hit): boolean {
  if (/json|xml|yaml/.test(hit.text)) return false;
  if (/\.csv$/.test(document.text.slice(0, hit.end))) return true;
  const before = document.phrase(hit.first - 3, hit.first - 1);
  if (HAD.test(before) || isTold(document, hit) || /^(?:this|these|our|my|the) /.test(hit.text)) return true;
  return /(?:csv|table|spreadsheet|جدول)$/.test(hit.text) && IN_A_FILE.test(before);
}

/** "A clinic that keeps everything in Excel": a clause that tells, neither an order nor a wish. */
function isTold(document: PromptDocument, { first }: Hit): boolean {
  const sentence = document.words[first]?.sentence;
  let from = first;
  while (first - from < TOLD_WITHIN && document.words[from - 1]?.sentence === sentence) from -= 1;
  const clause = document.phrase(from, first - 1);
  if (!TELLS.test(clause)) return false;
  const order = document.task.requests.findLast((request) => request.first < first);
  return !WISHED.test(order && order.first >= from ? document.phrase(order.last + 1, first - 1) : clause);
}

/** How far back the telling may begin, in words. */
const TOLD_WITHIN = 14;
const TELLS =
  /(?:^| )(?:who|which|that|we|they|he|she|i)(?: (?:now|all|still|currently|always|just))? (?:keeps?|kept|stores?|stored|tracks?|moved|moving|are moving|use[ds]?|uses|work(?:s|ed)? (?:in|from)|record(?:s|ed)?|have|has|had|run|runs|live|lives)(?: |$)/;
const WISHED = /(?:^| )(?:want|need|like|prefer|please|you|so|wish|hope|must|should)(?: |$)/;

function isBooked(document: PromptDocument, { first, text }: Hit): boolean {
  const before = document.phrase(first - 14, first - 1);
  return /table/.test(text) && /(?:book|booking|reserve|dinner|dining)\b.{0,12}$|(?:احجز|حجز)/.test(before);
}
