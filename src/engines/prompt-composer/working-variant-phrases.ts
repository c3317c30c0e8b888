import type { PhraseVariant } from "./phrase-types.ts";

/** An explanation to read, not a lesson to take. */
export const ONE_EXPLANATION =
  /^(?![\s\S]*(?:علمني|اتعلم|كل يوم|تمرين|مدرس|ذاكر|سولني|اسالني|quiz me|teach me|tutor|coach|every day|a day|practi[cs]e|learn))[\s\S]*(?:اشرح|شرح|فهم|يعني|معنى|معني|explain|what (?:is|does|are)|how does|understand|eli5)/;

/** Narrower kinds of learning, planning and technical work. */
export const WORKING_VARIANTS: readonly PhraseVariant[] = [
  {
    type: "tutor",
    cue: ONE_EXPLANATION,
    ar: {
      rules: [
        "[ابدأ بشيء يعرفه القارئ من يومه، ثم عرّف المفهوم في جملة واحدة|افتتح بمثال من الحياة ثم التعريف|انطلق من مثال مألوف إلى التعريف].",
        "[رتّب الشرح: ما هو، وكيف يحدث، ولماذا يهم|اجعل الترتيب: المعنى، ثم السبب، ثم الأثر|تدرّج من المعنى إلى السبب إلى الأثر].",
        "[اضرب مثالًا واحدًا كاملًا خطوة خطوة، وإن كانت فيه أرقام فقل إنها للتوضيح|قدّم مثالًا محسوبًا من أوله إلى آخره|حلّ مثالًا واحدًا أمام القارئ]، بأرقام سهلة.",
        "[صحّح خلطين شائعين في هذا الموضوع|اذكر ما يظنه الناس خطأ فيه|نبّه إلى الفهم الخاطئ الأكثر شيوعًا]، بجملة لكل منهما.",
        "[حيث يختلف المختصون قل ذلك في جملة|ميّز المتفق عليه من المختلف فيه|لا تقدّم رأيًا على أنه حقيقة].",
        "[اختم بأسئلة يختبر بها القارئ فهمه، وأجوبتها في آخر النص|ضع في النهاية أسئلة قصيرة مع أجوبتها|اجعل الختام أسئلة فهم بأجوبتها].",
      ],
      output:
        "[شرح متصل بعناوين قصيرة، وكل مصطلح مشروح عند أول وروده|قدّم الشرح فقرات قصيرة معنونة، ثم المثال، ثم الأسئلة|اكتب الشرح ثم المثال المحلول ثم أسئلة الفهم بأجوبتها].",
      check: "[كل مصطلح شُرح حين ورد|لا مصطلح بلا شرح|المثال صحيح من أوله إلى آخره]، ولا رقم واقعي من الذاكرة",
    },
    en: {
      rules: [
        "[Start from something the reader meets every day, then define it in one sentence|Open with an everyday case, then the definition|Go from a familiar example to the definition].",
        "[Keep this order: what it is, how it comes about, why it matters|Move from meaning to cause to effect|Explain what, then how, then so what].",
        "[Work one example through with round figures, said to be made up|Take a single example from start to finish|Solve one example in front of the reader], if figures help.",
        "[Clear up two common mix-ups about it|Say what people usually get wrong|Point out the most frequent misunderstanding], a sentence each.",
        "[Where experts disagree, say so in a sentence|Keep agreed facts apart from disputed ones|Present no opinion as fact].",
        "[End with questions for the reader to test themselves, answers below|Close on short questions with their answers|Finish with self-test questions and answers].",
      ],
      output:
        "[Running text under short headings, each term explained where it first appears|Short headed paragraphs, then the example, then the questions|The explanation, the worked example, and self-test questions with answers].",
      check:
        "[every term is explained where it first appears|no term is left unexplained|the example is right from start to finish] and no real-world figure comes from memory",
    },
  },
  {
    type: "ideas-names",
    cue: /(?:اسم|اسماء|اسامي|نسمي|سمي|name|names|call) .*(?:محل|مشروع|متجر|كافيه|مقهى|كشك|قهوه|مطعم|صالون|شركه|مشتل|براند|تطبيق|صفحه|قناه|بودكاست|podcast|shop|cafe|brand|business|company|startup|app|studio|bakery|channel|van|salon|bar|pub|team|club)|brand name|business name|(?:taglines?|slogans?|motto|شعار)/,
    also: true,
    ar: {
      rules: [
        "[نوّع الأصول: وصفي صريح، ومرح، ومن المكان، وكلمة مبتكرة|اجمع بين أسماء صريحة وأخرى مجازية ومبتكرة|قدّم أصنافًا مختلفة من الأسماء].",
        "[اختر ما يسهل نطقه في الهاتف وقراءته على لافتة|لتكن الأسماء قصيرة تُنطق من أول مرة|اختبر كل اسم بنطقه وكتابته].",
        "[اكتب «يُتحقق منه» بجانب كل اسم قد يكون مستعملًا|لا تجزم بأن اسمًا غير مسجل|نبّه إلى وجوب البحث عن الاسم قبل اعتماده].",
      ],
    },
    en: {
      rules: [
        "[Mix the kinds: plain and descriptive, playful, tied to the place, a made-up word|Combine straightforward, figurative and invented names|Offer different kinds of names].",
        "[Choose what is easy to say on the phone and to read on a sign|Keep them short and sayable at first sight|Test each by saying and writing it].",
        '[Write "check first" beside any that may be taken|Claim no name as free|Say that each must be searched before use].',
      ],
    },
  },
  {
    type: "code-fix-review",
    cue: /regex|regular expression|ريجكس|تعبير نمطي/,
    ar: {
      rules: [
        "[ابدأ بالجزء المسؤول من النمط واقتبسه|حدّد موضع الخطأ في النمط نفسه|اقتبس الجزء الذي يخطئ] قبل اقتراح أي بديل.",
        "[غيّر أقل ما يمكن، وأبقِ أسماء المجموعات وأرقامها|أصلح بأصغر تعديل|لا تعد كتابة النمط كله]، فقد يعتمد عليها كود آخر.",
        "[استعمل ما يدعمه هذا المحرك فقط، واكتب النمط كما يُكتب في لغته|راعِ المحرك المذكور وطريقة الهروب فيه|التزم صيغة المحرك المذكور].",
        "[نبّه إلى خطر البطء الشديد إن وُجد|اذكر إن كان النمط معرضًا لتراجع طويل|أشر إلى المدخلات التي قد تبطئه].",
        "[إن كان التعبير النمطي أداة غير مناسبة هنا فقل ذلك وسمِّ الأبسط|اذكر البديل إن وُجدت طريقة أسهل|قل إن كان الحل بغير نمط أولى].",
      ],
      output:
        "[السبب في جملتين، ثم النمط المصحح في كتلة كود، ثم جدول: النص والمتوقع والنتيجة|اكتب السبب، فالنمط، فجدول يفحص كل مثال|رتّب: سبب، نمط، جدول تحقق]، ثم ما تتركه الأمثلة غير محسوم.",
      check: "[كل مثال معطى له نتيجة في الجدول|الأمثلة كلها مفحوصة|لا مثال بلا نتيجة]، وما كان يطابق ما زال يطابق",
    },
    en: {
      rules: [
        "[Quote the part of the pattern responsible first|Point to where the pattern goes wrong|Name the failing part] before proposing anything.",
        "[Change as little as possible and keep group names and numbers|Make the smallest edit|Do not rewrite the pattern], since other code may use them.",
        "[Use only syntax this engine supports, escaped as its language needs|Stay within the stated engine|Write it as it would stand in that language].",
        "[Point out any risk of very slow backtracking|Say if some input could make it crawl|Warn of inputs that would slow it down].",
        "[When a regex is the wrong tool here, say so and name the simpler way|Mention a simpler way if there is one|Say whether plain code would do better].",
      ],
      output:
        "[The cause in a sentence or two, the corrected pattern in a code block, a table of text, expected, result|Cause, pattern, then a table that checks every example|Order: cause, pattern, check table], then what the examples leave undecided.",
      check:
        "[every example given has a row in the table|all examples were tested|no example is without a result] and what matched before still matches",
    },
  },
  {
    type: "code-fix-review",
    cue: /formula|معادله|صيغه|vlookup|xlookup|sumif|countif|#ref|#n\/a|#value|excel|اكسل|google sheet|شيت|sheet/,
    ar: {
      rules: [
        "[حدّد الجزء الذي يعطي الخطأ، وما الذي تعنيه رسالته|ابدأ بمعنى الخطأ وموضعه في المعادلة|اقتبس الجزء المسؤول من المعادلة] قبل الحل.",
        "[أصلح المعادلة بأقل تغيير، ولا تمسّ بقية الأوراق|غيّر ما يلزم في المعادلة فقط|أبقِ النطاقات والأوراق كما هي إلا ما سبّب الخطأ].",
        "[اذكر كيف تُتحقق منها على خليتين: عادية وفارغة|اختبرها على قيمة معتادة وأخرى فارغة|بيّن ما تعطيه مع خلية فارغة].",
        "[قل إن كانت تختلف بين Excel وجداول Google أو باختلاف الفاصلة|نبّه إلى الفاصلة المستعملة في هذا الإصدار|أشر إلى ما يختلف باختلاف البرنامج].",
        "[اذكر كيف يُتجنب الخطأ لاحقًا|بيّن ما يمنع تكراره|اقترح صيغة لا تنكسر عند حذف صف أو ورقة].",
      ],
      output:
        "[السبب في سطرين، ثم المعادلة المصححة في كتلة واحدة، ثم طريقة التحقق|اكتب السبب، فالمعادلة، فخطوات التحقق|رتّب: سبب، معادلة، تحقق].",
    },
    en: {
      rules: [
        "[Name the part that fails and what its message means|Begin with what the error means and where it sits|Quote the part of the formula responsible] before the fix.",
        "[Mend it with the smallest change and leave the other sheets alone|Change only what the formula needs|Keep ranges and sheets except what caused it].",
        "[Say how to check it on a usual cell and an empty one|Test it with a normal and a blank value|Show what it gives for a blank cell].",
        "[Mention where Excel and Google Sheets or the separator differ|Say if the argument separator depends on the locale|Note what changes between programs].",
        "[Say how to keep it from breaking again|Suggest a form that survives a deleted row or sheet|Add what would prevent it next time].",
      ],
      output:
        "[The cause in two lines, the corrected formula in one block, then the check|Cause, formula, how to verify|Order: cause, formula, verification].",
    },
  },
  {
    type: "translate",
    cue: /عقد|قانوني|اتفاقيه|شروط|contract|agreement|legal|terms|policy|certificate|شهاده|وصيه|will\b/,
    also: true,
    ar: {
      rules: [
        "[ترجم كل بند بترتيبه ورقمه كما هو|أبقِ ترقيم البنود والعناوين|حافظ على ترتيب البنود وتخطيطها].",
        "[انقل درجة الإلزام كما هي: «يجب» و«يجوز» و«يُحظر» كلٌّ على حاله|لا تُضعف إلزامًا ولا تقوّه|ميّز الواجب من الجائز كما في الأصل].",
        "[حيث لا مقابل للمفهوم القانوني ترجمه بوضوح وضع الأصل بين قوسين|أرفق المصطلح القانوني بأصله عند أول ورود|اشرح ما لا مقابل له بكلمات بين قوسين].",
        "[اختم بسطر: ما يُوقَّع أو يُقدَّم إلى جهة رسمية يراجعه مترجم معتمد|نبّه إلى أن الاستعمال الرسمي يحتاج إلى مترجم معتمد|أضف سطرًا عن المراجعة المعتمدة].",
      ],
    },
    en: {
      rules: [
        "[Translate every clause in order and keep its number|Keep clause numbers and headings|Hold to the order and layout of the clauses].",
        '[Carry obligation and permission across at the same strength: "shall", "may", "must not"|Neither soften nor harden an obligation|Keep duty and permission distinct as in the original].',
        "[Where a legal concept has no equivalent, put it plainly with the original in brackets|Give the original term beside a legal concept on first use|Explain in brackets what has no counterpart].",
        "[Close with a line: a text to be signed or filed should be checked by a certified translator|Say that official use needs a certified translator|Add a note on certified review].",
      ],
    },
  },
  {
    type: "translate",
    cue: /منيو|قائمه الطعام|قائمه المطعم|مطعم|menu|restaurant/,
    also: true,
    ar: {
      rules: [
        "[أبقِ اسم الطبق المعروف كما يُنطق، ثم صفه في كلمات|اكتب الاسم كما هو مع وصف قصير|عرّب النطق وأضف وصفًا للطبق]، ولا تزد مكونًا لم يُذكر.",
        "[انقل الأسعار والحجم ورموز الحساسية كما هي|لا تغيّر سعرًا ولا رمزًا|أبقِ الأسعار ورموز المكونات في مواضعها].",
        "[سمِّ كل طبق يتضمن ما يهم ضيفًا من هذا البلد أن يعرفه|أشر إلى الأطباق التي فيها لحم خنزير أو كحول إن ذُكر|نبّه في الملاحظات إلى ما يحتاج إلى وصف محلي].",
      ],
    },
    en: {
      rules: [
        "[Keep well-known dish names as they sound, with a short description|Write the name as it is and add a few words|Transliterate and describe], adding no ingredient.",
        "[Leave prices, sizes and allergy marks as they are|Change no price and no symbol|Keep prices and allergen marks in place].",
        "[Mark in the notes anything that needs a local word|Note dishes with pork or alcohol where the original names them|Flag what a local diner would ask about].",
      ],
    },
  },
  {
    type: "plan",
    cue: /اتعلم|تعلم|علم حالي|اعلم نفسي|مذاكر|دراس|توجيهي|ثانويه|بكالوريا|امتحان|اختبار|مراجعه|study|exam|revision|learn|teach myself|ielts|toefl|timetable|gcse/,
    also: true,
    ar: {
      rules: [
        "[رتّب الموضوعات بحيث يبني كل منها على ما قبله|ابدأ بالأساس الذي يعتمد عليه غيره|قدّم ما يُبنى عليه غيره].",
        "[اقسم كل جلسة بين فهم وتطبيق ومراجعة|وزّع الوقت بين شرح وتمرين ومراجعة|اجعل لكل جلسة تطبيقًا لا قراءة فقط]، واترك يومًا خفيفًا.",
        "[اذكر كيف يُعرف إتقان كل جزء|ضع اختبارًا قصيرًا لكل جزء|اجعل لكل أسبوع سؤالًا يكشف الإتقان]، وماذا يُعاد عند التعثر.",
        "[صف المصدر المطلوب إن لم تتيقن من اسمه، ولا تخترع رابطًا|لا تذكر رابطًا لا تثق به|اذكر نوع المصدر لا رابطًا].",
      ],
      output:
        "[جدول: الأسبوع، والموضوع، والتمرين، وعلامة الإتقان|قدّم الخطة جدولًا بالأسابيع والموضوعات والتمارين والإتقان|اعرض كل أسبوع بموضوعه وتمرينه وعلامة إتقانه]، يليه نموذج ليوم واحد بالدقائق.",
    },
    en: {
      rules: [
        "[Order topics so that each builds on the last|Begin with what the rest depends on|Put foundations first].",
        "[Split each session between understanding, practice and review|Give every session some practice, not reading alone|Divide time into learning, doing and reviewing], and leave a light day.",
        "[Say how to tell that each part is mastered|Set a short test for each part|Give every week a question that shows mastery], and what to repeat when it fails.",
        "[Describe the resource wanted where you are unsure of a title, and invent no link|Give no link you are not sure of|Name the kind of resource, not a link].",
      ],
      output:
        "[A table of week, topic, exercise and sign of mastery|Return weeks with topic, practice and how to know|Set it out by week: topic, exercise, mastery], then one day by the minute.",
    },
  },
  {
    type: "recipe",
    cue: /عندي|معي|معايا|باقي|تبقى|لدي|i have|i've got|\bgot\b|leftover|in the fridge|use up|half a/,
    also: true,
    ar: {
      rules: [
        "[اكتفِ بما ذُكر، ومعه الملح والزيت والبصل والتوابل المعتادة|لا تطلب شراء شيء|استعمل المذكور وأساسيات المطبخ فقط] (الأساسيات قابلة للتعديل).",
        "[قدّم طبقًا واحدًا كاملًا، ثم فكرة ثانية في سطر|اختر أنسب طبق لهذه المكونات، واذكر بديلًا|ابدأ بأسرع طبق ممكن منها].",
      ],
    },
    en: {
      rules: [
        "[Keep to what is named, plus salt, oil, onions and everyday spices|Ask for nothing to be bought|Use the ingredients named and kitchen basics only] (basics adjustable).",
        "[Give one complete dish, then a second idea in a line|Choose the dish that suits these best and name another|Begin with the quickest dish they allow].",
      ],
    },
  },
  {
    type: "roleplay",
    cue: /مقابله|انترفيو|السفاره|القنصليه|interview|examiner|viva|visa/,
    also: true,
    ar: {
      rules: [
        "[اسأل ما يُسأل فعلًا في هذا الموقف، سؤالًا بعد سؤال|اختر أسئلة واقعية لهذه الوظيفة أو الجهة|اجعل الأسئلة مما يسمعه المتقدم حقًّا].",
        "[تابع الجواب الضعيف بسؤال يكشفه، كما يفعل المحاور|إن كان الجواب عامًّا فاطلب مثالًا|لا تقبل جوابًا محفوظًا: اسأل عن تفصيله].",
      ],
    },
    en: {
      rules: [
        "[Ask what is really asked in this situation, one after another|Choose questions true to this job or office|Use questions a candidate would hear].",
        "[Follow a weak answer with a question that tests it|When an answer is general, ask for an example|Accept no rehearsed answer: ask for detail].",
      ],
    },
  },
  {
    type: "exam-lesson",
    cue: /بطاقات|فلاش|flash ?cards?/,
    ar: {
      rules: [
        "[وجه البطاقة سؤال أو مصطلح واحد، وظهرها جواب في سطر|معلومة واحدة في كل بطاقة|لا تجمع سؤالين في بطاقة].",
        "[اكتب الأسئلة بصيغ مختلفة: تعريف، ومثال، وتطبيق|نوّع بين التعريف والمثال والتطبيق|لا تجعل البطاقات كلها تعريفات].",
        "[رتّب من الأسهل إلى الأصعب|ابدأ بالأساسي|ضع ما يعتمد على غيره في الآخر].",
      ],
      output: "[جدول بعمودين: الوجه والظهر|قدّم البطاقات في جدول: السؤال والجواب|اكتب كل بطاقة في صف: وجه وظهر]، مرقمة.",
    },
    en: {
      rules: [
        "[One question or term on the front, an answer in a line on the back|A single fact to each card|Never two questions on one card].",
        "[Vary the kind: definition, example, use|Mix definitions, examples and applications|Do not make every card a definition].",
        "[Easier first|Begin with the basics|Put what depends on other cards last].",
      ],
      output:
        "[A table with two columns, front and back|Cards in a table: question, answer|One row a card, front and back], numbered.",
    },
  },
  {
    type: "plan",
    cue: /marathon|triathlon|\b(?:5|10)k\b|couch to|race day|half ironman|ماراثون|سباق (?:جري|ركض)|نصف ماراثون/,
    ar: {
      rules: [
        "[زد المسافة تدريجيًّا من المستوى المذكور|ابدأ مما يفعله المتدرب الآن وزد بالتدريج|ارفع الحمل أسبوعًا بعد أسبوع]، واجعل كل بضعة أسابيع أسبوعًا أخف.",
        "[نوّع بين جري سهل وجري طويل ويوم قوة|اجعل معظم الجري سهلًا، مع جري طويل واحد في الأسبوع|وزّع الأسبوع بين السهل والطويل والقوة]، واترك أيام راحة.",
        "[راعِ الإصابة المذكورة: بديل لكل تمرين قد يثيرها|ضع لكل حصة بديلًا لا يؤذي موضع الإصابة|عدّل ما قد يزيد الألم المذكور]، وعند ألم يزداد يُوقف التمرين ويُراجع مختص.",
        "[خفّف الحمل قبل السباق، واذكر ما يُفعل يوم السباق|اجعل ما يسبق السباق أخف|اختم بتخفيف قبل السباق وخطة ليومه].",
        "[إن كان الوقت لا يكفي لهدف آمن فقل ذلك واقترح هدفًا أقرب|قل صراحة إن كان الهدف بعيدًا عن هذه المدة|بيّن إن كان الموعد ضيقًا، وما البديل الآمن].",
      ],
      output:
        "[جدول بالأسابيع: الحصص والمسافة والراحة، ثم ملاحظات الإصابة ويوم السباق|اعرض كل أسبوع في صف: كل حصة ومسافتها والراحة|قدّم الخطة جدولًا أسبوعيًّا بالحصص والمسافات].",
      check: "[لا قفزة كبيرة في المسافة بين أسبوعين|كل أسبوع قريب مما قبله|الزيادة بين الأسابيع متدرجة]، ولكل أسبوع راحة",
    },
    en: {
      rules: [
        "[Build distance up gradually from the level given|Start from what is being run now and add a little each week|Raise the load week by week], with a lighter week every few weeks.",
        "[Mix easy runs, one long run and a day of strength|Keep most running easy, with one long run a week|Split each week between easy, long and strength], and keep rest days.",
        "[Respect the stated injury: an alternative for each session that may stir it|Offer a swap wherever the sore spot could suffer|Adapt whatever may add to the pain mentioned]; when pain grows, stop and see a professional.",
        "[Ease off before the race and say what to do on the day|Let the last stretch before the race be lighter|End with a taper and a plan for race day].",
        "[If the time is too short for a safe goal, say so and offer a nearer one|Say plainly if the goal is out of reach in this time|Point out a tight date and the safe alternative].",
      ],
      output:
        "[A table by week: sessions, distance, rest, then notes on the injury and race day|Set out each week as a row: sessions with distance, and rest|Return a weekly table of sessions and distances].",
      check:
        "[distance never jumps from one week to the next|each week is close to the one before|the increase is gradual] and every week has rest",
    },
  },
  {
    type: "plan",
    cue: /seating|table plan|who sits|توزيع (?:الضيوف|المدعوين|الطاولات|الجلوس)|خطه جلوس|مين (?:يقعد|يجلس)/,
    ar: {
      rules: [
        "[ضع التوزيع نفسه كاملًا، لا نصائح عنه|أعطِ توزيعًا جاهزًا للاستعمال|وزّع فعلًا ولا تكتفِ بالوصف].",
        "[التزم كل شرط مذكور حرفيًّا: من يُبعد عمن، ومن يُقرَّب|راجع كل طاولة على الشروط المذكورة|لا تخالف شرطًا مما ذُكر].",
        "[لا تخترع أسماء: استعمل المذكور ورمّز ما بقي بأرقام|حيث لا اسم ضع رقمًا أو صفة|اترك خانة لكل اسم لم يُعطَ].",
        "[تأكد من أن المجموع يساوي العدد المعطى، واذكر المقاعد الباقية|احسب كل طاولة والمجموع|اذكر كم بقي فارغًا].",
        "[اذكر سبب كل قرار في كلمات، واقترح بديلًا واحدًا|علّل ما لا يظهر سببه|أضف بديلًا إن تغير العدد].",
      ],
      output:
        "[جدول: الطاولة، ومن عليها، والسبب، ثم المقاعد الباقية|اعرض كل طاولة في صف مع من عليها وسبب ذلك|قدّم التوزيع جدولًا ثم ما بقي مفتوحًا].",
      check: "[كل ضيف في مكان واحد|لا ضيف سقط ولا تكرر|كل مدعو له مقعد]، ولا شرط خولف",
    },
    en: {
      rules: [
        "[Set out the seating itself in full, not advice on how to do it|Give a seating that can be used as it is|Do the placing rather than describing it].",
        "[Hold to every condition literally: who sits apart, who sits together|Test each table on what the request says|Break no stated condition].",
        "[Make up no names: use those given and number the rest|Where there is no name put a number or a group|Leave a blank for each name not given].",
        "[See that the total matches the number given and state the free seats|Count each table and the whole|Say how many seats stay free].",
        "[Give the reason for a choice in a few words, and one alternative|Explain only what is not obvious|Add one alternative if the number changes].",
      ],
      output:
        "[A table: table number, who sits there, why, then the free seats|Return one row a table with its guests and the reason|A table of the seating, then what is still open].",
      check:
        "[every guest has one seat|nobody is missing or seated twice|each guest appears once] and no condition is broken",
    },
  },
  {
    type: "plan",
    cue: /عيد ميلاد|حفل|عزومه|عزيمه|وليمه|party|wedding|reception|baby shower|barbecue|fundraiser/,
    ar: {
      rules: [
        "[رتّب المهام بحسب ما قبل المناسبة ويومها وما بعدها|قسّم العمل: قبل المناسبة، ويومها، وبعدها|ابدأ بما يُحجز مبكرًا وانتهِ بيوم المناسبة].",
        "[راعِ عدد المدعوين وأعمارهم وما لا يناسبهم|اضبط كل اختيار على المدعوين والممنوعات المذكورة|ناسب المكان والطعام والفقرات مع من سيحضر].",
        "[التزم الميزانية والمكان المذكورين، ولا تخترع أسعارًا|لا تذكر سعرًا لم يُعطَ، واترك خانة لكل تكلفة|اترك التكلفة غير المعطاة خانة فارغة].",
        "[اجعل يوم المناسبة بالساعات، مع هامش للتأخر|ضع ليوم المناسبة برنامجًا بالوقت|رتّب ذلك اليوم فقرة فقرة بوقتها].",
        "[اذكر بديلًا لما قد يفشل: المكان أو الجو أو مورّد|ضع خطة ثانية لأهم ما قد يتعطل|جهّز بديلًا لأكثر ما يُخشى تعطله].",
      ],
      output:
        "[قائمة مهام بمواعيدها، ثم برنامج اليوم بالساعات، ثم قائمة مشتريات|قدّم المهام بمواعيدها، فبرنامج اليوم، فما يُشترى|اعرض ثلاثة أجزاء: المهام، وبرنامج اليوم، والمشتريات].",
      check: "[كل شرط مذكور له مكان في الخطة|لا شرط بلا مهمة|كل ما طُلب ظاهر في الخطة]، ولا يفوق العملُ وقته",
    },
    en: {
      rules: [
        "[Sort the work into before, on the day and after|Begin with what must be booked early and end with the day itself|Put tasks in order of when they must be done].",
        "[Fit each choice to the guests, their number and what does not suit them|Respect every condition about guests, literally|Check every arrangement against the guests described].",
        "[Stay within the place and budget given, and make up no prices|Leave a blank for each cost not given|Invent no cost or supplier].",
        "[Run the day itself by the hour, with room for delays|Give the day a timetable with some slack|Set the day out hour by hour].",
        "[Give a fallback for what is most likely to go wrong|Name the weak point and its way out|Add a plan B for the riskiest part].",
      ],
      output:
        "[The arrangement itself in a table, then what is still to be decided|Return the plan as a table that can be used as it is, then open points|A table first, then a short list of open points].",
      check:
        "[every stated condition has its place in the plan|no condition is broken|all that was asked for is there] and the numbers add up",
    },
  },
  {
    type: "recipe",
    cue: /منيو|قايمه طعام|قائمه طعام|عزومه|عزيمه|وليمه|اكثر من طبق|\bmenu\b|three course|courses|dinner party|several dishes/,
    also: true,
    ar: {
      rules: [
        "[نسّق بين الأطباق: موقد أو إناء أو وقت لا يتعارض|اجعل الأطباق تُطبخ معًا بلا تزاحم على الأدوات|وزّع الأطباق على الأدوات المتاحة بلا تعارض].",
        "[ضع خطًّا زمنيًّا واحدًا ينتهي وقت التقديم|رتّب الأطباق كلها على خط زمني واحد حتى التقديم|اجمع خطوات الأطباق كلها مرتبة بالوقت]، وبيّن ما يُحضَّر قبلها بيوم.",
      ],
      output:
        "[لكل طبق: المقادير والخطوات والوقت، ثم جدول زمني واحد وقائمة مشتريات|قدّم كل طبق بمقاديره وخطواته، فجدولًا زمنيًّا واحدًا|اعرض الأطباق واحدًا واحدًا، ثم جدول الوقت والمشتريات].",
    },
    en: {
      rules: [
        "[See that the dishes do not compete for the same hob, pan or time|Plan the dishes so that they share the kitchen|Spread the dishes over the equipment there is].",
        "[Give one timeline that ends when the food is served|Put all dishes on a single timeline|Merge the steps of every dish into one schedule], and say what can be made the day before.",
      ],
      output:
        "[For each dish ingredients, steps and time, then one timeline and a shopping list|Dish by dish, then a single timeline|Return every dish with its quantities and steps, then the timeline].",
    },
  },
];
