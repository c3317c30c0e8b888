/** All patterns here run on folded text. */

/** A clause begins before these words even without a comma. */
export const SPLIT_BEFORE =
  /(?<=\s)(?:بس\s+(?=م[ء-ي]+ش|ما\s|مو\s|مش\s|لا\s|يكون|تكون|بدون|من غير|عايز|عايزه|ابي|ابغي|بدي|خلي|بشرط)|لكن\s+(?=لا\s|يكون|تكون|بدون|دون)|(?:و|ف)(?:عايز|عايزه|عاوز|عاوزه|عايزين|محتاج|محتاجه|ابي|ابغي|نبي|نبغي|بدي|بدنا|بغيت|بغينا|اريد|نريد|نحتاج الي|احتاج الي|نرغب في|ارغب في|نرجو|ارجو)\s|(?:و)?(?:مش|مو|ما) (?:عايز|عايزه|عاوز|عاوزه|عايزين|ابي|ابغي|نبي|نبغي|بدي|بدنا|بغيت|بغينا)|(?:و)?(?:ما|لا) (?:اريد|نريد)|و(?:يكون|تكون|خليه|خليها|لازم|يفضل)\s|ولا (?:يزيد|تزيد|يتجاوز|تتجاوز|تذكر|تستخدم|تكتب|تطول)|وم[ء-ي]*يزيد[ء-ي]*|بشرط|(?:وعندي|وعندنا|وعنا)\s|(?<!(?:اللي|الي|الذي|التي|ما|ليس|لو|اذا|ان|لان|كان|كانت|حيث|يكون|تكون|لما|كم|هل|كاني|كانه|كاننا|زي|حيت|اني|انو|انه|و|لي|انا|احنا|حنا|نحن|وانا) )(?:عندي|عندنا|لدي|لدينا|عمري|وعمري)\s|but (?:make|keep|don'?t|do not|also|never|mention|please|only)|so (?:don'?t|please|no) |but (?:i|we) (?:don'?t|do not) want |and (?:i|we)(?:'d| would) (?:rather|prefer) |and (?:make it|keep it|don'?t|do not|never|avoid|please)|please (?:no|don'?t|avoid|keep|make|do not))/g;

