/**
 * Subjects on which two directives can exclude each other. `one` and `other` are the two sides, as phrases between bars: their
 * words are compared by light stem, in order, with few words between. A name of the whole class that is denied is `one`, a
 * name that is wanted is `other`.
 */
export interface Theme {
  one: string;
  other: string;
  names?: string;
}

const DAIRY =
  "butter|cream|cheese|milk|ghee|yogurt|custard|mozzarella|parmesan|feta|mascarpone|buttermilk|زبده|قشطه|كريمه|كريم لباني|حليب|لبن|جبن|جبنه|سمن|سمنه|زبادي|لبنه|بشاميل|قشده";
const EGGS = "egg|yolk|meringue|mayonnaise|custard|omelette|بيض|بيضه|صفار|مايونيز|عجه";
const MEAT =
  "beef|chicken|lamb|pork|bacon|ham|sausage|mince|steak|chorizo|meatballs|meat stock|لحم|لحمه|دجاج|فراخ|كفته|سجق|مرق دجاج|ستيك|مفروم";
const FISH =
  "salmon|tuna|cod|prawns|shrimp|anchovy|anchovies|mackerel|fish sauce|squid|crab|سمك|تونه|جمبري|روبيان|سلمون|سردين|انشوجه|كابوريا|حبار";

/** What a person eats, and what a kitchen has. */
const KITCHEN: Readonly<Record<string, Theme>> = {
  animal: {
    one: "vegan|nothing animal|no animal|صيامي|نباتي صرف|نباتيه صرفه|لا حيوان|بلا حيوان|من غير حيوان|منتجات حيوانيه",
    other: `${DAIRY}|${EGGS}|${MEAT}|${FISH}|honey|gelatine|عسل|جيلاتين`,
  },
  eggs: { one: "egg free|egg allergy|حساسيه بيض", other: EGGS, names: "eggs|بيض" },
  nuts: {
    one: "nut free|nut allergy|allergic nuts|peanut allergy|حساسيه مكسرات|حساسيه لوز|حساسيه فستق",
    other:
      "almond|walnut|hazelnut|pecan|cashew|pistachio|marzipan|frangipane|praline|peanut|nutella|satay|pesto|لوز|جوز|بندق|فستق|كاجو|صنوبر|مكسرات محمصه|فول سوداني|نوتيلا|مرزبان",
    names: "nuts|مكسرات",
  },
  oven: {
    one: "no oven|oven broken|without oven|only hob|only ring|no baking|لا فران|لا فرن|بلا فرن|ما عندي فرن|مفيش فرن|بدون فرن|غير بوطاكاز|غير غاز|من غير فرن",
    other: "bake|roast|grill|oven|preheat|في الفرن|بالفرن|فران|شوايه|صينيه ربع ساعه|حمر صينيه|اخبز|محمره",
  },
  fasting: {
    one: "empty stomach|fasting before|not before iftar|only after iftar|after iftar|صايم|من بعد فطور|جوف خاوي|على الريق",
    other: "before iftar|before sunset|hour before adhan|قبل فطور|قبل مغرب|قبل اذان|عشيه قبل",
  },
};

