import type { PhraseBook } from "#engines/humanizer/wording.ts";

/** What chat replies wrap around a text, and flattery. */
export const CHAT: PhraseBook = {
  sycophancy: {
    en: [
      [
        [
          "{^}(?:that's |that is |what )?(?:an? )?(?:really |truly |very )?(?:great|excellent|good|fantastic|wonderful|insightful|thoughtful|interesting|brilliant|fascinating) (?:question|point|observation|idea|choice|query|topic)[^.!\\n]{0,40}[.!]",
          "{^}(?:you're|you are) (?:absolutely|totally|completely|quite|so) right[^.!\\n]{0,40}[.!]",
          "{^}(?:i love|i appreciate|thank you for|thanks for) (?:this|that|your|the) (?:great |excellent |thoughtful |interesting )?(?:question|idea|prompt|asking|sharing|query)[^.!\\n]{0,40}[.!]",
          "{^}(?:(?:wow|oh|ooh|ah|aww|yes|hi|hello|hey|absolutely|certainly|sure|honestly|well)[,!] ?)?(?:what an? |that's (?:such |really |actually |truly )?an? |that is (?:such |really |actually |truly )?an? |this is (?:such |really |actually |truly )?an? |such an? |you (?:raise|make|ask|bring up|pose|touch on|have) an? |you've (?:asked|raised|made|hit on|touched on|brought up|posed|got|put your finger on) an? |your |an? )?(?:really |truly |very |super |such an? |absolutely |most |genuinely )?(?:great|excellent|good|fantastic|wonderful|insightful|thoughtful|interesting|brilliant|fascinating|lovely|amazing|smart|fair|perceptive|astute|superb|outstanding|terrific|important|valid|incredible|awesome|clever|sharp|keen|timely|profound|beautiful|impressive) (?:question|point|observation|idea|choice|query|topic|instinct|thinking|catch|insight|plan|prompt|start|challenge|initiative|concern|thought|goal|draft|subject|approach|eye)s?(?:,? (?:to|and|but|that|one|which|because|there|about|on|indeed|here|you|for|from|of|as|especially)[^.!?\\n]{0,120})?[.!]",
          "{^}(?:you're|you are) (?:absolutely |completely |totally |quite |so |very |entirely |really |right |not alone and )*(?:right|wise|smart|spot on|spot-on|correct|on the right track|on to something|onto something|asking (?:exactly )?the right)(?: to (?:ask|wonder|question|be|think|raise|point|want|consider|worry|notice|feel)[^.!?\\n]*|[,:]? and (?:it|that|this|your|i)[^.!?\\n]*|, my friend|!)?[.!]",
          "{^}(?:i(?:'m| am) (?:so |really |very )?(?:glad|happy|thrilled|delighted|pleased|impressed)|i (?:really |truly |absolutely )?(?:love|appreciate|admire) (?:your|how you|that you|this question|the question|this idea)|it's (?:great|wonderful|fantastic|lovely|admirable|awesome|inspiring|clear|so good)|kudos|well done|bravo|hats off|good (?:on|for) you|nice (?:work|one)|great (?:job|work)|congratulations on|thank you (?:so much )?for (?:this|such|asking|bringing|raising|your)|thanks (?:so much )?for (?:this|such|asking|bringing|raising|your|sharing))(?=[ .!,])[^.!?\\n]{0,110}[.!]",
          "{^}your (?:curiosity|question|instinct|instincts|concern|dedication|commitment|enthusiasm|attention|thoughtfulness|insight|passion|intuition|approach|willingness|awareness|eye|effort) (?:here |about \\p{L}+ |for \\p{L}+ |to \\p{L}+ )?(?:is|are|shows|speaks|reflects|really|truly|already|touches|gets|puts)[^.!?\\n]{0,110}[.!]",
        ],
        null,
        { drop: true, weight: 2 },
      ],
      [
        [
          "{^}(?:it's clear (?:that )?you|clearly,? you|you clearly|you(?:'re| are) clearly|i can (?:tell|see) (?:that )?you|it's obvious (?:that )?you|your (?:curiosity|dedication|attention to detail|passion|commitment|care|enthusiasm|thoughtfulness|honesty|openness))[^.!?\\n]{3,110}[.!]",
          "{^}(?:i'm|i am) (?:so |really |very |truly )*sorry (?:to hear|that you|you're|about|for)[^.!?\\n]*[.!]",
        ],
        null,
        { at: "first", drop: true, weight: 1.5 },
      ],
      [
        "{^}i (?:completely |totally |fully |really |can |certainly |absolutely |truly )*(?:understand|imagine|know|see|appreciate|hear|feel|get) (?:how|why|that this|your|the) (?:{w} )?(?:frustrat|stress|difficult|hard|overwhelm|excit|confus|upset|important|tough|challeng|concern|worr|annoy|disappoint|you(?:'re| are| might| may|'d) )[^.!?\\n]*[.!]",
        null,
        { at: "first", drop: true, weight: 2 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:يا له من )?(?:سؤال|سؤالك|ملاحظة|ملاحظتك|فكرة|فكرتك|نقطة|استفسار|موضوع) (?:رائع|رائعة|ممتاز|ممتازة|جيد|جيدة|جميل|جميلة|ذكي|ذكية|مهم|مهم جدا|عميق|في محله|في محلها|وجيه|وجيهة){s}[!.؟]",
          "{^}{&}(?:أحسنت السؤال|أحسنت|أنت محق تماما|أنت على حق|معك حق|كلامك صحيح تماما|أشكرك على سؤالك|شكرا على سؤالك|شكرا لسؤالك|أشكرك على طرح|شكرا لك على){s}[!.]",
          "{^}{&}(?:يا له من |يا لها من |هذا |هذه |إنه |إنها |طرحت |لقد طرحت |تطرح |أثرت |ما أجمل |كم هو |كم هي )?(?:سؤال|سؤالا|سؤالك|سؤالكم|ملاحظة|ملاحظتك|فكرة|فكرتك|نقطة|استفسار|استفسارك|استفسارا|موضوع|موضوعا|اختيار|اختيارك|خطوة|خطوتك|طرح|طرحك|اقتراح|اقتراحك|تساؤل|تساؤلك|رؤيتك|اهتمامك|حرصك|وعيك|فضولك) (?:هذا |هذه )?(?:رائع|رائعة|رائعا|ممتاز|ممتازة|ممتازا|جيد|جيدة|جيدا|جميل|جميلة|جميلا|ذكي|ذكية|ذكيا|مهم|مهمة|مهما|عميق|عميقة|عميقا|في محله|في محلها|في الصميم|وجيه|وجيهة|وجيها|موفق|موفقة|لافت|لافتة|مميز|مميزة|مميزا|محق|يستحق|تستحق|يدل|تدل|ينم|تنم|يعكس|تعكس|يثير الإعجاب|يحترم|تحترم|دقيق|دقيقة|دقيقا|حكيم|حكيمة|شيق|شيقة|شيقا)[^.!؟\\n]{0,110}[.!]",
          "{^}{&}(?:أحسنت|أحسنتم|أصبت|أصبتم|أبدعت|بارك الله فيك|ما شاء الله|برافو|رائع|ممتاز|جميل جدا|عظيم|أنت محق|أنت محقة|أنتم محقون|أنت على حق|أنت على صواب|معك حق|معك كل الحق|لديك حق|كلامك صحيح|كلامك سليم|كلام سليم|أتفق معك|أوافقك|يعجبني|أعجبني|أقدر|أثمن|أحيي|أشكرك|أشكركم|شكرا|نشكرك|سعيد|سعيدة|يسعدني|يسرني|من الرائع|من الجميل|جميل أنك|رائع أنك)(?: \\p{L}+)?(?: (?:تماما|جدا|حقا|بالفعل|فعلا))?(?:[،,!]? (?:السؤال|في طرح|بطرح|على طرح|على هذا السؤال|على سؤالك|على سؤالكم|على هذه|لسؤالك|لطرحك|لاهتمامك|على اهتمامك|سؤالك|اهتمامك|حرصك|طريقة تفكيرك|أنك تسأل|أنك سألت|أنك طرحت|أن تسأل|أن تطرح|فهذا|فسؤالك|فملاحظتك|وسؤالك|وملاحظتك|وهذا يدل)[^.!؟\\n]{0,110})?[!.](?= |$|\\n)",
          "{^}{&}(?:هذا |هذه |يا له من |يا لها من )?(?:سؤال|سؤالك|ملاحظة|ملاحظتك|فكرة|فكرتك|طرح|طرحك|استفسار|استفسارك|نقطة|اختيار|اختيارك|موضوع|مبادرة|خطوة|اهتمامك|حرصك|تفكيرك)(?: (?:هذا|هذه|ب\\p{L}+|حقا|فعلا|جدا|هذا السؤال))? (?:(?:هو |هي )?(?:في غاية|غاية في|في منتهى|بالغ|بالغة|رائع|رائعة|ممتاز|ممتازة|مهم|مهمة|ذكي|ذكية|جميل|جميلة|وجيه|وجيهة|مميز|مميزة|عميق|عميقة|في محله|في محلها|في مكانه|دقيق|دقيقة|جيد جدا|جيدة جدا|مثير للاهتمام|مثيرة للاهتمام|ممتازة|موفق|موفقة|محل تقدير)|(?:يدل|تدل|ينم|تنم|يعكس|تعكس|يستحق|تستحق|يظهر|تظهر|يكشف|تكشف|يلامس) )[^.!؟\\n]{0,110}[.!؟]",
          "{^}{&}(?:أحييك|أهنئك|أشكرك|كل الشكر لك|كل الشكر|جزيل الشكر لك|جزيل الشكر|شكرا جزيلا لك|شكرا جزيلا|شكرا لك|شكرا|أقدر|أثمن|أعجبني|يعجبني|أبهرني|أحسنت|ما أجمل|ما أروع|كم هو جميل|من الرائع|من الجميل|جميل أن|رائع أن|يسعدني أن أرى|يسعدني أنك|سعيد لأنك|سعدت ب)(?: جدا| كثيرا| حقا)? ?(?:على |ل|في |أنك |أن |لأنك |ب)?(?:سؤال|سؤالك|السؤال|طرح|طرحك|هذا السؤال|هذا الطرح|اختيار|اختيارك|حرصك|اهتمامك|صراحتك|صدقك|تفكيرك|مشاركتك|مشاركة|ثقتك|تسأل|تهتم|تفكر|تبحث|وعيك|فضولك|شجاعتك|مبادرتك)[^.!؟\\n]{0,110}[.!؟]",
        ],
        null,
        { drop: true, weight: 2 },
      ],
    ],
  },
  "chatbot-opening": {
    en: [
      [
        [
          "{^}(?:certainly|sure|of course|absolutely|definitely|no problem|happy to help|gladly|with pleasure|sure thing|okay|ok)[!.,](?: (?:i'd be happy to help|i can help with that|i'd be glad to|happy to help)[^.!\\n]*[.!])?(?: (?:here|below)(?:'s| is| are) [^.:!\\n]*[.:!])?",
          "{^}(?:here|below)(?:'s| is| are) (?:a|an|the|your|my|some) (?:\\w+[- ]){0,3}(?:version|draft|rewrite|response|revision|summary|outline|list|text|email|essay|article|letter|post|paragraph|translation|overview|breakdown|analysis)[^.:!\\n]{0,80}:",
          "{^}(?:certainly|sure|of course|absolutely|definitely|no problem|no worries|happy to help|glad to help|gladly|with pleasure|sure thing|okay|ok|alright|all right|got it|understood|great|perfect|you bet|my pleasure|yes|right|noted|will do|right away)(?:!|\\.|,| —|—| –|:) ?(?:(?:so,? |now,? )?(?:here|below|let's|let me|i'd be|i can|i'll|i've|this is|as requested|happy to|glad to|you'll find)[^.:!\\n]{0,140}[.:!])?",
        ],
        "",
        { weight: 4 },
      ],
      [
        "{^}(?:i'd|i would) be (?:happy|glad|delighted) to (?:help|assist)[^.!\\n]*[.!]",
        null,
        { drop: true, weight: 4 },
      ],
      [
        [
          "{^}(?:so,? )?(?:here|below|attached|following)(?:'s| is| are|,? you'll find|,? you will find) (?:(?:a|an|the|your|my|some|one|two|three) )?(?:[a-z-]+ ){0,6}(?:version|versions|draft|rewrite|response|revision|summary|outline|text|email|essay|article|letter|post|caption|captions|paragraph|translation|overview|breakdown|analysis|message|reply|answer|explanation|suggestion|suggestions|copy|script|description|template|plan|guide|speech|story|report|statement|proposal|take|attempt)(?: (?:of|for|you|that|with|on|about|in|to|as|based|tailored)[^.:!\\n]{0,90})?[:.!]",
          "{^}(?:i've|i have|i'll|i will|i'd|let me|allow me to|i am going to|i'm going to) (?:also |now |just |be (?:happy|glad|delighted) to |gone ahead and )?(?:put together|rewritten|rewrite|drafted|draft|prepared|prepare|created|create|written|write|revised|revise|polished|polish|summari[sz]ed?|outlined?|help|assist|walk you|break (?:it|this|that) down|compiled|compile|refined|improved|reworked|crafted|generate|provide|provided|explain|give you|tailored|adapted)[^.:!\\n]{0,120}[.:!]",
          "{^}(?:here you go|here we go|as requested|as you (?:asked|requested)|per your request|based on (?:your|the) (?:request|notes|input|information you (?:gave|provided)|details)|thank you for (?:sharing|providing|reaching out|your request)|thanks for (?:sharing|providing|reaching out|your message|the details))[^.:!\\n]{0,80}[.:!,] ?(?:here(?:'s| is| are)[^.:!\\n]{0,90}[.:!])?",
        ],
        "",
        { at: "first", weight: 4 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:إليك|إليكم|فيما يلي|ها هي|ها هو|تجد أدناه|هذا|هذه) (?:النسخة|نسخة|الصياغة|صياغة|النص|نصا|نص|مسودة|المسودة|ملخصا|ملخص|مقالا|مقال|رسالة|خطابا|تلخيصا|الملخص|المقال|ترجمة|الترجمة|قائمة|نموذجا|نموذج){c}:",
          "{^}{&}(?:بالطبع|بكل سرور|بكل تأكيد|بالتأكيد|حسنا|أكيد|على الرحب والسعة|يسعدني ذلك|تفضل|تفضلي|تفضلوا|طبعا|من دواعي سروري|بكل ممنونية|أبشر|أبشري|حاضر|تمام|ممتاز|رائع|فهمت|فهمت طلبك|تم|نعم|أهلا|أهلا بك|أهلا وسهلا|مرحبا|مرحبا بك|على العين والرأس|تحت أمرك|لا مشكلة|بالتأكيد يا صديقي)[!.،,:](?: ?(?:إليك|إليكم|فيما يلي|هذا|هذه|هذي|ها هو|ها هي|تفضل|تفضلي|سأساعدك|يسعدني|سأكتب|سأشرح|سأقدم|دعني|دعنا|لنبدأ|كتبت لك|أعددت لك|جهزت لك|صغت لك|أدناه)[^.:!\\n]{0,140}[.:!])?",
        ],
        "",
        { weight: 4 },
      ],
      [
        "{^}{&}(?:يسعدني|يسرني|سأكون سعيدا|سأكون سعيدة|أنا هنا|يشرفني|بكل سرور يسعدني)(?: جدا| كثيرا| حقا| للغاية| دائما)? (?:أن أساعدك|مساعدتك|أن أقدم|تقديم|بمساعدتك|لمساعدتك|خدمتك){s}[.!]",
        null,
        { drop: true, weight: 4 },
      ],
      [
        [
          "{^}{&}(?:إليك|إليكم|فيما يلي|أدناه|ها هي|ها هو|تجد أدناه|تجدون أدناه|هذا|هذه|تفضل|تفضلي|تفضلوا|كما طلبت|بناء على طلبك|حسب طلبك|وفق طلبك|نزولا عند طلبك)[،,]? (?:إليك |إليكم |هذه |هذا )?(?:ال)?(?:نسخة|صياغة|نص|نصا|مسودة|ملخص|ملخصا|مقال|مقالا|مقالة|رسالة|خطاب|خطابا|تلخيص|تلخيصا|ترجمة|نموذج|نموذجا|شرح|شرحا|رد|ردا|إجابة|وصف|وصفا|منشور|منشورا|تقرير|تقريرا|قصة|خطة|اقتراح|اقتراحا|اقتراحات|فقرة|كلمة|بيان|بيانا|إعلان|إعلانا|محتوى|دليل|دليلا|تحليل|تحليلا|عرض|عرضا|المطلوب)(?: [^.:!\\n]{0,100})?[:.!]",
          "{^}{&}(?:أعددت|كتبت|صغت|جهزت|حضرت|لخصت|أعدت|قمت ب\\p{L}+|سأقوم ب\\p{L}+|سأكتب|سأشرح|سأوضح|سأقدم|سأساعدك|سأعد|دعني|دعيني|اسمح لي أن|يسعدني أن|يسرني أن|سأكون سعيدا ب\\p{L}+) (?:لك|لكم|أن|أشرح|أوضح|أساعدك|أقدم|أكتب|كتابة|صياغة|في|النص|هذا|هذه|هنا)[^.:!\\n]{0,110}[.:!]",
        ],
        "",
        { at: "first", weight: 4 },
      ],
    ],
  },
  "knowledge-cutoff": {
    en: [
      [
        [
          "{^}as of my (?:last|latest|most recent)? ?(?:knowledge )?(?:update|training|training data|cutoff|knowledge cutoff)(?: in [^,\\n]{1,20})?, ",
          "{^}(?:as of|according to|based on|up to|at the time of|to the best of) (?:my |the )?(?:last|latest|most recent|available|current|training|knowledge|own)?(?: (?:available|knowledge|training|update|data|information|cutoff|cut-off|records|in|of|to|me|as|last|my|i have|that i have|up|until))* ?(?:update|training|data|cutoff|cut-off|knowledge|information|available to me|records)(?: (?:available to me|i have|in|as of|from|up to)[^,.\\n]{0,24})?, ",
          "{^}(?:while|although|though|since|because|as) i (?:don't|do not|can't|cannot|am unable to|'m unable to|lack|am not able to|'m not able to|may not|might not)[^,.!?\\n]{0,70}(?:real-time|live|current|access|latest|browse|browsing|up-to-date|check|verify|ability|medical|legal|exact|specific|see|diagnos|advice|internet|today's)[^,.!?\\n]{0,50}, (?:i can (?:share|tell you|say|offer|explain|give you) (?:that )?)?",
        ],
        "",
        { flag: "check-date", weight: 4 },
      ],
      [
        [
          "{^}i (?:don't|do not|cannot|can't|am unable to|'m unable to) (?:have|access|browse|provide) ?(?:access to)? ?(?:real-time|current|live|up-to-date|the internet|personal){s}{$}",
          "{^}(?:however,? |but |and |please note that |note that |keep in mind that |unfortunately,? |that said,? |as a reminder,? )*(?:i|we) (?:don't|do not|cannot|can't|could not|couldn't|am unable to|'m unable to|am not able to|'m not able to|lack|have no way (?:to|of)|may not have|might not have|have limited) ?(?:currently |actually |always |directly )?(?:have|access|browse|browsing|provide|see|look up|looking up|verify|verifying|check|checking|confirm|confirming|offer|pull up|view|search|retrieve|guarantee|know)? ?[^.!?\\n]{0,60}(?:real-time|real time|current|live|up-to-date|up to date|latest|internet|online|web|personal medical|recent|verified|after my|beyond my|since my|browse|your records|your account|your location|newer)[^.!?\\n]*{$}",
          "{^}(?:please note that |note that |keep in mind that )?my (?:knowledge|training|training data|information|data|records|database|last update)(?: base)? (?:was|were|is|are|only|goes|go|extends?|cuts?|ends?|has|have|stops?|may|might|runs|does|do)[^.!?\\n]*{$}",
          "{^}(?:please note that |note that |keep in mind that |however,? )?(?:i'm|i am|as) (?:just |only |still )?an? (?:ai|artificial intelligence|language model|large language model|virtual assistant|chatbot|machine)[^.!?\\n]*{$}",
        ],
        null,
        { drop: true, flag: "check-date", weight: 4 },
      ],
      ["{^}as an (?:ai|artificial intelligence)(?: language)? ?(?:model|assistant)?, ", "", { weight: 4 }],
      ["(?:my|the) (?:knowledge cutoff|training data)", null, { flag: "check-date", weight: 4 }],
      [
        "{^}(?:this |the |these |some |such )?(?:information|details|figures|prices|data|rules|policies|things|numbers)(?: here| above| provided| i've given| i have shared)? (?:may|might|could) (?:have changed|be out ?dated|be out of date|not be current|no longer be|not reflect|have been updated)[^.!?\\n]*{$}",
        null,
        { drop: true, flag: "check-date", weight: 3 },
      ],
    ],
    ar: [
      [
        [
          "{&}حتى (?:آخر|تاريخ آخر|لحظة|وقت) (?:تحديث|تدريب|معلومات|تحديثات)(?: لي| لبياناتي| لمعلوماتي| متاح| متوفر| لدي)?[،,]? ",
          "{^}{&}لا (?:أستطيع|يمكنني|أملك|أمتلك) (?:الوصول|القدرة على الوصول|إمكانية الوصول|صلاحية الوصول) إلى (?:ال)?(?:بيانات|معلومات|إنترنت){c}[،,.] ?",
          "{&}(?:وفق|وفقا|بحسب|حسب|بناء على|استنادا إلى|طبقا) ?(?:ل)?(?:ما لدي من|ما يتوفر لدي من|ما أعرفه من|آخر|أحدث|ال)?(?: ?(?:البيانات|بيانات|المعلومات|معلومات|معلوماتي|معرفتي|تحديث|تحديثات|بياناتي|المعطيات|ما تدربت عليه))(?: (?:المتاحة|المتوفرة|لدي|لي|عندي|إلي|حتى|تدريبي|التي|تدربت|عليها|المتوافرة|حاليا|تاريخ|آخر|تحديث|لبياناتي))+[،,] ",
          "[،,] ?و?لا (?:أستطيع|يمكنني|أملك|أمتلك|تتوفر لدي|يتوفر لدي|تتوافر لدي) [^.!؟\\n]{0,50}(?:معلومات|بيانات|الإنترنت|لحظية|محدثة|آنية|حية|وصولا|الوصول)[^.!؟\\n،]*(?={$})",
          "{^}{&}(?:أنا|بصفتي|بوصفي|كوني|باعتباري|لكوني|لأنني|بما أنني|ك)(?: مجرد)? ?(?:نموذج|نموذجا|مساعد|مساعدا|ذكاء|برنامج|برنامجا|روبوت|روبوتا)(?: \\p{L}+){0,3}[،,] (?:فأنا |فإنني |فإني )?(?:لا (?:أستطيع|يمكنني|أملك|أمتلك) {c}[،,.] ?)?",
        ],
        "",
        { flag: "check-date", weight: 4 },
      ],
      ["(?:تاريخ تدريبي|بيانات تدريبي|آخر تحديث لبياناتي)", null, { flag: "check-date", weight: 4 }],
      [
        [
          "{^}{&}(?:لكن |غير أنني |إلا أنني |للأسف[،,]? |مع ذلك[،,]? |يرجى العلم أنني |علما بأنني |لكنني |ولكنني )?لا (?:أستطيع|يمكنني|أملك|أمتلك|تتوفر لدي|يتوفر لدي|تتوافر لدي|توجد لدي|أتصفح|أصل|يتاح لي|تتاح لي) [^.!؟\\n]{0,50}(?:معلومات|بيانات|الإنترنت|لحظية|لحظي|مباشرة|مباشر|محدثة|آنية|حية|التحقق|تحديثات|تحديث|وصول|وصولا|الوصول|الويب|الأخبار)[^.!؟\\n]*{$}",
          "{^}{&}(?:معرفتي|معلوماتي|بياناتي|آخر تحديث لمعلوماتي|آخر تحديث لدي|تدريبي|قاعدة معرفتي) [^.!؟\\n]*{$}",
          "{^}{&}(?:أنا|بصفتي|بوصفي|كوني|باعتباري|لكوني|لأنني|بما أنني|بما أني|تذكر أنني|علما بأنني)(?: مجرد)? ?(?:نموذج|نموذجا|مساعد|مساعدا|ذكاء|برنامج|برنامجا|روبوت|روبوتا)(?: \\p{L}+){0,3}[،,]? (?:فأنا |فإنني |فإني |و)?(?:لا|لست|ليس لدي|ليست لدي|أفتقر) [^.!؟\\n]*{$}",
          "{^}[^.!؟\\n]{0,60}(?:معلوماتي|بياناتي|معرفتي|تدريبي|ما تدربت عليه|آخر تحديث لي)(?: قد| ربما)? (?:لا|محدود|محدودة|تتوقف|تقف|تمتد|تعود|حتى|قديمة|غير محدثة|تنتهي|ليست|لم|تقتصر)[^.!؟\\n]*{$}",
        ],
        null,
        { drop: true, flag: "check-date", weight: 4 },
      ],
      [
        "{^}{&}(?:قد|ربما) (?:تكون|تتغير|تغيرت|لا تكون|تختلف) (?:هذه |بعض )?(?:ال)?(?:معلومات|بيانات|أسعار|تفاصيل|أرقام|رسوم)[^.!؟\\n]*{$}",
        null,
        { drop: true, flag: "check-date", weight: 3 },
      ],
    ],
  },
  "chatbot-closing": {
    en: [
      [
        [
          "{^}(?:i (?:sincerely )?(?:hope|trust) (?:this|that|these|the above|it|my \\p{L}+) (?:helps|help|was helpful|is helpful|clarifies|answers|gives|provides|meets|has been|information)|hope this helps|happy \\p{L}+ing|good luck (?:with|on) your)[^.!\\n]*[.!]?",
          "{^}(?![^.!?\\n]*(?:{CONTACT}(?:[ .,!?]|$)|@|\\uE000))(?:please )?(?:feel free to|don't hesitate to|do not hesitate to|let me know if|let me know whether|just let me know|if you (?:have any|need any|need|would like|'d like|want me to)) (?:ask|reach out if|contact me if|let me know|you'd like|you would like|you need|you have|you want|there's|this|any|further|other|more|additional|help|me to|to make|changes|questions)[^.!\\n]*?(?:questions?|changes|help|assistance|know|adjust|modif|tweak|revis|further|anything else|details|version|clarif|ask)[^.!\\n]*[.!?]?",
          "{^}(?:would you like me to|do you want me to|shall i|is there anything else)[^?\\n]*\\?",
        ],
        "",
        { weight: 4 },
      ],
      [
        [
          "{^}(?:(?:and |so |also,? |finally,? )?(?:if you(?:'d| would)? (?:like|want|prefer|wish|need|share|tell me|have)[^,.!?\\n]{0,60},? )?)(?:i can|i could|i'd be (?:happy|glad)|i would be (?:happy|glad)|i'm (?:happy|glad|here)|i am (?:happy|glad|here)|i'll be (?:happy|glad)|happy|glad) (?:also |certainly |always |gladly |then |even )?(?:to )?(?:(?:help|expand|adapt|adjust|tweak|rewrite|draft|put together|turn (?:this|it)|create|make|generate|provide|go (?:deeper|over|into)|break|tailor|suggest|add|summari[sz]e|translate|write|prepare|walk you|customi[sz]e|include|format|shorten|lengthen|simplify|compare|refine|revise|polish|explain|clarify|answer|assist|share|elaborate|give you|offer|build|map|outline|design|recommend|brainstorm|work through|dig into|do (?:that|the same))[^.!?\\n]*|if you (?:need|have|want)[^.!?\\n]*|whenever you[^.!?\\n]*)[.!?]?",
          "{^}(?:would you like (?:me|a|an|some|help|more|to see|any)|do you want me|want me to|need (?:help|me|a|any)|shall i|should i|may i help|can i (?:help|assist|clarify|add|do anything)|could i help|is there anything (?:else|specific|you)|are there any (?:other|specific|particular)|do you have any (?:other |more |further |specific )?questions|does (?:this|that) (?:help|make sense|work for|sound|answer|look)|how does (?:this|that) (?:sound|look|work)|what would you like|which (?:one|version|option) (?:do you|would you))[^.!?\\n]{0,140}\\?",
          "{^}(?![^.!?\\n]*(?:{CONTACT}(?:[ .,!?]|$)|@|\\uE000))(?:please )?(?:let me know|just let me know|do let me know|tell me|just tell me|just say|say the word|feel free|do feel free|don't hesitate|do not hesitate|reach out|drop (?:a|your)|just ask|ask away|send me)(?: to)?(?: if| whether| which| what| how| where| when| a| any| me| reach| ask| adjust| tweak| share| edit| modify| customi[sz]e| your| you| the word| and i)[^.!?\\n]{0,140}(?:help|assist|adjust|modif|tweak|revis|rewrite|version|clarif|expand|further|anything else|details|changes|questions?|tone|length|shorter|longer|think|works|like|prefer|need|more|and i(?:'ll| will| can))[^.!?\\n]*[.!?]?",
          "{^}(?:i (?:sincerely |really |truly )?(?:hope|trust)|hope|hopefully,?) (?:this|that|these|it|my|the (?:above|answer|explanation|guide|overview|breakdown))(?: {w})? (?:helps?|helped|clarif|answers?|gives?|gave|provides?|was|is|makes?|points?|sets?|serves?|meets?|proves?|offers?|clears?|has)[^.!?\\n]*[.!]?",
          "{^}(?:and |also,? )?(?:i'm |i am |i'd be |i would be |always )?(?:happy|glad|more than happy|ready|delighted) to [^.!?\\n]{3,90}(?: if | whenever | should you | when you |, just | anytime| any time)[^.!?\\n]*[.!]",
          "{^}(?:if (?:that|this|it|any of this|you)|whenever you|once you|when you)[^.!?,\\n]{3,60}, (?:just )?(?:let me know|say the word|tell me|give me a shout|i can (?:help|also|share|provide|write|adjust|rewrite|draft|expand|create|make|tailor|suggest|offer|go)|i'll (?:be happy|gladly|adjust|rewrite|help|tailor|write)|i'd (?:be happy|be glad|love to)|i'm (?:happy|here|glad))[^.!?\\n]*[.!]?",
        ],
        "",
        { at: "last", weight: 4 },
      ],
      [
        "{^}(?:i (?:sincerely |really |truly )?hope (?:this|that|these|it) |hope (?:this|that|it) |hopefully,? (?:this|that|it) |wishing you (?:all|the|every|much)|best of luck with|good luck with|happy {w}ing|enjoy your|have fun|you've got this|you got this|cheers to|here's to)[^.!?\\n]{0,100}!",
        "",
        { at: "last", weight: 3 },
      ],
    ],
    ar: [
      [
        [
          "{^}{&}(?:آمل|أتمنى|أرجو|نأمل|نتمنى|أملي) (?:أن (?:يكون|تكون|أكون|يساعدك|تساعدك|ينال|تنال|يفيدك|تفيدك|نكون))(?: قد| هذا| هذه| الملخص| النص| الشرح| المقال| الإجابة)*(?: {c})?(?:مفيد|مفيدا|مفيدة|أفدتك|أفدتكم|ساعدك|ساعدتك|أجبت|أفدناكم|إعجابك|واضحا|واضحة|رضاك|المطلوب|أفدت|وفقت|توقعاتك)[^.!\\n،,]*(?:[،,] ?و?(?:لا تتردد|إذا|إن)[^.!؟\\n]*)?[.!]?",
          "{^}{&}(?:لا تتردد|لا تترددوا|لا تترددي) (?:في|أن|بأن|ب) ?(?:طرح|التواصل معي|سؤالي|إخباري|طلب|مراسلتي|أن تسألني|تسأل|تخبرني|الاستفسار|السؤال|إعلامي|أي)[^.!؟\\n]*[.!؟]?",
          "{^}{&}(?:أخبرني|أعلمني|قل لي) (?:إذا|إن|لو) (?:كنت |كان |أردت |احتجت |رغبت )[^.!؟\\n]*[.!؟]?",
          "{^}{&}(?:هل ترغب|هل تريد|هل تود|إذا كنت ترغب|إن كنت ترغب|إذا أردت|إذا كان لديك أي|إن كان لديك أي|إذا كانت لديك|إذا احتجت) (?:في |أن |مني |أي |أسئلة |استفسار)[^.!؟\\n]*?(?:أساعد|مساعد|أعدل|تعديل|أضيف|إضافة|أسئلة|استفسار|أكتب|أصيغ|صياغة|توضيح|أخبرني)[^.!؟\\n]*[.!؟]?",
          "{^}{&}(?:أنا هنا|أنا دائما هنا|نحن هنا|يسعدني) (?:للمساعدة|لمساعدتك|لأي|دائما لمساعدتك|الإجابة عن|الرد على)[^.!؟\\n]*[.!]?",
        ],
        "",
        { weight: 4 },
      ],
      [
        [
          "{^}{&}(?:هل|أ)(?: ?(?:ترغب|ترغبين|ترغبون|تريد|تريدين|تريدون|تود|تودين|تودون|تحب|تحبين|تحتاج|تحتاجين|تفضل|لديك|لديكم|هناك|ثمة|يناسبك|تناسبك|من شيء|أعجبك|أضيف|أكتب|أجهز|أعد))(?: في| أن| مني| أي| لو| إلى)? ?[^.!؟\\n]{0,140}[؟?]",
          "{^}{&}(?:يمكنني|أستطيع|بإمكاني|بوسعي|يسعدني|يسرني|سأكون سعيدا|سأكون سعيدة|أنا جاهز|أنا مستعد|أنا هنا|أنا دائما هنا|جاهز|مستعد|على استعداد)(?: أيضا| كذلك| دائما| تماما)?[،,]? (?:أن |ل|ب|إن |إذا |في |عن |إعداد|كتابة|صياغة|تعديل|إضافة|تقديم|مساعدتك|توضيح|شرح|تلخيص|ترجمة|اقتراح|تخصيص|اختصار|توسيع|تحويل|إعادة|تجهيز|الإجابة|الرد|الدخول|التعمق)[^.!؟\\n]*[.!؟]?",
          "{^}{&}(?:إذا|إن|لو|متى|وقتما|حين)(?: ما)? (?:كنت |كان |كانت |كنتم )?(?:أردت|أردتم|رغبت|رغبتم|أحببت|أحببتم|احتجت|احتجتم|شئت|شئتم|ترغب|تريد|تود|تحتاج|بحاجة|لديك|لديكم|عندك|واجهتك|أعجبك|لم يعجبك)[^.!؟\\n]{0,120}(?:أخبرني|فأخبرني|أعلمني|فأعلمني|قل لي|سأكون|يمكنني|فيمكنني|أستطيع|فأنا|أنا هنا|لا تتردد|فلا تتردد|يسعدني|فيسعدني|سأساعدك|أعدل|أضيف|أكتب|أصيغ|أعد|أزودك|أجهز|اسألني|راسلني|اكتب لي)[^.!؟\\n]*[.!؟]?",
          "{^}{&}(?:لا تتردد|لا تترددوا|لا تترددي|فقط أخبرني|أخبرني|أخبريني|أخبروني|أعلمني|قل لي|اكتب لي|راسلني|شاركني|زودني|أرسل لي) (?:في|أن|بأن|ب|إذا|إن|لو|ما|عن|أي|رأيك|بالتفاصيل|بما|كيف|بأي|هل|وسأ)[^.!؟\\n]*[.!؟]?",
        ],
        "",
        { at: "last", weight: 4 },
      ],
      [
        [
          "{^}{&}(?:آمل|أتمنى|أرجو|نأمل|نتمنى|أملي|كلي أمل)(?: في)? (?:أن (?:يكون|تكون|أكون|نكون|ينال|تنال|يساعدك|تساعدك|يفيدك|تفيدك|تجد|يوضح|توضح|يلبي|تلبي) [^.!؟\\n]{0,90}(?:مفيد|مفيدا|مفيدة|واضح|واضحا|واضحة|إعجابك|رضاك|طلبك|ساعد|أفاد|أفدت|أجبت|وفقت|بحث|تبحث|توقعات|الشرح|الصورة|الإجابة|النص|المطلوب)|لك (?:التوفيق|كل التوفيق|رحلة|يوما|تجربة))[^.!؟\\n]{0,60}[.!]?",
          "{^}{&}(?:بالتوفيق|أتمنى لك التوفيق|كل التوفيق|دمت بخير|دمتم بخير|بالصحة والعافية|بالهناء|حظا موفقا|رحلة موفقة|قراءة ممتعة|تحياتي لك)[^.!؟\\n]{0,40}[.!]",
        ],
        "",
        { at: "last", weight: 3 },
      ],
    ],
  },
};
