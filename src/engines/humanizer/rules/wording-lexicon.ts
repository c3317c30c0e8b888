import type { PhraseBook, Rewrite } from "../wording.ts";
import { baseOf } from "./english-forms.ts";

const NOUN_VERBS: Record<string, string> = {
  analysis: "analyse",
  inspection: "inspect",
  review: "review",
  assessment: "assess",
  evaluation: "evaluate",
  investigation: "investigate",
  examination: "examine",
  decision: "decide",
  improvement: "improve",
  recommendation: "recommend",
  assessments: "assess",
  comparison: "compare",
  calculation: "calculate",
  adjustment: "adjust",
  change: "change",
  changes: "change",
  study: "study",
  discussion: "discuss",
  explanation: "explain",
  installation: "install",
  test: "test",
  tests: "test",
  check: "check",
  search: "search",
  measurement: "measure",
  measurements: "measure",
};
const VERB_ENDINGS: Record<string, (base: string) => string> = {
  base: (base) => base,
  s: (base) =>
    /(?:s|sh|ch|x)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? base.replace(/y$/, "ies") : `${base}s`,
  ed: (base) => (base.endsWith("e") ? `${base}d` : /[^aeiou]y$/.test(base) ? base.replace(/y$/, "ied") : `${base}ed`),
};
/** "carried out an inspection of" → "inspected". */
const plainVerb: Rewrite = ([verb = "", noun = ""]) => {
  const base = NOUN_VERBS[noun.toLowerCase()];
  if (!base) return null;
  const ending = /^(?:carries|performs|conducts|makes|does|undertakes)/i.test(verb)
    ? "s"
    : /^(?:carried|performed|conducted|made|did|undertook)/i.test(verb)
      ? "ed"
      : "base";
  return (VERB_ENDINGS[ending] as (base: string) => string)(base);
};
const gerundToBase =
  (before: string): Rewrite =>
  ([gerund = ""]) => {
    const base = baseOf(gerund);
    return base === null ? null : before + base;
  };

