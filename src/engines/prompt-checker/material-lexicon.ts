import { lexicon } from "./lexicon.ts";

const loose = { loose: true };

/** Things made of text, figures or pictures that a task can work on. */
export const MATERIAL = lexicon(
  [
    "text|texts|paragraph|paragraphs|article|essay|essays|contract|lease|agreement|report|email|emails|message|messages|letter|thread|recording|transcript|interview|minutes|notes|note|spreadsheet|sheet|figures|numbers|data|dataset|comments|comment|reviews|review|feedback|tickets|complaints|complaint|screenshot|screenshots|image|photo|picture|function|code|script|query|regex|leaflet|brochure|slides|deck|cv|resume|poem|draft|file|files|document|documents|pdf|survey|receipts|receipt|invoices|invoice|log|logs|chapter|passage|video|clip|audio|conversation|chat|attachment|excerpt|statement|manuscript|thesis|dissertation|proposal|podcast|webpage|answers|responses|submission|sentence|sentences|readings|measurements|labels|advert|adverts|quotation|quotations|offers|bids|snippet|repo|class|component|stylesheet|lyrics|manual|menu|syllabus|story|speech|script|bio|caption|book|call|meeting|csv|json|error|bug|abstract|paper",
    "email|message|comment chain|thread|history",
    "test|tests|homework|worksheet|quiz|terms|conditions|scan|scans|x-ray|xray|policy|policies|application|form|forms|poster|flyer|drawing|sketch|map|diagram|chart|graph|dashboard|timetable|agenda|analysis|bloodwork|certificate|will|playlist|wording|voicemail|voicemails|diary|journal|ledger|inventory|catalogue|catalog|portfolio|storyboard|subtitle|subtitles|captions|essay|blueprint|specs|spec|specification|entries|entry|replies|tweet|tweets|posts|post|pitch|slide|handout|brief|letterhead|petition|guidelines|instructions|rota|budget|figures",
    "voice note|notes|memo|message",
    "drafts|versions|interviews|formula|formulas|macro|cell|cells|quotes|letters|stories|poems|bios|menus|contracts|leases|paragraph|clauses|clause|transcripts|recordings|chapters|photos|pictures|videos|plans|exercises|exercise|translation|translations|summary|subtitles|dataset|sheets",
    "press release",
    "cover letter",
    "lab|test|exam|survey|blood results|result|sheet|paper|papers",
    "نص|النص|فقره|فقرات|مقال|مقاله|مقالات|عقد|اتفاقيه|تقرير|ايميل|ايميلات|رساله|رسايل|تسجيل|محضر|ملاحظات|ملاحظه|شيت|جدول|ارقام|بيانات|تعليقات|تعليق|مراجعات|تقييمات|تذاكر|شكاوي|شكوي|صوره|لقطه|داله|فنكشن|كود|سكربت|استعلام|مطويه|بروشور|شرايح|سيره|قصيده|مسوده|ملف|ملفات|مستند|مستندات|استبيان|ايصالات|ايصال|فواتير|فاتوره|فصل|مقطع|فيديو|محادثه|شات|مرفق|مخطوطه|رساله|بحث|مقترح|اجابات|اجوبه|جمل|جمله|قراءات|عروض|عرض|قصه|خطبه|منيو|قايمه|كتاب|مكالمه|اجتماع|خطا|ورقه|كلام|موضوع|تدوينه|بوست|منشور|اعلان|نبذه|وصف|كشف",
    "سلسله الايميلات|الرسايل",
    "تحاليل|تحليل|اختبار|اختبارات|واجب|واجبات|شروط|احكام|مقابله|اشعه|رسمه|رسم|مخطط|خريطه|خارطه|كشوف|بطاقه|شهاده|وصيه|اتفاق|دفتر|دفاتر|سجل|سجلات|لائحه|نموذج|استماره|رد|ردود|تغريدات|منشورات|فويس|رساله_صوتيه|ريكورد|سكرين|سكرين_شوت|لوحه|ملصق|كتيب|فهرس|جرد|حسابات|حساب|مصاريف|نتيجه|نتايج|ورق|اوراق|حل|حلول|برنامج|جدول_الحصص",
  ],
  loose,
);

/** Orders that work on something given. */
export const TRANSFORMS = lexicon(
  [
    "anonymise|anonymize|redact|compare|merge|combine|reconcile|align|format|number|sum|proofread|edit|correct|fix|review|check|revise|rewrite|reword|rephrase|shorten|cut|trim|simplify|summarise|summarize|condense|translate|localise|localize|extract|pull|classify|label|tag|categorise|categorize|analyse|analyze|convert|transcribe|critique|grade|mark|score|paraphrase|polish|debug|refactor|optimise|optimize|clean|reformat|tidy|tighten|annotate|decode|digest|recap|improve|audit|inspect|examine|scan|read|study|parse|process|sort|count|tally|turn|transform|render|dub|subtitle|adapt|expand|lengthen",
    "look at|over|through",
    "go through|over",
    "sum up",
    "give feedback",
    "tell me|us … which|what|whether|how|who",
    "what's|what_is|whats wrong",
    "based on",
    "why does|is|do",
    "make it|this|them shorter|longer|simpler|clearer|better|formal|friendlier|warmer",
    "find the|any|every|all",
    "صحح|دقق|نقح|راجع|شيك|عدل|حرر|اعد_صياغه|أعد_صياغه|اعد_كتابه|قصر|اختصر|لخص|ترجم|عرب|استخرج|طلع|صنف|بوب|افرز|حلل|حول|فرغ|قيم|صلح|اصلح|زبط|ظبط|نظف|رتب|اقرا|شوف|انظر|تفحص|ادرس|احص|عد|بسط|حسن|طول|وسع|كمل|استخلص|اوجز|هذب|نسق|دور|فتش|قولي|قول|قل",
    "بناء على",
    "استنادا|اعتمادا الى|على",
    "ليش|ليه|لماذا|علاش",
    "وش|شو|ايه|ما المشكله|الغلط|الخطا|مشكله",
    "من واقع",
  ],
  loose,
);