/** Code, data and files. */
const MACHINE: Readonly<Record<string, Theme>> = {
  packages: {
    one: "standard library|ships with|built in modules|nothing install|cannot install|cant install|not install|no pip|bare python|no packages|no dependencies|no third party|no external|no internet|offline|no libraries|مكتبه قياسيه|مكتبات قياسيه|بلا تثبيت|دون تثبيت|بدون تثبيت|لا تثبيت|لا يمكن تثبيت|ما اقدر ثبت|بلا مكتبات|بدون مكتبات|من غير مكتبات|بدون انترنت|بلا انترنت|vanilla",
    other:
      "pandas|numpy|requests|beautifulsoup|matplotlib|openpyxl|polars|scipy|django|flask|jquery|lodash|axios|react|bootstrap|tailwind|pip install|npm install|pyarabic|dateutil|dataframe|cdn|حزمه|بانداس",
  },
  readonly: {
    one: "read only|readonly|nothing change data|no write access|must not change|only select|للقراءه فحسب|للقراءه فقط|لا تغير بيانات|لا تعديل بيانات|قراءه وبس",
    other:
      "delete|update|drop|insert into|remove duplicates|truncate|alter table|حذف|احذف|امسح|عدل قيم|حدث جدول|اضف عمود",
  },
  originals: {
    one: "originals untouched|originals stay|leave original|only copy|no backup|not touch original|must remain unchanged|exactly as it was|not overwrite|never overwrite|نسخه وحيده|لا نسخه|ليس نسخه|كما كان|كما دخل|ما بدي يدق|لا تمس|لا تلمس|اصليه تبقي|اصل يبقي|بدون تعديل اصل",
    other:
      "overwrite|in place|same name|move file|rename each|rename every|delete source|delete original|delete after|save over|فوق قديم|بنفس مكان|نفس اسم|يسمي كل ملف|اعد تسميه|تخلي مكان|انقل|احذف اصل|يحذف مكرر|استبدل اصل",
  },
  pure: {
    one: "nothing but|nothing else|only csv|only json|just json|csv only|json only|nothing before after|nothing outside|not one word besides|no other text|no prose|nothing around|script reads directly|program reads|program swallow|machine reads|paste straight|pasted straight|goes straight|first character opening|breaks on any|لا شيء قبل|لا شي قبل|ولا شيء بعد|فقط json|json فقط|csv فقط|دون اي نص|بلا اي كلام|يقرا برنامج|تقرا برنامج|يقراه سكربت|لا غير json",
    other:
      "underneath tell|underneath explain|underneath sum|underneath say|underneath write|underneath in|below explain|below tell|below sum|under the data|sentence after|sentences after|lines to me|add a sentence|add short note|add comment|add summary|then explain|explain why|explain what|finish with summary|start with greeting|open with sentence|tell me in a|friendly lines|خانه فيها|تحت جدول اشرح|تحته اشرح|بعده اشرح|ثم اشرح|اضف جمله|اضف ملاحظه|مع شرح|جمله تشرح|سطر تشرح|وتحته سطر|واختم بملخص|مقدمه قصيره قبل",
  },
  grid: {
    one: "no tables|no table|no columns|no rows|without table|no grid|plain lines|no formatting|plain text only|chokes on rows|chokes on columns|read aloud|read out loud|screen reader|leave those out|بلا جداول|بدون جداول|لا جداول|بلا جدول|بدون جدول|من غير جدول|من غير جداول|من غير اعمده|سطور عاديه|نص متصل|فقره متصله|يخرب اعمده|مرتب اعمده|سيقرا في الاذاعه|قارئ شاشه|سطور نثريه",
    other: "table|grid|columns|spreadsheet|side by side|in a matrix|جدول|عمودين|اعمده|متقابله في عمود|جدول مرتب",
  },
  flow: {
    one: "flowing paragraph|single paragraph|one paragraph|no bullets|no bullet points|no lists|no list|without bullets|continuous prose|connected prose|plain prose|بلا قوائم|بلا نقاط|بدون نقاط|من غير نقط|نص متصل|فقره واحده|بدون تعداد|لا تعداد|فقره متصله|نثر متصل",
    other:
      "bullet|bullets|bulleted|numbered list|numbered steps|as a list|list of|checklist|نقاط|نقط|قائمه|مرقمه|تعداد|قوائم|مرقم",
  },
  headings: {
    one: "no headings|no subheadings|without headings|no titles|بلا عناوين|بدون عناوين|لا عناوين|من غير عناوين",
    other:
      "under heading|subheading|under a plain heading|with headings|own heading|تحت عنوان|عناوين فرعيه|عنوان فرعي|عنوان مستقل",
  },
  sorted: {
    one: "newest first|latest first|most recent first|largest first|biggest first|highest first|descending|dearest first|newest at top|من احدث|احدث اولا|من اكثر|تنازلي|تنازليا|من اعلي|من اكبر",
    other:
      "oldest first|oldest top|oldest goes|oldest at top|smallest first|lowest first|cheapest first|ascending|earliest first|next one at the top|up to where i am|from first to last|work backwards|تصاعدي|تصاعديا|من اقدم|اقدم اولا|من اقل|من اصغر|بتسلسل صفوف|ترتيب الورود|كما وردت",
  },
  kept: {
    one: "in this order|same order|keep order|keep the order|order of days|day by day as|starting from first day|start to finish|chronological|by date|in the order|بهذا ترتيب|بترتيب|نفس ترتيب|ترتيب كما|خلي ترتيب|يوما بعد يوم|حسب شغل|بتسلسل|ابدا من اول",
    other:
      "very top|ahead of the|at the top|begin with the end|work backwards|start with the last|open with the|put first|first line|first of all put|most important first|افتتح ب|ابدا ب|لاول سطر|في اول سطر|يفتتح|اجعل ختام|واجعله اول|افتتاح",
  },
};

