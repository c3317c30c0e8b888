import { lexicon } from "./lexicon.ts";

const loose = { loose: true };

/** Orders to drop the rules that stand, or to show them. */
export const DROPS_RULES = lexicon([
  "ignore*|disregard*|forget*|drop|discard|cancel|void|erase|abandon … previous|prior|above|earlier|all|old|existing|other|your … instructions|rules|prompt|prompts|guidelines|directions|restrictions|policies|limits",
  "ignore|disregard|forget everything|anything|all|whatever|what … above|before|told|earlier|said|previously|prior|learned",
  "ignore|disregard|forget|drop|discard|set_aside … rules|instructions|guidelines|prompt|directions … given|told|set|start|started|received|beginning|before|earlier|had",
  "as|become|becomes|are|be your|the|his new|only|real|actual instructions|rules|orders|guidelines|prompt",
  "only my|these|his word|words|instructions|orders counts|count|matter|matters|apply|hold",
  "override*|overrule* … system|instructions|rules|prompt|guidelines|policy",
  "reveal|show|print|repeat|leak|output … system prompt|instructions|message",
  "you are now … mode|dan|unrestricted|free",
  "developer|dan|god|jailbreak|admin mode",
  "have|has no restrictions|limits|filters|rules|guidelines|limitations",
  "no|without|free_of|free_from … restrictions|filters|limitations|guardrails",
  "guidelines|rules|instructions|restrictions|limits … void|cancelled|canceled|no_longer|off|suspended|lifted|removed|obsolete|do_not_apply|don't_apply",
  "let … wording|text|message|reply|answer|words|customer|user|visitor|email|page|input … decide|guide|control|steer|drive|dictate",
  "only rules|instructions|orders … count|matter|apply|valid",
  "تجاهل|انس|انسى|اهمل|تجاوز|اترك|الغ|الغي|اضرب|سيب|طنش|انسا … سبق|السابقه|السابق|قبل|التعليمات|القواعد|اعلاه|فوق|القديمه|فات",
  "انسى|انس|انسا|تجاهل كل|جميع|اي … تعليمات|قبل|فات|سبق|قيل|قلته|قلت|اوامر",
  "اكشف|اعرض|اطبع|ورني|وريني … تعليمات|تعليماتك|برومبت النظام|الاصليه|السريه",
  "وضع المطور|المدير",
  "بلا|بدون|من_غير|دون قيود|فلاتر",
  "بلا|بدون|من_غير|دون اي قيود|قيد|حدود|قواعد|فلاتر",
  "مفيش|ماكو|ما_في|ما_عليك|ليس|لا_يوجد|ماعليك … قيود|حدود|قواعد",
  "انت الان بلا|بدون|حر|متحرر قيود|القيود",
  "التعليمات|القواعد|الاوامر|تعليماتك|قواعدك … ملغيه|لاغيه|ملغاه|انتهت|اتلغت|باطله|لم_تعد|ما_عادت|مش_ساريه",
]);

/** Doing as told. */
export const OBEYS = lexicon(
  [
    "follow*|obey*|execute*|perform|do|apply|fulfil|fulfill|honour|honor|accept*|run|satisfy|implement",
    "carry|carries|carrying … out",
    "score|grade|rate|mark|treat|rank|write|answer|handle|do|format|summarise|summarize it|them|that|so … way|accordingly|like_that|as_asked|as_told|as_stated|as_requested",
    "act on|upon",
    "comply*|complies with",
    "go|goes along|by|with",
    "side|stick with",
    "take … word|lead|side|cue",
    "defer to",
    "treat|regard|consider … as_mine|from_me|my_own|binding|valid|coming",
    "change|adapt|adjust|switch|update your|its|the behaviour|behavior|role|rules|answer|tone|style",
    "decide|decides what",
    "نفذ*|طبق*|تبع*|طع*|طيع*|طاوع*|نجز*|لبي|لتزم*|متثل*|ستجب*|ستجيب*|اعمل|اعملي|اعمله|اعملها|امش|امشي|وامش|سير|خذ|فخذ|واخذ|خد|اخضع|استمع|انزل|سو|وسو|سوي|سوا|تسوي|مشي|دير|انصع|انصاع",
    "غير* دورك|سلوكك|اسلوبك|قواعدك|طريقتك",
    "خذ|خد ب",
    "قم بما|ب",
    "استجب|رضخ*",
  ],
  loose,
);

/** Without exception. */
export const WITHOUT_LIMIT = lexicon([
  "any|every|all|whatever|everything|each|anything|whichever",
  "no matter what",
  "اي|كل|جميع|مهما|كافه|لاي|لكل|باي|بكل|وكل|واي",
  "كل|اي ما|اللي|الي",
  "ما|اللي|الي|ماذا يطلبه|تطلبه|يقوله|تقوله|يكتبه|تكتبه|مكتوب|يطلب|يقول|يكتب|يريده|تامر|يامر|تجده|تلاقيه|تلقاه|يرد|ورد|بداخلها|بداخله|يجي|فيه|فيها|جواها|جواه",
  "مهما طلب|كان|قال|كتب",
]);

