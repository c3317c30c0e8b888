import type { PhraseBook } from "../wording.ts";

/** How sentences are tied together and how ideas are set against each other. */
export const CONNECTORS: PhraseBook = {
  "connector-pileup": {
    en: [
      [
        "{^}(?:moreover|furthermore|additionally|in addition|besides this|further|what is more|what's more|on top of that|in addition to this|in addition to that|beyond that|beyond this|equally|likewise|similarly|coupled with this),? ",
        "",
        { weight: 1 },
      ],
      [
        "{^}(?:consequently|subsequently|accordingly|thus|hence|therefore|as such|as a result|in light of this|for this reason|to this end|in this regard|in this context|in this way),? ",
        "",
        { weight: 0.5, level: 3 },
      ],
      ["{^}(?:nevertheless|nonetheless|notwithstanding|conversely|in contrast),? ", "But ", { weight: 0.5, level: 3 }],
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
      [
        "{^}{&}(?:علاوة على (?:ذلك|هذا|ما سبق)|بالإضافة إلى (?:ذلك|هذا|ما سبق)|إضافة إلى (?:ذلك|هذا|ما سبق)|بالإضافة لذلك|فضلا عن (?:ذلك|هذا)|زيادة على ذلك|ناهيك عن ذلك|إلى جانب (?:ذلك|هذا)|أضف إلى ذلك|ليس هذا فحسب|وفوق هذا كله|ومن جهة أخرى أيضا)[،,]? ",
        "",
        { weight: 1 },
      ],
      [
        "{^}{&}(?:من ناحية أخرى|من جهة أخرى|من جانب آخر|على صعيد آخر|وعلى صعيد متصل|في السياق ذاته|في السياق نفسه|في هذا السياق|في هذا الإطار|في هذا الصدد|بهذا الصدد|من هذا المنطلق|انطلاقا من هذا|انطلاقا من ذلك|بناء على ذلك|بناء على هذا|بناء عليه|وفي ضوء ذلك|وفي سياق متصل)[،,] ",
        "",
        { weight: 1 },
      ],
      ["{^}{&}(?:علاوة على|فضلا عن|بالإضافة إلى) (?:كون|أن){c}[،,] ", null, { weight: 0.5 }],
      ["[،,] ?(?:و)?(?:علاوة على ذلك|بالإضافة إلى ذلك|إضافة إلى ذلك|فضلا عن ذلك)[،,] ", "، و", { weight: 1 }],
      ["{^}{&}(?:نتيجة لذلك|وبالتالي|تبعا لذلك|من ثم|على إثر ذلك|ونتيجة لذلك)[،,] ", null, { weight: 0.5 }],
    ],
  },
  "negative-parallelism": {
    en: [
      [
        "(?:not only|not just|not merely|not simply) ([^.;:\\n]{2,90}?),? but (?:also |rather |it also )",
        "$1 and ",
        { weight: 2 },
      ],
      [
        "{^}[^.!?\\n]{0,80}?(?:isn't|is not|aren't|are not|wasn't) (?:just|only|merely|simply) (?:about )?[^.,;—\\n]{2,60}(?:,|;| —|—|\\.) ?(?:it is|it's|they're|they are|it was) (?:about )?(?:a |an |the )?(?:freedom|growth|journey|way of life|lifestyle|promise|statement|heart|soul|story|experience|connection|people|trust|beacon|movement|mindset|future|art|possibility|beacon of hope|{w}){s}{$}",
        null,
        { drop: true, weight: 1 },
      ],
      [
        "(it|this|that|which) (?:isn't|is not) (?:just |only |merely |simply |really )?about ([^.,;—\\n]{2,60}?)(?:,|;| —|—|\\.) ?(?:it's|it is|but) about ",
        (g) => `${g[0] ?? ""} is about `,
        { weight: 2 },
      ],
      [
        "(?:isn't|is not) (?:just|only|merely|simply) ((?:a |an |the |about )?[^.,;—\\n]{2,60}?)(?:,|;| —|—|\\.) ?(?:it's|it is) (?:also )?(?=(?:a |an |the |about ))",
        "is $1 and ",
        { weight: 2 },
      ],
      [
        "(?:aren't|are not) (?:just|only|merely|simply) ((?:a |an |the |about )?[^.,;—\\n]{2,60}?)(?:,|;| —|—|\\.) ?(?:they're|they are) (?:also )?(?=(?:a |an |the |about ))",
        "are $1 and ",
        { weight: 2 },
      ],
      [
        "(?:wasn't|was not) (?:just|only|merely|simply) ((?:a |an |the |about )?[^.,;—\\n]{2,60}?)(?:,|;| —|—|\\.) ?(?:it was) (?:also )?(?=(?:a |an |the |about ))",
        "was $1 and ",
        { weight: 2 },
      ],
      [
        "is more than (?:just |merely |simply )(an? [^.,;—\\n]{2,40}?)(?:,|;| —|—) ?(?:it is|it's) (?=(?:a|an|the) )",
        "is $1 and ",
        { weight: 2, drop: true },
      ],
      ["(?:is|are) more than (?:just |merely |simply )", null, { weight: 1 }],
      [
        "{^}(?:this|that|it|the {w}) (?:is not|isn't|was not|wasn't) (?:a|an|the) {c}[.,;] (?:it is|it's|it was) ",
        null,
        { weight: 1 },
      ],
      ["{^}not (?:a|an|the|because|for|by|in|with) [^.,\\n]{2,40}[,.] but ", null, { weight: 1 }],
      ["{^}no {w}\\. no {w}\\.", null, { weight: 1 }],
    ],
    ar: [
      [
        "لا (?:تقتصر|تقف|تنحصر|تتوقف) ((?:{w} ){0,3}?)(?:على|عند|في) ([^.؟!\\n]{2,90}?)(?: فحسب| فقط| وحده| وحدها)?[،,] بل (?:إنه |إنها |أيضا )?(?:يتعدى ذلك|تتعدى ذلك|تتعداها|تتعداه|يتعداه|يتعداها|يمتد|تمتد|يتجاوز ذلك|تتجاوز ذلك|يتجاوزه|تتجاوزه|يتجاوزها|يشمل|تشمل)(?: (?:ليشمل|لتشمل|إلى|أيضا))* ",
        "تشمل $1$2 و",
        { weight: 2 },
      ],
      [
        "لا (?:يقتصر|يقف|ينحصر|يتوقف) ((?:{w} ){0,3}?)(?:على|عند|في) ([^.؟!\\n]{2,90}?)(?: فحسب| فقط| وحده| وحدها)?[،,] بل (?:إنه |إنها |أيضا )?(?:يتعدى ذلك|تتعدى ذلك|تتعداها|تتعداه|يتعداه|يتعداها|يمتد|تمتد|يتجاوز ذلك|تتجاوز ذلك|يتجاوزه|تتجاوزه|يتجاوزها|يشمل|تشمل)(?: (?:ليشمل|لتشمل|إلى|أيضا))* ",
        "يشمل $1$2 و",
        { weight: 2 },
      ],
      ["(?:ليس|ليست) (?:مجرد|فقط) (?:[^.؟!،,\\n]{2,60}?)(?: فحسب| فقط)?[،,] بل (هو|هي) ", "$1 ", { weight: 2 }],
      [
        "{^}(?:إنه|إنها|هو|هي) (?:ليس|ليست) (?:مجرد|فقط) (?:[^.؟!،,\\n]{2,60}?)(?: فحسب| فقط)?[،,] بل (هو|هي|إنه|إنها) ",
        "$1 ",
        { weight: 2 },
      ],
      ["لا (يتعلق|تتعلق) ((?:الأمر )?ب[^.؟!،,\\n]{2,60}?) (?:فقط|فحسب)[،,] بل (?=ب)", "$1 $2 و", { weight: 2 }],
      ["لا (?:يتعلق|تتعلق) ((?:الأمر )?ب[^.؟!،,\\n]{2,60}?)[،,] بل ب{+}", null, { weight: 2 }],
      ["ليس (?:لأن|بسبب|من أجل|فقط لأن) {c}[،,] بل (?:لأن|بسبب|من أجل)", null, { weight: 1 }],
    ],
  },
  "tailing-negation": {
    en: [
      [
        ", no (?:hassle|fuss|guesswork|stress|strings attached|jargon|fluff|surprises|drama|compromises?|excuses|shortcuts|headaches|crowds|worries|clutter|hidden fees|experience needed)(?:,? (?:and )?no {w}(?: {w})?)*(?={$})",
        "",
        { weight: 1 },
      ],
      [
        ",? without (?:the |any |all the )?(?:hassle|fuss|guesswork|stress|headaches?|worry|compromise|breaking a sweat|missing a beat)(?={$})",
        "",
        { weight: 1 },
      ],
      [
        ", no matter (?:what|who you are|where you are|your (?:level|background|experience))(?={$})",
        "",
        { weight: 0.5 },
      ],
    ],
    ar: [
      [
        "[،,]? (?:و)?(?:من )?(?:دون|بدون|بلا) (?:أدنى |أي |أدني )?(?:جهد|عناء|تعب|مجهود|قلق|متاعب|تعقيد|تعقيدات|مشقة|عوائق|حدود|توقف|منازع|كلل أو ملل|كلل ولا ملل|كلل|مبالغة|استثناء يذكر|عناء يذكر|جهد يذكر)(?: يذكر| أو عناء| أو تعب| أو مشقة| أو تعقيد)?(?={$}|[،,])",
        "",
        { weight: 1 },
      ],
    ],
  },
  "false-range": {
    en: [
      [
        "{^}from ([^.,;\\n]{3,50}?) to ([^.,;\\n]{3,50}?)(?:,? and|,? to) ([^.,;\\n]{3,50}?), (?:there is|there's) something for (?:everyone|every taste|all)",
        "There are $1, $2 and $3",
        { weight: 2 },
      ],
      [
        "ranging from ([^.,;\\n]{3,50}?) to ([^.,;\\n]{3,50}?),? (?:and|to) ([^.,;\\n]{3,50}?)(?={$})",
        "including $1, $2 and $3",
        { weight: 1.5 },
      ],
      [
        "{^}from ([^.,;\\n]{3,50}?) to ([^.,;\\n]{3,50}?), (?:there is|there's) something for (?:everyone|every taste|all)",
        "There are $1 and $2",
        { weight: 2 },
      ],
      ["{^}from {c} to {c}, ", null, { weight: 0.5 }],
    ],
    ar: [
      ["بدءا من ([^.،,\\n]{3,50}?)[،,]? (?:و)?(?:مرورا|ومرورا) (?:ب)?{+}", null, { weight: 1 }],
      [
        "[،,]? (?:بدءا|بداية|ابتداء) (?:من|ب) ?([^.،,\\n]{3,50}?)[،,]? (?:و)?مرورا ب([^.،,\\n]{3,50}?)[،,]? (?:و)?(?:وصولا|انتهاء) (?:إلى |ب|ل)([^.،,\\n]{3,50}?)(?={$}|[،,])",
        " مثل $1 و$2 و$3",
        { weight: 2 },
      ],
      ["{^}من ([^.،,\\n]{3,40}?) إلى ([^.،,\\n]{3,40}?)[،,]? ومن ([^.،,\\n]{3,40}?) إلى ", null, { weight: 1 }],
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
        "{^}whether (?:you're|you are|you have|you want|you prefer|you need) [^.;\\n]{3,90}?,? or [^.,;\\n]{3,60}?, ",
        "",
        { weight: 1.5 },
      ],
      [
        "(?:no matter|regardless of) (?:who you are|your (?:background|level|experience|budget|age))",
        null,
        { weight: 0.5 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:سواء|سواء أ)? ?(?:كنت|أكنت|كنتم) [^.\\n]{3,80}? (?:أم|أو) [^.،,\\n]{3,60}[،,] (?:ف)?",
        "",
        { weight: 1 },
      ],
    ],
  },
  "vague-quantity": {
    en: [
      [
        "(?:a|an) (?:wide|broad|vast|diverse|rich|impressive|extensive|whole|huge) (?:range|array|variety|selection|spectrum|assortment) of ",
        "many ",
        { weight: 1 },
      ],
      ["(?:a )?(?:plethora|myriad|multitude|wealth|host|abundance) of ", "many ", { weight: 1 }],
      ["a number of (?:different |various )?", "several ", { weight: 0.5, level: 3 }],
      ["various different ", "various ", { weight: 0.5 }],
      ["countless ", null, { weight: 0.25 }],
    ],
    ar: [
      [
        "(?:مجموعة|طيف|تشكيلة|باقة|سلسلة) (?:واسعة|واسع|متنوعة|كبيرة|متكاملة|غنية) من (?=ال)",
        "كثير من ",
        { weight: 1 },
      ],
      ["(?:العديد|الكثير) والعديد من ", "العديد من ", { weight: 1 }],
      ["عدد (?:لا يحصى|لا حصر له|هائل) من ", null, { weight: 0.5 }],
    ],
  },
};
