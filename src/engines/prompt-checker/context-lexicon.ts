import { lexicon } from "./lexicon.ts";

const loose = { loose: true };
export const TECHNOLOGY = lexicon(
  [
    "python|javascript|typescript|java|kotlin|swift|rust|ruby|php|perl|bash|shell|powershell|sql|postgresql|postgres|mysql|sqlite|mongodb|html|css|react|vue|angular|svelte|node|nodejs|deno|django|flask|rails|laravel|spring|excel|vba|matlab|scala|haskell|lua|dart|flutter|c|cpp|csharp|dotnet|regex|go|golang|r|arduino|latex|wordpress|terraform|docker|google_sheets|sheets|apps_script|pandas|curl|jq|awk|tsx|ts|js|py|بايثون|جافاسكربت|جافا|تايبسكربت|اكسل|بوستجرس|رياكت|لارافيل|وورد_بريس|sql|باور_شيل|باش|سي|بي_اتش_بي|بي_اتش_بى|روبي|سويفت|كوتلن|لينكس|تيرمنال|شل",
    "google_sheets|apps",
    "crontab|cron|node|npm|git|vim|sed|powershell",
    "c sharp",
    "{{language}}",
  ],
  loose,
);
export const FAILURE = lexicon(
  [
    "error|exception|expected|expect|should|returns|prints|throws|fails|crashes|instead|when|traceback|output|exit|exits|undefined|null|timeout|slow",
    "خطا|الخطا|ايرور|المتوقع|يفترض|المفروض|يرجع|يطبع|يتوقف|بيطلع|يطلع|بدل|عند|لما|وقت|بيقول|رساله_خطا|بطيء",
  ],
  loose,
);
export const PURPOSE = lexicon(
  [
    "about|regarding|asking|ask|asks|request|requesting|confirm|confirming|thank|thanking|apologise|apologize|apologising|invite|inviting|remind|reminding|because|to_say|that|explaining|explain|telling|tell|move|cancel|complain|follow|offer|announce|decline|accept|resign|introduce|introducing|congratulate|notify|inform|update|on_behalf|condolence|welcome|invitation|notice|reminder|apology|update|reference|resignation|complaint|for|shut|concerning|re",
    "in response to",
    "عن|بخصوص|بشان|حول|اطلب|يطلب|تطلب|نطلب|لطلب|طلب|اعتذر|اعتذار|نعتذر|شكر|اشكر|دعوه|ادعو|ندعو|تذكير|اذكر|بسبب|عشان|علشان|لان|لانه|تاكيد|اوكد|الغاء|تاجيل|شكوى|اشتكي|ابلغ|نبلغ|تهنئه|استقاله|تعزيه|تعريف|تفيد|بمناسبه|لحضور|موعد|استفسار|اقترح|ترحيب",
  ],
  loose,
);
export const OCCASION = lexicon(
  [
    "wedding|birthday|graduation|retirement|farewell|funeral|anniversary|award|launch|conference|meeting|council|party|ceremony|opening|class|about|for|on|to",
    "زفاف|عرس|تخرج|تقاعد|وداع|عيد|افتتاح|حفل|مؤتمر|مناسبه|ندوه|تكريم|اجتماع|عن|بمناسبه|في",
  ],
  loose,
);
export const LEVEL = lexicon(
  [
    "grade|year|years|level|beginner|beginners|student|students|child|children|kids|manager|managers|for_a|for_my|class|old|adults|employee|employees|new|basics|who|readers|teenagers|like_i'm",
    "صف|الصف|مستوى|مبتدئ|مبتدئين|طالب|طالبه|طلاب|طفل|اطفال|عمره|عمرها|موظف|سنه|جديد|ابني|بنتي|لامي|لابي|قارئ|غير_متخصص|كاني|اولي|ثانوي|جامعه|ابتدائي|لشخص|لمن",
  ],
  loose,
);
export const DATES = lexicon(
  [
    "day|days|week|weeks|month|months|hours|hour|year|minutes|deadline|by|until|from|weekend|june|july|august|september|october|november|december|january|february|march|april|may|sunday|monday|tuesday|wednesday|thursday|friday|saturday",
    "يوم|ايام|اسبوع|اسابيع|شهر|شهور|اشهر|ساعه|ساعات|سنه|موعد|حتى|قبل|من_تاريخ|لمده|خلال|رمضان|العيد",
  ],
  loose,
);