/** Who speaks to whom, in which language and manner. */
const VOICE: Readonly<Record<string, Theme>> = {
  lay: {
    one: "never touched|never seen|never used|no training|no background|beginners|beginner|explain any|explain each term|explain every|explain technical|each word explained|no jargon|knows nothing|without training|first time it|plain words|never visited|اشرح كل مصطلح|لم يدرسوا|لا خبره|بلا خبره|مبتدئين|مبتدئ|لا يعرفون|كلام بسيط|لم يزوروا|بلا مصطلحات|بدون مصطلحات|لغه سهله|صف اول|easy words|everyday words|short words",
    other:
      "as if they|skip the definitions|skip definitions|skip what|use terms freely|for specialists|for experts|at home with|technical vocabulary|academic terms|without explaining|without defining|no need to explain|dont explain|expert readers|كلام مختصين|لا وقوف|دون تبسيط|بلا تبسيط|بدون تبسيط|دون شرح|بلا شرح|مصطلحات باحثين|مصطلحات متخصصه|لغه متخصصين|بلغه اهل اختصاص",
  },
  register: {
    one: "formal|official letter|solemn|government letter|official|ceremonial|رسمي|رسميه|بصيغه مخاطبات|فصحي رسميه|وقور|لغه دواوين",
    other:
      "breezy|chatty|cheeky|chummy|text a mate|like a mate|jokey|slang|matey|street talk|casual|banter|دردشه|عفوي|عفويه|في شارع|لغه شارع|اهل قاهره|سوالف|هزار|فرفشه|ضحك",
  },
  mourning: {
    one: "died|condolence|sympathy card|bereaved|funeral|grieving|passed away|quiet|sober|توفي|توفيت|عزاء|تعزيه|حداد|رحيل",
    other: "jokes|joke|bouncy|funny|cheerful|upbeat|party|lively|emoji|نكته|نكت|مرح|مرحه|طريف|ضحك|مبهج|فرفشه",
  },
  gentle: {
    one: "nothing scary|not scary|nothing frightening|easily upset|nobody hurt|nobody dies|no violence|nothing sad|nobody gets lost|scared of|ما شي يخوف|لا شي يخوف|لا يخيف|بلا خوف|لا احد يموت|ما احد يموت|شي يخوف|لا احد يضيع|من غير رعب|بلا رعب|من غير خوف",
    other:
      "breaks his leg|breaks her|cries out|blood|terrified|screams|scream|dies|killed|monster|lost in dark|alone in dark|wolf eats|ghost|يموت|ياكله|ذيب|وحش|دم|يصرخ|تصيح|ظلام|تسمع اصوات|يضيع|تفقد ام|شبح|مرعب|يغرق",
  },
  threat: {
    one: "no threat|not threatening|without threat|no threats|no mention of court|nothing about court|leave the council out|civil|no blame|blame nobody|friendly|not accusing|بلا تهديد|بدون تهديد|دون تهديد|بلا عتاب|بدون عتاب|لا عتاب|لا تهديد|عدم تحميل|من غير لوم|بلا لوم|ودي",
    other:
      "small claim|take legal|legal action|report it|report you|sue|solicitor|court|lawyer|consequences|how badly|disgraceful|blame|نقاضي|محكمه|قضاء|نشتكي|شكوي الي|نحمل|تحميل مسووليه|نرفع دعوي|سنضطر|محام|عار عليكم|مقصرين|اهمال",
  },
  hush: {
    one: "initials only|dont say who|unnamed|بالاحرف اولي|من غير ما تسمي|not recognisable|anonymous|no names|without names|name nobody|nobody named|names left out|leave names|not identify|identifies a person|nobody by name|not by name|no name|بلا اسماء|بدون اسماء|لا اسماء|لا تذكر اسم|لا يظهر اسم|اسم اي شخص|دون ذكر اسم|دون اسماء|من غير اسماء|لا يدل علي|ما يدل علي|لا ما يدل|مجهول",
    other:
      "mention his name|mention her name|name the person|by their first names|اذكر اسمه|سم الشخص|by name|full name|who argued|who said|their names|his name|her name|say who|the only hospital|باسم|اسمه|الي صاحبه|ماذا قال كل|بمن حضر|بمن عارض|من اي قسم|من قال|وقع باسمه|والد|والده|اسم كل",
  },
  privacy: {
    one: "never ask for|not ask for|dont ask for|ask for no|no personal data|not collect|not store|stored on shared|لا تطلب|لا تسال|لا تساله|ما تسال|لا تجمع|بيانات شخصيه|خصوصيه|بلا بيانات",
    other:
      "asking for|ask for their|ask for the|ask their|take their|full name|phone number|email address|date of birth|address they|last digits|digits card|اسال عن اسم|اساله عن اسم|اطلب اسم|رقم جوال|رقم هاتف|رقم جواله|خذ رقم|اسمه كامل|اسم كامل|عنوان سكن|تاريخ ميلاد|مم يشكو|من اين",
  },
  solution: {
    one: "give nothing away|not give away|let me work it out|no answers|never solve|dont solve|hint never|never the answer|not the answer|dont tell me|dont give answer|never give answer|find them myself|must come from me|on my own|myself|not the correction|not solve|not give anything away|must not give|come as a surprise|no spoilers|not reveal|hint only|hints only|ما تقول ناتج|متقولوش ناتج|لا تعط حل|لا تعطيني حل|لا تعطني حل|لا تحل|هو يوصل|احل لوحدي|احلها بنفسي|بنفسي|تلميح|مش الحل|بلا حرق|من غير حرق|لا تكشف",
    other:
      "full code|write the code for me|step by step solution|corrected version|complete query|whole solution|worked solution|full solution|the working|final answer|show the answer|lay out the|ready to run|set the right option|in bold|correct option|how the doctor|who did it|what makes him confess|model answer|الحل كامل|حل كامل|بكام|حل نموذجي|اجابه صحيحه بخط|اكتب جواب|خطوات حل|ناتج نهائي|عرض حل|من القاتل",
  },
  role: {
    one: "stay in character|in character|dont break character|never leave role|stay as|whole conversation|في دور|خليك في|ماتخرج دور|متخرج دور|لا تخرج من دور|ابق في دور|ابق في شخصيه|طول ما احنا",
    other:
      "step out|note on how|remark on how|feedback|coach|how i did|how i just did|correct my grammar|correct me|note in italics|score me|like a teacher|between brackets tell|كمدرب|كمدربه|رايك في|صحح لي|صحح اخطاء|قيم رد|ملاحظه علي اداء|علق علي|تعليقك علي",
  },
  viewpoint: {
    one: "only what she|only what he|only hears|only what|first person|own voice|narrator is|knows only|its own voice|inside her head|never read a word|ضمير متكلم|لا نعرف الا|ما يراه هو|بعينه فقط|انا اللي اتكلم|بصوت",
    other:
      "private thoughts|his thoughts|follow the brother|what the others|without getting inside|outside his head|from the door should report|third person|omniscient|meanwhile elsewhere|ضمير غائب|صيغه غائب|افكار الاخر|ما يدور في راس|راو عليم|كلام عني بصيغه",
  },
  silence: {
    one: "no dialogue|without dialogue|nobody speaks|doesnt speak|not speak|no speech|wordless|بلا حوار|بدون حوار|كلمه حوار|من غير حوار|لا حوار|لا يتكلم|صامت|صامته",
    other:
      "argue|conversation|tells the|says to|replies|dialogue|shouts at|تقلو|يرد عليها|يتجادل|جمله منها|يقول لها|حوار بين|سالها|قال لها|يحكي مع",
  },
  topic: {
    one: "only answer about|answer only about|only about|only questions about|nothing else|stick to|off topic|لا غير|عن هذا فقط|خارج الموضوع|بس عن|اسئله عن فقط|only facts below|only from the|answer only from|من قائمه فقط|من القائمه ادناه|ادناه فقط|only the facts",
    other:
      "anything else they ask|any topic|whatever they ask|chat about|general knowledge|estimate it|estimate from|what usually charge|from what you know|guess|سولف معه|اي شي ثاني|جاوبه|اي موضوع|قدر سعر|خمن|من معلوماتك|تقديرك",
  },
  refund: {
    one: "no refund|not refund|no refunds|only replacement|only a replacement|only remake|not money back|no money back|promise no refund|not promise|nothing promise|hint at a refund|no compensation|only offer|غير استبدال|لا استرداد|لا نعيد|تبديل مش فلوس|لا تعد|ماتوعده|ما توعده|لا تعرض عليها|لا نلتزم|بلا تعويض|لا تعويض|no date promised|لا تعده",
    other:
      "refund|money back|back on his card|back on her card|in her account|in his account|back in account|reimburse|pay back|will be returned|راجعله|راجع له|يرجع له|في حسابه|في حسابها|استرداد|استرجاع|خيرها تاخذ|المبلغ يكون|المبلغ خلال|بكره توصل|توصله باكر|بكرا عندك",
  },
};

