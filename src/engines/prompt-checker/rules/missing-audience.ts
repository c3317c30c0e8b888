import { EVERYONE } from "#engines/prompt-checker/slots-lexicon.ts";
import { hasAudience } from "#engines/prompt-checker/slots.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

const NEEDS_READER = new Set(["article", "marketing", "tutor", "exam-lesson", "speech"]);

/** A text for readers without a reader, or for everyone at once. */
export const missingAudience: Rule = {
  id: "missing-audience",
  severity: "medium",
  dimension: "context",
  title: { ar: "القارئ غير محدد", en: "No reader named" },
  why: {
    ar: "لم تذكر لمن النص، فلا يُضبط المستوى ولا النبرة.",
    en: "Nobody in particular is named as the reader, so level and tone cannot be set.",
  },
  fix: { ar: "سمِّ قارئًا واحدًا: من هو وماذا يعرف.", en: "Name one reader: who they are and what they already know." },
  examples: {
    bad: {
      ar: "اكتب مقالًا من 500 كلمة عن تخزين القهوة يناسب الجميع.",
      en: "Write a 500-word article on storing coffee, suitable for everyone.",
    },
    good: {
      ar: "اكتب مقالًا من 500 كلمة عن تخزين القهوة لمبتدئ اشترى أول مطحنة.",
      en: "Write a 500-word article on storing coffee for beginners who bought their first grinder.",
    },
  },
  find(document) {
    const line = document.inTextLanguage({ ar: "القارئ: {{القارئ_المستهدف}}", en: "Audience: {{audience}}" });
    const everyone = document.findAffirmed(EVERYONE)[0];
    if (everyone && !hasAudience(document))
      return [
        {
          start: everyone.start,
          end: everyone.end,
          replacement: document.inTextLanguage({ ar: "لقارئ محدد هو {{القارئ_المستهدف}}", en: "for {{audience}}" }),
        },
      ];
    if (
      !NEEDS_READER.has(document.task.primary) ||
      hasAudience(document) ||
      (document.task.requests.length === 0 && !document.task.asks)
    )
      return [];
    return [{ start: null, end: null, replacement: line }];
  },
};