/** Word choice: a longer or grander wording where the plain one says the same. */
export const WORDING: PhraseBook = {
  "copula-avoidance": {
    en: [
      ["(?:serves|stands|functions|acts|operates) as (?=(?:a|an|the|its|their|our|his|her|one) )", "is "],
      ["(?:serve|stand|function|act|operate) as (?=(?:a|an|the|its|their|our) )", "are ", { level: 3 }],
      ["boasts (?=(?:a|an|the|over|more|some|its|several|many|two|\uE000|an) ?)", "has "],
      ["boasts", "has"],
      ["(?:they|cities|hotels|rooms|we|you) boast ", null],
      ["(?:which|that) boasts ", null],
      ["represents (?=(?:a|an|one) )", "is ", { level: 2 }],
      ["(?:features|offers) (?:a|an) (?:wide|diverse|rich|impressive)", null, { weight: 0.5 }],
      [
        "(?:is considered to be|is regarded as|is widely considered|is known to be) (?=(?:a|an|one|the) )",
        "is ",
        { level: 3 },
      ],
      ["{^}(?:there exists|there exist) ", "There is ", { level: 3, weight: 0.5 }],
      ["holds the distinction of being ", "is "],
      ["has the distinction of being ", "is "],
      ["constitutes (?=(?:a|an|the) )", "is ", { level: 2 }],
      ["embodies the ", null, { weight: 0.5 }],
      ["emerges as (?=(?:a|an|the) )", "is ", { level: 2 }],
      ["proves to be ", "is ", { level: 3, weight: 0.5 }],
    ],
    ar: [
      [
        "{^}{&}(?:يعد|تعد|يعتبر|تعتبر) ((?:ال\\p{L}+|\\p{L}+ ال\\p{L}+|\\p{L}+ ال\\p{L}+ ال\\p{L}+|\uE000+)) (?:بمثابة )(?=ال)",
        "$1 ",
      ],
      [
        "{^}{&}(?:يعد|تعد|يعتبر|تعتبر) ((?=[^.،\\n]{0,40}?(?:ال\\p{L}|\uE000|\\p{L}ها|\\p{L}نا))(?:{w} ){1,6}?)(?=(?:من أهم|من أبرز|من أكثر|من أفضل|من أكبر|من أشهر|من بين|من ال\\p{L}+|واحدة من|أحد|إحدى|أهم|أبرز|أكثر|أفضل|أكبر|أداة|وسيلة|خطوة|ركيزة|طريقة|وجهة|ظاهرة|قضية|مسألة|مهارة|تجربة|فرصة|مادة|لغة|دولة|شركة|مؤسسة|منصة|تقنية|وظيفة|نقلة|علامة)(?!\\p{L}))",
        "$1",
      ],
      ["{^}{&}(?:يعد|تعد|يعتبر|تعتبر) ((?:ال\\p{L}+|\\p{L}+ ال\\p{L}+|\\p{L}+ ال\\p{L}+ ال\\p{L}+)) (?:بمثابة )", null],
      ["(?:كما |حيث |إذ )?(?:يعد|تعد|يعتبر|تعتبر) ({c}) بمثابة ", null],
      ["{&}(?:يعد|تعد|يعتبر|تعتبر) {c}\\p{L}+ا(?=[،,. ])", null, { weight: 0.75 }],
      ["{&}(?:يعد|تعد|يعتبر|تعتبر) ", null, { weight: 0.5 }],
      [
        "(?:يتمتع|تتمتع|يتميز|تتميز|يمتاز|تمتاز|يتسم|تتسم) ب(?:ال)?(?:قدرة|قدرته|قدرتها|كونه|كونها|العديد|مجموعة)",
        null,
        { weight: 0.5 },
      ],
      ["(?:يتمتع|تتمتع) ب(?:موقع|أهمية|مكانة|شهرة|شعبية) ", null, { weight: 0.5 }],
    ],
  },
  "ai-vocabulary": {
    en: [
      ["delv(?:es|ing|e|ed) (?:deeper |deeply )?into", null, { weight: 1 }],
      ["delve into ", "look at ", { weight: 1 }],
      ["delves into ", "looks at ", { weight: 1 }],
      ["leverage(s?) (?=\\p{L})", "use$1 "],
      ["leveraging (?=\\p{L})", "using "],
      ["utili[sz]e(s?|d?) (?=\\p{L})", "use$1 "],
      ["utili[sz]ing (?=\\p{L})", "using "],
      ["foster(s?) (?=\\p{L})", "encourage$1 "],
      ["fostering (?=\\p{L})", "encouraging "],
      ["facilitate(s?) (?=\\p{L})", "help$1 ", { level: 3 }],
      [
        "empower(s?) (individuals|people|teams|users|developers|students|employees|organi[sz]ations|communities|women|businesses|readers|you) to ",
        "let$1 $2 ",
        { level: 2 },
      ],
      [
        "empowering (individuals|people|teams|users|developers|students|employees|organi[sz]ations|communities|women|businesses|readers|you) to ",
        "letting $1 ",
      ],
      [
        "enables (individuals|people|teams|users|developers|students|employees|you|us|them) to ",
        "lets $1 ",
        { weight: 0.5 },
      ],
      ["harness(?:es)? the (?:full )?(?:power|potential) of ", "use ", { level: 2 }],
      ["harnessing the (?:full )?(?:power|potential) of ", "using "],
      ["embark(?:s|ed|ing)? on ", null],
      [
        "the (?:ever-evolving |ever-changing |complex |dynamic |broader |current |competitive )*landscape of ",
        "",
        { level: 2 },
      ],
      [
        "the (?:intricate|fascinating|complex|exciting|wonderful|vibrant|captivating) (?:world|realm|landscape|tapestry) of ",
        "",
      ],
      ["(?:in )?the realm of ", null],
      ["(?:intricacies|complexities|nuances) of ", "details of ", { level: 2, weight: 0.5 }],
      ["intricate (?:interplay|dance|web|balance)", null],
      [
        "(?:sustainable|synergy|synergies|paradigm shift|paradigm|ecosystem|holistic|actionable insights|valuable insights|key takeaways|deep dive|game changer|north star|low-hanging fruit)",
        null,
        { weight: 0.5 },
      ],
      [
        "(?:underscore|underscores|underscored|underscoring|bolster|bolsters|bolstering|garner|garners|garnered|elucidate|elucidates|showcase|showcases|showcasing|spearhead|spearheaded|cultivate|cultivates|elevate|elevates|elevating|resonate|resonates|captivate|captivates|transcend|transcends|exemplify|exemplifies|encompass|encompasses|intertwined|interplay|meticulous|meticulously|commendable|paramount|indelible|profound|profoundly|myriad|poised|navigate|navigating|unveil|unveils|reimagine|revolutionize|revolutionise|supercharge|turbocharge)",
        null,
        { weight: 0.5 },
      ],
      ["bolster(s?) (?=\\p{L})", "strengthen$1 ", { level: 2 }],
      ["garnered ", "got ", { level: 2 }],
      ["showcases ", "shows ", { level: 2 }],
      ["showcase ", "show ", { level: 2 }],
      ["underscores ", "shows ", { level: 2 }],
      ["encompasses ", "includes ", { level: 2 }],
      ["(?:ongoing|continued|tireless|collective) efforts to foster ", "efforts to encourage ", { level: 1 }],
      ["fostering a (?:sense|culture|spirit) of ", null, { weight: 0.5 }],
      ["a holistic approach", "an approach", { weight: 0.5 }],
      ["paramount(?= (?:importance|concern))", "first", { level: 2 }],
      ["plays a (?:crucial|key|vital|pivotal) ", null, { weight: 0.5 }],
      ["(?:clarity|purpose|growth|resilience|authenticity|mindfulness|wellness)(?={$})", null, { weight: 0.25 }],
    ],
    ar: [
      ["(?:منظومة|المنظومة) (?:متكاملة|المتكاملة|شاملة|الشاملة)", null],
      ["منظومة (?:العمل|التعليم|القيم|النقل|الصحة|الإنتاج|الخدمات)", null, { weight: 0.5 }],
      [
        "(?:تمكين|لتمكين|وتمكين) (المرأة|الشباب|الموظفين|الأفراد|الطلاب|المستخدمين|المجتمع|المجتمعات|الأسر|المطورين) من (?=ال|ت)",
        null,
        { weight: 0.75 },
      ],
      ["(?:تمكين|لتمكين|وتمكين) ", null, { weight: 0.5 }],
      ["(?:تمكن|يمكن|تمكنهم|تمكنك) (?:المطورين|المستخدمين|الأفراد|الطلاب|الشركات) من ", null, { weight: 0.5 }],
      ["(?:آفاق|آفاقا|الآفاق) (?:جديدة|واسعة|أوسع|رحبة|أرحب|واعدة|لا حدود لها)", null, { weight: 0.75 }],
      [
        "(?:الريادة|ريادة|التميز|بالتميز|والتميز|والريادة|الابتكار والإبداع|الإبداع والابتكار|رؤية طموحة|رؤية مستقبلية)",
        null,
        { weight: 0.5 },
      ],
      ["(?:ركيزة|الركيزة|ركائز|دعامة|دعائم) (?:أساسية|الأساسية|رئيسية|أساسي){+}", null],
      [
        "(?:يسهم|تسهم|يساهم|تساهم) (?:بشكل (?:كبير|فعال|ملحوظ|مباشر) )?في (?:تعزيز|تحقيق|تطوير|بناء|خلق|رفع|تحسين|دعم|إثراء|ترسيخ)",
        null,
        { weight: 0.5 },
      ],
      [
        "(?:تعزيز|لتعزيز|وتعزيز) (?:الإنتاجية|الكفاءة|الثقة|الوعي|التواصل|التعاون|الابتكار|المهارات|التفاعل|القدرات|جودة|مكانة)",
        null,
        { weight: 0.5 },
      ],
      ["(?:شامل|شاملا|الشامل|شاملة|متكامل|متكاملا|المتكامل) و(?:متكامل|المتكامل|متكاملا|متكاملة|شامل|شاملا)", null],
      ["(?:تعزز|يعزز) من ", null, { weight: 0.5 }],
      ["(?:يسلط|تسلط|مسلطا|تسليط|سلط) الضوء على ", null, { weight: 0.5 }],
      ["(?:استشراف|استدامة|مستدام|مستدامة|تنافسية|ديناميكية|محورية|محوري|جوهرية|جوهري) ", null, { weight: 0.25 }],
      ["(?:نهج|منهج|إطار) (?:شامل|متكامل|متوازن|استباقي)", null, { weight: 0.5 }],
      ["تحقيق التوازن (?:بين|المطلوب)", null, { weight: 0.5 }],
    ],
  },
  "light-verb": {
    en: [
      [
        "(carry out|carries out|carried out|perform|performs|performed|conduct|conducts|conducted|make|makes|made|undertake|undertakes|undertook|do|does|did) (?:a|an|the) (?:comprehensive |thorough |detailed |careful |full |quick |complete )?(analysis|inspection|review|assessment|evaluation|investigation|examination|comparison|calculation|adjustment|study|installation|measurement|search) of ",
        (g) => {
          const verb = plainVerb(g);
          return verb === null ? null : `${verb} `;
        },
      ],
      ["make(?:s)? (?:a|the) decision to ", null, { weight: 0.5 }],
      ["made (?:a|the) decision to ", "decided to "],
      ["make a decision (?:about|on) ", "decide on "],
      ["(?:has|have) the ability to ", null, { weight: 0.5 }],
      ["has the (?:ability|capacity|capability) to ", "can "],
      ["have the (?:ability|capacity|capability) to ", "can "],
      ["provide(s?) (?:an explanation|an overview|a description) of ", null, { weight: 0.5 }],
      ["(?:is|are) in (?:agreement|possession) (?:with|of) ", null, { weight: 0.5 }],
      ["gives? consideration to ", null, { weight: 0.5 }],
      ["make(s?) use of ", "use$1 "],
      ["made use of ", "used "],
      ["making use of ", "using "],
      [
        "(?:analysis|review|study|assessment|evaluation|inspection|investigation|fermentation|test|audit|survey) (?:was|were|is|are) (?:conducted|carried out|performed|undertaken)",
        null,
        { weight: 0.75 },
      ],
    ],
  },
  "adverb-calque": {
    en: [
      ["in (?:a|an) (?:significant|substantial|considerable|notable|meaningful) (?:manner|way|fashion)", "a lot"],
      ["in (?:a|an) (\\p{L}+) (?:manner|fashion)", (g) => adverbOf(g[0] ?? "")],
      ["on a (daily|weekly|monthly|yearly) basis", "$1"],
      ["on a regular basis", "regularly"],
      ["on (?:a|an) (?:continuous|ongoing|constant) basis", "continually"],
      [
        "(?:significantly|substantially|dramatically|considerably|drastically) (?=(?:improv|enhanc|increas|reduc|boost|impact|transform|contribut|affect|strengthen))",
        null,
        { weight: 0.5 },
      ],
      [
        "(?:effectively|efficiently|seamlessly|effortlessly|meticulously|strategically|proactively) (?=\\p{L})",
        null,
        { weight: 0.5 },
      ],
      ["effectively and efficiently", "well"],
      ["(?:effectively|efficiently|seamlessly|effortlessly)(?={$})", null, { weight: 0.5 }],
    ],
    ar: [
      [
        " ب(?:شكل|صورة|صوره|طريقة|صفة) (?:كبير|كبيرة|ملحوظ|ملحوظة|واضح|واضحة|ملموس|ملموسة|جلي|جلية|لافت|لافتة|فعال|فعالة|ملفت|أساسي|أساسية|رئيسي|رئيسية|جيد|جيدة|ممتاز|مذهل|مذهلة|استثنائي|هائل|هائلة|جذري|جذرية|عام|خاص|متكامل|متكاملة|شامل|شاملة|إيجابي|إيجابية|عميق|عميقة|بارز|بارزة|سلس|سلسة)(?![،,]? و)",
        "",
      ],
      [" بشكل (?:رسمي)", " رسميًا"],
      [" بشكل يومي", " يوميًا"],
      [" بشكل أسبوعي", " أسبوعيًا"],
      [" بشكل شهري", " شهريًا"],
      [" بشكل سنوي", " سنويًا"],
      [" بشكل دوري", " دوريًا"],
      [" بشكل (?:دائم|مستمر)", " دائمًا"],
      [" بشكل تدريجي", " تدريجيًا"],
      [" بشكل تلقائي", " تلقائيًا"],
      [" بشكل (?:سريع|متسارع)", " بسرعة"],
      [" بشكل (?:إلكتروني|الكتروني)", " إلكترونيًا"],
      [" بشكل مباشر", " مباشرة"],
      [" بشكل (?:صحيح|سليم)", null, { weight: 0.5 }],
      [" بشكل (?:دقيق)", " بدقة"],
      [" بشكل (?:آمن|امن)", " بأمان"],
      [" بشكل (?:منتظم)", " بانتظام"],
      [" بشكل (?:متكرر)", " مرارًا"],
      [" بشكل (?:كامل|كلي|تام)", " تمامًا"],
      [" بشكل (?:سهل|مبسط)", " بسهولة"],
      [" بشكل (?:أفضل)", null, { weight: 0.5 }],
      [" ب(?:شكل|صورة|طريقة) {w}", null, { weight: 0.5 }],
    ],
  },
  "filler-phrases": {
    en: [
      ["in order to (?=\\p{L})", "to "],
      ["in order for ", "for "],
      ["due to the fact that ", "because "],
      ["owing to the fact that ", "because "],
      ["(?:in light|in view) of the fact that ", "since "],
      ["despite the fact that ", "although "],
      ["in spite of the fact that ", "although "],
      ["for the purpose of (\\p{L}+ing)(?= )", gerundToBase("to ")],
      ["with the (?:aim|goal|intention|purpose) of (\\p{L}+ing)(?= )", gerundToBase("to ")],
      ["in the event (?:that|of the fact that) ", "if "],
      ["at (?:this|the present|the current) (?:point in time|moment in time|time)", "now"],
      ["prior to ", "before ", { level: 2, weight: 0.5 }],
      ["subsequent to ", "after ", { level: 2, weight: 0.5 }],
      ["a (?:large|significant|great|vast) (?:number|majority) of ", "many ", { weight: 0.5 }],
      ["the (?:vast|overwhelming) majority of ", "most "],
      ["the process of (?=\\p{L}+ing )", ""],
      ["(?:is|are) (?:simply|basically|essentially) the process of (?=\\p{L}+ing )", null, { weight: 0.25 }],
      ["(?:with regard|with respect|in regard|in relation) to ", "about ", { level: 2, weight: 0.5 }],
      ["simply by (?=\\p{L}+ing)", "by "],
      [
        "(?:it is|it's) (?:essential|crucial|vital|important|imperative|necessary) (?:that (?:you|we) |for (?:you|us) to )",
        null,
        { weight: 0.5 },
      ],
      ["a bit of ", "some ", { weight: 0.25, level: 3 }],
      ["the fact that ", null, { weight: 0.25 }],
      ["has the potential to ", "can ", { weight: 0.5, level: 3 }],
      ["not only that,? (?:but )?", ""],
      ["as well as ", null, { weight: 0.1 }],
    ],
    ar: [
      ["من أجل أن ", "كي "],
      ["{^}{&}من أجل أن ", "كي "],
      ["من أجل (?=\\p{L}{3,} ال)", "ل", { level: 3 }],
      [
        "من أجل (تسريع|تحسين|تحقيق|تعزيز|ضمان|توفير|تسهيل|تقليل|زيادة|رفع|خفض|حماية|تطوير|الحصول|الوصول|معرفة|فهم|تجنب|دعم|بناء|إنجاز|إتمام)(?= )",
        (g) => `ل${(g[0] ?? "").replace(/^ال/, "ل")}`,
      ],
      ["في حالة ما إذا (?=كان)", "إذا "],
      ["في حال ما إذا (?=كان)", "إذا "],
      ["في حالة ما إذا ", "إذا "],
      ["(?:وذلك )?من خلال القيام ب{+}", "ب"],
      ["[،,]? وذلك (من خلال|عن طريق|عبر|بهدف|من أجل|بسبب|نتيجة|لأن)(?= )", " $1"],
      ["(?:على الرغم من|بالرغم من) حقيقة أن ", "مع أن "],
      ["بسبب حقيقة أن ", "لأن "],
      ["نظرا لحقيقة أن ", "لأن "],
      [
        "(?:عملية|عمليات) (?=(?:ال)?(?:تعلم|تعليم|تواصل|بحث|تطوير|تحليل|شراء|بيع|تسجيل|دفع|توظيف|تقييم|كتابة|قراءة|تخطيط|إدارة|اختيار|تحويل|تخزين|نقل|إنتاج|تصنيع|تنظيف|صيانة|تدريب) )",
        "",
        { weight: 0.5, level: 2 },
      ],
      ["في الوقت (?:الحالي|الراهن|الحاضر)", "الآن", { weight: 0.5, level: 2 }],
      ["بهدف (?:العمل على )?(?=ت\\p{L}{2,}ي\\p{L} )", "ل", { level: 3, weight: 0.5 }],
      [
        "(?:العمل|والعمل) على (تحسين|تطوير|تعزيز|رفع|توفير|دعم|تقليل|زيادة|تحقيق)(?= )",
        "$1",
        { weight: 0.5, level: 3 },
      ],
      ["(?:فيما|وفيما) (?:يتعلق|يخص) ب{+}", null, { weight: 0.25 }],
      ["بغض النظر عن حقيقة أن ", "مع أن "],
      ["كل من (?=ال\\p{L}+ وال)", "", { weight: 0.25, level: 3 }],
    ],
  },
  "doublet-synonyms": {
    en: [
      ["each and every ", "every "],
      ["clear and concise", "clear"],
      ["first and foremost,? ", "first, "],
      ["safe and secure", "safe"],
      ["hopes and dreams", "hopes"],
      ["aims and objectives", "aims"],
      ["goals and objectives", "goals"],
      ["growth and development", "growth"],
      ["tools and resources", "tools"],
      ["simple and straightforward", "simple"],
      ["quick and easy", "easy"],
      ["various and diverse", "various"],
      ["peace and tranquill?ity", "peace"],
      ["rules and regulations", "rules"],
      ["unique and distinctive", "distinctive"],
      ["thoughts and ideas", "ideas"],
      ["one and only", "only"],
      ["effective and efficient", "efficient"],
      ["warm and welcoming", "welcoming"],
      ["smooth and seamless", "smooth"],
      ["challenges and obstacles", "obstacles"],
      ["support and guidance", "guidance"],
      ["innovative and creative", "creative"],
      ["discipline and consistency", "discipline"],
      ["tradition and innovation", null, { weight: 0.5 }],
    ],
    ar: [
      ["التطوير والتحسين", "التحسين"],
      ["التحسين والتطوير", "التحسين"],
      ["الشكر والامتنان", "الشكر"],
      ["الانضباط والالتزام", "الانضباط"],
      ["الالتزام والانضباط", "الالتزام"],
      ["الإنتاجية والكفاءة", "الإنتاجية"],
      ["الكفاءة والفعالية", "الكفاءة"],
      ["كفاءة وفعالية", "كفاءة"],
      ["التميز والريادة", "التميز"],
      ["الريادة والتميز", "التميز"],
      ["الابتكار والإبداع", "الابتكار"],
      ["الإبداع والابتكار", "الابتكار"],
      ["السهولة واليسر", "السهولة"],
      ["الراحة والاسترخاء", "الراحة"],
      ["الأمن والأمان", "الأمان"],
      ["الهدوء والسكينة", "الهدوء"],
      ["الفرح والسرور", "الفرح"],
      ["البهجة والسرور", "البهجة"],
      ["الحب والمودة", "المودة"],
      ["التعاون والتكاتف", "التعاون"],
      ["النمو والازدهار", "النمو"],
      ["التقدم والازدهار", "التقدم"],
      ["التقدم والرقي", "التقدم"],
      ["الأهداف والغايات", "الأهداف"],
      ["الوضوح والشفافية", "الوضوح"],
      ["العزيمة والإصرار", "الإصرار"],
      ["الجهد والمثابرة", "المثابرة"],
      ["الصعوبات والتحديات", "الصعوبات"],
      ["التحديات والصعوبات", "الصعوبات"],
      ["العقبات والتحديات", "العقبات"],
      ["الشامل والمتكامل", "الشامل"],
      ["شامل ومتكامل", "شامل"],
      ["شاملة ومتكاملة", "شاملة"],
      ["قوية ومرنة", null],
      ["التحليل والدراسة", "الدراسة"],
      ["الدعم والمساندة", "الدعم"],
      ["الحدود والثقافات", null],
    ],
  },
  "calque-collocation": {
    ar: [
      [
        "(و|ف)?(ت|ي|أ|ن)?لعب((?:ت|وا|ا|ون|ن)?) ((?:{w} ){0,4}?)(دورا(?: (?:هاما|مهما|كبيرا|بارزا|رئيسيا|أساسيا|محوريا|حيويا|فعالا|جوهريا|حاسما|بالغ الأهمية))*) في",
        (g) => playsRole(g),
        { weight: 1.5 },
      ],
      [
        "(و|ف)?(يأخذ|تأخذ|نأخذ|يأخذون|أخذ|أخذت|أخذنا|خذ|الأخذ|أخذوا) (?:بعين الاعتبار|في الاعتبار|بالاعتبار|في الحسبان)(?= )",
        (g) => led(g[0] ?? "", TAKES[bare(g[1] ?? "")]),
      ],
      ["{^}(?:على|وعلى) الجانب الآخر[،,] ", "لكن ", { weight: 1 }],
      [
        "(و|ف)?(يأخذ|تأخذ|نأخذ|أخذ|أخذت|أخذنا|اتخاذ|أخذوا) (قرار\\p{L}*)",
        (g) => {
          const verb = DECIDES[bare(g[1] ?? "")];
          return verb ? `${g[0] ?? ""}${verb} ${g[2] ?? ""}` : null;
        },
      ],
      ["(?:يصنع|تصنع|نصنع|صنع|صنعت) (?:ال)?(?:فارقا|فرقا|الفارق|الفرق)", null],
      ["(?:في نفس الوقت)", "في الوقت نفسه", { weight: 0.5, level: 2 }],
      ["نفس ال(\\p{L}+)", null, { weight: 0.25 }],
      ["(?:يغطي|تغطي|غطى|غطت) (?:كافة |جميع )?(?:الاحتياجات|التكاليف|النفقات)", null, { weight: 0.25 }],
      ["(?:خارج|من خارج) الصندوق", null],
      ["(?:يضع|تضع|وضع) (?:اللمسات الأخيرة|النقاط على الحروف|حدا ل)", null, { weight: 0.5 }],
      ["(?:بناء|لبناء) (?:جسور|جسر) (?:من|بين|ال)", null, { weight: 0.5 }],
      ["(?:قصة|قصص) نجاح", null, { weight: 0.5 }],
      ["في نهاية اليوم[،,] ", "", { weight: 0.5 }],
      ["على المدى (?:الطويل|البعيد|القصير)", null, { weight: 0.1 }],
      ["(?:يحدث|تحدث|أحدث|أحدثت|إحداث) (?:فرقا|فارقا|تغييرا)", null, { weight: 0.5 }],
      ["(?:هذا|هذه) (?:بدوره|بدورها) ", null, { weight: 0.5 }],
      ["على الساحة (?:العالمية|الدولية|المحلية|العربية)", null, { weight: 0.5 }],
    ],
  },
  "language-slip": {
    ar: [
      ["حيث أن(?=(?:ه|ها|هم|ك|نا)? )", "لأن", { weight: 0.5, level: 2 }],
      ["حيث أن(ه|ها|هم|ك|نا) ", "لأن$1 ", { weight: 0.5, level: 2 }],
      ["بالتالي ف{+}", null, { weight: 0.25 }],
      ["سوف لن ", "لن ", { weight: 0.5, level: 2 }],
      ["الغير (?=\\p{L})", "غير ال", { weight: 0.5, level: 3 }],
    ],
  },
};

