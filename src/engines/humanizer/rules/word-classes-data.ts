/**
 * Word classes that many wordings share, by language. A wording names one as {EVALUATIVE_ADJECTIVE}; it stands for any of the
 * class, and each member is part of a pattern of its own.
 */
export const WORD_CLASSES: Record<"en" | "ar", Record<string, string>> = {
  en: {
    AUTHORITY:
      "experts?|researchers?|scientists?|studies|study|research|analysts?|observers?|scholars?|critics?|specialists?|professionals?|historians?|surveys?|reports?|statistics|stats|sources?|data|evidence|commentators?|pundits?|onlookers?|watchers?|reviewers?|insiders?|economists?|psychologists?|doctors?|educators?|nutritionists?|dermatologists?|locals|residents|users|customers|travell?ers|visitors|fans|people|practitioners?|authorities|academics|advocates|enthusiasts?|veterans|leaders|findings|trials|polls|figures|estimates|literature|science|history|experience|common sense|conventional wisdom|word of mouth|legend|tradition|neuroscience|industry|thinkers",
    VAGUE_QUANTIFIER:
      "many|most|some|several|numerous|leading|industry|countless|various|multiple|recent|growing|a growing body of|a body of|a number of|a wealth of|plenty of|mounting|emerging|increasing|modern|new|early|independent|academic|scientific|medical|health|market|top|renowned|seasoned|certain|other|a few|more and more|the latest|existing|available|anecdotal|extensive|considerable|current|security|food|travel|wellness|sleep|business|policy|marketing|education",
    EMBLEM:
      "heart|soul|language|currency|key|foundation|cornerstone|secret|essence|lifeblood|backbone|engine|fuel|glue|art|bridge|compass|mother|father|spice|salt|poetry|music|pulse|heartbeat|thread|mirror|window|gateway|seed|seeds|root|roots|thief|enemy|medicine|antidote|teacher|best teacher|greatest teacher|new oil|new gold|new black|new currency|first step|north star|anchor|spark|flame|light|lifeline|blueprint|passport|canvas|bedrock|catalyst|oxygen|bread and butter|ultimate luxury|real luxury|greatest gift|greatest wealth|true measure|truest form|highest form|purest form|quiet hero|unsung hero|invisible thread|universal language|common thread|invisible glue|silent partner|quiet engine|great equali[sz]er|architect|guardian|custodian",
    VALUE_NOUN:
      "sense|spirit|legacy|importance|significance|commitment|dedication|beauty|essence|power|role|value|values|heritage|identity|culture|tradition|traditions|community|connection|connections|bond|bonds|growth|resilience|innovation|excellence|quality|experience|experiences|atmosphere|impression|memories|difference|impact|confidence|trust|hope|respect|love|passion|appreciation|understanding|balance|harmony|rhythm|rhythms|depth|potential|future|generations|lives|life|world|way|touch|story|stories|journey|joy|comfort|warmth|charm|character|magic|soul|heart|ease|peace|well-being|wellbeing|freedom|progress|success|opportunity|opportunities|possibilities|collaboration|creativity|productivity|efficiency|sustainability|inclusivity|inclusion|engagement|transparency|belonging|pride|unity|strength|determination|ingenuity|craftsmanship|need|ability|belief|conversation|mindset|feel|feeling|appeal|elegance|style|reputation|position|status|place|foundation|testament|promise|aesthetic|relationship|relationships|awareness|empathy|curiosity|wonder|imagination|vision|ambition|effort|efforts|trend|shift|change|transformation|landscape|environment|solution|performance|flexibility|convenience|reliability|simplicity|clarity|safety|standards|needs|goals|dreams|everyone|visitors|people|families|users|guests|readers|customers|audiences|communities|anyone|all|us|you",
    EVALUATIVE_ADJECTIVE:
      "pivotal|significant|major|important|crucial|key|defining|critical|monumental|historic|transformative|watershed|bold|exciting|remarkable|landmark|decisive|powerful|profound|real|true|clear|lasting|major new|huge|giant|quantum|notable|game-changing|groundbreaking|meaningful|vital|essential|central|enduring|proud|fitting|vivid|shining|living|poignant|compelling|integral|fundamental|instrumental",
    FUTURE_NOUN: "future|outlook|horizon|tomorrow|road ahead|years ahead|days ahead|path forward|next chapter",
    HEDGE_ADVERB:
      "potentially|possibly|perhaps|conceivably|likely|probably|maybe|arguably|presumably|theoretically|sometimes|occasionally|perchance|somewhat|seemingly|apparently|hypothetically|often|in some cases|in certain cases|to some extent|to a certain extent|to some degree|in some ways",
    MILESTONE:
      "milestone|moment|step(?: forward)?|turning point|shift|chapter|achievement|leap(?: forward)?|development|advancement|point|watershed|breakthrough|game changer|game-changer|landmark|departure|beginning|new (?:era|chapter|dawn|beginning|benchmark|standard)|inflection point|crossroads|force|pillar|cornerstone|foundation|catalyst|triumph|victory|feat|opportunity|example|reminder|testament|tribute|symbol|statement|promise|leap of faith",
    OFTEN:
      "widely|generally|also|have|has|had|recently|consistently|often|repeatedly|increasingly|now|long|strongly|frequently|broadly|overwhelmingly|clearly|commonly|typically|all|largely|rightly",
    REPORTING_VERB:
      "remark|remarks|remarked|observed|noted|says?|believes?|agrees?|argues?|shows?|shown|indicates?|indicated|claims?|notes?|recommends?|found|finds?|estimates?|predicts?|confirms?|confirmed|reveals?|revealed|points? out|considers?|contends?|maintains?|insists?|warns?|observes?|reports?|reported|demonstrates?|demonstrated|proves?|proven|has it|tells? us|holds?|points? to|concur|concurs|stress|emphasi[sz]e|highlights?|swear|swears|teaches us",
    GROWN: "grown|evolved|developed|blossomed|matured|transformed|turned|flourished",
    POSSESSIVE_OR_ARTICLE: "a|an|the|its|their|our|his|her|one",
    ALREADY: "also|both|now|since|primarily|largely|quickly|rapidly|long",
    ANNOUNCED:
      "result|outcome|answer|takeaway|good news|bad news|best part|catch|kicker|lesson|solution|secret|bottom line|reason|twist|problem",
    PEOPLE:
      "individuals|people|teams|users|developers|students|employees|organi[sz]ations|communities|women|businesses|readers|you",
    INTENSIFIER:
      "absolutely|positively|truly|deeply|genuinely|incredibly|really|absolutely|profoundly|utterly|immensely|sincerely|wholeheartedly|very",
    BREAKTHROUGH: "turning point|milestone|watershed|step forward|leap forward|breakthrough",
    CONTACT: "us|our|office|e-?mail|call|phone|contact|visit|desk|team|extension|website|meeting|number",
    IMAGE:
      "love letter|letter|poem|song|hug|embrace|postcard|bridge|mirror|window|doorway|gateway|journey|story|chapter|page|sentence|verse|note|symphony|melody|dance|canvas|tapestry|brushstroke|thread|stitch|whisper|prayer|promise|passport|map|portrait|time capsule|love affair|celebration|adventure|masterpiece|work of art|beacon|heartbeat|lighthouse|ritual|meditation|treasure|jewel|gem|punctuation|poetry|music",
    BROAD: "larger|wider|broader|deeper|bigger|greater|grander|vaster|universal|global",
    MEDIA:
      "publications?|outlets?|newspapers?|magazines?|media|press|journalists?|critics|voices|platforms|networks|broadcasters|audiences",
    IMPERATIVE:
      "guard|keep|use|make|take|start|stop|try|plan|write|get|go|put|set|read|check|choose|ask|buy|build|focus|learn|let|say|think|pick|give|spend|save|move|hold|turn|listen|look|find|wait|slow|trust|talk|test|cut|add|work|practi[sc]e|protect|schedule|measure|track|book|block",
    BOTHER:
      "hassles?|fuss|guesswork|stress|headaches?|worry|worries|friction|drama|clutter|mess|effort|waiting|queues?|delays?|complications?|surprises|jargon|pressure",
    CANDID: "real|straight|honest|frank|blunt|candid|upfront|up front|open|direct|clear",
  },
  ar: {
    IMAGE:
      "محطة|نافذة|رحلة|سفر|حكاية|قصة|لوحة|قصيدة|سطر|صفحة|فصل|بوابة|باب|جسر|مرآة|نغمة|سيمفونية|معزوفة|جوهرة|لؤلؤة|درة|تحفة|كنز|واحة|منارة|شرفة|مسرح|كتاب|بصمة|حلم|عناق|وعد|درب|خيط|نسيج|فسيفساء|ملحمة|أغنية|أنشودة|عرس|مهرجان|احتفال|طقس|رسالة|ذاكرة|نبض|شاهد",
    BOTHER: "انتظار|تعقيد|تعقيدات|عناء|مجهود|جهد|قلق|تعب|متاعب|ضجيج|إزعاج|مفاجآت|زحام|طوابير|تكلف|مشقة|توتر|إرهاق",
    GRAND_NOUN:
      "زلزالا|حدثا|ثورة|انقلابا|نقلة|قفزة|طفرة|علامة|محطة|صرخة|منعطفا|منعطف|نقطة تحول|تحولا|إنجازا|لحظة|خطوة|بداية|فتحا|ولادة|عهدا|شرارة|فاتحة",
    BROAD:
      "أوسع|أشمل|أعمق|أكبر|شامل|شاملة|شمولي|شمولية|عالمي|عالمية|قاري|قارية|كوني|كونية|متكامل|متكاملة|متسارع|متسارعة|طموح|طموحة",
    MEDIA: "صحف|صحيفة|مجلات|مجلة|وسائل (?:ال)?إعلام\\p{L}*|منابر|منصات|محافل|قنوات|إذاعات|مواقع|وكالات|أقلام",
    AUTHORITY:
      "خبراء|دراسات|دراسة|مصادر|مختصين|مختصون|متخصصين|متخصصون|تقارير|كثيرين|كثيرون|باحثين|باحثون|مراقبين|مراقبون|علماء|محللين|محللون|نقاد|أهل \\p{L}+|عارفين|مطلعين|أطباء|مؤرخين|مؤرخون|أوساط|جهات|دوائر|أصوات|تقديرات|مؤشرات|توقعات|إحصاءات|إحصائيات|روايات|استطلاعات|أبحاث|تجارب|جميع",
    VAGUE_QUANTIFIER: "كثير من|العديد من|بعض|عدد من|كبار|أغلب|معظم",
    AUTHORITY_ADJECTIVE:
      "في (?:هذا )?(?:المجال|الشأن|القطاع|الميدان)|طبية|رسمية|غير رسمية|أولية|عدة|متواترة|موثوقة|متعددة|متخصصة|حديثة|مطلعة|عديدة|مختلفة|متعددة|علمية|كثيرة|الحديثة|العلمية|الأخيرة|المتخصصة",
    EMBLEM:
      "لغة|روح|قلب|نبض|مفتاح|سر|وقود|عملة|درع|فن|أساس|عنوان|مرآة|جسر|نافذة|بوصلة|شريان|جوهر|سلاح|غذاء|صناعة|شعلة|ذاكرة|ملح|عماد|بوابة|سفير|رسول|أم|أب|توأم|رفيق|حارس|صوت|وجه|نسيج|خيط|بذرة|جذر|ضوء|نور|شمس|قنديل|مصباح|أكسجين|رئة|ترياق|بلسم|دواء|هوية|رهان|ثروة|كنز|نهر|نغمة|قصيدة|إكسير|عصب|محرك|عمود|حجر|لبنة|ميزان|ركن|تاج|زاد|طريق|أول الطريق|نصف الطريق|مدرسة|معلم|خير معلم|أفضل استثمار|استثمار|رسالة|حياة",
    VALUE_NOUN:
      "أهمية|قيمة|مكانة|دور|روح|عمق|قوة|جمال|أصالة|هوية|ثقافة|ثقة|وعي|انتماء|تجربة|جودة|حياة|مستقبل|أجيال|تنمية|نجاح|تميز|تطور|تقدم|نمو|استقرار|تواصل|تعاون|ترابط|تماسك|تنوع|غنى|ثراء|إرث|تراث|حضارة|تاريخ|ذاكرة|التزام|حرص|اهتمام|رؤية|طموح|أمل|إبداع|ابتكار|كفاءة|فعالية|إنتاجية|راحة|سعادة|بهجة|متعة|طمأنينة|شعور|إحساس|مشاعر|قدرة|قدرات|فرص|فرصة|آفاق|أفق|بيئة|مناخ|صورة|سمعة|حضور|شراكة|علاقة|علاقات|مفهوم|قيم|مبادئ|أداء|مهارات|معرفة|لمسة|طابع|سحر|رونق|أناقة|نكهة|دفء|إلهام|كنز|خيار|وجهة|مقصد|نموذج|مثال|رمز|أداة|حل|الأفضل|مميز|مميزة|فريد|فريدة|استثنائي|استثنائية|مثالي|مثالية|حقيقي|حقيقية|إيجابي|إيجابية|أعمق|أكبر|أفضل|أوسع|أقوى|متكامل|متكاملة|مستدام|مستدامة|متزايد|متزايدة|كبير|كبيرة|عميق|عميقة|جديد|جديدة",
    EVALUATIVE_ADJECTIVE:
      "نوعية|هامة|مهمة|كبيرة|جادة|جبارة|فارقة|فارق|مفصلية|مفصلي|تاريخية|تاريخي|تاريخيا|مهما|مهم|كبيرا|كبير|جذريا|جذري|حقيقية|حقيقي|حقيقيا|بارزة|بارز|بارزا|غير مسبوقة|غير مسبوق|حاسمة|حاسم|حاسما|رائدة|رائد|رائدا|استثنائية|استثنائي|استثنائيا|مضيئة|مضيئا|مضيء|مشرقة|مشرقا|ملهمة|ملهما|ملهم|جديدة|جديدا|أساسية|أساسيا|أساس|الزاوية|الأساس|محورية|محوريا|راسخة|راسخا|حيا|حي|ساطعا|ساطع|قاطعا|قاطع|بالغة|تحول|ضوء|فخر|لا غنى عنها|لا يستهان بها|لافتة|لافتا|فريدة|فريدا|يحتذى به|يحتذى بها|ذهبية|مفتاحية|مركزية|ملموسة|نحو الأمام|إلى الأمام",
    HOPEFUL_ADJECTIVE:
      "واعد|واعدا|الواعد|واعدة|مشرق|مشرقا|المشرق|مشرقة|إشراقا|باهر|باهرا|زاهر|زاهرا|مزدهر|مزدهرا|أفضل|الأفضل|أجمل|الأجمل|مليء|مليئا|متفائل|الأمل|أمل|أملا|تفاؤل|النجاح|نجاح|نجاحات|الازدهار|ازدهار|رحب|رحبة|مبشر|مبشرا|مبشرة|تبشر|يبشر|واسعة|وردي|يحمل|تحمل|بخطى|بثقة|بثبات|قادر|قادرة|قدما|الصمود|النمو|التألق|مسيرته|مسيرتها|طريقه|طريقها",
    FUTURE_NOUN: "مستقبل|مستقبلا|مستقبله|مستقبلها|المستقبل|غد|غدا|الغد|القادم|أفق|آفاق|الآفاق|الأفق|الأيام|أيام|فجر",
    ACCORDING_TO:
      "وفقا|وفق|طبقا|بحسب|حسب|استنادا|على حد قول|على رأي|كما يقول|كما يرى|كما يؤكد|كما تشير|كما تؤكد|كما يذكر|كما تقول|في رأي|برأي|بشهادة|باعتراف",
    PROSPECT_ADJECTIVE: "الحقيقي|الحقيقية|الأهم|الأعمق|الأكبر|الجوهري|الجوهرية|الأصعب",
    DEED_NOUN: "ت\\p{L}{2}ي\\p{L}|رفع|بناء|دعم|زيادة|خلق|نشر|إثراء",
    PROCESS: "عملية|عمليات|أعمال|مرحلة|إجراءات",
    LIKELY: "المحتمل|الممكن|الوارد|الجائز|المرجح",
  },
};
