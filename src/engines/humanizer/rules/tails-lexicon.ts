import type { PhraseBook } from "#engines/humanizer/wording.ts";

/** Clauses hung on the end of a sentence that explain what needs no explaining. */
export const TAILS: PhraseBook = {
  "shallow-tail": {
    en: [
      [
        [
          ", (?:thereby |thus |further |ultimately )?(?:highlighting|underscoring|showcasing|emphasi[sz]ing|reflecting|demonstrating|symboli[sz]ing|illustrating|reinforcing|solidifying|cementing|fostering|contributing to|cultivating|exemplifying|signaling|signalling|marking|enriching|elevating|encompassing) [^.!?;\\n]+?(?={$})",
          ", (?:ensuring|enhancing|creating|making it|providing|offering|allowing|enabling|promoting|supporting|driving|delivering) (?:a |an |the |it |for )?(?:\\p{L}+ )?(?:seamless|vibrant|safer|better|lasting|meaningful|breathtaking|stunning|unique|smooth|rich|memorable|quality|greater|stronger|brighter|more|overall|ideal|perfect|essential|valuable|truly)[^.!?;\\n]*?(?={$})",
          ", making it (?:a|an|the) (?:perfect|ideal|excellent|great|popular|must-\\p{L}+|essential|valuable|powerful) (?:choice|option|destination|solution|tool|place|addition)[^.!?;\\n]*?(?={$})",
          ", (?:and |thus |thereby |further |ultimately |in turn |truly |effectively |clearly |forever |also |once again |quietly |perhaps |all while |while )*(?:{w}ly )?(?:highlighting|underscoring|underlining|showcasing|emphasi[sz]ing|reflecting|demonstrating|symboli[sz]ing|illustrating|reinforcing|solidifying|cementing|fostering|contributing to|cultivating|exemplifying|signaling|signalling|embodying|enriching|elevating|encapsulating|capturing|evoking|celebrating|honou?ring|affirming|reaffirming|testifying to|attesting to|speaking to|pointing to|echoing|mirroring|conveying|proving|reminding|inviting|inspiring|captivating|enchanting|empowering|strengthening|deepening|nurturing|promoting|championing|paving the way|setting the stage|setting the tone|opening (?:the )?doors?|shaping|redefining|transforming|reimagining|revolutionizing|revolutionising|bridging|blending|weaving|uniting|breathing|bringing (?:together|to life|joy|life)|lending|infusing|imbuing|instilling|igniting|sparking|striking a|painting|enhancing|ushering|upholding|safeguarding|fuel(?:l)?ing)(?: [^.!?;\\n]*?)? {VALUE_NOUN}(?: [^.!?;,\\n]{0,60}?)?(?={$})",
          ", (?:which|a fact that|something that|a move that|a choice that|a detail that|an approach that|a change that|a step that|and it|and this|all of which|and that) (?:in turn |further |truly |also |only |perfectly |beautifully |clearly )*(?:highlights?|underscores?|underlines?|reflects?|demonstrates?|showcases?|speaks? to|speaks? volumes|illustrates?|reinforces?|symboli[sz]es?|embod(?:y|ies)|shows? (?:how|that|the|just|a real)|says? (?:a lot|much|something)|adds? to the|contributes? to|fosters?|enriche?s?|elevates?|captures?|reminds?|makes? (?:it all|all the)|signals?|proves?) [^.!?;,\\n]*?(?={$})",
          ", (?:a testament to|a (?:true |fitting |quiet |lasting |powerful )?(?:reflection|sign|symbol|reminder|nod|tribute|celebration|promise|clear sign)(?: of| to| that)|proof (?:that|of)|evidence (?:that|of)) [^.!?;,\\n]*?(?={$})",
          ", an? (?:{w} )?(?:figure|number|detail|move|choice|sign|reminder|fact|trend|shift|gesture|nod|feat|decision|statistic|result|milestone|change|moment|approach|rhythm|ritual|practice|tradition|name|design|touch|combination|blend|journey|story|place|space|scene|sight) (?:that|which) (?:truly |quietly |perfectly |beautifully |clearly |only |still |always )*(?:speaks?|spoke|reflects?|hints?|suggests?|shows?|says?|signals?|underscores?|points?|captures?|mirrors?|reveals?|underlines?|proves?|resonates?|reminds?|honou?rs|celebrates|embodies|invites|inspires|tells|feels|echoes|blends|bridges|brings|sets|marks|defines|transcends|deserves|continues|lingers|stays) [^.!?;,\\n]*?(?={$})",
          ", (?:ultimately|in turn|in the process|all while) (?!including|using|following){w}ing [^.!?;,\\n]*?(?={$})",
        ],
        "",
        { weight: 1 },
      ],
      [", ensuring that (?!{s},)", ", so that ", { weight: 1 }],
      [
        ",? while (?:also |simultaneously )?(?:highlighting|showcasing|enhancing|fostering|promoting|maintaining|improving) [^.!?;,\\n]+?(?={$})",
        null,
        { weight: 0.5 },
      ],
      [
        [
          ", (?:and |thus |thereby |further |ultimately |in turn |truly |effectively |clearly |forever |also |quietly |all while |while )*(?:{w}ly )?(?:revealing|marking (?:a|an|the)|leaving (?:a|an|no|visitors|readers|guests|everyone)|turning (?:every|each|ordinary|a simple|the)|making (?:every|each|it a|it an|it the|them|for a|sure)|giving (?:rise|voice|new|people|families|everyone|it|them|the)|offering (?:a|an|visitors|guests|users|readers|everyone|people|something)|providing (?:a|an|visitors|users|peace)|delivering (?:a|an)|creating (?:a|an|lasting|new|meaningful|opportunities|spaces?|moments?)|ensuring (?:a|an|the|every|no|lasting|long)|driving (?:growth|progress|change|innovation|home)|keeping (?:the|alive|traditions?)|telling|allowing (?:everyone|visitors|readers|users|people|you|us|for)|helping (?:people|families|users|everyone|communities|you|us)|encouraging|promising|building (?:a|trust|bridges|stronger)|restoring|preserving|carrying|adding (?:a touch|a sense|depth|to the)|sending a)(?: [^.!?;,\\n]*?)? {VALUE_NOUN}(?: [^.!?;,\\n]{0,40}?)?(?={$})",
          ",? (?:all )?while (?:also |simultaneously |still |always |never )*(?:highlighting|showcasing|enhancing|fostering|promoting|maintaining|improving|preserving|honou?ring|celebrating|ensuring|keeping|staying|remaining|embracing|supporting|strengthening|reflecting|offering|creating|building|retaining|paying|respecting|losing)[^.!?;,\\n]*? {VALUE_NOUN}(?: [^.!?;,\\n]{0,50}?)?(?={$})",
          ",? (?:in a way that|in ways that|as if to|as though to) (?:feels?|makes?|reflects?|honou?rs|celebrates|speaks|remind|say|brings?|captures?|resonates?)[^.!?;,\\n]*?(?={$})",
          ", (?:driving|delivering|boosting|increasing|improving|yielding|leading to|resulting in|unlocking|accelerating|maximi[sz]ing|optimi[sz]ing|streamlining|raising|sustaining|securing|generating|sharpening|broadening)(?: [^.!?;,\\n]*?)? (?:outcomes?|results?|value|loyalty|satisfaction|adoption|engagement|retention|momentum|visibility|impact|productivity|efficiency|performance|collaboration|innovation|growth|confidence|trust|morale|quality|experiences?|opportunities|standards|awareness|success|potential|well-?being|relationships|connections?)(?: [^.!?;,\\n]{0,50}?)?(?={$})",
        ],
        "",
        { weight: 0.75 },
      ],
    ],
    ar: [
      [
        [
          "(?:[،,] (?:ما|بما)|[،,]? (?:مما|الأمر الذي|وهو ما|وهذا ما|وهو أمر|الشيء الذي)) (?:يعكس|تعكس|يعزز|تعزز|يبرز|تبرز|يؤكد|تؤكد|يجسد|تجسد|يسهم|يساهم|أسهم|ساهم|يدل على|دل على|يظهر|يوضح|يكرس|يرسخ|يثري|أثرى|يضفي|أضفى|يبرهن|يمهد|يفتح آفاقا|يفتح المجال|يمنح|يضيف|عزز|عكس|جسد|أبرز|أكد|يثبت|يشير إلى|يدعم|يعمق)[^.!?؟؛;،,\\n]+?(?={$}|[،,] )",
          "[،,] (?:مسلط(?:ا|ة)|مسلطين|مبرز(?:ا|ة)|معزز(?:ا|ة)|مؤكد(?:ا|ة)|مجسد(?:ا|ة)|عاكس(?:ا|ة)) (?:الضوء على |بذلك |على )?[^.!?؟؛;،,\\n]+?(?={$}|[،,] )",
          "(?:[،,] ?(?:ما|بما|بشكل|بطريقة|بصورة)|[،,]? ?(?:مما|الأمر الذي|وهو ما|وهذا ما|وهو أمر|الشيء الذي|وهو الأمر الذي|وهي خطوة|وهو إنجاز|وهي صورة|وهو مشهد|وهي سمة|ما من شأنه أن|مما من شأنه أن)) (?:قد |لا )?(?:يعكس|تعكس|يعزز|تعزز|يبرز|تبرز|يؤكد|تؤكد|يجسد|تجسد|يسهم|تسهم|يساهم|تساهم|أسهم|أسهمت|ساهم|ساهمت|يدل على|دل على|يظهر|تظهر|يوضح|توضح|يكرس|تكرس|يرسخ|ترسخ|رسخ|يثري|أثرى|يضفي|تضفي|أضفى|يبرهن|تبرهن|يمهد|تمهد|مهد|يفتح|تفتح|فتح|يمنح|تمنح|منح|يضيف|تضيف|أضاف|عزز|عكس|جسد|أبرز|أكد|يثبت|أثبت|يشير إلى|يدعم|دعم|يعمق|عمق|يترجم|ترجم|يخلق|خلق|يصنع|صنع|يعيد|أعاد|يحقق|يضمن|يلهم|ألهم|يشجع|يحفز|يرفع|يقوي|يوفر|يتيح|أتاح|يساعد|يزيد|يشكل|يمثل|مثل|يحول|حول|يذكر|يبعث|يشي|ينم|يسلط|سلط|يكسب|أكسب|يقدم|يسمح|يحافظ|يضع|يدفع|يولد|يؤسس|يرسم|يحمل|يبقي|يلبي|يغني|يغذي|يصب في|يعبر|يعني|يبشر)(?:ه|ها|هم)? [^.!?؟؛;،,\\n]*?(?<!\\p{L})(?:و|ف)?(?:ب|ل|ك)?(?:ال|ل)?{VALUE_NOUN}(?:ه|ها|هم|نا)?(?!\\p{L})[^.!?؟؛;،,\\n]*?(?={$}|[،,] )",
          "[،,] ?(?:و)?(?:مسلط|مؤكد|مبرز|معزز|مجسد|عاكس|مضيف|مانح|مشكل|محقق|مساهم|مسهم|مرسخ|مثبت|مثري|محول|صانع|راسم|ناشر|حامل|ملهم|باعث|جامع|فاتح|داعم|معيد|واضع|مبشر|مستلهم|مستحضر|مضفي|محتفي|مترجم|مقدم|موفر|ممهد|مذكر|تارك|مبقي|محافظ|متجاوز|متخطي|معلن|معبر|مستكشف|مستعرض)(?:ا|ة|ين|ا بذلك|ة بذلك) [^.!?؟؛;،,\\n]*?(?<!\\p{L})(?:و|ف)?(?:ب|ل|ك)?(?:ال|ل)?{VALUE_NOUN}(?:ه|ها|هم|نا)?(?!\\p{L})[^.!?؟؛;،,\\n]*?(?={$}|[،,] )",
          "[،,] ?مع (?:التركيز على|تسليط الضوء على|إبراز|التأكيد على|الحفاظ على|مراعاة) (?:أهمية|دور|قيمة|ضرورة|جمال|عمق|روح|أصالة|جوهر|هوية)[^.!?؟؛;،,\\n]*?(?={$})",
          "(?:[،,] ?(?:ما|بما)|[،,]? ?(?:مما|الأمر الذي|وهو ما)) (?:يجعل|تجعل|جعل|جعلت)(?:ه|ها|هم|هما)? (?:من\\p{L}* )?(?:ال)?(?:خيار|وجهة|أداة|حل|مقصد|واحد|واحدة|من أفضل|من أهم|من أبرز|مثال|نموذج|تجربة|مكان|كنز|رفيق|شريك|عنصر|ركيزة|رمز|محط|ملاذ|إضافة|علامة|مصدر|فرصة|قبلة|محبوب|مميز|فريد|أكثر|أقرب|مناسب|مثالي)[^.!?؟؛;،,\\n]*?(?={$}|[،,] )",
          "[،,] ?و?(?:هو|هي) (?:رقم|مشهد|أمر|خطوة|دليل|علامة|إشارة|صورة|تجربة|رسالة|قصة|حكاية|تقليد|عادة|لحظة|مكان|قرار|اختيار|سمة|ما|لوحة|طقس|نهج|أسلوب) (?:قد |لا )?(?:يعبر|تعبر|يعكس|تعكس|يدل|تدل|يكشف|تكشف|يختصر|تختصر|يترجم|تترجم|يشي|تشي|ينم|تنم|يؤكد|تؤكد|يوحي|توحي|يقول|تقول|يحكي|تحكي|يروي|تروي|يجسد|تجسد|يلخص|تلخص|يستحق|تستحق|يذكر|تذكر|يمنح|تمنح|يضفي|تضفي|يليق|تليق|يثبت|تثبت|يبرز|تبرز|يضيف|تضيف|يعني|تعني|يجمع|تجمع)[^.!?؟؛;،,\\n]*?(?={$})",
        ],
        "",
        { weight: 1 },
      ],
      [
        "[،,] (?:وذلك )?(?:تعزيزا|تأكيدا|تجسيدا|ترسيخا|إيمانا|سعيا|حرصا|انطلاقا) (?:ل|من|على|نحو|إلى|منا|منها|منه|بأهمية)[^.!?؟؛;،,\\n]+?(?={$})",
        "",
        { level: 2, weight: 1 },
      ],
      [
        [
          "[،,]? ?(?:وذلك )?(?:في) (?:دلالة|إشارة|رسالة|مشهد|تأكيد|تجسيد|ترجمة|انعكاس|تعبير|لفتة|مزيج|تناغم|احتفاء|اعتراف)(?: (?:واضحة|واضح|رمزية|رمزي|قوية|قوي|صريحة|صريح|بليغة|بليغ|حية|حي|فريد|فريدة|ساحر|ساحرة|مهيب|لافتة|لافت|جديد|جديدة|إنسانية|إنساني|عملية|عملي|دقيق|مميز|متقن))* (?:على|إلى|ل|ب|عن|بين|من|يعكس|تعكس|يجمع|تجمع|يجسد|تجسد|يليق|تليق|يؤكد|تؤكد) ?[^.!?؟؛;،,\\n]*?(?={$}|[،,] )",
          "[،,] ?(?:وكأن|كأن|وكأنها|كأنها|وكأنه|كأنه|كما لو أن|كما لو أنه|كما لو أنها)(?: \\p{L}+)? (?:يروي|تروي|يحكي|تحكي|يهمس|تهمس|لوحة|قصيدة|رسالة|يعيد|تعيد|يقول|تقول|نافذة|قطعة|رحلة|حكاية)[^.!?؟؛;،,\\n]*?(?={$})",
        ],
        "",
        { weight: 1.5 },
      ],
      [
        "[،,] ?(?:ل)(?:يصبح|تصبح|يكون|تكون|يتحول|تتحول|يشكل|تشكل|يمثل|تمثل|يعكس|تعكس|يؤكد|تؤكد|يجسد|تجسد|يمنح|تمنح|يضفي|تضفي|يخلق|تخلق|يفتح|تفتح|يعيد|تعيد|يبعث|تبعث|يضيف|تضيف|يرسم|ترسم|يثبت|تثبت)(?:ك|كم|نا|ها|ه)? [^.!?؟؛;،,\\n]*?(?<!\\p{L})(?:و|ف)?(?:ب|ل|ك)?(?:ال|ل)?{VALUE_NOUN}(?:ه|ها|هم|نا)?(?:ا)?(?!\\p{L})[^.!?؟؛;،,\\n]*?(?={$})",
        "",
        { weight: 0.75 },
      ],
      [
        "{^}{&}(?:يأتي|تأتي|جاء|جاءت) (?:\\p{L}+ ){1,4}?ل(?:يؤكد|تؤكد|يعكس|تعكس|يجسد|تجسد|يعزز|تعزز|يترجم|تترجم|يكرس|تكرس|يرسخ|ترسخ|يتوج|تتوج|يضيف|تضيف|يثبت|تثبت|يفتح|تفتح|يشكل|تشكل|يمثل|تمثل) [^.!؟\\n]*{$}",
        null,
        { drop: true, weight: 1.5 },
      ],
    ],
  },
};
