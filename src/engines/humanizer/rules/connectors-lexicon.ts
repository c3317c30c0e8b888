import type { PhraseBook, Rewrite } from "#engines/humanizer/wording.ts";

/** "many" before things that can be counted, "a lot of" before others. */
const manyOf: Rewrite = ([next = ""]) => {
  const words = next.toLowerCase().split(" ").slice(0, 3);
  const noun = words.findIndex((word) => /^(?:and|or|of|in|on|for|to|from|with|that|which|about|at|by)$/.test(word));
  const head = words.slice(0, noun < 0 ? words.length : noun).at(-1) ?? "";
  return /[^s]s$/.test(head) || /^(?:people|children|women|men)$/.test(head) ? "many " : "a lot of ";
};

const PRONOUNS: Record<string, string> = { ه: "وهو ", ها: "وهي ", هما: "وهما ", هم: "وهم " };

/** «علاوة على ذلك، فإنها تساعد» leaves «وهي تساعد»: «فإن» leans on what goes. */
const pronounOf: Rewrite = ([suffix = ""]) => PRONOUNS[suffix] ?? null;

const ADDING =
  "{^}{&}(?:علاوة على (?:ذلك|هذا|ما سبق|هذا كله)|بالإضافة إلى (?:ذلك|هذا|ما سبق|هذا كله|ما تقدم)|إضافة إلى (?:ذلك|هذا|ما سبق|كل ذلك)|بالإضافة لذلك|إضافة لذلك|فضلا عن (?:ذلك|هذا|كل ذلك)|زيادة على (?:ذلك|هذا)|ناهيك عن (?:ذلك|هذا)|إلى جانب (?:ذلك|هذا|ما سبق|هذا كله)|بجانب ذلك|أضف إلى (?:ذلك|هذا)|يضاف إلى (?:ذلك|هذا)|يضاف إلى ما سبق|ليس هذا فحسب|ليس هذا فقط|ليس ذلك فحسب|لا يقف الأمر عند هذا الحد|لا يتوقف الأمر عند هذا الحد|وفوق (?:هذا كله|ذلك|ذلك كله|كل ذلك)|والأكثر من ذلك|وأكثر من ذلك|والأهم من ذلك|وأهم من ذلك|من جهة أخرى أيضا|وعلى المنوال نفسه|على نحو مماثل|بالمثل|وبالمثل|كذلك الأمر|وكذلك|كذلك|أيضا|وأيضا|كما أن هناك|على غرار ذلك|عطفا على ذلك|عطفا على ما سبق|استطرادا|تباعا|وتزامنا مع ذلك|في الوقت ذاته|في الوقت نفسه|وفي الأثناء|بموازاة ذلك|بالتوازي مع ذلك|في موازاة ذلك)[،,]? ";
const TURNING =
  "{^}{&}(?:من ناحية أخرى|من ناحية ثانية|من جهة أخرى|من جهة ثانية|من جانب آخر|من جانبه|على صعيد آخر|على صعيد متصل|على صعيد مواز|في سياق متصل|في سياق مشابه|في سياق آخر|في السياق ذاته|في السياق نفسه|في السياق عينه|في هذا السياق|في هذا الإطار|في الإطار نفسه|في الإطار ذاته|في هذا الصدد|بهذا الصدد|في هذا الشأن|بهذا الخصوص|في هذا الجانب|من هذا المنطلق|من هذه الزاوية|من هنا|انطلاقا من (?:هذا|ذلك|هنا)|بناء على (?:ذلك|هذا|ما سبق)|بناء عليه|عليه|استنادا إلى ذلك|في ضوء (?:ذلك|هذا|ما سبق)|على ضوء ذلك|لهذا السبب|لهذه الأسباب|تأسيسا على ذلك|ترتيبا على ذلك|تبعا لذلك|وفقا لذلك|في المقابل|بالمقابل|في مقابل ذلك|على النقيض من ذلك|على الجانب الآخر|بطبيعة الحال|في الحقيقة)[،,]? ";

