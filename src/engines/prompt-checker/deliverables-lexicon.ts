import { lexicon, type Lexicon } from "./lexicon.ts";

const loose = { loose: true };

/** Kinds of thing a model can be asked to deliver, by their nouns. */
export const DELIVERABLES: readonly (readonly [string, Lexicon])[] = [
  ["summary", lexicon(["summary|recap|digest|abstract|takeaways|minutes", "ملخص|ملخصا|تلخيص|خلاصه|محضر"], loose)],
  [
    "translation",
    lexicon(
      [
        "translation|translations",
        "arabic|english|french|spanish|german|turkish|urdu version",
        "ترجمه",
        "نسخه|ترجمه انجليزيه|عربيه|فرنسيه|بالانجليزي|بالعربي|انكليزيه",
      ],
      loose,
    ),
  ],
  ["name", lexicon(["name|names|title|titles", "اسم|اسماء|اسامي"], loose)],
  ["slogan", lexicon(["slogan|slogans|tagline|taglines|motto", "شعار|سلوجان|عباره_ترويجيه"], loose)],
  [
    "logo",
    lexicon(
      [
        "logo|icon|poster|banner|mockup|illustration|layout|design|invitation|infographic",
        "floor plan",
        "لوجو|لوغو|بوستر|ملصق|بنر|تصميم|دعوه|بطاقه|توزيع",
      ],
      loose,
    ),
  ],
  [
    "plan",
    lexicon(
      [
        "plan|schedule|seating|rota|roster|timetable|roadmap|itinerary|agenda|calendar|strategy|checklist",
        "خطه|جدول_زمني|جلوس|برنامج|روزنامه|استراتيجيه|اجنده|مناوبات",
      ],
      loose,
    ),
  ],
  [
    "sums",
    lexicon(
      [
        "budget|forecast|catering|sample_size|cost|costs|estimate|estimates|price_list|quote|projection|invoice|salary",
        "ميزانيه|تكلفه|حجم_العينه|توقعات|تقدير|تسعير|تسعيره|راتب|فاتوره|حسبه|موازنه",
      ],
      loose,
    ),
  ],
  ["contract", lexicon(["contract|agreement|terms|policy|policies|waiver|nda", "عقد|اتفاقيه|شروط|سياسه|لائحه"], loose)],
  [
    "promotion",
    lexicon(
      [
        "post|posts|caption|captions|ad|ads|advert|flyer|leaflet|brochure|campaign|newsletter|tweet|tweets",
        "product|menu|dish description|descriptions",
        "بوست|بوستات|منشور|منشورات|كابشن|اعلان|اعلانات|فلاير|بروشور|حمله|تغريده|تغريدات|نشره",
        "وصف ال|للاطباق|المنتج|الاطباق|للمنتج",
      ],
      loose,
    ),
  ],
  ["press", lexicon(["press release|note|notice|statement|kit", "بيان|خبر صحفي"], loose)],
  [
    "letter",
    lexicon(
      [
        "email|emails|letter|letters|memo|message|notes|cards|reply|thank-you|apology|condolences",
        "thank you notes|cards",
        "ايميل|ايميلات|رساله|رسايل|خطاب|مذكره|بطاقات|رد",
      ],
      loose,
    ),
  ],
  [
    "speech",
    lexicon(
      ["speech|toast|presentation|deck|slides|talk|pitch", "phone greeting|script", "خطبه|عرض|شرايح|عرض_تقديمي|كلمه"],
      loose,
    ),
  ],
  [
    "script",
    lexicon(
      ["script|screenplay|dialogue|podcast|video|storyboard", "سكربت|سيناريو|نص_فيديو|حوار|بودكاست|فيديو"],
      loose,
    ),
  ],
  ["story", lexicon(["story|poem|song|tale|lyrics", "قصه|قصيده|اغنيه|حكايه"], loose)],
  [
    "article",
    lexicon(
      [
        "article|history|essay|blog|report|guide|biography|bio|whitepaper",
        "مقال|مقاله|تاريخ|تدوينه|تقرير|دليل|نبذه|سيره_شخصيه",
      ],
      loose,
    ),
  ],
  [
    "questions",
    lexicon(
      ["quiz|questions|exam|test|worksheet|flashcards|survey|faq", "اسئله|اختبار|امتحان|استبيان|ورقه_عمل|كويز"],
      loose,
    ),
  ],
  [
    "software",
    lexicon(
      [
        "website|app|code|function|script|database|dashboard|chatbot|game|form",
        "موقع|تطبيق|كود|داله|قاعده_بيانات|لوحه|بوت|لعبه|نموذج",
      ],
      loose,
    ),
  ],
  [
    "application",
    lexicon(
      [
        "application|proposal|cv|resume|bid",
        "cover letter",
        "job advert|description|ad",
        "طلب_منحه|طلب|مقترح|سيره_ذاتيه|عرض_سعر",
        "اعلان توظيف|وظيفه",
        "خطاب تقديم",
      ],
      loose,
    ),
  ],
  [
    "analysis",
    lexicon(["analysis|comparison|research|study|audit|swot|review", "تحليل|مقارنه|بحث|دراسه|مراجعه|جرد"], loose),
  ],
  ["food", lexicon(["recipe|recipes|menu", "وصفه|وصفات|منيو|قائمه_طعام"], loose)],
  [
    "ideas",
    lexicon(["ideas|concept|concepts|suggestions|journals|venues", "logo idea", "افكار|فكره|اقتراحات|مجلات"], loose),
  ],
];

/** Kinds of work, by the verb that asks for it. */
export const VERB_KINDS: readonly (readonly [string, Lexicon])[] = [
  ["write", lexicon(["write|draft|compose|pen|jot", "اكتب|الف|صغ|اكتبلي|تكتب|تالف|حرر"], loose)],
  ["translation", lexicon(["translate|localise|localize", "ترجم|عرب|تترجم"], loose)],
  ["summary", lexicon(["summarise|summarize|condense|recap", "لخص|اختصر|تلخص"], loose)],
  ["logo", lexicon(["design|draw|sketch|illustrate|lay", "صمم|ارسم|تصمم"], loose)],
  ["software", lexicon(["build|develop|code|implement|program", "برمج|طور|ابن|تبني|كود"], loose)],
  [
    "analysis",
    lexicon(["analyse|analyze|research|investigate|evaluate|compare", "حلل|ابحث|ادرس|تحلل|قارن|تقارن"], loose),
  ],
  ["plan", lexicon(["plan|schedule|outline|organise|organize|arrange|seat|line", "خطط|جدول|وزع|رتب|نظم"], loose)],
  ["make", lexicon(["create|make|produce|generate|prepare", "انشئ|اصنع|اعمل|سوي|جهز|حضر|سو|تعمل|تجهز|تحضر"], loose)],
  ["rank", lexicon(["rank|score|grade|rate", "قيم"], loose)],
  ["sums", lexicon(["calculate|estimate|forecast|budget|price|cost|tot|work_out", "احسب|قدر|تحسب"], loose)],
  [
    "ideas",
    lexicon(["suggest|brainstorm|propose|recommend|invent", "come up with", "اقترح|رشح|طلع|طلعلي|تقترح|ترشح"], loose),
  ],
  ["teach", lexicon(["teach|explain|train|coach", "اشرح|علم|علمني|درب|فهمني"], loose)],
  ["rewrite", lexicon(["rewrite|edit|proofread|proof|polish|revise", "أعد|اعد|صحح|نقح|دقق|تدقق|تصحح"], loose)],
];
