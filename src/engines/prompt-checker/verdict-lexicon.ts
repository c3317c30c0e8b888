import { lexicon } from "./lexicon.ts";

const loose = { loose: true };

/** Words for a judgement. */
export const VERDICTS = lexicon(
  [
    "score|scores|grade|grades|mark|marks|rating|ratings|star|stars|verdict|verdicts|decision|ranking|label|labels|recommendation|conclusion|winner|percentage|judgement|judgment|ruling|diagnosis|classification|sentiment|probability",
    "rate|score|grade|rank|label|classify|judge",
    "accept|accepted|approve|approved|pass|hire|keep|guilty or|and reject|rejected|decline|declined|fail|no-hire|drop",
    "yes or no",
    "thumbs up",
    "a|the number|mark|figure out_of|from|between",
    "out of ten|five|twenty|100|10|5|20",
    "which|who … wins|won|best|better|stronger|winner|superior|right|preferable|prefer",
    "your pick|choice|answer|winner|favourite|favorite",
    "true or false",
    "bug|real|spam|positive or",
    "علامته|علامتها|درجته|درجتها|نتيجته|تقديره|تقييمه|حكمك|القبول|الرفض|قبول|رفض|القرار",
    "rank … best|worst|first",
    "winning|best|strongest|preferred|chosen|weakest|top bid|offer|entry|option|candidate|one|design|proposal|essay|answer|quote|team",
    "right or|vs wrong",
    "decide|determine|judge|establish|say|tell|state whether|if",
    "covered|eligible|valid|true|fit|safe|relevant|spam|urgent|guilty|liable or not",
    "احكم|قرر|حدد|قل|بين … هل|ان_كان|بانه|بانها|مشموله|مقبول|صالح|مستحق|صحيح",
    "درجه|درجات|الدرجه|علامه|العلامه|بالعلامه|تقدير|تقييم|تقييما|التقييم|نجمه|نجوم|النجوم|حكم|حكما|الحكم|قرار|القرار|قرارك|نتيجه|النتيجه|توصيه|التوصيه|تصنيف|التصنيف|نسبه|النسبه|الفائز|ترتيب|رايك|اختيارك",
    "قيم|صنف|احكم",
    "مقبول|ناجح|موافق|نقبل|موافقه|صالح|يصلح|نعم|صح|صحيح|ايجابي|عطل او|ام|ولا|وإلا",
    "نعم او|ام|ولا لا",
    "انهي|اي|مين|ايهما|ايهم|من|انو|شكون … كسب|افضل|احسن|يفوز|فاز|اقوي|اجدر|الفائز|الاحسن|يكسب|اصلح|ربح",
    "من عشره|عشرين|خمسه|ميه|10|20|5|100",
  ],
  loose,
);

/** Words for what a judgement rests on. */
export const GROUNDS = lexicon(
  [
    "reason|reasons|reasoning|why|explain|explains|explanation|explanations|justify|justifies|justification|rationale|grounds|evidence|argue|argument|arguments|defend|support|elaborate|analysis|basis|strengths|weaknesses|comment|commentary|motivate|motivation|criteria",
    "back it|this|that|them up",
    "feedback|remarks|remark|notes|observations|critique|comments|thoughts|discussion",
    "goes|go|comes|follows below|under|underneath|after",
    "what … led|made|convinced|drove|brought|persuaded you",
    "walk|talk … through",
    "say|tell|show|state why|how|what",
    "pros and cons",
    "how you got|reached|arrived",
    "how it|they|he|she|the … beat|won|beats|wins|earned|outdid|scored|compares",
    "ملاحظات|ملاحظاتك|ملاحظتك|تعليق|تعليقك|التعليق|نقد|نقدك|مناقشه|ما_استندت|استندت|اعتمدت|بنيت|على_اي_اساس|ما_بني",
    "سبب|اسباب|السبب|الاسباب|اسبابه|علل|تعليل|التعليل|تعلل|يعلل|برر|تبرير|التبرير|مبررات|مبرراتك|اشرح|شرح|الشرح|تشرح|فسر|تفسير|التفسير|ليش|ليه|لماذا|علاش|دليل|ادله|الدليل|حيثيات|الحيثيات|دعم|ادعم|استدل|استدلال|وضح|توضيح|بين|نقط_القوه|نقاط_القوه|تحليل|التحليل|حجتك|حججك|الحجج|الحجه|ما_بنيت",
  ],
  loose,
);

/** What puts one thing before another. */
export const THEN = lexicon(
  [
    "then|afterwards|afterward|next|below|underneath|beneath|under|later|subsequently|second",
    "after that|which|it",
    "followed by|with",
    "on the next|second|following line|row|sentence",
    "once … done|given|set|ranked|scored|decided",
    "goes|go|comes|come|follows below|under|underneath|after|next",
    "and then|only_then|explain|justify|say|give|tell|defend|add|why",
    "ثم|بعدها|وبعدها|بعدين|وبعدين|بعده|وبعده|تليها|يليها|تليه|يليه|يليهما|ومن_ثم|تحت|وتحت|تحته|وتحته|تحتها|وتحتها|اسفل|اسفله|اسفلها|عقبها|وعقبها",
    "بعد|وبعد ذلك|كده|هيك|كذا|هذا|هاد",
    "في|بـ السطر الثاني|التالي|اللي_بعده",
    "السطر الثاني|التاني|التالي",
    "مع|متبوعه|متبوعا ب|التعليل|السبب|الشرح",
    "و",
  ],
  loose,
);

/** The head of the answer. */
export const AT_HEAD = lexicon(
  [
    "first|upfront|initially|firstly",
    "start|starts|begin|begins|open|opens|lead|leads|head with|by|off|each|every|your",
    "open|start|begin … with",
    "in|on|at|with the|its|each|your opening|first|top|initial|lead line|sentence|row|word",
    "opening line|sentence|word",
    "at|on the head|top|start|beginning|front|opening|outset|first",
    "up top|front",
    "on|in the first line|sentence|row|word",
    "first line|sentence|word|thing",
    "put … top|first|front",
    "ابدا|ابدئي|افتح|افتتح|استهل|تبدا|يبدا|بلش … ب",
    "ابدا|افتح|افتتح|استهل|تبدا|يبدا|بلش",
    "في|ب|من اول|بدايه|اعلي|راس|مستهل|مقدمه|مطلع|صدر|فاتحه",
    "مطلع|صدر|مستهل|راس|اعلي|بدايه ال|التقرير|الرد|كل|السطر|الجواب",
    "الاول|بالاول|اول وبعد|وبعدين|ثم|وبعدها",
    "بالبدايه|بالاول|اولا|الاول|بالاعلي|فوق|اول_شي|اول_حاجه",
    "اول|السطر السطر|سطر|الاول|شي|حاجه|جمله",
  ],
  loose,
);