/** Words for the form of an answer, its parts and its tone: they tell nothing of the matter. */
export const FORM_WORDS: ReadonlySet<string> = new Set(
  (
    "morning afternoon evening night apologise apologises apologize apologizes once twice gives give ends starts opens closes greets thanks صباح مساء ظهر ليل ظهرا صباحا مساء اعتذار مره بالاعتذار matching valid invalid input outputs inputs three-line regex expression class module build project answer reply response result output piece version draft copy title heading headings headline subject greeting salutation opening closing ending end beginning start middle signature sign signed date day days hour hours week weeks month monthly weekly daily minutes minute seconds time times place name names number numbers numbered steps step list bullet bullets points point item items table column columns row rows section sections part parts paragraph paragraphs sentence sentences line lines word words page pages length limit facts fact request question questions conclusion introduction intro body summary note notes example examples details detail key keys answers marks mark total tone style voice language english arabic plain simple clear warm friendly formal informal casual polite firm professional funny humorous playful serious confident modest calm gentle kind sincere respectful little bit quite slightly rather next last first second third final one two three four five six seven eight nine ten twelve fifteen twenty options option choice recommend recommendation quantities quantity ingredients method instructions linkedin instagram facebook twitter tiktok whatsapp email post caption hashtag hashtags emoji emojis call action service services new latest topic topics theme grade level year input inputs return returns true false value values function test tests code script program complaint letter letters message messages speech toast talk quiz exam multiple choice plan schedule cover recipe meal dish cv resume article essay blog story poem ad advert announcement report two-line three-line words-long max maximum minimum most least exactly about approximately around between under over each every per all any some several few many other another same different both either good better best nice great " +
    "جواب رد ناتج نسخه مسوده نص عنوان عناوين موضوع تحيه ختام خاتمه افتتاح بدايه نهايه اخر اول توقيع تاريخ يوم ايام ساعه ساعات اسبوع اسابيع شهر شهري اسبوعي يومي دقيقه دقائق دقايق زمن زمنها مدتها مدته مده وقت مكان اسم رقم ارقام مرقم مرقمه خطوات خطوه قايمه نقاط نقطه بند بنود جدول عمود اعمده صف صفوف قسم اقسام جزء اجزاء فقره فقرات جمله جمل سطر سطور اسطر كلمه كلمات صفحه صفحات طول حد وقايع وقائع حقائق طلب الطلب سوال سؤال اسئله مقدمه خلاصه ملخص ملاحظات مثال امثله تفاصيل اجابه اجوبه نموذج درجات درجه مجموع نبره اسلوب لغه فصحي بالفصحي الفصحي عاميه لهجه بسيطه بسيط واضح واضحه دافيه دافئه ودود ودوده رسمي رسميه رسميا مهذب مهذبه بادب ادب محترم محترمه لطيف لطيفه مضحك طريفه طرفه مرح جاد جاده واثق متواضع هادي هادئ حازم حازمه قصير قصيره مختصر مختصره موجز طويل شويه شوي قليلا تاليه التاليه القادمه واحد واحده اثنين ثلاث ثلاثه اربع اربعه خمس خمسه ست سته سبع سبعه ثمان تسع عشر عشره خيار خيارين الخيارين خيارات مقادير كميات مقال مقاله منشور بوست اعلان رساله خطاب ايميل شكوي تظلم كلمه خطبه خطه اختبار امتحان وصفه وجبه طبق سيره قصه قصيده تقرير داله كود سكربت مدخل مدخلات مخرج صح خطا اختبارات اختيار متعدد فيسبوك انستقرام انستجرام لينكدان تويتر واتساب ايموجي هاشتاق خدمه خدمتنا خدمات جديد جديده موجه موجها موجهه مكتوب مكتوبه حدود اقصي ادني تقريبا حوالي فقط بس لكل بعد قبل بين خطوه"
  ).split(" "),
);
