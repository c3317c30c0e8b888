import type { PhraseBook } from "../wording.ts";

/** Ways of ending that fit any text. */
export const ENDINGS: PhraseBook = {
  "generic-conclusion": {
    en: [
      [
        "{^}(?:in conclusion|to conclude|in closing|all in all|at the end of the day|in the end|ultimately|in the final analysis|when all is said and done|as a final thought|to wrap up|to wrap things up|wrapping up|last but not least|as we have seen|in a nutshell|in the grand scheme of things),? (?:it is clear that |it's clear that |it can be said that |it is evident that |we can say that |one thing is clear: )?",
        "",
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:the possibilities are (?:endless|limitless)|the sky is the limit|the future is (?:bright|in our hands)|only time will tell|the rest is history|the choice is yours|and that makes all the difference)[^.\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:needless to say,? )(?:the possibilities are (?:endless|limitless))[^.\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}by (?:leveraging|embracing|harnessing|understanding|following|adopting|implementing|prioriti[sz]ing|incorporating|applying|mastering|fostering|investing in) [^.\\n]*?, (?:we|you|individuals|organi[sz]ations|businesses|companies|people|homeowners|teams|one|students|readers|users|anyone|everyone|employers|schools|communities) (?:can|will|may|could) [^.\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:whether it's|whether it is) [^.\\n]*?, (?:one thing|there's no|the future)[^.\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:so|and so),? (?:why not|the next time|go ahead|what are you waiting for)[^.\\n]*{$}",
        null,
        { drop: true, weight: 1 },
      ],
      [
        "{^}(?:a|the) (?:proactive|balanced|holistic|thoughtful|strategic|nuanced) approach is (?:crucial|key|essential|vital|needed)[^.\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:في الختام|في النهاية|ختاما|وختاما|في نهاية المطاف|خلاصة القول|خلاصة الأمر|صفوة القول|مجمل القول|في نهاية الأمر|في نهاية المقال|في ختام هذا المقال|في ختام المقال|في ختام حديثنا|نستنتج مما سبق|في المحصلة|بالمحصلة|في المجمل|بوجه عام|وفي الأخير|في الأخير|أخيرا وليس آخرا|أخيرا وليس أخرا)[،,]? (?:(?:يمكن|يمكننا|نستطيع|لا بد من|لا يسعنا إلا|يجب|ينبغي) (?:القول|أن نقول|التأكيد|الجزم|أن نؤكد)(?: على| ب)? ?{an} |{an} )?",
        "",
        { drop: true, weight: 2 },
      ],
      [
        "{^}{&}(?:يمكن|يمكننا|نستطيع|لا يسعنا إلا|لا يسعنا سوى) (?:القول|أن نقول|التأكيد|الجزم|أن نؤكد|أن نخلص إلى)(?: على| ب)? ?{an} ",
        "{an}",
        { drop: true, weight: 1 },
      ],
      [
        "{^}{&}(?:هكذا|بهذا|وبذلك)[،,]? (?:نكون قد|نرى|نجد|نخلص|يتضح|يتبين|نصل إلى ختام){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}{&}(?:يبقى|تبقى|يظل|تظل) (?:الأمل|السؤال|المستقبل|الإنسان|العلم|الطريق|الإرادة|الهدف){s}{$}",
        null,
        { drop: true, weight: 1 },
      ],
      [
        "{^}(?:و|ف)?(?:المستقبل|الغد|القادم|الأفضل) (?:مليء|أجمل|يحمل|بانتظار|لم يأت بعد|بين يديك|بين أيدينا){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "(?:تظل|يظل|تبقى|يبقى) {w} (?:وجهة|خيارا|مثالا|نموذجا|رمزا|شاهدا|مصدر إلهام|منارة)",
        null,
        { drop: true, weight: 1 },
      ],
    ],
  },
  "summary-restating": {
    en: [
      [
        "{^}(?:overall|to sum up|in summary|to summari[sz]e|in short|to recap|summing up|in sum|taken together|in brief|long story short|to put it briefly|all things considered|on the whole),? ",
        "",
        { drop: true, weight: 1.5 },
      ],
      [
        "{^}as (?:mentioned|discussed|stated|noted|outlined|highlighted|we saw) (?:above|earlier|previously|before),? ",
        "",
        { weight: 1 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:باختصار|بإيجاز|باختصار شديد|إجمالا|وإجمالا|بشكل عام|بصفة عامة|على العموم|عموما|بناء على ما سبق|بناء على ما تقدم|تلخيصا لما سبق|نلخص مما سبق|في ضوء ما سبق|في ضوء ما تقدم|تأسيسا على ما سبق)[،,]? ",
        "",
        { drop: true, weight: 1.5 },
      ],
      [
        "{^}{&}(?:مما سبق|مما تقدم|من كل ما سبق|من خلال ما سبق|من هنا|من هذا كله)[،,]? (?:يتضح|يتبين|نستنتج|نستخلص|نخلص|نجد|يمكن القول|ندرك|يظهر)(?: إلى)? ?(?:لنا )?{an} ",
        "{an}",
        { drop: true, weight: 1.5 },
      ],
      ["[،,] ?و?مما سبق (?:يتضح|يتبين|نستنتج|نستخلص|نخلص|نجد) {an} {s}(?={$})", "", { weight: 2 }],
      [
        "{^}{&}(?:كما (?:ذكرنا|أسلفنا|أشرنا|رأينا|سبق وأن ذكرنا|سبق الذكر|تقدم ذكره)(?: سابقا| أعلاه| آنفا| من قبل)?)[،,] ",
        "",
        { weight: 1 },
      ],
    ],
  },
  "both-sides": {
    en: [
      [
        "{^}(?:that being said|having said that|with that being said|that said|at the same time|be that as it may|on the flip side),? ",
        "",
        { weight: 1, drop: true },
      ],
      [
        "(?:strik(?:e|es|ing)|find(?:s|ing)?|achiev(?:e|es|ing)|maintain(?:s|ing)?) (?:a|the|that) (?:(?:right|delicate|careful|healthy|proper|perfect|fine) )?balance between [^.\\n]*",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:it is|it's) (?:essential|important|crucial|vital|key|necessary) to (?:strike|find|maintain|achieve) (?:a|the) (?:\\p{L}+ )?balance[^.\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:there are|it has|they have|both have|each has) (?:both )?(?:advantages and disadvantages|pros and cons|benefits and drawbacks|strengths and weaknesses|upsides and downsides)[^.\\n]*{$}",
        null,
        { drop: true, weight: 1 },
      ],
      ["{^}on (?:the )?one hand, ({c}); on the other(?: hand)?, ", "$1, but ", { weight: 1, level: 2 }],
      ["{^}on (?:the )?one hand, ", "", { weight: 1, level: 2 }],
      [
        "{^}(?:there is|there's) no (?:one-size-fits-all|right or wrong|single|easy) (?:answer|solution|approach)[^.\\n]*{$}",
        null,
        { drop: true, weight: 1 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:مع ذلك[،,] )?(?:من (?:المهم|الضروري) )?[^.\\n]{0,40}(?:لكل|أن لكل|يبقى لكل|فلكل) (?:تقنية|طريقة|خيار|أسلوب|شيء|أمر|حل|منهما|نهج|نظام|منتج|مشروع|واحد|طرف|رأي|وسيلة|أداة|منها|نوع)(?: منهما| منها)? (?:مزاياه|مزاياها|إيجابياته|إيجابياتها|محاسنه|محاسنها|فوائده|فوائدها|ما له) و(?:عيوبه|عيوبها|سلبياته|سلبياتها|مساوئه|مساوئها|أضراره|أضرارها|ما عليه){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      ["لكل ({w}) (?:مزاياه|مزاياها|إيجابياته|إيجابياتها) و(?:عيوبه|عيوبها|سلبياته|سلبياتها)", null, { weight: 1 }],
      [
        "{^}{&}(?:لا بد من|من المهم|من الضروري|يجب|ينبغي|يبقى من المهم) (?:تحقيق|إيجاد|إقامة|الحفاظ على) (?:ال)?(?:توازن|الموازنة|موازنة)(?: {w})? بين {s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      ["{^}{&}(?:سلاح ذو حدين|يبقى سلاحا ذا حدين|هو سلاح ذو حدين){s}{$}", null, { drop: true, weight: 1 }],
      [
        "{^}{&}(?:بين مؤيد ومعارض|بين هذا وذاك|تبقى المسألة نسبية|يبقى الأمر نسبيا|الأمر نسبي){s}{$}",
        null,
        { drop: true, weight: 1 },
      ],
      ["{^}{&}في حين أن ({c})[،,] إلا أن ", null, { weight: 1 }],
    ],
  },
  "chatbot-closing": {
    en: [
      [
        "{^}(?:i (?:sincerely )?(?:hope|trust) (?:this|that|these|the above|it|my \\p{L}+) (?:helps|help|was helpful|is helpful|clarifies|answers|gives|provides|meets|has been|information)|hope this helps|happy \\p{L}+ing|good luck (?:with|on) your)[^.!\\n]*[.!]?",
        "",
        { weight: 4 },
      ],
      [
        "{^}(?:please )?(?:feel free to|don't hesitate to|do not hesitate to|let me know if|let me know whether|just let me know|if you (?:have any|need any|need|would like|'d like|want me to)) (?:ask|reach out if|contact me if|let me know|you'd like|you would like|you need|you have|you want|there's|this|any|further|other|more|additional|help|me to|to make|changes|questions)[^.!\\n]*?(?:questions?|changes|help|assistance|know|adjust|modif|tweak|revis|further|anything else|details|version|clarif|ask)[^.!\\n]*[.!?]?",
        "",
        { weight: 4 },
      ],
      ["{^}(?:would you like me to|do you want me to|shall i|is there anything else)[^?\\n]*\\?", "", { weight: 4 }],
    ],
    ar: [
      [
        "{^}{&}(?:آمل|أتمنى|أرجو|نأمل|نتمنى|أملي) (?:أن (?:يكون|تكون|أكون|يساعدك|تساعدك|ينال|تنال|يفيدك|تفيدك|نكون))(?: قد| هذا| هذه| الملخص| النص| الشرح| المقال| الإجابة)*(?: {c})?(?:مفيد|مفيدا|مفيدة|أفدتك|أفدتكم|ساعدك|ساعدتك|أجبت|أفدناكم|إعجابك|واضحا|واضحة|رضاك|المطلوب|أفدت|وفقت|توقعاتك)[^.!\\n،,]*(?:[،,] ?و?(?:لا تتردد|إذا|إن)[^.!؟\\n]*)?[.!]?",
        "",
        { weight: 4 },
      ],
      [
        "{^}{&}(?:لا تتردد|لا تترددوا|لا تترددي) (?:في|أن|بأن|ب) ?(?:طرح|التواصل معي|سؤالي|إخباري|طلب|مراسلتي|أن تسألني|تسأل|تخبرني|الاستفسار|السؤال|إعلامي|أي)[^.!؟\\n]*[.!؟]?",
        "",
        { weight: 4 },
      ],
      [
        "{^}{&}(?:أخبرني|أعلمني|قل لي) (?:إذا|إن|لو) (?:كنت |كان |أردت |احتجت |رغبت )[^.!؟\\n]*[.!؟]?",
        "",
        { weight: 4 },
      ],
      [
        "{^}{&}(?:هل ترغب|هل تريد|هل تود|إذا كنت ترغب|إن كنت ترغب|إذا أردت|إذا كان لديك أي|إن كان لديك أي|إذا كانت لديك|إذا احتجت) (?:في |أن |مني |أي |أسئلة |استفسار)[^.!؟\\n]*?(?:أساعد|مساعد|أعدل|تعديل|أضيف|إضافة|أسئلة|استفسار|أكتب|أصيغ|صياغة|توضيح|أخبرني)[^.!؟\\n]*[.!؟]?",
        "",
        { weight: 4 },
      ],
      [
        "{^}{&}(?:أنا هنا|أنا دائما هنا|نحن هنا|يسعدني) (?:للمساعدة|لمساعدتك|لأي|دائما لمساعدتك|الإجابة عن|الرد على)[^.!؟\\n]*[.!]?",
        "",
        { weight: 4 },
      ],
    ],
  },
};
