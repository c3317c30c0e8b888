import { kept } from "#engines/humanizer/wording.ts";
import type { PhraseBook, Rewrite } from "#engines/humanizer/wording.ts";

/** "An inspection was conducted by Greg Palmer" → "Greg Palmer inspected …" needs the verb of the noun. */
const VERBS: Record<string, string> = {
  analysis: "analysed",
  review: "reviewed",
  inspection: "inspected",
  assessment: "assessed",
  study: "studied",
  survey: "surveyed",
  evaluation: "evaluated",
  audit: "audited",
  investigation: "investigated",
  test: "tested",
  examination: "examined",
  comparison: "compared",
};
const actorFirst: Rewrite = ([noun = "", , actor = ""]) => {
  const verb = VERBS[noun.toLowerCase()];
  return verb ? `${cap(actor.trim())} ${verb} ${kept(2)}` : null;
};

/** How a text claims, doubts and stresses. */
export const CLAIMS: PhraseBook = {
  "vague-attribution": {
    en: [
      [
        [
          "{^}(?:(?:indeed|in fact|moreover|as such|not surprisingly|unsurprisingly),? )?(?:{VAGUE_QUANTIFIER} )*{AUTHORITY} (?:{OFTEN} )*{REPORTING_VERB} that ",
          "{^}(?:(?:indeed|in fact|moreover),? )?(?:{VAGUE_QUANTIFIER} )+{AUTHORITY} (?:{OFTEN} )*{REPORTING_VERB} (?=(?:the|a|an|it|this|these|that|our|your|people|children|students|most|many|some|{w}ing) )",
          "{^}(?:according to|as per|in the (?:words|view|opinion|eyes) of|if you ask|ask) (?:{VAGUE_QUANTIFIER} )*{AUTHORITY}(?: in the (?:field|industry|area))?(?: and (?:{VAGUE_QUANTIFIER} )*{AUTHORITY})?,? ",
          ",? (?:according to|say|says|as noted by|as reported by) (?:{VAGUE_QUANTIFIER} )*{AUTHORITY}(?: in the (?:field|industry|area))?(?={$})",
          "{^}(?:it is|it's|it has been|it has long been|it has) (?:widely|generally|commonly|often|universally|frequently|long|well|sometimes|increasingly|now|scientifically|been widely)? ?(?:been )?(?:believed|accepted|known|agreed|regarded|acknowledged|recogni[sz]ed|said|understood|held|established|documented|thought|considered|reported|proven|shown|claimed|argued|rumou?red|noted) that ",
          "{^}studies have (?:consistently |repeatedly )?(?:shown|found|demonstrated|proven|indicated) (?:that )?",
        ],
        "",
        { flag: "needs-source", level: 2, weight: 1 },
      ],
      [
        "{^}(?:(?:indeed|in fact|moreover),? )?(?:{VAGUE_QUANTIFIER} )*{AUTHORITY} (?:{OFTEN} )*suggest(?:s|ed)?(?: that)? ",
        "It seems that ",
        { flag: "needs-source", level: 2, weight: 1 },
      ],
      [
        "{^}(?:some|many|critics|observers|others|skeptics|sceptics|supporters|proponents|opponents) (?:people |experts |locals |would |might |may |have )*(?:argue|argued|say|believe|claim|suggest|feel|contend|think|point out|insist|maintain)(?: that)? ",
        null,
        { weight: 0.5, flag: "needs-source" },
      ],
      ["(?:recent|numerous|countless|several|many) studies", null, { weight: 0.5, flag: "needs-source" }],
      [
        "(?:is|are|was|were|has been|have been) (?:widely |often |generally |commonly |universally |frequently |rightly |affectionately |long been )+(?:regarded|considered|seen|viewed|hailed|described|recogni[sz]ed|known|touted|celebrated|acclaimed|thought of) (?:by (?:many|experts|critics|locals|most|{w}) )?(?:as|to be) (?=(?:a|an|the|one) )",
        null,
        { flag: "needs-source", weight: 0.75 },
      ],
      [
        ",? (?:is|are) (?:described|hailed|praised|celebrated|recommended|loved|trusted|regarded|seen|endorsed|backed) by (?:many|experts|critics|insiders|professionals|locals|specialists|enthusiasts|thousands of {w}|countless {w}|people)(?: (?:everywhere|around the world|alike|in the industry))?(?={$})",
        null,
        { drop: true, flag: "needs-source", weight: 1 },
      ],
    ],
    ar: [
      [
        "(?:ينصح|يوصي) (?:ال)?(?:خبراء|مختصون|متخصصون|أطباء|أخصائيون|باحثون|مهنيون)(?: دائما| عادة)? ب(?=\\p{L})",
        "يُنصح ب",
        { flag: "needs-source", weight: 1 },
      ],
      [
        [
          "{^}{&}(?:قد )?(?:يرى|يؤكد|يعتقد|يشير|يقول|يجمع|يتفق|ينصح|يوصي|يذهب|يحذر|يوضح|أكد|أشار|أجمع|يعتبر|يرجح|يلاحظ|يذكر|يشدد|يقدر|يتوقع|يفيد|أفاد|ذكر|أوضح|رأى|نصح|يصر|يجزم|يقر|يعلم|يدرك|اتفق|يتحدث|يشهد|يلفت|نوه|ينوه|يبين|بين|يظن|يزعم|يردد|يخبرنا|تقول|ترى|تؤكد|يثبت|أثبت) (?:العديد من |كثير من |بعض |معظم |أغلب |عدد من |الكثير من |كبار |جمهور |كل |جميع |غالبية |عدد كبير من |فريق من |نخبة من |أكثر |قدامى )?(?:ال)?(?:خبراء|مراقبون|مراقبين|مختصون|مختصين|متخصصون|متخصصين|باحثون|باحثين|علماء|محللون|محللين|نقاد|مؤرخون|مؤرخين|أطباء|مهتمون|مهتمين|كثيرون|كثير|بعض|خبير|عارفون|أخصائيون|اختصاصيون|مربون|تربويون|اقتصاديون|جميع|ناس|سكان|زوار|متابعون|مستخدمون|مطلعون|مصادر|تجربة|علم|منطق|تاريخ|معلمون|استشاريون|نقاد|عاملون|أهل \\p{L}+) ?(?:في (?:هذا )?(?:المجال|الشأن|الميدان|الأمر|القطاع)? ?)?(?:على |إلى |ب|من )?{an} ",
          "{^}{&}(?:قد |لقد )?(?:تشير|أشارت|تظهر|أظهرت|تؤكد|أكدت|تثبت|أثبتت|تكشف|كشفت|توضح|أوضحت|بينت|تبين|تفيد|أفادت|تدل|دلت|تقول|ترى|ترجح|رجحت|خلصت|توصلت|وجدت|تجد|ذكرت|تذكر|تجمع|برهنت|لاحظت|سجلت|تتحدث|تحذر) (?:العديد من |بعض |معظم |أحدث |عدة |عدد من |الكثير من |كثير من |مختلف |جميع |كل |آخر |أغلب )?(?:ال)?(?:دراسات|أبحاث|بحوث|تقارير|إحصائيات|إحصاءات|دراسة|مصادر|استطلاعات|تجارب|بيانات|أرقام|معطيات|تجربة|أوساط|نتائج|علوم|كتب|روايات|مراجع|مؤشرات|تقديرات|توقعات|تحليلات|أدلة|شواهد)(?: الحديثة| العلمية| الأخيرة| حديثة| علمية| المتخصصة| عديدة| كثيرة| متعددة| مختلفة| مطلعة| متخصصة| أخيرة| عدة| الطبية| الميدانية| المتاحة| العالمية| الرسمية)*(?: إلى| ب| على)? ?{an} ",
          "{^}{&}(?:من المتعارف عليه|من المسلم به|من المتفق عليه|يعتقد على نطاق واسع|يعتقد|يقال|قيل|يشاع|يروى|يحكى|ثبت علميا|ثبت|أثبت العلم|أثبت العلم الحديث|أثبتت العلوم|أثبتت التجربة|أثبتت التجارب|من المعروف علميا|من الثابت علميا|كما هو معلوم|بات من المسلم به|من المؤكد علميا)[،,]? {an} ",
        ],
        "{an}",
        { flag: "needs-source", level: 2, weight: 1 },
      ],
      [
        "{^}{&}{ACCORDING_TO} ?(?:ل|إلى )?(?:ال|لل|ل)?(?:{VAGUE_QUANTIFIER} )?(?:ال|لل|ل)?{AUTHORITY}(?: {AUTHORITY_ADJECTIVE})*[،,]? ف{an} ",
        "{an}",
        { flag: "needs-source", level: 2, weight: 1.25 },
      ],
      [
        [
          "{^}{&}{ACCORDING_TO} ?(?:ل|إلى )?(?:ال|لل|ل)?(?:{VAGUE_QUANTIFIER} )?(?:ال|لل|ل)?{AUTHORITY}(?: {AUTHORITY_ADJECTIVE})*[،,] ",
          "[،,] ?{ACCORDING_TO} ?(?:ل|إلى )?(?:ال|لل|ل)?(?:{VAGUE_QUANTIFIER} )?(?:ال|لل|ل)?{AUTHORITY}(?: {AUTHORITY_ADJECTIVE})*(?={$})",
        ],
        "",
        { flag: "needs-source", level: 2, weight: 1 },
      ],
      [
        "[،,] ?{&}{ACCORDING_TO} ?(?:ل|إلى )?(?:ال|لل|ل)?(?:{VAGUE_QUANTIFIER} )?(?:ال|لل|ل)?{AUTHORITY}(?: {AUTHORITY_ADJECTIVE})*[،,]? ف{an} ",
        "، {&}{an}",
        { flag: "needs-source", level: 2, weight: 1 },
      ],
      [
        "{^}{&}(?:لا عجب أن |ليس غريبا أن |لذلك )?(?:يصفه|يصفها|يسميه|يسميها|يعده|يعدها|يعتبره|يعتبرها|يراه|يراها|وصفه|وصفها|يلقبه|يلقبها) (?:كثيرون|البعض|الكثيرون|كثير|الناس|النقاد|الخبراء|المختصون|الجميع|أهلها|عشاقها|محبوها|الكثير)[^.!؟\\n]*{$}",
        null,
        { drop: true, flag: "needs-source", weight: 1.5 },
      ],
      [
        "(?:كثيرون|كثير من الناس|البعض|الجميع|الكثيرون) (?:يرون|يعتقدون|يؤكدون|يقولون|يظنون|يصفون|يعتبرون) (?:أن|بأن)",
        null,
        { flag: "needs-source", weight: 0.5 },
      ],
    ],
  },

  "hedging-stack": {
    en: [
      [
        "{^}it (?:could|might|may|can) (?:perhaps |possibly |well |also |reasonably |arguably )?be (?:argued|said|suggested|claimed|contended|assumed|speculated) that (?=[^.!?\\n]*(?:may|might|could|possibly|perhaps|seems?|appears?|potentially) )",
        "",
        { weight: 1.5 },
      ],
      ["(may|might|could) (?:potentially|possibly|perhaps|conceivably|likely)", "$1"],
      ["(?:potentially|possibly|perhaps) (may|might|could)", "$1"],
      [
        "(?:somewhat|rather|fairly|relatively|kind of|sort of|a bit|quite) (somewhat|rather|relatively|comparatively|arguably|potentially|possibly)",
        "$1",
      ],
      ["(may|might|could) (?:be able to|have the potential to|well) (?:potentially |possibly )", "$1 "],
      ["(may|might|could) (?:well |also |indeed |just )?{HEDGE_ADVERB},? (?:{HEDGE_ADVERB},? )*", "$1 "],
      ["(can) {HEDGE_ADVERB},? (?:tend to |{HEDGE_ADVERB},? )+", "$1 "],
      ["(can) (?:potentially|possibly|conceivably|theoretically|perhaps) ", "$1 "],
      [
        "(may|might|could) (?:tend|seem|appear|be likely|be expected|be able|be possible|be argued|potentially be) to (?:possibly |perhaps |potentially |sometimes )?",
        "$1 ",
      ],
      ["(seems?|appears?) to (?:potentially|possibly|perhaps|likely|somewhat|probably) ", "$1 to "],
      ["(tends?) to (?:generally|usually|often|typically|sometimes|mostly|occasionally) ", "$1 to "],
      [
        "(?:it is|it's) (?:also |quite |very |entirely )?(?:possible|likely|conceivable|probable|plausible) that ({c}) (may|might|could) ",
        "$1 $2 ",
        { level: 2 },
      ],
      ["(?:generally|typically) (tends?) to", "$1 to"],
      ["(can) (?:often |sometimes )?(?:potentially|possibly)", null, { weight: 0.5 }],
      ["(may|might|could) (?:or may not|in some cases|to some extent|arguably)", null, { weight: 0.5 }],
      [
        "(?:perhaps|maybe|possibly|potentially|presumably|conceivably|arguably),? ([^.!?,;\\n]{2,50}?) (may|might|could) ",
        "$1 $2 ",
      ],
      ["(seems?|appears?) (?:that )?(?:it )?(?:might|may|could) (?:possibly |perhaps )?", null, { weight: 0.75 }],
      [
        "(?:generally|typically|usually|often|in general,?|in most cases,?|for the most part,?) (?:speaking,? )?([^.!?,;\\n]{0,40}?)(tends?|may|might|could|can) (?:to )?(?:often |sometimes |generally |usually |tend to )+",
        "$1$2 ",
        { level: 2 },
      ],
      [
        "(?:more or less|sort of|kind of|in a sense|in a way|so to speak|as it were|if you will),? (?=(?:perhaps|maybe|possibly|probably|somewhat|sort of|kind of))",
        "",
      ],
      [
        [
          ",? (?:to some extent|to a certain extent|to some degree|in some ways|in some sense|more or less),? (?:perhaps|possibly|maybe|probably)",
          "(?:i think|i believe|i feel|i would say|i'd say|in my opinion|it could be argued|one could argue|it can be argued|some might say)(?:,| that)? (?:that )?(?=[^.!?;\\n]{2,60} (?:may|might|could|perhaps|possibly|probably) )",
        ],
        "",
        { weight: 1 },
      ],
      [
        "(may|might|could|can|seems?|appears?|perhaps|probably)(?: (?:possibly|potentially|perhaps|conceivably))?( [^.!?;\\n]{3,60}?),? (?:to some extent|to a certain extent|to some degree|in some cases|in certain cases|in some ways|more or less|as it were)(?={$}|,)",
        "$1$2",
        { weight: 1 },
      ],
      ["it (?:would|might|may) (?:seem|appear) (?:that )?([^.!?,;\\n]{0,40}?)(may|might|could) ", "$1$2 "],
    ],
    ar: [
      ["(قد|ربما) (?:ربما|قد|لعله|لعلها) (?=[يتنأ])", "$1 "],
      ["(?:قد يكون )?(?:من )?(?:المحتمل|الممكن|الجائز|المرجح|الوارد) (?:أنه|أن|أنها) ربما ", "ربما "],
      ["(?:ربما|لعل)(?: من)? (?:المحتمل|الممكن|الجائز) أن ", "ربما "],
      ["(?:ربما|لعل|لعله|يبدو أنه|يبدو أن|يظهر أن) (?:قد |من الممكن أن |من المحتمل أن |ربما )", "ربما "],
      ["(?:ربما|لعله) (?:كان |يكون )?(?:من )?(?:المحتمل|الممكن|الجائز|الوارد|المرجح) أن ", "ربما "],
      ["(?:أعتقد|أظن|في رأيي|برأيي|أحسب)[،,]? (?:أنه |أن )?(?:ربما|قد|من المحتمل أن|من الممكن أن) ", "ربما "],
      [
        "(?:يبدو|يظهر)(?: لي)? أن(?:ه|ها|هم)? (?:من )?(?:المحتمل|الممكن|المرجح|الوارد|ربما|قد|على الأرجح)(?: أن)? (?=[يتنأ])",
        "قد ",
      ],
      ["(?:قد |ربما )يكون من {LIKELY} أن ", "قد "],
      ["(?:من )?(?:ال)?(?:محتمل|ممكن|مرجح|وارد|جائز) (?:جدا |أيضا |ربما )?أن(?:ه|ها|هم)? (?:قد|ربما) ", "قد "],
      [
        "(?:قد |ربما )يكون من {LIKELY} أن ([^.!؟،\\n]{2,60}?) (?:إلى حد ما|نوعا ما|بعض الشيء|إلى درجة ما|أحيانا|في بعض الأحيان|ربما|غالبا)(?= |{$}|[،,])",
        "قد $1",
        { weight: 1.5 },
      ],
      ["((?:و|ف)?قد (?:ي|ت|ن|أ)\\p{L}+(?: {w}){0,3}) (?:ربما|على الأرجح|من المحتمل|لعله)(?= )", "$1"],
      [
        "((?:و|ف)?(?:قد|ربما) (?!يكون من|تكون من)(?:ي|ت|ن|أ|لا )[^.!؟،\\n]{2,50}?) (?:ربما|لعله|لعلها|على الأرجح|في الغالب|غالبا|إلى حد ما|نوعا ما|بعض الشيء|إلى درجة ما|في بعض الأحيان|أحيانا|في بعض الحالات|بشكل أو بآخر)(?= |{$}|[،,])",
        "$1",
      ],
      ["(?:قد )?(?:من )?(?:المحتمل|الممكن|الجائز) (?:ربما )?أنه? قد ", "قد ", { level: 2 }],
      ["(?:قد )?يكون من (?:المحتمل|الممكن) أن ", "قد ", { level: 2 }],
      [
        "(?:في الغالب|غالبا|عادة|بشكل عام|عموما)[،,]? ((?:ما )?)(?:قد|ربما|يميل إلى أن|تميل إلى أن) ",
        "قد ",
        { level: 2 },
      ],
      [" (?:نوعا ما|إلى حد ما|بعض الشيء)[،,]? (?:إلى حد ما|نوعا ما|بعض الشيء|ربما)", null],
      ["(?:قد |ربما )تكون (?:هناك |ثمة )?(?:إمكانية|احتمالية) (?:ل|ب|أن )", null],
      ["(?:يبدو|يظهر) (?:لي )?أنه? (?:ربما|من المحتمل أن|على الأرجح|من الممكن أن) ", null],
      ["على الأرجح ربما ", "على الأرجح "],
      ["(?:نوعا ما|إلى حد ما|بعض الشيء|إلى درجة ما)[،,]? (?:إلى حد ما|نوعا ما|بعض الشيء|ربما|غالبا)", "إلى حد ما"],
    ],
  },
  "intensifier-stack": {
    en: [
      ["{INTENSIFIER},? (?:and )?{INTENSIFIER} (?=\\p{L})", "", { weight: 1.25 }],
      [
        [
          "(?:truly|really|incredibly|extremely|absolutely|undoubtedly|undeniably|unquestionably|remarkably|exceptionally|immensely|profoundly|utterly|tremendously|wholeheartedly|genuinely|simply) (?:truly|really|incredibly|extremely|absolutely|undoubtedly|remarkably|very|exceptionally) ",
          "(?:truly|undoubtedly|undeniably|unquestionably|incredibly|wholeheartedly|immensely|profoundly) (?=\\p{L})",
          "{^}(?:undoubtedly|undeniably|unquestionably|without a doubt|without question|indeed|truly|of course|certainly|clearly|obviously),? ",
          "(?:truly|undoubtedly|undeniably|unquestionably|incredibly|wholeheartedly|immensely|profoundly|genuinely|deeply|utterly|tremendously|exceptionally|remarkably|extraordinarily|absolutely|immeasurably|infinitely|vastly|enormously|exceedingly|supremely|thoroughly|positively|downright|simply|really) (?=(?:{w}ed|{w}ing|{w}ful|{w}able|{w}ible|{w}ous|{w}ive|{w}al|{w}ant|{w}ent|important|crucial|essential|vital|unique|happy|proud|glad|rich|special|rare|simple|good|great|beautiful|matters?|believe|appreciate|love|enjoy|understand|care|hope|value|want|remarkable|difficult|hard|easy|useful|helpful|new|one|makes?|transforms?|changes?|captures?|shines?|stands?) ?)",
          ",? (?:without a (?:shadow of a )?doubt|without question|beyond (?:any )?(?:doubt|question)|no doubt|make no mistake|hands down|bar none|by any measure|in every (?:sense|way)(?: of the word)?|in the truest sense(?: of the word)?|to the fullest|to no end|more than ever(?: before)?|by far|time and (?:time )?again)(?={$}|,)",
          "{^}(?:there is|there's|there can be) (?:absolutely |simply |truly )?no (?:doubt|question|denying|mistaking|escaping)(?: the fact)? that ",
          "{^}(?:it (?:is|goes) )?(?:undeniabl[ey]|unquestionabl[ey]|beyond doubt|beyond dispute|without saying|no exaggeration to say)(?: that|,) ",
        ],
        "",
      ],
      [
        [
          "(?:is|are|was|were) (?:truly|really|absolutely|undoubtedly|undeniably|unquestionably|certainly|without a doubt|simply) (?=\\p{L})",
          "(?:both |all )?(?:my|our|their|his|her) (?:unwavering|boundless|endless|deep|profound|tireless|sincere|heartfelt) (passion|commitment|dedication|enthusiasm|gratitude|appreciation|support)",
        ],
        null,
        { weight: 0.5 },
      ],
      [
        "(?:very|extremely|highly|absolutely|so|incredibly|truly|really|quite|utterly) (?:very |extremely |highly |incredibly )?(crucial|essential|vital|critical|unique|pivotal|key|indispensable|invaluable|perfect|ideal|necessary|excellent|amazing|wonderful|fantastic|delighted|thrilled|passionate)",
        "$1",
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:لا شك(?: في)?|بلا شك|بلا أدنى شك|مما لا شك فيه|لا ريب(?: في)?|مما لا ريب فيه|لا جدال(?: في)?|مما لا جدال فيه|لا يختلف اثنان(?: على| في)?|ليس هناك شك(?: في)?|ليس هناك أدنى شك(?: في)?|ما من شك(?: في)?|لا يخالجنا شك(?: في)?|لا أحد ينكر|لا ينكر أحد|لا يمكن لأحد أن ينكر|لا يمكن إنكار|لا يخفى(?: على أحد| على الجميع)?|من المؤكد|من المؤكد تماما|من المسلم به|الأكيد|المؤكد|من نافلة القول|يقينا|حقا|لا مراء(?: في)?|لا غرو) {an} ",
          "{^}{&}(?:بلا شك|بلا أدنى شك|دون شك|دون أدنى شك|بلا ريب|حتما|قطعا|بالتأكيد|بالفعل|بكل تأكيد|حقا|فعلا|يقينا|بحق|من دون شك|لا محالة)[،,] (?:ف{an} )?",
        ],
        "{an}",
      ],
      ["{&}(?:مما لا شك فيه|لا شك) {an} ", "{&}{an}"],
      ["(?:غاية في|في غاية) (?:ال)?(?:أهمية|روعة|جمال|دقة|إتقان|بساطة|سهولة)", null, { weight: 0.5 }],
      ["مهم(?:ة)? (?:جدا )?(?:للغاية|جدا جدا)", null, { weight: 0.5 }],
      [
        "(?:في غاية|غاية في|في منتهى|منتهى|في قمة|قمة|بالغ|بالغة) (?:ال)(أهمية|روعة|جمال|دقة|إتقان|بساطة|سهولة|سعادة|صعوبة|خطورة|حيوية|أناقة|تميز)",
        null,
        { weight: 0.5 },
      ],
      [
        "(?:[،,] ?|  ?)(?:بلا شك|بلا أدنى شك|دون شك|دون أدنى شك|من دون شك|بلا ريب|لا محالة|حتما|قطعا|بكل تأكيد|بالتأكيد|بكل المقاييس|بكل معنى الكلمة|بكل ما تحمله الكلمة من معنى|بكل ما للكلمة من معنى|بكل ما في الكلمة من معنى|إلى أقصى حد|إلى أبعد الحدود|إلى أبعد حد|للغاية|على الإطلاق|بدرجة كبيرة جدا|أيما \\p{L}+|غاية ال\\p{L}+|تمام ال\\p{L}+|كل ال\\p{L}+ والتقدير|بلا منازع|دون منازع|بلا مبالغة|دون مبالغة|بلا استثناء)(?={$}|[،,])",
        "",
        { weight: 0.75 },
      ],
      [
        " (?:بلا شك|بلا أدنى شك|دون أدنى شك|بلا ريب|حتما|بالتأكيد|بكل تأكيد|فعلا|حقا|بالفعل|قطعا|بطبيعة الحال) (?=\\p{L})",
        " ",
        { weight: 0.75 },
      ],
      [
        "(?:مهم|مهمة|هام|هامة|ضروري|ضرورية|كبير|كبيرة|رائع|رائعة|جميل|جميلة|مفيد|مفيدة|صعب|صعبة|سهل|سهلة|قوي|قوية|سريع|سريعة|سعيد|سعيدة) (جدا|للغاية)(?: (?:جدا|للغاية|حقا|فعلا))+",
        null,
        { weight: 0.75 },
      ],
      [" (جدا) (?:جدا|للغاية|بكل (?:ما|معنى))[^.،,؛!؟\\n]{0,40}(?={$}|[،,])", " $1", { weight: 1 }],
    ],
  },
  "agentless-passive": {
    en: [
      [
        "{^}(?:a|an|the) (?:comprehensive |thorough |detailed |careful |full )?(analysis|review|inspection|assessment|study|survey|evaluation|audit|investigation|examination|test|comparison) (?:of|into|on) ([^.,;\\n]*?) (?:was|were) (?:conducted|carried out|performed|undertaken|completed|made|done) by ((?:the )?(?:\\p{L}+ ?){1,3}?)(?=,|\\.| (?:on|in|at|and|during|between|last|this)(?! \\p{L}+ing) )",
        actorFirst,
        { weight: 1.5 },
      ],
      [
        "{^}(?:a|an|the) (?:comprehensive |thorough |detailed |careful )?(?:analysis|review|assessment|study|evaluation|survey|inspection) (?:was|were) (?:conducted|carried out|performed|undertaken) by ((?:the )?\\p{L}+(?: \\p{L}+)?),? and it was found that ",
        (g) => `${cap(g[0] ?? "")} found that `,
        { weight: 2 },
      ],
      [
        "{^}it (?:was|has been|is|can be) (?:found|determined|observed|shown|discovered|demonstrated|established|concluded|seen|reported|estimated|revealed) that ",
        "",
        { weight: 1 },
      ],
      [
        "(,?) and it was (?:then |also )?(?:found|determined|observed|discovered|concluded|noted|decided|agreed|established|revealed|shown|reported) that ",
        "$1 and ",
        { weight: 0.75 },
      ],
      [
        "{^}a (?:final |joint |formal )?decision (?:was|has been) (?:reached|made|taken) by ((?:the )?(?:{w} ){1,4}?)(?=(?:on|in|at|during|to|that|this|last) )",
        (g) => `${cap((g[0] ?? "").trim())} decided `,
        { weight: 1.25 },
      ],
      [
        "(was|were) found to (?:be|have been) (?!significant|associated|correlated|more|less|higher|lower)",
        "$1 ",
        { level: 2, weight: 0.75 },
      ],
    ],
    ar: [
      [
        "(?:تم|جرى) ({w} {c}) من قبل ({c})(?=[،,.]|{$}| (?:في|يوم|خلال|عام|سنة|منذ|قبل|بعد|بشكل) )",
        null,
        { weight: 1.5 },
      ],
      [
        "(?:من قبل|من طرف|من جانب|على يد) (?:ال)?(?:وزير|وزارة|إدارة|شركة|فريق|لجنة|مدير|هيئة|حكومة|خبراء|مختصين|باحثين|رئيس|مؤسسة|بلدية|مجلس)",
        null,
        { weight: 0.5 },
      ],
      ["[،,] ?و(?:قد )?(?:لوحظ|تبين|اتضح|وجد) {an} ", null, { weight: 0.5 }],
      [
        "{^}{&}(?:قد |لقد )?(?:لوحظ|تبين|اتضح|وجد|يلاحظ|يتبين|يتضح|لوحظ كذلك|تبين لاحقا)(?: من (?:خلال )?(?:ال)?\\p{L}+(?: ال\\p{L}+)?)? {an} ",
        "{an}",
        { weight: 1 },
      ],
    ],
  },
};

function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
