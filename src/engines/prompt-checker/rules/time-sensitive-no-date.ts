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
  "as things stand|are",
  "at present",
  "the|present|prevailing|going|running rate|rates|wage|price|prices|fee|fees",
  "present minimum|day|rate|rates|price|rules|law|status|situation",
  "this season's|month's|year's|week's",
  "recently|lately|just … released|launched|came|announced|out|changed|introduced|published|opened",
  "came|come|coming|comes out … recently|lately|now|soon",
  "recently|lately",
  "changing|changes|happening|new … now|lately|today|currently|these_days",
  "new rules|laws|law|regulations|requirements|models|versions|features|prices|fees|trends",
  "market|today's|street price|prices|rate|rates",
  "nowadays|presently|of_late|hot|in_vogue|in_fashion",
  "up to now|this_moment",
  "so far",
  "until|till now|today",
  "to date",
  "still valid|open|available|in_force",
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
  "هالايام|اليومين_دول|هاليومين|هالفتره|الفتره_دي|هاد_الايام|هالوقت|اليومين_هذول|دابا|توا|هسه|هسا|هلا|هلق|الحين|دلوقتي|ذلحين",
  "المعمول|الساري|الساريه|السائد|السائده|الجاري|الجاريه … به|حاليا|الان|المفعول",
  "المعمول به|بها",
  "الساري|الساريه|السائد|السائده|المتداول|المتداوله",
  "اسعار|سعر|رسوم|اجور|ايجارات … السوق|اليوم|الحاليه|هالايام|دلوقتي|الحين",
  "بسعر|باسعار السوق|اليوم",
  "الموسم|السنه|الشهر|العام|الصيف|الشتا|الشتاء ده|دي|هذا|الحالي|هاد|الجاري",
  "هالموسم|هالصيف|هالشتا|هالعام",
  "نزل|نزلت|طلع|طلعت|صدر|صدرت|انطلق|ظهر|ظهرت … مؤخرا|جديد|توه|لسه|حديثا|الجديده|اخيرا|هالايام|قريبا",
  "يتغير|تغير|تغيرت|يحدث|حدث|استجد|تبدل … الان|مؤخرا|حاليا|هالايام|اليوم",
  "اخر|احدث صيحات|صيحه|موضه|موضات|قرار|قرارات|شروط|قوانين|انظمه|تعديلات|ما|الطرق|التقنيات|نتائج|موعد|مواعيد",
  "الجديد|الجديده … قانون|قانونا|شروط|قوانين|نظام",
  "قوانين|شروط|انظمه|رسوم|ضرائب جديده|الجديده|جدد",
  "لحد|لغايه|حتى|لين دلوقتي|الحين|الان|اليوم|هلق|دابا",
  "في الوقت الراهن|الحاضر|الحالي",
  "ايامنا هذه|هذي",
  "في الفتره الاخيره",
  "السنوات الاخيره",
]);
const DATED =
  /(?<![\d.,])(?:19[5-9]|20[0-4])\d(?!\d|[.,]\d| ?(?:words?|dinars?|dollars?|pounds?|euros?|jod|usd|sar|aed|kg|km|ريال|دينار|جنيه|درهم|دولار|كلمه))|(?<!\d)1[34]\d{2} ?ه|\{\{[^{}]{0,60}(?:date|year|تاريخ|سنة|العام)[^{}]{0,60}\}\}|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d|(?:يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر)/;
/** Tasks on a text of one's own, or of no fact. */
const TIMELESS = new Set([
  "email-letter",
  "support-reply",
  "code-write",
  "code-fix-review",
  "translate",
  "rewrite",
  "summarise",
  "extract-classify",
  "creative",
  "roleplay",
  "agent-bot",
  "recipe",
  "speech",
  "image",
  "video",
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
    if (TIMELESS.has(document.task.primary) || DATED.test(document.folded.text) || hasInput(document)) return [];
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
