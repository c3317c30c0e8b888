import { lexicon } from "./lexicon.ts";

/** English verbs of request; they count only where an order can stand. */
export const ENGLISH_VERBS = lexicon([
  "write|draft|compose|create|make|build|design|develop|generate|produce|prepare|plan|outline|list|give|provide|suggest|recommend|brainstorm|find|search|look|show|tell|describe|explain|teach|define|summarise|summarize|condense|recap|shorten|translate|localise|localize|rewrite|reword|rephrase|proofread|edit|correct|fix|debug|refactor|review|check|improve|optimise|optimize|analyse|analyze|calculate|compute|compare|evaluate|assess|rank|grade|score|rate|label|classify|categorise|categorize|extract|parse|convert|turn|transform|format|sort|return|output|answer|reply|respond|label|ask|interview|act|pretend|imagine|simulate|play|be|help|handle|manage|organise|organize|schedule|book|send|open|read|use|add|remove|change|update|replace|keep|include|draw|illustrate|paint|sketch|render|animate|film|shoot|test|implement|code|set|do|deal|estimate|identify|highlight|spot|pick|choose|decide|name|quote|cite|research|investigate|monitor|watch|call|visit|browse|tag|merge|split|sum|boil|walk|go|compile|propose|continue|finish|complete|expand|elaborate|discuss|argue|critique|adapt|polish|paraphrase|triage|migrate|port|document|annotate|transcribe|email|phone|upload|download|run|execute|solve|prove|start|open|end|close|mention|cover|focus|address|target|begin|base|count|group|map|match|predict|proceed|verify|confirm|ensure|let|get|put|pull|push|take|log|sign|move|transfer|order|buy|pay|post|publish|submit|turn|notify|remind|subscribe|delete|archive|forward|act",
  "price|proof|scan|line|check|state|back|say|collect|gather|cut|try|drop|ring|remember|think|weigh|walk|talk|quiz|mark|flag|tally|spell|arrange|assemble|trim|tighten|tidy|clean|invent|dream|jot|pen|lay|map|sketch|guess|judge|settle|present|restate|record|report|point|reproduce|recast|retell|simplify|clarify|elaborate|enrich|shrink|reduce|cast|process|scan|study|examine|inspect|audit|diagnose|treat|advise|warn|persuade|convince|negotiate|respond|greet|thank|invite|announce|advertise|promote|pitch|sell|market|rename|title|caption|subtitle|dub|transliterate|decode|encode|encrypt|hash|validate|benchmark|profile|optimise|deploy|configure|install|automate|scrape|crawl|query|join|filter|aggregate|pivot|chart|plot|graph|visualise|visualize|forecast|predict|project|budget|allocate|assign|prioritise|prioritize|rewrite|reformat|restructure|reorganise|reorganize|reorder|number|tabulate|itemise|itemize|fill|tell|share|feel|handle|sort|run|carry|keep|look|search|hunt|track|follow|obey|ignore|forget|pretend|stay|remain|speak|sing|rhyme|cook|bake|mix|pack|swap|substitute|apply|decline|accept|refuse|apologise|apologize|complain|request|inquire|reserve|cancel|postpone|shift|ping|text|message|dial|pull|show|reveal|print|display|open|restart|shut|close|gauge|rephrase|convey|express|capture|portray|depict|illustrate|evoke|imagine|visualize|picture|consider|reason|breathe|slow|put|give|bring|fetch|get|round|cross|double|redo|make|perform|complete|conduct|lead|teach|coach|mentor|train|tutor|break|boil|unpack|outline|pick|select|shortlist|nominate|vote|rank|order|place|set|work|leave|let|surprise|impress|help|serve|support|assist|deal|resolve|solve|answer|figure|enjoy",
]);

