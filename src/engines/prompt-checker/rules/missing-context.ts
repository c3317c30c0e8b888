import { contentOf, namesSubject } from "#engines/prompt-checker/content.ts";
import { TECHNOLOGY, FAILURE, PURPOSE, OCCASION, LEVEL, DATES } from "#engines/prompt-checker/context-lexicon.ts";
import type { Lexicon } from "#engines/prompt-checker/lexicon.ts";
import { hasInput } from "#engines/prompt-checker/slots.ts";
import type { PromptDocument } from "#engines/prompt-checker/document.ts";
import type { TaskType } from "#engines/prompt-checker/task-lexicon.ts";
import type { Bilingual, Rule } from "#engines/prompt-checker/rule.ts";

interface Need {
  key: Bilingual;
  label: Bilingual;
  met(document: PromptDocument): boolean;
}
const need = (ar: string, en: string, labelAr: string, labelEn: string, met: Need["met"]): Need => ({
  key: { ar, en },
  label: { ar: labelAr, en: labelEn },
  met,
});
const named = (lexicon: Lexicon) => (document: PromptDocument) => document.find(lexicon).length > 0;
const facts = (count: number) => (document: PromptDocument) => contentOf(document) >= count;

/** Required facts of each type, beside its material and its reader, which have rules of their own. */
const NEEDS: Partial<Record<TaskType, readonly Need[]>> = {
  marketing: [
    need(
      "المنتج_ومزاياه",
      "product_and_facts",
      "المنتج وحقائقه",
      "the product and its facts",
      (document) => namesSubject(document) && contentOf(document) >= 3,
    ),
  ],
  "email-letter": [
    need(
      "الغرض_والتفاصيل",
      "purpose_and_details",
      "غرض الرسالة وتفاصيلها",
      "the purpose and details",
      (document) => contentOf(document) >= 5 || (contentOf(document) >= 3 && document.findAffirmed(PURPOSE).length > 0),
    ),
  ],
  "support-reply": [
    need(
      "رسالة_العميل_والسياسة",
      "message_and_policy",
      "رسالة العميل وما يجوز عرضه",
      "the customer's message and what may be offered",
      (document) => hasInput(document) || contentOf(document) >= 5,
    ),
  ],
  "code-write": [
    need(
      "لغة_البرمجة",
      "programming_language",
      "لغة البرمجة والمدخلات والمخرجات",
      "the language, inputs and outputs",
      (document) =>
        contentOf(document) >= 2 &&
        (/[\w-]+\.(?:py|js|ts|tsx|sh|sql|html|css|php|rb|go|rs)\b|```|\b\w+\(\w*\)/.test(document.text) ||
          named(TECHNOLOGY)(document)),
    ),
  ],
  "code-fix-review": [
    need(
      "الخطأ_والمتوقع",
      "error_and_expected",
      "نص الخطأ وما كان متوقعًا",
      "the error and what was expected",
      (document) => contentOf(document) >= 3 && (named(FAILURE)(document) || hasInput(document)),
    ),
  ],
  data: [
    need(
      "السؤال_والأعمدة",
      "question_and_columns",
      "السؤال والأعمدة والفترة",
      "the question, columns and period",
      facts(4),
    ),
  ],
  tutor: [
    need(
      "المستوى",
      "level",
      "مستوى المتعلم",
      "the learner's level",
      (document) => named(LEVEL)(document) || contentOf(document) >= 6,
    ),
  ],
  "exam-lesson": [
    need(
      "المادة_والصف",
      "subject_and_grade",
      "المادة والصف والمحتوى",
      "the subject, grade and content",
      (document) => (contentOf(document) >= 2 && named(LEVEL)(document)) || QUIZZES_ME.test(document.freeText),
    ),
  ],
  plan: [
    need(
      "الهدف_والمدة",
      "goal_and_time",
      "الهدف والمدة والموارد",
      "the goal, time and resources",
      (document) => contentOf(document) >= 3 && (named(DATES)(document) || /\d/.test(document.freeText)),
    ),
  ],
  "research-compare": [
    need("الخيارات_والمعايير", "options_and_criteria", "الخيارات والمعايير", "the options and criteria", facts(3)),
  ],
  "agent-bot": [
    need(
      "النطاق_والمصادر",
      "scope_and_sources",
      "النطاق والمصادر المعتمدة",
      "its scope and approved sources",
      facts(5),
    ),
  ],
  career: [
    need(
      "الخبرة_والوظيفة",
      "experience_and_role",
      "الوظيفة والخبرة الفعلية",
      "the role and real experience",
      (document) => hasInput(document) || contentOf(document) >= 4,
    ),
  ],
  creative: [need("الفكرة", "premise", "فكرة العمل", "the premise", facts(2))],
  "ideas-names": [need("الموضوع_والشروط", "subject_and_limits", "الموضوع والشروط", "the subject and limits", facts(2))],
  recipe: [need("الطبق_أو_المكونات", "dish_or_ingredients", "الطبق أو المكونات", "the dish or ingredients", facts(2))],
  speech: [
    need(
      "المناسبة_والمتحدث",
      "occasion_and_speaker",
      "المناسبة والمتحدث والمذكورون",
      "the occasion, the speaker and who is named",
      (document) => contentOf(document) >= 4 && named(OCCASION)(document),
    ),
  ],
  "health-info": [
    need("الحالة_والسؤال", "situation_and_question", "الحالة والسؤال", "the situation and the question", facts(3)),
  ],
  "finance-info": [
    need(
      "المبلغ_والهدف_والبلد",
      "amount_goal_country",
      "المبلغ والهدف والبلد",
      "the amount, the goal and the country",
      facts(4),
    ),
  ],
  "legal-info": [
    need(
      "النص_والبلد_والطرف",
      "text_country_side",
      "النص والبلد وأي طرف أنت",
      "the text, the country and which side you are on",
      (document) => hasInput(document) || contentOf(document) >= 6,
    ),
  ],
};

/** Required facts of the task's type that are not there. */
export const missingContext: Rule = {
  id: "missing-context",
  severity: "medium",
  dimension: "context",
  title: { ar: "معطيات ناقصة", en: "Facts are missing" },
  why: {
    ar: "تنقص معطيات يحتاج إليها هذا النوع من الطلبات، فسيخمّنها النموذج.",
    en: "Facts this kind of task needs are missing, so the model has to guess them.",
  },
  fix: { ar: "أضف المعطيات الناقصة أو ضع لها خانات.", en: "Add the missing facts, or leave blanks for them." },
  examples: {
    bad: { ar: "اكتب دالة تحسب الضريبة.", en: "Write an email to my boss, 80 words, friendly." },
    good: {
      ar: "اكتب دالة بايثون باسم add_tax تأخذ السعر ونسبة الضريبة وتعيد الإجمالي مقربًا لخانتين.",
      en: "Write an 80-word email to my boss asking to work from home on Friday because of a boiler repair.",
    },
  },
  find(document) {
    const type = document.task.primary;
    const missing = (NEEDS[type] ?? []).filter((item) => !item.met(document));
    if (missing.length === 0) return [];
    const filled = missing.filter(
      (item) => !document.text.includes(`{{${item.key.ar}}}`) && !document.text.includes(`{{${item.key.en}}}`),
    );
    return filled.map((item) => ({
      start: null,
      end: null,
      detail: item.label,
      replacement: document.inTextLanguage({
        ar: `المعطيات: {{${item.key.ar}}}`,
        en: `Facts to use: {{${item.key.en}}}`,
      }),
    }));
  },
};

/** A quiz for oneself knows its learner. */
const QUIZZES_ME = /(?:quiz|test|examine) me(?!\p{L})|(?:اختبر|امتحن|اسال|سمع)(?:ني|يني)(?!\p{L})/u;
