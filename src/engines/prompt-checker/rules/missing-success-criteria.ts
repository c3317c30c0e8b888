import { lexicon } from "#engines/prompt-checker/lexicon.ts";
import { hasFormat, hasLength, hasUncertaintyRule } from "#engines/prompt-checker/slots.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

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
    "test|tests|tested|testing|criteria|criterion|acceptance|verify|verifies|verified|checks|checked|success|successful|validate|validates|validation|benchmark|checksum|reconcile|proof|proves|prove|passes|passing|rollback",
    "done when|if|once|means",
    "definition of done",
    "a|one|then|and|with|to|final|quick|also|by check",
    "check that|the|for|it|each|every|whether|by|against",
    "make_sure|ensure|confirm that|the|every|each|no|all|it",
    "before you finish|return|submit|hand",
    "it_is|it's|plan_is|counts_as|complete|finished|done complete|done|finished|when|if",
    "review point",
    "should return|print|throw|pass|match|equal|show|give",
    "expected|desired output|result|outcome",
    "must pass|match|compile|run|add_up|equal",
    "match|matches|agree|agrees … total|totals|source|original|both",
    "adds|add up to",
    "how … know|tell … worked|works|done|ready",
    "answer key",
    "اختبار|اختبارات|اختبارا|معيار|معايير|القبول|تحقق|يتحقق|للتحقق|تاكد|يثبت|ينجح|النجاح|التحقق|يطابق|تطابق|مطابقه|فحص|افحص|اجتاز|يجتاز",
    "يكتمل|تكتمل|مكتمله|مكتملا|يعد_مكتملا|يعد_ناجحا|تعد_منتهيه|تنتهي|منتهيه عندما|اذا|حين|متى|لما",
    "قبل ان تنتهي|التسليم|تسلم",
    "راجع|دقق الناتج|الارقام|النتيجه|المجموع|الحل|اجابتك",
    "نقطه مراجعه",
    "صحيح اذا",
    "متى يعتبر|نعتبر",
    "شرط النجاح|القبول",
    "عشان|علشان|حتى اتاكد|نتاكد",
    "كيف|ازاي|شلون اعرف|نعرف|اتاكد … خلص|نجح|اكتمل|تم",
    "نموذج|مفتاح الاجابه|الاجابات|اجابه",
  ],
  { loose: true },
);
/** Work on what is running, where a table or a length is no test. */
const ON_WHAT_RUNS = lexicon(
  [
    "migrate|migration|upgrade|rollout|deploy|deployment|database|server|servers|cutover|downtime|replication|infrastructure|backup|failover|go-live|launch|network|system|integration|installation|erp|crm|till|pos",
    "move|moving our|the … database|servers|data|system|site|office|warehouse",
    "ترحيل|ترقيه|تشغيل|اطلاق|نظام|انظمه|سيرفر|خادم|قاعده_بيانات|شبكه|نسخ_احتياطي|نقل|كاشير|تركيب|تكامل|البنيه",
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
    ar: "المهمة مركبة ولا معيار يبيّن متى تكتمل، فقد تقف الإجابة عند نصفها.",
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
    const shaped = hasLength(document) && hasFormat(document);
    const runs = document.task.primary === "plan" && document.has(ON_WHAT_RUNS);
    if (document.words.length < 6 || (shaped && !runs) || (hasUncertaintyRule(document) && !runs)) return [];
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
