/**
 * Closed vocabularies, in both languages: words and phrases of up to four words between bars. They are folded where they are
 * compiled. An Arabic word may carry a conjunction, a preposition or the article; an English one a plural s.
 */
export const FACT_WORDS = {
  /** Words that are numbers. */
  numberWord:
    "اتنين|اثنين|اثنان|جوج|ثلاثة|ثلاث|تلاتة|تلات|تلت|أربعة|أربع|خمسة|خمس|ستة|ست|سبعة|سبع|ثمانية|ثماني|تمانية|تمنية|تمن|تسعة|تسع|تسعود|عشرة|عشر|أحد عشر|اثني عشر|اثنا عشر|اتناشر|اطناشر|خمسة عشر|خمستاشر|خمسطاش|عشرين|عشرون|ثلاثين|ثلاثون|تلاتين|أربعين|أربعون|خمسين|خمسون|ستين|ستون|سبعين|سبعون|ثمانين|تمانين|ثمانون|تسعين|تسعون|مئة|مية|ميه|مائة|مئتين|مئتي|ميتين|خمسمئة|خمسمية|ثلاثمئة|تلتمية|ألف|ألفين|نصف|ربع|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|couple|a dozen|dozen",
  timeUnit:
    "يوم|أيام|يام|أسبوع|أسابيع|سيمانة|سيمانات|شهر|شهور|أشهر|شهرا|سنة|سنين|سنوات|عام|أعوام|ساعة|ساعات|سوايع|دقيقة|دقائق|دقايق|ثانية|ثواني|ثوان|ليلة|ليالي|نهار|day|week|month|year|yr|hour|hr|minute|min|second|sec|night|weekend",
  timeDual:
    "يومين|أسبوعين|شهرين|سنتين|عامين|ساعتين|ليلتين|دقيقتين|نص ساعة|نصف ساعة|ربع ساعة|ساعة ونص|سنة ونص|نص دقيقة|شهر ونص|half an hour|an hour|a week|a month|a fortnight|fortnight|a minute",
  textUnit:
    "كلمة|كلمات|سطر|أسطر|سطور|سطرا|صفحة|صفحات|ص|فقرة|فقرات|جملة|جمل|حرف|أحرف|حروف|بيت|أبيات|مقطع|مقاطع|شريحة|شرائح|سلايد|سلايدات|word|line|page|paragraph|para|sentence|character|char|verse|stanza|slide|liner",
  textDual:
    "كلمتين|سطرين|صفحتين|فقرتين|جملتين|بيتين|مقطعين|صفحة واحدة|صفحة وحدة|سطر واحد|فقرة واحدة|فقرة وحدة|جملة واحدة|جملة وحدة|كلمة واحدة|كلمة وحدة|نص صفحة|نصف صفحة|صفحة ونص|سطر ونص|half a page|a page|a paragraph|a line|a sentence|one liner",
  shortLong:
    "قصير|قصيرة|قصيره|مختصر|مختصرة|موجز|موجزة|باختصار|ماتطولش|متطولش|لا تطول|ما تطول|طويل|طويلة|مفصل|مفصلة|بالتفصيل|مطول|صغيرة|short|brief|briefly|concise|long|detailed|in detail|tiny|snappy|keep it short|not too long",
  item: "سؤال|أسئلة|اسئله|فكرة|أفكار|اسم|أسماء|اسامي|نصيحة|نصائح|خيار|خيارات|نقطة|نقاط|نقط|مثال|أمثلة|تمرين|تمارين|مسألة|بوست|بوستات|منشور|منشورات|تغريدة|تغريدات|إعلان|إعلانات|نسخة|نسخ|صيغة|صيغ|عنوان|عناوين|شعار|شعارات|وصفة|وصفات|طبخة|وجبة|وجبات|اقتراح|اقتراحات|هدية|هدايا|كابشن|كابشنات|هاشتاق|هاشتاج|هاشتاقات|بطاقة|بطاقات|نشاط|أنشطة|خطوة|خطوات|سبب|أسباب|question|idea|name|tip|option|point|bullet|example|exercise|problem|post|tweet|ad|version|variant|headline|title|slogan|tagline|recipe|meal|suggestion|gift|caption|hashtag|card|flashcard|activity|activities|step|reason|item|mcq|alternative|subject line",
  itemDual:
    "سؤالين|فكرتين|اسمين|نصيحتين|خيارين|نقطتين|مثالين|تمرينين|بوستين|منشورين|تغريدتين|إعلانين|نسختين|صيغتين|عنوانين|شعارين|وصفتين|طبختين|وجبتين|اقتراحين",
  person:
    "شخص|أشخاص|نفر|أنفار|فرد|أفراد|ضيف|ضيوف|معزوم|معازيم|مدعو|مدعوين|واحد|طالب|طلاب|طالبا|موظف|موظفين|ناس|حضور|person|people|guest|serving|portion|adult|kid|child|children|attendee|student|employee|of us",
  personDual: "شخصين|نفرين|فردين|ضيفين|لاتنين|لاثنين|for two|for both of us|family of",
  household: "عيلتي|عايلتي|عائلتي|أسرتي|العيلة|العايلة|العائلة|my family|the family|the household|serves",
  moneyUnit:
    "دولار|يورو|ريال|درهم|دراهم|جنيه|جنيهات|جنيها|دينار|دنانير|ليرة|شيكل|ألف|آلاف|الاف|تلاف|مليون|usd|eur|gbp|sar|aed|egp|kwd|mad|jod|dollar|euro|pound|quid|buck|dirham|riyal|dinar|rupee|naira|shilling|cent|pence|grand",
  budget: "ميزانية|ميزانيتي|ميزانيته|الميزانية|حدود|تحت|budget|under|max|maximum|up to|spend",
  noBudget: "بلا ميزانية|بدون ميزانية|من غير ميزانية|بلا راس مال|ببلاش|مجاني|مجانا|no budget|zero budget|for free|free",
  date: "بكرة|بكرا|بكره|غدا|غدوة|غدوا|غدا|بعد بكرة|بعد غد|السبت|الأحد|الاتنين|الاثنين|التلات|الثلاثاء|التلاتاء|الأربعاء|الاربع|الخميس|الجمعة|الأسبوع الجاي|الأسبوع القادم|الاسبوع الجي|الشهر الجاي|الشهر القادم|السنة الجاية|الليلة|النهارده|اليوم|نهاية الأسبوع|آخر الأسبوع|نهاية الشهر|آخر الشهر|بداية الشهر|الويكند|يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|كانون|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين|رمضان|شعبان|شوال|العيد|محرم|tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|next month|next term|next year|this week|this weekend|this month|end of the week|end of the month|january|jan|february|feb|march|april|june|july|august|aug|september|sept|october|oct|november|nov|december|dec|christmas|ramadan|eid|easter",
  until:
    "قبل|لحد|لغاية|حتى|الى غاية|بحلول|خلال|في غضون|موعد|الموعد|تسليم|آخر موعد|باقي|فاضل|ضروري|مستعجل|عاجل|باسرع وقت|by|before|until|till|due|deadline|within|asap|urgent|urgently|left",
  since:
    "بقالي|بقاله|بقالها|بقالنا|صارلي|صرلي|صار لي|صارله|صرلها|صارلها|منذ|هادي|هاذي|من كذا|من زمان|من امبارح|من مبارح|من البارح|من أمس|من يوم|من شهر|من سنة|من أسبوع|لي يومين|since|for the last|for the past|ago|for ages|for weeks|for months|for years|since yesterday",
  ageWord: "عمره|عمرها|عمري|عمرو|عمر|العمر|بعمر|aged|age|years old|year old|months old|month old|yo|turning",
  child: "ابني|ابن|ابنه|بنتي|بنت|ولدي|ولد|طفلي|طفل|طفلة|عنده|عندها|عندو|son|daughter|kid|baby|boy|girl|toddler",
  adult: "انا|عندي|im|i'm|i am",
  codeLanguage:
    "بايثون|بيثون|جافا|جافاسكربت|جافاسكريبت|لارافيل|فلاتر|أردوينو|إكسل|اكسل|بي اتش بي|python|javascript|js|typescript|ts|java|kotlin|swift|php|laravel|django|flask|react|vue|angular|node|nodejs|golang|rust|cpp|c#|c|net|ruby|rails|sql|mysql|postgres|postgresql|sqlite|html|css|bash|powershell|regex|matlab|flutter|dart|arduino|vba|excel|apps script|app script|pandas|wordpress|shell|next js|nextjs|tailwind|unity|csharp|scala|r studio",
  sheetTool:
    "إكسل|اكسل|شيت|شيتس|سبس|قوقل شيت|جوجل شيت|جداول جوجل|excel|google sheet|sheets|spreadsheet|libreoffice|power bi|powerbi|tableau|spss|pandas|python|sql|airtable|numbers app",
  error:
    "error|exception|undefined|traceback|segfault|nan|cannot|null pointer|typeerror|valueerror|keyerror|syntaxerror|indentationerror|nullpointerexception|referenceerror|importerror|attributeerror|nameerror|runtimeerror|modulenotfounderror|ايرور|إيرور|خطأ 500|404|500|403|401|502|n/a|ref|crash|stack trace",
  platform:
    "انستا|انستغرام|انستجرام|انستقرام|إنستغرام|إنستجرام|سناب|سناب شات|تيك توك|تيكتوك|فيس|فيسبوك|لينكد ان|لينكدان|لينكدإن|واتس|واتساب|واتس اب|الواتس|عالواتس|عالفيس|عالانستا|تويتر|اكس|يوتيوب|تلجرام|تيليجرام|تليجرام|إيميل|ايميل|بريد|أمازون|نون|جوميا|ستوري|ريلز|بوست|منشور|كابشن|فلاير|لافتة|يافطة|بروشور|خرائط جوجل|التعليقات|مدونة|بلوج|مجلة|جريدة|موقع|الموقع|موقعنا|عالموقع|متجر|المتجر|نشرة|فيديو|راديو|إذاعة|إذاعي|instagram|insta|ig|snapchat|tiktok|facebook|fb|linkedin|whatsapp|twitter|youtube|telegram|email|e mail|newsletter|blog|website|landing page|etsy|ebay|amazon|shopify|reel|story|stories|tweet|thread|flyer|leaflet|poster|brochure|billboard|google maps|google review|google reviews|magazine|newspaper|app store|play store|sms|text message|podcast|slack|teams|discord|reddit|vinted|airbnb|google ad|google ads|اعلانات جوجل|إعلانات جوجل|قوقل ماب|خرائط قوقل|pinterest|twitch|whatsapp group|notice board|church bulletin|لوحة إعلانات",
  country:
    "مصر|السعودية|سعودية|الإمارات|إمارات|الكويت|قطر|البحرين|عمان|اليمن|الأردن|سوريا|سورية|لبنان|فلسطين|العراق|المغرب|الجزائر|الجزاير|تونس|ليبيا|السودان|موريتانيا|تركيا|ألمانيا|فرنسا|كندا|أمريكا|بريطانيا|إسبانيا|إيطاليا|الهند|ماليزيا|الرياض|جدة|الدمام|مكة|المدينة المنورة|دبي|أبوظبي|الشارقة|القاهرة|الإسكندرية|اسكندرية|الجيزة|المنصورة|طنطا|أسوان|الأقصر|بيروت|طرابلس|دمشق|حلب|بغداد|البصرة|الدار البيضاء|كازا|الرباط|مراكش|فاس|طنجة|أكادير|سلا|وجدة|وهران|صفاقس|عمّان|إربد|الزرقاء|نابلس|رام الله|غزة|القدس|اسطنبول|الدوحة|المنامة|مسقط|صنعاء|عدن|الخرطوم|egypt|saudi|ksa|uae|emirates|kuwait|qatar|bahrain|oman|jordan|syria|lebanon|palestine|iraq|morocco|algeria|tunisia|libya|sudan|turkey|germany|france|canada|usa|uk|britain|england|scotland|wales|ireland|australia|india|nigeria|kenya|south africa|new zealand|pakistan|philippines|singapore|malaysia|japan|china|brazil|mexico|portugal|greece|poland|sweden|norway|denmark|ghana|ontario|texas|california|florida|new york|london|manchester|leeds|bristol|glasgow|edinburgh|birmingham|liverpool|dublin|belfast|cardiff|sydney|melbourne|toronto|vancouver|lagos|nairobi|chicago|boston|seattle|berlin|paris|spain|italy|netherlands|dubai|cairo|riyadh|jeddah|doha|istanbul|rome|lisbon|tokyo|mumbai|delhi|bangalore|karachi|lahore|القانون الأردني|القانون المصري|القانون السعودي|القانون الكويتي|القانون القطري|القانون البحريني|القانون العماني|القانون الإماراتي|القانون اليمني|القانون العراقي|القانون السوري|القانون اللبناني|القانون الفلسطيني|القانون المغربي|القانون الجزائري|القانون التونسي|القانون الليبي|القانون السوداني|القانون التركي|القانون الفرنسي|القانون الألماني|بالقانون الأردني|بالقانون المصري|بالقانون السعودي|بالقانون الكويتي|بالقانون القطري|بالقانون البحريني|بالقانون العماني|بالقانون الإماراتي|بالقانون اليمني|بالقانون العراقي|بالقانون السوري|بالقانون اللبناني|بالقانون الفلسطيني|بالقانون المغربي|بالقانون الجزائري|بالقانون التونسي|بالقانون الليبي|بالقانون السوداني|بالقانون التركي|بالقانون الفرنسي|بالقانون الألماني|الشرقية|القصيم|حائل|تبوك|أبها|الطائف|الخبر|الأحساء|نجران|جازان|عجمان|رأس الخيمة|الفجيرة|صلالة|صحار|نزوى|الأحمدي|حولي|الجهراء|الفيوم|المنيا|أسيوط|سوهاج|الزقازيق|بورسعيد|السويس|الإسماعيلية|دمنهور|كفر الشيخ|الغردقة|شرم الشيخ|العقبة|مادبا|الكرك|جرش|صيدا|زحلة|بعلبك|حماة|اللاذقية|طرطوس|درعا|الموصل|أربيل|النجف|كربلاء|كركوك|الخليل|بيت لحم|جنين|طولكرم|مكناس|تطوان|الناظور|القنيطرة|تلمسان|قسنطينة|عنابة|سطيف|باتنة|سوسة|بنزرت|نابل|القيروان|بنغازي|مصراتة|هولندا|السويد|بلجيكا|سويسرا|النمسا|النرويج|الدنمارك|أستراليا|روسيا|الصين|اليابان|كوريا|باكستان|إندونيسيا|نيويورك|لندن|باريس|برلين|alabama|alaska|arizona|arkansas|colorado|connecticut|delaware|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|alberta|british columbia|manitoba|quebec|nova scotia|saskatchewan|new brunswick|queensland|victoria|new south wales|sharjah|abu dhabi|muscat|beirut|amman|casablanca|tunis|algiers|accra|abuja|ibadan|kano|kampala|uganda|tanzania|rwanda|ethiopia|zimbabwe|zambia|nepal|bangladesh|dhaka|sri lanka|vietnam|thailand|hong kong|taiwan|south korea|argentina|chile|colombia|peru|austria|vienna|switzerland|zurich|belgium|brussels|amsterdam|madrid|barcelona|valencia|porto|milan|munich|hamburg|finland|iceland|romania|hungary|ukraine|russia|sheffield|newcastle|nottingham|cornwall|hull|derby|york|tulsa|houston|dallas|austin|miami|denver|phoenix|portland|philadelphia|atlanta|detroit|san francisco|los angeles|san diego|hyderabad|chennai|kolkata|pune|manila|cebu|kerala",
  relation:
    "أمي|امي|ماما|أبوي|ابوي|أبويا|بابا|والدي|والدتي|أمه|أخوي|اخوي|أخويا|أخي|خويا|أختي|ختي|زوجي|جوزي|راجلي|زوجتي|مراتي|مرتي|خطيبي|خطيبتي|صاحبي|صاحبتي|صديقي|صديقتي|رفيقي|رفيقتي|ربيعي|حماتي|حماي|خالي|خالتي|عمي|عمتي|جدي|جدتي|ستي|تيتا|تيتة|ابني|بنتي|ولدي|جاري|جارتي|جارنا|مديري|مديرتي|مدير|زميلي|زميلتي|زميلة|أستاذي|أستاذتي|الدكتور|دكتوري|العميل|عميل|عميلة|زبون|زبونة|صاحب البيت|صاحب الشقة|مول الدار|المالك|الكفيل|الموارد البشرية|الاتش ار|البنك|البلدية|المدرسة|المدير|الوزارة|الكليان|كليان|مولات|الباطرون|hr|mum|mom|mother|dad|father|brother|sister|husband|wife|girlfriend|boyfriend|partner|fiance|fiancee|friend|best friend|ex|mother in law|father in law|uncle|aunt|cousin|grandma|gran|nan|grandpa|grandad|granny|son|daughter|neighbour|neighbor|boss|manager|colleague|coworker|teacher|professor|supervisor|client|customer|landlord|landlady|tenant|council|bank|insurance|school|coach|roommate|flatmate|housemate|team|parents|recruiter",
  schoolClass:
    "صف|الصف|ابتدائي|ابتدائية|إعدادي|اعدادي|متوسط|ثانوي|ثانوية|توجيهي|جامعة|جامعي|روضة|حضانة|تمهيدي|كي جي|بكالوريا|باكالوريا|باك|سنة أولى|أولى|ثالثة|تالتة|رابعة|خامسة|سادسة|ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر|محو الأمية|ماستر|ماجستير|kg|grade|primary|secondary|high school|middle school|elementary|kindergarten|preschool|reception|gcse|a level|alevel|university|college|undergrad|undergraduate|freshman|sophomore|ap|ib|msc|phd|toddler|year 1|year 2|year 3|year 4|year 5|year 6|year 7|year 8|year 9|year 10|year 11|year 12|1st grade|2nd grade|3rd grade|4th grade|5th grade|6th grade|7th grade|8th grade|9th grade|10th grade|5th grader|adult learner|adult learners",
  level:
    "مبتدئ|مبتدئة|مبتدئين|للمبتدئين|من الصفر|متقدم|مستوى|مو فاهم|مش فاهم|مش فاهمة|ما فهمت|مافهمت|مافهمتش|أول مرة|كأني طفل|لطفل|beginner|from scratch|intermediate|advanced|a1|a2|b1|b2|c1|c2|eli5|like i'm five|like im five|like i'm 5|no idea|new to|basic|basics|never done|never used|never studied|newbie|noob|dummies|rusty",
  languageName:
    "إنجليزي|إنجليزية|انجليزي|انجليزية|بالإنجليزي|إنكليزي|انكليزي|إنكليزية|عربي|عربية|فصحى|فصيح|فصيحة|عامية|عامي|دارجة|شامي|مصري|خليجي|نبطية|نبطي|فرنسي|فرنسية|فرنساوي|ألماني|ألمانية|الماني|تركي|تركية|إسباني|اسباني|إسبانية|إيطالي|لهجة|english|arabic|french|spanish|german|turkish|italian|portuguese|chinese|japanese|korean|urdu|hindi|dutch|dialect|egyptian|msa|darija|russian|polish|swahili|welsh|bilingual|صيني|صينية|ياباني|يابانية|كوري|كورية|روسي|روسية|برتغالي|برتغالية|هولندي|هولندية|سويدي|سويدية|نرويجي|دنماركي|بولندي|يوناني|يونانية|أوردو|اردو|هندي|هندية|فارسي|فارسية|عبري|عبرية|بنغالي|بنغالية|فلبيني|فلبينية|تاغالوغ|سيرلنكي|سنهالي|سنهالية|تاميل|تاميلية|أمازيغي|أمازيغية|كردي|كردية|سواحيلية|سواحيلي|أمهري|أمهرية|حبشي|حبشية|صومالي|صومالية|نيبالي|نيبالية|أندونيسي|إندونيسي|إندونيسية|ملايو|بشتو|تركمانية|رومانية|روماني|أوكراني|أوكرانية|لاتينية|خليجية|شامية|حجازي|حجازية|نجدية|مغربية|فصحى مبسطة|punjabi|bengali|tamil|telugu|malayalam|marathi|gujarati|nepali|sinhala|tagalog|filipino|vietnamese|thai|indonesian|malay|persian|farsi|hebrew|greek|ukrainian|romanian|hungarian|czech|swedish|norwegian|danish|finnish|catalan|basque|irish|gaelic|afrikaans|yoruba|igbo|hausa|amharic|somali|tigrinya|pashto|kurdish|pidgin|latin|mandarin|cantonese|creole|bulgarian|serbian|croatian|albanian|georgian|armenian|sign language|british english|american english",
  occasion:
    "عيد|عيد ميلاد|ميلاد|زفاف|عرس|زواج|فرح|خطوبة|تخرج|تأبين|عزاء|عزا|وفاة|رمضان|افتتاح|توديع|تقاعد|ذكرى|عقيقة|سبوع|كتب كتاب|كتب الكتاب|ملكة|مولود|birthday|wedding|graduation|funeral|memorial|eulogy|retirement|anniversary|farewell|christmas|eid|ramadan|opening|baby shower|engagement|leaving do|party|reunion|toast|new baby",
  diet: "حساسية|نباتي|نباتية|نباتيين|صيامي|سكر|سكري|الضغط|دايت|كيتو|سيلياك|السيلياك|جلوتين|غلوتين|لاكتوز|حلال|صحي|صحية|مكسرات|مايكلش|ما ياكل|ما بياكل|مابياكلش|ما ياكلون|ما كياكلش|بدون لحم|من غير لحمة|بلا لحم|allergy|allergic|allergies|vegan|vegetarian|veggie|halal|kosher|gluten|coeliac|celiac|lactose|dairy free|keto|diabetic|diabetes|low carb|low salt|low fat|low sugar|nut free|no nuts|intolerant|healthy|doesn't eat|dont eat|don't eat|can't eat|cant eat|hates|pescatarian|meat free",
  condition:
    "ضغط|سكر|سكري|حامل|حمل|مرضع|برضع|غدة|ربو|قولون|كوليسترول|أنيميا|سيولة|مميع|سرطان|كلى|قلب|حساسية|diabetic|diabetes|pregnant|pregnancy|breastfeeding|asthma|asthmatic|hypertension|high blood pressure|blood pressure|thyroid|cholesterol|allergy|allergic|kidney|heart|anxiety|depression|pcos|ibs|arthritis|migraine",
  papers:
    "عقد|العقد|عقد مكتوب|وصل|وصولات|إيصال|شيك|كمبيالة|صورة|توكيل|محضر|رسائل|رسايل|واتساب|إيميلات|شهود|contract|lease|receipt|emails|texts|written|in writing|agreement|screenshot|evidence|witness|witnesses|letter",
  tried:
    "جربت|حاولت|جربنا|عملت كل|سويت|كلمته|كلمتها|كلمتهم|راسلت|اشتكيت|بلغت|قلتلو|درت كلشي|tried|already|attempted|contacted|called them|emailed|complained|nothing works|rang",
  kitchenTool:
    "فرن|ميكرويف|مايكرويف|قلاية|طنجرة|قدر|حلة|كوكوت|خلاط|مقلاية|شواية|oven|microwave|air fryer|airfryer|pressure cooker|instant pot|slow cooker|hob|stove|blender|grill|pan|rice cooker",
  failure:
    "تفشل|فشلت|بتبوظ|باظت|خربت|تخرب|تهبط|هبطت|بيكلكع|ما تزبط|ما بتزبط|ناشفة|نشفت|طلعت|كيطلع|تطلع|عجنت|معجنة|يابسة|wrong|brick|dry|soggy|burnt|burn|flat|failed|fails|won't rise|didn't rise|too wet|too salty|too sweet|sank|tough|curdled",
  ingredients:
    "دجاج|فراخ|لحم|لحمة|كفتة|سمك|رز|أرز|مكرونة|معكرونة|باستا|بيض|بطاطس|بطاطا|عدس|فول|حمص|باذنجان|كوسا|دقيق|طحين|حليب|لبن|جبنة|جبن|تونة|سردين|تمر|شوفان|خضار|خضرة|خبز|شوكولاتة|بسكوت|chicken|beef|lamb|pork|fish|salmon|rice|pasta|egg|potato|potatoes|lentil|bean|chickpea|flour|milk|cheese|tuna|oat|bread|tofu|courgette|zucchini|tomato|tomatoes|leftover|mince|broccoli|spinach|mushroom",
  existing:
    "موجود|موجودة|عندنا|عندي|نستخدم|بنستخدم|مستخدم|مبني|بنينا|already|existing|we use|i use|using|we have|i have|current|our app|our repo|our codebase|our site|our database|our db",
  edgeCase:
    "لو|إذا|الا كان|إلا|فارغة|فاضي|فاضية|فاضيين|ناقص|مكرر|أحيانا|مرات|كل مرة|if|when|unless|empty|missing|invalid|unreadable|duplicate|fails|sometimes|every time|only when",
  reviewFocus:
    "أمان|الأمان|ثغرات|أداء|الأداء|سرعة|نظافة|naming|bugs|bug|security|performance|readability|readable|style|speed|race condition|leak|structure",
  reviewStage:
    "merge|دمج|الدمج|برودكشن|إنتاج|الإنتاج|قبل ما ارفعه|prod|production|live|deploy|ship|pr|pull request|staging|release",
  doctor:
    "دكتور|الدكتور|دكتورة|طبيب|الطبيب|طبيبة|تحليل|تحاليل|أشعة|فحص|فحوصات|كشف|doctor|gp|consultant|nurse|blood test|result|scan|x ray|xray|mri|diagnosed|diagnosis|prescribed|hba1c",
  symptoms:
    "سخونية|سخونة|حرارة|حرارته|سخانة|دوخة|دوار|صداع|غثيان|ترجيع|بيرجع|استفراغ|إسهال|إمساك|كحة|سعال|طفح|حكة|نزيف|تنزف|غباش|ألم|وجع|يوجعني|بيوجعني|توجعني|يوجعها|وجعاني|يعورني|ورم|حرقان|حموضة|ضيق نفس|تنمل|خفقان|fever|dizzy|dizziness|headache|nausea|nauseous|vomiting|diarrhoea|diarrhea|cough|rash|itchy|itching|bleeding|blurry|blurred|pain|ache|aching|swelling|swollen|numb|short of breath|throwing up|sore|tired",
  runs: "ويندوز|ماك|لينكس|سيرفر|جوال|موبايل|أندرويد|اندرويد|آيفون|ايفون|متصفح|كروم|تليجرام|windows|mac|macos|linux|ubuntu|server|browser|chrome|android|iphone|ios|raspberry pi|docker|aws|lambda|esp32|arduino|excel|google sheet|wordpress|terminal|command line|cli",
  tone: "رسمي|رسمية|رسميا|ودي|ودية|ودود|ودودة|لطيف|لطيفة|لطف|بلطف|مهذب|مهذبة|محترم|محترمة|حازم|حازمة|حزم|مرح|مرحة|ساخر|ساخرة|هادئ|هادئة|بأدب|بذوق|خفيف|خفيفة|دمه خفيف|كوميدي|كوميدية|عاطفي|عاطفية|مؤثر|مؤثرة|حماسي|حماسية|مهني|مهنية|احترافي|احترافية|بسيط|بسيطة|ببساطة|مضحك|مضحكة|رومانسي|فخم|بدون مبالغة|من غير ما ازعله|formal|informal|casual|friendly|warm|warmly|funny|playful|firm|serious|polite|politely|professional|cheerful|upbeat|gentle|kind|kindly|humorous|witty|dry|sarcastic|heartfelt|sincere|blunt|neutral|respectful|cheeky|light hearted|lighthearted|calm|apologetic|persuasive|encouraging",
  format:
    "جدول|بجدول|نقاط|قائمة|عناوين|نقط|بنقاط|خطوات|خطوة خطوة|فقرات|رؤوس أقلام|json|csv|ماركداون|html|pdf|ملف|وورد|بوربوينت|شرائح|table|bullet|bullets|bullet point|list|numbered|heading|headings|checklist|step by step|spreadsheet|markdown|slides|paragraph|paragraphs|columns|column|powerpoint|one pager",
  exclusion:
    "بدون|من غير|بلا|بدون ما|من غير ما|بلا ما|دون|مش عايز|مش عايزة|مش عاوز|ما ابي|مابي|مابغى|ما ابغى|ما أبغى|ما بدي|مابدي|ما بغيت|ما بغيتش|مابغيتش|لا تذكر|لا تستخدم|لا تكتب|لا تقول|لا تغير|لا اريد|لا أريد|تجنب|ابتعد|عدا|ما عدا|إلا|متقولش|ماتقولش|متكتبش|متحطش|متذكرش|ما تذكر|ما تحط|ما تكتب|ما تقول|ممنوع|غير مسموح|without|no|not|avoid|don't|dont|do not|never|except|excluding|leave out|skip|nothing about|rather than|instead of|free of|minus",
  audience:
    "للأطفال|أطفال|لأطفال|للكبار|للطلاب|طلاب|تلاميذ|للموظفين|موظفين|للعملاء|عملاء|للزبائن|زبائن|زباين|للمدير|للأهالي|أولياء الأمور|للأمهات|أمهات|امهات|للشباب|شباب|للبنات|بنات|للنساء|نساء|جمهور|الجمهور|قارئ|القراء|متابعين|المتابعين|مستثمرين|للجنة|لجنة|أهل|جيران|سكان|زملاء|زملائي|زملاي|فريق|الفريق|فريقي|for kids|for children|children|kids|parents|students|pupils|employees|staff|customers|clients|beginners|readers|audience|followers|investors|colleagues|teachers|neighbours|neighbors|members|volunteers|residents|tourists|seniors|teens|teenagers|aimed at|aimed|for people who",
  material:
    "التالي|التالية|الآتي|الآتية|النص ده|الكلام ده|هالنص|هذا النص|هاد النص|الكود ده|المرفق|مرفق|أدناه|تحت|هنا|اهو|أهو|هبعتلك|الملف ده|this text|the text below|below|attached|here is|heres|here's|following|the following|pasted|this code|this email|this paragraph",
  goalWord:
    "عشان|علشان|لأجل|لكي|حتى|باش|منشان|مشان|بهدف|الهدف|so that|in order to|because|so i can|so we can|goal|aim|want them to|to convince|to persuade|to get",
  roleWord:
    "كأنك|تخيل|انت خبير|أنت خبير|بصفتك|اعتبر نفسك|تصرف|تقمص|مثل دور|act as|you are|you're a|pretend|as a|imagine you",
  rightNow: "نجاح|ناجح|يقتنع|يوافق|النتيجة|success|successful|convinces|works if|good means|measure",
} as const;

/** Facts that questions are answered by; the other vocabularies only help to read. */
export const CLOSED_FACTS = [
  "money",
  "date",
  "duration",
  "number",
  "count",
  "textLength",
  "age",
  "people",
  "since",
  "deadline",
  "codeLanguage",
  "sheetTool",
  "error",
  "platform",
  "country",
  "relation",
  "schoolClass",
  "level",
  "languageName",
  "occasion",
  "diet",
  "condition",
  "papers",
  "tried",
  "kitchenTool",
  "failure",
  "ingredients",
  "existing",
  "edgeCase",
  "reviewFocus",
  "reviewStage",
  "doctor",
  "symptoms",
  "runs",
] as const;
export type ClosedFact = (typeof CLOSED_FACTS)[number];