export const EXCLUSION_START =
  /^(?:و|ف)?(?:بس\s+|لكن\s+)?(?:(?:ما|مو|مب) (?:ابيه|ابيها|ابغاه|ابغاها|بدي ياه|بدي ياها|نبيه|نبيها)|مش (?:عايزه|عايزها|عاوزه|عاوزها) (?=[يت])|لا (?:اريده|اريدها)|من غير|من دون|بدون|بلا|دون|عدا|ما عدا|باستثناء|لا ت(?:عطي|عطني|عطيني|خبر|قول|جيب|رد|عتذر|شرح|ترجم|غير|حذف|لخص|فترض|تجاهل|نس|حط|ضيف|ستعمل|ستنتج|عدل|صحح|بدا|سال|سوي|تخيل|قترح|نصح|رسل|نقل|خفف|حكم)[ء-ي]*|لا تذكر|لا تستخدم|لا تكتب|لا تضف|لا تضع|لا تطل|لا تطول|لا تكرر|لا تبالغ|لا تجعل|لا تحط|لا تخترع|لا اريد|مش لازم|متكتبش|متحطش|متستخدمش|ما تكتب|ما تحط|ما تذكر|ما تستخدم|تجنب|ابتعد عن|بلاش|ممنوع)(?![ء-ي])|^(?:but |and |also |so |please |pls )*(?:(?:i|we) (?:don't|dont|do not) want|no|not|without|avoid|don'?t|do not|never|except|excluding|skip|leave out|nothing|can'?t|cannot|must not|should not)(?![\w])/;

/** Something is named in order to be left out: "في خناقة متجيبش سيرتها". */
export const EXCLUSION_INSIDE = /متجيبش سير|ما تجيب سير|متذكره|لا تذكره|ما تذكره|ماتذكره/;

export const REQUIREMENT_START =
  /^(?:و|ف)?(?:بس\s+|لكن\s+)?(?:ال(?:كلام|نص|نصوص|اسلوب|لغه|لهجه|رد|رساله|محتوي|عنوان|شعار) (?:يكون|تكون)|يكون|تكون|يكونوا|خاصها|خاصو|خصها|خصو|خل|خليه|خليها|خله|خلها|خلي|اجعله|اجعلها|لازم|ضروري|يجب|يفضل|يراعي|ركز علي|ركز|بشرط|بحد اقصي|بحد اقصى|كحد اقصي|لا يزيد|لا تزيد|لا يتجاوز|لا تتجاوز|ما يزيد|ما تزيد|ما يتجاوز|ميزيدش|متزيدش|مايزيدش|ماتزيدش|لا يقل|باسلوب|بنبره|بلهجه|باللهجه|بالعاميه|بالفصحي|بالعربي|بالانجليزي|علي شكل|في شكل|بصيغه|قبل يوم|(?:مره|مرتين|مرتان|[ء-ي]+ مرات|\d+ مرات|[ء-ي]+ ايام|\d+ ايام) (?:في |ب|ف)?(?:ال)?(?:اسبوع|شهر|يوم)|الطول|النبره|الجمهور|المده|الميزانيه|الاسلوب)(?![ء-ي]{3,})|^(?:but |and |also |please |pls )*(?:i'd rather|i would rather|i'd prefer|i would prefer|i prefer|i care (?:most|more|least)|(?:finish|end|open|start|begin|close) (?:with|without|on|by|in|it)|sound (?:like|more|less|as)|correct me|interrupt me|wait for me|pause (?:after|when)|stop (?:after|when|at|once|if)|has to|have to be|needs to|need to be|use (?:the|my|our|only)|(?:about|around|roughly|approximately) \d+ (?:words|lines|pages|minutes|slides|characters|seconds)|(?:one|two|half an?|a single) (?:side|sides|page|pages)(?! (?:of|from) (?:notes|minutes))|make (?:it|sure|them)|keep (?:it|them|all|the|every|my|names|both)|it (?:should|must|has to|needs to)|they (?:should|must)|must|should(?! (?:i|we|you|he|she|it|they|my|our|the|a|an)(?![\w]))|only use|use (?:a |an )?(?:simple|plain|formal|friendly|british|american)|max(?:imum)?|at most|at least|no more than|one (?:\w+ ){1,2}at a time|under|up to|less than|(?:once|twice|(?:\w+|\d+) (?:times|days|evenings)) (?:a|per) (?:week|month|day)|in (?:simple|plain|british|american)|tone|length|format|audience|style|budget|deadline|include|mention|focus on|written in|as a (?:table|list)|answer in|respond in|reply in)(?![\w])/;

export const FILLER =
  /^(?:السلام عليكم(?: ورحمه الله(?: وبركاته)?)?|سلام|مرحبا|اهلا|هاي|هلا|صباح الخير|مساء الخير|شكرا(?: جزيلا)?(?: لك)?|تسلم|مشكور|لو سمحت|من فضلك|بليز|thanks?(?: you)?(?: so much| a lot| in advance)?|thx|please|hi|hello|hey|ok|okay|cheers)(?: there)?$/;

/** A request verb at the start of an Arabic clause: imperative, with or without لي, or a second-person present. */
export const ARABIC_REQUEST_VERB =
  /^(?:و|ف)?(?:اكتب|لخص|ترجم|اشرح|اعمل|سوي|سو|ساوي|جهز|حضر|صمم|قارن|حلل|صنف|استخرج|طلع|راجع|صلح|اصلح|صحح|عدل|حسن|اقترح|ساعد|علم|فهم|ذاكر|حط|رتب|نظم|ابحث|دور|حول|اختصر|صيغ|صغ|عيد|اعد|ولد|برمج|ابني|رد|جاوب|اجب|انشي|خطط|احسب|رشح|مثل|قيم|دقق|الف|افرز|اعط|عط|اد|هات|قل|قول|قدم|وضح|بسط|دير|ضع|اذكر|كن|تصرف|تخيل|العب|قابل|تقمص|حاور|قسم|استخلص|عاود|ناقش|اسال|شجع|نقح|طور|ضبط|اضبط|ظبط|زبط|وزع|فسر|خفف|قصر|ابتكر|اعرب|جدد|زين|ذاكر)(?:لي|ني|لنا|نا|ي|يلي|وا|هالي|هولي|هلي|ه|ها|هم|يني|ينا)?(?![ء-ي])|^(?:و|ف)?(?:عاوني|عاونوني|ساعدوني|ساعدونا) |^(?:و|ف)?(?:ابعت|ابعث|طرش|ارسل)ي? ?(?:لي|لنا)(?![ء-ي])|^(?:و|ف)?(?:كتب|شرح|دير|صاوب|وجد|حسب|جمع|بين|ساعد|عاون)(?:ني)?\s+(?:ليا|لينا|لي|لنا)\s/;

export const ENGLISH_REQUEST_VERB =
  /^(?:write|draft|create|make|generate|build|design|plan|translate|summari[sz]e|rewrite|rephrase|paraphrase|proofread|edit|fix|debug|review|refactor|analy[sz]e|extract|classify|categori[sz]e|label|explain|teach|compare|research|suggest|brainstorm|give|list|find|help|what's|whats|act|pretend|role-?play|simulate|prepare|compose|come up|develop|outline|convert|describe|improve|shorten|simplify|recommend|name|tell|show|answer(?! (?:on|in the|key|sheet))|calculate|evaluate|reply|respond|organi[sz]e|optimi[sz]e|produce|craft|turn|tag|parse|quiz|interview|coach|walk|polish|visuali[sz]e|forecast|be (?=my|the|an? )|play (?=an? |the )|practi[cs]e|reword|sort|count|rank|group|transcribe|sum|add up|filter|highlight|fill in|finish(?! (?:with|without|on|by|in|it))|continue|solve|grade|mark(?! scheme)|merge|put|take (?:me|us)|talk (?:me|us)|go through|split|trim|cut|tidy|soften|schedule|check|audit|condense|localise|localize|(?:how|what|why|which|when|where|who)(?! (?:they|he|she|it|we|i)(?:'|\s+(?:was|were|is|are|have|has|did|said|want|need|feel)))|(?:should|is|are|can|could|do|does|will|would|am)(?= (?:i|we|you|he|she|it|they|my|our|the|this|that|these|there|an?|any|his|her|their)(?![\w])))(?![\w'-])/;

/** «ابني في الصف الثالث»: my son, where "build" would have an object. */
export const MY_SON =
  /^(?:و)?ولدي(?! (?:لي|اسماء|افكار|نص))|^(?:و)?ابني(?! (?:لي|ال(?!كبير|صغير|وحيد|بكر|اكبر|اصغر)|بوت|موقع|تطبيق|برنامج|نظام|خطه|نموذج|قاعده|صفحه|api|app|bot|a |an )|$)/;

/** «هبعتلك النص», «بحط لك العقد»: a promise to hand it over, which a field of the prompt keeps. */
export const PROMISED =
  /^(?:و)?(?:ه|ح|ب|راح |رح |غادي |س)?(?:ا|ن)?(?:بعت|بعث|رسل|حط|لصق|ضع|صيفط|طرش|شارك)(?:لكم?|هولك|هالك|ليك| لك| ليك| لكم| اليك)(?![ء-ي])|^(?:i'll|i will) (?:paste|send|share|attach|add) (?:it|the|you|them|below)/;

/** Manner words that make a short clause a requirement. */
export const MANNER_START =
  /^(?:but |and |also )*(?:super|very|really|ats|firm(?! (?:is|in|has|does|was))|calm|gentle|blunt|honest|serious|upbeat|cheerful|light|dry|friendly|formal|casual|polite|funny|professional|simple|plain|short|concise|detailed|warm|playful|neutral|persuasive|(?:مو |مش |غير |ليس |ليست )?(?:رسمي|رسميه|ودي|وديه|مختصر|مختصره|قصير|قصيره|بسيط|بسيطه|لطيف|لطيفه|مضحك|مضحكه|مفصل|مفصله|طويل|طويله|عربي|عربيه|سهل|سهله|خفيف|خفيفه|غالي|غاليه|معقد|معقده))(?![\p{L}])/u;

/** Clauses of a request that tell about the person or the case. */
export const FACT_START =
  /^(?:و)?(?:عندي|عندنا|عنا|عنده|عندها|لدي|لدينا|مستوا|ميزاني|عمري|عمره|عمرها|اسمي|اسمه|اسمها|انا |احنا |حنا |ابني|بنتي|ابنتي|ولدي|وزني|طولي|راتبي|مرتبي|زوجي|زوجتي|مراتي|بدو |بدها |يبي |تبي |يطلع لي|مدري|ما ادري|مو عارف|مش عارف|جايلي|جاني|جالي|دفعت|طلبت|اشتريت|استلمت|خدمت|اشتغلت|عملت في|درست|تخرجت|كنت|صار لي|صرلي|امي |ابوي|ابويا|مديري|المدير |الموعد|الامتحان|العيد|السعر|سعره|سعرها|الدخل|هو |هي |هم |(?:about|around|roughly) \d|i am |i'm |im |new to |(?:complete |total |absolute )?beginner|did |done |tried |already |it's |it is |it has |there's |there is |there are |she's |he's |they're |i have |i've |we have |we are |we're |we run |we sell |(?:we|they|he|she) [a-z]|i (?!want|need|would|wanna|wish|require)[a-z])/;

/** A subject with "is", "are" or "has": a statement, not an instruction. */
export const ENGLISH_STATEMENT =
  /^(?!what|which|who|that|how|why|where|when|if)(?:[a-z'-]+ ){1,4}(?:is|are|was|were|has|have|costs|likes|loves|hates|lives|works|says|said|wrote|arrived|broke|complains|complained|won't|doesn't|needs|wants|keeps|shows|gives|fails|stopped)(?![\w])/;

export const ENGLISH_QUESTION_WORD = /^(?:how|what|why|which|should|is|are|can|do|does|when|where|who)(?![\w'-])/;

export const ARABIC_QUESTION_START =
  /^(?:و|ف)?(?:هل|كيف|لماذا|ماذا|ليش|ليه|ازاي|شلون|وشلون|كيفاش|علاش|وش|ايش|شو|شنو|ايه|ما هو|ما هي|ما ال[ء-ي]+|متي|كم|واش|قديش|بكم|من (?:وين|فين|اين)|منين|اعرف منين|اجيب منين|اعمل ايه|ايهما|ايهم|انهي|اي [ء-ي]+)\s/;

/** Spoken questions may end on their question word: "اوزع وقتي ازاي". */
export const ARABIC_QUESTION_END = /\s(?:ازاي|ايه|فين|امتي|كيف|كيفاش|شلون)$/;

/** "أبي عمره …" tells of a father; it wants nothing. */
export const OF_SOMEONE =
  /^(?:ابي|امي|ابني|بنتي|ابنتي|ولدي|جدي|جدتي|والدي|والدتي|زوجي|زوجتي|اخي|اختي) (?:عمر|مريض|عند|لديه|لديها|يتناول|تتناول|ياخذ|تاخذ|ياخد|بياخد|يعاني|تعاني|كبير|توفي|يشكو|تشكو|مصاب)/;

/** With its hamza the verb says what I do: "أعمل في شركة". */
export const I_DO =
  /^أ(?:عمل|سكن|عيش|ملك|درّ?س|شتغل|عاني|تناول|نتقل|ستعدّ?|قيم|متلك|دير|شعر|واجه|خشى|خاف)(?![\u0621-\u064A])/u;

/** "Tone: plain, friendly": the label governs the whole sentence. */
export const LABEL_START =
  /^(?:(?:the )?(?:tone|style|budget|format|length|audience|columns?|fields?|colou?rs?|sections?|topics?|names?|options|steps)(?: are| is)?\s?:|(?:the )?(?:columns|fields|sections|topics|names|options|colou?rs) are |(?:النبرة|الأسلوب|الاسلوب|الميزانية|الشكل|الطول|الجمهور|الأعمدة|الاعمدة|الحقول|الأقسام|المواضيع|الخيارات|الألوان)\s?:|(?:أعمدته|اعمدته|أعمدتها|الأعمدة|الاعمدة|فيه أعمدة|فيها أعمدة|فيه اعمده) )/i;

/** A rule whose subject is shared by the bare verbs after it. */
export const SHARED_SUBJECT =
  /^(?:and |but )?(?:it|they|the \w+|that|which) (?:should|must|has to|have to|needs to|need to|can|will)\s/i;

/** A piece that starts with a verb of its own and no subject. */
export const BARE_CONTINUATION =
  /^(?:and |then |or |but )*(?!(?:i|we|you|it|they|he|she|the|a|an|my|our|no|not|never|don'?t|do not|please|if|because|in|for|with|without|make sure|keep it)\b)[a-z]+\s/i;

/** A later "عايزه خفيف" says how the first thing should be. */
export const WANTED_MANNER =
  /^(?:و|ف)?(?:عايزه|عايزها|عاوزه|عاوزها|ابيه|ابيها|ابغاه|ابغاها|ابغيه|ابغيها|بدي ياه|بدي ياها|اريده|اريدها|بغيته|بغيتها|خليه|خليها)\s+(?=(?:يكون|تكون|قصير|خفيف|بسيط|رسمي|لطيف|مختصر|واضح|مفصل|طويل|حلو|محترم|سهل|مضحك|جاد|ودود|مرح|شيك|مرتب|لبق)[ء-ي]{0,2}(?![ء-ي]))/;
