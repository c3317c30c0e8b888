import type { PhraseBook } from "#engines/humanizer/wording.ts";

/** Ways of starting that fit any text, and what chat replies leave before the text begins. */
export const OPENINGS: PhraseBook = {
  "opener-cliche": {
    en: [
      [
        [
          "{^}(?:in|within) (?:today's|this|our|the|an?) (?:(?:modern|current|present|digital|contemporary|fast-paced|fast-moving|ever-changing|ever-evolving|rapidly (?:changing|evolving)|increasingly {w}|interconnected|competitive|globali[sz]ed|hyper-connected|complex|busy|hectic|day and|data-driven|information)[ ,-]*)+(?:world|age|era|landscape|society|environment|economy|times|marketplace|market|climate|life|workplace)(?: of {c})?,? ",
          "{^}in today's (?:world|society|economy|market|landscape|age|era|climate),? ",
          "{^}in (?:an|a|this) (?:era|age|world|time|society|day and age) (?:where|when|in which|of|that) {c}, ",
          "{^}(?:since|from) the (?:dawn|beginning) of (?:time|history|humanity|civili[sz]ation|man|mankind),? ",
          "{^}as (?:we|the world|society|technology|businesses|organi[sz]ations) (?:all )?(?:navigate|navigates|continues? to (?:evolve|advance|change|grow)|moves? forward|enters?|stands? at|embarks?|embraces?|strives?) {c}, (?!so )",
          "{^}(?:with|amid|given) the (?:rapid|ever-(?:growing|increasing)|constant|unprecedented|relentless) (?:advancement|advances|growth|rise|pace|development|evolution|spread) (?:of|in) {c}, ",
        ],
        "",
        { weight: 2 },
      ],
      [
        "{^}we live in (?:an|a) (?:era|age|world|time|society) (?:where|when|in which|of) {s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      ["{^}gone are the days (?:when|of) {s}{$}", null, { drop: true, weight: 2 }],
      ["{^}have you ever (?:wondered|thought about|asked yourself|stopped to) {s}\\?", null, { drop: true, weight: 2 }],
      ["{^}throughout (?:human )?(?:history|the ages|the centuries),? ", "", { weight: 1 }],
      [
        ",? in today's (?:(?:fast-paced|digital|modern|ever-changing|ever-evolving|competitive|rapidly {w}|busy|interconnected),? )*(?:world|age|era|landscape|society|environment|economy|marketplace)",
        "",
        { weight: 1 },
      ],
      ["{^}(?:it is|it's) no (?:secret|surprise|wonder|exaggeration)(?: to say)? that ", "", { weight: 1 }],
      ["{^}it goes without saying that ", "", { weight: 1 }],
      ["{^}there(?:'s| is) no (?:doubt|denying|question)(?: about it)?(?: that|,) ", "", { weight: 1 }],
      [
        "is (?:becoming )?(?:more|ever more|increasingly) (?:important|relevant|crucial|vital|critical|essential) than ever(?: before)?",
        "matters",
      ],
      ["are (?:more important|more relevant|more crucial|more vital|more critical) than ever(?: before)?", "matter"],
      [" (?:important|relevant|crucial|vital|critical|essential)( than ever)(?: before)?", null],
      ["{^}(?:imagine|picture) (?:a world|this|a future|yourself|waking up)", null],
      ["{^}when it comes to (?:the world of )?{c}, (?:few|nothing|there)", null],
      [
        "{^}(?:technology|the world|society|life|the internet) (?:is|has) (?:changing|evolving|changed|transformed|revolutioni[sz]ed|become) {s}{$}",
        null,
        { weight: 0.5 },
      ],
      [
        [
          "{^}(?=[^.!?\\n]{0,120}(?:today|modern|digital|fast|ever|rapid|increasing|constant|where|when|which|connected|hectic|busy|complex|uncertain|noise|noisy|changing|crowded|saturated|full of|driven|obsessed|dominated|defined|marked|shaped))(?:in|within|amid|amidst|against|across|throughout|given) [^.!?\\n]{0,70}?(?:world|era|age|society|landscape|economy|times|marketplace|market|climate|backdrop|century|hustle and bustle|day and age|lives|life|environment|industry|workplace)(?:[^.,!?\\n]{0,80})?, (?!{w} (?:and|or) )",
          "{^}(?:as|while|now that) (?:the |our |more (?:and more )?|much of the |today's )?(?:world|society|technology|technologies|life|lives|pace of {c}|industries|industry|businesses|companies|organi[sz]ations|cities|communities|consumers|people|of us|we|demand for {c}|awareness of {c}|urban {w}|digital {w}|modern {w}|{w} landscape|{w} industry|{w} economy|workplace|planet|climate|seasons|days|nights|internet|ai) (?:all )?(?:becomes?|grows?|continues?|evolves?|changes?|advances?|accelerates?|shifts?|moves?|races?|navigates?|embraces?|enters?|turns?|looks?|strives?|seeks?|searches|search|spends?|relies|rely|gets?|expands?|faces?|stands?|{w} (?:more|ever)){c}, (?!so )",
        ],
        "",
        { at: "first", weight: 2 },
      ],
      [
        [
          "{^}(?:with|given|amid|amidst|thanks to|due to|following|driven by|fuelled by|fueled by) (?:the )?(?:recent |steady |continued |global |unstoppable |meteoric |sudden )?(?:rise|growth|advent|emergence|spread|rapid {w}|growing {w}|increasing {w}|ever-{w}|so (?:much|many)|advances?|mounting|rising|surge|explosion|proliferation|popularity|dawn|pace|onset|shift|boom) {c}, ",
          "{^}(?:since|from) (?:time immemorial|ancient times|the earliest (?:days|times)|the beginning|its inception|prehistoric times|the days of old),? ",
        ],
        "",
        { at: "first", weight: 1.5 },
      ],
      [
        [
          "{^}(?:for|over|throughout|across|down through|through) (?:many )?(?:centuries|generations|millennia|decades|ages|as long as anyone can remember|as long as (?:people|humans|we) have {w}|thousands of years|the (?:years|ages|centuries|decades|generations|course of (?:human )?history)|much of (?:human )?history)(?: now)?, ",
          "{^}(?:nowadays|these days|in recent years|in this day and age|today more than ever|now more than ever|more than ever(?: before)?|in our busy lives|at a time when {c}|in times like these|in an increasingly {w} {w}|as we all know|as everyone knows|everyone knows that|we all know that|when it comes to {c}|in the world of {c}|in the realm of {c}), (?!{w} (?:and|or) )",
        ],
        "",
        { at: "first", weight: 1 },
      ],
      [
        [
          "{^}(?:few|not many|there are few) (?:things|experiences|foods|cities|places|moments|topics|pleasures|{w}) (?:in (?:life|the world) )?(?:are|is|can|have|evoke|capture|spark|bring|compare|match|say|define|stir|rival|test|feel|inspire){s}{$}",
          "{^}(?:there is|there's|there are) (?:something|nothing|few things|no feeling|a certain) (?:quite |truly |undeniably |deeply |almost |more |so |uniquely |magic |{w} )*(?:like|about|as|than|in|magical|special|comforting|timeless){s}{$}",
          "{^}(?:we have|we've|we) all (?:been there|heard|felt|had|experienced|wondered|know|seen|faced|want|dream){s}{$}",
          "{^}(?:nothing|no other {w}) (?:beats|compares|says|captures|brings|feels|matches|rivals){s}{$}",
          "{^}(?:change|time|life|technology|success|happiness|health|learning|travel|food|communication|everything|the way we (?:live|work|{w})) (?:is|has|never|waits?|moves?|changes?) (?:constant|inevitable|everywhere|changing|changed|evolving|transformed|waits|all around us|at the heart|more than|the only|moving|short|precious){s}{$}",
        ],
        null,
        { at: "first", drop: true, weight: 2 },
      ],
      [
        [
          "{^}[^.!?,\\n]{2,60} (?:has|have) (?:always|long|never) (?:been|held|captivated|fascinated|played|served|stood|inspired|occupied|captured|ceased|mattered){s}{$}",
          "{^}(?:it is|it's) (?:hard|difficult|impossible|easy) to (?:imagine|overstate|forget|ignore|deny|believe) (?:a world|life|how|the|that){s}{$}",
          "{^}(?:welcome to|meet|say hello to|introducing) (?:the |a |your )?(?:world of|new |future of|ultimate|one place){s}{$}",
        ],
        null,
        { at: "first", drop: true, weight: 1.5 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}في (?:عالمنا|عصرنا|زمننا|وقتنا|حياتنا|يومنا|مجتمعنا) (?:المعاصر|الحالي|الحاضر|الحديث|هذا|الراهن|الرقمي|اليوم|المتسارع|الحديثة|اليومية|المعاصرة)(?: الذي {c}| المتسارع| سريع {w}| المليء {c})?[،,] ",
          "{^}{&}في (?:ال)?عالم(?:نا)? (?:اليوم )?(?:ال[يت]?ذي |مليء |يشهد |سريع |دائم |متسارع |متغير |تتسارع |يتسارع |تسوده |تحكمه |يزداد |تزداد |تتزايد |أصبح |تتغير |يتغير |يموج |رقمي ){s}[،,] ",
          "{^}{&}في (?:عصر|زمن|ظل عصر|خضم عصر) (?:السرعة|العولمة|التكنولوجيا|التقنية|المعلومات|الثورة|الانفتاح|التحول|الرقمنة|الذكاء|يتسم|تتسارع|أصبح|باتت|يشهد|تسوده)(?: {c})?[،,] ",
          "{^}{&}(?:في ظل|مع|أمام) (?:ال)?(?:تطور|تطورات|تقدم|تسارع|تغيرات|تحولات|تحديات|انفتاح|متغيرات|ثورة)(?: (?:ال)?(?:هائل|هائلة|متسارع|متسارعة|سريع|سريعة|تكنولوجي|تكنولوجية|تقني|تقنية|رقمي|رقمية|كبير|كبيرة|عالمي|عالمية|مستمر|مستمرة))+(?: {c})?[،,] ",
          "{^}{&}مع (?:التطور|التقدم|التسارع|الانتشار) (?:الهائل|المتسارع|السريع|التكنولوجي|التقني|الكبير|الواسع|الملحوظ)(?: {c})?[،,] ",
        ],
        "",
        { weight: 2 },
      ],
      [
        "{^}{&}(?:منذ|من) (?:القدم|فجر التاريخ|فجر البشرية|الأزل|قديم الزمان|بداية الخليقة|غابر الأزمان|أقدم العصور)[،,]? (?:و(?=ال))?",
        "",
        { weight: 1 },
      ],
      ["{^}{&}على مر (?:العصور|التاريخ|الأزمان|السنين|الزمن)[،,] ", "", { weight: 1 }],
      ["{^}{&}(?:نعيش|نحيا) (?:اليوم |الآن )?في (?:عصر|عالم|زمن) {s}{$}", null, { drop: true, weight: 2 }],
      [
        "{^}{&}(?:يشهد|شهد) (?:العالم|عالمنا|عصرنا) (?:اليوم |حاليا |في الآونة الأخيرة )?(?:تطور|تحول|ثورة|تغير|تسارع|قفز|نقل){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      ["{^}{&}هل (?:تساءلت|فكرت|سألت نفسك|تخيلت|سبق لك){s}[؟?]", null, { drop: true, weight: 2 }],
      [
        "{^}{&}(?:لا يخفى على أحد|لا يخفى على الجميع|ليس سرا|ليس بخاف على أحد|غني عن البيان|غني عن القول|غني عن التعريف|كما هو معلوم|كما نعلم جميعا|من المعروف|من المعلوم|من البديهي)[،,]? {an} ",
        "{&}{an}",
        { weight: 1 },
      ],
      ["{^}{&}(?:لم يعد خافيا|لم يعد سرا) {an} ", "{&}{an}", { weight: 1 }],
      ["{^}{&}في (?:الآونة|السنوات|العقود) الأخيرة[،,] ", null, { weight: 0.5 }],
      ["{^}{&}(?:تخيل|تخيلوا|لنتخيل) (?:عالما|أنك|معي|لو)", null],
      [
        [
          "{^}{&}(?:في|وسط|ضمن|خلال|أمام|مع) (?:ظل |خضم |غمرة |زحمة |عصر |زمن |عالم |خضم هذا |زمننا |هذا |هذه )*(?:ال)?(?:عالم|عالمنا|عصر|عصرنا|زمن|زمننا|حياة|حياتنا|مجتمع|مجتمعنا|مجتمعات|أيامنا|بيئة|سوق|واقع|واقعنا|مشهد|تحولات|تغيرات|متغيرات|تطورات|تحديات|تسارع|وتيرة|إيقاع|صخب|ضجيج|زحام|ثورة|تنامي|تزايد|ازدياد|تصاعد|انتشار|سرعة|ضغوط|انشغال|ازدحام|عولمة|تطور|تقدم|انفتاح|طفرة|هيمنة|موجة)(?: [^.!؟\\n،]{0,90})?، ",
          "{^}{&}(?:في|مع) (?:زمن|عصر|عالم|وقت|حقبة|مرحلة|ظل واقع) (?:ال)?(?:ت|ي|أ|ب|ص|ل|غ)\\p{L}+ [^.!؟\\n،]{2,90}، ",
          "{^}{&}(?:واليوم|اليوم)[،,] (?:و)?(?:في|مع|وسط|وفي ظل) (?:زمن|عصر|عالم|ظل|تسارع|تزايد|زحام|انتشار) [^.!؟\\n،]{2,90}، ",
        ],
        "",
        { at: "first", weight: 2 },
      ],
      [
        [
          "{^}{&}(?:لطالما|طالما|منذ (?:القدم|الأزل|فجر \\p{L}+|آلاف السنين|مئات السنين|قرون|عقود طويلة|زمن بعيد|زمن طويل|أن وجد الإنسان|أن عرف الإنسان|نشأة \\p{L}+|عصور)|على مدى (?:قرون|عقود|سنوات|العقود|القرون|السنوات|التاريخ)(?: \\p{L}+)?|عبر (?:التاريخ|العصور|القرون|الأزمان|الأجيال|الزمن)|على مر (?:العصور|التاريخ|الأزمان|السنين|الزمن|القرون|الأجيال)|في كل زمان ومكان) ?[،,]? [^.!؟\\n]{6,160}{$}",
          "{^}{&}(?:لا يكاد|لا تكاد|قلما|قليلة هي|قليل هي|ما أجمل|ما أكثر|كثيرا ما|من منا لا|من منا لم|من لا|من لم|كم من|كلنا|جميعنا|ليس هناك (?:ما هو )?(?:أجمل|أفضل)|لا شيء (?:يضاهي|يشبه|أجمل|يعادل)|هناك شيء|ثمة شيء|ثمة سحر|هناك سحر) [^.!\\n]{4,140}[.!؟]",
          "{^}{&}(?:تتسارع|يتسارع|تتغير|يتغير|تزداد|يزداد|تتزايد|يتزايد|تتطور|يتطور|تشهد|يشهد|تعيش|يعيش) (?:وتيرة |إيقاع |حركة )?(?:ال)?(?:حياة|عالم|عالمنا|حياتنا|مجتمعات|مجتمعاتنا|تكنولوجيا|تقنية|تقنيات|عصر|عصرنا|أسواق|سوق|بشرية|إنسان)[^.!؟\\n]{0,120}{$}",
        ],
        null,
        { at: "first", drop: true, weight: 2 },
      ],
      [
        [
          "{^}{&}(?:على مدى (?:قرون|عقود|سنوات طويلة|العقود الماضية|القرون الماضية|السنوات الماضية)|عبر (?:التاريخ|العصور|القرون|الأزمان|الأجيال)|منذ (?:آلاف السنين|مئات السنين|قرون|عقود|زمن بعيد))[،,] ",
          "{^}{&}(?:اليوم[،,] و?أكثر من أي وقت مضى|اليوم أكثر من أي وقت مضى|أكثر من أي وقت مضى|في أيامنا هذه|في هذه الأيام|في وقتنا هذا|في يومنا هذا|في العصر الحديث|في العصر الحالي|في الوقت الراهن|في السنوات الأخيرة|خلال السنوات الأخيرة|في الآونة الأخيرة|في خضم الحياة اليومية|في زحمة الحياة|حين يتعلق الأمر ب\\p{L}+|عندما يتعلق الأمر ب\\p{L}+|عندما نتحدث عن \\p{L}+|إذا تحدثنا عن \\p{L}+)[،,] ",
        ],
        "",
        { at: "first", weight: 1 },
      ],
      [
        "{^}{&}(?:أصبح|أصبحت|بات|باتت|صار|صارت|غدا|غدت|أضحى|أضحت|لم يعد|لم تعد|لا يختلف اثنان|لا شك|مما لا شك فيه|من المعروف|من المعلوم|كما هو معروف|كلنا نعلم) [^.!؟\\n]{0,60}(?:اليوم |في عصرنا |في عالمنا |في حياتنا |من أي وقت مضى)[^.!؟\\n]{0,80}{$}",
        null,
        { at: "first", drop: true, weight: 1.5 },
      ],
      [
        "{^}{&}(?:في إطار|ضمن|انطلاقا من|في سياق|استمرارا ل|من منطلق|إيمانا|حرصا|سعيا|تجسيدا|مواكبة|تماشيا|انسجاما|استكمالا|تحقيقا|تنفيذا)(?: من(?:ا|ها|ه)?| مع| ل)? ?(?:ال|لل)?(?:سعي|حرص|التزام|جهود|مساعي|إيمان|رسالة|اهتمام|رغبة|دور|أهمية|تعزيز|تطوير|خدمة|ب\\p{L}+|على|إلى)(?:ها|ه|هم|نا)?[^،.!؟:\\n]{0,70}[،,] (?=(?:\\p{L}+))",
        "",
        { weight: 1.5 },
      ],
    ],
  },
  signposting: {
    en: [
      [
        [
          "{^}(?:so,? )?(?:let's|let us) (?:dive|delve|jump|dig|get) (?:right |straight |deeper |in)?(?:in|into|in to|started)?{s}{$}",
          "{^}this (?:article|post|guide|essay|blog post|piece|tutorial) (?:will )?(?:explores?|delves?|examines?|discusses?|covers?|aims? to|dives?|walks? you|provides?|looks? at) {s}{$}",
          "{^}this (?:comprehensive |ultimate |complete |in-depth )guide (?:will )?(?:explores?|delves?|covers?|walks?|dives?){s}{$}",
          "{^}(?:so,? |now,? |but first,? |with that,? |today,? |first,? |next,? )?(?:let's|let us|we'll|we will|we're going to|i'll|i will|you(?:'ll| will)(?= (?:also |then |now |first )?(?:learn|discover|explore|uncover|find out|gain|master) )|allow me to|join me as (?:i|we)) (?:now |also |first |briefly |then |quickly |together |learn |discover |find out )?(?:explore|dive|delve|walk|unpack|examine|look|cover|discuss|break|go|take|discover|learn|find|uncover|see|explain|share|show|guide|outline|touch|review|begin|start|get|turn|jump|zoom|run|consider what|answer)[^.!?\\n]*{$}",
          "{^}(?:in|over|through|throughout|across) (?:this|these|the following|the next|the coming|today's|our) (?:{w} )?(?:{w} )?(?:article|post|guide|essay|section|sections|piece|tutorial|paper|video|episode|newsletter|chapter|lines|paragraphs|overview|read|thread|lesson)s?,? (?:we|i|you|let's|let us)[^.!?\\n]*{$}",
          "{^}(?:below|here|in what follows|what follows),? (?:is|are|we|you|i|you'll|we'll|i'll)(?: will)? (?:look|find|explore|cover|explain|walk|break|see|learn|discover|outline|share|a (?:closer|quick|brief|short) (?:look|overview|rundown|guide|tour)|an? (?:overview|introduction|breakdown|summary|outline))[^.!?:\\n]*[.:]",
          "{^}(?:by the end of this (?:article|post|guide|read|tutorial|lesson|piece)|whether you are new to|ready\\? let's|without further ado|buckle up|grab a (?:coffee|cup|seat)|stay tuned|stick (?:around|with (?:me|us))|keep reading|read on)[^.!?\\n]*{$}",
          "{^}(?:the (?:following|next) (?:section|sections|guide|points|steps|tips|paragraphs|lines)|this (?:section|chapter|article|guide|post|piece|report|essay|video|overview|newsletter)) (?:will |aims to |seeks to |is designed to |sets out to )?(?:outlines?|explains?|highlights?|sheds? light|break|breaks|takes?|offers?|guides?|unpacks?|shares?|introduces?|summari[sz]es?|presents?|explore|cover|show|help|walk|provide|shed)[^.!?\\n]*{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        [
          "{^}(?:here's|here is|this is) (?:what|everything|all) you (?:need|should|have) to know(?: about [^.:\\n]+)?(?::|\\.) ",
          "{^}(?:here's|here is) (?:a breakdown|a closer look|a step-by-step|an overview|a quick overview|the thing|the kicker|why|how)(?: [^.:\\n]+)?(?::|\\.) ",
          "{^}(?:here's|here is|here are|these are) (?:how|why|what|where|a (?:closer|quick|brief|simple|practical) (?:look|overview|guide|rundown|breakdown|summary)|the (?:lowdown|full picture|breakdown|rundown|short version|gist|key (?:points|takeaways|facts)|basics|essentials))[^.:\\n]{0,70}[:.] ",
        ],
        "",
        { weight: 1 },
      ],
      [
        "{^}(?:without further ado|before we begin|first things first|with that in mind|with this in mind|that said|having said that|let me explain|simply put|put simply|in other words),? ",
        "",
        { weight: 0.5 },
      ],
      ["{^}(?:below|the following) (?:are|is) (?:some|a list of|the key|several) {s}{$}", null, { weight: 0.5 }],
    ],
    ar: [
      [
        [
          "{^}{&}(?:دعونا|دعنا|هيا بنا|فلنبدأ|لنبدأ|تعالوا|تعال|هيا|لنغص|لنتعمق|لنستكشف|لنتعرف|فلنتعرف) ?(?:معا )?(?:نتعمق|نغوص|نستكشف|نتعرف|نبدأ|نلقي|نستعرض|نكتشف|نبحر|ننطلق|نأخذ|نتأمل|رحلتنا|على|في|معا){s}{$}",
          "{^}{&}(?:سنتناول|سنستعرض|سنتعرف|سنناقش|سنتحدث|سوف نتناول|سوف نستعرض|سوف نتعرف|نستعرض|نتناول|سنسلط الضوء|سنلقي نظرة|سنغوص|سنستكشف|سنوضح) (?:معا |معكم |لكم )?(?:في|على|من خلال|عبر|إلى|أهم|أبرز|كيفية|بالتفصيل|اليوم){s}{$}",
          "{^}{&}في (?:هذا|هذه) (?:المقال|المقالة|الموضوع|التقرير|الدليل|البحث|السطور|التدوينة|الفقرة)[،,]? (?:سوف )?(?:سن|ن)(?:تناول|ستعرض|تعرف|ناقش|تحدث|سلط|لقي|غوص|ستكشف|وضح|جيب|قدم){s}{$}",
          "{^}{&}(?:تابع|تابعوا|واصل|أكمل) (?:معنا |معي )?(?:القراءة|هذا المقال|قراءة){s}{$}",
          "{^}{&}(?:في|خلال|عبر|من خلال) (?:(?:هذا|هذه) (?:ال)?(?:مقال|مقالة|دليل|تقرير|موضوع|تدوينة|جزء|قسم|فقرة|فقرات|سطور|أسطر|درس|شرح|نص|جولة|رحلة|مراجعة|سلسلة)|السطور|الأسطر|الفقرات|ما يلي|دليلنا|مقالنا|موضوعنا|مقالتنا|تقريرنا)(?: \\p{L}+){0,2}[،,]? (?:(?:سوف |س)?ن\\p{L}{3,}|(?:سوف |س)?أ(?:ستعرض|تناول|شارك|شرح|قدم|تحدث|وضح|خذ)\\p{L}*|س?تجد\\p{L}*|س?تتعرف\\p{L}*|يمكنك)[^.!؟\\n]*{$}",
          "{^}{&}(?:سن|سوف ن|سأ|سوف أ|ست|لن|فلن|دعونا ن|دعنا ن|هيا ن|تعالوا ن|تعال ن|اسمحوا لي أن |اسمح لي أن )(?:ستعرض|تناول|تعرف|ناقش|تحدث|سلط|لقي|غوص|ستكشف|وضح|شرح|قدم|جيب|تطرق|كتشف|بحر|تعمق|بدأ|أخذك|جولة|رافقك|توقف|تأمل|نظر|فصل|عرض|شارك|ضع بين)[^.!؟\\n]*{$}",
          "{^}{&}(?:نستعرض|نتناول|نتعرف|نسلط|نلقي|نقدم|نجيب|نناقش|أستعرض|أتناول|نرصد|نضع بين أيديكم|نأخذكم|نصطحبكم|نتوقف) (?:لكم |معكم |معا |هنا |اليوم |فيما يلي |في هذا |في هذه |الضوء |نظرة |بالتفصيل |بعض |أبرز |أهم |إلى |على |عند |عن ){s}{$}",
          "{^}{&}(?:يأخذك|يأخذكم|يرافقك|يصطحبك|يستعرض|يتناول|يسلط|يناقش|يقدم|يستكشف|يهدف|تستعرض|تتناول|تسلط|تقدم) (?:هذا|هذه|لك هذا|لكم هذا) (?:المقال|المقالة|الدليل|التقرير|الموضوع|التدوينة|الجزء|النص|السطور|الشرح|الدرس|الفيديو){s}{$}",
          "{^}{&}(?:قبل أن نبدأ|قبل الخوض|قبل الدخول|لنبدأ|فلنبدأ|لننطلق|فلننطلق|هيا لنبدأ|هيا نبدأ|ابق معنا|ابقوا معنا|تابعوا معنا|تابع معي|تابع القراءة|واصل القراءة|جاهز\\p{L}*؟ ){s}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      ["{^}{&}(?:دون مزيد من الإطالة|بدون إطالة|قبل أن نبدأ|بداية وقبل كل شيء|أولا وقبل كل شيء)[،,] ", "", { weight: 1 }],
      ["{^}{&}(?:بعبارة أخرى|بمعنى آخر|بكلمات أخرى|ببساطة شديدة|وبكل بساطة)[،,] ", "", { level: 2, weight: 0.5 }],
      [
        "{^}{&}(?:إليك|إليكم|فيما يلي|وفيما يلي|وإليك|هاك|هذه|وهذه) (?:كل ما|أهم|أبرز|بعض|نظرة|شرح|شرحا|دليل|دليلك|الدليل|خلاصة|جولة|الخطوات|كيف|لماذا|الأسباب|القصة|التفاصيل|ما يجب|ما تحتاج){c}[:.]",
        null,
        { drop: true, weight: 1.5 },
      ],
    ],
  },
  "importance-note": {
    en: [
      [
        [
          "{^}(?:it should be|it must be|it can be|it bears) (?:noted|emphasi[sz]ed|stressed|mentioned|pointed out|repeating|remembered|said) that ",
          "{^}needless to say,? (?:that )?",
          "{^}(?:(?:and|but|however|also|still|that said),? )?(?:it is|it's|it remains|it would be|it may be|it's also|it is also) (?:also |always |equally |particularly |especially |very |really |perhaps |often |well |crucially |just |therefore )*(?:important|essential|crucial|vital|worth|critical|key|useful|helpful|necessary|imperative|interesting|significant|notable|noteworthy|wise|instructive|telling|advisable|paramount|fair|worthwhile|best|tempting|easy|good|fascinating|remarkable|valuable)(?: here| too| for {w}(?: {w})?)? (?:to )?(?:be (?:aware|mindful|clear)|note|recogni[sz]e|realis?e|realize|remember|consider|appreciate|know|see|say|add|recall|stress|underline|underscore|mention|emphasi[sz]e|highlight|point out|acknowledge|understand|state|keep in mind|bear in mind|not forget|mentioning|noting|remembering|considering|pointing out|highlighting|stressing|emphasi[sz]ing|repeating|underscoring|flagging|adding|bearing in mind|keeping in mind|recalling|knowing|acknowledging|recogni[sz]ing|clarifying|clarify)(?: here| also| too| upfront)?(?: the fact)?(?: that|,|:) ",
          "{^}(?:(?:also|but|and|always|just|please|do),? )?(?:keep|bear|have) in mind(?:,| that|:) (?:that )?",
          "{^}(?:one|another|a|an|the) (?:key |important |crucial |final |interesting |last |critical |quick )?(?:thing|point|aspect|fact|detail|caveat|note|consideration|takeaway|factor)(?: here)? (?:worth (?:noting|mentioning|remembering|flagging|keeping in mind|considering)|to (?:note|remember|keep in mind|bear in mind|consider|watch)|that (?:stands out|deserves attention|bears mentioning|is worth noting))(?: here)?(?: is(?: that)?|:) ",
          "{^}(?:what (?:is|makes it|makes this) (?:also |especially |particularly |most |really )?(?:important|interesting|notable|remarkable|worth noting|striking|noteworthy|fascinating)(?: here| about this)?|it (?:also )?(?:bears|deserves|merits) (?:mentioning|repeating|emphasi[sz]ing|noting|mention|emphasis|remembering)(?: here)?|it (?:should|must|can|may) (?:also )?be (?:noted|emphasi[sz]ed|stressed|mentioned|pointed out|remembered|said|acknowledged|borne in mind|kept in mind|highlighted|clarified|stated)(?: here)?|i (?:would|should|must|want to|'d) (?:also )?(?:like to )?(?:note|mention|stress|emphasi[sz]e|highlight|point out|add|underline)|we (?:must|should|cannot|can't|need to) (?:also )?(?:remember|note|not forget|forget|recogni[sz]e|acknowledge|keep in mind|bear in mind|ignore the fact|overlook the fact|stress))(?: is)?(?: that|:) ",
          ",? (?:and |but )?(?:it's|it is) (?:also )?(?:worth (?:noting|mentioning|remembering|adding)|important to (?:note|remember)|fair to say|safe to say)(?=,)",
          "{^}(?:a|one|another|just a|and a)? ?(?:quick|small|final|brief|important|key|friendly|useful|last)? ?(?:caveat|note|word of (?:caution|warning|advice)|reminder|heads-up|heads up|disclaimer|pro tip|side note|aside|fyi|important|worth knowing|worth noting|good to know|nota bene)(?: here| though| on {c})?: ",
        ],
        "",
        { weight: 1 },
      ],
      [
        "(?<!(?:^|[.!?\\n][ \\t]?)[a-z]{1,20}), (?:it is|it's) (?:also )?(?:important|essential|crucial|vital|worth|critical) (?:to )?(?:note|remember|noting|mentioning|mention|recogni[sz]e|understand|acknowledge) that ",
        ", ",
        { weight: 1 },
      ],
      [
        "{^}(?:worth (?:noting|mentioning)|of note|importantly|notably|crucially|significantly|interestingly|remarkably|surprisingly enough|more importantly|most importantly|perhaps most importantly|equally important),? ",
        "",
        { weight: 0.5 },
      ],
      [
        "{^}(?:keep in mind|bear in mind|remember|note|please note|be aware)(?:,)? that ",
        "",
        { level: 3, weight: 0.5 },
      ],
      ["(?:it's|it is) crucial to exercise caution (?:—|–|-|:) ", "", { level: 2, weight: 1 }],
      [
        "{^}(?:(?:also|but|and|always|just|please|do),? )?(?:note|remember|don't forget|do not forget|never forget|be aware|recogni[sz]e|consider|rest assured|take note|understand|know)(?: too| also)?(?: that|:) ",
        "",
        { level: 2, weight: 0.75 },
      ],
      [
        "{^}(?:perhaps )?(?:worth (?:noting|mentioning|remembering|adding)|of note|importantly|notably|crucially|critically|interestingly|tellingly|significantly|remarkably|curiously|more importantly|most importantly|just as importantly|equally importantly|perhaps most importantly|equally important|above all|especially)(?:,|:| too,| here,) (?:is |that )?",
        "",
        { weight: 0.75 },
      ],
      [
        ", (?:importantly|notably|crucially|interestingly|it should be noted|it must be said|it bears repeating|to be sure|mind you), ",
        " ",
        { weight: 0.5 },
      ],
      [
        "{^}(?:so,? |but |and |first,? |first things first,? )?(?:it is|it's) (?:also |equally |very |really |therefore )*(?:important|essential|crucial|vital|critical|key|necessary|imperative|worth) (?:to )?(?:understand|know|note|remember|recogni[sz]e|appreciate|see|understanding|knowing|consider)(?: {w}){0,3}{$}",
        null,
        { drop: true, weight: 1 },
      ],
    ],
    ar: [
      [
        [
          "{&}(?:من )?الجدير (?:بالذكر|بالإشارة|بالملاحظة|بالاهتمام|ذكره)(?: هنا| أيضا| كذلك)?[،,]? {an} ",
          "{&}(?:تجدر|يجدر|تنبغي|ينبغي|يجب|لا بد من|لابد من|لا تفوتنا|لا يفوتنا) ?(?:بنا )?(?:الإشارة|التنويه|التذكير|الذكر|التأكيد|الإيضاح)(?: هنا| أيضا| كذلك)?(?: إلى| على| ب)? ?{an} ",
          "{&}مما (?:تجدر الإشارة إليه|يجدر ذكره|يجدر بالذكر|يستحق الذكر|يلفت النظر|يلفت الانتباه|ينبغي التنبه إليه) {an} ",
          "{&}(?:من )?(?:المهم|الضروري|اللازم|الهام|الواجب|المفيد|الأهمية بمكان|اللافت|المثير للاهتمام|الملاحظ|الملفت|الواضح|المؤكد|الثابت)(?: هنا| أيضا| جدا| للغاية)?(?: أن)? (?:نلاحظ|ندرك|نشير|نذكر|نتذكر|نفهم|نعرف|نعلم|نعي|نؤكد|ملاحظة|الإشارة|معرفة|إدراك|التنويه|فهم|التذكير|التأكيد)(?: هنا)?(?: إلى| على| ب)? ?{an} ",
        ],
        "{&}{an}",
      ],
      ["{^}{&}جدير بالذكر {an} ", "{an}"],
      ["{^}{&}(?:من )?(?:اللافت|الملاحظ|المثير للاهتمام|الملفت|اللافت للنظر|الملفت للنظر) {an} ", "{an}"],
      [
        "{&}(?:من )?(?:المهم|الضروري|اللازم|الواجب) أن (?:نأخذ|نضع) (?:بعين الاعتبار|في الاعتبار|في الحسبان|نصب أعيننا) {an} ",
        "{&}{an}",
        { weight: 2 },
      ],
      [
        "{^}{&}(?:لا ننسى|لا يفوتنا|يجب ألا ننسى|علينا ألا ننسى|لا يمكن أن ننسى|لا يمكننا إغفال|لا يمكن إغفال) {an} ",
        "{an}",
        { level: 2 },
      ],
      [
        "{^}{&}(?:يذكر|نشير هنا إلى|نلفت إلى|وهنا نشير إلى|ونود الإشارة إلى|ونشير إلى) {an} ",
        "{an}",
        { level: 2, weight: 0.5 },
      ],
      [
        [
          "{^}{&}(?:يبقى |يظل |يعد |يعتبر |ل?كن |ومع ذلك[،,] |كما أنه )?(?:من )?(?:ال)?(?:مهم|ضروري|لازم|هام|واجب|مفيد|أهمية بمكان|لافت|مثير|ملاحظ|ملفت|جدير|حري|مناسب|إنصاف|حكمة|بديهي|مستحسن|أفضل|أجدر|أولى|جميل|غريب|طريف|مؤكد|واضح|معلوم|طبيعي|إشارة)(?: هنا| أيضا| جدا| للغاية| بمكان| كذلك| بنا)*(?: أن)? (?:نلاحظ|ندرك|نشير|نذكر|نتذكر|نفهم|نعرف|نعلم|نعي|نؤكد|ننوه|ننبه|نضيف|نقول|نوضح|نبين|ملاحظة|الإشارة|معرفة|إدراك|التنويه|فهم|التذكير|التأكيد|القول|الانتباه|التنبيه|التنبه|الذكر|التوضيح|تعلم|تعرف|تدرك|تتذكر|تلاحظ|تنتبه|يعلم|يعرف|يدرك)(?: هنا| أيضا)?(?: إلى| على| ب| ل)? ?{an} ",
          "{^}{&}(?:نلفت|ألفت|نشدد|نؤكد|أؤكد|ننوه|أنوه|نشير|أشير|نذكر|أذكر|ننبه|أنبه)(?: هنا| كذلك| أيضا| مجددا)*(?: إلى| على| ب)? ?{an} ",
          "{^}{&}(?:تجدر|يجدر|تنبغي|ينبغي|يجب|وجب|يلزم|لا بد من|لابد من|لا بد هنا من|نود|أود|يحسن|يستحسن|يتعين|بقي|تبقى|يبقى|لا تفوتنا|لا يفوتنا|لا يفوتني|نحب|أحب|نرغب في)(?: بنا| بي| هنا| كذلك| أيضا)*(?: أن)? ?(?:الإشارة|التنويه|التذكير|الذكر|التأكيد|الإيضاح|التشديد|لفت الانتباه|لفت النظر|التنبيه|التوضيح|الانتباه|أشير|أنوه|أؤكد|أذكر|نشير|ننوه|نذكر|نؤكد|الانتباه|النظر|القول)(?: هنا| أيضا| كذلك| مجددا)*(?: إلى| على| ب)? ?{an} ",
          "{^}{&}(?:ما|مما|ومما|الذي) (?:يجدر|يجب|ينبغي|يستحق|يلفت|يثير|يزيد|يميز|يلاحظ|تجدر|لا ينبغي|لا يجب)(?: \\p{L}+){1,4}? (?:هو |هنا )?{an} ",
          "{^}{&}(?:اللافت|الملاحظ|المثير|الملفت|اللافت للنظر|المثير للاهتمام|المثير للدهشة|المدهش|الأجمل|الأهم|الأهم من ذلك|الأجمل من ذلك|الأدهى|الأبرز|المهم|الجميل في الأمر|الطريف|الغريب|الأغرب|المفارقة|الجدير|المؤكد|الثابت|المعروف|الواضح)(?: من ذلك| من هذا| من كل ذلك| في الأمر| هنا| حقا| للنظر| كله)*[،,]?(?: هو| هي)? {an} ",
        ],
        "{&}{an}",
        { weight: 1 },
      ],
      [
        "{^}{&}(?:تذكر|تذكروا|تذكري|لا تنس|لا تنسوا|لا تنسي|ضع في اعتبارك|ضعوا في اعتباركم|ضع في حسبانك|اعلم|اعلموا|انتبه إلى|انتبهوا إلى|كن على علم ب|كن على دراية ب|ليكن في علمك|ليكن معلوما|خذ في اعتبارك|خذ في الحسبان)[،,]?(?: دائما| دوما| جيدا)? ?{an} ",
        "{an}",
        { level: 2, weight: 0.75 },
      ],
      [
        "{^}{&}(?:للعلم|للتذكير|للإشارة|للتنويه|للفائدة|وللأمانة|من باب التذكير|من باب العلم بالشيء|ملاحظة مهمة|تنويه)[،,:] (?:{an} )?",
        "{&}{an}",
        { weight: 0.75 },
      ],
      [
        "{^}{&}(?:ملاحظة|تنبيه|تنويه|تذكير|معلومة|نصيحة|تحذير|إضاءة|همسة)(?: أخيرة| سريع| سريعة| صغير| صغيرة| مهم| مهمة| هام| هامة| بسيط| بسيطة| واحدة| ودي)*: ",
        "",
        { weight: 1 },
      ],
    ],
  },
};
