import type { PhraseBook } from "#engines/humanizer/wording.ts";

/** Ways of ending that fit any text. */
export const ENDINGS: PhraseBook = {
  "generic-conclusion": {
    en: [
      [
        "{^}(?:so,? |and so,? |ultimately,? |in the end,? |in conclusion,? |all in all,? )?[^.!?\\n]{0,70}?(?:reminds?|reminded|teach(?:es)?|taught|shows?|showed) (?:us|you|me|everyone)(?: all)? that ",
        "",
        { drop: true, weight: 2.5 },
      ],
      [
        [
          "{^}(?:in conclusion|to conclude|in closing|all in all|at the end of the day|in the end|ultimately|in the final analysis|when all is said and done|as a final thought|to wrap up|to wrap things up|wrapping up|last but not least|as we have seen|in the grand scheme of things), (?:it is clear that |it's clear that |it can be said that |it is evident that |we can say that |one thing is clear: )?",
          "{^}(?:(?:in|to) (?:conclusion|close)|in conclusion|to conclude|in closing|all in all|all things considered|at the end of the day|in the end|ultimately|in the final analysis|when all is said and done|as a final thought|to wrap (?:up|things up|it up)|wrapping up|last but not least|as we have seen|in the grand scheme of things|looking back|all told|by and large|as such|final thoughts?|the bottom line|the takeaway|the key takeaway|needless to say|with all (?:this|that) in mind|taking all (?:this|of this) into account|as this (?:guide|article|essay|post) has shown)(?:,|:| —|—) ",
        ],
        "",
        { drop: true, weight: 2 },
      ],
      [
        [
          "{^}(?:the possibilities are (?:endless|limitless)|the sky is the limit|the future is (?:bright|in our hands)|only time will tell|the rest is history|the choice is yours|and that makes all the difference)[^.\\n]*{$}",
          "{^}(?:needless to say,? )(?:the possibilities are (?:endless|limitless))[^.\\n]*{$}",
          "{^}by (?:leveraging|embracing|harnessing|understanding|following|adopting|implementing|prioriti[sz]ing|incorporating|applying|mastering|fostering|investing in) [^.\\n]*?, (?:we|you|individuals|organi[sz]ations|businesses|companies|people|homeowners|teams|one|students|readers|users|anyone|everyone|employers|schools|communities) (?:can|will|may|could) [^.\\n]*{$}",
          "{^}(?:whether it's|whether it is) [^.\\n]*?, (?:one thing|there's no|the future)[^.\\n]*{$}",
          "{^}(?:a|the) (?:proactive|balanced|holistic|thoughtful|strategic|nuanced) approach is (?:crucial|key|essential|vital|needed)[^.\\n]*{$}",
          "{^}(?:so,? |and so,? |ultimately,? |in the end,? |in conclusion,? |all in all,? )?[^.!?\\n]{0,70}?(?:remind(?:s|ed)? (?:us|you|me|everyone|all of us)|teach(?:es)? us|taught us|show(?:s)? us|invite(?:s)? us|challenge(?:s)? us|is a reminder|are a reminder|serve(?:s)? as a (?:{w} )?reminder|stand(?:s)? as a (?:{w} )?reminder) (?:that|of|how|why|to|what) [^.!?\\n]*{$}",
          "{^}(?:the (?:possibilities|opportunities|options|rewards|benefits|results|choice|power|rest|future|next (?:step|move|chapter)|adventure|journey|story|door|answer) (?:are|is|speak|await|awaits|remain|remains|continues?|begins|lies?|starts|belongs|depends) (?:endless|limitless|clear|yours|in your|up to you|for themselves|undeniable|priceless|worth|only|just|you|far from|still|with|now|here|open|simple|immeasurable|within reach|already)[^.!?\\n]*|(?:your|our|the) (?:future self|body|mind|taste buds|guests|family|team|customers|skin|wallet|community|planet|heart|soul|world) (?:will|would|deserves?) (?:thank|be grateful|never|love|appreciate|it|nothing|better)[^.!?\\n]*|here's to [^.!?\\n]*|(?:and )?the (?:rest is history|best is yet to come|sky is the limit)|only time will tell|happy {w}ing)[.!]?",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:so|and so),? (?:why not|the next time|go ahead|what are you waiting for)[^.\\n]*{$}",
        null,
        { drop: true, weight: 1 },
      ],
      [
        [
          "{^}(?:so,? |and |but |and so,? )?(?:the next time you|once you|and once you|whether you|whatever you|wherever you|however you|no matter (?:what|how|where)|with (?:a little|the right|a bit of|enough|some|time|patience|each|every|so much|this|these|its|their)|if (?:we|you) (?:can|want|keep|stay|take|choose|get)|as long as|when (?:we|you|done)|by (?:taking|choosing|embracing|making|keeping|putting|investing|working|staying|following|doing|starting|building|understanding|combining|focusing|doing so))[^.!?\\n]*?(?:, (?:you'll|you will|you|we'll|we can|we|remember|one thing|there's|the|it|your|anyone|anything|and|their|these|this))[^.!?\\n]*?(?:never look back|thank you|difference|worth it|possible|success|better|future|rewards?|memories|journey|confidence|thrive|flourish|joy|peace|results|lasting|life|world|potential|begin|start|matters?|everything|forever|heart|enjoy|wonder|find|ready|well on your way|not regret|one thing is (?:clear|certain)|for years|together)[^.!?\\n]*{$}",
          "{^}(?:and|so|because|after all|in the end|perhaps|maybe)?,? ?(?:that|this|it) (?:is|'s|was|may be|might be|just might be)[,]? (?:in the end,? |ultimately,? |perhaps,? |truly |really |exactly |precisely )*(?:what|the (?:real|true|quiet|beauty|magic|power|point|whole|secret|essence|promise|gift|lesson|kind|story|heart|spirit)|where the|how|why|something|worth|a (?:lesson|story|reminder|gift|future|journey|legacy|promise|win))[^.!?\\n]*{$}",
          "{^}(?:as|while|and as|so as) [^.!?,\\n]{3,80}(?:continues?|evolves?|grows?|moves? forward|look ahead|looks? to|unfolds?|changes?|turn the page|face|faces|move into)[^.!?,\\n]{0,60}, [^.!?\\n]*{$}",
          "{^}[^.!?\\n]{0,90}?(?:is|are|remains?) (?:more than (?:just )?|not just |far more than )?(?:a|an|the|about)? ?[^.!?\\n]{0,40}?(?:here to stay|within (?:our|your) reach|worth (?:celebrating|protecting|preserving|fighting for|every|the effort|the wait|exploring|savou?ring|it)|only the beginning|just the beginning|the beginning of|one (?:step|bite|page|sip|stitch|day|cup|home|loaf|seed) at a time)[^.!?\\n]*{$}",
          "{^}(?:(?:so|and|just|now|in the end|ultimately|finally|in short),? )*(?:give|try|start|take|make|do|keep|trust|follow|stick|put|open|step|lean|embrace|let|enjoy|savou?r|pour|grab|go|pick|choose|begin|plant|cook|read|listen|slow|treat)[^.!?\\n]{2,70}, and (?:you'll|you will|you|the|your|it|we|watch|see|let|before)[^.!?\\n]*{$}",
          "{^}(?:and |so |but )?(?:there is|there's|there are) (?:always |truly |a |an |something )[^.!?\\n]{0,60}(?:waiting (?:for|to)|for (?:you|everyone|everybody|all)|ready for you|to be discovered|left to discover|just around the corner)[^.!?\\n]*{$}",
        ],
        null,
        { at: "last", drop: true, weight: 1.5 },
      ],
      [
        "{^}(?:one thing is (?:clear|certain|for sure)|the (?:message|lesson|conclusion|takeaway|verdict) is (?:clear|simple))(?:,|:| —|—) ",
        "",
        { weight: 1 },
      ],
      [
        "{^}(?:and |so |but )?(?:at the end of it all|in the final reckoning|when all is said|after all (?:this|that|is said)|as the dust settles|in the long run|when you (?:think about it|step back)|zoom out|all said|come what may|whatever happens next|in the grand scheme|one day at a time|little by little|in the years to come)(?:,| and) [^.!?\\n]*{$}",
        null,
        { at: "last", drop: true, weight: 2 },
      ],
      [
        "{^}(?:and |so |but )?(?:perhaps|maybe|in truth|in a way|really|truly)?,? ?(?:the (?:greatest|real|true|best|most \\p{L}+|simplest|quiet|deepest|finest|only)) [^.!?\\n]{2,70} (?:is|are|was|may be|might be|lies|remains|begins) [^.!?\\n]{2,90}{$}",
        null,
        { at: "last", drop: true, weight: 1.25 },
      ],
    ],
    ar: [
      [
        "{^}(?:و|ف)?(?:\\p{L}+ ){0,5}?(?:يذكرنا|تذكرنا|يعلمنا|تعلمنا|علمتنا|علمنا|تثبت لنا|يثبت لنا|تقول لنا|يقول لنا|تؤكد لنا|يؤكد لنا) (?:ب)?{an} ",
        "{an}",
        { drop: true, weight: 2.5 },
      ],
      [
        [
          "{^}{&}(?:في الختام|في النهاية|ختاما|وختاما|في نهاية المطاف|خلاصة القول|خلاصة الأمر|صفوة القول|مجمل القول|في نهاية الأمر|في نهاية المقال|في ختام هذا المقال|في ختام المقال|في ختام حديثنا|نستنتج مما سبق|في المحصلة|بالمحصلة|في المجمل|بوجه عام|وفي الأخير|في الأخير|أخيرا وليس آخرا|أخيرا وليس أخرا)[،,]? (?:(?:يمكن|يمكننا|نستطيع|لا بد من|لا يسعنا إلا|يجب|ينبغي) (?:القول|أن نقول|التأكيد|الجزم|أن نؤكد)(?: على| ب)? ?{an} |{an} )?",
          "{^}(?:و|ف)?(?:في الختام|في النهاية|ختاما|في نهاية المطاف|خلاصة القول|خلاصة الأمر|خلاصة الكلام|الخلاصة|صفوة القول|مجمل القول|جملة القول|قصارى القول|زبدة القول|في نهاية الأمر|في نهاية المقال|في ختام هذا المقال|في ختام المقال|في ختام حديثنا|في ختام هذه الرحلة|في ختام هذه الجولة|في نهاية هذه الرحلة|في نهاية هذا المقال|نستنتج مما سبق|في المحصلة|بالمحصلة|في المجمل|في الأخير|أخيرا|أخيرا وليس آخرا|آخر القول|مسك الختام|كلمة أخيرة|وقبل الختام|وإجمالا|على أي حال|مهما يكن من أمر|في المحصلة النهائية|في التحليل الأخير|حين تطوى الصفحة|بعد كل هذا|بعد كل ما سبق|ختام القول|ختام الكلام)(?:[،,:] | (?=يمكن|يمكننا|نستطيع|لا بد|لا يسع|يجب|ينبغي|يتضح|يتبين|نؤكد|نقول|أن ))(?:(?:يمكن|يمكننا|نستطيع|لا بد من|لا يسعنا إلا|يجب|ينبغي|يتضح|يتبين|نؤكد|نقول|نجد|نرى|ندرك|لا شك) (?:القول|أن نقول|التأكيد|الجزم|أن نؤكد|لنا)?(?: على| ب)? ?{an} |{an} )?",
        ],
        "",
        { drop: true, weight: 2 },
      ],
      [
        "{^}{&}(?:يمكن|يمكننا|نستطيع|لا يسعنا إلا|لا يسعنا سوى) (?:القول|أن نقول|التأكيد|الجزم|أن نؤكد|أن نخلص إلى)(?: على| ب)? ?{an} ",
        "{an}",
        { drop: true, weight: 1 },
      ],
      [
        [
          "{^}{&}(?:هكذا|بهذا|وبذلك)[،,]? (?:نكون قد|نرى|نجد|نخلص|يتضح|يتبين|نصل إلى ختام){s}{$}",
          "{^}(?:و|ف)?(?:المستقبل|الغد|القادم|الأفضل) (?:مليء|أجمل|يحمل|بانتظار|لم يأت بعد|بين يديك|بين أيدينا){s}{$}",
          "{^}(?:و|ف)?(?:هكذا|بهذا|بذلك|لهذا|من هنا|وهنا|إذن|إذا|هنا)[،,]? (?:نكون قد|نرى|نجد|نخلص|يتضح|يتبين|نصل إلى|يصبح|تصبح|يتحول|تتحول|تكتمل|يكتمل|تنتهي|ينتهي|تبقى|يبقى|يظل|تظل|تغدو|يغدو|ندرك|نفهم|يثبت|تثبت|تلتقي|يلتقي|تستمر|يستمر|تروي|يروي|تختصر|يختصر|تعلمنا|يعلمنا)[^.!؟\\n]*{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        [
          "{^}{&}(?:يبقى|تبقى|يظل|تظل) (?:الأمل|السؤال|المستقبل|الإنسان|العلم|الطريق|الإرادة|الهدف){s}{$}",
          "(?:تظل|يظل|تبقى|يبقى) {w} (?:وجهة|خيارا|مثالا|نموذجا|رمزا|شاهدا|مصدر إلهام|منارة)",
        ],
        null,
        { drop: true, weight: 1 },
      ],
      [
        [
          "{^}(?:و|ف)?(?:(?:ختاما|في الختام|أخيرا|في النهاية|هكذا|بهذا)[،,]? )?(?:يبقى|تبقى|يظل|تظل|سيبقى|ستبقى|سيظل|ستظل|بقي|بقيت) [^.!؟\\n]{2,140}{$}",
          "{^}(?:و|ف)?(?:ما|لعل|ربما|هذا|هذه|تلك|ذلك|إنها|إنه|هو|هي|لأن|فـ?لأن)(?: \\p{L}+){0,4} (?:إلا بداية|مجرد بداية|هو أجمل|هي أجمل|هو أهم|هي أهم|ما يجعل|ما يميز|هو سر|هي سر|هو الدرس|هو ما يستحق|أجمل ما|أهم ما|أعظم ما|خير ختام|هو المعنى|هو جوهر|الرسالة التي|الحكاية التي|القصة التي)[^.!؟\\n]*{$}",
          "{^}(?:و|ف)?(?:ال)?(?:رحلة|حكاية|قصة|طريق|مشوار|مسيرة|تجربة|خطوة|بداية|مستقبل|قادم|غد|أفضل|أجمل|أمل|حلم|نجاح|فرصة)(?: \\p{L}+){0,3} (?:لم تنته|لم ينته|لا تنتهي|لا ينتهي|مستمرة|مستمر|تستمر|يستمر|لا تزال|لا يزال|ما زالت|ما زال|تبدأ|يبدأ|تستحق|يستحق|لم يأت|لم تأت|بين يديك|بين أيدينا|بانتظار|في انتظار|أجمل|يحمل|تحمل|تتجدد|يتجدد|تتواصل|يتواصل|بدأت|بدأ)[^.!؟\\n]*{$}",
          "{^}{&}(?:(?:ختاما|في الختام|أخيرا|في النهاية|إذن|لذا|لذلك|والآن|الآن)[،,]? )?(?:جرب|ابدأ|امنح|خذ|اصنع|ثق|استمر|التزم|احرص|دع|افتح|تأمل|استمتع|تذوق|اقرأ|اترك|انطلق|اغتنم|كن|عش|تمهل|أعط|اجعل|ازرع)\\p{L}* [^.!؟\\n]{2,80}[،,] (?:و|ف)(?:لن|ست|سوف|س|ستجد|سترى|ستشعر|ستدرك|لا|دع|انظر)\\p{L}* [^.!؟\\n]*{$}",
          "{^}{&}(?:(?:ختاما|في الختام|أخيرا|في النهاية)[،,]? )?(?:لعل|ربما كان|ربما كانت|ربما|قد يكون|قد تكون|ليس غريبا|لا عجب) (?:أجمل|أهم|أعظم|أكبر|أصدق|أعمق|أثمن|أغلى|هذا|هذه|أن|ما)[^.!؟\\n]{4,140}{$}",
        ],
        null,
        { at: "last", drop: true, weight: 1.5 },
      ],
      [
        "{^}(?:و|ف)?(?:\\p{L}+ ){0,4}?(?:يذكرنا|تذكرنا|يعلمنا|تعلمنا|علمتنا|علمنا|تثبت لنا|يثبت لنا|تلهمنا|يلهمنا|تدعونا|يدعونا|تقول لنا|يقول لنا|تؤكد لنا|يؤكد لنا|تهمس لنا|تمنحنا درسا|درس لنا|دعوة إلى|دعوة ل|دعوة مفتوحة|رسالة أمل|رسالة إلى|تذكير بأن|تذكير لنا) [^.!؟\\n]*{$}",
        null,
        { at: "last", drop: true, weight: 2 },
      ],
      [
        "{^}(?:و|ف)?(?:سواء|مهما|أينما|حيثما|متى|كلما|مع قليل من|بقليل من|مع بعض|مع شيء من|وبينما|مع كل|في كل) [^.!؟\\n]{4,120}[،,] [^.!؟\\n]{4,120}{$}",
        null,
        { at: "last", drop: true, weight: 1.25 },
      ],
    ],
  },
  "summary-restating": {
    en: [
      [
        "{^}(?:overall|to sum (?:it |things )?up|in a nutshell|in summary|to summari[sz]e|in short|to recap|summing up|in sum|taken together|in brief|long story short|to put it briefly|all things considered|on the whole|put together|as a whole|all told|in other words|to put it (?:another way|simply|differently)|put (?:simply|differently|another way)|that is to say|simply put|the upshot|to review|in essence|as a quick recap|to quickly recap|tl;dr|what (?:this|it) all means is)(?:,|:) ",
        "",
        { drop: true, weight: 1.5 },
      ],
      [
        "{^}as (?:mentioned|discussed|stated|noted|outlined|highlighted|we saw|seen|shown|described) (?:above|earlier|previously|before|here), ",
        "",
        { weight: 1 },
      ],
      [
        "{^}(?:taken together,? |overall,? |in short,? |clearly,? |together,? )?(?:these|those|the|all of these|all these|such) (?:{w} ){0,2}?(?:numbers|figures|results|findings|points|facts|examples|factors|steps|changes|efforts|elements|details|trends|developments|measures|tips|habits|insights|observations|lessons|reasons)(?: above| together| all)? (?:(?:serve|go|help|combine|come together) to )?(?:all |only |clearly |further |collectively |together )*(?:show|demonstrate|suggest|illustrate|highlight|underscore|confirm|indicate|make (?:it )?clear|point to|tell us|prove|reveal|paint|mean|add up)[^.!?\\n]*{$}",
        null,
        { drop: true, weight: 1.5 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:باختصار|بإيجاز|باختصار شديد|إجمالا|وإجمالا|بشكل عام|بصفة عامة|على العموم|عموما|بناء على ما سبق|بناء على ما تقدم|تلخيصا لما سبق|نلخص مما سبق|في ضوء ما سبق|في ضوء ما تقدم|تأسيسا على ما سبق)[،,]? ",
          "{^}(?:و|ف)?(?:باختصار|بإيجاز|باختصار شديد|إجمالا|بشكل عام|بصفة عامة|بوجه عام|بصورة عامة|على العموم|عموما|بناء على ما سبق|بناء على ما تقدم|تلخيصا لما سبق|نلخص مما سبق|في ضوء ما سبق|في ضوء ما تقدم|تأسيسا على ما سبق|خلاصة ما سبق|ملخص القول|بكلمات أخرى|بعبارة أخرى|بمعنى آخر|بتعبير آخر|أي أن|خلاصة ذلك|وجملة الأمر|ومجمل ذلك|وللتلخيص|للتلخيص|تلخيصا|بالجملة|بكلمة|زبدة ما سبق)[،,:] (?:{an} )?",
        ],
        "",
        { drop: true, weight: 1.5 },
      ],
      [
        "{^}(?:و|ف)?(?:مما سبق|مما تقدم|من كل ما سبق|من خلال ما سبق|من هنا|من هذا كله|بهذا|بذلك|وهكذا|هكذا|على ضوء ذلك|في ضوء ذلك|بناء عليه|من هذه الأرقام|من هذه الأمثلة|من كل ذلك|من ذلك كله)[،,]? (?:يتضح|يتبين|نستنتج|نستخلص|نخلص|نجد|يمكن القول|يمكننا القول|ندرك|يظهر|نرى|نكون قد رأينا|نكون قد عرفنا|نكون قد تعرفنا على|نفهم|يتأكد|يثبت|نلاحظ|تتضح|تتبين)(?: إلى)? ?(?:لنا )?{an} ",
        "{an}",
        { drop: true, weight: 1.5 },
      ],
      ["[،,] ?و?مما سبق (?:يتضح|يتبين|نستنتج|نستخلص|نخلص|نجد) {an} {s}(?={$})", "", { weight: 2 }],
      [
        "{^}{&}(?:كما (?:ذكرنا|أسلفنا|أشرنا|رأينا|سبق وأن ذكرنا|سبق الذكر|تقدم ذكره)(?: سابقا| أعلاه| آنفا| من قبل)?)[،,] ",
        "",
        { weight: 1 },
      ],
      [
        "{^}(?:و|ف)?(?:هذه|كل هذه|تلك|جميع هذه) (?:ال)?(?:أرقام|نتائج|أمثلة|عوامل|خطوات|معطيات|مؤشرات|نقاط|أسباب|تفاصيل|جهود|حقائق|عناصر|دلائل)(?: مجتمعة| كلها| معا)? (?:تؤكد|تظهر|تثبت|تبين|توضح|تدل|تشير|تكشف|تعكس|تعني|تبرهن|تجعل) [^.!؟\\n]*{$}",
        null,
        { drop: true, weight: 1.5 },
      ],
    ],
  },
};
