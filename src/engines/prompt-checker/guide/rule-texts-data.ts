import type { Dimension, RuleText, Severity } from "../rule.ts";

/** Every rule, gravest first: how grave it is, which dimension it takes from, and what a person reads about it. */
export const RULE_TEXTS = {
  "leaked-secret": {
    severity: "critical",
    dimension: "safety",
    title: { ar: "سرّ مكشوف", en: "A secret in plain sight" },
    why: {
      ar: "في النص مفتاح أو كلمة مرور ظاهرة، وكل من يصله هذا البرومبت يستطيع استعمالها.",
      en: "A key or password is visible, and anyone who receives this prompt can use it.",
    },
    fix: {
      ar: "احذف القيمة وضع مكانها {{SECRET}}، ثم ألغِ السر القديم وأنشئ غيره.",
      en: "Put {{SECRET}} in its place, then revoke the old one and issue a new one.",
    },
  },
  "unsafe-request": {
    severity: "critical",
    dimension: "safety",
    title: { ar: "طلب مؤذٍ أو مضلل", en: "A harmful or deceptive request" },
    why: {
      ar: "هذا الطلب يؤذي غيرك أو يخدعه، فلا تفيده صياغة أفضل وسترفضه النماذج.",
      en: "This would harm or deceive someone, so better wording cannot help and models will refuse it.",
    },
    fix: {
      ar: "اطلب بديلًا صادقًا للغرض نفسه، مثل رسالة باسمك أو إجراء رسمي أو توعية بالخطر.",
      en: "Ask for the honest version of the same aim: a letter in your own name, the official procedure, or a warning.",
    },
  },
  "injection-risk": {
    severity: "high",
    dimension: "safety",
    title: { ar: "نص خارجي قد يتحكم في النموذج", en: "Outside text can take control" },
    why: {
      ar: "البرومبت يفتح الباب لأوامر تأتي من خارجه، فقد ينفذ النموذج ما كتبه غيرك.",
      en: "The prompt lets orders from outside through, so the model may do what somebody else wrote.",
    },
    fix: {
      ar: "ضع النص الخارجي بين علامتين واضحتين واكتب أنه بيانات تُقرأ ولا تُنفَّذ.",
      en: "Put the outside text between clear marks and say that it is data to read, never orders to follow.",
    },
  },
  "personal-data": {
    severity: "high",
    dimension: "safety",
    title: { ar: "بيانات شخصية زائدة", en: "More personal data than needed" },
    why: {
      ar: "في النص بيانات شخصية لا يحتاج إليها المطلوب، وإرسالها قد يضر صاحبها.",
      en: "It carries personal data the task does not need, and sending it can hurt the person.",
    },
    fix: {
      ar: "احذفها أو ضع مكانها خانة مثل {{رقم_مخفي}} تملؤها بعد وصول الرد.",
      en: "Drop it, or put a blank such as {{PRIVATE}} and fill it in after the answer comes back.",
    },
  },
  "contradictory-instructions": {
    severity: "high",
    dimension: "consistency",
    title: { ar: "تعليمات متعارضة", en: "Instructions that contradict" },
    why: {
      ar: "في النص تعليمتان لا تجتمعان، فسيختار النموذج إحداهما دون أن تعرف أيتهما.",
      en: "Two instructions cannot both hold, so the model will pick one without telling you which.",
    },
    fix: {
      ar: "اختر إحداهما، أو قل أيتهما تُقدَّم عند التعارض.",
      en: "Keep one of them, or say which comes first when they conflict.",
    },
  },
  "vague-goal": {
    severity: "high",
    dimension: "clarity",
    title: { ar: "هدف غير واضح", en: "The goal is unclear" },
    why: {
      ar: "لا يتضح الناتج الذي تريده، فسيملأ النموذج الفراغ بكلام عام.",
      en: "This does not say which result you want, so the model will fill the gap with generalities.",
    },
    fix: {
      ar: "اكتب فعلًا واضحًا وناتجًا محددًا وما يجعله مكتملًا.",
      en: "Name the action, the thing to be delivered and what makes it done.",
    },
  },
  "no-task-verb": {
    severity: "high",
    dimension: "clarity",
    title: { ar: "لا طلب في النص", en: "Nothing is asked" },
    why: {
      ar: "النص عنوان أو وصف بلا طلب، فلا يعرف النموذج ماذا يفعل به.",
      en: "This names or describes something without asking for anything, so the model has to guess the job.",
    },
    fix: {
      ar: "ابدأ بفعل مثل: اكتب، لخّص، قارن، صحّح.",
      en: "Start with a verb such as write, summarise, compare or correct.",
    },
  },
  "missing-input-placeholder": {
    severity: "high",
    dimension: "context",
    title: { ar: "المادة المشار إليها غير موجودة", en: "The material is not there" },
    why: {
      ar: "النص يشير إلى مادة لم تُلصق ولا خانة لها، فسيخترعها النموذج أو يسأل عنها.",
      en: "It points to material that is neither pasted nor given a blank, so the model will invent it or ask for it.",
    },
    fix: {
      ar: "الصق المادة بين علامتين واضحتين أو ضع لها خانة.",
      en: "Paste it between clear marks, or leave a blank for it.",
    },
  },
  "high-stakes-no-guardrail": {
    severity: "high",
    dimension: "safety",
    title: { ar: "قرار خطير بلا حدود أمان", en: "High stakes, no limits" },
    why: {
      ar: "يطلب النص قرارًا طبيًا أو قانونيًا أو ماليًا بلا حدود، وقد تضر إجابة خاطئة واثقة.",
      en: "It asks for a medical, legal or money decision without limits, and a confident wrong answer can do harm.",
    },
    fix: {
      ar: "اطلب معلومات عامة، وعلامات الخطر أولًا، وأسئلة تُطرح على المختص.",
      en: "Ask for general information, urgent signs first, and questions to take to a professional.",
    },
  },
  "unverifiable-sources": {
    severity: "high",
    dimension: "context",
    title: { ar: "مصادر لا يمكن التحقق منها", en: "Sources that cannot be checked" },
    why: {
      ar: "طلب مراجع أو أرقام دقيقة دون إعطاء مصدرها يدفع النموذج إلى اختلاقها.",
      en: "Asking for references or exact figures without giving a source pushes the model to make them up.",
    },
    fix: {
      ar: "أرفق المصادر، أو اسمح بقول «لا أعرف» وتمييز ما لم يُتحقق منه.",
      en: "Supply the sources, or allow “unknown” and have unverified claims marked.",
    },
  },
  "impossible-capability": {
    severity: "high",
    dimension: "constraints",
    title: { ar: "فعل لا يقدر عليه النموذج", en: "Something a plain model cannot do" },
    why: {
      ar: "هذا فعل خارج المحادثة لا يقدر عليه النموذج دون أداة، وقد يدّعي أنه فعله.",
      en: "A plain model cannot act outside the chat, and it may claim that it did.",
    },
    fix: {
      ar: "سمِّ الأداة المتاحة، أو اطلب مسودة أو خطوات تنفذها بنفسك.",
      en: "Name the tool it has, or ask for a draft or steps you carry out yourself.",
    },
  },
  "example-conflict": {
    severity: "high",
    dimension: "consistency",
    title: { ar: "المثال يخالف القاعدة", en: "The example breaks the rule" },
    why: {
      ar: "المثال لا يطابق القاعدة المكتوبة، والنموذج يقلد المثال قبل القاعدة.",
      en: "The example does not follow the stated rule, and models copy the example first.",
    },
    fix: {
      ar: "عدّل المثال حتى يطابق الصيغة والتصنيفات المذكورة.",
      en: "Change the example until it matches the stated format and labels.",
    },
  },
  "missing-context": {
    severity: "medium",
    dimension: "context",
    title: { ar: "معطيات ناقصة", en: "Facts are missing" },
    why: {
      ar: "تنقص معطيات يحتاج إليها هذا النوع من الطلبات، فسيخمّنها النموذج.",
      en: "Facts this kind of task needs are missing, so the model has to guess them.",
    },
    fix: { ar: "أضف المعطيات الناقصة أو ضع لها خانات.", en: "Add the missing facts, or leave blanks for them." },
  },
  "missing-audience": {
    severity: "medium",
    dimension: "context",
    title: { ar: "القارئ غير محدد", en: "No reader named" },
    why: {
      ar: "لم تذكر لمن النص، فلا يُضبط المستوى ولا النبرة.",
      en: "Nobody in particular is named as the reader, so level and tone cannot be set.",
    },
    fix: { ar: "سمِّ قارئًا واحدًا: من هو وماذا يعرف.", en: "Name one reader: who they are and what they already know." },
  },
  "no-output-format": {
    severity: "medium",
    dimension: "output",
    title: { ar: "شكل الإجابة غير محدد", en: "No shape for the answer" },
    why: {
      ar: "لم يُذكر شكل الإجابة، فقد تأتي فقرات وأنت تريد جدولًا أو نقاطًا.",
      en: "The shape of the answer is open, so you may get paragraphs where you need a table or a list.",
    },
    fix: {
      ar: "اذكر الشكل والأجزاء: قائمة أو جدول أو فقرة، وكم بندًا.",
      en: "Name the shape and its parts: a list, a table or a paragraph, and how many items.",
    },
  },
  "structured-output-unspecified": {
    severity: "medium",
    dimension: "output",
    title: { ar: "بنية بلا حقول", en: "A structure without fields" },
    why: {
      ar: "ذُكرت صيغة منظمة دون حقولها، فتتغير الأسماء من إجابة إلى أخرى ويتعطل البرنامج الذي يقرؤها.",
      en: "A structured format is named without its fields, so names will change between answers and break the program that reads them.",
    },
    fix: {
      ar: "اذكر الحقول وأنواعها وما يُكتب عند غياب القيمة.",
      en: "List the fields, their types and what to write when a value is missing.",
    },
  },
  "unbounded-length": {
    severity: "medium",
    dimension: "output",
    title: { ar: "طول مفتوح", en: "No length" },
    why: {
      ar: "النوع المطلوب طويل ولم تذكر طوله، فقد يأتي أقصر أو أطول مما تحتاج.",
      en: "This is a long form with no length, so it may come back far shorter or longer than you need.",
    },
    fix: { ar: "حدد مدى بالكلمات أو البنود أو الدقائق.", en: "Give a range in words, items or minutes." },
  },
  "multiple-tasks-tangled": {
    severity: "medium",
    dimension: "clarity",
    title: { ar: "مهام كثيرة متشابكة", en: "Too many tasks at once" },
    why: {
      ar: "في الطلب أربعة نواتج مختلفة أو أكثر، فيأتي كل منها سطحيًا.",
      en: "Four or more different deliverables share one prompt, so each will come out thin.",
    },
    fix: {
      ar: "قسّمها إلى برومبتات، أو رقّمها ورتبها وحدد شكل كل منها.",
      en: "Split them into separate prompts, or number them with a shape for each.",
    },
  },
  "negative-only-instruction": {
    severity: "medium",
    dimension: "constraints",
    title: { ar: "ممنوعات بلا مطلوب", en: "Only what to avoid" },
    why: {
      ar: "أكثر التعليمات نواهٍ، فيعرف النموذج ما يتجنبه ولا يعرف ما تريده.",
      en: "Most of the instructions are prohibitions, so the model knows what to avoid but not what you want.",
    },
    fix: {
      ar: "قل ما تريده بصيغة الإثبات، واترك النهي لما هو ممنوع فعلًا.",
      en: "Say what you do want, and keep “don't” for real prohibitions.",
    },
  },
  "wrong-language-mix": {
    severity: "medium",
    dimension: "consistency",
    title: { ar: "خلط لغتين في الجملة", en: "Two languages in one sentence" },
    why: {
      ar: "الجمل تتنقل بين العربية والإنجليزية بلا حاجة، فتأتي الإجابة مخلوطة مثلها.",
      en: "Sentences switch between Arabic and English for no technical reason, so the answer will be mixed as well.",
    },
    fix: {
      ar: "اكتب بلغة واحدة، وأبقِ المصطلحات التقنية وحدها باللغة الأخرى.",
      en: "Write in one language and keep only technical terms in the other.",
    },
  },
  "unspecified-output-language": {
    severity: "medium",
    dimension: "output",
    title: { ar: "لغة الناتج غير محددة", en: "Language of the answer not said" },
    why: {
      ar: "لم تُذكر لغة الناتج، فقد يختار النموذج لغة غير التي تريدها.",
      en: "The language of the answer is not said, so the model may choose one you did not want.",
    },
    fix: { ar: "سمِّ اللغة، والمستوى أو اللهجة إن لزم.", en: "Name the language, and the variety where it matters." },
  },
  "unfilled-placeholder": {
    severity: "medium",
    dimension: "context",
    title: { ar: "فراغ لم يُملأ", en: "A gap left unfilled" },
    why: {
      ar: "بقي في النص فراغ أو تلميح، وقد ينسخه النموذج كما هو في الناتج.",
      en: "A gap or a hint was left in, and the model may print it as it is.",
    },
    fix: {
      ar: "املأه بالقيمة، أو حوّله إلى خانة مثل {{التاريخ}}.",
      en: "Fill it in, or turn it into a blank such as {{date}}.",
    },
  },
  "inconsistent-placeholder": {
    severity: "low",
    dimension: "consistency",
    title: { ar: "خانات غير موحدة", en: "Blanks that do not match" },
    why: {
      ar: "الخانات مكتوبة بأكثر من شكل أو اسم، فقد تُملأ واحدة وتبقى أختها.",
      en: "Blanks are written in different styles or names, so one may be filled and its twin forgotten.",
    },
    fix: {
      ar: "اكتب الخانات كلها بشكل واحد، وباسم واحد لكل معنى.",
      en: "Write every blank in one style, with one name for each thing.",
    },
  },
  "missing-delimiters": {
    severity: "medium",
    dimension: "safety",
    title: { ar: "مادة بلا فواصل", en: "Material without marks" },
    why: {
      ar: "المادة الملصقة مختلطة بالتعليمات، فقد يقرأ النموذج بعضها على أنه أمر.",
      en: "Pasted material runs into the instructions, so the model may read part of it as an order.",
    },
    fix: { ar: "ضع المادة بين علامتين مثل <نص> و</نص>.", en: "Wrap the material in marks such as <text> and </text>." },
  },
  "agent-no-tool-boundaries": {
    severity: "medium",
    dimension: "safety",
    title: { ar: "وكيل بلا صلاحيات محددة", en: "An agent without limits on its tools" },
    why: {
      ar: "الوكيل مفوَّض بلا حدود، فقد يرسل أو يحذف أو يدفع ما لا تريده.",
      en: "The agent has an open mandate, so it may send, delete or pay what you never meant.",
    },
    fix: {
      ar: "عدّد الأدوات وما يجوز له، وما يحتاج إلى موافقة قبل تنفيذه.",
      en: "List its tools, what it may do and what needs your approval first.",
    },
  },
  "agent-no-stop-rule": {
    severity: "medium",
    dimension: "constraints",
    title: { ar: "لا شرط للتوقف", en: "No rule for stopping" },
    why: {
      ar: "الغاية مفتوحة بلا نهاية، فقد يدور الوكيل بلا توقف ويستهلك الوقت والمال.",
      en: "The goal has no end, so the agent may loop and burn time and money.",
    },
    fix: {
      ar: "حدد عدد المحاولات أو الوقت، ومتى يسلّم الأمر لإنسان.",
      en: "Limit the steps or the time, and say when it hands over to a person.",
    },
  },
  "buried-instruction": {
    severity: "medium",
    dimension: "clarity",
    title: { ar: "الطلب ضائع في السرد", en: "The request is buried" },
    why: {
      ar: "الطلب في وسط كلام طويل، فقد يمر عليه النموذج دون أن ينتبه.",
      en: "The request sits in the middle of a long account, where a model can miss it.",
    },
    fix: { ar: "انقل الطلب إلى أول النص أو آخره وحده.", en: "Move the request to the top or the end, on its own." },
  },
  "duplicated-instruction": {
    severity: "low",
    dimension: "clarity",
    title: { ar: "تعليمة مكررة", en: "The same rule twice" },
    why: {
      ar: "القاعدة نفسها مكررة بكلمات أخرى، فيطول النص وقد تختلف الصيغتان.",
      en: "The same rule is repeated in other words, which adds length and invites small differences.",
    },
    fix: { ar: "أبقِ الصيغة الأوضح واحذف الباقي.", en: "Keep the clearest wording and delete the rest." },
  },
  "vague-quantifier": {
    severity: "low",
    dimension: "constraints",
    title: { ar: "كمية غامضة", en: "A vague quantity" },
    why: {
      ar: "هذه كمية بلا رقم، فيختار النموذج العدد كما يشاء.",
      en: "This is a quantity without a number, so the model picks its own.",
    },
    fix: { ar: "ضع رقمًا أو معيارًا يمكن قياسه.", en: "Give a number, or a test that can be checked." },
  },
  "subjective-quality-words": {
    severity: "low",
    dimension: "clarity",
    title: { ar: "أوصاف لا تُقاس", en: "Praise nobody can check" },
    why: {
      ar: "هذا وصف يختلف من شخص إلى آخر، ولا يعرف النموذج كيف يحققه.",
      en: "This praise means something different to everyone, so it gives the model nothing to aim at.",
    },
    fix: {
      ar: "ضع مكانه ما يمكن التحقق منه: عددًا أو نبرة أو مثالًا.",
      en: "Replace it with something that can be checked: a count, a tone, a sample.",
    },
  },
  "missing-success-criteria": {
    severity: "low",
    dimension: "output",
    title: { ar: "لا معيار للاكتمال", en: "No test of done" },
    why: {
      ar: "المهمة مركبة ولا معيار يبيّن متى تكتمل، فقد تقف الإجابة عند نصفها.",
      en: "The task is complex and nothing says when it is done, so the answer may stop half way.",
    },
    fix: { ar: "أضف معيار قبول أو اختبارًا واحدًا.", en: "Add an acceptance test or a check to run at the end." },
  },
  "no-example": {
    severity: "low",
    dimension: "output",
    title: { ar: "أسلوب خاص بلا مثال", en: "A house style without a sample" },
    why: {
      ar: "النموذج لم يرَ أسلوبك أو قالبك، فسيقلد الشائع.",
      en: "The model has never seen your style or template, so it will imitate the usual one.",
    },
    fix: { ar: "أضف مثالًا قصيرًا واحدًا.", en: "Add one short example." },
  },
  "reasoning-order": {
    severity: "low",
    dimension: "output",
    title: { ar: "الحكم قبل السبب", en: "Verdict before reason" },
    why: {
      ar: "طلب الدرجة قبل السبب يجعل السبب تبريرًا لما قيل لا أساسًا له.",
      en: "With the score first, the reason becomes a defence of it instead of its basis.",
    },
    fix: { ar: "اطلب السبب أو الدليل أولًا ثم الدرجة.", en: "Ask for the reasons first, then the score." },
  },
  "time-sensitive-no-date": {
    severity: "low",
    dimension: "context",
    title: { ar: "زمن بلا تاريخ", en: "A time without a date" },
    why: {
      ar: "ما تعنيه هذه الكلمة يتغير مع الأيام، ومعرفة النموذج تتوقف عند تاريخ لا تعرفه.",
      en: "What counts as latest changes daily, and the model's knowledge ends on a date you cannot see.",
    },
    fix: { ar: "اذكر التاريخ أو أرفق البيانات الحديثة.", en: "Give the date, or supply the recent data." },
  },
  "no-uncertainty-rule": {
    severity: "low",
    dimension: "constraints",
    title: { ar: "لا قاعدة لما لا يُعرف", en: "No rule for what is unknown" },
    why: {
      ar: "لم يُذكر ما يفعله النموذج إذا غابت المعلومة، فقد يملؤها من عنده.",
      en: "Nothing says what to do when a fact is missing, so the model may fill it in.",
    },
    fix: {
      ar: "أضف: إن لم تجد المعلومة فاكتب «غير مذكور».",
      en: "Add: if something is not there, write “not stated”.",
    },
  },
  "dialect-mismatch": {
    severity: "low",
    dimension: "consistency",
    title: { ar: "مستوى لغوي لا يناسب المقام", en: "A register that does not fit" },
    why: {
      ar: "المستوى اللغوي المطلوب لا يناسب القناة أو القارئ، فسيبدو النص في غير موضعه.",
      en: "The register asked for does not suit the channel or the reader, so the text will sound out of place.",
    },
    fix: {
      ar: "اذكر المستوى المناسب: فصحى مبسطة، رسمية، أو لهجة بعينها ولماذا.",
      en: "State the register that fits, or say why the unusual one is wanted.",
    },
  },
  "wall-of-text": {
    severity: "low",
    dimension: "clarity",
    title: { ar: "فقرة واحدة طويلة", en: "A wall of text" },
    why: {
      ar: "أكثر من ١٢٠ كلمة بلا فواصل، فتضيع فيها التعليمات.",
      en: "More than 120 words without a break hide the instructions inside them.",
    },
    fix: {
      ar: "قسّم النص إلى أجزاء: المهمة، المعطيات، الشروط، شكل الإجابة.",
      en: "Break it into parts: task, facts, rules, format.",
    },
  },
  "input-noise": {
    severity: "low",
    dimension: "clarity",
    title: { ar: "شوائب في النص", en: "Noise in the text" },
    why: {
      ar: "في النص رموز خفية أو ترميز مكسور أو أخطاء كتابة كثيرة قد تغيّر المعنى.",
      en: "Hidden characters, broken encoding or many typing errors can change what is understood.",
    },
    fix: { ar: "نظّف النص وصحح ما تكرر من أخطاء.", en: "Clean the text and correct the errors." },
  },
  "no-role": {
    severity: "info",
    dimension: "context",
    title: { ar: "لا دور محدد", en: "No role" },
    why: {
      ar: "المهمة متخصصة، وقد يفيدها ذكر الخبرة أو زاوية النظر، وليس ذلك لازمًا.",
      en: "This is specialist work; naming the expertise or the stance can help, though it is optional.",
    },
    fix: {
      ar: "أضف سطرًا مثل: أجب من منظور مراجع عقود.",
      en: "Add a line such as: answer as a contracts reviewer would.",
    },
  },
  "persona-puffery": {
    severity: "low",
    dimension: "clarity",
    title: { ar: "مديح أو ضغط على النموذج", en: "Praise or pressure for the model" },
    why: {
      ar: "المديح والوعود والتهديد لا تحسّن الإجابة، وتزاحم التعليمات.",
      en: "Praise, promises and threats do not improve the answer, and they crowd out the instructions.",
    },
    fix: { ar: "احذفها، واذكر التخصص المطلوب وحده.", en: "Drop it, and name only the expertise you need." },
  },
  "shouting-emphasis": {
    severity: "low",
    dimension: "clarity",
    title: { ar: "تأكيد صارخ", en: "Shouting" },
    why: {
      ar: "كثرة علامات التعجب والتأكيد تجعل كل شيء مهمًا، فلا يظهر الأهم.",
      en: "When everything is shouted, nothing stands out.",
    },
    fix: { ar: "رتّب المطلوب حسب الأهمية بكلام هادئ.", en: "Rank what matters in plain words." },
  },
  "filler-politeness": {
    severity: "info",
    dimension: "clarity",
    title: { ar: "مجاملة طويلة", en: "Long courtesy" },
    why: {
      ar: "المجاملة الطويلة لا تضر، لكنها تبعد الطلب عن أول النص.",
      en: "Long courtesy does no harm, but it pushes the request out of sight.",
    },
    fix: { ar: "اختصرها واترك الطلب في المقدمة.", en: "Trim it and let the request come first." },
  },
  "forced-reasoning-phrase": {
    severity: "info",
    dimension: "constraints",
    title: { ar: "عبارة تفكير جاهزة", en: "A ritual thinking phrase" },
    why: {
      ar: "نماذج التفكير تفعل هذا من نفسها، فالعبارة لا تضيف شيئًا.",
      en: "Reasoning models do this by themselves, so the phrase adds nothing.",
    },
    fix: {
      ar: "اطلب فحصًا للناتج: راجع الأرقام قبل أن تجيب.",
      en: "Ask for a check of the result instead, such as recalculating the totals.",
    },
  },
  "media-mode-mismatch": {
    severity: "medium",
    dimension: "consistency",
    title: { ar: "صياغة لا تناسب الصور", en: "Not written for pictures" },
    why: {
      ar: "مولّد الصور والفيديو يرسم ما يُرى ويُسمع، ولا يفيده دور أو شعور مجرد أو أوامر نموذج آخر.",
      en: "Image and video models draw what can be seen or heard; roles, bare feelings and another model's flags are lost on them.",
    },
    fix: {
      ar: "صف ما يظهر: من، وأين، والضوء، واللقطة.",
      en: "Describe what is visible: who, where, the light and the shot.",
    },
  },
  "mixed-digit-systems": {
    severity: "info",
    dimension: "consistency",
    title: { ar: "أرقام بنظامين", en: "Two digit systems" },
    why: {
      ar: "في النص أرقام من نظامين (١٢٣ و123)، فقد يخلط الناتج بينهما.",
      en: "Two digit systems are side by side (١٢٣ and 123), and the answer may mix them too.",
    },
    fix: { ar: "وحّد الأرقام على نظام واحد.", en: "Use one system throughout." },
  },
  "foreign-punctuation": {
    severity: "info",
    dimension: "consistency",
    title: { ar: "علامات ترقيم من لغة أخرى", en: "Punctuation of the other script" },
    why: {
      ar: "علامة الترقيم هنا من لغة أخرى، والنموذج يقلد ما يراه في ناتجه.",
      en: "This mark belongs to the other script, and models copy what they see.",
    },
    fix: { ar: "استعمل ، ؛ ؟ مع العربية.", en: "Use , ; ? in English." },
  },
} satisfies Record<string, RuleText & { severity: Severity; dimension: Dimension }>;
