import type { PhraseBook } from "../wording.ts";

/** Ways of starting that fit any text, and what chat replies leave before the text begins. */
export const OPENINGS: PhraseBook = {
  "opener-cliche": {
    en: [
      [
        "{^}(?:in|within) (?:today's|this|our|the|an?) (?:(?:modern|current|present|digital|contemporary|fast-paced|fast-moving|ever-changing|ever-evolving|rapidly (?:changing|evolving)|increasingly {w}|interconnected|competitive|globali[sz]ed|hyper-connected|complex|busy|hectic|day and|data-driven|information)[ ,-]*)+(?:world|age|era|landscape|society|environment|economy|times|marketplace|market|climate|life|workplace)(?: of {c})?,? ",
        "",
        { weight: 2 },
      ],
      ["{^}in today's (?:world|society|economy|market|landscape|age|era|climate),? ", "", { weight: 2 }],
      [
        "{^}in (?:an|a|this) (?:era|age|world|time|society|day and age) (?:where|when|in which|of|that) {c}, ",
        "",
        { weight: 2 },
      ],
      [
        "{^}we live in (?:an|a) (?:era|age|world|time|society) (?:where|when|in which|of) {s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:since|from) the (?:dawn|beginning) of (?:time|history|humanity|civili[sz]ation|man|mankind),? ",
        "",
        { weight: 2 },
      ],
      ["{^}throughout (?:human )?(?:history|the ages|the centuries),? ", "", { weight: 1 }],
      [
        "{^}as (?:we|the world|society|technology|businesses|organi[sz]ations) (?:all )?(?:navigate|navigates|continues? to (?:evolve|advance|change|grow)|moves? forward|enters?|stands? at|embarks?|embraces?|strives?) {c}, ",
        "",
        { weight: 2 },
      ],
      [
        "{^}(?:with|amid|given) the (?:rapid|ever-(?:growing|increasing)|constant|unprecedented|relentless) (?:advancement|advances|growth|rise|pace|development|evolution|spread) (?:of|in) {c}, ",
        "",
        { weight: 2 },
      ],
      [
        ",? in today's (?:(?:fast-paced|digital|modern|ever-changing|ever-evolving|competitive|rapidly {w}|busy|interconnected),? )*(?:world|age|era|landscape|society|environment|economy|marketplace)",
        "",
        { weight: 1 },
      ],
      ["is (?:more important|more relevant|more crucial|more vital|more critical) than ever(?: before)?", "matters"],
      ["are (?:more important|more relevant|more crucial|more vital|more critical) than ever(?: before)?", "matter"],
      [" (?:important|relevant|crucial|vital|critical|essential)( than ever)(?: before)?", null],
      ["{^}gone are the days (?:when|of) {s}{$}", null, { drop: true, weight: 2 }],
      ["{^}have you ever (?:wondered|thought about|asked yourself|stopped to) {s}\\?", null, { drop: true, weight: 2 }],
      ["{^}(?:imagine|picture) (?:a world|this|a future|yourself|waking up)", null],
      ["{^}(?:it is|it's) no (?:secret|surprise|wonder|exaggeration)(?: to say)? that ", "", { weight: 1 }],
      ["{^}it goes without saying that ", "", { weight: 1 }],
      ["{^}there(?:'s| is) no (?:doubt|denying|question)(?: about it)?(?: that|,) ", "", { weight: 1 }],
      ["{^}when it comes to (?:the world of )?{c}, (?:few|nothing|there)", null],
      [
        "{^}(?:technology|the world|society|life|the internet) (?:is|has) (?:changing|evolving|changed|transformed|revolutioni[sz]ed|become) {s}{$}",
        null,
        { weight: 0.5 },
      ],
    ],
    ar: [
      [
        "{^}{&}في (?:عالمنا|عصرنا|زمننا|وقتنا|حياتنا|يومنا|مجتمعنا) (?:المعاصر|الحالي|الحاضر|الحديث|هذا|الراهن|الرقمي|اليوم|المتسارع|الحديثة|اليومية|المعاصرة)(?: الذي {c}| المتسارع| سريع {w}| المليء {c})?[،,] ",
        "",
        { weight: 2 },
      ],
      [
        "{^}{&}في (?:ال)?عالم(?:نا)? (?:اليوم )?(?:ال[يت]?ذي |مليء |يشهد |سريع |دائم |متسارع |متغير |تتسارع |يتسارع |تسوده |تحكمه |يزداد |تزداد |تتزايد |أصبح |تتغير |يتغير |يموج |رقمي ){s}[،,] ",
        "",
        { weight: 2 },
      ],
      [
        "{^}{&}في (?:عصر|زمن|ظل عصر|خضم عصر) (?:السرعة|العولمة|التكنولوجيا|التقنية|المعلومات|الثورة|الانفتاح|التحول|الرقمنة|الذكاء|يتسم|تتسارع|أصبح|باتت|يشهد|تسوده)(?: {c})?[،,] ",
        "",
        { weight: 2 },
      ],
      [
        "{^}{&}(?:منذ|من) (?:القدم|فجر التاريخ|فجر البشرية|الأزل|قديم الزمان|بداية الخليقة|غابر الأزمان|أقدم العصور)[،,]? ",
        "",
        { weight: 1 },
      ],
      ["{^}{&}على مر (?:العصور|التاريخ|الأزمان|السنين|الزمن)[،,] ", "", { weight: 1 }],
      [
        "{^}{&}(?:في ظل|مع|أمام) (?:ال)?(?:تطور|تطورات|تقدم|تسارع|تغيرات|تحولات|تحديات|انفتاح|متغيرات|ثورة)(?: (?:ال)?(?:هائل|هائلة|متسارع|متسارعة|سريع|سريعة|تكنولوجي|تكنولوجية|تقني|تقنية|رقمي|رقمية|كبير|كبيرة|عالمي|عالمية|مستمر|مستمرة))+(?: {c})?[،,] ",
        "",
        { weight: 2 },
      ],
      [
        "{^}{&}مع (?:التطور|التقدم|التسارع|الانتشار) (?:الهائل|المتسارع|السريع|التكنولوجي|التقني|الكبير|الواسع|الملحوظ)(?: {c})?[،,] ",
        "",
        { weight: 2 },
      ],
      ["{^}{&}(?:نعيش|نحيا) (?:اليوم |الآن )?في (?:عصر|عالم|زمن) {s}{$}", null, { drop: true, weight: 2 }],
      [
        "{^}{&}(?:يشهد|شهد) (?:العالم|عالمنا|عصرنا) (?:اليوم |حاليا |في الآونة الأخيرة )?(?:تطور|تحول|ثورة|تغير|تسارع|قفز|نقل){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}{&}(?:لا يخفى على أحد|لا يخفى على الجميع|ليس سرا|ليس بخاف على أحد|غني عن البيان|غني عن القول|غني عن التعريف|كما هو معلوم|كما نعلم جميعا|من المعروف|من المعلوم|من البديهي)[،,]? {an} ",
        "{&}{an}",
        { weight: 1 },
      ],
      ["{^}{&}في (?:الآونة|السنوات|العقود) الأخيرة[،,] ", null, { weight: 0.5 }],
      ["{^}{&}هل (?:تساءلت|فكرت|سألت نفسك|تخيلت|سبق لك){s}؟", null, { drop: true, weight: 2 }],
      ["{^}{&}(?:تخيل|تخيلوا|لنتخيل) (?:عالما|أنك|معي|لو)", null],
      ["{^}{&}(?:لم يعد خافيا|لم يعد سرا|لا غرابة|لا عجب) {an} ", "{&}{an}", { weight: 1 }],
    ],
  },
  signposting: {
    en: [
      [
        "{^}(?:so,? )?(?:let's|let us) (?:dive|delve|jump|dig|get) (?:right |straight |deeper |in)?(?:in|into|in to|started)?{s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:so,? )?(?:let's|let us) (?:explore|take a (?:closer )?look(?: at)?|examine|unpack|break (?:it|this|that) down|walk through|look at|discover|uncover){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:here's|here is|this is) (?:what|everything|all) you (?:need|should|have) to know(?: about [^.:\\n]+)?(?::|\\.) ",
        "",
        { weight: 1 },
      ],
      [
        "{^}(?:here's|here is) (?:a breakdown|a closer look|a step-by-step|an overview|a quick overview|the thing|the kicker|why|how)(?: [^.:\\n]+)?(?::|\\.) ",
        "",
        { weight: 1 },
      ],
      [
        "{^}in this (?:article|post|guide|essay|section|blog post|piece|tutorial|paper),? (?:we|i|you)(?:'ll| will| are going to|'re going to| shall) {s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}this (?:article|post|guide|essay|blog post|piece|tutorial) (?:will )?(?:explores?|delves?|examines?|discusses?|covers?|aims? to|dives?|walks? you|provides?|looks? at) {s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}this (?:comprehensive |ultimate |complete |in-depth )guide (?:will )?(?:explores?|delves?|covers?|walks?|dives?){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:without further ado|before we begin|first things first|with that in mind|with this in mind|that said|having said that|let me explain|simply put|put simply|in other words),? ",
        "",
        { weight: 0.5 },
      ],
      ["{^}(?:read on|keep reading|stay tuned) {s}{$}", null, { drop: true, weight: 2 }],
      ["{^}(?:below|the following) (?:are|is) (?:some|a list of|the key|several) {s}{$}", null, { weight: 0.5 }],
    ],
    ar: [
      [
        "{^}{&}(?:دعونا|دعنا|هيا بنا|فلنبدأ|لنبدأ|تعالوا|تعال|هيا|لنغص|لنتعمق|لنستكشف|لنتعرف|فلنتعرف) ?(?:معا )?(?:نتعمق|نغوص|نستكشف|نتعرف|نبدأ|نلقي|نستعرض|نكتشف|نبحر|ننطلق|نأخذ|نتأمل|رحلتنا|على|في|معا){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}{&}(?:سنتناول|سنستعرض|سنتعرف|سنناقش|سنتحدث|سوف نتناول|سوف نستعرض|سوف نتعرف|نستعرض|نتناول|سنسلط الضوء|سنلقي نظرة|سنغوص|سنستكشف|سنوضح) (?:معا |معكم |لكم )?(?:في|على|من خلال|عبر|إلى|أهم|أبرز|كيفية|بالتفصيل|اليوم){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}{&}في (?:هذا|هذه) (?:المقال|المقالة|الموضوع|التقرير|الدليل|البحث|السطور|التدوينة|الفقرة)[،,]? (?:سوف )?(?:سن|ن)(?:تناول|ستعرض|تعرف|ناقش|تحدث|سلط|لقي|غوص|ستكشف|وضح|جيب|قدم){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}{&}(?:يستعرض|يتناول|يسلط|يستكشف|يهدف) (?:هذا|هذه) (?:المقال|المقالة|الموضوع|الدليل|التدوينة){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}{&}(?:تابع|تابعوا|واصل|أكمل) (?:معنا |معي )?(?:القراءة|هذا المقال|قراءة){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}{&}(?:إليك|إليكم|فيما يلي|وفيما يلي) (?:كل ما تحتاج|كل ما يجب|أهم|أبرز|بعض|نظرة|شرحا|شرح|دليلك|الدليل){c}:",
        null,
        { weight: 0.5 },
      ],
      ["{^}{&}(?:دون مزيد من الإطالة|بدون إطالة|قبل أن نبدأ|بداية وقبل كل شيء|أولا وقبل كل شيء)[،,] ", "", { weight: 1 }],
      ["{^}{&}(?:بعبارة أخرى|بمعنى آخر|بكلمات أخرى|ببساطة شديدة|وبكل بساطة)[،,] ", "", { weight: 0.5, level: 2 }],
    ],
  },
  "importance-note": {
    en: [
      [
        "{^}(?:it is|it's) (?:also |equally |particularly |very |crucially )?(?:important|essential|crucial|vital|worth|critical|useful|helpful|necessary|imperative|interesting|key) (?:to )?(?:note|remember|noting|mentioning|mention|recogni[sz]e|understand|consider|acknowledge|highlight|emphasi[sz]e|point out|pointing out|remembering|bear in mind|keep in mind|be aware|stress|reali[sz]e|underscore)(?: here)?(?: that|,) ",
        "",
        { weight: 1 },
      ],
      [
        ", (?:it is|it's) (?:also )?(?:important|essential|crucial|vital|worth|critical) (?:to )?(?:note|remember|noting|mentioning|mention|recogni[sz]e|understand|acknowledge) that ",
        ", ",
        { weight: 1 },
      ],
      [
        "{^}(?:worth (?:noting|mentioning)|of note|importantly|notably|crucially|significantly|interestingly|remarkably|surprisingly enough|more importantly|most importantly|perhaps most importantly|equally important),? ",
        "",
        { weight: 0.5 },
      ],
      [
        "{^}one (?:thing|point|aspect|fact) (?:worth (?:noting|mentioning)|to (?:note|remember|keep in mind)|that stands out) is that ",
        "",
        { weight: 1 },
      ],
      [
        "{^}(?:keep in mind|bear in mind|remember|note|please note|be aware)(?:,)? that ",
        "",
        { weight: 0.5, level: 3 },
      ],
      [
        "{^}(?:it should be|it must be|it can be|it bears) (?:noted|emphasi[sz]ed|stressed|mentioned|pointed out|repeating|remembered|said) that ",
        "",
        { weight: 1 },
      ],
      ["{^}needless to say,? (?:that )?", "", { weight: 1 }],
      ["{^}what is (?:also )?(?:important|interesting|notable|remarkable|worth noting) is that ", "", { weight: 1 }],
      ["(?:it's|it is) crucial to exercise caution (?:—|–|-|:) ", "", { weight: 1, level: 2 }],
    ],
    ar: [
      ["{&}(?:من )?الجدير (?:بالذكر|بالإشارة|بالملاحظة|بالاهتمام|ذكره)(?: هنا| أيضا| كذلك)?[،,]? {an} ", "{&}{an}"],
      ["{^}{&}جدير بالذكر {an} ", "{an}"],
      [
        "{&}(?:تجدر|يجدر|تنبغي|ينبغي|يجب|لا بد من|لابد من|لا تفوتنا|لا يفوتنا) ?(?:بنا )?(?:الإشارة|التنويه|التذكير|الذكر|التأكيد|الإيضاح)(?: هنا| أيضا| كذلك)?(?: إلى| على| ب)? ?{an} ",
        "{&}{an}",
      ],
      [
        "{&}مما (?:تجدر الإشارة إليه|يجدر ذكره|يجدر بالذكر|يستحق الذكر|يلفت النظر|يلفت الانتباه|ينبغي التنبه إليه) {an} ",
        "{&}{an}",
      ],
      [
        "{&}(?:من )?(?:المهم|الضروري|اللازم|الهام|الواجب|المفيد|الأهمية بمكان|اللافت|المثير للاهتمام|الملاحظ|الملفت|الواضح|المؤكد|الثابت)(?: هنا| أيضا| جدا| للغاية)?(?: أن)? (?:نلاحظ|ندرك|نشير|نذكر|نتذكر|نفهم|نعرف|نعلم|نعي|نؤكد|ملاحظة|الإشارة|معرفة|إدراك|التنويه|فهم|التذكير|التأكيد)(?: هنا)?(?: إلى| على| ب)? ?{an} ",
        "{&}{an}",
      ],
      [
        "{&}(?:من )?(?:المهم|الضروري|اللازم|الواجب) أن (?:نأخذ|نضع) (?:بعين الاعتبار|في الاعتبار|في الحسبان|نصب أعيننا) {an} ",
        "{&}{an}",
        { weight: 2 },
      ],
      ["{^}{&}(?:من )?(?:اللافت|الملاحظ|المثير للاهتمام|الملفت|اللافت للنظر|الملفت للنظر) {an} ", "{an}"],
      ["{^}{&}(?:الأهم من ذلك|الأهم من كل ذلك|الأهم من هذا كله|المهم في الأمر|المهم هنا)[،,]? {an} ", "{an}"],
      [
        "{^}{&}(?:لا ننسى|لا يفوتنا|يجب ألا ننسى|علينا ألا ننسى|لا يمكن أن ننسى|لا يمكننا إغفال|لا يمكن إغفال) {an} ",
        "{an}",
        { level: 2 },
      ],
      [
        "{^}{&}(?:يذكر|نشير هنا إلى|نلفت إلى|وهنا نشير إلى|ونود الإشارة إلى|ونشير إلى) {an} ",
        "{an}",
        { weight: 0.5, level: 2 },
      ],
    ],
  },
  sycophancy: {
    en: [
      [
        "{^}(?:that's |that is |what )?(?:an? )?(?:really |truly |very )?(?:great|excellent|good|fantastic|wonderful|insightful|thoughtful|interesting|brilliant|fascinating) (?:question|point|observation|idea|choice|query|topic)[^.!\\n]{0,40}[.!]",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:you're|you are) (?:absolutely|totally|completely|quite|so) right[^.!\\n]{0,40}[.!]",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:i love|i appreciate|thank you for|thanks for) (?:this|that|your|the) (?:great |excellent |thoughtful |interesting )?(?:question|idea|prompt|asking|sharing|query)[^.!\\n]{0,40}[.!]",
        null,
        { drop: true, weight: 2 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:يا له من )?(?:سؤال|سؤالك|ملاحظة|ملاحظتك|فكرة|فكرتك|نقطة|استفسار|موضوع) (?:رائع|رائعة|ممتاز|ممتازة|جيد|جيدة|جميل|جميلة|ذكي|ذكية|مهم|مهم جدا|عميق|في محله|في محلها|وجيه|وجيهة){s}[!.؟]",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}{&}(?:أحسنت السؤال|أحسنت|أنت محق تماما|أنت على حق|معك حق|كلامك صحيح تماما|أشكرك على سؤالك|شكرا على سؤالك|شكرا لسؤالك|أشكرك على طرح|شكرا لك على){s}[!.]",
        null,
        { drop: true, weight: 2 },
      ],
    ],
  },
  "chatbot-opening": {
    en: [
      [
        "{^}(?:certainly|sure|of course|absolutely|definitely|no problem|happy to help|gladly|with pleasure|sure thing|okay|ok)[!.,](?: (?:i'd be happy to help|i can help with that|i'd be glad to|happy to help)[^.!\\n]*[.!])?(?: (?:here|below)(?:'s| is| are) [^.:!\\n]*[.:!])?",
        "",
        { weight: 4 },
      ],
      [
        "{^}(?:here|below)(?:'s| is| are) (?:a|an|the|your|my|some) (?:\\w+[- ]){0,3}(?:version|draft|rewrite|response|revision|summary|outline|list|text|email|essay|article|letter|post|paragraph|translation|overview|breakdown|analysis)[^.:!\\n]{0,80}:",
        "",
        { weight: 4 },
      ],
      [
        "{^}(?:i'd|i would) be (?:happy|glad|delighted) to (?:help|assist)[^.!\\n]*[.!]",
        null,
        { drop: true, weight: 4 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:بالطبع|بكل سرور|بكل تأكيد|بالتأكيد|حسنا|أكيد|على الرحب والسعة|يسعدني ذلك|تفضل|طبعا|من دواعي سروري)[!.،,](?: ?(?:إليك|إليكم|فيما يلي|هذا|هذه|ها هو|ها هي|تفضل|سأساعدك|يسعدني) [^.:!\\n]*[.:!])?",
        "",
        { weight: 4 },
      ],
      [
        "{^}{&}(?:إليك|إليكم|فيما يلي|ها هي|ها هو|تجد أدناه|هذا|هذه) (?:النسخة|نسخة|الصياغة|صياغة|النص|نصا|نص|مسودة|المسودة|ملخصا|ملخص|مقالا|مقال|رسالة|خطابا|تلخيصا|الملخص|المقال|ترجمة|الترجمة|قائمة|نموذجا|نموذج){c}:",
        "",
        { weight: 4 },
      ],
      [
        "{^}{&}(?:يسعدني|يسرني|سأكون سعيدا|أنا هنا) (?:أن أساعدك|مساعدتك|أن أقدم|تقديم|بمساعدتك|لمساعدتك|خدمتك){s}[.!]",
        null,
        { drop: true, weight: 4 },
      ],
    ],
  },
  "knowledge-cutoff": {
    en: [
      [
        "{^}as of my (?:last|latest|most recent)? ?(?:knowledge )?(?:update|training|training data|cutoff|knowledge cutoff)(?: in [^,\\n]{1,20})?, ",
        "",
        { weight: 4, flag: "check-date" },
      ],
      [
        "{^}(?:as an|i'm an|i am an) (?:ai|artificial intelligence)(?: language)? ?(?:model|assistant)?,? ?(?:and )?(?:i (?:don't|do not|cannot|can't) {s})?{$}",
        null,
        { drop: true, weight: 4, flag: "check-date" },
      ],
      ["{^}as an (?:ai|artificial intelligence)(?: language)? ?(?:model|assistant)?, ", "", { weight: 4 }],
      [
        "{^}i (?:don't|do not|cannot|can't|am unable to|'m unable to) (?:have|access|browse|provide) ?(?:access to)? ?(?:real-time|current|live|up-to-date|the internet|personal){s}{$}",
        null,
        { drop: true, weight: 4, flag: "check-date" },
      ],
      ["(?:my|the) (?:knowledge cutoff|training data)", null, { weight: 4, flag: "check-date" }],
    ],
    ar: [
      [
        "{&}حتى (?:آخر|تاريخ آخر|لحظة|وقت) (?:تحديث|تدريب|معلومات|تحديثات)(?: لي| لبياناتي| لمعلوماتي| متاح| متوفر| لدي)?[،,]? ",
        "",
        { weight: 4, flag: "check-date" },
      ],
      [
        "{^}{&}(?:كنموذج لغوي|بصفتي نموذجا لغويا|بصفتي نموذج|كذكاء اصطناعي|بصفتي ذكاء اصطناعيا|أنا نموذج لغوي|بوصفي نموذجا)(?: {w}){0,3}[،,] (?:لا (?:أستطيع|يمكنني|أملك|أمتلك) {c}[،,.] ?)?",
        "",
        { weight: 4, flag: "check-date" },
      ],
      [
        "{^}{&}لا (?:أستطيع|يمكنني|أملك|أمتلك) (?:الوصول|القدرة على الوصول|إمكانية الوصول|صلاحية الوصول) إلى (?:ال)?(?:بيانات|معلومات|إنترنت){c}[،,.] ?",
        "",
        { weight: 4, flag: "check-date" },
      ],
      ["(?:تاريخ تدريبي|بيانات تدريبي|آخر تحديث لبياناتي)", null, { weight: 4, flag: "check-date" }],
    ],
  },
  "fake-candour": {
    en: [
      [
        "{^}(?:let's be (?:honest|real|clear|frank)|to be (?:honest|frank|fair|perfectly honest)|honestly|truthfully|frankly|real talk|here's the truth|the truth is|let's face it|i'll be honest|i won't lie|not gonna lie|if we're being honest|if i'm being honest)(?:,|:|\\?|\\.|—| —) ?",
        "",
        { weight: 1 },
      ],
      [
        "{^}(?:the hard|the uncomfortable|the honest|the simple|the plain) truth(?: is|\\?) (?:that )?",
        "",
        { weight: 1 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:بصراحة|بكل صراحة|بصراحة تامة|لنكن صريحين|لنكن صادقين|دعونا نكون صريحين|دعنا نكن صريحين|دعني أكون صريحا|لأكون صادقا|لأكون صريحا|بيني وبينك|صدقني|صدقوني|في الحقيقة والواقع|ولنكن واقعيين)[،,:.] ",
        "",
        { weight: 1 },
      ],
      [
        "{^}{&}(?:بصراحة[،,] )?(?:دعني|دعوني|اسمح لي أن|اسمحوا لي أن) (?:أخبرك|أخبركم|أقول لك|أقول لكم|أصارحك|أصارحكم|أعترف)(?: {c})?: ?",
        "",
        { weight: 1 },
      ],
    ],
  },
  "authority-trope": {
    en: [
      [
        "{^}(?:at|in) (?:its|their|his|her|the) (?:heart|core|essence|root)(?: of (?:it all|the matter|this))?, ",
        "",
        { weight: 1 },
      ],
      [
        "{^}(?:at the heart of (?:it all|this|the matter)|when you get down to it|at a fundamental level|fundamentally|in essence|essentially|at the most basic level),? ",
        "",
        { weight: 1, level: 2 },
      ],
      [
        "{^}what (?:truly|really|ultimately) (?:matters|counts|sets {c} apart|makes the difference)(?: here| most)? is (?:that )?",
        "",
        { weight: 1, level: 3 },
      ],
      ["what (?:truly|really|ultimately) matters is", "what matters is", { weight: 1, level: 1 }],
      [
        "{^}the (?:fact|reality|truth|bottom line|point|simple fact) (?:of the matter )?is(?: that|,|:) ",
        "",
        { weight: 1 },
      ],
      ["is all about", "is about", { weight: 0.5 }],
      ["{^}make no mistake(?:,|:| —|:) ", "", { weight: 1 }],
    ],
    ar: [
      [
        "{&}(?:في جوهره|في جوهرها|في جوهر الأمر|في حقيقته|في حقيقتها|في صميمه|في صميمها|في أساسه|في أساسها)[،,] ",
        "",
        { weight: 1 },
      ],
      [" في (?:جوهره|جوهرها|حقيقته|حقيقتها|صميمه|صميمها)", "", { weight: 1 }],
      [
        "{^}{&}(?:الحقيقة|الواقع|حقيقة الأمر|واقع الأمر|في الحقيقة|في الواقع|الحق|بيت القصيد|لب الموضوع|خلاصة الأمر|جوهر الأمر|الأمر المؤكد|ما لا يدركه كثيرون|ما يهم حقا|المهم حقا)(?: هو| هي)?[،,]? {an} ",
        "{an}",
        { weight: 1 },
      ],
      [
        "{^}{&}(?:هنا يكمن بيت القصيد|هذا هو بيت القصيد|هنا مربط الفرس|هنا تكمن الأهمية){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
    ],
  },
  "rhetorical-hook": {
    en: [
      [
        "{^}((?:the|and the|so,? the) (?:result|outcome|answer|takeaway|good news|bad news|best part|catch|kicker|lesson|solution|secret|bottom line|reason|twist|problem))\\? ((?:an?|the|more|fewer|less|better|higher|lower|no|one) )",
        (groups) => `${groups[0]} is ${(groups[1] ?? "").toLowerCase()}`,
        { weight: 2 },
      ],
      [
        "{^}(?:the|and the|so,? the) (?:result|outcome|answer|takeaway|good news|bad news|best part|catch|kicker|lesson|solution|secret|bottom line|reason|twist|problem)\\? (?!(?:an?|the|more|fewer|less|better|higher|lower|no|one) )",
        "",
        { weight: 2 },
      ],
      ["{^}(?:but |so |and )?what if {s}\\?", null, { weight: 1 }],
      [
        "{^}(?:sound familiar|sounds familiar|ready to (?:get started|begin|dive in|learn more)|curious|intrigued|guess what|why\\?|why does (?:this|it) matter|so what|what does this mean|what's the catch)[^.?\\n]{0,30}\\?",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:so,? |but )?(?:what|how|why) (?:exactly )?(?:is|does|do|can|are|makes|should) {s}\\? ",
        null,
        { weight: 0.5 },
      ],
    ],
    ar: [
      [
        "{^}((?:و|ف)?(?:النتيجة|الحل|الجواب|الإجابة|السبب|السر|الخلاصة|المشكلة|الخبر الجيد|المفاجأة|الدرس المستفاد))؟ ",
        "$1: ",
        { weight: 2 },
      ],
      ["{^}(?:و|ف)?(?:لكن |ولكن )?ماذا لو {s}؟", null, { weight: 1 }],
      [
        "{^}{&}(?:هل هذا مألوف|يبدو مألوفا|هل أنت مستعد|هل أنتم مستعدون|جاهز للبدء|أليس كذلك|فما السر|فما الحل|كيف ذلك|لماذا هذا مهم){s}؟",
        null,
        { drop: true, weight: 2 },
      ],
      ["{^}{&}(?:لكن |إذن |إذا )?(?:ما هو|ما هي|كيف يمكن|لماذا يعد|لماذا تعد|كيف) {s}؟ ", null, { weight: 0.5 }],
    ],
  },
  "collective-address": {
    en: [
      ["{^}together,? (?:we|let's|let us) (?:can|will|must|shall)?{s}{$}", null, { drop: true, weight: 2 }],
      [
        "{^}(?:join us|let's (?:all )?(?:work|build|make|create|embrace|strive|stand)|let us (?:all )?(?:work|build|make|create|embrace|strive)|be part of|be a part of|it's time (?:for us )?to embrace|the time (?:to act )?is now|the future is (?:now|here|bright)){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:start today|start now|take the first step today|your journey starts (?:here|now|today)|don't wait)[!.]",
        null,
        { weight: 0.5 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:معا نحو|معا يمكننا|معا نستطيع|معا نبني|معا نصنع|معا لبناء|يدا بيد|فلنعمل معا|لنعمل معا|فلنجعل|لنجعل|هيا بنا|كن جزءا|كونوا جزءا|كن أنت التغيير|انضم إلينا|انضموا إلينا|شاركنا الرحلة|فلنكن|لنكن|آن الأوان|حان الوقت لنا|حان الوقت لأن|المستقبل بين أيدينا|المستقبل يبدأ الآن){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
    ],
  },
};
