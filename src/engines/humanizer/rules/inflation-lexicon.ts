import type { PhraseBook, Rewrite } from "#engines/humanizer/wording.ts";
import { baseOf } from "./english-forms.ts";

const helps: Rewrite = ([plural = "", gerund = ""]) => {
  const base = baseOf(gerund);
  return base === null ? null : `help${plural} ${base}`;
};

/** Words that make a thing greater than the text shows it to be. */
export const INFLATION: PhraseBook = {
  "significance-inflation": {
    en: [
      [
        [
          "{^}(?:it|this|that|he|she|they|the {w}(?: {w})?|{w}) (?:is|was|are|were|remains?|serves? as|stands? as|offers?|provides?) (?:truly |perhaps |also )?(?:an?|the) (?:shining|prime|perfect|powerful|great|clear|textbook|inspiring|living|vivid|striking|compelling|wonderful|stellar|remarkable) (?:example|illustration|reminder|demonstration|proof|case|instance|model) of (?:what|how|the|why)[^.!?\\n]*{$}",
          "(?:marks|represents|constitutes|signifies|is) (?:a|an) {EVALUATIVE_ADJECTIVE} (?:milestone|moment|step(?: forward)?|turning point|shift|chapter|achievement|leap(?: forward)?)",
          "(?:the )?(?:importance|significance|value|impact) of {c} cannot be (?:overstated|understated|ignored|underestimated)",
          "(?:usher(?:s|ed|ing)? in|herald(?:s|ed|ing)?|pav(?:es?|ed|ing) the way for|set(?:s|ting)? the stage for) (?:a|an) new (?:era|age|chapter) (?:of|in|for)",
          "{^}(?:this|that|it|these|such|the) (?:{w} ){0,3}?(?:underscores?|highlights?|emphasi[sz]es?|demonstrates?|illustrates?|reflects?|speaks? to|shows?|reveals?|reminds?|proves?|symboli[sz]es?|embod(?:y|ies)|captures?|signals?|affirms?|reaffirms?|exemplif(?:y|ies)|cements?|solidif(?:y|ies)|reinforces?) (?:the|its|our|their|how|a|just how|us|that|what|why|both) (?:{w} ){0,4}?(?:importance|significance|need|value|power|commitment|enduring|role|potential|spirit|impact|dedication|resilience|strength|depth|beauty|essence|heart|soul|lasting|broader|growing|legacy|promise|belief|possible|can be achieved|deeply|truly|vital|crucial){s}{$}",
          "{^}(?:its|their|his|her|the|this) (?:importance|influence|impact|role|significance|value|relevance)(?: of [^.!?\\n]{2,40})? (?:will|can|cannot|can't|is only|continues?) [^.!?\\n]*{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        "mark(s|ed|) (?:an?|another|the) (?:{w} ){0,2}?turning point (?:in|for) ",
        (g) => `change${g[0] === "ed" ? "d" : (g[0] ?? "")} `,
        { weight: 2 },
      ],
      ["(?:are|were) (?:a |an )?(?:{w} )?(?:testaments?|monuments?) to ", "show ", { drop: true, weight: 2 }],
      ["(?:stand|serve) as (?:a|an) (?:{w} )?(?:testament|tribute|monument) to ", "show ", { drop: true, weight: 2 }],
      ["was (?:a|an) (?:{w} )?(?:testament|monument) to ", "showed ", { drop: true, weight: 2 }],
      [
        "(?:marks|represents|constitutes|signifies|is|marked|represented) (?:a|an|another) (?:truly )?{EVALUATIVE_ADJECTIVE} {MILESTONE} in (?=the |its |our |their |his |her )",
        "is part of ",
        { drop: true, weight: 2 },
      ],
      [
        "(?:marks|represents|constitutes|signifies|is|marked|represented) (?:a|an|another) (?:truly )?{EVALUATIVE_ADJECTIVE} (?:milestone|moment|step(?: forward)?|turning point|shift|chapter|achievement|leap(?: forward)?|development|advancement) (?:for|toward|towards) ",
        "matters to ",
        { drop: true, level: 2, weight: 2 },
      ],
      [
        "(?:stands|serves) as (?:a|an) (?:{w} )?(?:testament|tribute|monument) to ",
        "shows ",
        { drop: true, weight: 2 },
      ],
      ["is (?:a|an) (?:{w} )?testament to ", "shows ", { drop: true, weight: 2 }],
      ["(?:stands|serves|acts) as a (?:{w} )?reminder (?:of|that) ", "recalls ", { level: 3, weight: 1 }],
      [
        "play(s|ed)? (?:an?|its|their|his|her|my|our) (?:{w} ){0,3}?(?:role|part) in (\\p{L}+ing)(?= )",
        helps,
        { weight: 2 },
      ],
      ["plays (?:a|an) (?:{w} )?{EVALUATIVE_ADJECTIVE} (?:role|part) in ", "matters in ", { level: 2, weight: 2 }],
      ["play (?:a|an) (?:{w} )?{EVALUATIVE_ADJECTIVE} (?:role|part) in ", "matter in ", { level: 2, weight: 2 }],
      ["(?:the|its|their|his|her|a) (pivotal|crucial|instrumental) (?=role|part|moment)", null],
      ["(?:a|the) (?:cornerstone|bedrock|hallmark|linchpin|backbone|pillar|lifeblood) of ", null],
      [
        " (?:that|which) (?:will |has |have )?(?:leaves?|left) (?:a|an) (?:lasting|indelible|profound|enduring|unforgettable) (?:impression|mark|impact|legacy)(?: on (?:visitors|everyone|the world|all who {w}|anyone|readers|those who {w}))?{$}",
        "",
        { weight: 2 },
      ],
      [
        "leav(?:es?|ing) (?:a|an) (?:lasting|indelible|profound|enduring) (?:impression|mark|impact|legacy)",
        null,
        { drop: true },
      ],
      [
        "(?:is|are) nothing short of (\\p{L}+)",
        (g) => `${/are/.test(g[0] ?? "") ? "are" : "is"} ${g[0] ?? ""}`,
        { weight: 1, level: 3 },
      ],
      [
        [
          "(?:mark|represent|constitute|signif|signal|stand|serve|prove|become|remain|amount|usher|herald|form|act|come|emerge|was|is|are|were)\\p{L}*(?: (?:as|to be|to|in|as nothing less than))? (?:a|an|another|the|yet another|nothing less than a|more than a|one of the) (?:truly |very |most |{EVALUATIVE_ADJECTIVE},? (?:and )?)*{MILESTONE}s? (?:for|in|of|toward|towards|to|on|that|when|between|against)",
          "(?:mark|represent|constitute|signif|signal|stand|serve|prove|become|remain|herald)\\p{L}*(?: (?:as|to be))? (?:a|an|another|the|yet another) (?:truly |very |most )?(?:{EVALUATIVE_ADJECTIVE},? (?:and )?)*{MILESTONE}(?={$}|,)",
          "(?:has|have|had) (?:truly |forever |completely |fundamentally |profoundly |permanently |already )*(?:changed|transformed|reshaped|revolutioni[sz]ed|redefined|altered|shaped) (?:the (?:way|face|world|course|landscape|lives|future|industry|game)|how|forever|our){s}{$}",
          "{^}[^.!?\\n]{0,80}?(?:will (?:be remembered|go down|shape|change|define|transform)|would (?:go on to|come to) (?:shape|define|change|inspire|transform)|(?:rewrote|rewriting|changed|changing|made|making|shaped) (?:history|the rules|the course|the game)|left (?:an?|its|his|her|their) (?:lasting |indelible |permanent |deep |profound )*(?:mark|imprint|impression|legacy|footprint)|etched (?:in|into)|stands? tall|stood the test of time|stands? the test of time|speaks volumes|nothing short of (?:remarkable|extraordinary|revolutionary|a revolution|miraculous|transformative|a miracle|magic)|cannot be (?:overstated|understated|overemphasi[sz]ed|ignored)|could not be (?:clearer|higher|greater)|the stakes (?:are|have never been|could not be)){s}{$}",
          "{^}[^.!?\\n]{0,60}(?:has|have|had) (?:quickly |truly |since |long |slowly |gradually |now )*(?:become|grown into|evolved into|emerged as|turned into|transformed into|blossomed into|established (?:itself|themselves) as) (?:an?|the|one of the) (?:{w} ){0,2}?(?:phenomenon|institution|movement|icon|staple|fixture|force|hallmark|touchstone|powerhouse|sensation|rite of passage|game[- ]changer|driving force|beacon|symbol|sanctuary|lifeline|way of life|trailblazer|pioneer|magnet)(?:[ ,][^.!?\\n]*)?{$}",
          "{^}(?:and |but )?(?:it's|this is|we're|they're|it is|we are|he's|she's|and that's) (?:only|just|merely) (?:getting started|the beginning|the start|the tip|warming up)[^.!?\\n]*{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        "marks (?:a|an) (?:truly )?(?:{EVALUATIVE_ADJECTIVE} )?{BREAKTHROUGH} for ",
        "matters to ",
        { drop: true, weight: 2 },
      ],
      [
        "marked (?:a|an) (?:truly )?(?:{EVALUATIVE_ADJECTIVE} )?{BREAKTHROUGH} for ",
        "mattered to ",
        { drop: true, weight: 2 },
      ],
      [
        [
          ", (?:forever|completely|fundamentally|profoundly|permanently|truly) (?:changing|transforming|reshaping|redefining|altering|shaping) [^.!?;\\n]+?(?={$})",
          ",? in (?:a|an) (?:unprecedented|historic|bold|landmark|groundbreaking|major|significant|remarkable|decisive) (?:step|move|moment|leap|shift|departure|decision|gesture|initiative)(?: (?:for|toward|towards|that|forward)[^.,;\\n]*)?(?=,|{$})",
          ",? and (?:its|their|his|her|the|this) (?:importance|influence|impact|role|popularity|significance|reputation|value|relevance|appeal)(?: of {c})? (?:will|can|is only|are only|continues?)(?: only| surely| just)?(?: continue)?(?: set| expected| bound| likely)? ?(?:to )?(?:grow|growing|increase|increasing|expand|deepen|endure|rise)[^.!?;,\\n]*?(?={$})",
        ],
        "",
        { weight: 1.5 },
      ],
      [
        "play(s|ed)? (?:a|an|its|their|his|her) (?:{w} ){0,2}?(?:role|part) (?:in|within) (?=\\p{L})(?!\\p{L}+ing )",
        (g) => (g[0] === "ed" ? "mattered in " : g[0] === "s" ? "matters in " : "matter in "),
        { weight: 1.5, level: 2 },
      ],
      [
        "(is|are|was|were|remains|remain|be) of (?:paramount|utmost|immense|profound|great|vital|critical|enormous|unparalleled|incalculable) (?:importance|significance|value|consequence)(?={$}|,)",
        "$1 important",
        { weight: 1 },
      ],
      [
        [
          "(?:lies|sits|stands|remains|is|are) at the (?:very )?(?:heart|core|cent(?:er|re)|forefront|intersection|crossroads) of ",
          "(?:was|is|were|are) nothing (?:short of|less than) (?:a|an) {w}(?: {w})?(?: for| in| of)?",
        ],
        null,
        { drop: true, weight: 1 },
      ],
      [
        "(is|are|has become|have become|remains|remain|was|were) (?:a|an|the) (?:{w} )?(?:cornerstone|pillar|backbone|bedrock|linchpin|mainstay|lifeblood|heartbeat|bastion) of (?!hope|strength|light)",
        "$1 central to ",
        { weight: 1.25 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:هذا |ذلك |هو ما |هو أمر |هي )?إن دل(?:ت)?(?: هذا| ذلك)? على شيء ف(?:إنما|إنه|إنها|هو|هي)[^.!؟\\n]*{$}",
          "{&}(?:تمثل|يمثل|تشكل|يشكل|تعد|يعد|تعتبر|يعتبر|شكل|شكلت|مثل|مثلت) ({c})(?:نقلة نوعية|خطوة هامة|خطوة مهمة|خطوة كبيرة|خطوة جادة|خطوة جبارة|علامة فارقة|محطة مفصلية|محطة مهمة|محطة فارقة|منعطفا تاريخيا|منعطفا مهما|نقطة تحول|نقطة فارقة|إنجازا كبيرا|إنجازا تاريخيا|لحظة فارقة|لحظة تاريخية|قفزة نوعية|طفرة نوعية|حدثا بارزا|تحولا جذريا|تحولا كبيرا)(?: (?:غير مسبوقة|حقيقية|كبرى|مهمة|هامة|بارزة))?(?: (?:نحو|في|على طريق|في مسيرة|في تاريخ|في سبيل) {c})?(?={$}|[،,])",
          "{&}(?:يبقى|تبقى|يظل|تظل|أصبح|أصبحت|بات|باتت|يعد|تعد) ({c})?(?:جزءا لا يتجزأ من|ركيزة أساسية|حاضرة في وجدان|محفورة في ذاكرة|خالدة في){s}{$}",
          "(?:تشكل|يشكل|تمثل|يمثل|تعد|يعد|تعتبر|يعتبر|شكل|شكلت|مثل|مثلت|أصبح|أصبحت|بات|باتت|غدا|غدت|أضحى|أضحت|ليشكل|لتشكل|ليمثل|لتمثل|ليكون|لتكون|ليصبح|لتصبح|كان|كانت|سيشكل|ستشكل|سيمثل|ستمثل) ((?:{w} ){0,5}?)(?:نقلة|خطوة|علامة|محطة|منعطفا|منعطف|نقطة|إنجازا|إنجاز|لحظة|قفزة|طفرة|حدثا|حدث|تحولا|تحول|ثورة|سابقة|بداية|فاتحة|صفحة|مرحلة|حقبة|معلما|معلم|نموذجا|نموذج|مثالا|مثال|حجر|ركيزة|ركنا|ركن|عمادا|عماد|دعامة|رافدا|رافد|رافعة|بوابة|منارة|شهادة|دليلا|دليل|رمزا|رمز|ملحمة|إضافة|انطلاقة|فارقا|فارق|لبنة|نواة|قاعدة|جسرا|جسر) {EVALUATIVE_ADJECTIVE}(?: {EVALUATIVE_ADJECTIVE})?(?: (?:نحو|في|على طريق|على|من|ل\\p{L}+|بين|إلى) [^.!؟؛;،\\n]*)?(?={$}|[،,])",
          "{^}[^.!؟\\n]{0,80}?(?:خير|أكبر|أقوى|أوضح|أبلغ|أصدق|أنصع) (?:دليل|شاهد|برهان|مثال|تعبير|صورة) (?:على|عن|ل)[^.!؟\\n]*{$}",
          "{^}{&}(?:هذا|هذه|ذلك|تلك|وهو|وهي|هو|هي)(?: \\p{L}+){0,3}? ?(?:ما )?(?:يعكس|تعكس|يؤكد|تؤكد|يبرز|تبرز|يجسد|تجسد|يدل|تدل|يبرهن|تبرهن|يثبت|تثبت|يظهر|تظهر|يوضح|توضح|يذكرنا|تذكرنا|يختصر|تختصر|يترجم|تترجم|يسلط|تسلط|يكرس|تكرس) (?:على |ب|ب\\p{L}+ |عن |الضوء على )?(?:أهمية|مدى|عمق|قيمة|دور|حجم|قوة|مكانة|روح|عظمة|قدرة|التزام|حرص|إرادة|جوهر|أن|كيف|إيمان|الدور|الأثر|الحاجة|ضرورة){s}{$}",
          "(?:لا يمكن|لا يمكننا|لا يسعنا|لا يخفى|لا تخفى|لا يستهان|لا ينكر|لا أحد ينكر)(?: لأحد| على أحد)? ?(?:إنكار|تجاهل|الاستهانة ب|التقليل من|إغفال|المبالغة في|إلا|أن ننكر|أن نتجاهل|ما ل|ب)? ?(?:شأن|أهمية|دور|أثر|قيمة|الدور|الأهمية|الأثر|دورها|دوره|أهميتها|أهميته|أثرها|أثره|مكانة){s}{$}",
          "{^}{&}(?:ل\\p{L}+(?: ال\\p{L}+)?|تحتل \\p{L}+(?: ال\\p{L}+)?|يحتل \\p{L}+(?: ال\\p{L}+)?|تحظى \\p{L}+(?: ال\\p{L}+)? ب|يحظى \\p{L}+(?: ال\\p{L}+)? ب|تتبوأ \\p{L}+|يتبوأ \\p{L}+) ?(?:ب)?مكانة (?:\\p{L}+ ){0,3}?(?:في|لدى|بين|عند) (?:قلوب|نفوس|وجدان|قلب|ذاكرة|نفس|عالم|حياة|ثقافة|المجتمع|خريطة|الثقافة|التراث|تاريخ|صدارة|الذاكرة|الوجدان){s}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        [
          "[،,] ?و?(?:هذا |ذلك |هو ما )?إن دل(?:ت)?(?: هذا| ذلك)? على شيء ف(?:إنما|إنه|إنها)[^.!؟\\n]*?(?={$})",
          "[،,]? ?و?(?:قد )?(?:ترك|تركت|يترك|تترك) (?:وراءه |وراءها |خلفه |خلفها )?(?:بصمة|أثرا|إرثا|علامة) (?:واضحة |عميقا |كبيرا )?(?:لا تمحى|لا يمحى|خالدة|خالدا|لا تنسى|لا ينسى|عميقة|عميقا|دائما|بارزة|واضحة)(?: في {c})?(?={$})",
          "[،,] (?:حيث|إذ) (?:يشكل|تشكل|يمثل|تمثل) (?:نقلة|علامة|خطوة|محطة){s}{$}",
          "[،,] ?(?:وذلك )?(?:في|ضمن|عبر) (?:خطوة|نقلة|بادرة|لحظة|سابقة|مبادرة|قفزة|محطة|تجربة|محاولة|إنجاز|مسعى|تحول|مشهد|حدث|طفرة) (?:هي الأولى من نوعها|{EVALUATIVE_ADJECTIVE}|تعد|تعتبر|تمثل|تشكل|تؤسس|يعد|يمثل|يشكل|طال انتظارها|من شأنها|تهدف|تؤكد|تعكس|تفتح|تحمل|وصفت|وصفها|تستحق|يصفها)[^.!؟؛;\\n]*?(?={$})",
        ],
        "",
        { weight: 2 },
      ],
      [
        "(?:هو|هي|يعد|تعد|يعتبر|تعتبر|يشكل|تشكل|يمثل|تمثل) (?:حجر (?:الأساس|الزاوية)|العمود الفقري|الركيزة الأساسية|الركيزة|صمام الأمان|اللبنة الأولى|القلب النابض|شريان الحياة) (ل|في )(ل?)(?=\\p{L})",
        (g) => (g[0] === "ل" ? `أساس ${g[1] === "ل" ? "ال" : ""}` : "أساس في "),
        { weight: 1.5 },
      ],
      [
        "(?:شهد|شهدت|يشهد|تشهد|حقق|حققت|يحقق|تحقق|أحدث|أحدثت) ({c})?(?:نقلة|قفزة|طفرة) (?:نوعية|كبيرة|هائلة|تاريخية)(?: غير مسبوقة| كبيرة| حقيقية)?",
        null,
        { weight: 2 },
      ],
      [
        "(?:شهد|شهدت) ((?:شركة|مؤسسة|مدرسة|جمعية|جامعة|مستشفى|بلدية|منصة) {w}) (?:نقلة|قفزة|طفرة) نوعية(?: غير مسبوقة| كبيرة)? (?:خلال|في) ((?:عام|سنة|العام|شهر) {w})[،,] حيث ",
        (g) => `في ${g[1] ?? ""} `,
        { weight: 2, level: 3 },
      ],
      ["(?:بصمة|أثر|أثرا|إرث|إرثا) (?:لا تمحى|لا يمحى|خالدة|خالدا|لا تنسى)", null],
      [
        "{&}(?:حجر (?:الزاوية|الأساس)|العمود الفقري|القلب النابض|شريان الحياة|صمام الأمان|ركيزة أساسية|ركنا أساسيا|ركيزة|جزء لا يتجزأ|جزءا لا يتجزأ|أحد أهم الركائز) (?:ل|في |من ){+}",
        null,
      ],
      ["(?:أمرا )?(?:بالغ|بالغة|في غاية|غاية في) (?:الأهمية|الحيوية)", null],
      [
        "{&}(?:يعد|تعد|يعتبر|تعتبر) ({c}) (?:حجر (?:الزاوية|الأساس)|العمود الفقري|صمام الأمان) في ((?:نجاح|عمل|إدارة|بناء|تطوير|نمو|حياة) )",
        (g) => `${g[0] ?? ""} أساس ${g[1] ?? ""}`,
        { weight: 2 },
      ],
      [
        [
          "(?:أحدث|أحدثت|يحدث|تحدث|حقق|حققت|يحقق|تحقق|صنع|صنعت|يصنع|تصنع|شكل|شكلت|قاد|قادت|سجل|سجلت) ((?:{w} ){0,3}?)(?:نقلة|قفزة|طفرة|ثورة|تحولا|فارقا|فرقا|أثرا|تغييرا|إنجازا|حضورا) (?:نوعية|نوعيا|كبيرة|كبيرا|هائلة|تاريخية|تاريخيا|حقيقية|حقيقيا|ملموسا|ملموسة|جذريا|عميقا|لافتا|بارزا|واسعا|غير مسبوقة|غير مسبوق)[^.!؟؛;،\\n]*(?={$}|[،,])",
          "{^}{&}(?:تكمن|تبرز|تتجلى|تنبع|يكمن|تزداد|تتضح|تظهر) (?:أهمية|قيمة|عظمة|روعة|قوة|خصوصية|عبقرية|فرادة) {s}{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        "(?:يلعب|تلعب|يؤدي|تؤدي|لعب|لعبت|أدى|أدت) ((?:{w} ){0,3}?)دورا (?:محوريا|حيويا|هاما|مهما|كبيرا|أساسيا|رئيسيا|بارزا|جوهريا|حاسما|فعالا|فاعلا|رياديا|مركزيا|لا يستهان به|لا غنى عنه)",
        null,
        { weight: 0.5 },
      ],
      [
        "(?:ذات|ذو|له|لها|تحمل|يحمل|تكتسب|يكتسب|تحتل|يحتل|تحظى ب|يحظى ب|تكتسي|يكتسي) ?(?:أهمية|مكانة|قيمة|منزلة|دلالة|رمزية) (?:كبيرة|كبرى|بالغة|خاصة|قصوى|عظيمة|محورية|استثنائية|رفيعة|مرموقة|عالية|فريدة|عميقة|لا تقدر بثمن|متزايدة)(?: (?:في|لدى|بين|على) [^.!؟؛;،\\n]*)?(?={$}|[،,])",
        null,
        { drop: true, weight: 1 },
      ],
    ],
  },
  "legacy-tail": {
    en: [
      [
        [
          ", (?:reflecting|aligning with|mirroring|in line with|as part of|contributing to|shaping|amid) (?:the |a |its )?(?:broader|wider|larger|global|growing|evolving|shifting|changing) (?:trends?|movement|shift|landscape|context|narrative|conversation|world|push)(?: {s})?{$}",
          " in an (?:ever-)?(?:changing|evolving|increasingly \\p{L}+) world(?={$})",
          ",? (?:for|to|across|through|down) (?:the )?(?:generations?|years|decades|centuries|ages|future generations|all time)(?: (?:to come|ahead|yet to come|after generation))?(?={$})(?<=(?:come|ahead|generation|future generations|ages|generations|all time))",
        ],
        "",
        { weight: 1 },
      ],
      [
        [
          "aligns? with (?:the )?(?:broader|wider|larger|global) (?:trends?|movement|shift|goals|context|landscape)(?: (?:in|of|toward|towards) [^.,;\\n]+)?",
          "(?:its|his|her|their|a|the) (?:lasting|enduring|rich) (?:legacy|impact|influence)(?: on {c})?(?:,| (?:continues|lives) (?:to|on)){s}{$}",
          "continues? to (?:inspire|captivate|shape|influence|resonate|attract|delight) {c}(?:generations?|visitors|audiences|people|readers|future|around the world){s}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:the|an?) (?:ever-)?(?:shifting|changing|evolving) (?:world|landscape) of ", null],
      [
        [
          ", (?:carrying|keeping|preserving|passing|continuing|honou?ring|leaving|upholding|extending|building|securing|creating|ensuring|cementing|sustaining|celebrating|embodying|representing|becoming|marking) (?:forward |on |down |alive |behind )?(?:a|an|the|its|his|her|their|this|that|part of) (?:{w} ){0,4}?(?:heritage|legacy|tradition|traditions|story|spirit|culture|torch|flame|memory|place|movement|shift|trend|history|chapter|future|name)[^.!?;\\n]*?(?={$})",
          ",? (?:that|which|and) (?:will|would|continues? to|still|shall|has|have) (?:continue to |long |forever |be |come to )*(?:inspires?|inspired?|shapes?|shaped|echo(?:es)?|resonates?|resonated?|endures?|endured?|lives?|outlives?|outlasts?|influences?|influenced?|remembered|felt|defines?|captivates?|outlive|guides?|enchants?|delights?|cherished|passed) (?:on |for |by |in |across |through |with |down )*(?:generations?|the ages|years|decades|centuries|future|hearts|visitors|audiences|people|us|all|everyone|those|time|today|the world|history|readers)[^.,!?;\\n]*?(?={$})",
          ",? (?:as|and is|and are|being|becoming|forming) (?:a )?part of (?:a |the |an )?(?:broader|wider|larger|bigger|growing|global|greater|ongoing|much larger) (?:trend|movement|shift|story|conversation|push|effort|wave|narrative|picture|transformation|change|landscape|tapestry)[^.!?;\\n]*?(?={$})",
        ],
        "",
        { weight: 1.5 },
      ],
      [
        [
          "{^}(?:its|his|her|their|the|this|that|today,? (?:its|his|her|their|the)) (?:{w} ){0,3}?(?:legacy|story|spirit|influence|memory|impact|heritage|name|tradition|magic|journey|allure|charm)(?: of {c})? (?:continues?|lives?|endures?|remains?|lingers?|still|will|inspires?|carries|echoes|resonates|is far from|stands|has) {s}{$}",
          "(?:reflects?|reflected|mirrors?|mirrored|echoes|fits? into|speaks to|taps into|points to|signals?|is part of|are part of|comes amid|comes at a time of) (?:a |the |an )?(?:broader|wider|larger|bigger|growing|global|greater|deeper|shifting|changing) (?:trends?|movement|shift|story|conversation|push|effort|wave|narrative|picture|transformation|change|pattern|cultural {w}|societal {w}){s}{$}",
          "{^}[^.!?\\n]{0,70}?(?:remains?|stands?|endures?|lives? on|serves?|has become|have become|is remembered|will be remembered|is etched|are etched|is woven|are woven) (?:as |in |into |today )*(?:a|an|the|part of|one of)? ?(?:{w} ){0,2}?(?:living |lasting |enduring |timeless |proud |powerful |cherished |beloved |vital |integral )*(?:legacy|testament|symbol|reminder|fabric|identity|heritage|memory|part|landmark|tribute|monument|imagination|hearts|treasure|icon|touchstone) (?:of|to|in|for){s}{$}",
          "{^}[^.!?\\n]{0,80}(?:part of|within|against the backdrop of|amid|amidst|reflects?|mirrors?|echoes|signals?|speaks to|taps into|fits into|symptom of|sign of|product of) (?:an? |the )?(?:much |far |even )?(?:broader|wider|larger|bigger|growing|global|greater|deeper) (?:{w} ){0,2}?(?:trends?|movement|shift|story|conversation|push|effort|wave|narrative|picture|transformation|change|pattern|renaissance|revival|resurgence|awakening|reckoning|culture|tradition|phenomenon|evolution|appetite|desire|interest|debate|journey|landscape)[^.!?\\n]*{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:في ظل|وسط|ضمن|في إطار) (?:المشهد|السياق|الواقع|عالم|بيئة|التوجه|التحولات|المتغيرات) (?:المتغير|المتغيرة|المتسارع|المتسارعة|المتطور|الأوسع|العالمي|العالمية|الراهن|الراهنة|الجديد|دائم التغير|سريع التغير)(?: {c})?[،,] ",
          "[،,] ?(?:و)?(?:ل|ي|ت|لي|لت|وي|وت)(?:ترك|يترك|تترك|بقى|يبقى|تبقى|ظل|يظل|تظل|خلد|يخلد|تخلد|حفر|يحفر|تحفر|روي|يروي|تروي|حكي|يحكي|تحكي|لهم|يلهم|تلهم|حمل|يحمل|تحمل|رسخ|يرسخ|ترسخ|صنع|يصنع|تصنع|كتب|يكتب|تكتب) [^.!؟؛;\\n]{0,60}?(?:أثر|أثرا|إرث|إرثا|بصمة|ذاكرة|الذاكرة|ذكرى|أجيال|الأجيال|للأجيال|وجدان|الوجدان|القلوب|قلوب|التاريخ|الزمن|الزمان|المكان|العصور|شاهدا|شاهدة|حاضرا|حاضرة|خالدا|خالدة|حكاية|قصة|تاريخ|جيل|جيلا)[^.!؟؛;\\n]*?(?={$})",
        ],
        "",
        { weight: 2 },
      ],
      [
        [
          " (?:للأجيال القادمة|للأجيال المقبلة|عبر الأجيال|جيلا بعد جيل|لأجيال قادمة|لأجيال مقبلة|لأجيال طويلة|لسنوات قادمة|لسنوات طويلة قادمة|على مر الأجيال|على مر العصور|على مر السنين|عبر العصور|عبر الزمن|عبر السنين|إلى الأبد|مدى الحياة|أبد الدهر|من جيل إلى جيل|إلى أجيال قادمة)(?={$}|[،,])",
          "[،,] ?(?:وذلك |كما )?(?:ضمن|في إطار|في سياق|انسجاما مع|تماشيا مع|بما ينسجم مع|بما يتماشى مع|بما يتوافق مع|بما يواكب|مواكبا|مواكبة|تجسيدا ل|ترجمة ل|استجابة ل|كجزء من) ?(?:ال)?(?:توجه|توجهات|سياق|رؤية|مشهد|حركة|تحول|تحولات|مسار|متغيرات|تطورات|تطلعات|روح العصر|اهتمام|حراك|موجة|مسيرة|نهضة)[^.!؟؛;\\n،]*?(?={$})",
        ],
        "",
        { weight: 1 },
      ],
      ["(?:إرث|إرثا|الإرث) (?:خالد|خالدا|الخالد|ثقافي عريق|ثقافيا عريقا|الثقافي العريق)", null],
      ["(?:المشهد|الواقع) (?:المتغير|المتسارع|دائم التغير)", null],
      [
        [
          "(?:يواصل|تواصل|يستمر|تستمر|لا يزال|لا تزال) ({c})(?:إلهام|رحلته|رحلتها|مسيرته|مسيرتها|أسر قلوب|جذب)(?: {c})?(?:نحو|الأجيال|آفاق|القلوب|العالم|النجاح|التميز|المستقبل){s}{$}",
          "{^}{&}(?:هكذا |وهكذا |بهذا |وبهذا )?(?:يبقى|تبقى|يظل|تظل|سيبقى|ستبقى|سيظل|ستظل|ما زال|ما زالت|لا يزال|لا تزال|بقي|بقيت) ((?:{w} ){1,6}?)(?:حاضر|خالد|محفور|راسخ|شاهد|رمز|جزء|نابض|حي|إرث|ذاكرة|مصدر|ملهم|علامة|منارة|حكاية|قصة|وجهة|قبلة|عنوان|كنز|درس|نموذج|مثال|صامد|شامخ)(?:ا|ة|ًا)?(?: {s})?{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        "[،,]? ?و(?:ي|ت)(?:ظل|بقى|ستمر) (?:حاضر|خالد|محفور|راسخ|عالق|شاهد|حي)(?:ا|ة)? (?:في|على|عبر|بين|لدى) [^.!؟؛;،\\n]*?(?={$})",
        "",
        { weight: 1.5 },
      ],
      [
        [
          "{^}{&}(?:إرث|إرثها|إرثه|حكاية|حكايتها|حكايته|قصة|قصتها|قصته|ذكرى|روح|تراث|سيرة|سيرته|سيرتها)(?: \\p{L}+){0,3} (?:يتوارث|تتوارث|يتجدد|تتجدد|لا ينتهي|لا تنتهي|لا يموت|لا تموت|يعيش|تعيش|خالد|خالدة|يلهم|تلهم|باق|باقية|ممتد|ممتدة|مستمر|مستمرة){s}{$}",
          "{^}{&}(?:يأتي|تأتي|جاء|جاءت|يندرج|تندرج|يدخل|تدخل) (?:\\p{L}+ ){1,4}?(?:في سياق|في إطار|ضمن|في ظل|امتدادا ل|استكمالا ل|انسجاما مع|تماشيا مع) ?(?:ال)?(?:تحولات|تحول|توجه|توجهات|مشهد|حراك|مسيرة|منظومة|سلسلة|رؤية|جهود|سعي|اهتمام|حرص|التزام|استراتيجية|خطط|نهضة|موجة|تغيرات|متغيرات|تطورات)(?![^.!؟\\n]*2030){s}{$}",
          "{^}{&}(?:تمتد|يمتد|تتجاوز|يتجاوز|تتسع|يتسع|تتخطى|يتخطى) (?:آثار|أثر|تأثير|أصداء|فوائد|ثمار|نتائج|صدى|دائرة|أهمية)\\p{L}* [^.!؟\\n]*(?:لتشمل|ليشمل|لتطال|ليطال|إلى|حدود|لتصل|ليصل)[^.!؟\\n]*{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
    ],
  },
  "notability-padding": {
    en: [
      [
        ",? (?:who|which|that|whose (?:work|name|story|music|art|designs?|research|writing|films?|books?)) (?:has|have|had) (?:been (?:widely |extensively )?(?:covered|featured|praised|celebrated|recogni[sz]ed|profiled|acclaimed)|(?:garnered|attracted|received|earned|won|drawn|gained|enjoyed) (?:{w} ){0,2}?(?:attention|acclaim|recognition|praise|coverage|interest|following|admiration))(?: [^.,;\\n]*)?(?={$})",
        "",
        { weight: 1.5 },
      ],
      [
        [
          "{^}[^.!?\\n]{0,80}?(?:has been|have been|was|were) (?:widely )?(?:featured|covered|profiled|discussed|cited|recogni[sz]ed) (?:in|by|across) (?:numerous|various|many|multiple|several|countless|leading|major|prominent) (?:outlets|publications|media|news|sources|platforms|organi[sz]ations){s}{$}",
          "[,]? (?:and )?(?:has|have) (?:garnered|gained|attracted|received|earned|drawn) (?:widespread|significant|considerable|international|global|much|extensive|critical) (?:attention|acclaim|recognition|praise|interest)(?: (?:from|across|in|for|around) [^.,;\\n]+)?(?={$})",
          "{^}[^.!?\\n]{0,80}?(?:has|have|had|is|are|was|were|continues? to|soon|quickly|also|it|they|he|she) ?(?:been |be |widely |quickly |soon |also |consistently |rightly |long |now |recently |often |regularly )*(?:drawn?|drew|attract(?:ed|s)?|garner(?:ed|s)?|gain(?:ed|s)?|earn(?:ed|s)?|won|wins?|receiv(?:ed|es)?|captur(?:ed|es)?|enjoy(?:ed|s)?|command(?:ed|s)?|generat(?:ed|es)?|caught|catch(?:es)?|turned?|amass(?:ed|es)?|built|cultivated|sparked|inspired) (?:(?:a|an|the|its|their|his|her|much|no shortage of|plenty of|rave|glowing|great|widespread|significant|considerable|international|national|regional|local|global|extensive|critical|broad|huge|growing|loyal|devoted|enthusiastic|positive|public|media|press|worldwide|industry|lasting|wide|strong|stellar|cult) )*(?:attention|acclaim|recognition|praise|coverage|followings?|interest|headlines|accolades|awards|reputation|fame|reviews|buzz|plaudits|admiration|applause|acclamation|notice|heads|fans|audiences|spotlight|prestige|renown|eye)(?: (?:from|across|in|for|around|among|of|at|by|as|with|both|and) [^.!?\\n]*)?{$}",
          "{^}(?:it|he|she|they|the {w}|his|her|its|their)(?: {w}){0,4} (?:has|have|had) (?:also )?been (?:widely |variously |repeatedly )?(?:hailed|praised|celebrated|lauded|described|acclaimed|recogni[sz]ed|featured|covered|profiled|dubbed|called) (?:by|in|as) (?:numerous|many|several|various|leading|major|countless|critics|experts|observers|publications|media|fans|both|one of|a)[^.!?\\n]*{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:widely (?:regarded|recogni[sz]ed|considered|acclaimed) as )", "called ", { level: 3, weight: 1 }],
      [
        [
          "{^}[^.!?\\n]{0,80}?(?:has been|have been|was|were|is|are|been|continues? to be) (?:widely |repeatedly |regularly |frequently |internationally |also |rightly |often |consistently )*(?:featured|covered|profiled|discussed|cited|recogni[sz]ed|celebrated|praised|hailed|lauded|acclaimed|applauded|reviewed|mentioned|highlighted|spotlighted|known|renowned|respected|admired|noted|noticed|written about|talked about) (?:in|by|across|among|throughout|around|on|for|as|both) (?:(?:a |the |its |their |one of the )?(?:numerous|various|many|multiple|several|countless|leading|major|prominent|national|international|global|local|top|respected|well-known|influential|dozens of|critics|experts|insiders|industry|media|news|press|publications|outlets|people|visitors|locals|fans|audiences|readers|connoisseurs|enthusiasts|world|globe|region|country|its|their|excellence|quality|most|best|finest)){s}{$}",
          "{^}[^.!?\\n]{0,80}?(?:made|making|grabbed|hit|dominated) (?:the )?(?:international |national |local |global )?headlines{s}{$}",
          "{^}[^.!?\\n]{0,60}?(?:put|placed|putting) [^.!?\\n]{1,40} (?:firmly )?on the (?:world |global |culinary |cultural |international )?map{s}{$}",
          "{^}[^.!?\\n]{0,60}?(?:word|news|fame|reputation|popularity)(?: of {c})? (?:has |quickly |soon |has quickly )?(?:spread|grown|grew|travelled|traveled|reached|precedes){s}{$}",
          "{^}[^.!?\\n]{0,60}?(?:(?:maintains?|has|have|enjoys?|boasts?) (?:an active|a strong|a growing|a loyal|a large|a devoted|a dedicated|a robust|a significant) (?:social media|online|digital|community|fan|follower)? ?(?:presence|following|base|community|fan base|fanbase)){s}{$}",
          "(?:(?:has|have) )?(?:sung|sang|sing|sings) (?:its|their|his|her|the) praises(?: of)?[^.!?\\n]*{$}",
          "(?:won|wins|winning|captured|captures|capturing|stole|steals|stolen|conquered|melted) (?:the )?(?:hearts?|imagination|attention|affection)s? (?:and minds )?(?:of|across|around|everywhere)[^.!?\\n]*{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        ",? (?:and|which|that) (?:continues? to be|has been|have been|is|are|was|were) (?:widely |repeatedly |rightly |often )?(?:featured|covered|celebrated|praised|hailed|lauded|acclaimed|recogni[sz]ed|admired|cited|talked about) (?:in|by|across|among|throughout|around) [^.,;!?\\n]*?(?={$})",
        "",
        { weight: 1 },
      ],
      [
        "(?:the talk of the town|a household name|needs? no introduction|a firm favou?rite|a (?:beloved |perennial |crowd )?favou?rite (?:among|of|with)|beloved by|cult status|cult following|glowing (?:reviews|write-ups|praise)|rave reviews|critical acclaim|global acclaim|worldwide fame|international fame|much-loved)[^.!?\\n]*{$}",
        null,
        { drop: true, weight: 1 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:حظي|حظيت|نال|نالت|لقي|لقيت|لاقى|لاقت|حاز|حازت|استقطب|استقطبت) {s}(?:باهتمام|اهتماما|بإشادة|إشادة|استحسان|استحسانا|بشهرة|شهرة|بإعجاب|إعجاب|بتغطية|بقبول|رواجا) (?:واسع|واسعا|واسعة|كبير|كبيرا|كبيرة|عالمي|عالمية|بالغ|منقطع|لافت){s}{$}",
          "{^}{&}(?:قد |لقد )?(?:حظي|حظيت|نال|نالت|لقي|لقيت|لاقى|لاقت|حاز|حازت|حصد|حصدت|استقطب|استقطبت|أثار|أثارت|كسب|كسبت|اكتسب|اكتسبت|جذب|جذبت|لفت|لفتت|حقق|حققت|يحظى|تحظى|ينال|تنال|يلقى|تلقى|سجل|سجلت|انتزع|انتزعت|خطف|خطفت) [^.!؟\\n]{0,70}?(?<!\\p{L})(?:اهتمام|اهتماما|باهتمام|إشادة|إشادات|بإشادة|بإشادات|استحسان|استحسانا|باستحسان|شهرة|بشهرة|إعجاب|إعجابا|بإعجاب|تغطية|بتغطية|قبول|قبولا|بقبول|رواجا|رواج|برواج|صدى|أصداء|ثناء|بثناء|تقدير|بتقدير|تقديرا|ثقة|بثقة|الأنظار|الأضواء|انتباه|الانتباه|تفاعلا|بتفاعل|جوائز|بجوائز|سمعة|بسمعة|مكانة|بمكانة|حضورا|بحضور|متابعة|بمتابعة|شعبية|بشعبية|احتراما|باحترام)(?!\\p{L})[^.!؟\\n]*{$}",
          "{^}{&}(?:قد |لقد )?(?:تصدر|تصدرت|احتل|احتلت|ملأ|ملأت|شغل|شغلت) [^.!؟\\n]{0,50}?(?:العناوين|عناوين|الصحف|المشهد|الشاشات|الدنيا|الرأي العام|الحديث|المنصات|وسائل|الصفحات|قوائم|المجالس)[^.!؟\\n]*{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:حظي|حظيت) ({c}) باهتمام واسع", null],
      ["(?:وسائل إعلام|منصات|صحف) (?:عديدة|كثيرة|عالمية|متعددة)", null, { weight: 0.5 }],
      [
        "[،,]? ?و?(?:قد )?(?:تصدر|تصدرت|تناقلت|تناقلته|تناقلتها|تناولته|تناولتها|كتبت عنه|كتبت عنها|احتفت به|احتفت بها|تحدثت عنه|تحدثت عنها|أشادت به|أشادت بها|سلطت عليه|سلطت عليها)(?: \\p{L}+)? (?:العناوين|عناوين|كبرى|العديد من|مختلف|وسائل|الصحف|صحف|المنصات|القنوات|مجلات|الأضواء|الصحافة|المواقع)[^.!؟\\n،]*?(?={$}|[،,])",
        "",
        { drop: true, weight: 1.5 },
      ],
      [
        [
          "{^}[^.!؟\\n]{0,70}?(?:محط (?:أنظار|الأنظار|اهتمام|إعجاب)|حديث (?:الساعة|الجميع|الناس|المدينة|الإعلام|الشارع|وسائل)|ذاع (?:صيت|صيته|صيتها)|طارت شهرته|طارت شهرتها|ذائع الصيت|ذائعة الصيت|غني عن التعريف|غنية عن التعريف|يشار إليه بالبنان|يشار إليها بالبنان|على كل لسان|سمعة طيبة|سمعة واسعة|شهرة واسعة|صيت واسع|ملء السمع والبصر|قبلة (?:للزوار|السياح|للباحثين|عشاق))[^.!؟\\n]*{$}",
          "{^}{&}(?:قد |لقد )?(?:أشاد|أشادت|احتفى|احتفت|أثنى|أثنت|تغنى|تغنت|كتب عن\\p{L}*|تحدث عن\\p{L}*|امتدح|امتدحت|هلل|صفق|وصف|وصفت) (?:ب\\p{L}+ |على \\p{L}+ )?(?:بها |به |عنها |عنه |عليها |عليه |لها |له |فيها )?(?:ال)?(?:نقاد|صحافة|جميع|كثيرون|إعلام|صحف|جمهور|زوار|مختصون|متابعون|قراء|كل|وسائل|الناس|خبراء)[^.!؟\\n]*{$}",
          "{^}{&}(?:لا غرابة|لا عجب|ليس غريبا|ليس مستغربا|من الطبيعي|لم يكن غريبا|لم يكن مستغربا|ليس من قبيل المصادفة|بات من المعتاد) (?:إذن |إذا )?(?:في )?أن (?:تحصد|يحصد|تنال|ينال|تحظى|يحظى|تصبح|يصبح|تتصدر|يتصدر|تلقى|يلقى|تجذب|يجذب|تستقطب|يستقطب|تتحول|يتحول|تبقى|يبقى|تظل|يظل|تكون|يكون|تلفت|يلفت|تأسر|يأسر) [^.!؟\\n]*{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        "[،,] ?(?:و)?(?:ل|ي|ت)?(?:يصبح|تصبح|أصبح|أصبحت|بات|باتت|غدا|غدت|صار|صارت) (?:محط|حديث|قبلة|وجهة|مقصد|حديثا)[^.!؟\\n،]*?(?={$})",
        "",
        { weight: 1.5 },
      ],
    ],
  },
  "challenges-future": {
    en: [
      [
        [
          "{^}despite (?:these|its|the|their|such|all|many|numerous|various) (?:challenges|obstacles|setbacks|difficulties|hurdles|limitations)[^.\\n]*?, [^.\\n]*(?:future|poised|thrive|continues? to|promising|bright|potential|remains? (?:resilient|committed|optimistic)|success)[^.\\n]*{$}",
          "{^}(?:while|although|though) (?:it|they|he|she|we|the {w}|{w}) ((?:still )?(?:face|faces|faced|confronts?|struggles?|struggled) [^.!?\\n]{4,120}?), (?:it|they|he|she|we|the {w}|there|its|their|{w})[^.!?\\n]*?(?:poised|positioned|destined|on track|thrive|flourish|prosper|promising|bright|optimis|hope|potential|opportunit|future|forward|ahead|horizon|confident|resilien|shine|soar|grow|momentum)[^.!?\\n]*(?={$})",
          "{^}(?:despite|notwithstanding|in spite of|regardless of|beyond) (?:these|its|the|their|such|all|all the|all these|many|numerous|various|any|some|ongoing|significant|lingering|inevitable) (?:{w} )?(?:challenges|obstacles|setbacks|difficulties|hurdles|limitations|headwinds|pressures|constraints|trials|struggles|uncertainties|odds|hardships)(?: {s})?, [^.!?\\n]*(?:future|poised|thrive|continues?|promising|bright|potential|remains?|success|forward|hope|optimis|ahead|resilien|shine|grow|flourish|opportunit|stronger|steadfast|confident|committed|well[- ]placed|positioned){s}{$}",
          "{^}(?:and |but |yet |still,? |so,? )?(?:the |its |their |his |her |our )?(?:{FUTURE_NOUN})(?: (?:of|for|in) [^.!?\\n]*?)? (?:looks?|is|are|remains?|appears?|seems?|holds?|promises?|has never looked|shines?|beckons?|awaits?|belongs?) (?![^.!?\\n]*(?:uncertain|unclear|bleak|at risk|unknown|in doubt|threat|grim|difficult|dark|depend))[^.!?\\n]*{$}",
          "{^}[^.!?\\n]{0,80}?(?:is|are|remains?|seems?|stands?|looks?|stand) (?:now |well |clearly |perfectly |uniquely |firmly |better )*(?:poised|positioned|placed|set|destined|primed|on track|on course|equipped|ready) (?:to|for) (?:{w} ){0,3}?(?:thrive|flourish|grow|shine|succeed|soar|lead|prosper|excel|continue|meet|become|reach|make|take|write|shape|face|success|growth|greatness|even greater|the future|a bright|whatever|further|new heights)[^.!?\\n]*{$}",
          "{^}(?:of course,? |yet |still,? |but |however,? |to be sure,? )?(?:some |many |several |significant |plenty of )?(?:challenges|obstacles|hurdles|difficulties|headwinds|uncertainties) (?:do |still |certainly )*(?:remain|persist|lie ahead|exist|abound|linger|loom|await)(?!:)(?![^.!?\\n]*(?:including|such as|like |because|due to|namely))[^.!?\\n]*{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:has|have|with) a (?:bright|promising) future(?: ahead)?", null, { weight: 1 }],
      [
        "{^}(?:looking ahead|moving forward|going forward|as we look to the future|as we move forward|only time will tell),? ",
        "",
        { level: 2, weight: 1 },
      ],
      [
        [
          "{^}(?:while|although|though|even though|even if) ([^.!?\\n]{4,120}?(?:remains?|persists?|continues?|exists?|linger|lingers|lie ahead|lies ahead|abound|are real|is real|loom|looms|still|endures?|present)(?: [^.,!?\\n]{0,30})?), [^.!?\\n]*?(?:poised|positioned|set to|ready to|destined|on track|thrive|flourish|prosper|promising|bright|optimis|hope|potential|opportunit|future|forward|ahead|horizon|confident|resilien|shine|soar|grow|momentum|endless|limitless)[^.!?\\n]*(?={$})",
          "{^}(?:though|although|while|even as|even though) ([^.!?\\n]{4,110}?), (?:the |its |their |his |her |our )?(?:[^.!?,\\n]{0,40}? )?(?:best days|brightest days|best is|finest hour|future|outlook|horizon|next chapter|road ahead|story|journey|spirit|tomorrow)(?: [^.!?\\n]*)?(?: (?:ahead|bright|brighter|hopeful|promising|far from over|just beginning|yet to come|undimmed|secure|stronger|assured|lie ahead|lies ahead))[^.!?\\n]*(?={$})",
        ],
        "$1",
        { weight: 2 },
      ],
      [
        "{^}despite (?!(?:its|his|her|their|this|that|our|\\p{L}+ing) )([^.!?,\\n]{4,90}?(?:[^s]s|and [^.!?,\\n]{3,40})), [^.!?\\n]*?(?:{FUTURE_NOUN}|poised|positioned|thrive|flourish|prosper|promising|bright|optimis|potential|shine|soar|momentum|resilien|hope)[^.!?\\n]*(?={$})",
        "$1 remain",
        { weight: 1.5 },
      ],
      [
        [
          "{^}(?:looking ahead|looking to the future|moving forward|going forward|as we look (?:ahead|to the future|forward)|as we move forward|in the years ahead|in the years to come|as the future unfolds|with an eye (?:to|on|toward) the future|only time will tell|time will tell|the best is yet to come|the sky is the limit|brighter days|bright days|exciting times|greater things|there is much to look forward to|there's much to look forward to|one thing is certain){s}{$}",
          "{^}[^.!?\\n]{0,60}(?:was|were|is|are|has been|have been|came|comes) not without (?:its|their|his|her|our|my|some|any|a few) (?:fair |own )?(?:share of )?(?:challenges|difficulties|hurdles|obstacles|setbacks|flaws|critics|struggles|bumps|hiccups|drawbacks)[^.!?\\n]*{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        "(?:has|have|with) a (?:very |truly )?(?:bright|promising|exciting|strong) future(?: ahead)?(?: of {c})?(?={$}|,)",
        null,
        { drop: true, weight: 1 },
      ],
      [
        "{^}despite (?:facing|confronting|enduring|weathering|encountering|experiencing|suffering) ([^.!?,\\n]{4,90}), (the {w}|it|he|she|they|{w}) [^.!?\\n]*?(?:future|outlook|horizon|tomorrow|ahead|forward|poised|positioned|thrive|flourish|prosper|promising|bright|optimis|potential|shine|soar|resilien|hope|strength|determin|stronger|undeterred|committed)[^.!?\\n]*(?={$})",
        (g) => `${g[1] ?? ""} ${g[1] === "they" ? "have" : "has"} faced ${g[0] ?? ""}`,
        { weight: 2 },
      ],
      [
        "{^}(?:looking (?:forward|ahead|to the future),? |as we look ahead,? |going forward,? |moving forward,? )?(?:and )?(?:we|i)(?:'re| are|'m| am) (?:truly |so |very |really |more than )?(?:excited|eager|thrilled|keen|proud|optimistic|hopeful|confident|looking forward) (?:to|about|for|that|by) (?:explore|exploring|see|seeing|continue|continuing|what|build|building|learn|share|the|our|this|welcome|welcoming|discover|where)[^.!?\\n]*{$}",
        null,
        { at: "last", drop: true, weight: 1.5 },
      ],
    ],
    ar: [
      [
        [
          "{^}(?:و)?(?:رغم|على الرغم من|بالرغم من|برغم|ومع|مع) (?:هذه |كل |كافة |جميع |ما سبق من |كل هذه |وجود |تلك )?(?:ال)?(?:تحديات|صعوبات|عقبات|معوقات|عراقيل|ظروف|أزمات|مصاعب|عثرات|ضغوط|إكراهات|مشكلات|مشاكل)(?: {c})?[،,]? (?:إلا|فإن|يبقى|يظل|تبقى|تظل|لا يزال|لا تزال|ما زال|ما زالت|يمضي|تمضي|يواصل|تواصل|يبدو|تبدو|يستمر|تستمر|ثمة|هناك|نجح|نجحت|استطاع|استطاعت|تمكن|تمكنت|يسير|تسير) {s}(?:واعد|واعدا|الواعد|واعدة|مشرق|مشرقا|المشرق|مشرقة|إشراقا|باهر|باهرا|زاهر|زاهرا|مزدهر|مزدهرا|أفضل|الأفضل|أجمل|الأجمل|مليء|مليئا|متفائل|الأمل|أمل|أملا|تفاؤل|النجاح|نجاح|نجاحات|الازدهار|ازدهار|رحب|رحبة|مبشر|مبشرا|مبشرة|تبشر|يبشر|واسعة|وردي|يحمل|تحمل|بخطى|بثقة|بثبات|قادر|قادرة|قدما|الصمود|النمو|التألق|مسيرته|مسيرتها|طريقه|طريقها|سيد الموقف|التفاؤل|حاضرا|حاضرة){s}{$}",
          "{^}(?:و|ف)?(?:يبدو|تبدو|يظل|تظل|يبقى|تبقى|يلوح|تلوح|ينتظر|ينتظرها|ينتظره|بانتظار|في انتظار|أمام|أمامها|أمامه|إن|كل المؤشرات|المؤشرات|لا شك أن|وما زال|ما زال) [^.!؟\\n]{0,50}?{FUTURE_NOUN}[^.!؟\\n]{0,50}?{HOPEFUL_ADJECTIVE}[^.!؟\\n]*{$}",
          "{^}(?:و|ف)?(?:{FUTURE_NOUN}) [^.!؟\\n]{0,40}?{HOPEFUL_ADJECTIVE}[^.!؟\\n]*{$}",
          "{^}(?:و)?(?:يمضي|تمضي|يواصل|تواصل|يسير|تسير|تتجه|يتجه|تخطو|يخطو|تتطلع|يتطلع|نتطلع|يستعد|تستعد)(?: \\p{L}+){0,3} (?:بخطى|بثقة|بثبات|قدما|نحو|إلى|بخطوات|مسيرته|مسيرتها|بعزم) [^.!؟\\n]*(?:{FUTURE_NOUN}|آفاق|أفضل|النجاح|التميز|الريادة|القمة|الأمام|التقدم|واثقة|ثابتة|الازدهار|الطموح)[^.!؟\\n]*{$}",
          "{^}{&}(?:رغم|على الرغم|بالرغم|برغم) مما (?:\\p{L}+ ){1,5}?من (?:ال)?(?:تحديات|صعوبات|عقبات|معوقات|عراقيل|ظروف|أزمات|مصاعب|عثرات|ضغوط|مشكلات|مشاكل)(?: {c})?[،,]? (?:إلا|فإن|يبقى|يظل|تبقى|تظل|لا يزال|لا تزال|ما زال|ما زالت|يمضي|تمضي|يواصل|تواصل|ثمة|هناك){s}{$}",
          "{^}{&}(?:لا تزال|ما زالت|ثمة|هناك|تبقى|تظل) (?:هناك |ثمة )?(?:ال)?(?:تحديات|صعوبات|عقبات|معوقات)(?: \\p{L}+){0,3}[،,] (?:لكن|غير أن|إلا أن|ولكن)[^.!؟\\n]*{$}",
          "{^}{&}(?:(?:عليه|لذلك|لذا|هكذا|بهذا|في النهاية|ختاما)[،,]? )?(?:ف?إن )?(?:ال)?(?:مستقبل|غد|قادم|آتي|أيام القادمة|آفاق|أفق)(?: \\p{L}+){0,4} (?:يبشر|تبشر|يحمل|تحمل|يعد ب|تعد ب|أجمل|أفضل|واعد|واعدة|مشرق|مشرقة|مليء|مفتوح|مفتوحة|رحب|رحبة|زاهر|باهر|أرحب|أوسع)[^.!؟\\n]*{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:و)?رغم التحديات التي تواجهها (\\p{L}+) (بسبب [^.،,\\n]+)[،,] إلا أن (?:مستقبلا|المستقبل)[^.\\n]*{$}",
        (g) => `وتواجه ${g[0] ?? ""} تحديات ${g[1] ?? ""}`,
        { weight: 2 },
      ],
      ["(?:مستقبل|مستقبلا|المستقبل|غد|غدا) (?:واعد|واعدا|الواعد|مشرق|مشرقا|المشرق|أفضل|باهر|زاهر|مزدهر)", null],
      [
        "{^}(?:و|ف)?(?:رغم|على الرغم من|بالرغم من|برغم) (?!هذا |تلك |هذه |كل |ذلك |أن |[^.!؟،,\\n]*(?:إلا أن|فإن|لكن|فقد) |ال(?:صعوبات|تحديات|عقبات|ظروف|معوقات|أزمات)(?: ال\\p{L}+)?[،,])(?:التحديات التي تواجه\\p{L}* (?:بسبب|مثل|ك)?)?([^.!؟،,\\n]{4,110})[،,] (?:إلا أن |فإن |فقد |ف|لكن )?[^.!؟\\n]*?(?:{FUTURE_NOUN}|{HOPEFUL_ADJECTIVE})[^.!؟\\n]*(?={$})",
        "ويبقى التحدي في $1",
        { weight: 2 },
      ],
      [
        "[،,] ?(?:و)?(?:يبدو|تبدو|يلوح|ينتظر\\p{L}*|يظل|يبقى) [^.!؟\\n،]{0,40}?{FUTURE_NOUN}[^.!؟\\n،]{0,40}?{HOPEFUL_ADJECTIVE}[^.!؟\\n،]*?(?={$})",
        "",
        { weight: 1.5 },
      ],
      [
        "{^}{&}(?:مع أن|رغم أن|على الرغم من أن|بالرغم من أن|وإن كان|وإن كانت|صحيح أن) ([^.!؟،,\\n]{4,110})[،,] (?:فإن |إلا أن |لكن |ف)?(?:ال)?(?:آتي|قادم|مستقبل|غد|أفضل|أجمل|أمل|طريق|رحلة|حلم|أيام|آفاق)\\p{L}*[^.!؟\\n]*(?={$})",
        "$1",
        { weight: 2 },
      ],
    ],
  },
};
