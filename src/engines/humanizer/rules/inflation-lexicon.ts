import type { PhraseBook, Rewrite } from "../wording.ts";
import { baseOf } from "./english-forms.ts";

const articleFor = (next: string) =>
  /^(?:[aeio]|u(?!n[ia]|s[eiu]|t[ie]|r[iao]|b[ie])|hour|honest|heir)/i.test(next) ? "an" : "a";
/** "a vibrant city" → "a city"; the article follows the word that now stands behind it. */
const dropAfterArticle: Rewrite = ([article = "", next = ""]) =>
  `${/^[A-Z]/.test(article) ? articleFor(next).replace("a", "A") : articleFor(next)} ${next}`;
const helps: Rewrite = ([plural = "", gerund = ""]) => {
  const base = baseOf(gerund);
  return base === null ? null : `${plural === "s" ? "helps" : "help"} ${base}`;
};

const PRAISE =
  "vibrant|seamless|robust|game-changing|groundbreaking|cutting-edge|state-of-the-art|world-class|breathtaking|stunning|picturesque|transformative|revolutionary|unparalleled|unrivalled|unrivaled|unmatched|unwavering|unforgettable|must-visit|must-see|must-have|invaluable|captivating|mesmerizing|mesmerising|enchanting|remarkable|extraordinary|exceptional|incredible|amazing|innovative|dynamic|holistic|multifaceted|intricate|nuanced|ever-evolving|ever-changing|fast-paced|bustling|charming|meticulous|meticulously crafted|thought-provoking|compelling|powerful|exciting|fascinating|rewarding|comprehensive|pivotal|unique blend of|awe-inspiring|next-level|best-in-class|top-notch|cherished|timeless|iconic|beautifully preserved|unprecedented|vital|crucial";
const PRAISED_NEXT = "(?!(?:and|or|but|in|with|for|to|of|as|enough|when|than|that|if|because|on|at|by|from|about) )";
const PRAISE_AR =
  "(?:(?:نابض(?:ة)? بالحياة|فريد(?:ة)? من (?:نوعه|نوعها)|لا (?:مثيل|نظير|مثل|حدود) (?:له|لها)|لا (?:يضاهى|تضاهى|ينسى|تنسى|يقدر بثمن|تقدر بثمن)|منقطع(?:ة)? النظير|استثنائي(?:ة)?|الاستثنائي(?:ة)?|خلاب(?:ة)?|الخلاب(?:ة)?|ساحر(?:ة)?|الساحر(?:ة)?|مذهل(?:ة)?|المذهل(?:ة)?|مبهر(?:ة)?|المبهر(?:ة)?|رائع(?:ة)?|الرائع(?:ة)?|الراسخ(?:ة)?|العريق(?:ة)?|عريق(?:ة)?|مثير(?:ة)? للإعجاب|المثير(?:ة)? للإعجاب|الفريد(?:ة)? من (?:نوعه|نوعها)|التي تأسر القلوب|التي تخطف الأنفاس|التي تحبس الأنفاس|الذي يخطف الأنفاس|يخطف الأنفاس|تخطف الأنفاس|على أعلى مستوى|بامتياز|غير مسبوق(?:ة)?|الرائد(?:ة)?|رائد(?:ة)?|المتميز(?:ة)?|السلس(?:ة)?|سلس(?:ة)?|الثري(?:ة)?|المثير(?:ة)?)ا?(?!\\p{L}))";
const NOT_PREDICATE =
  "(?<=(?<!\\p{L})(?!(?:و|ف)?(?:كان|كانت|تكون|يكون|اصبح|اصبحت|تصبح|يصبح|بات|باتت|ظل|ظلت|تظل|يظل|تبقى|يبقى|بقي|ليس|ليست|هي|هو|تعد|يعد|تعتبر|جد|اكثر|انها|انه|حقا|غير|هذا|هذه)(?!\\p{L}))(?:(?:و|ف|ب|ل|ك)?\\p{L}{3,}))";

