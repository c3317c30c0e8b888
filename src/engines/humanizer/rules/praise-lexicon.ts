import { kept } from "#engines/humanizer/wording.ts";
import type { PhraseBook, Rewrite } from "#engines/humanizer/wording.ts";
import { articleFor } from "./word-forms.ts";

/** "a vibrant city" → "a city"; the article follows the word that now stands behind it. */
const dropAfterArticle: Rewrite = ([article = "", next = ""]) =>
  `${/^[A-Z]/.test(article) ? articleFor(next).replace("a", "A") : articleFor(next)} ${kept(2)}`;
const PRAISE =
  "(?:ultra-[a-z]+|lightning-fast|jaw-dropping|one-of-a-kind|heart-?warming|life-changing|mind-blowing|magical|idyllic|opulent|lavish|vibrant|seamless|robust|game-changing|groundbreaking|ground-breaking|cutting-edge|state-of-the-art|world-class|breathtaking|breath-taking|stunning|picturesque|transformative|revolutionary|unparalleled|unrivall?ed|unmatched|unwavering|unforgettable|must-visit|must-see|must-have|must-try|must-read|invaluable|captivating|mesmeri[sz]ing|enchanting|enchanted|remarkable|extraordinary|exceptional|incredible|amazing|innovative|dynamic|holistic|multifaceted|intricate|nuanced|ever-evolving|ever-changing|ever-growing|bustling|charming|meticulous|thought-provoking|compelling|powerful|exciting|fascinating|rewarding|comprehensive|pivotal|unique blend of|awe-inspiring|next-level|next-generation|next-gen|best-in-class|top-notch|top-tier|first-class|first-rate|cherished|timeless|iconic|beautifully preserved|unprecedented|vital|crucial|spectacular|magnificent|splendid|sublime|exquisite|dazzling|radiant|idyllic|quaint|magical|majestic|alluring|irresistible|delightful|luxurious|opulent|sumptuous|indulgent|decadent|sleek|sun-kissed|sun-drenched|sun-soaked|postcard-perfect|storied|legendary|fabled|renowned|world-renowned|premier|peerless|matchless|one-of-a-kind|once-in-a-lifetime|unmissable|mouth-?watering|tantali[sz]ing|heavenly|life-changing|mind-blowing|jaw-dropping|show-stopping|heart-?warming|soul-stirring|inspiring|inspirational|uplifting|immersive|effortless|frictionless|future-proof|forward-thinking|forward-looking|visionary|trailblazing|pioneering|industry-leading|market-leading|unbeatable|stellar|outstanding|superb|impeccable|flawless|pristine|lush|verdant|inviting|tailor-made|bespoke|curated|artisanal|eye-catching|feature-rich|feature-packed|purpose-built|all-in-one|turnkey|vivid|rich and varied|exhilarating|electrifying|serene|tranquil|whimsical|enviable|coveted|unsurpassed|second-to-none|superior|elegant|sophisticated|refined|elevated|authentic|genuine|unique|impressive|unwavering|tireless|proud|warm and welcoming)";
const MORE = "(?:truly |very |highly |incredibly |absolutely |simply |genuinely |remarkably |beautifully )?";
const PRAISED_NEXT =
  "(?!(?:and|or|but|in|with|for|to|of|as|enough|when|than|that|if|because|on|at|by|from|about|identifiers?|ids?|keys?|codes?|names?|numbers?|users?|values?|blend|visitors) )";

/** Arabic adjectives of praise, masculine singular and indefinite. */
const ADJECTIVES_AR =
  "أسطوري|خارق|أخاذ|استثنائي|خلاب|ساحر|أخاذ|فاتن|بديع|مذهل|مدهش|مبهر|باهر|رائع|راسخ|عريق|متميز|مميز|فريد|متفرد|ملهم|سلس|ثري|مثير|مبتكر|متكامل|مشوق|شيق|مثالي|نموذجي|مهيب|فذ|متألق|براق|نابض|زاخر|أنيق|راق|راقي|فاخر|استباقي|طموح|واعد|متطور|مرموق|جذاب|لافت|أصيل|عالمي المستوى|غير مسبوق|غير عادي|غير تقليدي|غير محدود";
