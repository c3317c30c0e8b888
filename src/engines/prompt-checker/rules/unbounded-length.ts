import { lexicon } from "#engines/prompt-checker/lexicon.ts";
import { hasLength } from "#engines/prompt-checker/slots.ts";
import type { Rule } from "#engines/prompt-checker/rule.ts";

const LONG_FORMS = lexicon(
  [
    "article|articles|blog|essay|report|story|guide|ebook|book|novel|chapter|speech|script|screenplay|whitepaper|tutorial|proposal|biography|review|newsletter|presentation|poem|lesson|documentation|profile|overview|manual",
    "blog post",
    "case study",
    "press release",
    "content|marketing plan|content",
    "product description",
    "landing page copy",
    "white paper",
    "tribute|obituary|foreword|preface|appreciation|testimony|manifesto|lesson|chapter|post-mortem|tale|fable|lullaby|toast|eulogy|sermon|monologue|skit|sketch|explainer|handbook|memoir|column|editorial|briefing|case-study|brochure|leaflet|lecture|policy",
    "about page|us",
    "web|landing|home page",
    "long read",
    "مقال|مقاله|مقالا|تدوينه|بحث|بحثا|تقرير|تقريرا|قصه|كتاب|كتيب|روايه|فصل|خطبه|كلمه|سيناريو|دليل|عرض|قصيده|درس|حكايه|حدوته|موضوع|نشره|ملف_تعريفي|مسرحيه|سيره",
    "وصف|وصفا منتج|للمنتج|ل",
    "صفحه … لمكتب|لشركه|لمحل|لعياده|لمتجر|لموقع|لمدرسه|الموقع|موقعنا|لفندق|لمطعم",
    "صفحه تعريفيه|هبوط|عنا",
    "تابين|نعي|رثاء|كلمه_تابين|افتتاحيه|مقدمه|تحقيق|حلقه|مقابله|مطويه|بروشور|اقصوصه|اسكتش|محاضره|نشره_بريديه|خطاب|مذكرات|سياسه|حلقه|بودكاست|ورقه|تعريف|نبذه|خاطره|حواريه",
    "وصفا",
    "محتوى تسويقي|تسويقيا",
    "موضوع تعبير",
    "دراسه حاله",
    "بيان صحفي",
    "عرض تقديمي",
    "ملف تعريفي",
  ],
  { loose: false },
);
/** A lesson or a talk is as long as its time. */
const TIMED = /\d+[ -]?(?:min(?:ute)?s?|hours?|دقيقه|دقايق|ساعه)(?!\p{L})/u;
const WRITES = new Set(["article", "marketing", "creative", "speech", "exam-lesson"]);

/** A long form without a length. */
export const unboundedLength: Rule = {
  id: "unbounded-length",
  severity: "medium",
  dimension: "output",
  title: { ar: "طول مفتوح", en: "No length" },
  why: {
    ar: "النوع المطلوب طويل ولم تذكر طوله، فقد يأتي أقصر أو أطول مما تحتاج.",
    en: "This is a long form with no length, so it may come back far shorter or longer than you need.",
  },
  fix: { ar: "حدد مدى بالكلمات أو البنود أو الدقائق.", en: "Give a range in words, items or minutes." },
  examples: {
    bad: {
      ar: "اكتب مقالًا عن ترتيب الخزانة لأم عاملة.",
      en: "Write a blog post for new parents about packing a hospital bag.",
    },
    good: {
      ar: "اكتب مقالًا من 400 إلى 500 كلمة عن ترتيب الخزانة لأم عاملة.",
      en: "Write a 400 to 500 word blog post for new parents about packing a hospital bag.",
    },
  },
  find(document) {
    if (!WRITES.has(document.task.primary) || hasLength(document)) return [];
    const hit = document
      .findAffirmed(LONG_FORMS)
      .find(
        (form) =>
          form.first < 30 &&
          !/short story|flash fiction|قصه قصيره|قصص قصيره/.test(document.phrase(form.first - 1, form.last + 1)) &&
          !TIMED.test(document.freeText),
      );
    if (!hit) return [];
    const line = document.inTextLanguage({ ar: "الطول: {{الطول}} كلمة.", en: "Length: {{length}} words." });
    return [
      { start: hit.start, end: hit.end },
      { start: null, end: null, replacement: line },
    ];
  },
};