/** Words that make a thing greater than the text shows it to be. */
export const INFLATION: PhraseBook = {
  "significance-inflation": {
    en: [
      [
        "(?:marks|represents|constitutes|signifies|is|marked|represented) (?:a|an|another) (?:truly )?(?:pivotal|significant|major|important|crucial|key|defining|critical|monumental|historic|transformative|watershed|bold|exciting|remarkable) (?:milestone|moment|step(?: forward)?|turning point|shift|chapter|achievement|leap(?: forward)?|development|advancement|point) in (?=the |its |our |their |his |her )",
        "is part of ",
        { drop: true, weight: 2 },
      ],
      [
        "(?:marks|represents|constitutes|signifies|is|marked|represented) (?:a|an|another) (?:truly )?(?:pivotal|significant|major|important|crucial|key|defining|critical|monumental|historic|transformative|bold|exciting|remarkable) (?:milestone|moment|step(?: forward)?|turning point|shift|chapter|achievement|leap(?: forward)?|development|advancement) (?:for|toward|towards) ",
        "matters to ",
        { drop: true, weight: 2, level: 2 },
      ],
      [
        "(?:marks|represents|constitutes|signifies|is) (?:a|an) (?:pivotal|significant|major|important|crucial|key|defining|critical|monumental|historic) (?:milestone|moment|step(?: forward)?|turning point|shift|chapter|achievement|leap(?: forward)?)",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "(?:stands|serves) as (?:a|an) (?:{w} )?(?:testament|tribute|monument) to ",
        "shows ",
        { drop: true, weight: 2 },
      ],
      ["(?:stand|serve) as (?:a|an) (?:{w} )?(?:testament|tribute|monument) to ", "show ", { drop: true, weight: 2 }],
      ["is (?:a|an) (?:{w} )?testament to ", "shows ", { drop: true, weight: 2 }],
      ["(?:stands|serves|acts) as a (?:{w} )?reminder (?:of|that) ", "recalls ", { weight: 1, level: 3 }],
      [
        "play(s?) (?:a|an) (?:{w} )?(?:crucial|pivotal|vital|key|significant|central|essential|important|critical|major|integral|fundamental|instrumental) role in (\\p{L}+ing)(?= )",
        helps,
        { weight: 2 },
      ],
      [
        "plays (?:a|an) (?:{w} )?(?:crucial|pivotal|vital|key|significant|central|essential|important|critical|major|integral|fundamental) (?:role|part) in ",
        "matters in ",
        { weight: 2, level: 2 },
      ],
      [
        "play (?:a|an) (?:{w} )?(?:crucial|pivotal|vital|key|significant|central|essential|important|critical|major|integral|fundamental) (?:role|part) in ",
        "matter in ",
        { weight: 2, level: 2 },
      ],
      ["(?:the|its|their|his|her|a) (pivotal|crucial|instrumental) (?=role|part|moment)", null],
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
        "(?:the )?(?:importance|significance|value|impact) of {c} cannot be (?:overstated|understated|ignored|underestimated)",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}this (?:underscores|highlights|emphasi[sz]es|demonstrates|illustrates|reflects|speaks to|shows) (?:the|its|our|their|how) (?:\\p{L}+ )?(?:importance|significance|need|value|power|commitment|vital|enduring){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:a|the) (?:cornerstone|bedrock|hallmark|linchpin|backbone|pillar|lifeblood) of ", null],
      [
        "(?:usher(?:s|ed|ing)? in|herald(?:s|ed|ing)?|pav(?:es?|ed|ing) the way for|set(?:s|ting)? the stage for) (?:a|an) new (?:era|age|chapter) (?:of|in|for)",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "(?:is|are) nothing short of (\\p{L}+)",
        (g) => `${/are/.test(g[0] ?? "") ? "are" : "is"} ${g[0] ?? ""}`,
        { weight: 1, level: 3 },
      ],
    ],
    ar: [
      [
        "{&}(?:تمثل|يمثل|تشكل|يشكل|تعد|يعد|تعتبر|يعتبر|شكل|شكلت|مثل|مثلت) ({c})(?:نقلة نوعية|خطوة هامة|خطوة مهمة|خطوة كبيرة|خطوة جادة|خطوة جبارة|علامة فارقة|محطة مفصلية|محطة مهمة|محطة فارقة|منعطفا تاريخيا|منعطفا مهما|نقطة تحول|نقطة فارقة|إنجازا كبيرا|إنجازا تاريخيا|لحظة فارقة|لحظة تاريخية|قفزة نوعية|طفرة نوعية|حدثا بارزا|تحولا جذريا|تحولا كبيرا)(?: (?:غير مسبوقة|حقيقية|كبرى|مهمة|هامة|بارزة))?(?: (?:نحو|في|على طريق|في مسيرة|في تاريخ|في سبيل) {c})?(?={$}|[،,])",
        null,
        { drop: true, weight: 2 },
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
      ["{&}(?:خير|أكبر|أقوى|أوضح|أبلغ|أصدق) (?:دليل|شاهد|برهان|مثال) على {c}{$}", null, { drop: true, weight: 2 }],
      [
        "[،,]? ?و?(?:قد )?(?:ترك|تركت|يترك|تترك) (?:وراءه |وراءها |خلفه |خلفها )?(?:بصمة|أثرا|إرثا|علامة) (?:واضحة |عميقا |كبيرا )?(?:لا تمحى|لا يمحى|خالدة|خالدا|لا تنسى|لا ينسى|عميقة|عميقا|دائما|بارزة|واضحة)(?: في {c})?(?={$})",
        "",
        { weight: 2 },
      ],
      ["(?:بصمة|أثر|أثرا|إرث|إرثا) (?:لا تمحى|لا يمحى|خالدة|خالدا|لا تنسى)", null],
      [
        "{&}(?:حجر (?:الزاوية|الأساس)|العمود الفقري|القلب النابض|شريان الحياة|صمام الأمان|ركيزة أساسية|ركنا أساسيا|ركيزة|جزء لا يتجزأ|جزءا لا يتجزأ|أحد أهم الركائز) (?:ل|في |من ){+}",
        null,
      ],
      [
        "{&}(?:يعد|تعد|يعتبر|تعتبر) ({c}) (?:حجر (?:الزاوية|الأساس)|العمود الفقري|صمام الأمان) في ((?:نجاح|عمل|إدارة|بناء|تطوير|نمو|حياة) )",
        (g) => `${g[0] ?? ""} أساس ${g[1] ?? ""}`,
        { weight: 2 },
      ],
      [
        "{&}(?:يبقى|تبقى|يظل|تظل|أصبح|أصبحت|بات|باتت|يعد|تعد) ({c})?(?:جزءا لا يتجزأ من|ركيزة أساسية|حاضرة في وجدان|محفورة في ذاكرة|خالدة في){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:أمرا )?(?:بالغ|بالغة|في غاية|غاية في) (?:الأهمية|الحيوية)", null],
      ["[،,] (?:حيث|إذ) (?:يشكل|تشكل|يمثل|تمثل) (?:نقلة|علامة|خطوة|محطة){s}{$}", "", { weight: 2 }],
      [
        "(?:لا يمكن|لا يمكننا) (?:إنكار|تجاهل|الاستهانة ب|التقليل من|إغفال) ?(?:أهمية|دور|أثر|قيمة){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
    ],
  },
  "legacy-tail": {
    en: [
      [
        ", (?:reflecting|aligning with|mirroring|in line with|as part of|contributing to|shaping|amid) (?:the |a |its )?(?:broader|wider|larger|global|growing|evolving|shifting|changing) (?:trends?|movement|shift|landscape|context|narrative|conversation|world|push)(?: {s})?{$}",
        "",
        { weight: 1 },
      ],
      [
        "aligns? with (?:the )?(?:broader|wider|larger|global) (?:trends?|movement|shift|goals|context|landscape)(?: (?:in|of|toward|towards) [^.,;\\n]+)?",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "(?:its|his|her|their|a|the) (?:lasting|enduring|rich) (?:legacy|impact|influence)(?: on {c})?(?:,| (?:continues|lives) (?:to|on)){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "continues? to (?:inspire|captivate|shape|influence|resonate|attract|delight) {c}(?:generations?|visitors|audiences|people|readers|future|around the world){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:the|an?) (?:ever-)?(?:shifting|changing|evolving) (?:world|landscape) of ", null],
      [" in an (?:ever-)?(?:changing|evolving|increasingly \\p{L}+) world(?={$})", "", { weight: 1 }],
      [",? for (?:generations|years|decades|centuries) to come(?={$})", "", { weight: 1 }],
    ],
    ar: [
      [
        "{^}{&}(?:في ظل|وسط|ضمن|في إطار) (?:المشهد|السياق|الواقع|عالم|بيئة|التوجه|التحولات|المتغيرات) (?:المتغير|المتغيرة|المتسارع|المتسارعة|المتطور|الأوسع|العالمي|العالمية|الراهن|الراهنة|الجديد|دائم التغير|سريع التغير)(?: {c})?[،,] ",
        "",
        { weight: 2 },
      ],
      [
        "[،,] (?:وذلك )?(?:ضمن|في إطار|في سياق|انسجاما مع|تماشيا مع|بما ينسجم مع|بما يتماشى مع) (?:توجه|التوجه|التوجهات|سياق|رؤية|مشهد|حركة|تحول|مسار) (?:أوسع|عام|عالمي|العالمية|العالمي|شامل|طموح){c}{$}",
        "",
        { weight: 1 },
      ],
      ["(?:إرث|إرثا|الإرث) (?:خالد|خالدا|الخالد|ثقافي عريق|ثقافيا عريقا|الثقافي العريق)", null],
      [
        "(?:يواصل|تواصل|يستمر|تستمر|لا يزال|لا تزال) ({c})(?:إلهام|رحلته|رحلتها|مسيرته|مسيرتها|أسر قلوب|جذب)(?: {c})?(?:نحو|الأجيال|آفاق|القلوب|العالم|النجاح|التميز|المستقبل){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [" (?:للأجيال القادمة|عبر الأجيال|جيلا بعد جيل|لأجيال قادمة|على مر الأجيال)(?={$})", "", { weight: 1 }],
      ["(?:المشهد|الواقع) (?:المتغير|المتسارع|دائم التغير)", null],
    ],
  },
  "shallow-tail": {
    en: [
      [
        ", (?:thereby |thus |further |ultimately )?(?:highlighting|underscoring|showcasing|emphasi[sz]ing|reflecting|demonstrating|symboli[sz]ing|illustrating|reinforcing|solidifying|cementing|fostering|contributing to|cultivating|exemplifying|signaling|signalling|marking|enriching|elevating|encompassing) [^.!?;\\n]+?(?={$})",
        "",
        { weight: 1 },
      ],
      [", ensuring that (?!{s},)", ", so that ", { weight: 1 }],
      [
        ", (?:ensuring|enhancing|creating|making it|providing|offering|allowing|enabling|promoting|supporting|driving|delivering) (?:a |an |the |it |for )?(?:\\p{L}+ )?(?:seamless|vibrant|safer|better|lasting|meaningful|breathtaking|stunning|unique|smooth|rich|memorable|quality|greater|stronger|brighter|more|overall|ideal|perfect|essential|valuable|truly)[^.!?;\\n]*?(?={$})",
        "",
        { weight: 1 },
      ],
      [
        ", making it (?:a|an|the) (?:perfect|ideal|excellent|great|popular|must-\\p{L}+|essential|valuable|powerful) (?:choice|option|destination|solution|tool|place|addition)[^.!?;\\n]*?(?={$})",
        "",
        { weight: 1 },
      ],
      [
        ", (?:which|a move that|something that) (?:highlights|underscores|reflects|demonstrates|showcases|speaks to|illustrates|reinforces) [^.!?;\\n]+?(?={$})",
        "",
        { weight: 1 },
      ],
      [
        ",? while (?:also |simultaneously )?(?:highlighting|showcasing|enhancing|fostering|promoting|maintaining|improving) [^.!?;,\\n]+?(?={$})",
        null,
        { weight: 0.5 },
      ],
    ],
    ar: [
      [
        "[،,]? (?:مما|ما|بما|الأمر الذي|وهو ما|وهذا ما|وهو أمر|الشيء الذي) (?:يعكس|تعكس|يعزز|تعزز|يبرز|تبرز|يؤكد|تؤكد|يجسد|تجسد|يسهم|يساهم|أسهم|ساهم|يدل على|دل على|يظهر|يوضح|يكرس|يرسخ|يثري|أثرى|يضفي|أضفى|يبرهن|يمهد|يفتح آفاقا|يفتح المجال|يمنح|يضيف|عزز|عكس|جسد|أبرز|أكد|يثبت|يشير إلى|يدعم|يعمق)[^.!?؟؛;،,\\n]+?(?={$}|[،,] )",
        "",
        { weight: 1 },
      ],
      [
        "[،,]? (?:مما|ما|الأمر الذي|وهو ما|بما) (?:يجعل|تجعل|جعل)(?:ه|ها|هم|هما)? (?:من\\p{L}* )?(?:خيارا|الخيار|وجهة|الوجهة|أداة|حلا|مقصدا|واحد|واحدة|من أفضل|من أهم|من أبرز|مثالا|نموذجا|تجربة|مكانا)[^.!?؟؛;،,\\n]*?(?={$}|[،,] )",
        "",
        { weight: 1 },
      ],
      [
        "[،,] (?:مسلط(?:ا|ة)|مسلطين|مبرز(?:ا|ة)|معزز(?:ا|ة)|مؤكد(?:ا|ة)|مجسد(?:ا|ة)|عاكس(?:ا|ة)) (?:الضوء على |بذلك |على )?[^.!?؟؛;،,\\n]+?(?={$}|[،,] )",
        "",
        { weight: 1 },
      ],
      [
        "[،,] (?:وذلك )?(?:تعزيزا|تأكيدا|تجسيدا|ترسيخا|إيمانا|سعيا|حرصا|انطلاقا) (?:ل|من|على|نحو|إلى|منا|منها|منه|بأهمية)[^.!?؟؛;،,\\n]+?(?={$})",
        "",
        { weight: 1, level: 2 },
      ],
    ],
  },
  "promotional-adjectives": {
    en: [
      [
        "(an?) (?:truly |very |highly |incredibly |absolutely )?(?:" + PRAISE + "),? " + PRAISED_NEXT + "(\\p{L}+)",
        dropAfterArticle,
      ],
      ["(an?) (?:" + PRAISE + "),? and (\\p{L}+)(?= \\p{L})", dropAfterArticle, { weight: 1.5 }],
      [
        "(the|its|our|their|his|her|your|this|these|those|of|with|for|into|through|more|many|several|most) (?:truly |very |highly )?(?:" +
          PRAISE +
          "),? " +
          PRAISED_NEXT +
          "(?=\\p{L})",
        "$1 ",
      ],
      [
        "{^}(?:nestled|tucked away|set|situated|located) (?:in|among|amid|along|between|beside|against|within) (?:the )?(?:heart of |rolling hills of |bustling heart of |lush \\p{L}+ of |picturesque \\p{L}+ of )",
        "In ",
        { weight: 1 },
      ],
      ["(?:nestled|tucked away) (in|among|amid|along|between|beside|against|within|by|on) ", "$1 ", { weight: 1 }],
      ["(?:nestled|tucked away)", null],
      ["rich (cultural|history|heritage|tradition|culture)", "$1"],
      ["(?:a|the) hidden gem", "a place", { weight: 1 }],
      [
        "(?:that|which) captivates (?:visitors|readers|audiences|travell?ers|everyone|the senses) with ",
        "with ",
        { weight: 1 },
      ],
      ["something for everyone", null],
      [
        "{^}(?:it|this|the {w}) (?:truly |really )?(?:is|offers|provides) (?:a|an) (?:must-visit|must-see|unforgettable|once-in-a-lifetime|unparalleled) [^.\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:truly |really )?(?:has|offers) something for everyone{$}", null, { drop: true, weight: 1 }],
      [
        "we(?:'re| are) (?:thrilled|excited|delighted|proud|pleased) to (?:announce|share|introduce|present) that ",
        "",
        { weight: 2 },
      ],
      ["a simple, (?:" + PRAISE + "),? and (?:" + PRAISE + ") ", "a simple ", { weight: 2 }],
      ["seamlessly |effortlessly |beautifully |meticulously ", "", { weight: 1 }],
      ["with (?:confidence|ease)(?={$})", null, { weight: 0.5 }],
    ],
    ar: [
      [
        NOT_PREDICATE +
          " " +
          PRAISE_AR +
          "(?! و(?!" +
          PRAISE_AR +
          ")(?!\\p{L}+(?:ها|هم|نا)(?!\\p{L}))\\p{L}{3,})(?![ \\t]*(?:[.!?؟؛;،,\\n]|$|للغايه|جدا))",
        "",
      ],
      ["(?<=\\p{L}{2}ا) (?!ال)" + PRAISE_AR + "(?=[ \\t]*(?:[.!?؟؛;،,\\n]|$))", ""],
      [
        "(?<=(?<!\\p{L})(?:[وفبك]?ال\\p{L}{2,}|لل\\p{L}{2,}|\\p{L}{3,}(?:ها|هم|نا))) (?=ال)" +
          PRAISE_AR +
          "(?=[ \\t]*(?:[.!?؟؛;،,\\n]|$))",
        "",
      ],
      [NOT_PREDICATE + " " + PRAISE_AR, null, { weight: 0.5 }],
      [NOT_PREDICATE + " و" + PRAISE_AR, "", { weight: 0.5 }],
      [
        "(?:يتميز|تتميز|يمتاز|تمتاز|يتمتع|تتمتع|تشتهر|يشتهر) ({c}) (?:بطبيعتها|بجمالها|بأجوائها|بمناظرها|بسحرها) (?:الخلابة|الساحرة|الآسرة|الفريد)",
        null,
      ],
      [
        "[،,]? ?مما يجعله?ا? (?:وجهة|تجربة|خيارا) (?:لا مثيل|فريد|استثنائي|مثالي)(?:ة|ا)?(?: {c})?(?={$})",
        "",
        { weight: 1 },
      ],
      ["(?:أداة|وسيلة|حلا|أداه) (قوية|فعالة) ومرنة", null, { weight: 0.5 }],
      [" بسلاسة(?: تامة)?(?={$}|[،,])", "", { weight: 1 }],
      [
        " (?:بكل سهولة ويسر|بكل سهولة|بكل يسر|بسهولة ويسر|بكفاءة عالية|بكفاءة واقتدار|بكل اقتدار)(?={$}|[،,])",
        "",
        { weight: 1 },
      ],
      ["(?:تجربة|رحلة|مغامرة) (?:لا تنسى|استثنائية|فريدة|مميزة)", null, { weight: 0.5 }],
      ["(?:خيارا|الخيار|حلا|الحل) (?:مثاليا|المثالي|الأمثل)", null, { weight: 0.5 }],
      ["(?:خدمات|حلولا|حلول|منتجات|برامج) (?:متكاملة|مبتكرة|رائدة|عالمية المستوى)", null, { weight: 0.5 }],
    ],
  },
  "notability-padding": {
    en: [
      [
        "{^}[^.!?\\n]{0,80}?(?:has been|have been|was|were) (?:widely )?(?:featured|covered|profiled|discussed|cited|recogni[sz]ed) (?:in|by|across) (?:numerous|various|many|multiple|several|countless|leading|major|prominent) (?:outlets|publications|media|news|sources|platforms|organi[sz]ations){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "[,]? (?:and )?(?:has|have) (?:garnered|gained|attracted|received|earned|drawn) (?:widespread|significant|considerable|international|global|much|extensive|critical) (?:attention|acclaim|recognition|praise|interest)(?: (?:from|across|in|for|around) [^.,;\\n]+)?(?={$})",
        null,
        { drop: true, weight: 2 },
      ],
      [
        ", has been featured in (?:numerous|various|many|multiple|several) (?:outlets|publications|media outlets)",
        null,
        { weight: 1 },
      ],
      ["(?:maintains|has) (?:an active|a strong) (?:social media|online|digital) presence", null, { drop: true }],
      ["(?:widely (?:regarded|recogni[sz]ed|considered|acclaimed) as )", "called ", { weight: 1, level: 3 }],
    ],
    ar: [
      [
        "{^}{&}(?:حظي|حظيت|نال|نالت|لقي|لقيت|لاقى|لاقت|حاز|حازت|استقطب|استقطبت) {s}(?:باهتمام|اهتماما|بإشادة|إشادة|استحسان|استحسانا|بشهرة|شهرة|بإعجاب|إعجاب|بتغطية|بقبول|رواجا) (?:واسع|واسعا|واسعة|كبير|كبيرا|كبيرة|عالمي|عالمية|بالغ|منقطع|لافت){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:حظي|حظيت) ({c}) باهتمام واسع", null],
      [
        "(?:تناولته|تناولتها|تناقلته|تناقلتها|تصدر|تصدرت) (?:العديد من |كبرى |مختلف |عناوين )?(?:وسائل الإعلام|الصحف|المنصات){s}{$}",
        null,
        { drop: true, weight: 1 },
      ],
      ["(?:وسائل إعلام|منصات|صحف) (?:عديدة|كثيرة|عالمية|متعددة)", null, { weight: 0.5 }],
    ],
  },
  "challenges-future": {
    en: [
      [
        "{^}despite (?:these|its|the|their|such|all|many|numerous|various) (?:challenges|obstacles|setbacks|difficulties|hurdles|limitations)[^.\\n]*?, [^.\\n]*(?:future|poised|thrive|continues? to|promising|bright|potential|remains? (?:resilient|committed|optimistic)|success)[^.\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:the future|the road ahead|the outlook)(?: of [^.\\n]*?)? (?:looks|is|remains|appears) (?:bright|promising|full of|exciting|limitless)[^.\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:has|have|with) a (?:bright|promising) future(?: ahead)?", null, { weight: 1 }],
      [
        "{^}(?:looking ahead|moving forward|going forward|as we look to the future|as we move forward|only time will tell),? ",
        "",
        { weight: 1, level: 2 },
      ],
    ],
    ar: [
      [
        "{^}{&}(?:رغم|على الرغم من|بالرغم من) (?:هذه |كل |كافة |جميع )?(?:التحديات|الصعوبات|العقبات|المعوقات)(?: {c})?[،,]? (?:إلا|فإن|يبقى|يظل|تبقى|تظل|لا يزال|لا تزال) {s}(?:واعد|مشرق|باهر|زاهر|أفضل|متفائل|الأمل|النجاح){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:و)?رغم التحديات التي تواجهها (\\p{L}+) (بسبب [^.،,\\n]+)[،,] إلا أن (?:مستقبلا|المستقبل)[^.\\n]*{$}",
        (g) => `وتواجه ${g[0] ?? ""} تحديات ${g[1] ?? ""}`,
        { weight: 2 },
      ],
      ["{^}{&}(?:مستقبل|المستقبل|غد) (?:واعد|مشرق|باهر|زاهر|مليء){s}{$}", null, { drop: true, weight: 2 }],
      ["(?:مستقبل|مستقبلا|المستقبل|غد|غدا) (?:واعد|واعدا|الواعد|مشرق|مشرقا|المشرق|أفضل|باهر|زاهر|مزدهر)", null],
    ],
  },
  "aphorism-formula": {
    en: [
      [
        "{^}[^.,\\n]{3,60} (?:is|are) the (?:heart|soul|language|currency|key|foundation|cornerstone|secret|essence|lifeblood|backbone|engine|fuel|glue|art|bridge|compass|mother) (?:of|to|between) [^.,\\n]{3,60}{$}",
        null,
        { drop: true, weight: 1 },
      ],
      ["(?:truly )?is the (?:heart|soul|currency|essence|lifeblood|heartbeat) of ", null, { drop: true }],
      ["(?:in|with) (?:every|each) {w}, (?:there is|lies|there's) (?:a|an|the) {w}", null],
      ["{^}where there is (?:a )?{w}, there is {s}{$}", null, { drop: true, weight: 1 }],
      [
        "{^}[^.,\\n]{3,60} (?:isn't|is not) a (?:destination|sprint|luxury)[^.\\n]*{$}",
        null,
        { drop: true, weight: 2 },
      ],
    ],
    ar: [
      [
        "{^}(?:و|ف)?{c} (?:هو|هي) (?:لغة|روح|قلب|نبض|مفتاح|سر|وقود|عملة|درع|فن|أساس|عنوان|مرآة|جسر|نافذة|بوصلة|شريان|جوهر|سلاح|غذاء|صناعة|شعلة) (?:ال)?\\p{L}+(?: {c})?{$}",
        null,
        { drop: true, weight: 1 },
      ],
      [
        "{^}(?:و|ف)?{c} (?:مفتاح|سر|أساس|روح|لغة|عماد|نبض|شريان) (?:النجاح|الحياة|السعادة|التقدم|التميز|القلوب|الأمم|الشعوب|المستقبل|الإبداع|العصر)",
        null,
        { drop: true, weight: 1 },
      ],
      ["(?:هو|هي) في (?:جوهره|جوهرها) (?:لغة|روح|فن|سر)", null],
      ["(?:فكل|كل) {w} (?:حكاية|قصة|رحلة|بداية جديدة|درس){$}", null, { weight: 1 }],
    ],
  },
  "metaphor-cliche": {
    en: [
      [
        "rich tapestry of (history|culture|traditions|flavou?rs|cultures|life|experiences)",
        "long $1",
        { weight: 2, level: 3 },
      ],
      ["(?:its|the|a) rich tapestry of ", "its ", { weight: 2 }],
      ["tapestry of", null],
      [
        "(?:embark|embarking|embarks|embarked) on (?:a|an|this|the|your|their|our) (?:{w} )?(?:journey|adventure|quest)(?: (?:of|to|toward|towards|into) (\\p{L}+))?",
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:in|on|throughout|along) (?:our|your|their|its|his|her|my|this) (?:{w} )?journey", null],
      ["(?:a|the) (?:{w} )?journey (?:of|toward|towards|to|into) ", null, { weight: 1 }],
      [
        "(?:a|the) (?:beacon|pillar|symbol|ray) of (?:hope|strength|light|resilience|innovation|progress)",
        null,
        { drop: true, weight: 2 },
      ],
      ["(?:a|the) (?:gateway|doorway|window|portal) (?:to|into) ", null],
      [
        "(?:treasure trove|melting pot|double-edged sword|breath of fresh air|perfect storm|tip of the iceberg|canvas|kaleidoscope|symphony|mosaic|labyrinth|crucible) of ",
        null,
      ],
      ["(?:a )?vibrant hub (?:for|of) ", "a place for ", { weight: 2, level: 2 }],
      [
        "unlock(?:s|ing|ed)? (?:the |your |their |its )?(?:full |true )?(?:potential|power|secrets|possibilities)",
        null,
      ],
      [
        "navigat(?:e|es|ing) the (?:complex |intricate |ever-changing |ever-evolving )*(?:landscape|world|complexities|waters|maze|challenges) of ",
        "deal with ",
        { weight: 1, level: 3 },
      ],
      ["{^}with the right {c}, {c}, and {c}, anyone can {s}{$}", null, { drop: true, weight: 1 }],
    ],
    ar: [
      [
        "{&}(?:تواصل|يواصل|بدأت|بدأ|تبدأ|يبدأ|انطلقت|انطلق|تستمر) ({c})?(?:رحلتها|رحلته|مسيرتها|مسيرته|رحلتك|رحلتنا)(?: {c})?(?:نحو|إلى|في) (?:آفاق|عالم|قمة|القمة|التميز|النجاح|مستقبل|المستقبل|غد){s}{$}",
        null,
        { drop: true, weight: 2 },
      ],
      [
        "(?:رحلة|رحلتك|رحلتنا|رحلتها|رحلته) (?:ممتعة|شيقة|ملهمة|التعلم|الإبداع|نحو|اكتشاف|تعلم|النجاح|مليئة|استثنائية|لا تنتهي|طويلة نحو|البحث عن)",
        null,
      ],
      [
        "(تعلم|دراسة|ممارسة|قراءة|كتابة) (\\p{L}+) رحلة (?=ممتعة|شيقة|مثيرة|مفيدة|طويلة|صعبة|سهلة)",
        null,
        { weight: 0.5 },
      ],
      [
        "(?:بوابة|بوابتك|نافذة|نافذتك|جسرا|جسر|مفتاح|مفتاحك|منارة|شعلة) (?:إلى|نحو|على|نحو المستقبل|للنجاح|النجاح|العبور|الأمل|العلم|مضيئة|لا تنطفئ|للمستقبل)",
        null,
      ],
      [
        "(?:بمثابة )?(?:لؤلؤة|جوهرة|درة|عروس|واحة) (?:من|في|نابضة|المتوسط|الشرق|الصحراء|البحر|مخفية|خفية|ثمينة|السياحة)",
        null,
      ],
      [
        "{&}(?:تعد|يعد|تعتبر|يعتبر) ((?:مدينة|بلدة|قرية|واحة|جزيرة|محافظة) (?:\\p{L}+)(?: \\p{L}+)?) بمثابة (?:لؤلؤة|جوهرة|درة|عروس)(?: نابضة بالحياة)? (تحتضن|تضم|تحوي|تحمل) ",
        (g) => `${g[1] ?? ""} ${g[0] ?? ""} `,
        { weight: 3 },
      ],
      ["(?:نسيج|فسيفساء|لوحة|سيمفونية|بوتقة|مزيج ساحر) (?:من|متكامل|فني|فنية|اجتماعي متكامل|غني|متنوع|متناغمة)", null],
      ["(?:عالم|في عالم) (\\p{L}+) (?:المثير|الساحر|الرائع|الشيق|المدهش|الواسع)", null],
      [
        " (?:نحو|إلى) (?:آفاق|قمم|عوالم) (?:جديدة|أوسع|أرحب|رحبة|واعدة)(?: من (?:النجاح|التميز|الإبداع|التطور|الازدهار|التقدم))?(?={$})",
        "",
        { weight: 1, level: 3 },
      ],
      ["يبحر (?:بنا|في)|تأخذنا في رحلة|يأخذنا في رحلة|ينقلنا إلى عالم|تنقلنا إلى عالم", null],
    ],
  },
};