/** Arabic orders, in the standard language and the dialects; a pronoun or «لي» may follow. */
export const ARABIC_VERBS = lexicon(
  [
    "اكتب|حضر|جهز|أعد|اعد|أنشئ|انشئ|اصنع|اعمل|سو|سوي|سوا|صمم|طور|ابن|ابني|انتج|ضع|حط|خطط|رتب|نظم|عدد|اذكر|أعط|اعط|عط|ادي|هات|قدم|اقترح|رشح|ابحث|وضح|اشرح|فسر|فهم|لخص|اختصر|أوجز|اوجز|ترجم|عرب|صغ|صياغه|نقح|دقق|صحح|صلح|اصلح|زبط|ظبط|راجع|شيك|افحص|حسن|طور|حلل|احسب|قارن|قيم|رتب|صنف|استخرج|استخلص|حول|قسم|نسق|أرسل|ارسل|ابعث|ابعت|دز|طرش|افتح|اقرا|استخدم|استعمل|أضف|اضف|زد|احذف|شيل|غير|ارسم|اختبر|نفذ|برمج|حدد|اختر|نق|اقتبس|راقب|تابع|اتصل|احجز|اسال|أجب|اجب|رد|جاوب|ناقش|انقد|أكمل|اكمل|كمل|وسع|ساعد|قل|قول|احك|احكي|خل|خلي|العب|قابل|تخيل|تصرف|كن|ذاكر|درب|اطبخ|ابدا|اختم|ركز|اجعل|شخص|اجمع|استعرض|وجه|تدرب|اعرض|طلع|فرغ|شوف|انظر|حاور|اشتغل|ضيف|نزل|جيب|فكر|انصح|جرب|اشتر|اشتري|تشتري|ادفع|سدد|انشر|احفظ|حمل|ارفع|ذكر|ذكرني|نبهني|سجل|التزم|اطلب",
    "وصغ|وحط|وعد|وسم|وقل|وكن|فقل|فعد|اخرج|اسرد|اجرد|احص|عد|اجمل|بين|ابرز|استنتج|استنبط|اطرح|وازن|فاضل|رجح|زن|حرر|انسخ|فك|شفر|اكشف|احجز|الغ|اجل|عجل|بلغ|ابلغ|اخبر|خبر|علم|علمني|فهمني|درس|لقن|ناد|شجع|اقنع|فاوض|دافع|واس|عز|هن|بارك|ادع|رحب|ودع|اعتذر|اشكر|انعش|اثر|اكمل|تمم|ادمج|فرق|وزع|قدر|ثمن|عاين|تحقق|تاكد|دقق|فند|عارض|استبدل|بدل|قص|قصر|طول|لمع|رقم|بوب|فهرس|قيد|دون|وثق|سم|سمي|لقب|انطق|اقرا|عبر|صف|اوصف|جسد|صور|ولد|لون|حرك|مثل|تقمص|اد|قم|تول|تولي|وقع|وافق|ارفض|عاون|اسعف|افد|دل|دلني|ارشد|اشر|نبه|حذر|ذكر|احم|امن|شغل|طف|اطفي|عطل|فعل|ركب|ثبت|اختصر|لم|اجب|هيئ|خصص|حدث|جدد|فوت|مر|فتش|دور|نقب|استقص|ادرس|تعلم|مرن|امتحن|اختبرني|اسالني|سالني|اقس|ازرع|ابعت|شارك|وصل|ودي|هيا|يلا|تعال|خذ|خد|امش|تمهل|اهدي|روق|روح|سر|سير|ارجع|كرر|عيد|اعكس|اقلب|صب|استعن|اعتن|اهتم|افعل|حاول|تعامل|ظبط|زبط|شد|سند|امسك|مسك|قرر|احسم|احكم|افت|اعدل|اطبع|انقل|هات|عطيني|عطينا|عطنا|عطني|اعطنا|ورني|وريني|ورجيني|قولي|قوللي|احكيلي|فرجيني|جاوبني|دير|ديري|ديرلي|كتب_ليا|كتب_لي|عطيني|خدم|صاوب|وجد|شري|صيفط|عاون|شوف_ليا|ولد|خلص|طير|ظبطلي",
    "اسردلي|عدلي|رقملي|قصرلي|بدلي|صفلي|قدرلي|علملي|رجع|رجعه|رجعها|رجعلي|ورجع|رجعهولي|ارجعلي",
    "تعدد|تذكر|تحدد|تختار|تعد|تصوغ|تحول|تستخرج|تصنف|تنسق|تضيف|تعطينا|تكمل|تصيغ|توضح|تفسر|تقيم|تحرر|تحط|تجاوب|تعلمني|تفهمني|تختصر|تقصر|تضبط|تحكي|تشيك|تفحص|تدقق|تصحح|تنقح|تألف|تالف|تبسط|تلخصلي|تكتبلي|تعملي|تساعد|تشتري|تحجز|تدفع|تراقب|تتابع|تحسن|تعدل|تزبط|تظبط|تقول|تجيبلي|تسويلي|تهتم|تتولى|تدير",
    "تدقق|تبني|ترشح|تقدر|تجمع|تكتب|تعمل|تسوي|تلخص|تترجم|تشرح|تحلل|تصمم|تقترح|تعطيني|تديني|تجهز|تحضر|تراجع|تصلح|تقارن|تساعدني|تبني|تحسب|ترتب|تخطط|تفتح|تبعت|ترسل|تتصل|تشوف|ترد|تجيب|تقولي|تحكيلي|يكتب|يعمل|يسوي|يلخص|يترجم|يشرح|يحلل|يصمم|يرد|يساعدني",
  ],
  { loose: true },
);

