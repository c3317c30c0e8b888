import { lexicon } from "../lexicon.ts";
import { hasInput } from "../slots.ts";
import type { Rule } from "../rule.ts";

const SOURCES = lexicon(
  [
    "peer-reviewed",
    "doi|dois|pmid|isbn|citations|references|bibliography|footnotes",
    "academic|scientific|scholarly|recent|real|reliable|credible|published sources|references|studies|papers|articles|citations",
    "cite|quote|list|include|give|with|add … studies|sources|references|papers|research|experts|citations|urls|links",
    "cite|cites|citing sources|studies|experts|at|your|papers|research|real|three|five|two|ten",
    "exact|precise|real|accurate|recent|latest statistics|stats|percentages|figures|numbers|data|quotes|quotations",
    "statistics|stats|percentages … prove|proving|showing|about|on|from",
    "include|with|add|use statistics|stats|quotes|quotations|citations|references|sources",
    "studies that|proving|which|show|with",
    "quotes|quotations from … famous|experts|scholars|leaders|people|doctors",
    "famous|expert|real quotes|quotations",
    "case|court law|cases|rulings|precedents … cite|citing|with",
    "links to … studies|sources|articles|papers|evidence|reports",
    "page numbers",
    "working links|urls",
    "journal articles|papers",
    "testimonials from|of … customers|clients|patients",
    "historical quotes",
    "مراجع|المراجع علميه|حديثه|موثوقه|اكاديميه|حقيقيه|عربيه|اجنبيه",
    "مصادر|المصادر علميه|موثوقه|حديثه|اكاديميه|حقيقيه|رسميه",
    "مع|مدعوم|مدعومه|موثق|موثقه|اذكر|ضع|اعطني|هات|وثق|حط|عطني|اديني … مراجع|المراجع|مصادر|المصادر|احصائيات|احصاءات|ارقام_الصفحات|دراسات|روابط|اقتباسات|استشهادات",
    "احصائيات|احصاءات|نسب|ارقام|نسبه|بيانات دقيقه|حقيقيه|رسميه|حديثه|موثوقه|موثقه",
    "دراسات علميه|حديثه|محكمه|تثبت|تؤكد|منشوره",
    "ابحاث منشوره|محكمه|علميه",
    "ارقام الصفحات",
    "اقتباسات|اقوال … مشاهير|خبراء|علماء|المشاهير|العلماء|الخبراء",
    "اقتباسات|اقوال حقيقيه|ماثوره|مشهوره|موثقه",
    "روابط المصادر|الدراسات|مباشره|المقالات",
    "ارقام doi",
    "استشهد|استشهدلي ب",
    "رقم الماده|المواد القانونيه|القانون",
    "احاديث|ايات … مع التخريج|رقم|المصدر",
    "نسب مئويه",
    "شهادات عملاء|زباين",
    "حسب|وفق|وفقا اخر|احدث|لاخر|لاحدث دراسات|الدراسات|احصائيات|الاحصائيات",
    "بالمراجع|بالمصادر|بالاحصائيات",
  ],
  { loose: true },
);
const GROUNDED = lexicon(
  [
    "using|use|based|rely|from|cite only|on|the … abstracts|sources|text|below|attached|notes|document|inside|between|provided|given",
    "only the … abstracts|sources|documents|text|articles|papers|studies",
    "do_not|don't|never|no|without … statistics|sources|citations|quotes|numbers|invent|cite|references",
    "sources i|below|attached",
    "verify|mark unverified",
    "اعتمادا|اعتمد|بناء|استنادا على|الى",
    "من|في المصدر|الملخصات|المصادر|النص|الملف_المرفق|التالي|التاليه|ادناه|الملصقه|المذكوره|المعطاه|فقط",
    "لا|بدون|دون|من_غير … احصائيات|مصادر|مراجع|ارقام|تخترع|تختلق|اقتباسات",
    "المصادر التي|اللي … اعطيك|سارفق|اعطيتك|حطيتها",
  ],
  { loose: true },
);

/** Sources or figures asked for where none is given. */
export const unverifiableSources: Rule = {
  id: "unverifiable-sources",
  severity: "high",
  dimension: "context",
  title: { ar: "مصادر لا يمكن التحقق منها", en: "Sources that cannot be checked" },
  why: {
    ar: "طلب مراجع أو أرقام دقيقة دون إعطاء مصدرها يدفع النموذج إلى اختلاقها.",
    en: "Asking for references or exact figures without giving a source pushes the model to make them up.",
  },
  fix: {
    ar: "أرفق المصادر، أو اسمح بقول «لا أعرف» وتمييز ما لم يُتحقق منه.",
    en: "Supply the sources, or allow “unknown” and have unverified claims marked.",
  },
  examples: {
    bad: {
      ar: "اكتب فقرة عن القيلولة مع مراجع علمية وأرقام الصفحات.",
      en: "Write a paragraph on naps with five peer-reviewed references and DOIs.",
    },
    good: {
      ar: "اكتب فقرة عن القيلولة لموظفي مكتب، ولا تذكر إحصائيات، واكتب «غير مؤكد» بجانب ما لست واثقًا منه.",
      en: "Write a paragraph on naps for office staff using only the notes inside <notes>.\n<notes>\n{{notes}}\n</notes>",
    },
  },
  find(document) {
    if (document.has(GROUNDED)) return [];
    const hits = document.findAffirmed(SOURCES);
    const hit = hits[0];
    if (!hit || (hasInput(document) && !/doi|isbn|peer|page numbers|ارقام الصفحات/.test(hit.text))) return [];
    const line = document.inTextLanguage({
      ar: "استعمل المصادر التي أعطيك إياها فقط: {{المصادر}}. وإن لم تجد معلومة فيها فاكتب «غير مذكور» ولا تخترع مرجعًا أو رقمًا.",
      en: 'Use only the sources given here: {{sources}}. Where they are silent write "not stated"; never invent a reference or a figure.',
    });
    return [
      { start: hit.start, end: hit.end },
      { start: null, end: null, replacement: line },
    ];
  },
};