const PHRASES_AR =
  "(?:ال)?(?:نابض|زاخر|مفعم|حافل|عابق|ناطق|عامر|مليء|مشبع)(?:ة)? ب(?:ال)?(?:حياة|تاريخ|معرفة|جمال|أمل|إبداع|روح|ذكريات|حكايات|حيوية|طاقة|دفء|أصالة|تفاصيل|ألوان|شغف|حب|قصص|تنوع|حركة|سحر|فرص)|رائدة|الرائدة|نابض(?:ة)? بالحياة|(?:ال)?فريد(?:ا|ة)? من (?:نوعه|نوعها)|لا (?:مثيل|نظير|مثل|حدود) (?:له|لها)|لا (?:يضاهى|تضاهى|ينسى|تنسى|يقدر بثمن|تقدر بثمن|يقاوم|تقاوم|يوصف|توصف|يعلى عليه|يعلى عليها|يجارى|تجارى|يعوض|تعوض|يفوت|تفوت)|منقطع(?:ة)? النظير|(?:ال)?مثير(?:ة)? (?:للإعجاب|للدهشة|للاهتمام)|(?:التي|الذي) (?:تأسر|يأسر|تخطف|يخطف|تحبس|يحبس|تسحر|يسحر|تسلب|يسلب|تبهر|يبهر|تفوق|يفوق) \\p{L}+|(?:تأسر|يأسر|تخطف|يخطف|تحبس|يحبس|تسحر|يسحر|تسلب|يسلب|تبهر|يبهر|تشد|يشد|تفتن|يفتن|تلامس|يلامس|تأخذ|يأخذ) (?:القلوب|الأنفاس|الألباب|الأنظار|العيون|الناظرين|الحواس|القلب|الزائرين|الزوار|العقول|النفوس|الأبصار|الجميع|المشاهدين|القراء|الروح|بالألباب|بالقلوب)|(?:تفوق|يفوق) (?:الوصف|التوقعات|الخيال|كل التوقعات)|على أعلى مستوى|بامتياز|من الطراز (?:الأول|الرفيع)|عالي(?:ة)? الجودة|رفيع(?:ة)? المستوى|بمعايير عالمية|بكل المقاييس|بكل معنى الكلمة|غير مسبوق(?:ة)?|خارج(?:ة)? عن المألوف";
const PRAISE_AR = `(?:(?:${PHRASES_AR}|(?:ال)?(?:${ADJECTIVES_AR})(?:ة)?)ا?(?!\\p{L})(?! ب(?:ال)?\\p{L}{3}))`;
/** After these an adjective is what is said of the subject. */
const SAYS =
  "(?:و|ف)?(?:كان|كانت|تكون|يكون|اصبح|اصبحت|تصبح|يصبح|بات|باتت|ظل|ظلت|تظل|يظل|تبقى|يبقى|بقي|ليس|ليست|هي|هو|تعد|يعد|تعتبر|يعتبر|جد|اكثر|انها|انه|حقا|غير|هذا|هذه|يبدو|تبدو|بدا|بدت|جعل|يجعل|تجعل|جعلت|اراه|اراها|وصف|قلت|قال|مثل|في|من|على|الى|عن|بشكل|نحو|بطريقة|بصورة|باسلوب)";
const INDEFINITE = `(?<=(?<!\\p{L})(?!${SAYS}(?!\\p{L}))(?!(?:[وفبك]?ال|[وف]?لل))(?:[وفبلك]?\\p{L}{3,}))(?<!(?:ها|هم|نا|كم))`;
const DEFINITE =
  "(?<=(?<!\\p{L})(?:[وف]?[بك]?ال\\p{L}{2,}|[وف]?لل\\p{L}{2,}|\\p{L}{3,}(?:ها|هم|نا|كم|ك|ته)|[وبلفك]\\p{L}{3,}ه))";
