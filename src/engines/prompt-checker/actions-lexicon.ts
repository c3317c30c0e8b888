import { lexicon } from "./lexicon.ts";

const loose = { loose: true };

/** Reaching people: the verb, and whom or by what. */
export const REACHES = lexicon(
  [
    "send|sends|email|mail|forward|text|ping|notify|alert|call|ring|phone|dial|message|contact|whatsapp|sms|tell|inform|invite|buzz|fax|dm",
    "let … know",
    "get in touch",
    "reach out",
    "get hold of",
    "speak|talk to|with",
    "follow up with",
    "ارسل|ارسله|ارسلها|ارسلي|ارسللي|ابعت|ابعته|ابعتها|ابعتلي|ابعتلهم|ابعث|ابعثلي|دز|دزلي|طرش|طرشلي|صيفط|صيفطي|ترسل|يرسل|تبعت|يبعت|تبعتلي|نبه|نبهني|اتصل|اتصلي|كلم|كلمي|كلملي|دق|دقلي|تتصل|خابر|رن|رنلي|خبر|خبرني|خبرهم|بلغ|بلغني|بلغهم|ابلغ|راسل|تواصل|تتواصل|عيط",
    "خليهم|خليه يعرفوا|يعرف",
    "خد|خذ ميعاد|موعد",
  ],
  loose,
);
export const PEOPLE_AND_CHANNELS = lexicon(
  [
    "me|him|her|them|us|everyone|everybody|customers|customer|clients|client|guests|tenants|followers|subscribers|list|accounts|accountant|team|boss|manager|supplier|landlord|clinic|hospital|bank|office|school|restaurant|hotel|garage|dr|doctor|dentist|mum|mom|dad|wife|husband|brother|sister|parents|mona|staff|courier|driver|support|embassy|insurer|reception|plumber|neighbour|neighbor|group",
    "by|via|over|on|through|to email|text|sms|whatsapp|phone|telegram|slack|mail|my|our|his|her|their|the",
    "it|this|the to",
    "my|our|his|her|their number|inbox|phone|mobile|email|address",
    "واتس|واتساب|الواتساب|ايميل|الايميل|بالايميل|برساله|رساله|مسج|بريد|بريدي|تيليجرام|سلاك|تلفون|تلفوني|جوالي|موبايلي|رقمي",
    "المدير|مديري|العميل|العملاء|الزبون|الزباين|الزبائن|المحاسب|الدكتور|العياده|عياده|المستشفي|البنك|المكتب|مكتب|المدرسه|المطعم|الفندق|السفاره|الشركه|شركه|المورد|المالك|السواق|الفريق|امي|ابوي|زوجتي|مراتي|اخوي|الدعم|الضيوف|المتابعين|الجروب|القروب|منى|الصيدليه|السباك|المهندس|خدمه",
    "لي|ليا|لنا|له|لها|لهم|عليه|عليا|عليهم",
  ],
  loose,
);
/** Moving money and bookings. */
export const TRANSACTS = lexicon(
  [
    "pay|buy|purchase|order|book|reserve|cancel|transfer|wire|renew|subscribe|unsubscribe|sell|top_up|reschedule|shift|move|confirm|charge|refund|deposit|withdraw|donate|bid",
    "ادفع|ادفعي|خلص|خلصلي|سدد|سددلي|حول|حوللي|تدفع|اشتر|اشتري|اشتريلي|تشتري|شري|احجز|احجزلي|تحجز|الغ|الغي|الغيلي|جدد|جددلي|اطلب|اطلبلي|غير|غيرلي|اجل|اجللي|اكد|تؤكد|اسحب|اودع|بيع|اشحن|اشحنلي",
  ],
  loose,
);
export const GOODS = lexicon(
  [
    "bill|bills|invoice|ticket|tickets|flight|flights|hotel|room|table|appointment|slot|taxi|uber|pizza|groceries|subscription|money|dollars|dinars|euros|pounds|rials|dirhams|funds|fee|fees|rent|fine|shares|seat|seats|meal|visa|insurance|policy|balance|reservation|booking|booking.com|delivery|shirt|shoes|gift|flowers|stock|parcel|card|membership|order|licence|license|registration|passport|permit|domain|lease|plan|contract|phone_bill|electricity|water_bill|gas|tax",
    "from|to my|our account|card|savings|wallet",
    "a|the table for",
    "فاتوره|الفاتوره|فواتير|تذكره|تذاكر|طيران|رحله|فندق|غرفه|طاوله|طاولتين|ميعاد|ميعادي|موعد|موعدي|تاكسي|بيتزا|اكل|غدا|عشا|اشتراك|اشتراكي|مبلغ|مبلغا|دولار|جنيه|دينار|ريال|درهم|فلوس|فلوسي|مصاري|ايجار|رسوم|مخالفه|اسهم|مقعد|مقاعد|تامين|رصيد|رصيدي|حجز|حجزي|طلبيه|ورد|هديه|حضوري|رخصه|رخصتي|جواز|جوازي|اقامه|اقامتي|استماره|تاشيره|تاشيرتي|عقد|باقه|باقتي|ضريبه|غرامه|تجديد|الكهربا|الكهرباء|الضو|الميه|النت|التلفون|كرت",
    "من|الى|على حسابي|كرتي|بطاقتي|رصيدي",
  ],
  loose,
);
/** Working accounts, devices and files. */
export const OPERATES = lexicon(
  [
    "open|visit|go|browse|access|check|log|sign|upload|download|save|store|put|drop|add|share|delete|remove|change|update|edit|cut|lower|raise|set|turn|switch|print|post|publish|tweet|upload|schedule|pin|archive|empty|install|restart|reboot|lock|unlock|sync|back|look|search|google|scroll|submit|apply|register|join|create|export|import|block",
    "افتح|افتحلي|ادخل|ادخلي|تفتح|تدخل|يفتح|زر|خش|سير|روح|امش|شيك|حط|حطلي|حطه|ضع|سجل|سجللي|نزل|نزله|نزلي|ارفع|حمل|حمللي|احفظ|احفظه|احفظلي|خزن|شارك|شاركه|احذف|امسح|شيل|غير|عدل|حدث|خفض|زود|شغل|شغللي|اطف|طفي|طف|اطبع|انشر|انشره|انشرلي|غرد|ثبت|نصب|قفل|دور|دورلي|ابحث|ابحثلي|سيرش|قدم|قدملي|اشترك|صدر|بلوك|ضيف|ضيفه",
  ],
  loose,
);
export const PLACES = lexicon(
  [
    "https|www|website|webpage|site|link|url|browser|account|inbox|facebook|instagram|twitter|linkedin|tiktok|youtube|snapchat|shopify|amazon|salla|ebay|etsy|web|internet|online|google|drive|dropbox|onedrive|icloud|calendar|diary|crm|portal|dashboard|server|printer|alarm|timer|reminder|lights|heating|thermostat|computer|laptop|desktop|phone|folder|database|spreadsheet|store|shop|app|page|profile|story|feed|group|channel|system|wifi|camera|bank|trello|notion|slack|sheet|playlist|mailchimp",
    "posted|said|wrote|tweeted|uploaded … today|yesterday|morning|tonight|week|now",
    "right now",
    "الموقع|موقع|موقعنا|رابط|الرابط|الصفحه|صفحه|صفحتنا|الحساب|حسابي|حسابنا|حساب|المتصفح|الايميل|ايميلي|فيسبوك|الفيسبوك|انستا|انستجرام|تويتر|تيك_توك|تيكتوك|يوتيوب|سناب|سله|متجرنا|المتجر|متجري|الانترنت|النت|جوجل|قوقل|الويب|الدرايف|درايف|جهازي|الكمبيوتر|السحابه|تقويمي|التقويم|الروزنامه|المنبه|منبه|النور|المكيف|الجهاز|الطابعه|السيستم|النظام|البوابه|بوابه|المنصه|منصه|السيرفر|الجروب|القناه|التطبيق|البنك|لينكدان|اكس",
    "https|www",
    "ابشر|توكلنا|نون|امازون|طلبات|هنقرستيشن|اوبر|كريم|سويق|جاهز|فوري|انستاباي",
  ],
  loose,
);
/** Being somewhere, or having others do things. */
export const ATTENDS = lexicon(
  [
    "attend|join|sit_in|sit|listen_in|dial_in|hop_on|record|host|be_at|show_up … meeting|call|zoom|teams|webinar|conference|lecture|interview|session|class|hearing|viewing",
    "have|get|ask him|her|them|someone|somebody|the|a|my … ring|call|come|bring|deliver|fix|send|text|drop|pick|meet|install",
    "who|which|what … come|free|available|deliver|open … tonight|today|tomorrow|now|this",
    "go|drive|walk|run|head|pop to|over|round|down … shop|office|bank|station|house|market|school|store",
    "pick|collect|fetch|deliver|drop|bring … up|from|to|parcel|package|prescription|kids|groceries|order|me",
    "negotiate|haggle|bargain with",
    "grab|snag|secure|snap_up|undercut|outbid|beat|match it|them|one|a|the|lowest|price|slot|deal",
    "apply|register|enrol|enroll|sign_up … for|on|my|me|behalf",
    "print|scan|photocopy|laminate|stamp the|it|them|this|my",
    "take|snap|shoot a|the photo|picture|screenshot",
    "انضم|احضر|ادخل|شارك|خش|تحضر … اجتماع|لاجتماع|زوم|مكالمه|محاضره|جلسه|المقابله|الاجتماع|الميتنق|الميتنج",
    "خلي|خل|قوله|قولهم … ييجي|يجي|يتصل|يدق|يرن|يجيب|يوصل|يصلح|يكلمني",
    "روح|روحي|انزل|سير|امش|مر|عدي … على|لل|ل|عند … محل|المحل|البنك|المدرسه|السوق|الدكان|المكتب|المحطه",
    "جيب|جيبلي|هات|وصل|وصلي|استلم|سلم … من|الطرد|الدوا|العيال|الطلبيه|البقاله|الاغراض",
    "فاوض|ساوم … مع|المالك|البائع|التاجر|صاحب",
    "قدم|قدملي|سجل|سجلني|سجلي … على|لي|في … الوظيفه|وظيفه|الجامعه|الدوره|دوره|المنصه|البرنامج",
    "اطبع|صور|صورلي|انسخ|اختم … الورق|الايصال|الملف|المستند|الشاشه|صفحه",
  ],
  loose,
);
/** Switching the things of a house or a yard. */
export const SWITCHES = lexicon(
  [
    "turn|switch|start|stop|power|shut|lock|unlock|open|close|dim",
    "شغل|شغلي|شغللي|اطفئ|اطفي|طفي|اطف|افتح|افتحلي|اغلق|اقفل|قفل|سكر|اوقف|وقف|دور",
  ],
  loose,
);
export const DEVICES = lexicon(
  [
    "sprinkler|sprinklers|pump|pumps|heater|heaters|fan|fans|boiler|boilers|valve|valves|gate|gates|blinds|shutters|radiator|radiators|hose|incubator|generator|compressor|doorbell|vacuum|lamp|lamps|sockets|washing_machine|dishwasher|tv|irrigation|sauna",
    "رشاش|رشاشات|مضخه|مضخات|سخان|سخانات|مروحه|مراوح|بوابه|الباب|ستاير|ستائر|اناره|انوار|مولد|حنفيه|صمام|مدفاه|دفايه|مكيفات|تكييف|غساله|ري|تلفزيون|لمبات",
  ],
  loose,
);
/** Watching the world go by. */
export const WATCHES = lexicon(
  [
    "keep an|your|one eye|eyes|tabs",
    "monitor|track|watch|follow|keep_watching|keep_checking|stay_on_top|check … prices|price|stock|stocks|website|site|inbox|live|feed|server|flights|flight|rate|rates|match|game|news|weather|auction|market|competitor|scores|score|dollar|availability|parcel|delivery|account|page|channel|daily|hourly|constantly",
    "watch|listen|tune … match|game|video|youtube|podcast|recording|song|stream|speech|concert|episode|broadcast",
    "as they|it|soon happen|happens|come|comes",
    "the minute|moment|second|instant it|one|he|she|they|the|a|something|prices|tickets|that",
    "as_soon_as|once|whenever … drops|falls|hits|reaches|opens|arrives|replies|changes|goes|rises|becomes|crosses|restocks",
    "راقب|راقبلي|تراقب|تابع|تابعلي|تتابع|شيك|ترقب … الاسعار|السعر|سعر|الموقع|الحساب|لحظه|باستمرار|يوميا|مباشر|البورصه|الرحلات|رحلات|الدولار|الطقس|الاخبار|المباراه|السوق|المنافس|الشحنه|الطرد|الصفحه|الايميل",
    "خل|خلي|خليك عينك|صاحي|عينيك|متابع|مصحصح|واعي",
    "عينك على",
    "شاهد|اسمع|تفرج|اتفرج|تشوف|شوف … الفيديو|فيديو|يوتيوب|التسجيل|المقطع|المباراه|الماتش|البث|الحلقه",
    "اول ما|باول",
    "لحظه|ساعه|دقيقه|وقت ما … ابعت|دق|كلم|خبر|ارسل|نبه",
    "لما|اول_ما|اذا|لو|حين|عندما … نزل|ينزل|تنزل|وصل|يوصل|عدى|يعدي|فتح|يفتح|رد|يرد|توفر|يتوفر|طلع|زاد|ارتفع|انخفض … ابعت|ابعتلي|دق|دقلي|كلمني|خبرني|ارسل|ارسلي|نبهني|حول|اشتري|اشتر",
  ],
  loose,
);
/** Inspecting the world at set times, and ringing somebody up. */
export const ROUNDS = lexicon(
  [
    "check|inspect|read|measure|test|watch|look_at|look_in_on …… every|each morning|day|evening|night|hour|week|noon|dawn",
    "every|each morning|day|evening|night|hour|noon|dawn … check|inspect|read|measure|test|water|feed|walk|look",
    "تفقد|افحص|قس|عاين|اكشف|شوف|شيك|اطمن|اطمين|مر|طل …… كل يوم|صباح|مساء|ساعه|ليله|فجر|اسبوع|صبح|نص_ساعه",
    "كل يوم|صباح|مساء|ساعه|ليله|فجر|صبح … تفقد|افحص|قس|عاين|شوف|شيك|اسق|اطعم",
    "رن|فرن|ورن|دق|فدق على جوالي|موبايلي|تلفوني|رقمي|هاتفي|نقالي",
  ],
  loose,
);
/** What holds at this moment, out in the world. */
export const LIVE = lexicon(
  [
    "live score|scores|prices|weather|traffic|feed",
    "find_out|see|check|look|ask|tell_me if|whether|what|who|which …… free|available|slot|slots|in_stock|playing|showing|on_call|going_for",
    "this minute|second|instant|moment",
    "as we speak",
    "شوف|شوفلي|اعرف|اعرفلي|تاكد|شيك|قولي اذا|لو|هل|كان …… فاضي|متاح|متوفر|فاتح|مفتوح|حجز|شاغر",
    "is|are|whether … open|closed|available|in_stock|busy|online|free|running|delayed … now|right_now|at_this_moment|at_the_moment|tonight|currently|today",
    "how long … queue|line|wait|traffic … now|moment|is",
    "current|today's|tonight's|live price|weather|temperature|rate|score|traffic|queue|balance",
    "what … weather|price|rate|score|traffic|temperature|time … now|today|tonight|currently",
    "check|look … live|current|right|today's|inbox|balance|weather|account|now",
    "posted|published|said|uploaded|listed … this_morning|today|yesterday|tonight|this_week|last_night",
    "اعطني|عطني|هات|كم|قل_لي|شو|وش|ايه سعر|درجه|حاله … الان|اليوم|الحين|هلق|دلوقتي|هسا|هسه|توا|دابا",
    "فاتح|فاتحه|مفتوح|مفتوحه|مسكر|مقفل|متوفر|زحمه|شغال … الان|الحين|هلق|دلوقتي|هسا|هسه|توا|دابا|الليله|اليوم",
    "كم|قديش واحد|شخص … بالدور|بالطابور|واقف",
    "نزل|نشر|نشرت|كتب|قال|حط … اليوم|امبارح|مبارح|البارحه|هالصبح|الصبح|الليله|هالاسبوع",
    "الطقس|الجو|الحراره|الزحمه … الان|الحين|هلق|دلوقتي|هسا|اليوم",
  ],
  loose,
);
/** Keeping in mind beyond this talk, and doing things by the clock. */
export const LATER_ON = lexicon(
  [
    "remember|memorise|memorize|keep_in_mind|store|save|note … next|tomorrow|later|forever|always|time|week|month|when|future|conversations",
    "remind|wake me|us|him|her",
    "set|create an|a alarm|reminder|timer",
    "every|each morning|day|evening|night|hour|week|monday|tuesday|wednesday|thursday|saturday|sunday|friday|month|noon|midnight …… send|email|mail|post|remind|log|text|message|call|pull|download|upload|back",
    "send|email|post|remind|log|text|ping … every|each morning|day|evening|night|hour|week|sunday|monday|friday|month|sundays|mondays|fridays",
    "at … o'clock|am|pm … send|call|text|email|remind",
    "ذكرني|فكرني|نبهني|تذكرني|تنبهني|صحيني|فيقني",
    "تذكر|افتكر|احفظ|احفظلي|خزن|خلي_ببالك … المره|بكره|غدا|دائما|القادمه|الجايه|الجاي|القادم|بعدين|لما|للشهر|عندك",
    "كل يوم|صباح|ساعه|ليله|اسبوع|جمعه|احد|شهر|مساء … ارسل|ابعت|ذكرني|راجع|انشر|كلم|خبر|سجل|ابعتلي|ارسلي|بلغ",
    "ارسل|ابعت|ذكرني|انشر|كلم|سجل|ابعتلي … كل يوم|صباح|ساعه|ليله|اسبوع|جمعه|شهر|مساء",
  ],
  loose,
);
/** That the model has the means, or that a text or a program is what is wanted. */
export const MEANS = lexicon(
  [
    "tools|tool|function|functions|plugin|browser_tool|api|with_web_access",
    "you|it have|has access|browsing|search",
    "web search|browsing is|enabled|on",
    "draft … email|message|reply|note|text|letter",
    "a|the draft",
    "script|workflow|bash|macro|cron|snippet",
    "الادوات|اداه|ادوات|اداتين|باداتين|صلاحيات|صلاحيه|متصل|دوال",
    "سكربت|سكريبت|كود|ماكرو",
    "لديك|معك|عندك … اداه|ادوات|صلاحيه|وصول",
    "مسموح لك",
    "مسوده",
  ],
  loose,
);
