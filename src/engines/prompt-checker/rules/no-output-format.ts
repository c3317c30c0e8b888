import { hasFormat, hasLength } from "#engines/prompt-checker/slots.ts";
import type { TaskType } from "#engines/prompt-checker/task-lexicon.ts";
import type { Bilingual, Rule } from "#engines/prompt-checker/rule.ts";

/** Types whose answer has no shape of its own, with the shape to suggest. */
const SHAPES: Partial<Record<TaskType, Bilingual>> = {
  summarise: { ar: "خمس نقاط قصيرة", en: "five short bullets" },
  data: { ar: "جدول يليه ثلاث ملاحظات", en: "a table followed by three findings" },
  "extract-classify": { ar: "جدول بصف لكل عنصر", en: "a table with one row per item" },
  "code-fix-review": {
    ar: "سبب الخطأ في سطرين ثم الأسطر المعدلة فقط",
    en: "the cause in two sentences, then only the changed lines",
  },
  "research-compare": {
    ar: "جدول مقارنة ثم توصية في سطرين",
    en: "a comparison table, then a two-sentence recommendation",
  },
  plan: { ar: "جدول بالتواريخ والمهام", en: "a dated table of tasks" },
  article: { ar: "عنوان وثلاثة أقسام بعناوين فرعية وخاتمة", en: "a title, three subheaded sections and a close" },
  tutor: { ar: "خطوات مرقمة ثم مثال وتمرين", en: "numbered steps, one worked example and one exercise" },
  "health-info": { ar: "نقاط قصيرة ثم أسئلة للطبيب", en: "short bullets, then questions for the doctor" },
  "legal-info": { ar: "نقاط قصيرة ثم أسئلة للمحامي", en: "short bullets, then questions for a lawyer" },
  "finance-info": { ar: "جدول بالخيارات ثم الافتراضات", en: "a table of options, then the assumptions" },
};

/** A task whose answer needs a shape, without one. */
export const noOutputFormat: Rule = {
  id: "no-output-format",
  severity: "medium",
  dimension: "output",
  title: { ar: "شكل الإجابة غير محدد", en: "No shape for the answer" },
  why: {
    ar: "لم يُذكر شكل الإجابة، فقد تأتي فقرات وأنت تريد جدولًا أو نقاطًا.",
    en: "The shape of the answer is open, so you may get paragraphs where you need a table or a list.",
  },
  fix: {
    ar: "اذكر الشكل والأجزاء: قائمة أو جدول أو فقرة، وكم بندًا.",
    en: "Name the shape and its parts: a list, a table or a paragraph, and how many items.",
  },
  examples: {
    bad: { ar: "قارن بين الهاتفين من حيث السعر والبطارية.", en: "Compare the two phones on price and battery." },
    good: {
      ar: "قارن بين الهاتفين من حيث السعر والبطارية في جدول ثم سطر توصية.",
      en: "Compare the two phones on price and battery in a table, then one line of advice.",
    },
  },
  find(document) {
    const shape = SHAPES[document.task.primary];
    const question = document.task.requests.length === 0 && document.words.length <= 25 && /[?؟]/.test(document.text);
    if (
      !shape ||
      hasFormat(document) ||
      question ||
      (document.task.primary === "article" && hasLength(document)) ||
      (document.task.requests.length === 0 && !document.task.asks)
    )
      return [];
    if (
      document.task.primary === "tutor" &&
      document.words.length > 12 &&
      document.strictness !== "strict" &&
      hasLength(document)
    )
      return [];
    return [
      {
        start: null,
        end: null,
        replacement: document.inTextLanguage({
          ar: `شكل الإجابة: ${shape.ar} (قابل للتعديل).`,
          en: `Format: ${shape.en} (adjustable).`,
        }),
      },
    ];
  },
};
