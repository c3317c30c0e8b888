import { hasRole } from "../slots.ts";
import type { Rule } from "../rule.ts";

const EXPERT_TASKS = new Set([
  "legal-info",
  "health-info",
  "finance-info",
  "code-fix-review",
  "research-compare",
  "career",
  "exam-lesson",
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
  fix: { ar: "أضف سطرًا مثل: أجب بمنظور مراجع عقود.", en: "Add a line such as: answer as a contracts reviewer would." },
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
    if (document.strictness === "gentle" || !EXPERT_TASKS.has(document.task.primary) || hasRole(document)) return [];
    return document.task.requests.length > 0 ? [{ start: null, end: null }] : [];
  },
};
