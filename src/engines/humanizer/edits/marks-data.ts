import type { RuleId } from "../messages.ts";

/** A wording that no edit takes out safely: it is shown with advice. */
export interface MarkWording {
  sign: RuleId;
  /** Over the text as written; Arabic without tashkeel. Word edges are added. */
  find: string;
  /** People write so too: it counts only beside other signs. */
  weak?: true;
}

/** Closed wordings that people hardly ever use (under one in two thousand of their sentences), so that one is enough. */
export const MARKED: Record<"ar" | "en", readonly MarkWording[]> = {
  en: [
    {
      sign: "light-verb",
      find: "play(?:s|ed|ing)? an? (?:\\w+ )?(?:crucial|vital|pivotal|significant|essential|critical|central|key|important|integral) (?:and \\w+ )?role",
    },
    { sign: "promotional-adjectives", find: "seamless(?:ly)?" },
    { sign: "promotional-adjectives", find: "cutting-edge|state-of-the-art|best-in-class|world-class|next-level" },
    {
      sign: "promotional-adjectives",
      find: "ground-?breaking|unparalleled|unrivall?ed|unforgettable|breathtaking|awe-inspiring|captivating|mesmerizing",
    },
    {
      sign: "promotional-adjectives",
      find: "nestled (?:in|among|between|within)|vibrant|bustling|picturesque|stunning|immersive",
    },
    {
      sign: "ai-vocabulary",
      find: "meticulous(?:ly)?|multifaceted|holistic(?:ally)?|intricate(?:ly)?|nuanced|intricacies",
    },
    {
      sign: "ai-vocabulary",
      find: "robust|synerg(?:y|ies)|transformative|actionable|invaluable|paramount|profound(?:ly)?",
    },
    {
      sign: "ai-vocabulary",
      find: "foster(?:s|ed|ing)? (?:an? |the )?(?:\\w+ )?(?:sense|culture|environment|community|connections?|collaboration|growth|innovation|relationships?|understanding|creativity)",
    },
    {
      sign: "ai-vocabulary",
      find: "(?:bolster|garner)(?:s|ed|ing)?|empower(?:s|ed|ing)? (?:you|users|individuals|people|teams|them|us|communities|students|employees)",
    },
    {
      sign: "ai-vocabulary",
      find: "interplay (?:of|between)|(?:ever-?|rapidly |constantly )(?:evolving|changing|growing|expanding)|fast-paced|dynamic landscape|evolving landscape",
    },
    {
      sign: "ai-vocabulary",
      find: "navigat(?:e|es|ed|ing) (?:the |this |these )?(?:\\w+ )?(?:complexit(?:y|ies)|challenges?|landscape|world|waters)",
    },
    {
      sign: "ai-vocabulary",
      find: "facilitat(?:e|es|ed|ing)|streamlin(?:e|es|ed|ing)|enhanc(?:e|es|ed|ing) (?:the |their |your |our )?(?:overall )?(?:experience|productivity|efficiency|quality|understanding|well-being|lives)",
      weak: true,
    },
    {
      sign: "metaphor-cliche",
      find: "(?:rich |vibrant |intricate )?tapestry of|treasure trove|double-edged sword|game[- ]changer|game-changing|beacon of|a breath of fresh air|a stepping stone",
    },
    {
      sign: "metaphor-cliche",
      find: "(?:at the )?heart and soul|cornerstone of|bedrock of|the tip of the iceberg|paves? the way for|paving the way for|at the forefront of",
    },
    {
      sign: "metaphor-cliche",
      find: "embark(?:s|ed|ing)? on|unlock(?:s|ed|ing)? (?:the |your |their |its |new |a )?(?:full |true |hidden )?(?:potential|power|possibilities|secrets|world|opportunities)",
    },
    {
      sign: "significance-inflation",
      find: "(?:is|are|stands? as|serves? as|was|were) (?:a|an enduring|a true|a powerful|a living) testament to|testament to the",
    },
    {
      sign: "significance-inflation",
      find: "(?:has|have) never been more (?:important|relevant|crucial|critical|essential|accessible|evident|urgent)|cannot be overstated|can['’]t be overstated|marks? a (?:significant|pivotal|turning|major|new)|a (?:profound|lasting|indelible) (?:impact|impression|mark)",
    },
    {
      sign: "significance-inflation",
      find: "in (?:the|an|our) (?:increasingly|ever-\\w+|rapidly \\w+) (?:\\w+ )?(?:world|age|era|society|landscape)|paradigm shift|revolutioni[sz](?:e|es|ed|ing) (?:the way|how|the)",
    },
    {
      sign: "intensifier-stack",
      find: "truly (?:is|are|\\w+ing|\\w+al|\\w+ful|\\w+ive|\\w+ous|\\w+able)|incredibly \\w+|undeniabl[ey]|undoubtedly|invaluable",
    },
    {
      sign: "negative-parallelism",
      find: "(?:is|are|was|were|isn['’]t|aren['’]t|it['’]s)(?: not|n['’]t)? (?:just|only|merely|simply) (?:about )?[^.,;:!?—–]{2,60}(?:[,;]| ?[—–]| -) ?(?:it|this|that|they|but)(?: is| are|['’]s|['’]re)? ",
    },
    {
      sign: "negative-parallelism",
      find: "(?:is|are|was|were|it['’]s|that['’]s) (?:much |far |so much )?more than (?:just|merely|simply)",
    },
    { sign: "audience-triad", find: "whether you(?:['’]re| are) [^.,;!?]{3,70} or [^.,;!?]{2,60}," },
    {
      sign: "vague-attribution",
      find: "(?:(?:many|some|most|several) )?(?:experts|critics|observers|analysts|scholars) (?:agree|believe|argue|say|suggest|note|claim|warn)|(?:studies|research) consistently shows?|it is widely (?:believed|regarded|accepted|known)",
    },
    {
      sign: "challenges-future",
      find: "despite (?:these|its|the|their|many|such) (?:\\w+ )?challenges|the future (?:looks|is|remains|of \\w+ (?:looks|is)) (?:bright|promising)|only time will tell|poised to",
    },
    {
      sign: "rhetorical-hook",
      find: "the (?:result|answer|best part|catch|secret|good news|takeaway|bottom line|kicker)\\?",
    },
    {
      sign: "collective-address",
      find: "let us (?:all |remember|strive|work|continue|embrace|not)|we must all|together,? we can|it is up to (?:all of )?us|as a society",
    },
    {
      sign: "light-verb",
      find: "(?:conduct|perform|undertake|carry out|make)s? (?:an? )?(?:analysis|assessment|evaluation|examination|comparison|adjustment) of|take(?:s)? into (?:account|consideration)",
    },
    {
      sign: "vague-quantity",
      find: "a (?:wide|vast|broad|diverse|rich) (?:range|array|variety|spectrum) of|a (?:myriad|plethora|multitude) of|countless",
    },
    { sign: "copula-avoidance", find: "(?:stands|serves|acts|functions) as (?:a|an|the)|boasts|represents a" },
    {
      sign: "legacy-tail",
      find: "for (?:generations|years) to come|continues? to (?:inspire|captivate|shape|resonate|thrive|evolve)|lasting legacy|enduring legacy",
    },
    {
      sign: "both-sides",
      find: "(?:has|have) (?:both )?(?:its|their) (?:own )?(?:pros and cons|advantages and disadvantages|benefits and drawbacks)|ultimately(?:,)? (?:depends?|comes down to|the (?:choice|decision))|strik(?:e|es|ing) (?:a|the right) balance",
    },
    {
      sign: "shallow-tail",
      find: "(?<=, )(?:making it (?:a|an|easy|easier|the|possible|ideal|perfect)|ensuring (?:that|a|the)|allowing (?:for|us|them|users|people)|providing (?:a|an|the)|contributing to|leading to|fostering|enabling|enhancing|creating a|helping to|offering a)",
    },
    {
      sign: "rule-of-three",
      find: "\\p{L}+(?:tion|ity|ness|ment|ance|ence|cy|ship|ism), \\p{L}+(?:tion|ity|ness|ment|ance|ence|cy|ship|ism),? and (?:\\p{L}+ )?\\p{L}+(?:tion|ity|ness|ment|ance|ence|cy|ship|ism)",
    },
    {
      sign: "signposting",
      find: "(?:in this (?:article|blog post|post|guide|essay|section),? (?:we|I)(?: will|['’]ll)|let['’]s (?:explore|dive|delve|take a (?:closer )?look|break)|here are (?:some|a few|\\w+) (?:key |tips|ways|steps|reasons|examples)|read on to)",
    },
    {
      sign: "generic-conclusion",
      find: "by (?:following these|incorporating these|taking these|understanding these|embracing|implementing these) [^.,;]{2,60},",
    },
  ],
  ar: [
    {
      sign: "light-verb",
      find: "[وف]?(?:قام|قامت|قاموا|يقوم|تقوم|نقوم|أقوم|يقومون|قمت|قمنا|القيام) ب[ء-ي]{3,}",
      weak: true,
    },
    { sign: "light-verb", find: "[وف]?(?:تم|يتم|سيتم|تمت) (?:ال)?ت[ء-ي]{2}ي[ء-ي](?![ء-ي])", weak: true },
    {
      sign: "adverb-calque",
      find: "(?:بشكل|بصورة) (?:كبير|كبيرة|ملحوظ|ملحوظة|فعال|فعالة|أفضل|صحيح|متزايد|إيجابي|سلبي|جيد|جيدة|شامل|متكامل|لافت|أكبر|أكثر|منتظم|مستدام|طبيعي)",
    },
    {
      sign: "copula-avoidance",
      find: "[وف]?(?:يعد|تعد|يعتبر|تعتبر)(?: واحدا| واحدة)? من (?:أهم|أبرز|أكثر|أفضل|أكبر|أشهر|بين)",
    },
    {
      sign: "metaphor-cliche",
      find: "نقلة نوعية|حجر (?:الزاوية|الأساس)|سلاح(?:ا)? ذ(?:و|ا|ي) حدين|نافذة على|جسر(?:ا)? (?:بين|يربط)|بوابة (?:إلى|نحو)|رحلة (?:في|عبر|نحو|إلى عالم)|شريان الحياة|منارة",
    },
    {
      sign: "metaphor-cliche",
      find: "[وي]?[يت]?(?:فتح|فتح) (?:ال)?(?:آفاق|أبواب|الباب)(?:ا)?|آفاق(?:ا)? جديدة|في صميم|في قلب",
    },
    {
      sign: "significance-inflation",
      find: "(?:بالغ|بالغة|في غاية|شديد|كبير) الأهمية|أهمية (?:كبيرة|بالغة|قصوى|كبرى)|جزء(?:ا)? لا يتجزأ|لا غنى عنه(?:ا)?|ضرورة (?:ملحة|حتمية)|لا يمكن (?:إنكار|تجاهل|الاستغناء|إغفال)",
    },
    {
      sign: "significance-inflation",
      find: "دور(?:ا)? (?:محوري|حيوي|حاسم|أساسي|بارز|هام|فعال|رئيسي|جوهري)(?:ا)?",
    },
    {
      sign: "ai-vocabulary",
      find: "[يتن]?سل[يط]+ الضوء(?: على)?|تسليط الضوء|[يت]عزيز (?:ال|من|قدر)[ء-ي]*|[يتن]عزز (?:من )?(?:ال)?[ء-ي]+",
    },
    {
      sign: "ai-vocabulary",
      find: "[يت]سهم في|[يت]ساهم في|[يت]تطلب|ركيزة (?:أساسية|مهمة)|عنصر(?:ا)? (?:أساسي|مهم|حيوي|رئيسي)(?:ا)?|متعدد الأوجه|بيئة (?:محفزة|داعمة|إيجابية)",
    },
    {
      sign: "negative-parallelism",
      find: "(?:ليس|ليست|لم (?:يعد|تعد|يكن|تكن))(?: \\S+){0,3} مجرد [^.؛:!؟]{2,70}(?:بل|وإنما|ولكن)|لا (?:يقتصر|تقتصر)[^.؛:!؟]{2,80}بل|(?:ليس|ليست)(?: \\S+){0,2} فقط[^.؛:!؟]{0,60}بل",
    },
    { sign: "audience-triad", find: "سواء (?:كنت|كان|كانت|أكنت|أكان)[^.؛!؟]{2,80}(?: أو | أم )" },
    {
      sign: "vague-attribution",
      find: "[وي]?(?:يرى|يؤكد|يعتقد|يشير|يقول) (?:ال)?(?:كثير|العديد|بعض|خبراء|مختصون|باحثون|محللون|مراقبون|الخبراء|المختصون|الباحثون)(?: من)?|(?:تشير|أظهرت|أثبتت|تؤكد|بينت) (?:ال)?(?:دراسات|أبحاث|تقارير|بحوث)",
    },
    {
      sign: "challenges-future",
      find: "رغم (?:كل )?(?:هذه )?(?:ال)?تحديات|على الرغم من (?:هذه |كل )?(?:ال)?تحديات|مستقبل(?:ا)? (?:واعد|مشرق|أفضل|زاهر)(?:ا)?|غد(?:ا)? أفضل",
    },
    {
      sign: "shallow-tail",
      find: "(?<=[،,] ?)(?:م?ما) (?:[يت])(?:عزز|سهم|ساهم|ؤدي|جعل|ساعد|سهل|تيح|منح|وفر|ضمن|زيد|قلل|عكس|خلق|مكن|ؤثر)[ء-ي]*",
    },
    {
      sign: "calque-collocation",
      find: "(?:أخذ|الأخذ|[يتن]أخذ) (?:في|بعين|بنظر) الاعتبار|على المدى (?:الطويل|البعيد|القصير)|في نهاية المطاف|وضع(?:ه)? في الاعتبار",
    },
    {
      sign: "vague-quantity",
      find: "(?:مجموعة|طيف|تشكيلة|باقة|سلسلة)(?:ا)? (?:واسع|متنوع|كبير|واسعة|متنوعة|كبيرة)(?:ا|ة)? من",
    },
    { sign: "copula-avoidance", find: "بمثابة", weak: true },
    {
      sign: "rhetorical-hook",
      find: "(?:لكن|ولكن|ف)?(?:هل (?:تساءلت|تخيلت|فكرت|سبق لك)|ما (?:السر|الحل|النتيجة)؟|كيف ذلك؟)",
    },
    {
      sign: "collective-address",
      find: "[فو]?ل?(?:دعونا|لنعمل|لنجعل|لنكن|علينا جميعا|يجب علينا جميعا|معا نستطيع|معا يمكننا)",
    },
    {
      sign: "promotional-adjectives",
      find: "(?:لا مثيل له|لا مثيل لها|منقطع النظير|لا تنسى|لا ينسى|خلاب|خلابة|فريد من نوعه|فريدة من نوعها|مذهل|مذهلة|نابض(?:ة)? بالحياة|لا يضاهى)",
    },
    {
      sign: "both-sides",
      find: "(?:إيجابيات(?:ه|ها)? وسلبيات|مزايا(?:ه|ها)? وعيوب|سلاح ذو حدين|تحقيق التوازن|التوازن بين|من ناحية أخرى|من جهة أخرى)",
    },
    {
      sign: "intensifier-stack",
      find: "(?:للغاية|بلا شك|لا شك (?:في )?أن|دون أدنى شك|على الإطلاق|بكل تأكيد|بالتأكيد)",
      weak: true,
    },
    {
      sign: "signposting",
      find: "(?:في هذ[اه] (?:المقال|المقالة|الدليل|النص)[،,]? (?:سوف |س)[ء-ي]+|(?:سنستعرض|سنتناول|سنتعرف|سنناقش|نستعرض)|إليك (?:بعض|أهم|أبرز|[ء-ي]+ نصائح)|فيما يلي (?:بعض|أهم|أبرز))",
    },
    {
      sign: "abstract-subject",
      find: "[وف]?(?:يشكل|تشكل|يمثل|تمثل) (?:ال)?(?:تحدي|فرصة|أساس|ركيزة|خطوة|نموذج|نقطة|مصدر|جزء|عنصر)[ء-ي]*",
    },
  ],
};