/** Wishes that make a noun phrase a request. */
export const WISHES = lexicon([
  "i want|need|require|wish|would|am_looking|request",
  "i'd like|love|need",
  "we need|want|require",
  "we'd like",
  "looking for",
  "give me",
  "can|could|would|will you",
  "i'm looking",
  "let's",
  "please",
  "help me|us",
  "i would like",
  "in need of",
  "need|want a|an|to|some|help",
  "task",
  "your task|job",
  "goal",
  "you are|you're",
  "should i|we",
  "tell me",
  "must",
  "i am asking",
  "prepare the following",
  "اريد|أريد|نريد|ارغب|نرغب|احتاج|نحتاج|محتاج|محتاجه|اود|نود|اتمنى|ارجو|نرجو|يرجى|الرجاء|رجاء|المطلوب|مطلوب|المهمه|مهمتك|هدفي|عايز|عايزه|عاوز|عاوزه|عايزين|عاوزين|عايزك|عاوزك|نفسي|ياريت|ممكن|ابي|أبي|ابيك|ابغى|ابغي|ابغاك|نبي|نبغى|ودي|ودنا|بدي|بدنا|بدك|بغيت|بغينا|حابب|حابه|لازمني|يلزمني|ساعدني|فضلا|تكفى|عطني|دورك|مهامك|ترد|تجيب|انت|أنت|وظيفتك|طلبي|طلب_مني|عليك",
  "هل يمكن|يمكنك|تستطيع|تقدر|بامكانك",
  "لو سمحت|تكرمت",
  "من فضلك",
  "قم ب",
  "تقدر|فيك|بتقدر",
  "يمكنك",
  "i'd be|love|appreciate|like",
  "looking to|into|at",
  "would be nice|great|lovely|useful|good|helpful|appreciated",
  "could use|do",
  "in need",
  "nice to have",
  "i am after",
  "i'm after",
  "be a dear",
  "محتاجين|محتاجه|محتاج|ناقصني|يلزمنا|لازمنا|بحاجه|ودنا|ياليت|اتطلع|اطمح|نطمح|كنت_عايز|حابين|بغات|خاصني|خاصنا|بغيتك|اكون_شاكرا|اكون_ممتنا|تفضلت|تفضلتم|لو_تفضلت|بدياك|بدي_منك|ابيك|تكفون|تكفى|نبغاك|عاوزك",
]);

/** Question words that open a request for knowledge. */
export const QUESTIONS = lexicon([
  "what|why|how|when|where|which|who|whose|should|is|are|does|do|can|could|will|would|did|was|were|has|have",
  "ما|ماذا|لماذا|كيف|متى|اين|اي|من|هل|كم|شو|ليش|ليه|ازاي|ايه|امتى|فين|مين|وش|شلون|وين|كيفاش|علاش|شنو|ايش|بكم|قديش|اديش|شحال",
]);
