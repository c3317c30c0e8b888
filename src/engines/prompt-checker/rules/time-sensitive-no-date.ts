import { lexicon } from "../lexicon.ts";
import { hasInput } from "../slots.ts";
import type { Rule } from "../rule.ts";

const RECENT = lexicon([
  "latest|newest|current|currently|nowadays|today's|up-to-date",
  "most recent",
  "up to date",
  "this year|month|week|season|quarter",
  "last year|month|week|season",
  "recent years|months|news|studies|research|events|developments|changes|trends|prices",
  "right_now|at_the_moment",
  "so far this",
  "trending|breaking",
  "as of now|today",
  "these days",
  "state of the art",
  "upcoming|forthcoming",
  "next season|year's",
  "on sale this|now",
  "today's price|prices|rate|weather|news",
  "in recent times",
  "احدث|اخر|أحدث|آخر الاخبار|التطورات|الاحصائيات|الاسعار|الدراسات|الاصدارات|النسخ|التحديثات|المستجدات|القوانين|الموديلات|الاحصاءات|الابحاث|هواتف|جوالات|سيارات|اخبار|اسعار|اصدار|موديل",
  "احدث",
  "الحالي|الحاليه|حاليا|راهن|الراهن|الراهنه",
  "هذا|هذه|هاي العام|السنه|الشهر|الاسبوع|الموسم|دي",
  "العام|السنه|الشهر|الاسبوع الماضي|الماضيه|اللي_فات|الفايت",
  "اليوم|الان|دلوقتي|الحين|هلق سعر|اسعار|الطقس",
  "سعر|اسعار … اليوم|الان|دلوقتي|الحين|هلق",
  "مؤخرا|حديثه|حديثا|اخيرا",
  "هالايام|هاليومين|اليومين دول",
  "السنه دي|الجايه",
  "هالسنه|هالشهر",
  "في الوقت الحالي|الراهن",
  "حتى الان",
  "الجديد في",
  "رائج|الترند|ترند",
  "مستجدات",
  "في الفتره الاخيره",
  "السنوات الاخيره",
]);
const DATED =
  /(?<!\d)(?:19|20)\d{2}(?!\d)|(?<!\d)1[34]\d{2} ?ه|\{\{[^{}]{0,60}(?:date|year|تاريخ|سنة|العام)[^{}]{0,60}\}\}|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|(?:يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر)/;
const KNOWLEDGE = new Set([
  "research-compare",
  "article",
  "data",
  "finance-info",
  "legal-info",
  "health-info",
  "general",
  "tutor",
  "plan",
  "marketing",
  "ideas-names",
]);

/** "Latest" or "current" without a date. */
export const timeSensitiveNoDate: Rule = {
  id: "time-sensitive-no-date",
  severity: "low",
  dimension: "context",
  title: { ar: "زمن بلا تاريخ", en: "A time without a date" },
  why: {
    ar: "كلمة الزمن هنا تتغير كل يوم، ومعرفة النموذج تتوقف عند تاريخ لا تعرفه.",
    en: "What counts as latest changes daily, and the model's knowledge ends on a date you cannot see.",
  },
  fix: { ar: "اذكر التاريخ أو أرفق البيانات الحديثة.", en: "Give the date, or supply the recent data." },
  examples: {
    bad: {
      ar: "قارن بين أحدث الهواتف في جدول حسب البطارية والوزن.",
      en: "Compare the latest phones by weight and battery in a table.",
    },
    good: {
      ar: "قارن في جدول بين الهواتف الصادرة حتى يونيو 2026 حسب البطارية والوزن.",
      en: "Compare phones released up to June 2026 by weight and battery in a table.",
    },
  },
  find(document) {
    if (!KNOWLEDGE.has(document.task.primary) || DATED.test(document.folded.text) || hasInput(document)) return [];
    const hit = document.findAffirmed(RECENT)[0];
    if (!hit) return [];
    return [
      { start: hit.start, end: hit.end },
      {
        start: null,
        end: null,
        replacement: document.inTextLanguage({ ar: "التاريخ المرجعي: {{التاريخ}}", en: "Reference date: {{date}}" }),
      },
    ];
  },
};