const TAKES: Record<string, string> = {
  يأخذ: "يراعي",
  تأخذ: "تراعي",
  نأخذ: "نراعي",
  يأخذون: "يراعون",
  أخذ: "راعى",
  أخذت: "راعت",
  أخذنا: "راعينا",
  خذ: "راعِ",
  الأخذ: "مراعاة",
  أخذوا: "راعوا",
};
const DECIDES: Record<string, string> = {
  يأخذ: "يتخذ",
  تأخذ: "تتخذ",
  نأخذ: "نتخذ",
  أخذ: "اتخذ",
  أخذت: "اتخذت",
  أخذنا: "اتخذنا",
  أخذوا: "اتخذوا",
};

function led(lead: string, verb: string | undefined): string | null {
  return verb ? lead + verb : null;
}

function bare(word: string): string {
  return word.replace(/[\u064B-\u0652\u0640]/g, "");
}

/** «تلعب العادات دورًا محوريًا في» → «تؤدي العادات دورًا في». */
function playsRole([lead = "", prefix = "", suffix = "", doer = ""]: string[]): string | null {
  const present: Record<string, string> = { ت: "تؤدي", ي: "يؤدي", ن: "نؤدي", أ: "أؤدي" };
  const past: Record<string, string> = { "": "أدى", ت: "أدت", وا: "أدوا" };
  const verb = prefix !== "" ? (suffix === "" ? present[prefix] : null) : past[suffix];
  return verb ? `${lead}${verb} ${doer}دورًا في` : null;
}

function adverbOf(adjective: string): string | null {
  const lower = adjective.toLowerCase();
  if (/(?:ly|ary|unique|whole|same|different|similar|this|that|such|his|her)$/.test(lower)) return null;
  if (lower.endsWith("ic")) return `${lower}ally`;
  if (lower.endsWith("le")) return `${lower.slice(0, -1)}y`;
  if (/[^aeiou]y$/.test(lower)) return `${lower.slice(0, -1)}ily`;
  return /(?:al|nt|ous|ive|ful|ed|te|se|ar|ck|ct|nd|re|id)$/.test(lower) ? `${lower}ly` : null;
}
