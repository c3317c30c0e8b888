import { lexicon, type Lexicon } from "./lexicon.ts";

export type TaskType =
  | "article"
  | "marketing"
  | "email-letter"
  | "support-reply"
  | "summarise"
  | "translate"
  | "rewrite"
  | "code-write"
  | "code-fix-review"
  | "data"
  | "extract-classify"
  | "tutor"
  | "exam-lesson"
  | "plan"
  | "research-compare"
  | "agent-bot"
  | "health-info"
  | "legal-info"
  | "finance-info"
  | "career"
  | "creative"
  | "ideas-names"
  | "roleplay"
  | "recipe"
  | "speech"
  | "image"
  | "video"
  | "general";

const loose = { loose: true };

/** Verbs that name the work by themselves: where one heads the request, it decides the type. */
export const TYPE_VERBS: readonly (readonly [TaskType, Lexicon])[] = [
  [
    "summarise",
    lexicon(
      [
        "summarise|summarize|summarising|summarizing",
        "sum up",
        "condense",
        "recap",
        "tldr",
        "boil … down",
        "لخص|تلخص|لخصي|اختصر|تختصر",
        "أوجز|اوجز|توجز",
        "استخلص",
        "هات|عطني|اعطني|اديني خلاصه|ملخص|زبده",
      ],
      loose,
    ),
  ],
  [
    "translate",
    lexicon(
      [
        "translate|translating|localise|localize",
        "subtitle",
        "ترجم|تترجم|عرب|عربها|عربلي",
        "حول|حوله|حولها … للعربيه|للانجليزيه|للعربي|للانجليزي",
        "انقل … الى العربيه|الانجليزيه",
      ],
      loose,
    ),
  ],
  [
    "rewrite",
    lexicon(
      [
        "rewrite|reword|rephrase|proofread|paraphrase|polish|copyedit|shorten|simplify",
        "edit|edits this|my|the",
        "make … sound",
        "correct the|this|my grammar|spelling|text|sentence",
        "أعد|اعد|عيد كتابه|صياغه|كتابته|صياغته",
        "صحح|دقق|نقح",
        "اعيدي صياغه",
        "عدل … اسلوب|صياغه",
        "ضبط|اضبط صياغه",
        "حسن صياغه|اسلوب",
      ],
      loose,
    ),
  ],
  [
    "code-fix-review",
    lexicon(
      [
        "debug|refactor|fix this|my|the code|bug|script|error|function|query|test|build",
        "fix|review|debug|refactor code|bug|bugs",
        "fix this|it asap",
        "review|check|audit|debug|fix|refactor|inspect … code|function|script|class|module|query|component|diff|endpoint|snippet|regex|stylesheet|migration",
        "review this|my|the code|script|pull",
        "هيكله الكود|الوحده|الكلاس|الداله|البرنامج",
        "راجع|افحص|دقق|صلح|شيك|اصلح … الداله|الفنكشن|السكربت|الكلاس|الاستعلام|الكود",
        "صلح|صلحه|صلحلي|اصلح|زبط … الكود|كود|خطا|سكربت",
        "الكود … صلح|صلحه|اصلحه|زبطه|ظبطه",
        "راجع الكود|كود",
        "find the cause|bug",
      ],
      loose,
    ),
  ],
  [
    "extract-classify",
    lexicon(
      [
        "extract|classify|label|categorise|categorize|parse|tag|score|grade|rate",
        "sort … into",
        "return the details",
        "استخرج|صنف|استخلص|افرز|بوب",
        "طلع|طلعلي … من",
        "اعط|اعطه|قيم|حط … درجه|علامه|تقييم",
      ],
      loose,
    ),
  ],
  [
    "tutor",
    lexicon(
      [
        "explain|teach|tutor|eli5",
        "help me understand|learn",
        "walk me through",
        "اشرح|اشرحلي|علمني|فهمني|ذاكر|ذاكرلي|وضح|وضحلي|بسط|بسطلي|فهم|فهملي|علم",
        "شرح لي|مبسط",
      ],
      loose,
    ),
  ],
  [
    "research-compare",
    lexicon(
      [
        "compare|research|evaluate|benchmark",
        "pros and cons",
        "which is better|best",
        "قارن|قارنلي|فاضل|ابحث|قيم",
        "ايهما افضل",
        "مقارنه بين",
      ],
      loose,
    ),
  ],
  [
    "plan",
    lexicon(
      ["plan|schedule", "map out", "خطط|خططلي|تخطط|نخطط", "رتب|رتبلي|نظم|نظملي رحله|سفره|جدول|وقت|برنامج"],
      loose,
    ),
  ],
  [
    "data",
    lexicon(
      [
        "analyse|analyze|visualise|visualize|chart|plot",
        "work|go|look|run through|over|into … expenses|accounts|figures|numbers|sales|spending|budget|data|ledger|receipts|results|survey",
        "حلل|حللي",
        "ارسم بيانيا",
      ],
      loose,
    ),
  ],
  ["ideas-names", lexicon(["brainstorm|suggest", "list … pairs|ideas|names", "اقترح|اقترحلي|اقترحي|عصف_ذهني"], loose)],
  [
    "roleplay",
    lexicon(
      [
        "role play|roleplay",
        "be my interviewer",
        "mock interview",
        "simulate a",
        "pretend you|to",
        "مثل دور",
        "قابلني",
        "تدرب معي",
        "محاكاه مقابله|دور",
      ],
      loose,
    ),
  ],
  ["recipe", lexicon(["cook", "اطبخ|اطبخلي"], loose)],
];