/** «إنها مدينة ساحرة»: without its adjective nothing would be said. */
const ALL_THAT_IS_SAID =
  "(?<!(?:انها|انه|هي|هو|كانت|كان|هذه|هذا|تعد|يعد|فهي|فهو|وهي|وهو|ليست|ليس|(?:تحول|تحولت|يتحول|تتحول|صار|صارت) الى) \\p{L}{2,20})";
const RUN = `${PRAISE_AR}(?:[،,]? و?${PRAISE_AR})*`;
const NO_OTHER = `(?! و(?!${PRAISE_AR})(?!\\p{L}+(?:ها|هم|نا)(?!\\p{L}))\\p{L}{3,})`;
const END = "[ \\t]*(?:[.!?؟؛;،,\\n]|$)";

/** Praise that cannot be measured. */
export const PRAISES: PhraseBook = {
  "promotional-adjectives": {
    en: [
      [`(an?) ${MORE}${PRAISE},? (?:and ${PRAISE} )?${PRAISED_NEXT}(\\p{L}+)`, dropAfterArticle],
      [`(an?) ${PRAISE},? and (\\p{L}+)(?= \\p{L})`, dropAfterArticle, { weight: 1.5 }],
      [`(an?) ${PRAISE}, ${PRAISE},? (?:and ${PRAISE} )?${PRAISED_NEXT}(\\p{L}+)`, dropAfterArticle, { weight: 2 }],
      [
        `(the|its|our|their|his|her|your|this|these|those|of|with|for|into|through|many|several|and|some|few|two|three|has|have|offers|offer|provides|delivers|creates|create|find|discover|enjoy) ${MORE}${PRAISE},? (?:and ${PRAISE} )?${PRAISED_NEXT}(?=\\p{L})`,
        "$1 ",
      ],
      [
        `(?:is|are|was|were|remains?|feels?|looks?) (?:truly |simply |nothing short of |absolutely |quite |really |both |as )*${PRAISE}(?:,? and (?:truly |utterly )?${PRAISE})?(?={$})`,
        null,
        { drop: true, weight: 1 },
      ],
      ["(?:truly |really )?(?:has|offers) something for everyone{$}", null, { drop: true, weight: 1 }],
      [
        "{^}(?:nestled|tucked away|set|situated|located|perched) (?:in|among|amid|along|between|beside|against|within|on) (?:the )?(?:heart of |rolling hills of |bustling heart of |lush \\p{L}+ of |picturesque \\p{L}+ of )",
        "In ",
        { weight: 1 },
      ],
      [
        "(?:nestled|tucked away|perched|cradled) (in|among|amid|along|between|beside|against|within|by|on|at|beneath|under|above) ",
        "$1 ",
        { weight: 1 },
      ],
      ["(?:nestled|tucked away)", null],
      ["rich (cultural|history|heritage|tradition|traditions|culture|tapestry)", "$1"],
      ["(?:a|the) (?:true |real |little )?hidden gem", "a place", { weight: 1 }],
      [
        "(?:that|which) captivates (?:visitors|readers|audiences|travell?ers|everyone|the senses) with ",
        "with ",
        { weight: 1 },
      ],
      ["(?:with |there's |there is )?something for (?:everyone|every taste|the whole family)", null, { drop: true }],
      [
        "{^}(?:it|this|the {w}|{w}) (?:truly |really )?(?:is|offers|provides|promises|delivers|guarantees) (?:a|an) (?:must-visit|must-see|unforgettable|once-in-a-lifetime|unparalleled|unmatched|memorable|truly unique) [^.\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "we(?:'re| are) (?:truly |so |very )?(?:thrilled|excited|delighted|proud|pleased|honou?red) to (?:announce|share|introduce|present|unveil|reveal|launch|welcome)(?: that)? ",
        null,
        { weight: 1 },
      ],
      [
        "we(?:'re| are) (?:truly |so |very )?(?:thrilled|excited|delighted|proud|pleased|honou?red) to (?:announce|share) that ",
        "",
        { weight: 2 },
      ],
      [
        "(an?) (?:{w}ly) (?:crafted|designed|made|curated|built|prepared|engineered|presented|styled|restored),? (?:and )?(\\p{L}+)",
        dropAfterArticle,
        { weight: 1 },
      ],
      [`a simple, ${PRAISE},? and ${PRAISE} `, "a simple ", { weight: 2 }],
      [
        [
          "(?:seamlessly|effortlessly|beautifully|meticulously|expertly|lovingly|thoughtfully|artfully|masterfully|painstakingly|exquisitely|elegantly|flawlessly|perfectly|carefully and lovingly|proudly|passionately) (?!(?:crafted|designed|made|curated|built|prepared|engineered|presented|styled|written|restored|preserved|woven|cooked) )(?=\\p{L})",
          "(?<!(?:an?|the) (?:experience|place|city|feeling|time|way|moment|thing|journey)),? (?:like no other|second to none|at your fingertips|in its own right|and so much more|and beyond|with a smile|of a lifetime|you won't find anywhere else|you'll (?:ever|never) (?:need|forget)|that money can't buy|from the (?:very )?first (?:touch|bite|glance|sip|click|use|wear|note|page|moment|look|taste)|from day one|without equal|par excellence|to remember|to die for|you can trust|you deserve)(?={$}|,)",
        ],
        "",
        { weight: 1 },
      ],
      [
        "{^}[^.!?\\n]{0,90}?(?:look no further|(?:take|takes|taking) (?:your|their|our|it|every) {c} to (?:the next level|new heights)|the best of both worlds|exceed(?:s|ed|ing)? (?:all |your |every )?expectations|go(?:es)? above and beyond|the perfect (?:blend|balance|combination|mix|choice|companion|place|way|solution|addition|gift|fit|setting)|the ultimate|like never before|raises? the bar|sets? (?:a |the )?(?:new )?(?:standard|benchmark)|unlike anything|a feast for the (?:senses|eyes)|pushes? the boundaries|stands? out (?:from the crowd|as))[^.!?\\n]*{$}",
        null,
        { drop: true, weight: 1.5 },
      ],
      ["with (?:confidence|ease)(?={$})", "", { weight: 0.5 }],
    ],
    ar: [
      [
        [
          "(?:[،,] ?| )(?:في|عبر|ضمن|من خلال) (?:مزيج|توليفة|تناغم|تمازج|مشهد|لوحة|تجربة|خليط|قالب|أجواء|رحلة|احتفالية|لقاء) (?:ساحر|ساحرة|فريد|فريدة|بديع|بديعة|مدهش|مدهشة|رائع|رائعة|آسر|آسرة|متناغم|متناغمة|استثنائي|استثنائية|مهيب|مهيبة|متقن|لا مثيل له|لا مثيل لها|قل نظيره|قل نظيرها|لا ينسى|لا تنسى|ي\\p{L}+ (?:ال)?\\p{L}+|ت\\p{L}+ (?:ال)?\\p{L}+)(?={$}|[،,])",
          `(?:[،,]? (?:في|من|ضمن|وسط|بين|عبر|من خلال|بفضل)) (?:حلول|خدمات|منتجات|أدوات|تقنيات|أساليب|نهج|رؤية|تصميم|تجربة|أجواء|أسلوب|مستوى|إطلالة|قالب|مشهد|لوحة|مكان|بيئة|جو|طابع|حلة) (?:${PHRASES_AR}|${RUN})(?=${END})`,
          " ل[يت](?:قدم|منح|هدي|وفر|عيش)(?:ك|كم|نا|ها|ه|وا)? (?:لك |لكم |لنا |لزوار\\p{L}+ )?(?:تجربة|رحلة|أجواء|لحظات|مزيجا|عالما) \\p{L}{3,}(?: \\p{L}+){0,7}(?={$})",
        ],
        "",
        { weight: 1.25 },
      ],
      [`${INDEFINITE}${ALL_THAT_IS_SAID} (?!ال)${RUN}${NO_OTHER}(?!${END})(?! (?:للغاية|جدا))`, ""],
      [`${INDEFINITE}${ALL_THAT_IS_SAID} (?!ال)${RUN}(?=${END})`, ""],
      [`${DEFINITE} (?=ال)${RUN}${NO_OTHER}(?! (?:للغاية|جدا))`, ""],
      [
        [
          `(?<=\\p{L}{2})(?<! (?:ب|في |من |إنها |إنه )?(?:تجربة|رحلة|مكان|مدينة|وجهة|تصميم|أجواء)) (?:${PHRASES_AR})(?=${END})`,
          "[،,]? ?مما يجعله?ا? (?:وجهة|تجربة|خيارا) (?:لا مثيل|فريد|استثنائي|مثالي)(?:ة|ا)?(?: {c})?(?={$})",
          " بسلاسة(?: تامة)?(?={$}|[،,])",
          " (?:بكل سهولة ويسر|بكل سهولة|بكل يسر|بسهولة ويسر|بكفاءة عالية|بكفاءة واقتدار|بكل اقتدار|بكل ثقة|بثقة تامة|بكل فخر|بكل حب|بحب وشغف|بشغف|بلمسة واحدة|في لمح البصر|بأعلى المعايير|بأعلى معايير الجودة|وفق أعلى المعايير|وفق أعلى معايير الجودة|وفق أفضل المعايير العالمية|تحت سقف واحد)(?={$}|[،,])",
        ],
        "",
        { weight: 1 },
      ],
      [`${INDEFINITE} و${PRAISE_AR}`, "", { weight: 0.5 }],
      [`${DEFINITE} و(?=ال)${PRAISE_AR}`, "", { weight: 0.5 }],
      [
        `{^}[^.!?؟\\n]{0,60}?(?:هو|هي|تعد|يعد|تعتبر|يعتبر|إنها|إنه) [^.!?؟\\n]{0,40}? ${PRAISE_AR}(?: [^.!?؟\\n]{0,50})?{$}`,
        null,
        { drop: true, weight: 1 },
      ],
      [
        "(?:يتميز|تتميز|يمتاز|تمتاز|يتمتع|تتمتع|تشتهر|يشتهر) ({c}) (?:بطبيعتها|بجمالها|بأجوائها|بمناظرها|بسحرها) (?:الخلابة|الساحرة|الآسرة|الفريد)",
        null,
      ],
      [
        "{^}[^.!؟\\n]{0,80}?(?:تجربة (?:لا تنسى|فريدة|استثنائية|متكاملة|مميزة)|الخيار (?:الأمثل|المثالي|الأفضل)|الحل (?:الأمثل|المثالي)|الوجهة (?:الأمثل|المثالية|الأولى)|أفضل ما (?:في|لدى)|ما تتمناه|كل ما تحتاج|لا تفوت|إلى مستوى (?:جديد|آخر)|آفاق جديدة|يتجاوز التوقعات|يفوق التوقعات|تفوق التوقعات|تفوق الوصف|ترضي جميع الأذواق|يناسب جميع الأذواق|تناسب جميع الأذواق|يلبي جميع الاحتياجات|تلبي جميع احتياجات)[^.!؟،:\\n]*{$}",
        null,
        { drop: true, weight: 1.25 },
      ],
      ["(?:خدمات|حلولا|حلول|منتجات|برامج) (?:متكاملة|مبتكرة|رائدة|عالمية المستوى)", null, { weight: 0.5 }],
      [
        `{^}{&}(?:تتميز|يتميز|تمتاز|يمتاز|تتمتع|يتمتع|تزخر|يزخر|تنفرد|ينفرد|تزدان|يزدان|توفر|يوفر|تقدم|يقدم)(?: ال\\p{L}+){0,2} (?:ب)?(?:إطلالات|إطلالة|مناظر|أجواء|طبيعة|جمال|سحر|مشاهد|تصاميم|تصميم|تجربة|تجارب|خدمات|موقع|لمسات|ديكورات|مشاهد) ${PRAISE_AR}(?: و(?:ب)?\\p{L}+ ${PRAISE_AR})*{$}`,
        null,
        { drop: true, weight: 3 },
      ],
    ],
  },
};
