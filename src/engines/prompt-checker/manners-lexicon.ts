import { lexicon } from "./lexicon.ts";

const loose = { loose: true };

/** The answer held to one form, with nothing beside it. */
export const NOTHING_BESIDE = lexicon(
  [
    "json|csv|xml|yaml|table|code|number|label|translation|word|yes|no only|alone",
    "only|just the|one|a|yes json|csv|xml|table|code|number|label|translation|word|or",
    "nothing else|around|beside|besides|but|more|before|after",
    "no|without|skip|omit … explanation|explanations|commentary|comments|preamble|justification|reasoning|reasons",
    "single word|label|number only|answer",
    "no further|other|extra text|words",
    "one word only|answer",
    "ولا|لا شيء|شي|حاجه سواه|غيره|غيرها|سواها|اخر|تاني|ثاني|زياده",
    "بلا|بدون|دون|من_غير شرح|تعليق|تفسير|مقدمات|تعليل|تبرير",
    "جيسون|json|الجدول|الكود|الرقم|الترجمه|الكلمه|التصنيف|لا فقط|وحده|وحدها|بس|حصرا|لا_غير",
    "كلمه|بكلمه واحده|وحده فقط|بس|لا_غير",
    "نعم او لا فقط|بس|لا_غير|حصرا",
  ],
  loose,
);
/** Explaining that goes beside the result. */
export const EXPLAINED = lexicon(
  [
    "explain*|justify*|describe*|defend* … why|how|your|choice|choices|reasoning|answer|decision|thinking|it|them",
    "add*|write*|include*|append*|give|put a|an|two|three|one|short|brief … paragraph|explanation|commentary|introduction|rationale|justification|note",
    "comment on each|every|your|the",
    "with|and|plus|followed_by reasons|reasoning|explanation|justification|rationale",
    "talk|walk me through",
    "اشرح*|وضح*|علل*|برر*|بين*|فسر* … لي|كيف|لماذا|ليه|ليش|سبب|اسباب|الاسباب|السبب|اختيارك|قرارك|جوابك",
    "ضف*|اكتب*|زود*|حط* … فقره|شرح|شرحا|تعليق|تعليقا|مقدمه|تعليل|تعليلا|مبرر|ملاحظات",
    "مع شرح|تعليل|التعليل|الشرح|الاسباب|تبرير|ذكر",
  ],
  loose,
);
/** What is given and nothing more, and more than what is given. */
export const WITHIN_SOURCE = lexicon(
  [
    "only|solely|exclusively|strictly|just … text|facts|information|document|source|sources|notes|article|handbook|page|passage|material|doc|transcript|contract|report",
    "nothing|not|never … outside|beyond … text|document|source|passage|it|them|notes|material",
    "stick|confine|limit|restrict … to … text|document|source|passage|notes|material|facts",
    "من|على|ب النص|المصدر|المستند|الملف|المقال|الوثيقه|المحضر|الدليل وحده|فقط|بس|حصرا|لا_غير",
    "لا|ولا|ما … تخرج|تطلع|تخرجش|تتجاوز … عنه|عن|برا|منه",
    "التزم|اكتف|اكتفي|تقيد … بالنص|النص|بالمصدر|المستند|بما",
  ],
  loose,
);
export const BEYOND_SOURCE = lexicon(
  [
    "outside|external|additional|extra|background|further … facts|knowledge|sources|information|statistics|figures|research|reading|data|context",
    "your own|general knowledge|research|experience|facts|sources",
    "what you already know",
    "from the web|internet|elsewhere|outside",
    "من|ب خارج|برا|بره … النص|المصدر|المستند|الملف|المقال",
    "من عندك|معلوماتك|معرفتك|ثقافتك|الانترنت|النت|الويب",
    "معلومات|مصادر|حقائق|احصاءات|ارقام اضافيه|خارجيه|اخري",
  ],
  loose,
);
export const BRITISH = lexicon(
  ["british|uk english|spelling|spellings|usage", "spell … british", "بالانجليزيه البريطانيه", "املاء بريطاني"],
  loose,
);
export const AMERICAN = lexicon(
  ["american|us english|spelling|spellings|usage", "spell … american", "بالانجليزيه الامريكيه", "املاء امريكي"],
  loose,
);
/** Two orders for one list. */
export const BY_LETTER = lexicon(
  [
    "alphabetical|alphabetically|abc order",
    "alphabetical|alphabetically",
    "from a to z",
    "ابجديا|هجائيا|هجاييا|الفبائيا|الفباييا",
    "ترتيب|ترتيبا|الترتيب|بالترتيب|بترتيب ابجدي|ابجديا|هجائي|هجايي|الابجدي|الهجائي",
    "حسب الحروف|الابجديه",
  ],
  loose,
);
export const BY_RANK = lexicon(
  [
    "newest|oldest|latest|earliest|cheapest|dearest|largest|smallest|highest|lowest|biggest|longest|shortest|best|worst|priciest|recent|important|urgent … first|top|start|last|bottom",
    "from … newest|oldest|latest|earliest|cheapest|largest|smallest|highest|lowest|biggest|most|best|worst … to",
    "by|in|order_of … date|price|size|age|importance|weight|seniority|chronological|urgency",
    "chronological|chronologically",
    "start* with the newest|oldest|cheapest|largest|latest|most",
    "الاحدث|الاقدم|الارخص|الاغلى|الاكبر|الاصغر|الاعلى|الادنى|الاهم|الاطول|الاقصر|الاقرب … اولا|الاول|البدايه|اول|فوق|راس",
    "من … الاحدث|الاقدم|الارخص|الاغلى|الاكبر|الاصغر|الاعلى|الاهم|الاقل|الاكثر … الى|لل",
    "حسب|بحسب|وفق التاريخ|السعر|الحجم|الاهميه|الاقدميه|العمر|الوزن|الزمن",
    "زمنيا|تنازليا|تصاعديا",
  ],
  loose,
);
export const FIRST_PERSON = lexicon(
  ["first person", "as i|me myself", "ضمير المتكلم", "بضمير|بصيغه|ضمير|صيغه المتكلم|الانا", "بلساني|بلسانه"],
  loose,
);
export const THIRD_PERSON = lexicon(
  ["third person", "as an outside observer", "بضمير|بصيغه|ضمير|صيغه الغائب|الغايب", "راو|راوي عليم|خارجي"],
  loose,
);
export const PAST = lexicon(["past tense", "in the past", "بصيغه|صيغه|زمن|بزمن|بالزمن|فعل الماضي|ماضي|ماض"], loose);
export const PRESENT = lexicon(
  ["present tense", "in the present", "بصيغه|صيغه|زمن|بزمن|بالزمن|فعل المضارع|الحاضر|مضارع"],
  loose,
);
/** Standard Arabic throughout, and speech throughout. */
export const STANDARD = lexicon(
  [
    "modern standard|classical|formal arabic",
    "بالفصحى|فصحى|الفصحى|بفصحى",
    "عربيه|بعربيه فصحى|فصيحه|سليمه",
    "بلا|بدون|دون|من_غير … عاميه|لهجه|عامي|دارجه",
  ],
  loose,
);
export const SPOKEN = lexicon(
  [
    "egyptian|gulf|levantine|saudi|lebanese|syrian|moroccan|iraqi|colloquial|street|jordanian|palestinian dialect|colloquial|slang|arabic",
    "in dialect|darija",
    "بالعاميه|بالعامي|بالدارجه|باللهجه|بلهجه|بلهجتنا|بلهجتهم|بلهجتي|لهجه|بالمصري|بالخليجي|بالشامي|بالسعودي|باللبناني|بالعراقي|بالمغربي|بالكويتي|بالاردني|بالتونسي|بالجزائري|بالليبي|بالسوداني|باليمني",
    "بكلام|كلام|بلغه الشارع|الناس|السوق|البيت|القهوه|الحاره",
    "زي|مثل|متل|كما|كيف ما بنحكي|نحكي|بنتكلم|نتكلم|نسولف|يحكون|بيحكوا|كنهضرو|يتكلمون",
  ],
  loose,
);