/** Nouns and turns of phrase that speak for a type. */
export const TYPE_NOUNS: readonly (readonly [TaskType, Lexicon])[] = [
  [
    "article",
    lexicon(
      [
        "article|articles|blog|essay|editorial|op-ed",
        "blog post",
        "long read",
        "report|whitepaper|guide|explainer|handbook|primer|how-to|write-up|column",
        "feature article|piece",
        "tribute|obituary|profile|foreword|preface|memoir|biography|editorial|manual",
        "تابين|نعي|مقدمه_كتاب|افتتاحيه|مذكرات|سيره_شخصيه|رثاء",
        "مقال|مقاله|تدوينه|بحث|تقرير|كتيب",
        "دليل ل|لل|المستاجر|المستخدم|الموظف|مبسط|ارشادي",
        "دليلا|دليل",
        "محتوى مدونه",
        "موضوع تعبير|انشاء",
        "مدونه",
      ],
      loose,
    ),
  ],
  [
    "marketing",
    lexicon(
      [
        "ad|ads|advert|advertisement|caption|captions|campaign|newsletter|tweet|tweets|promo|flyer|flier|leaflet|brochure|poster|billboard|landing",
        "about page|us",
        "press release",
        "product text|copy|card|label|page|line",
        "social|linkedin|instagram|facebook|tiktok post|posts|caption",
        "post|posts",
        "content plan|calendar",
        "product description",
        "marketing",
        "copy for",
        "اعلان|اعلانات|بوست|بوستات|منشور|منشورات|حمله|كابشن|ترويج|ترويجي|تسويق|تسويقي|دعايه|تغريده|تغريدات|ريلز|مطويه|فلاير|بروشور|ملصق|ستوري",
        "نشره بريديه",
        "صفحه من_نحن|تعريفيه|هبوط",
        "صفحه … لمكتب|لشركه|لمحل|لعياده|لمتجر|لموقع|لمدرسه|موقعنا|لفندق|لمطعم",
        "بيان صحفي",
        "خطه محتوى",
        "وصف منتج|منتجات|المنتج",
        "وصف|وصفا ل",
        "محتوى تسويقي",
      ],
      loose,
    ),
  ],
  [
    "email-letter",
    lexicon(
      [
        "email|e-mail|mail|letter|reminder|complaint|memo|invitation|notice|note|message|announcement",
        "ايميل|رساله|خطاب|تظلم|شكوى|طلب_رسمي|دعوه|تعميم|مذكره|بريد|واتساب|اعتذار",
      ],
      loose,
    ),
  ],
  [
    "support-reply",
    lexicon(
      [
        "reply to … customer|complaint|client|review",
        "respond to … customer|complaint|review",
        "customer support|service|reply",
        "refund",
        "رد|ردا|رد_على عميل|زبون|العميل|شكوى|مراجعه",
        "خدمه عملاء|العملاء",
        "الرد على",
        "شكوى عميل",
      ],
      loose,
    ),
  ],
  [
    "summarise",
    lexicon(["summary|tldr|recap|minutes|digest|takeaways", "key points", "تلخيص|ملخص|خلاصه|محضر|زبده"], loose),
  ],
  ["translate", lexicon(["translation|localisation|localization|subtitles", "ترجمه|تعريب|مترجم"], loose)],
  [
    "code-write",
    lexicon(
      [
        "code|function|regex|component|query|api|cli|endpoint|plugin|macro|formula|html|css|python|javascript|typescript|sql|bash",
        "a|the|this|python|bash|shell|node|sql|powershell script",
        "script that|to|which",
        "build|make|create|develop|code … app|website|site|page|program",
        "login page|form",
        "كود|سكربت|سكريبت|داله|دوال|استعلام|استعلاما|صفحه_ويب|ماكرو|معادله_اكسل|بايثون|جافاسكربت",
      ],
      loose,
    ),
  ],
  [
    "code-fix-review",
    lexicon(
      [
        "bug|error|exception|stack_trace|crash|traceback",
        "doesnt|doesn't|not|isn't|isnt work|working",
        "مش شغال",
        "ما يشتغل|بيشتغل|عم_يشتغل|يعمل",
        "لا يعمل",
        "خطا برمجي",
        "بيطلع|يطلع خطا|ايرور",
      ],
      loose,
    ),
  ],
  [
    "data",
    lexicon(
      [
        "data|dataset|csv|excel|spreadsheet|dashboard|chart|sales|metrics|survey",
        "بيانات|اكسل|شيت|جدول_مبيعات|مبيعات|رسم_بياني|احصاء|استبيان",
      ],
      loose,
    ),
  ],
  ["extract-classify", lexicon(["json|labels|fields|entities|sentiment|tickets", "تصنيف|استخراج|حقول|وسوم"], loose)],
  [
    "tutor",
    lexicon(
      [
        "lesson on|about",
        "how does|do … work",
        "why does|do|is|are",
        "what is|are",
        "the difference between",
        "شرح|دروس",
        "الفرق بين",
        "ما هو|هي|معنى",
      ],
      loose,
    ),
  ],
  [
    "exam-lesson",
    lexicon(
      [
        "quiz|exam|worksheet|flashcards|flashcard|homework|test_questions",
        "lesson plan",
        "multiple choice",
        "اسئله امتحان|اختبار",
        "امتحان|اختبار|ورقه_عمل|فلاش_كارد|بطاقات",
        "خطه درس",
        "تحضير درس",
      ],
      loose,
    ),
  ],
  [
    "plan",
    lexicon(
      ["plan|schedule|roadmap|itinerary|timetable|agenda|calendar", "خطه|جدول|برنامج|مذاكره|رحله|خارطه_طريق|جدول_زمني"],
      loose,
    ),
  ],
  [
    "research-compare",
    lexicon(
      ["comparison|versus|vs|studies|literature|sources|feasibility", "مقارنه|دراسه_جدوى|مراجع|دراسات|ابحاث"],
      loose,
    ),
  ],
  [
    "agent-bot",
    lexicon(
      [
        "chatbot|bot|agent|autonomous",
        "system prompt",
        "assistant that|which|who",
        "assistant for",
        "you_are|you're an|a|the assistant|agent|bot",
        "manages my|our inbox",
        "بوت|شات_بوت|ايجنت|وكيل_ذكي|روبوت_محادثه",
        "وكيل|مساعد|مساعدا يرد|يجيب|ذكي|افتراضي",
        "انت مساعد|وكيل",
        "مساعد خدمه",
        "مساعد يرد",
      ],
      loose,
    ),
  ],
  [
    "health-info",
    lexicon(
      [
        "medicine|medication|dose|dosage|symptoms|diagnosis|diagnose|diabetes|pregnancy|pregnant|fever|injury|pain|blood_pressure|workout|diet|supplement|antibiotic|rash",
        "دواء|دوا|جرعه|اعراض|سكري|حمل|حامل|حراره|رجيم|تمارين|ضغط_الدم|شخص_حالته|تشخيص|مضاد_حيوي|الم|وجع",
      ],
      loose,
    ),
  ],
  [
    "legal-info",
    lexicon(
      [
        "contract|law|lawyer|lease|clause|liability|lawsuit|sue|court|legal|attorney|tenant_rights|custody|visa",
        "عقد|قانون|قانوني|محامي|ايجار|مخالفه|محكمه|قضيه|ارفع_دعوى|دعوى|شرط_جزائي|حضانه|طلاق",
      ],
      loose,
    ),
  ],
  [
    "finance-info",
    lexicon(
      [
        "invest|investment|loan|mortgage|stocks|stock|shares|crypto|bitcoin|pension|tax|savings|portfolio",
        "استثمار|استثمر|قرض|تمويل|اسهم|سهم|ضريبه|رهن|عملات_رقميه|بيتكوين|محفظه|مدخرات|تحويشه",
      ],
      loose,
    ),
  ],
  [
    "career",
    lexicon(
      [
        "cv|resume|cover_letter|linkedin_profile|interview|job_application",
        "سيره_ذاتيه|سيرتي|مقابله|خطاب_تقديم|لينكدان|لينكدإن",
      ],
      loose,
    ),
  ],
  [
    "creative",
    lexicon(
      [
        "story|stories|poem|screenplay|dialogue|novel|song|lyrics|haiku|limerick|monologue|tale|fable|lullaby|sketch|skit|verse|rhyme|riddle",
        "قصه|قصيده|سيناريو|حوار|اغنيه|روايه|حكايه|حدوته|ابيات|شعر|اقصوصه|مونولوج|مونولوجا|مسرحيه|اسكتش|لغز|زجل",
      ],
      loose,
    ),
  ],
  [
    "ideas-names",
    lexicon(
      ["names|ideas|brainstorming|slogans|slogan|tagline|titles|headlines", "اسماء|افكار|شعار|شعارا|عناوين"],
      loose,
    ),
  ],
  [
    "roleplay",
    lexicon(
      ["interviewer", "ask me … one at a time", "one question at a time", "تقمص دور", "سؤالا|سؤال واحدا|واحد"],
      loose,
    ),
  ],
  [
    "recipe",
    lexicon(
      ["recipe|recipes|meal|dinner|dish", "وصفه_طبخ|اكله|كبسه|اكل|كيكه|عشا|غدا", "طبخه|وجبه|وجبات", "وصفه"],
      loose,
    ),
  ],
  [
    "speech",
    lexicon(
      [
        "something|words|piece|lines|bit to read_out|read_aloud|say … for|at|about|on",
        "say|saying a_few|some words … at|for|about",
        "شي|كلام|كلمه|كلمتين|حاجه اقراه|اقوله|اقولها|القيه|القيها|اقولهم … في|ب|عن|قدام|امام",
        "speech|toast|presentation|talk|eulogy|slides|speaker_notes|keynote|remarks|vows|sermon",
        "كلمه ترحيب|ترحيبيه|تهنئه|وداع|ختام|ختاميه|افتتاح|افتتاحيه|شكر|تكريم|عرفان|تابين",
        "welcome|opening|closing address|remarks|words",
        "كلمه … دقيقه|دقائق|دقايق|دقيقتين|حفل|حفله|افتتاح|تخرج|تكريم|عرس|وداع|الافتتاح|الحفل|التخرج",
        "كلمه القاء|شكر|ترحيبيه|افتتاحيه",
        "خطبه|عرض_تقديمي|برزنتيشن|كلمه_تخرج|كلمه_في_حفل",
      ],
      loose,
    ),
  ],
  [
    "image",
    lexicon(
      [
        "image|picture|photo|illustration prompt",
        "prompt … image|picture|photo|illustration|poster|portrait|painting|drawing|artwork|wallpaper",
        "ai|a|an image|picture|photo|illustration|artwork … generator|prompt|generated|of|that|showing",
        "generate|draw|paint|render|illustrate|create|make … image|picture|photo|illustration|painting|portrait|artwork|drawing|wallpaper",
        "picture|photo|image|illustration for",
        "flux|dalle|dall-e|imagen|firefly|ideogram|leonardo|nano_banana",
        "prompt for midjourney|flux|dalle|sdxl",
        "midjourney|sdxl",
        "stable diffusion",
        "photo|illustration|painting of",
        "برومبت|بروبت|برومت|وصف … صوره|لوحه|رسمه|بوستر|لصوره",
        "صوره|لوحه|رسمه ل|لل|للمدونه|للبلوج|للغلاف|للموقع|بالذكاء|تحكي|تعبر|تجسد|تظهر|تبين",
        "ولد|ارسم|ارسملي|صمم|اصنع|انشئ|سوي|سو|اعمل|اعملي|عايز|بدي|ابي|بغيت|اريد … صوره|لوحه|رسمه",
        "فلكس|لفلكس|دالي|ميد_جورني|نانو_بنانا|لميدجورني",
        "صوره ل|لميدجورني",
        "ميدجورني|ميدجيرني",
        "لوحه مائيه",
      ],
      loose,
    ),
  ],
  [
    "video",
    lexicon(
      [
        "video|clip|animation prompt",
        "prompt … video|clip|animation|footage|film",
        "generate|create|make|animate|render|film|want|like|need … video|clip|footage|animation|film",
        "ai video|clip|footage|film",
        "clip|video|footage generated|that|showing|of",
        "prompt for runway|veo|kling|sora",
        "runway|veo|kling|sora",
        "drone shot",
        "برومبت|بروبت|وصف … فيديو|كليب|مقطع|لفيديو|مشهد|فيلم",
        "ولد|اصنع|انشئ|سوي|سو|اعمل|اعملي|عايز|بدي|ابي|بغيت|اريد|نبي … فيديو|كليب|مقطع|لقطه|فيلم",
        "لفيو|فيو|كلينج|لكلينج|رانواي|لرانواي|سورا|لسورا",
        "فيديو|مقطع|كليب يوري|يورّي|يحكي|يعبر|يبين|يجسد|يخلي|يظهر|بالذكاء",
        "فيديو ل|قصير|عن",
      ],
      loose,
    ),
  ],
];

