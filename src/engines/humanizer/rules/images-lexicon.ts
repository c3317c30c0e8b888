import type { PhraseBook } from "#engines/humanizer/wording.ts";

/** By the ending of "pave" and "breathe". */
const PAVES: Record<string, string> = {
  e: "prepare for ",
  es: "prepares for ",
  ed: "prepared for ",
  ing: "preparing for ",
};
const REVIVES: Record<string, string> = { e: "revive ", es: "revives ", ed: "revived ", ing: "reviving " };

/** Sayings and pictures worn out by use. */
export const IMAGES: PhraseBook = {
  "aphorism-formula": {
    en: [
      [
        [
          "{^}where there is (?:a )?{w}, there is {s}{$}",
          "{^}(?:change|growth|trust|success|greatness|healing|leadership|learning|progress|innovation|happiness|community|love|respect|kindness|hope|patience|knowledge|creativity|resilience|courage) (?:is|are|begins?|starts?|takes?|lives?|grows?|comes?|happens?|matters?|has no|knows no|breeds?|builds?|wins?) [^.!?\\n]{2,70}{$}",
          "{^}(?:remember(?:,|:| that)? )?(?:every|each|behind every|for every|inside every|in every) (?:great |successful |single |good )?{w} (?:was once|(?:starts?|began|begins) with|(?:is|there is|there's|lies|stands) (?:a|an) (?:story|person|dream|choice|dreamer|journey|lesson|hero|team|family|chance|opportunity|beginner)|(?:has|carries|deserves|needs) (?:a|its) (?:story|champion|hero|journey|purpose)) ?[^.!?\\n]{0,60}{$}",
        ],
        null,
        { drop: true, weight: 1 },
      ],
      ["(?:truly )?is the (?:heart|soul|currency|essence|lifeblood|heartbeat) of ", null, { drop: true }],
      ["(?:in|with) (?:every|each) {w}, (?:there is|lies|there's) (?:a|an|the) {w}", null],
      [
        [
          "{^}(?:and |but |because |after all,? |in the end,? |remember[:,]? )?[^.!?,;\\n]{3,50} (?:isn't|is not|aren't|are not|was never|is never|is rarely) (?:a destination|a sprint|a luxury|a race|a finish line|built in a day|an accident|a zero-sum game|rocket science|about perfection|the end|a coincidence|made overnight|a straight line|linear|an option)[^.!?\\n]*{$}",
          "{^}(?:less is more|knowledge is power|time is money|slow and steady wins the race|good things (?:take time|come to those who wait)|home is where the heart is|practice makes perfect|you are what you eat|a journey of a thousand miles begins with a single step|rome wasn't built in a day|actions speak louder than words|the rest is history|you reap what you sow|the only constant is change|change is the only constant)[^.!?\\n]{0,40}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        [
          "{^}(?:and |but |for |so |after all,? |because |in the end,? |ultimately,? |remember[:,]? |truly,? )?[^.!?;:\\n]{2,70}?,? (?:after all,? |in the end,? |truly |really |perhaps |simply |at heart,? )*(?:is|are|was) (?:not just |more than |also |often |always |truly |really )?(?:the|a|our|its|a kind of|perhaps the|one of the) {EMBLEM} (?:of|that|to|between|behind|for|we|in|which) [^.!?\\n]{2,80}{$}",
          "{^}(?:and |but |because |after all,? |in the end,? |remember[:,]? )?(?:behind|beneath|within|inside|in|with|at the heart of) (?:every|each|any|all) [^.!?,\\n]{2,50},? (?:there )?(?:is|lies|are|there's|hides|stands|beats|lives|comes) [^.!?\\n]{2,80}{$}",
          "{^}(?:and |but |because |after all,? |in the end,? |sometimes,? )?(?:sometimes|often|after all|in the end|at the end of the day|perhaps),? (?:the )?(?:best|smallest|simplest|greatest|most \\p{L}+|quietest|little|biggest|real|true|strongest) [^.!?\\n]{2,60} (?:is|are|come|comes|start|starts|happen|happens|begin|begins|make|makes|lie|lies) [^.!?\\n]{2,80}{$}",
          "{^}(?:where|when) [^.!?,\\n]{3,40} (?:ends?|meets?|fails?|stops?|begins?), [^.!?\\n]{3,50} (?:begins?|starts?|happens?|follows?|thrives?|takes over){$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        ",? (?:because|for|since|and|where|as)(?:,? after all,?)? [^.!?;:,\\n]{2,50}? (?:is|are) (?:truly |really |simply |perhaps )?(?:the|a|our) {EMBLEM} (?:of|that|to|between|behind|for) [^.!?,;\\n]{2,60}(?={$})",
        "",
        { weight: 1.5 },
      ],
      [
        "{^}(?:and |but |because |after all,? |in the end,? |remember[:,]? )?(?:every|each) {w}(?: {w})? (?:tells|has|holds|carries|hides|begins|starts|is|becomes|speaks|matters|counts) (?:a|an|its|the|with|more|louder|volumes|of|someone's|their) [^.!?\\n]{2,60}{$}",
        null,
        { drop: true, weight: 1.25 },
      ],
    ],
    ar: [
      [
        [
          "{^}(?:و|ف)?{c} (?:هو|هي) (?:لغة|روح|قلب|نبض|مفتاح|سر|وقود|عملة|درع|فن|أساس|عنوان|مرآة|جسر|نافذة|بوصلة|شريان|جوهر|سلاح|غذاء|صناعة|شعلة) (?:ال)?\\p{L}+(?: {c})?{$}",
          "{^}(?:و|ف)?{c} (?:مفتاح|سر|أساس|روح|لغة|عماد|نبض|شريان) (?:النجاح|الحياة|السعادة|التقدم|التميز|القلوب|الأمم|الشعوب|المستقبل|الإبداع|العصر)",
          "{^}(?:و|ف)?(?:تذكر(?:وا|ي)?(?: دائما)?[:،] )?كل \\p{L}+ (?:عظيم |ناجح |كبير |كبيرة )?(?:كان|كانت|بدأ|بدأت|يبدأ|تبدأ|وراءه|وراءها|خلفه|خلفها) [^.!؟\\n]{2,60}{$}",
          "{^}(?:و|ف)?من (?:ي|ز|غ|أ|ب|س|ص|ج)\\p{L}+ [^،.!؟\\n]{2,30}[،,]? (?:يحصد|حصد|يجد|وجد|يصل|وصل|نال|ينال|يبلغ|بلغ|جنى|يجني|يربح|ربح|يملك|ملك) [^.!؟\\n]{2,40}{$}",
        ],
        null,
        { drop: true, weight: 1 },
      ],
      ["(?:هو|هي) في (?:جوهره|جوهرها) (?:لغة|روح|فن|سر)", null],
      ["(?:فكل|كل) {w} (?:حكاية|قصة|رحلة|بداية جديدة|درس){$}", null, { weight: 1 }],
      [
        [
          "{^}(?:و|ف)?(?:ال\\p{L}+|\\p{L}+ ال\\p{L}+|كل \\p{L}+)(?: (?:ال\\p{L}+|في النهاية|إذن|إذا|ببساطة))?[،,]? (?:(?:هو|هي|هما|يبقى|تبقى|يظل|تظل) )?{EMBLEM} (?:ال)?\\p{L}+(?: \\p{L}+)?(?:[،,]? و{EMBLEM} (?:ال)?\\p{L}+(?: \\p{L}+)?)*(?:[،,] [^.!?؟\\n]{0,70})?{$}",
          "{^}(?:و|ف)?(?:وراء|خلف|في|داخل|مع|لكل|بين) (?:كل )?\\p{L}+(?: \\p{L}+)? (?:ناجح\\p{L}* )?(?:حكاية|قصة|سر|درس|حلم|رحلة|حياة|فرصة|روح|رسالة|عالم|ذكرى|ألف حكاية){s}{$}",
          "{^}[^.!?؟\\n]{3,80}[،,؛] ?(?:بل |إنما |ف)?(?:ال\\p{L}+ )?(?:هو|هي|فهو|فهي|إنه|إنها) {EMBLEM} (?:ال)\\p{L}+[^.!?؟\\n]{0,50}{$}",
          "{^}(?:و|ف)?(?:إنها|إنه|هي|هو)(?: بحق| حقا| بلا شك| باختصار| ببساطة)? (?:جوهرة|لؤلؤة|درة|قلب|روح|نبض|ذاكرة|مرآة|عروس|حكاية|قصة|قصيدة|سيمفونية|لوحة|متحف|كتاب|نافذة|بوابة|جسر|وطن|عالم|رحلة|لغة|فن) [^.!؟\\n]{2,60}{$}",
          "{^}(?:و|ف)?\\p{L}{2,}(?:تك|ك|نا|كم) (?:هي |هو )?(?:رأس مال|كنز|ثروة|سلاح|استثمار|أمانة|تاج|مرآة|جواز|عنوان|بصمة|هوية|مفتاح|بوابة)\\p{L}*(?: \\p{L}+){0,3}{$}",
          "{^}(?:و|ف)?ال\\p{L}+(?: ال\\p{L}+)?(?:[،,] [^،,.!؟\\n]{3,28}[،,])? (?:هو |هي )?(?:حكاية|قصة|رحلة|طقس|قصيدة|أغنية|لغة|وطن|حياة|أسلوب حياة|فلسفة|رسالة|عهد|وعد) [^.!؟\\n]{2,50}{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        [
          "{^}(?:و|ف)?(?:كل|فكل|لكل) \\p{L}+(?: \\p{L}+)? (?:يحكي|تحكي|يروي|تروي|يحمل|تحمل|يخبئ|تخبئ|يصنع|تصنع|يبدأ|تبدأ|حكاية|قصة|رحلة|بداية|درس|فرصة) {s}{$}",
          "{^}(?:و|ف)?(?:ال)?(?:نجاح|تغيير|حلم|أمل|علم|معرفة|قراءة|صبر|ثقة|حب|سعادة|حرية|كرامة|بداية|طريق|إرادة|عزيمة|خطوة|رحلة|تعلم|تميز|إبداع|قيادة|وطن|بيت|عائلة|أم|صحة|وقت|زمن|كلمة|حياة)(?: ال\\p{L}+)? (?:لا (?:يأتي|تأتي|يولد|تولد|يقاس|تقاس|يمنح|تمنح|يباع|تباع|يشترى|تشترى|يعرف|تعرف|يموت|تموت|ينتظر|تنتظر|يتوقف|تتوقف|يبنى|تبنى|يصنع|تصنع|يكتمل|تكتمل|ينتهي|تنتهي)|يبدأ|تبدأ|يصنع|تصنع|يولد|تولد|يبنى|تبنى|أقوى من|أجمل حين|أثمن من|أغلى من|ثمرة|طريق|رحلة|قرار|خيار|مسؤولية|اختيار) {s}{$}",
          "{^}(?:و|ف)?(?:حين|عندما|حيث|حيثما|من) [^.!?؟،\\n]{3,50}[،,] (?:يبدأ|تبدأ|يولد|تولد|ينتهي|تنتهي|يزهر|تزهر|يكتمل|تكتمل|يصبح|تصبح|تتحقق|يتحقق|وجد|حصد|جنى|نال) {s}{$}",
          "{^}(?:و|ف)?(?:ال)\\p{L}+ (?:(?:هو|هي) )?{EMBLEM}(?:نا|كم|ه|ها|ك|ي)?(?: (?:ال)?\\p{L}+){0,3}{$}",
        ],
        null,
        { drop: true, weight: 1.25 },
      ],
      [
        "[،,] ?ف(?:ال)\\p{L}+ (?:ال\\p{L}+ )?(?:(?:هو|هي) )?{EMBLEM} (?:ال)?\\p{L}+[^.!?؟\\n،]{0,50}(?={$})",
        "",
        { weight: 1.5 },
      ],
      ["[،,] ?و(?:ال)\\p{L}+ (?:(?:هو|هي) )?{EMBLEM} (?:ال)\\p{L}+[^.!?؟\\n،]{0,40}(?={$})", "", { weight: 1.5 }],
    ],
  },
  "metaphor-cliche": {
    en: [
      [
        "rich tapestry of (history|culture|traditions|flavou?rs|cultures|life|experiences)",
        "long $1",
        { level: 3, weight: 2 },
      ],
      ["(?:its|the|a) rich tapestry of ", "its ", { weight: 2 }],
      ["tapestry of", null],
      ["(?:in|on|throughout|along) (?:our|your|their|its|his|her|my|this) (?:{w} )?journey", null],
      ["(?:a|the) (?:gateway|doorway|window|portal) (?:to|into) ", null],
      [
        "(?:treasure trove|melting pot|double-edged sword|breath of fresh air|perfect storm|tip of the iceberg|canvas|kaleidoscope|symphony|mosaic|labyrinth|crucible) of ",
        null,
      ],
      [
        [
          "(?:embark|embarking|embarks|embarked) on (?:a|an|this|the|your|their|our) (?:{w} )?(?:journey|adventure|quest)(?: (?:of|to|toward|towards|into) (\\p{L}+))?",
          "(?:a|the) (?:beacon|pillar|symbol|ray) of (?:hope|strength|light|resilience|innovation|progress)",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:a|the) (?:{w} )?journey (?:of|toward|towards|to|into) ", null, { weight: 1 }],
      ["(?:a )?vibrant hub (?:for|of) ", "a place for ", { level: 2, weight: 2 }],
      [
        "navigat(?:e|es|ing) the (?:complex |intricate |ever-changing |ever-evolving )*(?:landscape|world|complexities|waters|maze|challenges) of ",
        "deal with ",
        { level: 3, weight: 1 },
      ],
      [
        [
          "{^}with the right {c}, {c}, and {c}, anyone can {s}{$}",
          "(?:stands?|stood|standing) the test of time",
          "(?:navigat(?:e|es|ed|ing)) (?:the |this |these |an? )?(?:\\p{L}+ )*(?:maze|labyrinth|waters|sea|minefield|terrain|storm|landscape|complexities|twists|ups and downs|challenges|journey) (?:of|that|in)",
          "(?:unlock|unleash|ignit|spark|fuel|awaken|kindl)(?:e|es|ed|s|ing|led|ling)? (?:the |your |their |its |a |our |his |her )?(?:full |true |hidden |untapped |new |creative |inner |limitless |lifelong |collective )*(?:potential|power|powers|secrets|possibilities|passion|creativity|imagination|curiosity|magic|opportunities|doors|wonder|soul|spirit|dreams|flame|fire)",
        ],
        null,
        { drop: true, weight: 1 },
      ],
      [
        "(?:a|the|an?) (?:{w} )?(?:beacon|bastion|paragon|embodiment|shining light|guiding light|torchbearer|poster child) (?:of|for) ",
        "an example of ",
        { weight: 1.5 },
      ],
      [
        "(?:a|the) (?:rich |vibrant |colou?rful |intricate |living |lively |dazzling |beautiful |delicate |complex |unique )*(?:tapestry|mosaic|kaleidoscope|symphony|melting pot|patchwork|medley|dance|collage|cocktail|constellation|palette|fusion) of ",
        "a mix of ",
        { weight: 1.5 },
      ],
      ["a (?:real |true |veritable |rich )?treasure trove of ", "many ", { weight: 1.5 }],
      ["(?:a|the) (?:{w} )?(?:gateway|portal|doorway|passport) (?:to|into) ", "a way into ", { weight: 1 }],
      ["(?:a|the) (?:{w} )?window (?:into|onto) ", "a view of ", { weight: 1 }],
      ["(?:a|the) (?:blank |perfect )?canvas (?:for|on which|of) ", "a place for ", { weight: 1 }],
      [
        "(?:a|the) (?:{w} )?(?:bridge) between (?=(?:the )?(?:past|old|tradition|generations|cultures|worlds|east))",
        "a link between ",
        { weight: 1 },
      ],
      ["(pav)(es|ed|ing|e) the way for ", (g) => PAVES[g[1] ?? ""] ?? null, { weight: 1 }],
      ["(breath)(es|ed|ing|e) (?:new |fresh )?life into ", (g) => REVIVES[g[1] ?? ""] ?? null, { weight: 1 }],
      ["(open)(s|ed|ing|) (?:the )?doors? (?:to|for) ", (g) => `allow${g[1] ?? ""} `, { weight: 1 }],
      [
        "(shed|shedding|sheds) (?:new )?light on ",
        (g) => (g[0] === "shedding" ? "explaining " : g[0] === "sheds" ? "explains " : "explain "),
        { weight: 1 },
      ],
      [
        ",? (?:and|but|yet) (?:that|this|it|they|each|every|the|for many,? it|for them,? it)(?: {w}){0,3} (?:is|are|becomes?|was|has become|feels like|felt like) (?:nothing less than |truly |more than |like )?(?:a|an|the|their|our) (?:{w} )?(?:lifeline|beacon|journey|gateway|tapestry|anchor|compass|sanctuary|haven|oasis|bridge|treasure|gift|heartbeat|canvas|symphony|rollercoaster|roller coaster|north star|refuge|ritual|love letter|dance|poem|time capsule|breath of fresh air|game changer|labou?r of love)(?: [^.!?;\\n]{0,60})?(?={$})",
        "",
        { weight: 1.5 },
      ],
      [
        [
          "{^}[^.!?\\n]{0,80}?(?:is|are|becomes?|was|were|has become|remains?|feels? like|grown into|turned into|transforms? into|acts? as|serves? as) (?:nothing less than |truly |much |more than |like |almost )?(?:a|an|the|their|our|its) (?:{w} ){0,2}?(?:lifeline|beacon|journey|gateway|tapestry|anchor|compass|sanctuary|haven|oasis|treasure trove|heartbeat|beating heart|canvas|symphony|rollercoaster|roller coaster|north star|refuge|love letter|dance|poem|time capsule|breath of fresh air|labou?r of love|melting pot|jewel|gem|crown jewel|hidden gem|masterpiece|magnet|playground|cocoon|stepping stone|springboard|silver lining|blank slate|powerhouse|hotbed|cradle|pillar|lighthouse|torch|spark|catalyst|bridge|mirror|window|portal){s}{$}",
          "(?:embark|embarking|embarks|embarked|set out|setting out) on (?:a|an|this|the|your|their|our|his|her|my) (?:{w} ){0,2}(?:journey|adventure|quest|voyage|odyssey|path|mission)",
          "{^}(?:every|each) {w} (?:{w} )?(?:tells (?:a|its|another|the)|whispers|hides (?:a|its)|reveals (?:a|its)|sings|(?:holds|carries|has) (?:a|its own|its) (?:story|stories|tale|secret|memory|soul|song)|becomes a) ?[^.!?\\n]*{$}",
          "{^}(?:whether|while|as) [^.!?\\n]{3,110}, (?:one|you|visitors|readers|guests) (?:cannot|can't|can not|can hardly|will) (?:help but|not help but) [^.!?\\n]*{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        "(your|their|our|his|her|its|my|this|the) (?!user |customer |buyer |train |bus |return |car )({w} )?journey(?={$}|,| (?:from|as|through|with|began|begins|started|starts|has|is|was|and) )",
        (g) => (g[1] ? `${g[0] ?? ""} ${(g[1] ?? "").trim()}` : `${g[0] ?? ""} path`),
        { weight: 1 },
      ],
      ["(?:in|at) the (?:very )?heart of (?=(?:the |a |an )?{w})", "in ", { level: 2, weight: 0.75 }],
      [
        "(?:weaving|woven|weaves|weave) (?:together |into |through |seamlessly )*(?:the |a )?(?:fabric|tapestry|story|threads?|narrative)?",
        null,
        { drop: true, weight: 0.75 },
      ],
      [
        [
          ",? where(?<!(?:is|was|remains) an? {w},? where) (?:the )?(?:past|old|tradition|history|heritage|nature|ancient|time|luxury|art|east|mountains?|land|sea|sky|culture|craft|science|modernity|{w}) (?:(?:and (?:the )?{w} )(?:meet|dance|blend|merge|collide|intertwine|coexist|converge|live|walk|mingle|embrace|come together)|(?:meets?|blends? with|merges? with|stands? still|comes? alive|comes? together|collides?|intertwines?|lives on|lingers|whispers))[^.!?,;\\n]*?(?={$}|,)",
          "(?:,| and| where| as|, where|, and|, as) (?:every|each) {w} (?:{w} )?(?:tells|whispers|hides|reveals|speaks|sings|holds a|carries a|becomes a|has a story) (?:a |an |its own |another |of |its )?[^.!?,;\\n]*?(?={$}|,)",
        ],
        "",
        { weight: 1.25 },
      ],
      [
        "(?:, |[ ](?:—|–) )an? (?:place|city|land|world|space|town|region|setting|spot|destination|country|corner|village|market|house|room) where (?:every|each|time|the past|past|history|tradition|old|the old|nature|art) [^.!?,;—–\\n]*?(?:(?= and )|[ ](?:—|–)(?= )|,(?= )|(?={$}))",
        ",",
        { weight: 1.5 },
      ],
    ],
    ar: [
      [
        "{&}(?:تواصل|يواصل|بدأت|بدأ|تبدأ|يبدأ|انطلقت|انطلق|تستمر) ({c})?(?:رحلتها|رحلته|مسيرتها|مسيرته|رحلتك|رحلتنا)(?: {c})?(?:نحو|إلى|في) (?:آفاق|عالم|قمة|القمة|التميز|النجاح|مستقبل|المستقبل|غد){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        [
          "(?:رحلة|رحلتك|رحلتنا|رحلتها|رحلته) (?:ممتعة|شيقة|ملهمة|التعلم|الإبداع|نحو|اكتشاف|تعلم|النجاح|مليئة|استثنائية|لا تنتهي|طويلة نحو|البحث عن)",
          "(?:بوابة|بوابتك|نافذة|نافذتك|جسرا|جسر|مفتاح|مفتاحك|منارة|شعلة) (?:إلى|نحو|على|نحو المستقبل|للنجاح|النجاح|العبور|الأمل|العلم|مضيئة|لا تنطفئ|للمستقبل)",
          "(?:بمثابة )?(?:لؤلؤة|جوهرة|درة|عروس|واحة) (?:من|في|نابضة|المتوسط|الشرق|الصحراء|البحر|مخفية|خفية|ثمينة|السياحة)",
          "(?:نسيج|فسيفساء|لوحة|سيمفونية|بوتقة|مزيج ساحر) (?:من|متكامل|فني|فنية|اجتماعي متكامل|غني|متنوع|متناغمة)",
          "(?:عالم|في عالم) (\\p{L}+) (?:المثير|الساحر|الرائع|الشيق|المدهش|الواسع)",
          "يبحر (?:بنا|في)|تأخذنا في رحلة|يأخذنا في رحلة|ينقلنا إلى عالم|تنقلنا إلى عالم",
        ],
        null,
      ],
      [
        "(تعلم|دراسة|ممارسة|قراءة|كتابة) (\\p{L}+) رحلة (?=ممتعة|شيقة|مثيرة|مفيدة|طويلة|صعبة|سهلة)",
        null,
        { weight: 0.5 },
      ],
      [
        "{&}(?:تعد|يعد|تعتبر|يعتبر) ((?:مدينة|بلدة|قرية|واحة|جزيرة|محافظة) (?:\\p{L}+)(?: \\p{L}+)?) بمثابة (?:لؤلؤة|جوهرة|درة|عروس)(?: نابضة بالحياة)? (تحتضن|تضم|تحوي|تحمل) ",
        (g) => `${g[1] ?? ""} ${g[0] ?? ""} `,
        { weight: 3 },
      ],
      [
        " (?:نحو|إلى) (?:آفاق|قمم|عوالم) (?:جديدة|أوسع|أرحب|رحبة|واعدة)(?: من (?:النجاح|التميز|الإبداع|التطور|الازدهار|التقدم))?(?={$})",
        "",
        { level: 3, weight: 1 },
      ],
      [
        "{^}[^.!؟\\n]{0,80}?(?:هو|هي|إنه|إنها|يعد|تعد|يعتبر|تعتبر|يمثل|تمثل|يشكل|تشكل|يبقى|تبقى|يظل|تظل|أصبح|أصبحت|صار|صارت|تحول إلى|تحولت إلى|غدا|غدت|كان|كانت|بات|باتت|ليكون|لتكون|بمثابة|كأنه|كأنها|يبدو|تبدو|من|إلى)(?: \\p{L}+){0,3}? (?:حكاية|قصة|سيمفونية|لوحة|فسيفساء|نسيجا|نسيج|بوابة|بوصلة|منارة|نافذة|جسرا|جسر|رحلة|ملحمة|قصيدة|واحة|كنزا|كنز|جوهرة|لؤلؤة|درة|شعلة|بوتقة|مرآة|شريانا|شريان|نبضا|نبض|مرسى|ملاذا|ملاذ|بذرة|عروس|مسرحا|مغامرة|أيقونة|مزيجا ساحرا|تحفة) (?:من|عن|ل|إلى|نحو|بين|في|تروي|تحكي|يروي|يحكي|صبر|عطاء|كفاح|نجاح|حب|عشق|إصرار|أمل|تضيء|تنير|لا|حقيقي\\p{L}*|فني\\p{L}*|إنساني\\p{L}*|نابض\\p{L}*|خفي\\p{L}*|ثمين\\p{L}*|حي\\p{L}*|ال)[^.!؟\\n]*{$}",
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        [
          "[،,]? ?(?:مما|ما|وهو ما|الأمر الذي) (?:يجعل|تجعل|جعل)(?:ه|ها)? ?(?:من(?:ه|ها|هما)?)? (?:كنزا|لؤلؤة|جوهرة|واحة|منارة|بوابة|لوحة|رحلة|قصة|حكاية|درة)[^.!؟؛;،\\n]*?(?={$}|[،,] )",
          "[،,] ?(?:إنه|إنها|فهو|فهي|وهو|وهي|بل هو|بل هي|كأنه|كأنها|وكأنه|وكأنها) (?:أشبه ب)?(?:سيمفونية|لوحة|فسيفساء|نسيج|بوابة|بوصلة|منارة|نافذة|جسر|رحلة|ملحمة|قصيدة|واحة|كنز|جوهرة|لؤلؤة|درة|شعلة|بوتقة|مرآة|شريان|نبض|مرسى|ملاذ|حكاية|قصة|أيقونة)[^.!؟؛;\\n]*?(?={$})",
        ],
        "",
        { weight: 1.5 },
      ],
      [
        "(?:سيمفونية|فسيفساء|لوحة فنية|لوحة|توليفة|باقة|كوكبة) (?:متناغمة |ساحرة |بديعة |رائعة |فريدة |متكاملة |غنية |نابضة )?من (?=\\p{L})",
        "مزيج من ",
        { weight: 1 },
      ],
      [
        " و(?:منارة|شعلة|بوصلة|نبض|سيمفونية|لوحة|واحة|جوهرة|لؤلؤة|أيقونة) (?:ل|من|ال|في)[^.!؟؛;،\\n]*?(?={$}|[،,])",
        "",
        { weight: 1 },
      ],
      [
        [
          "(?:ينسج|تنسج|نسج|نسجت|يعزف|تعزف|عزف|عزفت|يرسم|ترسم|رسمت|يخط|تخط|يحيك|تحيك|ينبض|تنبض|يهمس|تهمس|تتراقص|يتراقص|تعانق|يعانق|تحتضن بين|يبحر|تبحر|أبحر|يغوص|تغوص|يحلق|تحلق|تتلألأ|يتلألأ) (?:\\p{L}+ ){0,2}?(?:خيوط|ألحان|لحن|ملامح|سطور|أجمل|بالحياة|بالتاريخ|حكاية|قصة|حكايات|قصص|السماء|الغيوم|التاريخ|في عالم|في بحر|في أعماق|في سماء|في فضاء|بين أحضان|بأسرار|الزمن)[^.!؟؛;،\\n]*?(?={$}|[،,])",
          "(?:بدأ|بدأت|يبدأ|تبدأ|انطلق|انطلقت|خاض|خاضت|يخوض|تخوض|خض|خوض) (?:{w} ){0,2}?(?:رحلة|رحلته|رحلتها|رحلتك|مسيرته|مسيرتها|مشواره|مشوارها|غمار) (?:نحو|مع|إلى|في|البحث|الكفاح|النجاح|التعلم|الاكتشاف|طويلة|ملهمة|شاقة|جديدة)",
        ],
        null,
        { drop: true, weight: 1 },
      ],
      [
        "(?:على|في) (?:مفترق طرق|طبق من ذهب|مهب الريح|قلب الحدث|صميم الحياة|خط المواجهة|رأس الهرم|سباق مع الزمن)",
        null,
        { weight: 0.75 },
      ],
      ["(?:في قلب|في أحضان|بين أحضان|في رحاب|في ربوع|في كنف) (?=ال|\\p{L})", "في ", { weight: 1 }],
      [
        "(في |على )?رسم (?:ال)?(?:بسمة|ابتسامة|فرحة|بهجة) على (?:ال)?(?:وجوه|شفاه|محيا|ثغور) ?(?:ال)?(الجميع|الناس|المحتاجين|الأطفال|الآخرين|المستفيدين|الأسر|الصغار)?",
        (g) => `${g[0] ?? ""}إسعاد ${g[1] || "الناس"}`,
        { weight: 1 },
      ],
    ],
  },
};
