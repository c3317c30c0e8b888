import { lexicon } from "../lexicon.ts";
import { hasInput } from "../slots.ts";
import type { Rule } from "../rule.ts";

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
const FIELDS = lexicon([
  "keys|key|fields|field|columns|column|schema|headers|header|rows|row|properties|attributes",
  "with|containing … name|date|id|title|price",
  "one row per|for",
  "per row",
  "sorted|grouped by",
  "each row|object|item|entry|record",
  "اعمده|عمود|بعمود|حقول|حقل|مفاتيح|مفتاح|صفوف|صف|خانات|رؤوس|الحقول|الاعمده|المفاتيح",
  "باعمده|بعمودين|عمودين|صفين",
  "من … اعمده|صفوف",
  "كل صف|سطر|كائن|عنصر",
  "فيه|فيها|يضم|يشمل|يحتوي|يحوي … اسم|تاريخ|سعر|رقم",
]);
const CODE_TYPES = new Set(["code-write", "code-fix-review", "agent-bot"]);

/** "Decisions, owners and dates as a table": the fields come first. */
const LISTED_BEFORE = /[:：][^.\n:：]*(?:[,،]| و|\band\b)[^.\n:：]*$/u;

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
    const hit = document.findAffirmed(STRUCTURES)[0];
    if (!hit) return [];
    const after = document.text.slice(hit.end, hit.end + 160);
    const listed =
      /^[^.\n؟?،,]{0,36}[:：(]\s*\S/.test(after) ||
      /[{[]\s*"/.test(document.text) ||
      (after.split(/[.\n]/)[0]?.match(/[,،]/g)?.length ?? 0) >= 2 ||
      /^\s*(?:of|with|showing|listing|by|comparing|مع|من|فيه|فيها|يوضح|يضم|ب(?!اش)\p{L}|بال|لكل|يقارن)/u.test(after);
    if (LISTED_BEFORE.test(document.text.slice(Math.max(0, hit.start - 90), hit.start))) return [];
    const before = document.phrase(hit.first - 14, hit.first - 1);
    const isData =
      /(?:csv|table|spreadsheet|جدول|الجدول)$/.test(hit.text) &&
      (/(?:from|read|reads|this|the|attached|following|have|from|read|reads|هذا|لديك|المرفق|من ملف|من ال|يقرا|في ملف)\s*$/.test(
        before,
      ) ||
        /\.csv$/.test(document.text.slice(0, hit.end)));
    const named = /\b(?:by|on|for|between)\b.*\b(?:and|,)/.test(before) || /(?:من حيث|حسب|بحسب|لكل) /.test(before);
    if (/(?:book|booking|reserve|احجز|حجز|dinner|dining)\b.{0,12}$|(?:احجز|حجز)/.test(before) && /table/.test(hit.text))
      return [];
    if (listed || isData || (named && !/json|csv|xml|yaml|جيسون/.test(hit.text))) return [];
    if (document.task.primary === "plan" && !hasInput(document) && !/json|csv|xml|yaml/.test(hit.text)) return [];
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
