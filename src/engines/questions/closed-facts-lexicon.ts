/** Words of folded text; Arabic ones may carry a conjunction, a preposition or the article in front. */
function words(arabic: string, english = ""): RegExp {
  const parts = [
    ...(arabic === "" ? [] : [`(?<![\\u0621-\\u064a])[وف]?[بلكع]?(?:ال|ل)?(?:${arabic})(?![\\u0621-\\u064a])`]),
    ...(english === "" ? [] : [`(?<![a-z])(?:${english})(?![a-z])`]),
  ];
  return new RegExp(parts.join("|"));
}

const UNIT_AR = "يوم|ايام|اسبوع|اسابيع|شهر|شهور|اشهر|سنه|سنين|سنوات|ساعه|ساعات|دقيقه|دقايق|دقائق|ليله|ليالي|سوايع|نهار";
const UNIT_EN = "days?|weeks?|months?|years?|yrs?|hours?|hrs?|minutes?|mins?|nights?";
const DUAL_AR = "يومين|اسبوعين|شهرين|سنتين|عامين|ساعتين|ليلتين|نص ساعه|نصف ساعه|ربع ساعه|شي يومين";

/** What each fact looks like in folded text (lower case, one alef, ASCII digits). */
export const FACT_PATTERNS = {
  money:
    /[$€£]\s?\d|(?<![\d.,])\d[\d.,]{0,14}\s?(?:k|usd|eur|gbp|sar|aed|egp|kwd|mad|jod|dollars?|euros?|pounds?|quid|bucks|dirhams?|riyals?|دولار|يورو|ريال|درهم|دراهم|جنيه|جنيهات|دينار|دنانير|ليره|شيكل|الف|الاف|تلاف|مليون)|(?<![a-z])(?:budget|under|max(?:imum)?)\s(?:of |is |around |about )?[$€£]?\d|ميزانيت?[يه]?[ء-ي]{0,4}\s?\S{0,12}\s?\d|بلا ميزانيه|(?<![a-z])(?:zero budget|no budget|free)(?![a-z])/,
  date: new RegExp(
    `\\d{1,2}[/.-]\\d{1,2}|\\d{1,2}\\s(?:يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر|رمضان|شعبان|شوال)|${
      words(
        "بكره|بكرا|غدا|غدوه|غدوا|السبت|الاحد|الاتنين|الاثنين|التلات|الثلاثاء|الاربع|الاربعاء|الخميس|الجمعه|اسبوع الجاي|شهر الجاي|سبت|احد|اتنين|اثنين|تلات|ثلاثاء|اربع|اربعاء|خميس|جمعه|الليله|النهارده|اليوم",
        "tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next (?:week|month|term)|jan(?:uary)?|feb(?:ruary)?|mar|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?",
      ).source
    }`,
  ),
  duration: new RegExp(
    `\\d\\s?(?:${UNIT_AR}|${UNIT_EN})(?![a-zء-ي])|${words(DUAL_AR).source}|(?:ثلاثه|ثلاث|تلات|اربعه|اربع|خمسه|خمس|سته|ست|سبعه|سبع|عشره|عشر) (?:${UNIT_AR})|(?:one|two|three|four|five|six|seven|ten|a) (?:${UNIT_EN})(?![a-z])`,
  ),
  number: /\d/,
  age: /عمر[يهكا]\S{0,4} ?(?:\d|ال)|(?:عنده|عندها|عندو|عندي|ابن|بنت[يه]?|ولد[يه]?|ابني|بنتي)\s?\S{0,12}\s?\d{1,3}\s?(?:سنه|سنين|سنوات|شهر|شهور|عام)|(?<!\d)\d{1,3}\s?(?:سنه|سنين|عام)(?! خبر)|(?<!\d)\d{1,3}[- ]?(?:years?[- ]old|yo|y\/o|months?[- ]old)|(?<![a-z])(?:aged?|i'm|im|i am) \d\d?(?!\d)|(?:my \d{1,3} ?(?:year|yr))/,
  people: words(
    "شخص|شخصين|اشخاص|انفار|نفر|ضيف|ضيوف|معزوم|فرد|افراد|مدعو|مدعوين|عيلتي|عايلتي|اسرتي|العيله",
    "people|persons|guests|servings?|serves|family of|for two|for four|for \\d{1,4}",
  ),
  since: new RegExp(
    `(?:بقالي|بقاله|بقالها|صارلي|صرلي|صار لي|صارله|صرلها|لي|من|منذ|هادي|هاذي|عندي)\\s(?:\\d|${DUAL_AR}|اسبوع|شهر|سنه|امبارح|مبارح|البارح|امس|يوم)|(?<![a-z])(?:since|for (?:the (?:last|past) )?(?:\\d{1,4}|a|two|three|four|several)|\\d{1,4} (?:days?|weeks?|months?|years?) (?:ago|now))(?![a-z])`,
  ),
  codeLanguage: words(
    "بايثون|بيثون|جافا|جافاسكربت|لارافيل|فلاتر|اردوينو|اكسل|بي اتش بي",
    "python|javascript|js|typescript|ts|java|kotlin|swift|php|laravel|django|flask|react|vue|angular|node(?:\\.?js)?|go|golang|rust|c\\+\\+|cpp|c#|\\.net|ruby|rails|sql|mysql|postgres(?:ql)?|sqlite|html|css|bash|powershell|regex|r|matlab|flutter|dart|arduino|vba|excel|apps? script|pandas|wordpress|shell",
  ),
  sheetTool: words(
    "اكسل|الاكسل|شيت|شيتس|سبس",
    "excel|google sheets?|sheets|spreadsheet|libreoffice|power ?bi|tableau|spss|pandas|python|sql|airtable|numbers app",
  ),
  error:
    /(?<![a-z])(?:[a-z]{0,30}(?:error|exception)|undefined|traceback|segfault|nan|cannot|null pointer)(?![a-z])|(?<!\d)[45]\d\d(?!\d)|#(?:n\/a|ref|value|div)/,
  platform: words(
    "انستا|انستغرام|انستجرام|انستقرام|سناب|سناب شات|تيك توك|تيكتوك|فيس|فيسبوك|الفيس|لينكد ان|لينكدان|واتس|واتساب|واتس اب|تويتر|يوتيوب|تلجرام|ايميل|الايميل|بريد|سوق|امازون|نون|جوميا|ستوري|ريلز|بوست|منشور|كابشن|فلاير|لافته|يافطه|بروشور|خرائط جوجل|التعليقات|الانستا|مدونه|بلوج|مجله|جريده|الموقع|موقع|نشره|فيديو",
    "instagram|insta|ig|snapchat|tiktok|facebook|fb|linkedin|whatsapp|twitter|x|youtube|telegram|e-?mail|newsletter|blog|website|landing page|etsy|ebay|amazon|shopify|reels?|story|stories|tweet|thread|flyer|leaflet|poster|brochure|billboard|google (?:maps|reviews?)|magazine|newspaper|app store|play store|sms|text message|podcast|slack|teams|discord",
  ),
  country: words(
    "مصر|السعوديه|سعوديه|الامارات|امارات|الكويت|كويت|قطر|البحرين|بحرين|عمان|اليمن|يمن|الاردن|اردن|سوريا|سوريه|لبنان|فلسطين|العراق|عراق|المغرب|مغرب|الجزاير|جزاير|الجزائر|جزائر|تونس|ليبيا|السودان|سودان|موريتانيا|تركيا|المانيا|فرنسا|كندا|امريكا|بريطانيا|الرياض|رياض|جده|دبي|ابوظبي|القاهره|قاهره|اسكندريه|بيروت|دمشق|بغداد|الدار البيضاء|كازا|الرباط|رباط|مراكش|فاس|سلا|وجده|اسطنبول|دوحه|المنصوره|طنطا",
    "egypt|saudi(?: arabia)?|ksa|uae|kuwait|qatar|bahrain|oman|jordan|syria|lebanon|palestine|iraq|morocco|algeria|tunisia|libya|sudan|turkey|germany|france|canada|usa|us|uk|england|scotland|wales|ireland|australia|india|nigeria|kenya|south africa|new zealand|pakistan|philippines|singapore|ontario|texas|california|florida|new york|london|manchester|leeds|dublin|sydney|toronto|lagos|nairobi|melbourne|spain|italy|netherlands",
  ),
  relation: words(
    "امي|ماما|ابوي|ابويا|بابا|ابي|والدي|والدتي|امه|اخوي|اخويا|اخي|خويا|اختي|ختي|زوجي|جوزي|راجلي|زوجتي|مراتي|مرتي|خطيبي|خطيبتي|صاحبي|صاحبتي|صديقي|صديقتي|رفيقي|رفيقتي|حماتي|حماي|خالي|خالتي|عمي|عمتي|جدي|جدتي|ستي|تيتا|ابني|بنتي|ولدي|جاري|جارتي|مديري|مديرتي|مدير|المدير|زميلي|زميلتي|استاذي|الدكتور|دكتوري|العميل|عميل|زبون|زبونه|صاحب البيت|صاحب الشقه|المالك|الكفيل|الاتش ار|البنك|البلديه|المدرسه|ليلى|الكليان|كليان|مولات|الباطرون",
    "mum|mom|mother|dad|father|brother|sister|husband|wife|girlfriend|boyfriend|partner|fiancee?|friend|best friend|ex|mother-in-law|uncle|aunt|cousin|grandma|nan|grandpa|grandad|son|daughter|neighbou?rs?|boss|manager|colleague|coworker|teacher|professor|supervisor|client|customer|landlord|landlady|tenant|hr|council|bank|insurance|school|coach|roommate|flatmate|housemate|team|parents|recruiter",
  ),
  schoolClass: words(
    "صف|الصف|ابتدائي|ابتدايي|ابتداءى|اعدادي|متوسط|ثانوي|ثانويه|توجيهي|جامعه|جامعي|روضه|حضانه|kg|بكالوريا|باك|سنه اولى|اولى|تانيه|تالته|رابعه|خامسه|سادسه|ثالث|رابع|خامس|سادس|محو الاميه|موظفين|ماستر|ماجستير",
    "grade|year \\d{1,4}|\\d{1,4}(?:st|nd|rd|th) grad(?:e|ers?)|primary|secondary|high school|middle school|kindergarten|preschool|gcse|a-?level|university|college|undergrad\\w{0,20}|freshman|sophomore|ap|ib|msc|phd|adults?|toddlers?|\\d{1,4}-year-olds?",
  ),
  level: words(
    "مبتدئ|مبتدي|مبتدئه|من الصفر|متقدم|متوسط|مو فاهم|مش فاهم|ما فهمت|مافهمت|اول مره",
    "beginners?|from scratch|intermediate|advanced|a1|a2|b1|b2|c1|c2|eli5|like i'm (?:five|5)|no idea|new to|basics?|never (?:done|used|studied)|newbie|noob",
  ),
  languageName: words(
    "انجليزي|انجليزيه|بالانجليزي|انكليزي|عربي|عربيه|فصحي|فصيح|عاميه|عامي|دارجه|بالدارجه|شامي|بالشامي|مصري|خليجي|نبطيه|نبطي|فرنسي|فرنسيه|فرنساوي|الماني|المانيه|تركي|تركيه|اسباني|ايطالي|لهجه|سعودي",
    "english|arabic|french|spanish|german|turkish|italian|portuguese|chinese|japanese|korean|urdu|hindi|dutch|dialect|egyptian|msa|darija|russian|polish|swahili",
  ),
  occasion: words(
    "عيد|عيد ميلاد|ميلاد|زفاف|عرس|زواج|فرح|خطوبه|تخرج|تابين|عزاء|عزا|رمضان|افتتاح|توديع|تقاعد|ذكري|عقيقه|سبوع|كتب كتاب|ملكه",
    "birthday|wedding|graduation|funeral|memorial|eulogy|retirement|anniversary|farewell|christmas|eid|ramadan|opening|baby shower|engagement|leaving do|party|reunion|toast",
  ),
  diet: words(
    "حساسيه|نباتي|نباتيه|صيامي|سكر|سكري|الضغط|دايت|كيتو|بدون سكر|بدون جلوتين|جلوتين|لاكتوز|حلال|صحي|صحيه",
    "allerg(?:y|ic|ies)|vegan|vegetarian|veggie|halal|kosher|gluten|lactose|dairy[- ]free|keto|diabet\\w{1,20}|low[- ](?:carb|salt|fat|sugar)|nut[- ]free|healthy",
  ),
  condition: words(
    "ضغط|سكر|سكري|حامل|حمل|مرضع|برضع|غده|ربو|قولون|كوليسترول|انيميا|سيوله|مميع|سرطان|كلي|قلب|حساسيه",
    "diabet\\w{1,20}|pregnan\\w{1,20}|breastfeeding|asthma|hypertension|high blood pressure|thyroid|cholesterol|allerg\\w{1,20}|kidney|heart|anxiety|depression|pcos|ibs",
  ),
  papers: words(
    "عقد|العقد|عقد مكتوب|وصل|وصولات|ايصال|شيك|كمبياله|صوره|توكيل|محضر|رسائل|واتساب|ايميلات|شهود",
    "contract|lease|receipts?|e-?mails?|texts|written|in writing|agreement|screenshots?|evidence|witness(?:es)?|letter",
  ),
  tried: words(
    "جربت|حاولت|جربنا|عملت كل|سويت|كلمته|كلمتها|كلمتهم|راسلت|اشتكيت|بلغت",
    "tried|already|attempted|contacted|called them|emailed|complained|nothing works|rang",
  ),
  kitchenTool: words(
    "فرن|ميكرويف|مايكرويف|قلايه|طنجره|قدر|حله|كوكوت|خلاط|مقلايه|شوايه",
    "oven|microwave|air fryer|pressure cooker|instant pot|slow cooker|hob|stove|blender|grill|pan|rice cooker",
  ),
  failure: words(
    "تفشل|فشلت|بتبوظ|باظت|خربت|تخرب|ما تزبط|ما بتزبط|ناشفه|نشفت|طلعت|كيطلع|تطلع|عجنت|معجنه|يابسه",
    "wrong|brick|dry|soggy|burnt|burns?|flat|failed|fails|won't rise|didn't rise|no dey|too (?:wet|salty|sweet)|sank|tough",
  ),
  ingredients: words(
    "دجاج|فراخ|لحم|لحمه|كفته|سمك|رز|ارز|مكرونه|بيض|بطاطس|بطاطا|عدس|فول|حمص|باذنجان|كوسا|دقيق|طحين|حليب|لبن|جبنه|جبن|تونه|سردين|تمر|شوفان|خضار|خبز",
    "chicken|beef|lamb|fish|rice|pasta|eggs?|potato(?:es)?|lentils|beans|chickpeas|flour|milk|cheese|tuna|oats|bread|tofu|courgettes?|zucchini|tomato(?:es)?|leftover",
  ),
  existing: words(
    "موجود|موجوده|عندنا|عندي|نستخدم|بنستخدم|مستخدم|مبني|بنينا",
    "already|existing|we use|i use|using|we have|i have|current|our (?:app|repo|codebase|site|database|db)",
  ),
  edgeCase: words(
    "لو|اذا|إذا|الا كان|إلا|فارغه|فاضي|فاضيه|فاضيين|ناقص|مكرر|احيانا|مرات|كل مره",
    "if|when|unless|empty|missing|invalid|unreadable|duplicates?|fails?|sometimes|every time|only when",
  ),
  reviewFocus: words(
    "امان|الامان|ثغرات|اداء|الاداء|سرعه|نظافه|bugs",
    "security|performance|readab\\w{1,20}|bugs?|style|naming|speed|race condition|leak|bite",
  ),
  reviewStage: words(
    "merge|دمج|الدمج|برودكشن|انتاج|الانتاج|prod",
    "merge|prod(?:uction)?|live|deploy|ship|pr|pull request|staging|release",
  ),
  doctor: words(
    "دكتور|الدكتور|دكتوره|طبيب|الطبيب|طبيبه|تحليل|تحاليل|اشعه|فحص|فحوصات|كشف",
    "doctor|gp|consultant|nurse|blood test|results?|scan|x-?ray|mri|diagnos\\w{1,20}|prescribed|hba1c",
  ),
  symptoms: words(
    "سخونيه|سخونه|حراره|سخانه|دوخه|دوار|صداع|غثيان|ترجيع|بيرجع|استفراغ|اسهال|امساك|كحه|سعال|طفح|حكه|نزيف|تنزف|غباش|الم|وجع|يوجعني|بيوجعني|يوجعها|ورم|حرقان|ضيق نفس",
    "fever|dizz\\w{1,20}|headaches?|nausea|vomit\\w{0,20}|diarrh\\w{1,20}|cough|rash|itch\\w{0,20}|bleed\\w{0,20}|blurr\\w{1,20}|pains?|ache|swelling|swollen|numb|short of breath|throwing up",
  ),
  runs: words(
    "ويندوز|ماك|لينكس|سيرفر|جوال|موبايل|اندرويد|ايفون|متصفح|كروم|تليجرام",
    "windows|mac(?:os)?|linux|ubuntu|server|browser|chrome|android|iphone|ios|raspberry|docker|aws|lambda|esp32|arduino|excel|google sheets?|wordpress|terminal|command[- ]line|cli",
  ),
} as const satisfies Record<string, RegExp>;
