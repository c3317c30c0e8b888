import type { PromptLanguage, TaskType } from "./compose-types.ts";
import type { TaskPhrases } from "./phrase-types.ts";

/** Narrower kinds of a task type, found by a cue on folded text; what they leave out comes from the type. */
export const PHRASE_VARIANTS: readonly ({ type: TaskType; cue: RegExp } & Record<
  PromptLanguage,
  Partial<TaskPhrases>
>)[] = [
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
        "[قائمة ملاحظات من الأخطر إلى الأخف|قدّم الملاحظات مرتبة بحسب خطورتها|اعرض الملاحظات في جدول: الموضع والخطورة والسبب والتعديل]، ثم سطر واحد بالحكم العام.",
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
    cue: /سفر|رحل|سياح|itinerary|trip|travel|holiday|vacation|honeymoon/,
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
];
