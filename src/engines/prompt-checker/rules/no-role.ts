import { lexicon } from "#engines/prompt-checker/lexicon.ts";
import { hasRole } from "#engines/prompt-checker/slots.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

const EXPERT_TASKS = new Set([
  "legal-info",
  "health-info",
  "finance-info",
  "code-fix-review",
  "research-compare",
  "career",
  "exam-lesson",
]);
/** Subjects that want an expert whatever the task is called. */
const EXPERTISE = lexicon(
  [
    "policy|policies|compliance|audit|architecture|migration|migrate|rollout|deployment|postgresql|kubernetes|network|database|mri|x-ray|ultrasound|diagnosis|therapy|clinical|dental|nursing|surgery|statistics|statistical|regression|questionnaire|survey|actuarial|tax|pension|insurance|mortgage|contract|lease|tender|procurement|budget|forecast|valuation|curriculum|syllabus|structural|electrical|wiring|rewiring|renovation|plumbing|irrigation|hvac|solar|veterinary|nutrition|physiotherapy|translation_of|patent|trademark|visa|gdpr|seo|brand_strategy|recruitment|onboarding|safety|risk|evacuation",
    "سياسه|امتثال|تدقيق|هندسه|ترحيل|تشغيل|نظام|شبكه|قاعده_بيانات|رنين|اشعه|تشخيص|علاج|تمريض|جراحه|احصاء|انحدار|استبيان|استبيانا|ضريبه|ضريبي|تقاعد|تامين|رهن|عقد|ايجار|مناقصه|مشتريات|ميزانيه|موازنه|توقعات|تقييم|منهج|كهرباء|تمديدات|سباكه|ري|تكييف|شمسيه|بيطري|تغذيه|علاج_طبيعي|براءه|علامه_تجاريه|تاشيره|توظيف|سلامه|مخاطر|اخلاء",
  ],
  { loose: true },
);
/** Expert subjects count in plans, explanations and documents, not in letters and posts. */
const EXPLAINS = new Set([
  "plan",
  "tutor",
  "general",
  "article",
  "agent-bot",
  "summarise",
  "extract-classify",
  "data",
  "code-write",
]);

/** An expert task without a stance; a hint only. */
export const noRole: Rule = {
  id: "no-role",
  severity: "info",
  dimension: "context",
  title: { ar: "لا دور محدد", en: "No role" },
  why: {
    ar: "المهمة متخصصة، وقد يفيدها ذكر الخبرة أو زاوية النظر، وليس ذلك لازمًا.",
    en: "This is specialist work; naming the expertise or the stance can help, though it is optional.",
  },
  fix: {
    ar: "أضف سطرًا مثل: أجب من منظور مراجع عقود.",
    en: "Add a line such as: answer as a contracts reviewer would.",
  },
  examples: {
    bad: {
      ar: "قارن بين عرضي التأمين في جدول من أربعة صفوف: السعر، التحمل، الشبكة، المدة.",
      en: "Compare the two insurance offers in a four-row table: price, excess, network, term.",
    },
    good: {
      ar: "أنت مراجع وثائق تأمين. قارن بين العرضين في جدول من أربعة صفوف: السعر، التحمل، الشبكة، المدة.",
      en: "You are an insurance reviewer. Compare the two offers in a four-row table: price, excess, network, term.",
    },
  },
  find(document) {
    const { primary } = document.task;
    const expert = EXPERT_TASKS.has(primary) || (EXPLAINS.has(primary) && document.has(EXPERTISE));
    if (document.strictness === "gentle" || !expert || hasRole(document)) return [];
    return document.task.requests.length > 0 ? [{ start: null, end: null }] : [];
  },
};
