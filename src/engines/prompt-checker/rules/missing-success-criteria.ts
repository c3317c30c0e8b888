import { lexicon } from "../lexicon.ts";
import { hasFormat, hasLength, hasUncertaintyRule } from "../slots.ts";
import type { Rule } from "../rule.ts";

const COMPLEX = new Set([
  "code-write",
  "code-fix-review",
  "agent-bot",
  "plan",
  "data",
  "research-compare",
  "extract-classify",
  "exam-lesson",
]);
const CRITERIA = lexicon(
  [
    "test|tests|done_when|criteria|acceptance|verify|check|checked|checks|success|successful|correct_if|must_pass|validate",
    "make_sure|ensure that",
    "definition of done",
    "at least|most",
    "before you finish|return",
    "it is done|complete when",
    "proves|prove",
    "review point",
    "should return|print|throw|pass",
    "so that",
    "must|exactly",
    "hand over",
    "return only",
    "اختبار|اختبارات|اختبارا|معيار|معايير|القبول|تحقق|تاكد|راجع|صحيح_اذا|يثبت|ينجح",
    "يكتمل|يعد_مكتملا|يعد_ناجحا عندما|اذا",
    "قبل ان تنتهي|التسليم",
    "نقطه مراجعه",
    "على الاقل|الاكثر",
    "بشرط ان",
    "يجب ان",
    "لا بد",
    "بحيث",
    "متى يعتبر",
    "شرط النجاح",
    "بحد ادنى|اقصى",
    "عشان اتاكد",
    "حول",
    "لازم",
  ],
  { loose: true },
);

/** A complex task without a way to tell that it is done. */
export const missingSuccessCriteria: Rule = {
  id: "missing-success-criteria",
  severity: "low",
  dimension: "output",
  title: { ar: "لا معيار للاكتمال", en: "No test of done" },
  why: {
    ar: "المهمة مركبة ولا معيار يقول متى اكتملت، فقد تتوقف عند نصفها.",
    en: "The task is complex and nothing says when it is done, so the answer may stop half way.",
  },
  fix: { ar: "أضف معيار قبول أو اختبارًا واحدًا.", en: "Add an acceptance test or a check to run at the end." },
  examples: {
    bad: {
      ar: "اكتب سكربت بايثون ينقل الصور القديمة إلى مجلد الأرشيف.",
      en: "Write a Python script that moves old photos into an archive folder.",
    },
    good: {
      ar: "اكتب سكربت بايثون ينقل الصور الأقدم من سنة إلى مجلد الأرشيف، مع اختبار يثبت أن العدد لم ينقص.",
      en: "Write a Python script that moves photos older than a year into an archive folder, with a test that no file is lost.",
    },
  },
  find(document) {
    if (!COMPLEX.has(document.task.primary) || document.task.requests.length === 0 || document.has(CRITERIA)) return [];
    if (document.words.length < 6 || (hasLength(document) && hasFormat(document)) || hasUncertaintyRule(document))
      return [];
    return [
      {
        start: null,
        end: null,
        replacement: document.inTextLanguage({
          ar: "معيار الاكتمال: {{معيار_القبول}}",
          en: "Done when: {{acceptance_test}}",
        }),
      },
    ];
  },
};
