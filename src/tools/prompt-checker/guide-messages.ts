import { defineMessages } from "#i18n/messages.ts";

export const checkerGuideMessages = defineMessages({
  ar: {
    title: "دليل كتابة البرومبت",
    description: "قواعد الفاحص كلها: ما الذي يُضعف البرومبت ولماذا، ومثال سيئ ومثال جيد لكل قاعدة.",
    lead: "هذه كل القواعد التي يعمل بها الفاحص، وهي {count, plural, =0 {لا شيء بعد} zero {لا شيء بعد} one {قاعدة واحدة} two {قاعدتان} few {# قواعد} many {# قاعدة} other {# قاعدة}}، من الأخطر إلى الأبسط.",
    tryIt: "فحص برومبت",
    bad: "ضعيف",
    good: "أفضل",
    why: "لماذا",
    fix: "الإصلاح",
    severity_critical: "حرجة",
    severity_high: "مهمة",
    severity_medium: "متوسطة",
    severity_low: "بسيطة",
    severity_info: "للعلم",
  },
  en: {
    title: "Guide to writing prompts",
    description: "Every rule of the checker: what weakens a prompt and why, with a bad and a good example of each.",
    lead: "Everything the checker looks for: {count, plural, one {# rule} other {# rules}}, from the most serious to the slightest.",
    tryIt: "Check a prompt",
    bad: "Weak",
    good: "Better",
    why: "Why",
    fix: "Fix",
    severity_critical: "critical",
    severity_high: "high",
    severity_medium: "medium",
    severity_low: "low",
    severity_info: "note",
  },
});