/** How sentences are tied together and how ideas are set against each other. */
export const CONNECTORS: PhraseBook = {
  "connector-pileup": {
    en: [
      ["{^}(?:moreover|furthermore|additionally),? ", "", { weight: 1 }],
      [
        "{^}(?:and |but )?(?:moreover|furthermore|additionally|in addition|besides(?: this| that)?|further|further to this|what is more|what's more|on top of (?:that|this|it all)|in addition to (?:this|that|these)|beyond (?:that|this|these)|equally|likewise|similarly|coupled with (?:this|that)|by the same token|in the same vein|along the same lines|along with this|not only that,? but|not to mention|add to this|added to this|to add to this|as well as this|aside from this|apart from this|alongside this|in a similar vein|in like manner|correspondingly|to that end|with this in mind|with that in mind|building on this|to build on this|that aside|also worth noting|for good measure|as an added bonus|as a bonus|better still|better yet|more than that|more importantly|perhaps more importantly|even more so|to top it off|to top it all off|at the same time|in tandem|in parallel|meanwhile|simultaneously), ",
        "",
        { weight: 1 },
      ],
      [
        "{^}(?:consequently|subsequently|accordingly|thus|hence|therefore|as such|as a result|as a consequence|in light of this|for this reason|for these reasons|to this end|in this regard|in this respect|in this context|in this sense|in this way|by doing so|in doing so|in so doing|it follows that|because of this|due to this|owing to this|given this|on this basis|in view of this|against this backdrop|in that regard|in turn), ",
        "",
        { level: 3, weight: 0.5 },
      ],
      ["{^}(?:nevertheless|nonetheless|notwithstanding|conversely|in contrast), ", "But ", { level: 3, weight: 0.5 }],
      [
        "{^}(?:it is|it's) also (?:important|essential|crucial|worth|vital) to (?:\\p{L}+ )?(?:that )?",
        null,
        { weight: 0.5 },
      ],
      ["{^}(?:firstly|secondly|thirdly|lastly|finally|first and foremost),? ", null, { weight: 0.5 }],
      ["; (?:moreover|furthermore|additionally|in addition),? ", "; ", { weight: 1 }],
      [", and (?:moreover|furthermore|additionally),? ", ", and ", { weight: 1 }],
    ],
    ar: [
      ["{^}{&}(?:علاوة على|فضلا عن|بالإضافة إلى) (?:كون|أن){c}[،,] ", null, { weight: 0.5 }],
      ["{^}{&}(?:نتيجة لذلك|وبالتالي|تبعا لذلك|من ثم|على إثر ذلك|ونتيجة لذلك)[،,] ", null, { weight: 0.5 }],
      ["[،,] ?(?:و)?(?:علاوة على ذلك|بالإضافة إلى ذلك|إضافة إلى ذلك|فضلا عن ذلك)[،,] ", "، و", { weight: 1 }],
      [
        "[،,] ?(?:و)?(?:فضلا عن ذلك|إلى جانب ذلك|علاوة على هذا|ناهيك عن ذلك|زيادة على ذلك|كذلك|أيضا)[،,] ",
        "، و",
        { weight: 1 },
      ],
      [`${ADDING}فإن(ه|ها|هما|هم) `, pronounOf, { weight: 1 }],
      [`${TURNING}فإن(ه|ها|هما|هم) `, pronounOf, { weight: 1 }],
      [`${ADDING}(?:ف{an} )?`, "{an}", { weight: 1 }],
      [`${TURNING}(?:ف{an} )?`, "{an}", { weight: 1 }],
      [
        "{^}{&}(?:زد على ذلك|زد على هذا|وزيادة على ما سبق|وعدا ذلك|عدا عن ذلك|وما عدا ذلك|وفي المحصلة|وإلى ذلك|وعلى هذا الأساس|على هذا النحو|من هذا الباب)[،,] (?:ف{an} )?",
        "{an}",
        { weight: 1 },
      ],
      [
        "{^}{&}(?:زد على ذلك|زد على هذا|أضف إلى ذلك|أضف إلى هذا|يضاف إلى ذلك|يضاف إلى هذا|ناهيك عن|فضلا عن|علاوة على|إلى جانب) {an} ",
        "{&}{an}",
        { weight: 1 },
      ],
    ],
  },
  "rule-of-three": {
    en: [
      [
        "{^}whether (?:you're|you are) [^.,;\\n]{3,40}, [^.,;\\n]{3,40},? or [^.,;\\n]{3,60}?(?=,)",
        null,
        { weight: 0.5 },
      ],
    ],
  },
  "audience-triad": {
    en: [
      [
        "{^}whether (?:you're|you are|you have|you've|you want|you prefer|you need|you live|you love|you work|it's|it is|for|as|at|on|in) [^.;\\n]{3,110}?,? or [^.,;\\n]{2,60}?, ",
        "",
        { weight: 1.5 },
      ],
      [
        [
          "(?:no matter|regardless of) (?:who you are|your (?:background|level|experience|budget|age))",
          ",? (?:for (?:beginners?|novices?|newcomers|young|locals) and (?:experts?|professionals?|pros|old|visitors|seasoned {w}) alike|(?:beginners?|novices?|locals|residents|young|students|amateurs) and (?:experts?|professionals?|visitors|tourists|old|teachers|pros) alike)(?={$})",
        ],
        null,
        { weight: 0.5 },
      ],
      [
        [
          ", whether (?:you're|you are|you have|you've|you want|you prefer|you need|it's|it is|they're|for|as|at|in) [^.;\\n]{3,110}? or [^.,;\\n]{2,60}?(?={$})",
          "{^}(?:from (?:beginners?|novices?|students|families|newcomers) to (?:experts?|professionals?|pros|seasoned {w}|veterans)|for (?:beginners?|novices?|newcomers) and (?:experts?|professionals?|pros) alike|young and old(?: alike)?|no matter (?:who|where|what) you are|regardless of (?:your )?(?:age|background|budget|level|experience|skill)[^,.\\n]{0,40}), ",
        ],
        "",
        { weight: 1 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:سواء|سواء أ)? ?(?:كنت|أكنت|كنتم) [^.\\n]{3,80}? (?:أم|أو) [^.،,\\n]{3,60}[،,] (?:ف)?",
          "[،,] ?سواء (?:أ)?(?:كنت|كنتم|كان|كانت|كانوا|أكنت|أكان) [^.؟!،\\n]{2,80}? (?:أم|أو) [^.،,؟!\\n]{2,50}(?={$})",
          "{^}{&}(?:أيا كان|أيا كانت|مهما كان|مهما كانت|بغض النظر عن) (?:عمرك|مستواك|خبرتك|ميزانيتك|احتياجاتك|ذوقك|اهتماماتك|هدفك|أهدافك|موقعك|تخصصك)[^.،,\\n]{0,40}[،,] (?:ف)?",
        ],
        "",
        { weight: 1 },
      ],
      [
        "{^}{&}سواء (?:أ)?(?:كنت|كنتم|كنتي|كان|كانت|أردت|كنت من|كنت تبحث|رغبت|أكنت) [^.\\n]{3,110}? (?:أم|أو) [^.،,\\n]{2,60}[،,] (?:ف)?",
        "",
        { weight: 1.25 },
      ],
    ],
  },
  "vague-quantity": {
    en: [
      [
        [
          "(?:a|an) (?:wide|broad|vast|diverse|rich|impressive|extensive|whole|huge|dazzling|staggering|growing|endless|wide-ranging|full|long|dizzying|ever-growing|eclectic|curated) (?:range|array|variety|selection|spectrum|assortment|list|collection|mix|host|number|choice|offering|suite|swath|swathe) of (?:different |various )?(?=([^.,;:\\n]{3,40}))",
          "(?:a )?(?:plethora|myriad|multitude|wealth|host|abundance|bevy|slew|raft|cornucopia|smorgasbord|litany|profusion) of (?:different |various )?(?=([^.,;:\\n]{3,40}))",
        ],
        manyOf,
        { weight: 1 },
      ],
      ["(?:countless|innumerable|untold|endless) (?=\\p{L}+s )", "many ", { weight: 0.5 }],
      ["(?:various|several|many) (?:different|diverse|various|distinct) ", "many ", { weight: 0.5 }],
      ["a number of (?:different |various |key |important )?(?=\\p{L})", "several ", { level: 2, weight: 0.5 }],
      ["(?:tons|loads|heaps|oodles|lots and lots) of ", "a lot of ", { weight: 0.5 }],
      [
        ", (?:among (?:many )?others|and (?:so )?much more|and many more|and beyond|to name (?:just |but )?a few|and the list goes on)(?={$})",
        "",
        { weight: 0.5 },
      ],
    ],
    ar: [
      [
        "(?:مجموعة|طيف|تشكيلة|باقة|سلسلة|حزمة|قائمة|شريحة|جملة|كوكبة) (?:واسعة|واسع|متنوعة|كبيرة|متكاملة|غنية|شاملة|ضخمة|هائلة|مختارة|متعددة|طويلة|عريضة|من أبرز|من أهم)(?: ومتنوعة)? من (?:مختلف |أهم |أبرز )?(?=\\p{L})",
        "كثير من ",
        { weight: 1 },
      ],
      ["(?:العديد|الكثير) و(?:العديد|الكثير) من ", "كثير من ", { weight: 1 }],
      ["(?:العديد|الكثير) والعديد من ", "العديد من ", { weight: 1 }],
      [
        "(?:عدد|أعداد|كم) (?:لا يحصى|لا تحصى|لا حصر له|لا حصر لها|هائل|هائلة|كبير جدا|لا متناه|لا نهائي) من ",
        "كثير من ",
        { weight: 0.75 },
      ],
      ["(?:العديد والعديد|الكثير والكثير|العديد|كثير كثير) من (?=العديد|الكثير)", "", { weight: 1 }],
      [
        "[،,]? ?(?:وغيرها الكثير|وغيرها كثير|وغير ذلك الكثير|والكثير غيرها|وأكثر من ذلك بكثير|والمزيد|وغيرها الكثير والكثير|على سبيل المثال لا الحصر|وهلم جرا|والقائمة تطول)(?={$}|[،,])",
        "",
        { weight: 0.75 },
      ],
      ["(?:شتى|مختلف) (?:أنواع|أشكال|صنوف|ألوان) (?=ال)", "أنواع ", { level: 3, weight: 0.25 }],
    ],
  },
};
