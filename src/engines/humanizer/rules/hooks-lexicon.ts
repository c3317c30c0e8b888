import type { PhraseBook } from "#engines/humanizer/wording.ts";

/** Staged frankness, claimed essences, questions that answer themselves, and calls to everybody. */
export const HOOKS: PhraseBook = {
  "fake-candour": {
    en: [
      [
        [
          "{^}(?:let's be (?:honest|real|clear|frank)|to be (?:honest|frank|fair|perfectly honest)|honestly|truthfully|frankly|real talk|here's the truth|the truth is|let's face it|i'll be honest|i won't lie|not gonna lie|if we're being honest|if i'm being honest)(?:,|:|\\?|\\.|—| —) ?",
          "{^}(?:the hard|the uncomfortable|the honest|the simple|the plain) truth(?: is|\\?) (?:that )?",
          "{^}(?:but |and |so |look,? |now,? |okay,? |well,? )?(?:let's (?:be (?:honest|real|clear|frank|blunt|candid|fair|straight)|face it|not (?:kid ourselves|pretend|sugarcoat it|beat around the bush)|call it what it is|get real|cut to the chase)|let me be (?:honest|real|clear|frank|blunt|candid|straight|direct|upfront)(?: with you)?|to be (?:honest|frank|fair|blunt|candid|clear|perfectly honest|completely honest|totally honest)|in all honesty|in all fairness|quite frankly|frankly(?: speaking)?|honestly|truthfully|truth be told|if i'm (?:being )?honest|if we're (?:being )?honest|if you ask me|i'll be honest|i'll be real|i'll be blunt|i won't lie|i'm not going to lie|not gonna lie|real talk|no sugarcoating|spoiler alert|plot twist|hot take|unpopular opinion|confession|confession time|fun fact|pro tip|believe me|trust me|take it from me|between you and me|between us|make of that what you will|here's the honest truth|the honest truth|hand on heart|i get it|we get it|listen)(?:,|:|\\?|\\.|!| —|—| –) ?",
          "{^}the (?:truth|reality|fact|hard truth|honest answer|simple truth|uncomfortable truth|good news|bad news|short answer)(?: of it)?(?: is(?: that|,|:)?|:|\\?) ",
        ],
        "",
        { weight: 1 },
      ],
      [
        [
          "{^}(?:but |and |so |now,? )?(?:here's|here is|that's|this is) (?:the (?:thing|truth|kicker|secret|catch|deal|reality|part|dirty secret|hard truth|uncomfortable truth|surprising part|best part|beauty)|what (?:nobody|no one|most people|few people|they don't|everyone)|a (?:secret|truth|confession|little secret|hard truth))[^.:\\n]{0,70}[.:] ?",
          "{^}(?:what )?(?:nobody|no one|few people|hardly anyone) (?:tells you|talks about|wants to admit|will tell you|mentions|admits)(?: this| it| that| is)?(?:,? but| is(?: that)?|:|,) ?",
        ],
        "",
        { weight: 1.5 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:لكن |ولكن )?(?:(?:بصدق|بصراحة|بأمانة|بوضوح|بصريح العبارة|بكل وضوح)(?: شديد| شديدة| تام| تامة| كاملة| كامل)?|بصراحة|بكل صراحة|بصراحة تامة|بكل صدق|بصدق|بأمانة|بكل أمانة|للأمانة|للصراحة|صراحة|الصراحة|لنكن صريحين|لنكن صادقين|لنكن واقعيين|لنكن منصفين|لنكن واضحين|لنعترف|فلنعترف|دعونا نعترف|دعنا نعترف|دعونا نكون صريحين|دعونا نكن صريحين|دعنا نكن صريحين|دعنا نكون صريحين|(?:دعونا|دعنا) (?:نكون|نكن) (?:صادقين|واقعيين|منصفين|واضحين|منطقيين|صرحاء)|دعونا نتحدث بصراحة|دعونا نواجه الحقيقة|لنواجه الحقيقة|لنواجه الأمر|دعني أكون صريحا|دعني أكون صادقا|دعني أكون واضحا|سأكون صريحا|سأكون صادقا|لأكون صادقا|لأكون صريحا|لأكون صريحا معك|بيني وبينك|بيني وبينكم|صدقني|صدقوني|صدقيني|ثق بي|ثقوا بي|خذها مني|اسمعها مني|أعترف لكم|أعترف لك|لا أخفيك سرا|لا أخفيكم سرا|لا أخفي عليكم|لن أخفي عليك|لن أجامل|بعيدا عن المجاملات|بعيدا عن المثاليات|دعك من المجاملات|دون لف أو دوران|بلا مجاملة|بدون مجاملة|والحق يقال|الحق يقال|في الحقيقة والواقع|معلومة قد تفاجئك|سر صغير)(?: معك| معكم| تامة| مع أنفسنا| معا| قليلا)*[،,:.؛!] ?(?:{an} )?",
          "{^}{&}(?:بصراحة[،,] )?(?:دعني|دعوني|دعيني|اسمح لي أن|اسمحوا لي أن|اسمحي لي أن|سأ) ?(?:أخبرك|أخبركم|أقول لك|أقول لكم|أصارحك|أصارحكم|أعترف|أهمس|خبرك|قول لك|صارحك|عترف لك|بوح)(?: {c})?[:،,] ?",
        ],
        "",
        { weight: 1 },
      ],
      [
        "{^}{&}(?:لكن |ولكن )?(?:إليك|إليكم|هذه|ها هي|هنا) (?:هي )?(?:الحقيقة|الصدمة|المفاجأة|السر|الحقيقة المرة|الحقيقة الصادمة)(?: التي [^.:\\n،]{2,50})?[:.،] ?",
        "",
        { weight: 1.5 },
      ],
      [
        "{^}{&}(?:الحقيقة المرة|الحقيقة الصادمة|الحقيقة البسيطة|الحقيقة التي لا يقولها أحد|ما لا يقوله أحد|ما لا يخبرك به أحد|ما لا يخبرونك به|السر الذي لا يعرفه كثيرون|السر الذي لا يعرفه أحد|الخبر السار|الخبر الجيد|الخبر السيئ)(?: هو| هي)?[،,:]? (?:{an} )?",
        "{an}",
        { weight: 1 },
      ],
    ],
  },
  "authority-trope": {
    en: [
      [
        [
          "{^}the (?:fact|reality|truth|bottom line|point|simple fact) (?:of the matter )?is(?: that|,|:) ",
          "{^}(?:at|in) (?:its|their|his|her|the|our) (?:very )?(?:heart|core|essence|root|most basic|simplest|deepest level)(?: of (?:it all|the matter|this|it|any {w}|every {w}))?,? (?:is |lies )?",
          "{^}(?:and )?(?:make no mistake|mark my words|there you have it|let that sink in|think about (?:that|it)|period|full stop|it's that simple|it really is that simple)(?:,|:|\\.|!| —|—) ?",
        ],
        "",
        { weight: 1 },
      ],
      [
        "{^}(?:at the (?:very )?heart of (?:it all|this|the matter)|when you get (?:right )?down to it|at a (?:more )?fundamental level|fundamentally|in essence|essentially|at the most basic level|at bottom|deep down|in the end, what|at the end of the day|simply put|put simply|to put it simply|plain and simple|in truth|in reality|in fact|the fact remains that|the fact is|the truth of the matter is(?: that)?|the reality is(?: that)?|the bottom line is(?: that)?|the bottom line:|bottom line:|the point is(?: that)?|the key is(?: that)?|when it comes down to it|it all comes down to this:|the long and short of it is(?: that)?|the crux of the matter is(?: that)?|the heart of the matter is(?: that)?|what it comes down to is(?: that)?|the simple fact is(?: that)?|the lesson is(?: clear|simple)?(?:: | that|,)),? ",
        "",
        { level: 2, weight: 1 },
      ],
      [
        "{^}(?:and |but )?(?:what|the thing that|the one thing that) (?:truly|really|ultimately|actually) (?:matters|counts|sets {c} apart|makes the difference|drives {c}|changes {c})(?: here| most| is)? (?:is )?(?:that |this: )?",
        "",
        { level: 3, weight: 1 },
      ],
      ["what (?:truly|really|ultimately) matters is", "what matters is", { level: 1, weight: 1 }],
      ["is all about", "is about", { weight: 0.5 }],
      [
        "{^}the (?:real|deeper|true|bigger|ultimate|fundamental|central|core|essential|actual) (question|issue|challenge|problem|point|story|lesson|value|power|secret|test|key|answer|goal|takeaway|difference)(?= (?:here |today |now )?(?:is|lies|was))",
        "the $1",
        { weight: 1 },
      ],
      [
        [
          "{^}(?:and )?that(?:'s| is),? (?:in essence|ultimately|really|at its core|exactly|precisely)?,? ?(?:the (?:whole )?(?:point|essence|heart|beauty|secret|real {w})|what (?:truly|really) matters|what it's all about|what makes (?:it|this|all){c})[^.!\\n]{0,50}{$}",
          "{^}(?:but |and |yet )?(?:this is where |and that's where |that's when |here is where |here's where )?(?:the )?(?:real|true|actual) (?:magic|value|power|work|growth|beauty|difference|change|challenge|test|story|progress|strength|wealth|luxury|transformation) (?:happens?|begins?|starts?|lies|comes?|shines?|emerges?|unfolds?|is)[^.!?\\n]*{$}",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      ["{^}it(?:'s| is) (?:all|really|ultimately) about ", null, { weight: 0.5 }],
    ],
    ar: [
      [
        [
          "{&}(?:في جوهره|في جوهرها|في جوهر الأمر|في حقيقته|في حقيقتها|في صميمه|في صميمها|في أساسه|في أساسها)[،,] ",
          " في (?:جوهره|جوهرها|حقيقته|حقيقتها|صميمه|صميمها)",
          "{^}{&}(?:السؤال|التحدي|المسألة|القضية|المشكلة) {PROSPECT_ADJECTIVE}(?: هنا| اليوم)?(?: هو| هي)?: (?=هل|كيف|لماذا|متى|ما |من |أين)",
          "{^}{&}(?:مربط الفرس|بيت القصيد|لب الموضوع|جوهر الأمر|خلاصة الأمر|زبدة القول|زبدة الكلام|حقيقة الأمر|واقع الأمر|في الحقيقة|في الواقع|في حقيقة الأمر|في واقع الأمر|في جوهر الأمر|في نهاية الأمر|في العمق|في الأصل|ببساطة|بكل بساطة|باختصار شديد|بكلمة واحدة|بكلمات بسيطة|ببساطة شديدة)[:،,] ",
        ],
        "",
        { weight: 1 },
      ],
      [
        [
          "{^}{&}(?:الحقيقة|الواقع|حقيقة الأمر|واقع الأمر|في الحقيقة|في الواقع|الحق|بيت القصيد|لب الموضوع|خلاصة الأمر|جوهر الأمر|الأمر المؤكد|ما لا يدركه كثيرون|ما يهم حقا|المهم حقا)(?: هو| هي)?[،,]? {an} ",
          "{^}{&}(?:مربط الفرس|بيت القصيد|لب الموضوع|لب القضية|لب المسألة|جوهر الأمر|جوهر المسألة|جوهر القضية|جوهر الموضوع|صلب الموضوع|خلاصة الأمر|زبدة القول|زبدة الكلام|حقيقة الأمر|واقع الأمر|واقع الحال|الواقع|الحقيقة|الحق|الأصل|العبرة|القاعدة|المعادلة بسيطة|الفكرة ببساطة|القصة باختصار|ما يهم حقا|المهم حقا|الأهم من ذلك كله|الأهم من كل ذلك|الأهم من هذا كله|الأهم من هذا وذاك|ما لا شك فيه|ما يجب أن نعيه|كل ما في الأمر)(?: هنا| ببساطة| باختصار| في الأمر)*(?: هو| هي)?[:،,]? {an} ",
        ],
        "{an}",
        { weight: 1 },
      ],
      [
        [
          "{^}{&}(?:هنا يكمن بيت القصيد|هذا هو بيت القصيد|هنا مربط الفرس|هنا تكمن الأهمية){s}{$}",
          "{^}{&}(?:هنا|وهنا) (?:يكمن|تكمن|مربط|بيت|يبرز|تبرز|يأتي|تتجلى|يتجلى|تظهر) (?:السر|بيت القصيد|الفرس|القصيد|جوهر|أهمية|قيمة|الفرق|التحدي|دور|السؤال|عبقرية|روعة|جمال|سحر){s}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        [
          "{^}{&}(السؤال|التحدي|المسألة|القضية|المشكلة|الدرس|المكسب|الرهان|الفرق|السر|الإنجاز|القيمة|القوة|النجاح|الاختبار|الإشكال) {PROSPECT_ADJECTIVE}(?= (?:هنا |اليوم )?(?:هو|هي|يكمن|تكمن|ليس|ليست|في))",
          "{^}{&}(?:جوهر|لب|صلب|صميم|حقيقة) (المسألة|الأمر|القضية|الموضوع|المشكلة|الفكرة|الحكاية)(?= (?:ليس|ليست|هو|هي|في|يكمن|تكمن|أن))",
        ],
        "{&}$1",
        { weight: 1 },
      ],
      [
        "{^}{&}(?:هذا|ذلك|تلك|هذه) (?:هو|هي) (?:جوهر|لب|سر|روح|بيت القصيد|مربط الفرس|معنى|الدرس|المعنى|الفرق|السر){s}{$}",
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        "{^}{&}(?:الأمر كله|المسألة كلها|كل المسألة|كل الأمر|الحكاية كلها|القصة كلها) (?:في |هو |هي |يتعلق ب|تتعلق ب|مسألة )?",
        null,
        { weight: 0.75 },
      ],
      [
        "[،,] ?(?:في نهاية الأمر|في النهاية|في نهاية المطاف|في آخر المطاف|في آخر الأمر|في المحصلة|في الحقيقة|في الواقع|في جوهره|في جوهرها|في حقيقة الأمر|في واقع الأمر|بكل بساطة|ببساطة)[،,] ",
        " ",
        { weight: 1 },
      ],
    ],
  },
  "rhetorical-hook": {
    en: [
      [
        "{^}((?:the|my|our|your) (?:{w} )?(?:secret|answer|solution|key|trick|result|outcome|reason|lesson|problem|catch|culprit|verdict|goal|idea|fix|difference|ingredient|takeaway|remedy|cause))\\? (?!none|nothing|zero|yes|no|it|they|we|you|i|there|that|this|because|to|by|in|on|at|don't|just|simply|{IMPERATIVE}(?![a-z]))((?:{w} ){0,4}{w})(?={$})",
        (g) => `${g[0] ?? ""} is ${(g[1] ?? "").charAt(0).toLowerCase()}${(g[1] ?? "").slice(1)}`,
        { weight: 2 },
      ],
      [
        "{^}((?:the|and the|so,? the) {ANNOUNCED})\\? ((?:an?|the|more|fewer|less|better|higher|lower|no|one) )",
        (groups) => `${groups[0]} is ${(groups[1] ?? "").toLowerCase()}`,
        { weight: 2 },
      ],
      [
        [
          "{^}(?:the|and the|so,? the) {ANNOUNCED}\\? (?!(?:an?|the|more|fewer|less|better|higher|lower|no|one) )",
          "{^}(?:and |but |so |now,? )?(?:the|my|our|your) (?:{w} ){0,3}(?:result|outcome|answer|takeaway|news|part|parts|catch|kicker|lesson|solution|secret|line|reason|twist|problem|trick|key|upside|downside|goal|cost|verdict|bonus|point|truth|beauty|surprise|challenge|difference|magic|idea|thing|fix|payoff|risk|culprit|irony)\\? (?!(?:an?|the|more|fewer|less|better|higher|lower|no|one) )",
        ],
        "",
        { weight: 2 },
      ],
      [
        "{^}(?:and |but |so |now,? )?(?:the|my|our|your|her|his|their) (?:{w} ){0,3}{w}\\? (?=(?:an?|the|more|fewer|less|better|higher|lower|no|one) )",
        null,
        { weight: 1 },
      ],
      [
        [
          "{^}(?:sound familiar|sounds familiar|ready to (?:get started|begin|dive in|learn more)|curious|intrigued|guess what|why\\?|why does (?:this|it) matter|so what|what does this mean|what's the catch)[^.?\\n]{0,30}\\?",
          "{^}(?:have you ever |ever )(?:wondered|thought|asked|felt|wished|dreamed|dreamt|found|noticed|stopped|tried|been|stood|looked|struggled|imagined|experienced|considered|caught)[^.!?\\n]*\\?",
          "{^}(?:sound familiar|sounds familiar|sound good|why|how|so what|what now|what next|now what|and then|guess what|but why|but how|so why|why now|why us|why bother|the catch|simple|confused|convinced|intrigued|curious|surprised|ready|impossible|coincidence|sounds simple|sounds impossible|too good to be true|right|makes sense|see the pattern|still (?:unsure|with me|not convinced)|who knew|what gives|need proof|want proof)\\?",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:so,? |but )?(?:what|how|why) (?:exactly )?(?:is|does|do|can|are|makes|should) {s}\\? ",
        null,
        { weight: 0.5 },
      ],
      ["{^}did you know (?:that )?([^.?!\\n]{8,200})\\?", "$1.", { weight: 1.5 }],
      [
        "{^}(?:are you |do you |tired of|sick of|looking (?:for|to)|searching for|want to|wish you|dreaming of|struggling (?:with|to)|ready (?:to|for)|need|feeling|thinking (?:of|about)|wondering|curious|craving|who (?:doesn't|wouldn't|hasn't|among us|says|knew)|isn't it|wouldn't it|don't you|can you imagine|what would you|what comes to mind|how often|how many times|when was the last time|why not|why settle|what's not to|what better)[^.!?\\n]{0,110}\\?",
        null,
        { at: "first", drop: true, weight: 1.5 },
      ],
      [
        [
          "{^}(?:well,? |don't worry,? |the good news is,? )?you(?:'re| are) (?:not|far from|hardly) alone(?: in this| here)?{$}",
          "{^}(?:well,? |but |and )?(?:don't worry|not to worry|no need to (?:worry|panic)|fear not|rest assured|good news|the good news|luckily|thankfully|you're in (?:luck|good company|the right place)|we've got you(?: covered)?|i've got you(?: covered)?|help is at hand|there's hope|you've come to the right place|relax|breathe)(?:,| —|:|!|\\.)[^.!?\\n]{0,60}[.!]",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        "{^}(?:so,? |but |and |now,? )(?:what|how|why|where|who|when|which|is|are|can|does|do|should|will) [^.!?\\n]{2,70}\\?",
        null,
        { weight: 1, drop: true },
      ],
      ["{^}(?:but |so |and )?what if [^.!?\\n]{0,70}\\?", null, { weight: 1, drop: true }],
      [
        "{^}(?:what|how|why)(?:'s| is| are| does| do| makes| can| should) [^.!?\\n]{2,80}\\? (?=(?:it|they|the answer|because|simple|in short|by|here|well|this|that|a|an|the) )",
        null,
        { drop: true, weight: 0.75 },
      ],
      ["{^}(?:just )?(?:picture|imagine|consider) (?:this|the scene)(?:[:.,]| —|—) ?", "", { weight: 1.5 }],
      [
        "{^}(?:is|are|isn't|aren't|can|could|does|do|should|will|would) (?:it|this|that|we|you|they|there|all|any of|the answer|a|an|the|our) [^.!?\\n]{2,70}\\?",
        null,
        { at: "first", drop: true, weight: 0.75 },
      ],
      [
        "{^}(?:the answer|answer)(?: is|:| may| might| lies)(?: simple| yes| no| short| surprisingly simple)?(?:[.:,]| —) ?",
        "",
        { weight: 0.75 },
      ],
    ],
    ar: [
      [
        [
          "{^}((?:و|ف)?(?:النتيجة|الحل|الجواب|الإجابة|السبب|السر|الخلاصة|المشكلة|الخبر الجيد|المفاجأة|الدرس المستفاد))[؟?] ",
          "{^}((?:و|ف)?(?:ال)?(?:نتيجة|حل|جواب|إجابة|سبب|سر|خلاصة|مشكلة|مفاجأة|درس|أثر|هدف|ثمن|فرق|غاية|عبرة|حكمة|خطة|فكرة)(?: (?:المستفاد|الوحيد|الحقيقي|الأكبر|النهائية|النهائي|الأهم))?)[؟?] ",
        ],
        "$1: ",
        { weight: 2 },
      ],
      [
        [
          "{^}{&}(?:هل هذا مألوف|يبدو مألوفا|هل أنت مستعد|هل أنتم مستعدون|جاهز للبدء|أليس كذلك|فما السر|فما الحل|كيف ذلك|لماذا هذا مهم){s}[؟?]",
          "{^}{&}(?:هل|أ)(?: ?(?:تساءلت|تساءلتم|تساءلتي|فكرت|فكرتم|سألت|سألتم|تخيلت|تخيلتم|سبق|حدث|شعرت|شعرتم|لاحظت|جربت|جربتم|سمعت|تبحث|تبحثين|تبحثون|تعاني|تعانين|تعانون|تحلم|تحلمين|تحلمون|سئمت|سئمتم|تعبت|مللت|تريد|تريدين|ترغب|تشعر|تشعرين|أنت|أنتم|يمكن أن تتخيل|تخيل|تعلم|تعرف|تصدق))[^.!؟\\n]*[؟?]",
          "{^}{&}(?:لماذا|كيف|متى|لم لا|ما السر|ما السبب|ما الحل|ما العمل|فما العمل|فما الحل|فما السر|وما السر|ما الفرق|ما المانع|ماذا بعد|وماذا بعد|ثم ماذا|إلى متى|أليس كذلك|هل من مزيد|يبدو مألوفا|جاهز|مستعد|مستعدون|مهتم|فضولي|غريب|صحيح|معقول|هل يعقل|من يدري|كيف ذلك|كيف لا|ولم لا|لم|أين الحل)(?: هذا| ذلك| الآن| إذن| إذا| يا ترى)?[؟?]",
          "{^}{&}(?:الأيام|الأيام القادمة|الأيام المقبلة|المستقبل|الزمن|الوقت|القادم من الأيام) (?:كفيلة|كفيل|وحدها|وحده|ستجيب|سيجيب|ستكشف|سيكشف|ستثبت|سيثبت|تحمل|يحمل|هي من|هو من){s}{$}",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      ["{^}{&}(?:لكن |إذن |إذا )?(?:ما هو|ما هي|كيف يمكن|لماذا يعد|لماذا تعد|كيف) {s}[؟?] ", null, { weight: 0.5 }],
      [
        "{^}{&}(?:الأجمل|الأهم|الأفضل|الأروع|الأغرب|الأدهى|الأسوأ|الأبرز|الأمتع|المدهش|اللافت|المثير|المفارقة|الجميل|الخبر السار|الخبر الجيد|الجزء الأفضل|الجزء الأجمل|أجمل ما في الأمر|أفضل ما في الأمر|أهم ما في الأمر)(?: من ذلك| من هذا| من كل ذلك| في الأمر| في ذلك| كله)*[؟?] ",
        "",
        { weight: 2 },
      ],
      [
        "{^}{&}(?:هل (?:تعلم|تعرف|كنت تعلم|تعلمون|تعلمين)|أتعلم|أتعرف) أن([^.!؟\\n]{8,200})[؟?]",
        "إن$1.",
        { weight: 1.5 },
      ],
      [
        "{^}(?:و|ف)?(?:لكن |ولكن |إذن[،,]? |إذا[،,]? |والآن[،,]? )?(?:ف|و)?(?:هل|كيف|لماذا|ماذا|متى|أين|ما الذي|ما|من) (?:يمكن|تستطيع|ينجح|تنجح|يستطيع|يتحقق|نحن|يبقى|تبقى|يكون|تكون|لو|إذا|يحدث|يعني|يميز|يجعل|تجعل|نفعل|سيكون|ستكون|آن|حان|هو|هي|الذي|التي|السر|السبب|الحل)[^.!؟\\n]*[؟?]",
        null,
        { weight: 1, drop: true },
      ],
      ["{^}(?:و|ف)(?:هل|كيف|لماذا|ماذا|متى|أين|ما|من) [^.!؟\\n]{4,140}[؟?]", null, { weight: 1, drop: true }],
      [
        [
          "{^}{&}(?:أنت لست|لست|لستم|لست في هذا) (?:وحدك|وحيدا|وحدكم|وحيدة){s}{$}",
          "{^}(?:و|ف)?(?:أليس|أليست|ألا|ألم|أما|أفلا|أو ليس|أولا|أتراه|ترى) [^.!؟\\n]{2,60}[؟?]",
          "{^}{&}(?:لا تقلق|لا تقلقي|لا تقلقوا|لا داعي للقلق|اطمئن|اطمئني|اطمئنوا|الخبر الجيد|لحسن الحظ|أنت في المكان الصحيح|وصلت إلى المكان الصحيح|الحل عندنا|الحل هنا|نحن هنا لمساعدتك)[،,.:!][^.!؟\\n]{0,60}[.!]?",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      ["{^}((?:و|ف)?ال\\p{L}{3,}(?: ال\\p{L}{3,})?)[؟?] (?=\\p{L})", "$1: ", { weight: 1.5 }],
      [
        "{^}{&}(?:هل|أ) (?:هو|هي|هذا|هذه|يكون|تكون|حقا|فعلا|يمكن|ال\\p{L}+)[^.!؟\\n]{2,70}[؟?]",
        null,
        { at: "first", drop: true, weight: 0.75 },
      ],
    ],
  },
  "collective-address": {
    en: [
      [
        [
          "{^}together,? (?:we|let's|let us) (?:can|will|must|shall)?{s}{$}",
          "{^}(?:join us|let's (?:all )?(?:work|build|make|create|embrace|strive|stand)|let us (?:all )?(?:work|build|make|create|embrace|strive)|be part of|be a part of|it's time (?:for us )?to embrace|the time (?:to act )?is now|the future is (?:now|here|bright)){s}{$}",
          "{^}(?:so,? |and so,? |now,? |now more than ever,? |it's time:? |as a (?:community|society|nation),? )*(?:together,? (?:we|let's|let us) (?:can |must |will |shall )?|let's (?:all )?|let us (?:all )?|we (?:can|must) (?:all )?|(?:all|each|every one) of us (?:can |must |has |have )?|hand in hand,? (?:we )?|side by side,? (?:we )?|united,? (?:we )?|as one,? (?:we )?)(?:truly |together |collectively )?(?:come together|work together|stand together|join hands|join forces|build (?:a|the|our|bridges|something)|create (?:a|the|our|lasting)|make (?:a difference|the world|our|this|every|each|change|it happen)|embrace|strive|stand (?:up|for|with|by|strong)|light|shape|turn the|protect|celebrate|honou?r|imagine|dream|rise|unite|raise (?:a|our|the)|commit|pledge|spread|inspire|change (?:the|our|lives)|leave a|give back|lift|champion|carry|play our part|do our part|be the|keep (?:the|this|these|our|alive)|ensure (?:a|that every|that no|no)|write the|move forward|have a (?:role|part|responsibility|duty|voice)){s}{$}",
          "{^}(?:now is the time|the time (?:to act )?is now|it's time (?:to|for us|we)|it is time (?:to|for us|we)|it's up to (?:all of )?us|it is up to (?:all of )?us|it's our (?:shared |collective )?(?:responsibility|duty|job|turn)|it is our (?:shared |collective )?(?:responsibility|duty)|the (?:choice|power|future|change) is (?:in our hands|ours|yours|up to us)|the (?:change|future|journey) (?:starts|begins) (?:with|here|now|today)[^.!\\n]*|every (?:little|small|single|{w}) (?:step|bit|action|act|effort|gesture|drop|voice|choice|moment) (?:counts|matters|makes a difference)|no act is too small|small (?:steps|actions|changes|acts) (?:can |do )?(?:make|lead|add)[^.!\\n]*){s}[.!]?",
          "{^}(?:join (?:us|the (?:movement|conversation|journey|community))|be (?:a )?part of|become (?:a )?part of|come (?:and )?be part of|step into|dive into|embrace the|discover the (?:magic|joy|difference)|experience the (?:magic|joy|difference)|start your|begin your|take the (?:first step|leap|plunge)|don't (?:wait|miss out|just)|what are you waiting for|why wait){s}[.!?]",
          "{^}(?:[^.!?\\n]{0,60}, )?(?:everyone|everybody|we all|each of us|all of us|every one of us|you too|you) (?:has|have|can play|plays?) (?:a|an|their|our|your) (?:{w} )?(?:role|part|voice|duty|responsibility)(?: to play)?{s}[.!]?",
          "{^}(?:so,? |and |now,? )*(?:let's|let us|why don't we|shall we|we can|we must|it's time we|it is time we) [^.!?\\n]*(?:together|our sleeves|our part|the future|next chapter|a difference|better world|better tomorrow|brighter|for (?:all of us|everyone|generations)|our community|our planet|our children|every voice|hand in hand|one another|each other|join forces|the change)[^.!?\\n]*[.!?]",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        "{^}(?:start today|start now|take the first step today|your journey starts (?:here|now|today)|don't wait)[!.]",
        null,
        { weight: 0.5 },
      ],
      [
        "(?:be|become) (?:a )?part of (?:the|our|this|something) (?:{w} )?(?:change|solution|story|movement|journey|mission|effort|bigger)(?= )",
        "take part",
        { weight: 1 },
      ],
      [", one {w} at a time(?={$})", "", { weight: 1 }],
      [
        [
          "{^}(?:[^.!?\\n]{0,30}, )?(?:the {w} is (?:calling|waiting|ours)|the time has come|we're (?:all )?in this together|we are (?:all )?in this together|your (?:community|planet|city|future) needs you|see you (?:there|soon|on the other side))[^.!?\\n]*[.!]",
          "{^}(?:so,? |and |now,? )?(?:who's (?:with (?:us|me)|in|ready|coming|joining)|are you (?:with us|in\\?|ready to join)|onwards?(?: and upwards?)?[.!]|let's (?:do this|go!|make it happen|keep (?:building|growing|going|the conversation)|build (?:it|this|something)|change (?:the|how)|shape|write the next)|the future is ours|watch this space|stay tuned|here's to the next|let's get to work|more to come)[^.!?\\n]{0,60}[.!?]?",
        ],
        null,
        { drop: true, weight: 1.5 },
      ],
      [
        "{^}(?:don't|do not) (?:miss (?:out|this|your|it)|wait|let this|hesitate|settle)[^.!?\\n]{0,60}[.!]",
        null,
        { drop: true, weight: 1 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:معا نحو|معا يمكننا|معا نستطيع|معا نبني|معا نصنع|معا لبناء|يدا بيد|فلنعمل معا|لنعمل معا|فلنجعل|لنجعل|هيا بنا|كن جزءا|كونوا جزءا|كن أنت التغيير|انضم إلينا|انضموا إلينا|شاركنا الرحلة|فلنكن|لنكن|آن الأوان|حان الوقت لنا|حان الوقت لأن|المستقبل بين أيدينا|المستقبل يبدأ الآن){s}{$}",
          "{^}{&}(?:معا[،,]? |سويا[،,]? |يدا بيد[،,]? |جميعا[،,]? )?(?:فلنعمل|لنعمل|فلنجعل|لنجعل|فلنصنع|لنصنع|فلنبن|لنبن|فلنكن|لنكن|فلنحافظ|لنحافظ|فلنحم|لنحم|فلنغير|لنغير|فلنزرع|لنزرع|فلننشر|لننشر|فلنتكاتف|لنتكاتف|فلنتحد|لنتحد|فلنضع|لنضع|فلنبدأ|لنبدأ|فلننطلق|لننطلق|فلنحتفل|لنحتفل|فلنساهم|لنساهم|فلنقف|لنقف|فلنرسم|لنرسم|فلنكتب|لنكتب|فلنمنح|لنمنح|فلنعد|لنعد|فلنتذكر|لنتذكر|فلنؤمن|لنؤمن|فلنشارك|لنشارك|فلنمض|لنمض|فلنتعاون|لنتعاون|دعونا نجعل|دعونا نعمل|دعونا نبني|دعونا نصنع|دعونا نكون (?:جزءا|سببا|معا|التغيير|صوتا|عونا)|دعونا نتكاتف|تعالوا نجعل|تعالوا نبني|تعالوا نصنع|هيا نجعل|هيا نصنع|هيا نبني|معا نحو|معا يمكننا|معا نستطيع|معا نبني|معا نصنع|معا لبناء|معا من أجل|معا لصنع|سويا نحو|سويا نصنع|سويا نبني){s}[.!]?",
          "{^}{&}(?:كن|كوني|كونوا|لتكن|فلتكن|لنكن جميعا) (?:أنت |أنتم )?(?:جزءا|التغيير|سفيرا|سفراء|شريكا|شركاء|صوتا|سببا|بطلا|أبطالا|مصدر|نورا|عونا|من صناع|من أوائل|في الموعد){s}[.!]?",
          "{^}{&}(?:انضم|انضمي|انضموا|شاركنا|شاركينا|شاركونا|ساهم معنا|ساهموا معنا|اصنع|اصنعي|اصنعوا|ابدأ|ابدئي|ابدؤوا|لا تفوت|لا تفوتي|لا تفوتوا|احجز|اغتنم|اغتنموا|انطلق|انطلقي|انطلقوا|عش|عيشي|عيشوا|اكتشف|اكتشفي|اكتشفوا|استمتع|استمتعي|استمتعوا|دع|دعي|دعوا|امنح|امنحي|امنحوا) (?:إلينا|إلى رحلة|إلى مسيرة|إلى عائلة|إلى مجتمع|الرحلة|الحلم|التغيير|الفرق|الأمل|رحلتك|رحلتكم|رحلتنا|فرصة|الفرصة|مغامرة|مغامرتك|نحو|تجربة|التجربة|السحر|عالما|الآن|اليوم|نفسك|نفسكم|لنفسك|مع){s}[.!]?",
          "{^}{&}(?:آن الأوان|حان الوقت|لقد حان الوقت|آن لنا|حان دورنا|المستقبل بين أيدينا|المستقبل يبدأ|التغيير يبدأ|فالتغيير يبدأ|البداية منك|البداية من هنا|القرار بين يديك|القرار بيدك|القرار لك|الخيار لك|الكرة في ملعبنا|المسؤولية تقع على عاتقنا|مسؤوليتنا جميعا|هي مسؤولية الجميع|مسؤولية الجميع|كل خطوة|كل قطرة|كل يد|كل صوت|كل جهد|كل فرد منا|كل منا|كل واحد منا|لكل منا|لكل فرد|لكل واحد منا|بأيدينا|بيدك|بيدك أنت|كلنا شركاء|كلنا معنيون|جميعنا مسؤولون|جميعنا شركاء){s}[.!]?",
          "{^}(?:هيا[،,]? |تعالوا[،,]? |معا[،,]? |إذن[،,]? )?(?:و|ف)?لن\\p{L}{3,} [^.!؟\\n]*(?:معا|سويا|جميعا|يدا|سواعدنا|مستقبل|الفصل|قصة|أثر|فرق|الأمل|أملا|عالم|مجتمع|أجمل|أفضل|بأيدينا|أبنائنا|أطفالنا|وطننا|مدينتنا|أرضنا|حياتنا|أحلامنا|يوم|خطوة|أسوة|صوت|بيد|الخير|التغيير|حكاية)\\p{L}*[^.!؟\\n]*[.!]",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        "[،,] ?ف(?:التغيير|البداية|المستقبل|الخطوة|الرحلة|الحلم|الغد|النجاح|القرار) (?:يبدأ|تبدأ|بين|يصنعه|نصنعه|بيدك|بأيدينا|لنا|لك)[^.!\\n]*(?={$}|!)",
        "",
        { weight: 2 },
      ],
      [
        "[،,]? ?(?:وهو|وهي|فهو|فهي|هو|هي) (?:أمانة|مسؤولية|واجب) (?:في أعناقنا|على عاتقنا|الجميع|جميعا|مشتركة|علينا)[^.!\\n،]*(?={$}|!)",
        "",
        { weight: 1.5 },
      ],
      [
        "{^}(?:و|ف)?(?:ال)(?:بحر|أرض|مستقبل|وطن|حي|مدينة|طبيعة|غد|زمن|وقت|فرصة|تغيير) (?:ينادينا|تنادينا|ينتظرنا|تنتظرنا|ينتظرك|تنتظرك|أمامنا|بين أيدينا|في أيدينا|لنا)[^.!؟\\n]*[.!]",
        null,
        { drop: true, weight: 1.5 },
      ],
    ],
  },
};