/** What others wrote: text from outside, and its authors. */
export const OUTSIDE = lexicon(
  [
    "page|pages|site|website|message|messages|email|emails|mail|ticket|tickets|pdf|cv|resume|review|reviews|comment|comments|form|transcript|attachment|post|chat|letter|file|document|webpage|result|results|article|feedback|application|input|text|inbox|screenshot|essay|submission",
    "customer|customers|client|clients|guest|visitor|visitors|sender|senders|author|writer|user|users|respondent|supplier|caller|reader|candidate|applicant|buyer|buyers|shopper",
    "customer's|visitor's|user's|respondent's|sender's|guest's|client's|author's|supplier's|applicant's",
    "inside|in|within it|them",
    "الصفحه|صفحه|الموقع|الرساله|رساله|رسالته|رسالتها|الايميل|ايميل|البريد|التذكره|الملف|ملف|التعليق|تعليق|المستند|الاستماره|المحتوى|النص|المرفق|الشات|المنشور|السيره|الشكوى|الطلب|التقييم",
    "الزبون|زبون|العميل|الزاير|الضيف|المرسل|صاحبها|صاحبه|كاتبها|كاتبه|المورد|المستخدم|المتقدم|القارئ|المتصل|كلامه|كلامها",
    "فيه|فيها|جواه|جواها|بداخله|بداخلها|داخله|داخلها|ضمنه|ضمنها",
  ],
  loose,
);

/** What the outside says, as orders. */
export const TELLS = lexicon(
  [
    "note|notes|message|messages|comment|comments|line|lines to|for … assistant|model|ai|bot|you|reader|chatgpt|reviewer",
    "prefer*|explain*|specif*|state*|indicate*|recommend*|dictates|hint*",
    "رايه|رايها|رغبته|يريد|يفضل|تفضل|يشرح|تشرح|يحدد|توصيه|يوصي|يشير|ملاحظات|ملاحظاته|ما_فيه|مراده",
    "ask*|say|says|said|tell*|write*|writes|want*|request*|order*|instruct*|demand*|direct*|command*|suggest*|insist*|dictate*|wish*",
    "instruction|instructions|order|orders|command|commands|directions|request|requests|demand|demands|directive|directives|wording|wishes",
    "اوامر|امر|اوامره|تعليمات|تعليماته|توجيه|توجيهات|طلب|طلبات|طلباته|مكتوب|رغبه|رغبته",
    "طلب*|قول*|كتب*|مر*|وجه*|يريد|يريده|يبي|بده|بدها|عايز",
    "يطلبه|تطلبه|يقوله|تقوله|يكتبه|تكتبه|يامرك|يامر|تامرك",
    "طلب منك",
  ],
  loose,
);

/** The outside put above the author's rules. */
export const OUTRANKS = lexicon(
  [
    "outrank*|override*|overrule*|trump*|supersede*|prevail*|wins|beats|replace* … rules|instructions|policy|policies|guidelines|above|mine|ours|prompt|criteria|criterion|definitions|definition|standards|standard|scale|ranking|judgement|judgment|own|house|scheme|rubric|limits",
    "outrank*|override*|supersede* … the|these|our|my|your",
    "take|takes|has|have|gets priority|precedence",
    "has|have full|complete|final authority|say|control",
    "comes first",
    "always|should|shall|will come first",
    "even if|when|where|though … against|contradict|contradicts|conflicts|breaks|violates|differs|opposite|contrary",
    "goes|go|going against … rules|instructions|policy",
    "even if|when|where|though … otherwise|differently|opposite|no|not|forbids|forbid",
    "as|like if|though … i|mine|my|me … wrote|written|said|asked|own|ordered|myself",
    "is|are the|your new law|rule|rules|boss|instructions",
    "هو|هي اللي|الذي|التي يمشي|يسري|تسري|ماشي|بيمشي|يحكم|المرجع|الحكم",
    "له|لها|لهم|ليه الاولويه|الكلمه|الاسبقيه|القرار",
    "مقدم|مقدمه|اولى|اقوى|فوق|يعلو|تعلو على|من|كل … قواعدنا|تعليماتنا|القواعد|تعليماتي|سياستنا|قواعدي|التعليمات|السياسه",
    "فوق قواعدنا|تعليماتنا|القواعد|تعليماتي|سياستنا|التعليمات",
    "حتى|ولو|وان|لو|وحتى|وإن … عكس|خالف|خالفت|يخالف|تخالف|تعارض|يتعارض|ضد|ناقض|خالفنا",
    "يسري|تسري|يغلب",
    "يغلب|يعلو|يسبق|يلغي|تغلب|تسبق|تلغي|يقدم|تقدم|مقدم|مقدمه|اولي|اقوي … قواعدنا|معاييرنا|تعليماتنا|سياستنا|تعريفاتنا|تصنيفنا|قواعدي|معاييري|تعليماتي",
  ],
  loose,
);

/** That the outside is data. */
export const DATA_RULE = lexicon([
  "treat … as data|information|text",
  "as data",
  "is|are data|information|material",
  "not|never|no instructions|as_instructions|orders|instruction|commands",
  "never|not|don't|dont follow|obey|execute|act|comply|orders",
  "do_not|don't|never follow|obey|execute|act|carry|comply",
  "ignore any|all|the instructions|commands|orders|requests in|inside|within|it|that|found|they|there",
  "ignore instructions in|inside|within",
  "information never|not",
  "تعامل معه|معها|معهم بوصفه|بوصفها|كنص|كبيانات|كماده",
  "بيانات|معلومات|كلامه|كلامها|ماده لا|وليس|وليست تعليمات|اوامر",
  "لا|ولا|ما|مش تنفذ|تتبع|تطع|تنفذش|تستجب|تنفذها|تتبعها",
  "متنفذش|ماتنفذش|متتبعش",
  "كبيانات|كنص فقط",
  "لا تعتبره|تعتبرها|تعده|تعدها",
  "تجاهل اي|كل تعليمات|اوامر داخل|في|ضمن|داخله|داخلها|وارده|ترد|فيه|فيها",
  "بوصفه|بوصفها بيانات|نصا|ماده",
  "لا اوامر|تعليمات",
  "ليس|ليست امرا|اوامر|تعليمات",
]);