/** Nouns too general to tell a model anything. */
export const GENERIC_WORDS = new Set(
  [
    "thing",
    "things",
    "stuff",
    "something",
    "anything",
    "everything",
    "product",
    "products",
    "shop",
    "store",
    "business",
    "company",
    "work",
    "topic",
    "subject",
    "text",
    "content",
    "document",
    "file",
    "data",
    "code",
    "project",
    "task",
    "results",
    "result",
    "page",
    "people",
    "everyone",
    "anyone",
    "all",
    "way",
    "time",
    "help",
    "need",
    "want",
    "make",
    "give",
    "get",
    "let",
    "use",
    "sure",
    "please",
    "kindly",
    "words",
    "word",
    "lines",
    "line",
    "sentences",
    "sentence",
    "paragraph",
    "paragraphs",
    "short",
    "long",
    "brief",
    "tone",
    "style",
    "warm",
    "friendly",
    "formal",
    "informal",
    "casual",
    "polite",
    "asap",
    "quickly",
    "fast",
    "now",
    "شيء",
    "شي",
    "حاجه",
    "حاجات",
    "اشياء",
    "منتج",
    "منتجي",
    "محل",
    "محلي",
    "متجر",
    "متجري",
    "شركه",
    "شركتي",
    "شغل",
    "الشغل",
    "عمل",
    "موضوع",
    "نص",
    "محتوي",
    "ملف",
    "بيانات",
    "كود",
    "مشروع",
    "مشروعي",
    "مهمه",
    "نتايج",
    "نتيجه",
    "صفحه",
    "ناس",
    "جميع",
    "الجميع",
    "للجميع",
    "كل",
    "الكل",
    "وقت",
    "كلمه",
    "كلمات",
    "سطر",
    "سطور",
    "فقره",
    "قصير",
    "طويل",
    "مختصر",
    "نبره",
    "اسلوب",
    "رسمي",
    "ودي",
    "بسرعه",
    "حالا",
    "الان",
    "دلوقتي",
    "هلق",
    "الحين",
    "بتاعي",
    "حقي",
    "تبعي",
    "تبعنا",
    "بتوعي",
  ].map((word) => word.replace(/ة/g, "ه")),
);

/** Function words of both languages, folded. */
export const STOP_WORDS = new Set(
  (
    "a an the and or but if then so of to in on at by for from with without into about as is are was were be been am do does did done have has had it its this that these those i me my we us our you your he she his her him they them their who what which when where how why can could would should will shall may might must not no just also very really too more most much many some any each every all only than there here up out over under s t re ll d m ve let lets dont like " +
    "في من الي علي عن مع ان انه انها اني لا لم لن ما هل قد كان كانت يكون تكون هو هي هم انا انت نحن هذا هذه ذلك تلك هناك الذي التي اللي ثم او ام بل لكن بس حتي اذا لو كي كما مثل بين عند لدي عندي لي لك له لها لنا لهم به بها فيه فيها منه منها عليه عليها كل بعض غير سوي دون بدون ايضا كمان جدا خالص اوي مره كتير كثير يا اي ايه شو وش ده دي دا هاد هاي هذي كده هيك كذا زي متل اريد اريدك عايز عايزه عاوز بدي ابي ابغي ودي نفسي محتاج ممكن لو سمحت فضلك و ف ب ل ك"
  ).split(" "),
);
