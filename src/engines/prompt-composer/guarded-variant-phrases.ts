import type { PhraseVariant } from "./phrase-types.ts";

/** Narrower kinds of health, legal and money questions; their rules stand before those of the type. */
export const GUARDED_VARIANTS: readonly PhraseVariant[] = [
  {
    type: "health-info",
    cue: /دواء|ادويه|دوا |حبوب|مضاد حيوي|مسيل|مسكن|بنادول|باندول|panadol|concor|medicine|medication|tablets|warfarin|antibiotic|ibuprofen|paracetamol|statin|metformin|thyroxine|(?:takes?|taking) (?!me|us|it)/,
    also: true,
    ar: {
      rules: [
        "[اذكر لكل دواء أو طعام مذكور ما قد يكون له أثر في غيره|بيّن لكل دواء مذكور ما قد يتعارض معه مما ذُكر|تناول كل دواء وطعام مذكور على حدة]، في جملة أو جملتين.",
        "[خذ المعلومات من نشرة الدواء أو جهة صحية رسمية، وسمِّ المصدر|أسند المعلومة إلى نشرة الدواء أو جهة رسمية|اذكر مصدر كل معلومة دوائية]، وما اختلفت فيه المصادر اجعله سؤالًا للصيدلي.",
        "[لا تقترح بدء دواء أو إيقافه أو تغيير موعده|لا تنصح ببدء علاج ولا بإيقافه ولا بتغيير طعام فجأة|اترك كل تغيير في الدواء والطعام للطبيب]، وضع مكانه «اسأل أولًا».",
        "[اجعل أول سؤال للصيدلي أخطر ما ينبغي التأكد منه|رتّب أسئلة الصيدلي من الأخطر إلى الأخف|ضع في أول الأسئلة ما لا يحتمل التأجيل].",
      ],
      output:
        "[أقسام قصيرة: ما الجديد، وما يُراقَب، ومتى تُطلب المساعدة فورًا، وأسئلة الصيدلي|قدّم أربعة أقسام: الجديد، والمراقبة، والعاجل، والأسئلة|رتّب الرد: ما يُراقَب، فالعاجل، فأسئلة الصيدلي أو الطبيب].",
    },
    en: {
      rules: [
        "[Say how each medicine or food named may bear on the others|Cover every medicine and food named, one by one|Take each medicine or food mentioned in turn], in a sentence or two.",
        "[Take facts from the patient leaflet or an official health service and name the source|Rest each statement on a leaflet or official page|Give the source for every statement about a medicine]; where sources differ, turn it into a question for the pharmacist.",
        '[Suggest no start, stop or change of a medicine|Advise nobody to begin, stop or retime a medicine|Leave every change of medicine or diet to the doctor]: write "ask first" instead.',
        "[Put the most serious thing to confirm first among the questions|Order the pharmacist's questions from serious to minor|Open the questions with what cannot wait].",
      ],
      output:
        "[Short parts: what is new, what to watch for, when to get help at once, what to ask|Four short headings: new, watch for, call for help, ask|What to watch for, then urgent signs, then questions for the pharmacist or doctor].",
    },
  },
  {
    type: "health-info",
    cue: /ابني|بنتي|ولدي|طفلي|طفلتي|رضيع|البيبي|my (?:son|daughter|baby|toddler|child|kid)|year[- ]old|months old|newborn/,
    also: true,
    ar: {
      rules: [
        "[ابدأ بالعلامات التي تستدعي الطوارئ في هذا العمر|اذكر أولًا ما لا يُنتظر معه في عمر هذا الطفل|قدّم علامات الخطر الخاصة بهذا العمر]: في التنفس والوعي والشرب والبول.",
        "[قل ما يُراقَب في البيت ساعةً بساعة وكيف يُكتب|اذكر ما يُقاس ويُدوَّن في البيت قبل الزيارة|بيّن ما يسجله الأهل من قياسات ومواعيد].",
        "[لا تقترح دواءً ولا جرعة لطفل مهما كان شائعًا|لا تذكر جرعة لطفل|أحل كل دواء إلى الطبيب أو الصيدلي].",
        "[طمئن بما يصح أن يُطمأن به، بلا تهوين|اكتب للأهل بهدوء، وقل ما هو معتاد في هذا العمر|افصل المعتاد في هذا العمر عما يستدعي القلق].",
      ],
    },
    en: {
      rules: [
        "[Open with the signs that mean emergency help at this age|Put first what cannot wait in a child of this age|List the warning signs for this age first]: breathing, alertness, drinking, wet nappies or urine.",
        "[Say what to watch and write down at home, with times|Give what to measure and note before the visit|List what the parents should record].",
        "[Name no medicine and no amount for a child, however common|Give no dose for a child|Refer any medicine to the doctor or pharmacist].",
        "[Keep the usual at this age apart from the worrying|Write calmly for a parent and say what is common at this age|Reassure only where there is reason to].",
      ],
    },
  },
  {
    type: "health-info",
    cue: /رجيم|دايت|تخسيس|سعرات|انزل وزن|انقص|ناكل|الاكل|اكله|meal plan|diet|calorie|lose (?:weight|\d)|weight loss|breakfast|what (?:can|should) (?:i|he|she|we) eat/,
    also: true,
    ar: {
      rules: [
        "[ابنِ النصيحة على الحالة والعادات المذكورة لا على نظام جاهز|انطلق مما يُؤكل الآن وغيّر القليل|عدّل العادات المذكورة بدل نظام كامل جديد].",
        "[صف الوجبات بالأصناف والمقادير المنزلية لا بأرقام السعرات|استعمل الكوب والملعقة والكف بدل السعرات|اذكر المقدار بوحدات البيت]، إلا رقمًا ورد في الطلب.",
        "[تجنب المنع الكامل والوعود السريعة|لا تمنع صنفًا كاملًا من غير سبب طبي مذكور|لا تعد بنزول محدد]، وقدّم بديلًا لكل ما يُقلَّل.",
        "[اذكر من لا يناسبه هذا النظام ومن يسأل الطبيب أولًا|بيّن متى يُسأل الطبيب قبل التغيير|نبّه إلى الحالات التي تحتاج إلى إذن الطبيب].",
      ],
      output:
        "[جدول: الوجبة، والأصناف، والمقدار المنزلي، والبديل|قدّم جدولًا بالوجبات ومقاديرها وبدائلها|اعرض الأيام في جدول: الوجبة والمقدار والبديل]، ثم علامات التوقف وأسئلة للطبيب أو اختصاصي التغذية.",
    },
    en: {
      rules: [
        "[Build on the condition and habits given, not on a ready-made diet|Start from what is eaten now and change little|Adjust the stated habits instead of starting over].",
        "[Describe meals in household measures, not calorie counts|Use cups, spoons and palm sizes|Give portions by eye], except for a figure stated in the request.",
        "[Avoid outright bans and quick promises|Forbid no food group without a stated medical reason|Promise no amount of loss], and offer a swap for whatever is reduced.",
        "[Say whom this does not suit and who should ask a doctor first|Name the cases that need a doctor's agreement|Point out when to ask before changing].",
      ],
      output:
        "[A table of meal, foods, household portion and swap|Meals in a table with portions and swaps|Return the days as a table: meal, portion, swap], then the signs to stop and questions for a doctor or dietitian.",
    },
  },
  {
    type: "health-info",
    cue: /حامل|حمل|pregnan|weeks|midwife|ارضاع|رضاعه|breastfeed/,
    also: true,
    ar: {
      rules: [
        "[قدّم ما يستدعي الاتصال بالطبيبة في هذه المرحلة من الحمل|ابدأ بعلامات الخطر الخاصة بالحمل|اذكر أولًا ما لا يُنتظر معه في الحمل]: النزف والألم الشديد وتغيّر حركة الجنين.",
        "[اجعل الأسئلة مما يُسأل عنه في هذا الشهر وبهذه القياسات|اربط كل سؤال بقياس أو عرض مذكور|خصّ الأسئلة بالحالة المذكورة]، مع سطر عن سبب السؤال.",
        "[اذكر ما يُحضر معه إلى الموعد: النتائج وقائمة ما يؤخذ|بيّن ما يُجهَّز للموعد من نتائج وملاحظات|رتّب ما يُقال للطبيبة في دقيقة].",
      ],
    },
    en: {
      rules: [
        "[Put first what needs a call to the midwife or doctor at this stage|Open with the warning signs of this stage of pregnancy|List what cannot wait in pregnancy]: bleeding, severe pain, a change in the baby's movements.",
        "[Tie every question to a reading or symptom given|Make the questions fit this stage and these readings|Keep the questions to the case described], with a line on why it is asked.",
        "[Say what to bring to the appointment: results and a list of what is taken|List what to prepare for the visit|Give a short account to tell the doctor in a minute].",
      ],
    },
  },
  {
    type: "legal-info",
    cue: /مستاجر|مؤجر|ايجار|صاحب البيت|صاحب الشقه|راعي البيت|اخلاء|الشقه|landlord|tenan|lease|rent|deposit|evict|flatmate/,
    also: true,
    ar: {
      rules: [
        "[ابدأ بما يقوله العقد في هذه المسألة نفسها: المدة والإنهاء والدفع|استخرج من العقد ما يخص هذه المسألة أولًا|اقرأ بنود المدة والإنهاء والدفع قبل غيرها].",
        "[بيّن ما يترتب على البقاء وما يترتب على الخروج|اعرض نتيجة كل خيار: البقاء والخروج والاتفاق|قارن بين البقاء والخروج والتسوية]، بالمبالغ والمدد المذكورة.",
        "[اذكر ما يُحفظ من إثبات: العقد والإيصالات والرسائل والصور|عدّد الأدلة التي تُحفظ في نزاع إيجار|نبّه إلى حفظ الإيصالات والمراسلات بتواريخها].",
        "[اقترح صيغة تفاهم قبل أي إجراء|ضع عرضًا وديًّا مكتوبًا يمكن إرساله أولًا|ابدأ بحل ودي مكتوب]، وما يُطلب فيه تحديدًا.",
      ],
    },
    en: {
      rules: [
        "[Begin with what the contract says on this very point: term, ending it, payment|Pull out first the clauses on term, notice and payment|Read the clauses that decide this matter before the rest].",
        "[Set out what follows from staying and from leaving|Show the result of each choice: stay, leave, settle|Compare staying, leaving and agreeing], with the sums and dates given.",
        "[Name the evidence to keep: contract, receipts, messages, photos|List the proof worth saving in a housing dispute|Point to receipts and messages with their dates].",
        "[Suggest a written settlement to try before any formal step|Offer a friendly proposal that can be sent first|Start with a written agreement to propose], and what exactly it would ask.",
      ],
    },
  },
  {
    type: "legal-info",
    cue: /شركتي|الشركه|صاحب العمل|مكافاه|نهايه الخدمه|استقال|فصل|طرد|راتب|مستحقات|كفيل|موظف|الخدمه|دوام|employer|my boss|sacked|dismiss|redundan|wages|holiday pay|notice period|my contract|work(?:ing)? (?:bank|hours)|zero hours/,
    also: true,
    ar: {
      rules: [
        "[رتّب الوقائع بتواريخها: بداية العمل والعقد وما جرى|اكتب تسلسلًا زمنيًّا للعمل وما حدث|ضع الوقائع في خط زمني قصير]، وضع خانة لكل تاريخ لم يُذكر.",
        "[افصل بين ما في العقد وما في لائحة الشركة وما يقرره قانون العمل في البلد|ميّز حق العقد من حق القانون|بيّن أي الحقوق من العقد وأيها من القانون].",
        "[اذكر المهل التي قد يضيع الحق بفواتها، معلَّمة للتحقق|نبّه إلى المواعيد التي تسقط بها المطالبة|ضع قائمة بالمهل التي يُسأل عنها فورًا].",
        "[قل أين تُقدَّم الشكوى وبأي أوراق، دون اسم جهة لم تُعرف|بيّن الجهة التي يُسأل عنها والأوراق المطلوبة|اذكر ما يُجهَّز قبل التوجه إلى جهة العمل].",
      ],
    },
    en: {
      rules: [
        "[Put the facts in order of date: start, contract, what happened|Write a short timeline of the job and the events|Set the facts on a timeline], with a blank for any date not given.",
        "[Separate the contract, the employer's rules and the labour law of the country|Keep contractual rights apart from legal ones|Say which right comes from the contract and which from the law].",
        "[Point out time limits that may end a claim, marked for checking|List the deadlines to ask about at once|Name any date after which a claim may be lost].",
        "[Say where a complaint goes and with which papers, naming no body you are unsure of|Tell what to prepare before going to an adviser or tribunal|List the papers a labour office would ask for].",
      ],
    },
  },
  {
    type: "legal-info",
    cue: /بند|شرط|عقد|clause|contract|agreement|nda|terms|policy/,
    also: true,
    ar: {
      rules: [
        "[أعد كتابة البند بكلمات يومية، جملةً جملة|فكّك البند إلى أجزاء واشرح كلًّا منها|اشرح البند كلمةً مهمةً بعد أخرى]، مع نصه.",
        "[اضرب مثالًا بما سيحدث فعلًا لو طُبق البند على الحالة المذكورة|طبّق البند على الوقائع المذكورة خطوة خطوة|بيّن بالأرقام المذكورة ما ينتج عن تطبيقه].",
        "[أشر إلى ما في البند من عبارة تحتمل أكثر من معنى|سمِّ الكلمات الفضفاضة في النص|نبّه إلى ما يُقرأ على وجهين]، ومن يستفيد من كل قراءة.",
        "[اقترح أسئلة تُطرح على الطرف الآخر كتابةً|ضع أسئلة مكتوبة تُرسل إلى الطرف الآخر|جهّز أسئلة للطرف الآخر قبل أي خطوة].",
      ],
    },
    en: {
      rules: [
        "[Put the clause in everyday words, sentence by sentence|Take the clause apart and explain each piece|Explain the wording phrase by phrase], beside its text.",
        "[Show what would happen if it were applied to these facts|Apply the clause to the facts given, step by step|Work it through with the figures given].",
        "[Point out wording that can be read in more than one way|Name the loose terms in the text|Flag phrases with two readings], and whom each reading favours.",
        "[Suggest questions to put to the other side in writing|Draft written questions for the other party|Prepare questions to send before any step].",
      ],
    },
  },
  {
    type: "legal-info",
    cue: /اشتري|شري|الفلوس|استرداد|ضمان|تذكره|الطيران|شنط|refund|bought|faulty|warranty|airline|flight|parking|fine|gym|cancel|subscription|returned|return my/,
    also: true,
    ar: {
      rules: [
        "[حدّد ما اشتُري ومتى وما الخلل وما قيل عند البيع|رتّب الوقائع: الشراء فالخلل فالرد|ابدأ بتسلسل ما حدث بتواريخه]، وضع خانة لما لم يُذكر.",
        "[افصل بين ما وعد به البائع وما يقرره قانون حماية المستهلك في البلد|ميّز سياسة البائع من حق المستهلك|لا تعدّ سياسة المتجر قانونًا].",
        "[اكتب ما يُطلب من البائع بالضبط: إصلاح أو بدل أو مال|حدّد المطلوب: إصلاح أو استبدال أو استرداد|رتّب الطلبات من الأسهل قبولًا]، ومتى يُنتقل إلى التالي.",
        "[اذكر ما يُحفظ: الفاتورة والصور والمراسلات|عدّد الأدلة التي تسند الطلب|نبّه إلى الاحتفاظ بالفاتورة والرسائل].",
      ],
    },
    en: {
      rules: [
        "[Fix what was bought or agreed, when, what went wrong and what was said|Set out the purchase, the fault and the answer in order|Begin with the sequence of events], with a blank for what is not given.",
        "[Keep the seller's policy apart from consumer law in that country|Do not take the seller's policy for the law|Separate what was promised from what the law may give].",
        "[State exactly what to ask for: repair, replacement or money|Name the demand and the fallback|Order the requests from easiest to grant], and when to move to the next.",
        "[List what to keep: receipt, photos, messages|Name the evidence that supports the request|Point to the papers worth saving].",
      ],
    },
  },
  {
    type: "finance-info",
    cue: /قرض|قسط|اسدد|سداد|ديون|دين|بطاق|ائتمان|loan|mortgage|credit card|debt|overpay|pay off|apr|interest/,
    also: true,
    ar: {
      rules: [
        "[احسب أولًا كلفة الدين كاملة بالأرقام المعطاة|ابدأ بمجموع ما سيُدفع في كل حالة|بيّن الكلفة الكلية قبل القسط الشهري]، مع المعادلة.",
        "[قارن بين السداد المبكر والادخار والجمع بينهما على المدة نفسها|ضع الخيارات جنبًا إلى جنب للمدة ذاتها|اعرض كل خيار على المدة المذكورة]، وما يبقى في اليد كل شهر.",
        "[اذكر ما يُسأل عنه البنك: رسوم السداد المبكر وطريقة حساب الفائدة|جهّز أسئلة للبنك عن الرسوم وطريقة الاحتساب|نبّه إلى رسوم السداد المبكر والتأمين].",
        "[قل ما يغيّر النتيجة: دخل ينقص أو نسبة ترتفع|بيّن ماذا لو تغيّر الدخل أو النسبة|اختبر الخيار على شهر صعب].",
      ],
    },
    en: {
      rules: [
        "[Work out the whole cost of the debt first from the figures given|Begin with the total paid in each case|Show the full cost before the monthly payment], with the formula.",
        "[Compare paying early, saving and a split over the same period|Set the options side by side for the same length of time|Lay out each option over the stated period], with what is left each month.",
        "[List what to ask the lender: early-repayment charges, how interest is worked out|Prepare questions on fees and how interest is charged|Point to charges that may apply].",
        "[Say what would turn the result: lower income, a higher rate|Test each option against a bad month|Show what changes if income or rate moves].",
      ],
    },
  },
  {
    type: "finance-info",
    cue: /استثم|اسهم|ذهب|دهب|شهاده|شهادات|صندوق|etf|invest|stocks|shares|fund|crypto|isa\b|pension|annuity|drawdown|retire/,
    also: true,
    ar: {
      rules: [
        "[ابدأ بما ينبغي أن يسبق الاستثمار: دين مرتفع الكلفة ومال للطوارئ|تحقق أولًا من الدين ومال الطوارئ|اسأل عن الديون والطوارئ قبل أي خيار].",
        "[اعرض أنواعًا لا منتجات: ما هي، وما الذي قد يضيع فيها، وكم يلزم أن يبقى المال|صف كل نوع بمدته ومخاطره وسيولته|قدّم الأنواع العامة دون أسماء جهات].",
        "[مثّل لكل نوع بحالة حسنة وأخرى سيئة بأرقام مفترضة معلَّمة|بيّن أثر الصعود والهبوط على المبلغ المذكور|اعرض أحسن حالة وأسوأها]، واذكر أنها مفترضة.",
        "[اذكر ما يُسأل عنه قبل الدفع: الرسوم والترخيص وشروط السحب|نبّه إلى الرسوم والترخيص قبل أي تحويل|ضع أسئلة تكشف الرسوم والاحتيال].",
      ],
    },
    en: {
      rules: [
        "[Start with what comes before investing: costly debt and emergency money|Check debts and emergency savings first|Ask about debt and a safety cushion before any option].",
        "[Describe kinds, not products: what each is, what can be lost, how long money must stay|Give each kind with its term, risk and access|Present general kinds without naming providers].",
        "[Show a good and a bad case for each with assumed figures, marked as such|Work the stated sum through a rise and a fall|Give best and worst cases], labelled as assumptions.",
        "[List what to ask before paying: fees, licence, withdrawal terms|Point to fees and authorisation before any transfer|Add questions that bring out fees and fraud].",
      ],
    },
  },
];