/** What a text holds or leaves out. */
const CONTENT: Readonly<Record<string, Theme>> = {
  prices: {
    one: "no prices|no price|no amounts|no amount|without prices|not mention price|no figures in pounds|rather not see amounts|leave out price|havent agreed charge|price not mentioned|لا اسعار|لا سعر|بلا اسعار|بدون اسعار|من غير اسعار|لا تذكر سعر|لا تذكر اي سعر|بدون سعر|من غير سعر|لا مبالغ",
    other:
      "say the price|price in every|pounds in line|full service|costs|for only|discount price|سعر|تمن|بسعر|ساعه مساء ب|جنيه|ريال|درهم|دينار",
  },
  decoration: {
    one: "no emoji|no emojis|without emoji|no symbols|no icons|no pictures|plain characters|بدون رموز|بلا رموز|اي رموز|بلا ايموجي|بدون ايموجي|من غير ايموجي|من غير رموز",
    other: "symbol after|emoji|heart|flower icon|tulip symbol|smiley|sparkle|ايموجي|قلب|ورده|رمز|وجه ضاحك|نجمه",
  },
  brief: {
    one: "one line|two lines|single sentence|one sentence|short post|ten words|half page|tops|at a glance|without pressing|سطرين|سطر واحد|جمله واحده|جملتين|نص قصير|كلمات قليله|مختصر",
    other:
      "three paragraphs|whole story|full story|background of|several paragraphs|in full|in detail|at length|every detail|full history|ثلاث فقرات|تلات فقرات|حكايه جدي|بالتفصيل|كل تفاصيل|فقرتين عن|شرح مفصل|نص صفحه",
  },
  single: {
    one: "one word each|one word names|single word|كل اسم كلمه وحده|كلمه واحده|كلمه وحده",
    other: "two words|three words|pairing a|in front|of two words|زوج كلمات|كلمتين|ثلاثه كلمات|مركبه من|علي شاكله|مركب",
  },
  place: {
    one: "place only|about the place|not name the doctor|doctor not named|كلام عن مكان|مانعه ان طبيب|about the product only|not about us|no biography",
    other:
      "who will see|his studies|her studies|degree and experience|biography|credentials|مين هيكشف|دراسته|خبرته|نبذه عن مين|سيره ذاتيه",
  },
  quoting: {
    one: "no quotations|no quotes|no poetry|no proverbs|no citation|خاليه من استشهاد|لا شعر|لا امثال|بلا اقتباسات|بدون اقتباس|لا اقوال",
    other: "quote from|a verse|a proverb|open with a quotation|line of poetry|ببيت|بيت شعر|بمثل|باقتباس|بقول|حكمه ل",
  },
  calculator: {
    one: "no calculator|without calculator|calculators stay|paper and pencil|mental arithmetic|no screens|no computers|no phones|بلا اله|دون اله|بدون اله حاسبه|بلا شاشه|بدون اجهزه|من غير موبايل",
    other:
      "key in|on the display|calculator|on their phones|on the tablet|show video|on screen|اله حاسبه|علي شاشه|فيديو|عرض تقديمي|علي الجهاز",
  },
  water: {
    one: "tap closed|water off|not open tap|صنبور|لا يفتح صنبور|قطع ماء|ماء مقطوع",
    other: "washing machine|run a bath|shower then|غساله|غسالات|استحمام|تشغيل غسالات",
  },
  rest: {
    one: "rest days|complete rest|no training|day off|closed on|not available|away until|راحه كامله|بلا تمرين|يوم راحه|اجازه|قافلين|غايب|مسافره",
    other:
      "extra session|every friday add|strength work|add half an hour|كل جمعه زيد|نص ساعه تقويه|حط كمان ساعتين|زيد حصه|مستنيكم",
  },
  walking: {
    one: "flat only|no stairs|short walk|not walk far|no driving|dont drive|no car|before dark|ما بسوق|بلا سياره|مشي قليل|نظري ضعيف|لا تقدر تمشي|wheelchair",
    other:
      "climb|hike|hill|steep|drive back|after sunset|night drive|stairs to|نطلع جبل|للغروب|منرجع بالسياره|سوق بالليل|درج",
  },
};

export const THEMES: Readonly<Record<string, Theme>> = { ...KITCHEN, ...MACHINE, ...VOICE, ...CONTENT };
