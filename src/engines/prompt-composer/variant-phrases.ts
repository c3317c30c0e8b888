import type { PhraseVariant } from "./phrase-types.ts";
import { BUDGETING, SPEECH } from "./slots-data.ts";

/** One post or advertisement, not a series. */
/** One advertisement, post or description. */
export const ONE_PIECE =
  /^(?![\s\S]*(?:(?:\d+|عده|كذا|خمس\S*|عشر\S*|some|several|few|two|three|four|five|ten) (?:اعلان|بوست|منشور|كابشن|تغريد|نص|\w+ ?(?:post|caption|ad|tweet)|post|caption|ad|tweet)|اعلانات|بوستات|منشورات|كابشنات|تغريدات|نصوص|حمله|\b(?:posts|captions|ads|tweets|ideas|variants|campaign|series)\b))[\s\S]*(?:اعلان|بوست|منشور|كابشن|تغريده|وصف منتج|وصف لمنتج|\b(?:post|caption|ad|advert|tweet|product description|flyer|listing)\b)/;

/** Narrower kinds of a task type, found by a cue on folded text; what they leave out comes from the type. */
export const PHRASE_VARIANTS: readonly PhraseVariant[] = [
  {
    type: "exam-lesson",
    cue: /lesson plan|unit plan|خطه درس|خطه دروس|تحضير درس|تحضير الدرس|تحضير حصه/,
    ar: {
      rules: [
        "[ابدأ بهدف واحد يمكن قياسه في نهاية الحصة|صُغ هدفًا قابلًا للقياس يتحقق بنهاية الحصة|حدّد ما سيقدر عليه الطالب في نهاية الحصة].",
        "[وزّع الزمن المتاح كله على أنشطة متتابعة|قسّم وقت الحصة على الأنشطة بلا تجاوز|اضبط مجموع أزمنة الأنشطة على وقت الحصة]: تمهيد، فنشاط رئيس، فتثبيت، فخاتمة.",
        "[لا تعتمد إلا على الأدوات المذكورة|استعمل المتوفر من الأدوات فقط|اقتصر على الأدوات المتاحة]، واذكر بديلًا إن تعذر أحدها.",
        "[قدّم دعمًا لمن يحتاج إليه وتحديًا لمن سبق|هيّئ نسخة أيسر للنشاط وأخرى أصعب|راعِ الفروق الفردية بتيسير وتحدٍّ واضحين].",
        "[اختم بسؤال قصير يكشف فهم الجميع|أنهِ الحصة بتحقق سريع من الفهم|ضع في الختام تقويمًا قصيرًا للجميع].",
      ],
      output:
        "[جدول: الزمن، والنشاط، ودور المعلم، ودور الطالب، والأدوات|قدّم الخطة جدولًا يبيّن الزمن والنشاط ودور المعلم والطالب والأدوات|اعرض الخطة في جدول زمني بالأنشطة والأدوار والأدوات]، يسبقه الهدف ويليه التقويم.",
    },
    en: {
      rules: [
        "[Begin with one objective that can be checked at the end of the lesson|State one measurable objective|Say what students will be able to do by the end].",
        "[Divide the available time among the activities with nothing left over|Make the activity times add up to the lesson|Fit every activity into the time given]: opening, main activity, practice, close.",
        "[Use only the equipment named|Plan only with the equipment that is there|Rely on nothing that is not available], and give a fallback for each key item.",
        "[Build in support for those who need it and a stretch for those who finish early|Offer an easier and a harder route through the main activity|Show how the main activity is made easier or harder].",
        "[Close with a quick check that shows who has understood|End on a short check of understanding for everyone|Finish with an exit question for every student].",
      ],
      output:
        "[A table of time, activity, teacher, students and materials|Return the plan as a table: time, activity, teacher, students, materials|Set the lesson out in a table of time, activity, roles and materials], with the objective above and the check below it.",
    },
  },
  {
    type: "code-fix-review",
    cue: /review|راجع|مراجعه/,
    ar: {
      task: "[راجع الكود المرفق|افحص الكود المرفق وقيّمه|قدّم مراجعة للكود أدناه]",
      rules: [
        "[رتّب الملاحظات: الصحة، ثم الأمان، ثم الأداء، ثم الوضوح|ابدأ بما يكسر الصحة أو الأمان ثم الأداء ثم الوضوح|قدّم أخطاء الصحة والأمان على غيرها].",
        "[لكل ملاحظة: موضعها، وسببها، ومثال يُظهرها|اذكر مع كل ملاحظة السطر والسبب والدليل|أسند كل ملاحظة إلى سطر وسبب]، ثم التعديل المقترح.",
        "[ميّز الخطأ المؤكد من الاقتراح|افصل بين ما يجب إصلاحه وما يحسن تغييره|صنّف كل ملاحظة: واجبة أو اختيارية].",
        "[لا تعلّق على الأسلوب ما لم يؤثر في الفهم|اترك الذوق الشخصي جانبًا|تجنب ملاحظات التنسيق التي تصلحها الأدوات].",
      ],
      output:
        "[قائمة ملاحظات من الأخطر إلى الأخف|قدّم الملاحظات مرتبة بحسب خطورتها|اعرض الملاحظات في جدول: الموضع والخطورة والسبب والتعديل]، يليه سطر واحد بالحكم العام.",
    },
    en: {
      task: "[Review the code below|Carry out a review of the code below|Examine and review the code below]",
      rules: [
        "[Put correctness first, then security, performance and clarity|Order findings: correctness, security, performance, clarity|Report what breaks correctness or security before anything else].",
        "[For each finding give the place, the reason and a case that shows it|Tie every finding to a line, a cause and an example|State line, cause and evidence for each point], then the proposed change.",
        "[Keep certain defects apart from suggestions|Mark each point as a must-fix or an option|Separate what must change from what could].",
        "[Leave style alone unless it hides meaning|Skip formatting remarks that a tool would fix|Comment on style only where it misleads].",
      ],
      output:
        "[Findings from most to least severe|A list of findings by severity|Return a table of place, severity, reason and change], then one line with the overall verdict.",
    },
  },
  {
    type: "marketing",
    cue: /خطه محتوي|خطه تسويق|خطه نشر|تقويم محتوي|content (?:plan|calendar)|marketing plan|campaign plan|posting schedule/,
    ar: {
      task: "[ضع خطة المحتوى المطلوبة|أعدّ خطة النشر المطلوبة|ابنِ خطة المحتوى الموصوفة]",
      rules: [
        "[وزّع المنشورات على الأيام بالعدد المطلوب تمامًا|التزم عدد المنشورات المذكور، موزعًا على الأيام|رتّب المنشورات في أيام محددة بالعدد المطلوب]، واربطها بالمناسبات المذكورة.",
        "[اجعل لكل منشور هدفًا واحدًا: تعريف أو تفاعل أو بيع|حدّد لكل منشور غرضًا واحدًا|لكل منشور غاية واحدة واضحة]، وفكرة لا تتكرر.",
        "[وزّع الميزانية المذكورة على ما يستحق الترويج، ولا تتجاوزها|قسّم الميزانية المذكورة دون زيادة|التزم الميزانية المذكورة وبيّن أين تُصرف].",
        "[لا تعد بأرقام تفاعل أو مبيعات|لا تتوقع نتائج بأرقام|تجنب وعود الأرقام]؛ واذكر ما يُقاس أسبوعيًّا لمعرفة ما ينجح.",
        "[اختر أفكارًا يسهل تصويرها بالهاتف|لتكن الأفكار سهلة التصوير والتنفيذ|اقترح ما يمكن تنفيذه بإمكانات بسيطة].",
      ],
      output:
        "[جدول: اليوم، ونوع المنشور، والفكرة، والنص، والصورة أو اللقطة|قدّم الخطة جدولًا بالأيام والأنواع والأفكار والنصوص واللقطات|اعرض الخطة في جدول: اليوم والنوع والفكرة والنص والمشهد]، يليه توزيع الميزانية إن ذُكرت.",
    },
    en: {
      task: "[Draw up the content plan described|Prepare the requested content plan|Make the publishing plan described]",
      rules: [
        "[Place exactly the number of posts asked for on named days|Keep to the number of posts stated, each on its day|Schedule the stated number of posts, day by day], tied to the occasions mentioned.",
        "[Give each post one aim: awareness, engagement or sales|Let every post have a single purpose|Assign one goal to each post], and never repeat an idea.",
        "[Stay within the stated budget and show where it goes|Divide the stated budget without exceeding it|Spend the stated budget only where promotion pays].",
        "[Promise no engagement or sales figures|Forecast no numbers|Give no guaranteed results]; say what to measure each week instead.",
        "[Choose ideas that can be shot on a phone|Keep ideas easy to produce|Prefer ideas that need little equipment].",
      ],
      output:
        "[A table of day, type, idea, text and visual|Return the plan as a table: day, type, idea, copy, visual|Give a dated table with idea, copy and visual for each post], then the budget split if there is one.",
    },
  },
  {
    type: "summarise",
    cue: /اجتماع|محضر|meeting|minutes|call notes|transcript/,
    ar: {
      output:
        "[القرارات، ثم المهام (المسؤول والموعد)، ثم المسائل المفتوحة|قدّم ثلاثة أقسام: القرارات، والمهام بمسؤولها وموعدها، والمسائل المعلقة|رتّب الملخص: قرارات، فمهام مع المسؤول والموعد، فأسئلة مفتوحة]، في نقاط قصيرة.",
    },
    en: {
      output:
        "[Decisions, actions with owner and date, open questions|Return three parts: decisions, actions (owner, date), open questions|Order: decisions, then actions with owner and date, then open points], in short bullets.",
    },
  },
  {
    type: "plan",
    cue: /سفر|رحل|سياح|نطلع|مسافر|كشته|شاليه|itinerary|trip|travel|holiday|vacation|honeymoon/,
    ar: {
      rules: [
        "[اجمع الأماكن المتقاربة في اليوم الواحد|رتّب كل يوم بحسب قرب الأماكن|لا تشتت اليوم بين أحياء متباعدة]، واترك وقتًا للراحة والطعام.",
        "[التزم الميزانية والمدة المذكورتين|لا تتجاوز المدة والميزانية المذكورتين|اضبط البرنامج على المدة والميزانية المعطاة]، وبيّن أين يمكن التوفير.",
        "[راعِ أعمار المسافرين وما يحبون وما لا يحبون|ناسب كل يوم مع المسافرين وأعمارهم ورغباتهم|اختر ما يناسب المسافرين وما طلبوه].",
        "[لا تخترع أسعارًا أو مواعيد دوام؛ ضع «يُتحقق منه» بجانب كل ما يتغير|ما يتغير من أسعار ومواعيد ضع بجانبه «يُتحقق منه»|نبّه إلى كل سعر أو موعد يجب التحقق منه].",
        "[قدّم بديلًا ليوم المطر أو التعب|ضع خيارًا بديلًا لكل يوم|أضف بديلًا داخليًّا لكل يوم].",
      ],
      output:
        "[جدول: اليوم، والصباح، والظهر، والمساء، والتنقل، وملاحظات|قدّم البرنامج جدولًا لكل يوم: الصباح والظهر والمساء والتنقل|اعرض كل يوم في صف: الفترات والتنقل والملاحظات]، يليه ما يُحجز مسبقًا.",
    },
    en: {
      rules: [
        "[Group places that are close together|Keep each day to one part of the city|Order each day by distance], and leave time to eat and rest.",
        "[Stay within the stated time and budget|Fit the plan to the days and money given|Keep to the budget and length stated], and show where money can be saved.",
        "[Choose what suits the travellers, their ages, likes and dislikes|Fit each day to the travellers and what they asked for|Respect the travellers' likes and dislikes].",
        '[Make up no prices or opening hours; mark what changes "verify"|Tag every price and opening time "verify"|Mark prices and hours that need checking].',
        "[Give a fallback for rain or tired feet|Add an alternative for each day|Offer one indoor option a day].",
      ],
      output:
        "[A table by day: morning, afternoon, evening, getting around|Return a day-by-day table with times of day and transport|Set out each day as a row: morning, afternoon, evening, transport], then what to book ahead.",
    },
  },
  {
    type: "health-info",
    cue: /تمارين|تمرين|رياضي|جيم|لياقه|workout|exercise|gym|strength|fitness|stretch|running plan/,
    ar: {
      task: "[ضع برنامج التمارين الموصوف|أعدّ برنامج التمارين المطلوب|رتّب جدول التمارين المطلوب]",
      rules: [
        "[ابنِ كل تمرين على الحالة والعمر والأدوات المذكورة|اختر ما يناسب الحالة والأدوات المذكورة وحدها|راعِ الحالة والعمر، واستعمل الأدوات المذكورة دون غيرها]، واذكر سبب اختياره في كلمات.",
        "[ابدأ كل يوم بإحماء واختمه بتهدئة|اجعل لكل يوم إحماءً في أوله وتهدئة في آخره|افتتح بالإحماء واختم بالتمدد الهادئ]، ووزّع أيام الراحة.",
        "[سمِّ الحركات التي يجب تجنبها مع هذه الحالة، وبديل كل منها|اذكر ما لا يناسب هذه الحالة من حركات وما يقوم مقامه|نبّه إلى الحركات المؤذية لهذه الحالة مع بدائلها].",
        "[بيّن متى يتوقف المتدرب ويراجع مختصًّا|اذكر علامات التوقف الفوري ومراجعة الطبيب|حدّد الألم الذي يستدعي التوقف واستشارة مختص].",
        "[زد الحمل أو التكرار تدريجيًّا من أسبوع إلى آخر|ارفع الصعوبة بتدرج واضح|اجعل الزيادة أسبوعية وصغيرة]، واذكر ما يُفعل إذا فات يوم.",
        "[اشرح الأداء الصحيح لكل تمرين في سطر|صف طريقة الأداء بجملة لكل تمرين|اكتب لكل تمرين وضعية البداية والحركة والخطأ الشائع].",
        "[لا تعد بنتيجة في مدة محددة|تجنب وعود النتائج والأرقام|لا تذكر نتيجة مضمونة]، واقترح ما يُسجَّل لمتابعة التقدم.",
        "[اذكر لكل تمرين صورة أخف لمن يصعب عليه|ضع مع كل تمرين بديلًا أسهل|قدّم درجة أسهل من كل تمرين].",
        "[بيّن كيف يُعرف الجهد المناسب من غير أجهزة: القدرة على الكلام أثناء التمرين|اجعل مقياس الجهد القدرة على الكلام|صف الجهد بما يحس به المتمرن]، لا بأرقام.",
      ],
      output:
        "[جدول أعمدته: اليوم، والتمرين، والمجموعات والتكرار، والراحة، وتنبيه الأداء|قدّم جدولًا لكل يوم: التمرين والتكرار والراحة والتنبيه|اعرض البرنامج جدولًا باليوم والتمرين والتكرار والراحة والملاحظة]، تليه علامات التوقف وأسئلة للمختص.",
    },
    en: {
      task: "[Draw up the exercise plan described|Set out the requested exercise routine|Put together the workout described]",
      rules: [
        "[Build every exercise on the condition, age and equipment given|Choose only what suits the stated condition and equipment|Use the equipment named and nothing else, and respect the condition stated], with a word on why it fits.",
        "[Open each day with a warm-up and close it with a cool-down|Give every session a warm-up and a gentle finish|Begin with mobility and end with easy stretching], and place the rest days.",
        "[Name the movements to avoid with this condition and what to do instead|List what does not suit this condition, each with a substitute|Point out harmful movements and their replacements].",
        "[Say when to stop and see a professional|Give the signs that mean stop and ask a doctor|State which pain ends the session and needs advice].",
        "[Raise load or repetitions a little each week|Progress in small weekly steps|Make it harder gradually], and say what to do after a missed day.",
        "[Describe the correct form of each exercise in a line|Give start position, movement and common mistake for each|Explain in one sentence how each exercise is done].",
        "[Promise no result by a date|Guarantee no outcome|State no promised numbers], and suggest what to record to see progress.",
        "[Give an easier form of each exercise|Put a gentler version beside every exercise|Add a step down for each movement].",
        "[Describe effort by whether one can still talk, not by numbers|Use the talk test for effort|Say how hard it should feel instead of giving figures].",
      ],
      output:
        "[A table of day, exercise, sets and repetitions, rest, form note|Return one table per day: exercise, repetitions, rest, form|Set it out as a table by day with exercise, sets, rest and a note], then the stop signs and questions for a professional.",
    },
  },
  {
    type: "legal-info",
    cue: /رساله|خطاب|رد علي|ارد علي|الرد علي|انذار|letter|email|reply|respond|write to/,
    ar: {
      task: "[اكتب الرسالة المطلوبة في هذا الخلاف|صغ الرد القانوني المطلوب|حرّر الرسالة الموصوفة]",
      rules: [
        "[ابنِ الرسالة على الوقائع المذكورة وحدها، بترتيبها الزمني|رتّب الوقائع المذكورة زمنيًّا ولا تضف إليها|اذكر الوقائع كما وردت، الأقدم فالأحدث].",
        "[اجعل المطلوب من الطرف الآخر محددًا، مع مهلة يحددها صاحب الرسالة|اختم بطلب واضح ومهلة تُترك خانة إن لم تُذكر|حدّد ما يُنتظر من الطرف الآخر ومتى].",
        "[أحل إلى بنود العقد بألفاظها إن ذُكرت، وإلا فاترك لها خانة|لا تقتبس بندًا لم يُعطَ نصه، بل اترك له خانة|استند إلى نص العقد حيث أُعطي، واترك خانة حيث لم يُعطَ].",
        "[التزم نبرة حازمة مهذبة بلا تهديد ولا اتهام|اكتب بحزم وأدب، ولا تهدد|اجعل النبرة ثابتة ومحترمة ولا تتنازل عن حق]، ولا تقرّ بشيء لم يُذكر.",
        "[بعد الرسالة اذكر ما يُحفظ من أدلة ومواعيد|ألحق بالرسالة قائمة بالمستندات التي تُحفظ|نبّه بعد الرسالة إلى الأدلة والمواعيد].",
        "[بيّن كيف قد يرد الطرف الآخر، وجوابًا قصيرًا عنه|توقع رد الطرف الآخر وما يقال عندئذ|اذكر أقوى اعتراض محتمل وكيف يُجاب].",
        "[رتّب ما يُفعل إن لم يأت رد، من التفاهم إلى الإجراء الرسمي|اذكر الخطوات التالية من الأهدأ إلى الأشد|بيّن الخطوة التالية إن لم يستجب الطرف الآخر].",
      ],
      output:
        "[الرسالة كاملة جاهزة للإرسال: الموضوع والتحية والمتن والتوقيع|سلّم نص الرسالة أولًا: موضوع وتحية ومتن وتوقيع|ابدأ بنص الرسالة كاملًا]، ثم ملاحظات قصيرة منفصلة وأسئلة لمحامٍ مختص.",
    },
    en: {
      task: "[Write the letter needed in this dispute|Draft the legal reply described|Prepare the letter described]",
      rules: [
        "[Build the letter on the stated facts alone, in order of time|Set out the given facts from first to last and add none|Tell the facts as given, oldest first].",
        "[Make the demand specific, with a date the sender sets|Close on one clear request and a deadline, left as a blank if none was given|Say what the other side should do and by when].",
        "[Refer to clauses by their wording where it was given, and leave a blank where it was not|Quote no clause whose text is missing; leave a space for it|Rest on the contract's words where they are given, with a blank elsewhere].",
        "[Stay firm and courteous, without threats or accusations|Be firm and polite; do not threaten|Keep the tone steady and respectful], and admit nothing that was not stated.",
        "[After the letter, list the evidence and dates to keep|Add a list of papers worth saving|Follow the letter with the documents to collect].",
        "[Say how the other side may answer, with a short reply|Foresee their strongest objection and meet it|Give the likely response and what to say then].",
        "[Order the next steps if no answer comes, from the mildest to the most formal|Set out what follows silence, mild steps first|Name the next step if they do not respond].",
      ],
      output:
        "[The whole letter first, ready to send: subject, greeting, body, signature|Return the letter itself first, from subject to signature|Begin with the finished letter], then short separate notes and questions for a qualified lawyer.",
    },
  },
  {
    type: "creative",
    cue: SPEECH,
    ar: {
      task: "[اكتب الكلمة المطلوبة|أعدّ نص الكلمة|صغ الكلمة الموصوفة]",
      rules: [
        "[ابنِ الكلمة على موقف حقيقي واحد مما ذُكر، لا على المديح العام|اختر حكاية واحدة مما أُعطي واجعلها محور الكلمة|قدّم موقفًا حقيقيًّا واحدًا على الصفات العامة].",
        "[لا تخترع ذكرى ولا اسمًا ولا موقفًا|اقتصر على الذكريات والأسماء المعطاة|اترك خانة لكل ذكرى أو اسم لم يُعطَ].",
        "[اكتب جملًا تُقال بصوت عالٍ: قصيرة ولها نَفَس|لتكن الجمل مما يسهل قوله أمام الناس|راعِ الإلقاء: جمل قصيرة ووقفات].",
        "[تجنب النكتة التي يخجل منها صاحب المناسبة|ابتعد عما يحرج أحد الحاضرين|اجعل المزاح لطيفًا لا يحرج أحدًا]، واختم بأمنية أو دعاء يشارك فيه الحضور.",
      ],
      output: "[نص الكلمة وحده كما يُلقى|سلّم نص الكلمة جاهزًا للإلقاء|اكتب الكلمة كاملة كما تُقال]، دون عناوين ولا تعليق.",
    },
    en: {
      task: "[Write the speech described|Prepare the words to be spoken|Compose the speech]",
      rules: [
        "[Build it on one true moment from what is given, not on general praise|Choose one real story from the details and let it carry the speech|Put a single true anecdote before adjectives].",
        "[Invent no memory, name or event|Use only the memories and names given|Leave a blank for any memory or name that is missing].",
        "[Write for the ear: short sentences with room to breathe|Keep sentences easy to say aloud|Make every line speakable, with natural pauses].",
        "[Keep the humour kind, with nothing that embarrasses anyone in the room|Leave out jokes the guest of honour would wince at|Tease gently, if at all], and end on a line everyone can join in.",
      ],
      output:
        "[The speech alone, as it will be spoken|Return only the finished speech|Give the full text as it is to be said], without headings or comment.",
    },
  },
  {
    type: "code-write",
    cue: /sql|استعلام|كويري|regex|regular expression|ريجكس|تعبير نمطي|formula|معادله/,
    ar: {
      task: "[اكتب الاستعلام أو التعبير المطلوب|أعدّ الاستعلام أو المعادلة الموصوفة|صغ التعبير المطلوب]",
      rules: [
        "[سمِّ ما افترضته من أسماء أعمدة وأنواعها قبل الحل|اذكر افتراضاتك عن الأعمدة والأنواع أولًا|ابدأ بالأعمدة التي افترضت وجودها]، ولا تخترع جدولًا لم يُذكر.",
        "[عالج القيم الفارغة والمكررة صراحة|بيّن ما يحدث للقيم الفارغة والمكررة|راعِ القيم الفارغة والتكرار].",
        "[اختر أوضح صيغة تؤدي الغرض، ونبّه إلى ما يختلف بين الأنظمة|اكتب بأبسط صيغة، واذكر ما يتغير من نظام إلى آخر|قدّم الصيغة المعيارية، وأشر إلى الفروق بين الأنظمة].",
        "[اشرح كل جزء في سطر|وضّح دور كل جزء بإيجاز|علّق على الأجزاء غير البديهية].",
        "[أرفق مثالًا صغيرًا للمدخل والناتج المتوقع|أضف حالة عادية وأخرى حدّية مع الناتج المتوقع|قدّم عينة قصيرة وما يخرج منها].",
      ],
      output:
        "[الحل وحده في كتلة كود|قدّم الحل في كتلة كود واحدة|ابدأ بكتلة كود فيها الحل]، ثم الشرح بإيجاز، ثم المثال.",
    },
    en: {
      task: "[Write the query or expression described|Produce the requested query or formula|Give the expression described]",
      rules: [
        "[Name the columns and types you assumed before the solution|State your assumptions on columns and types first|Begin with the columns you took for granted], and invent no table.",
        "[Deal explicitly with empty and duplicate values|Say what happens to nulls and duplicates|Account for missing and repeated values].",
        "[Choose the clearest form that works, and note what differs between systems|Prefer standard syntax and point out dialect differences|Keep it simple, and say what changes from one system to another].",
        "[Explain each part in a line|Say briefly what each part does|Comment on whatever is not obvious].",
        "[Add a small sample input and the result it should give|Include a usual and an edge case with expected results|Show a short sample and its output].",
      ],
      output:
        "[The solution alone in a code block|Begin with one code block that holds the solution|Return the solution in a single code block], then a short explanation, then the sample.",
    },
  },
  {
    type: "marketing",
    cue: ONE_PIECE,
    ar: {
      rules: [
        "[ابنِ النص على فائدة واحدة ملموسة|اجعل للنص فكرة واحدة محددة|ركّز على فائدة واحدة يفهمها القارئ]، وابدأه بجملة تستوقف القارئ.",
        "[لا تخترع أسعارًا أو عروضًا أو آراء عملاء|لا تذكر سعرًا أو عرضًا أو شهادة لم ترد هنا|اقتصر على المزايا والعروض المذكورة]، ولا تعد بنتائج مضمونة.",
        "[اذكر كل تفصيل أُعطي: المكان والموعد والسعر كما وردت|أبقِ المكان والموعد والسعر كما ذُكرت|ضع المكان والموعد والسعر في النص بألفاظها].",
        "[اختم بدعوة واحدة واضحة|أنهِ النص بخطوة واحدة مطلوبة من القارئ|اجعل الختام طلبًا واحدًا واضحًا].",
        "[اقترح صورة أو لقطة واحدة يسهل تنفيذها|أضف فكرة واحدة للصورة المصاحبة|اذكر في سطر الصورة التي تناسب النص].",
      ],
      output:
        "[النص جاهزًا للنشر، ثم سطر عن الصورة|اكتب النص كما سيُنشر، وتحته سطر عن الصورة|سلّم النص في صورته النهائية، يليه وصف الصورة في سطر].",
    },
    en: {
      rules: [
        "[Build it on one concrete benefit|Give it a single, definite idea|Keep to one benefit the reader can picture], and earn attention in the first line.",
        "[Do not make up prices, offers, results or testimonials|State no price, offer or review that is not given here|Use only the features and offers mentioned], and promise nothing that cannot be shown.",
        "[Include every detail given: place, date, price|Keep the place, date and price exactly as stated|Work in the stated place, time and price as they are].",
        "[Close with one clear call to action|End on the single step the reader should take|Finish with one plain request].",
        "[Suggest one image or clip that is easy to make|Add one idea for the picture|Say in a line which picture goes with it].",
      ],
      output:
        "[The text ready to publish, then one line on the image|Return the finished copy, with a line about the picture below it|Give the final text, followed by the image idea in a line].",
    },
  },
  {
    type: "ideas-names",
    cue: /هدي|هدايا|افكار|فكره|gifts?|ideas|activit/,
    ar: {
      rules: [
        "[نوّع الاتجاهات، ولا تكرر فكرة بثوب آخر|اجعل كل اقتراح مختلفًا في أصله لا في لفظه|قدّم اتجاهات متباعدة لا تنويعات متقاربة].",
        "[اربط كل فكرة بمن ستُقدَّم له أو بمن سينفذها|اذكر لمن تصلح كل فكرة ولماذا في سطر|علّل كل فكرة بسطر يخص هذا الطلب].",
        "[التزم الحدود المذكورة في كل فكرة|راجع كل فكرة على الشروط المذكورة|استبعد ما يخالف الشروط]، واترك أول ما يسبق إلى الذهن.",
        "[اذكر ما يلزم لتنفيذ كل فكرة وتكلفتها التقريبية بكلمة: منخفضة أو متوسطة أو مرتفعة|بيّن مع كل فكرة الجهد والتكلفة بكلمة واحدة|صف سهولة التنفيذ والتكلفة بكلمة لكل فكرة]، دون أسعار من عندك.",
      ],
      output:
        "[جدول: الفكرة، وسببها، وما يلزم لها|قدّم قائمة مرتبة: الفكرة ثم سببها ثم ما يلزم|اعرض الأفكار في جدول أعمدته الفكرة والسبب وما يلزم]، يليه ترشيح واحد مع تعليله.",
    },
    en: {
      rules: [
        "[Take different directions, not variations on one|Let the ideas differ in kind, not in wording|Offer distinct directions].",
        "[Tie each idea to the person or occasion in a line|Say in one line whom each idea suits and why|Give one line on why each would work here].",
        "[Hold every idea to the stated limits|Check each idea against the conditions|Leave out what breaks a condition], and skip the first obvious answers.",
        "[Say what each needs, with cost as low, medium or high|Note effort and cost in one word each|Mark each as easy or demanding, cheap or dear], with no prices of your own.",
      ],
      output:
        "[A table: idea, reason, what it needs|A ranked list: idea, reason, what it needs|Return a table of idea, reason and what is needed], then one pick with its reason.",
    },
  },
  {
    type: "finance-info",
    cue: BUDGETING,
    ar: {
      task: "[ضع الميزانية الموصوفة|أعدّ الميزانية المطلوبة|وزّع الدخل المذكور في ميزانية]",
      rules: [
        "[ابدأ بالدخل والمصاريف المذكورة كما هي|اعتمد على الأرقام المذكورة وحدها|ضع المبالغ المذكورة أولًا بلا تغيير]، واترك خانة فارغة لكل مصروف لم يُذكر.",
        "[وزّع الباقي على الضروري ثم الطوارئ ثم ما يمكن تأجيله|رتّب البنود: الضروري، فالطوارئ، فالاختياري|قدّم الضروري والطوارئ على غيرهما].",
        "[أظهر حساب كل سطر، وتأكد من أن المجموع يساوي الدخل|بيّن الجمع والطرح حتى يطابق المجموعُ الدخل|تحقق من أن مجموع البنود لا يزيد عن الدخل].",
        "[اذكر أين يمكن التوفير، وأثر كل خيار|اقترح مواضع للتوفير مع أثرها|حدّد البنود التي يسهل خفضها].",
        "[بيّن ما يُفعل في شهر صعب أو مصروف مفاجئ|ضع خطة قصيرة للشهر الذي يزيد فيه المصروف|اذكر ما يُقتطع أولًا إن ضاق الشهر].",
      ],
      output:
        "[جدول أعمدته: البند، والمبلغ، والنسبة من الدخل، وملاحظة|قدّم جدولًا بالبند والمبلغ والنسبة والملاحظة|اعرض الميزانية جدولًا: البند والمبلغ والنسبة والملاحظة]، يليه سطر بالباقي وأسئلة عما ينقص.",
    },
    en: {
      task: "[Draw up the budget described|Set out the monthly budget|Share out the income in a budget]",
      rules: [
        "[Start from the income and costs given, unchanged|Use only the amounts stated|Enter the stated figures first], with a blank for every cost that was not given.",
        "[Cover essentials first, then an emergency fund, then the rest|Order the lines: essentials, emergencies, optional|Put necessities and emergencies before anything else].",
        "[Show the arithmetic, and make the total equal the income|Add up every line so that it matches the income|Check that the lines never exceed the income].",
        "[Say where money can be saved and what each saving brings|Point out the easiest lines to cut|Suggest savings with their effect].",
        "[Say what to do in a hard month or after a surprise bill|Plan briefly for a month that runs over|Name what goes first when money is short].",
      ],
      output:
        "[A table of item, amount, share of income and note|Return a table: item, amount, share, note|Set it out as a table with item, amount, share and a note], then what is left and questions on what is missing.",
    },
  },
];
