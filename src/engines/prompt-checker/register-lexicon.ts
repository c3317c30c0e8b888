import { lexicon } from "./lexicon.ts";

const loose = { loose: true };

/** Texts for courts, ministries, boards and the bereaved. */
export const FORMAL_PIECES = lexicon(
  [
    "formal|official letter|complaint|memo|report|notice|request|apology|reply|statement|email|speech|invitation",
    "cover|resignation|condolence|recommendation|reference|dismissal|warning letter|note",
    "legal notice|letter|brief|document",
    "letter|email|memo|complaint|petition|appeal|application|report|reply … ministry|court|council|minister|judge|bank|embassy|mayor|regulator|board|ceo|governor|ombudsman|university|dean|tribunal|authority|police|senator|insurer|widow|shareholders|investors",
    "for|to the judge|court|ministry|minister|board|embassy|regulator|tribunal|shareholders|governor",
    "contract|resignation|affidavit|press_release|tender|bid|petition|testimony|condolence|condolences|eulogy|obituary|statute|subpoena|summons|audit_report|annual_report|policy_document|white_paper",
    "business|grant|research proposal",
    "hospital|government|public tender|bid|contract",
    "academic|research|scientific paper|essay|article|thesis",
    "court summary|filing|statement|brief",
    "annual|quarterly|board|audit|inspection|compliance report|statement",
    "chairman's|chairman|chairwoman's|ceo's|president's|minister's statement|letter|address|message|foreword",
    "chairman|dean|provost|ambassador|bishop|imam statement|letter|report",
    "terms and conditions",
    "letter|notice of resignation|dismissal|condolence|intent|complaint|apology",
    "board|council|ministry paper|report|minutes",
    "خطاب|خطابا|رساله|ايميل|طلب|شكوي|تظلم|بيان|اعتذار|كتاب|دعوه رسمي|رسميه|رسميا|للوزاره|للمدير_العام|للمحكمه|للبلديه|للبنك|للجامعه|للسفاره|للوزير|للقاضي|للمحافظ|للامير|للنيابه|للعميد",
    "تظلم|استقاله|عقد|بيان_صحفي|محضر_رسمي|مذكره_رسميه|خطاب_تقديم|برقيه|معروض|التماس|مناقصه|لائحه|لايحه|مرافعه|نعي|تعزيه|عزاء|انذار|افاده|دعوي|اقرار|محضر",
    "برقيه|رساله|خطاب|كلمه عزاء|تعزيه|مواساه",
    "خطاب|رساله|شكوي|طلب|كتاب|معروض|تظلم|ايميل|عريضه … الوزير|الوزاره|المحكمه|البلديه|السفاره|مدير_عام|رئيس|رييس|القاضي|امير|المحافظ|البنك|العميد|النيابه|الهيئه|الهييه|الجامعه|الحكومه|البرلمان|جهاز|ديوان|مجلس|الاداره|الضرائب|التامين",
    "تتقدم|يتقدم|هتتقدم|تقدم|ترفع|هتترفع … لرئيس|لرييس|للوزير|للوزاره|للمحكمه|لجهاز|للجهه|للنيابه|للبلديه|لمدير",
    "طلب رسمي",
    "ديوان|هيئه|هييه|مجلس|محكمه|نيابه المظالم|المحاسبه|الرقابه|الوزراء|الشوري|الدوله|العامه|الملكي",
    "رد|ردنا|ردي|جواب|جوابنا|كتاب … الوزاره|المحكمه|ديوان|الهييه|الهيئه|البلديه|السفاره|البنك|المظالم|الرقابه",
    "عرض سعر رسمي",
    "عرض|عرضنا … مناقصه|لمناقصه|المناقصه",
    "بحث|ورقه|رساله جامعي|علمي|اكاديمي|علميه|ماجستير",
    "للقاضي|للمحكمه|للوزير|للوزاره|للسفير|للامير|لامير|لوزير|لسمو|لمعالي|لسعاده",
    "مجلس الاداره|الوزراء|النواب",
    "تقرير سنوي|رسمي",
  ],
  loose,
);

/** Ways of talking with friends. */
export const COLLOQUIAL = lexicon(
  [
    "slang|slangy|emoji|emojis|lol|memes|banter|gossip|gossiping|bro|dude|mate|vibes|lingo|yo|txt|ghetto",
    "street talk|language|slang|style",
    "super|very|really casual|chatty",
    "casual|chatty|jokey|cheeky|goofy|wacky|laid-back|breezy|matey slang|tone|language|style|banter|way|voice",
    "text|chat|internet|teen|gamer|sms speak|slang|language|abbreviations",
    "chat|text|txt speak",
    "gen z|alpha",
    "with|full_of memes|jokes|banter|slang|emojis|abbreviations",
    "like|as|as_if … shouting|yelling|joking|ribbing|gossiping|chatting|ranting|banter|barbecue|pitch|stadium|playground|kitchen_table|karaoke",
    "like|as … mate|friend|buddy|mates|friends|neighbour|neighbor|bro|pub|bar|barbershop|locker_room|group_chat",
    "at|down|in|from the pub|bar|barbershop|corner_shop|local|boozer|terraces|dressing_room",
    "with|to|among your|the|my|our|his|her mates|pals|lads|buddies|friends|gang|crew",
    "with|to|among mates|pals|lads|buddies",
    "comedy|stand-up|routine|roast|rap|karaoke|freestyle|punchlines|limerick|pirate",
    "full of|with … slang|jokes|memes|banter|emojis|emoji|punchlines",
    "emoji-filled|emoji-heavy|slang-filled",
    "in dialect",
    "بالعاميه|عاميه|بالعامي|دارجه|بالدارجه|باللهجه|بلهجه|لهجه|بسوالف|سوالف|هزار|بهزار|فرانكو|عربيزي|ايموجي|ميمز|سلنق|بالحسانيه|بالبلدي|بلدي",
    "بالمصري|بالخليجي|بالشامي|بالسعودي|باللبناني|بالسوري|بالعراقي|بالمغربي|بالكويتي|بالاماراتي|بالاردني|بالفلسطيني|بالتونسي|بالليبي|بالسوداني|بالجزائري|باليمني|بالصعيدي",
    "كلام|بكلام|لغه|بلغه|لهجه|سوالف|حكي شباب|شوارع|صحاب|عادي|الشارع|الشباب|القهوه|القعده|الاصحاب|الحاره|الربع|المجالس|الشات|شات|المراهقين|الدردشه|دردشه|البيت|الجيران|الستات|السوق|اولاد_البلد|الحوش|المقهي|الديوانيه|التوكتوك|القهاوي|القهوه|المقاهي|الهزار|السواقين|الزقاق|الفريج|الحلاق",
    "كانك|كانه|كاننا|كانها|كاني|زي_ما|مثل_ما|وكانك|وكانها … بتزعق|تزعق|بتهزر|تهزر|بتحكي|تحكي|بتدردش|تدردش|تسولف|بتسولف|تنادي|بتنادي|تصرخ|بتضحك|صاحبك|لصاحبك|اخوك|جارك|الاستاد|الملعب|الشارع|القهوه|البحر|الحوش|السوق|صاحبتك|خويك|ربعك|فضفضه",
    "زي|مثل|متل|كما|كانك|بحال … بنحكي|نحكي|منحكي|بنتكلم|نتكلم|نسولف|كنهضرو|القهوه|الصحاب|اصحابي|صحابي|ربعي|الجيران|صاحبي|خويي",
    "اللهجه|بالطريقه|الكلام|الطريقه اللي|الي نحكي|بنحكي|نتكلم|بنتكلم|نسولف|كنهضرو",
    "بالحكي|بالكلام الدارج|العادي|البلدي",
    "اختصارات|باختصارات الشات|المراهقين|النت|الواتساب",
  ],
  loose,
);

/** Channels and readers that are young or at play. */
export const YOUTHFUL = lexicon(
  [
    "tiktok|snapchat|snap|meme|memes|reel|reels|rap|skate|gaming|gamers|gamer|fortnite|roblox|playground|teens|teenagers|teenager|tweens|kindergarten|toddlers|schoolkids|discord|twitch",
    "for|to teens|teenagers|gamers|kids|children|youngsters",
    "gen z|alpha",
    "instagram|snap story|reel|stories",
    "party|birthday invite|invitation",
    "text|message … friend|mate|buddy|sister|brother",
    "street kids",
    "12|13|14|15|16|17|eleven|twelve|thirteen|fourteen|fifteen|sixteen year olds|old",
    "سناب|سناب_شات|تيك_توك|تيكتوك|ريلز|ريل|ستوري|ميمز|راب|سكيت|قيمرز|جيمرز|العاب|مراهقين|المراهقين|مراهقات|حضانه|روضه|ديسكورد",
    "للشباب|لشباب|للمراهقين|للاطفال|شبابي|شبابيه|للصغار|للعيال|للبنات_الصغار|لطلاب_الابتدائي",
    "اعلان شبابي|شبابيه",
    "رساله|مسج|واتس لصاحبي|لصديقي|لخويي|لرفيقي|لاصحابي|لاختي|لاخوي|لصاحبتي|لرفيقتي|لربعي",
    "جيل زد|زي|الفا",
    "بنات|لبنات|اولاد|لاولاد|طلاب|لطلاب|طالبات|لطالبات|شباب|عيال المتوسط|الاعدادي|الابتدائي|الثانوي|المتوسطه|الروضه|المدرسه|الحاره",
    "اولاد|بنات|لاولاد|لبنات|شباب|عيال 12|13|14|15|16|17",
    "حفله عيد_ميلاد|تخرج_الروضه",
  ],
  loose,
);

/** Ways of writing for courts and for old books. */
export const COURTLY = lexicon(
  [
    "legal|academic|archaic|victorian|ceremonial|bureaucratic|ministerial|shakespearean|biblical|courtly|scholarly|regulatory|statutory|parliamentary|medieval|elizabethan language|style|tone|english|prose|terms|register|wording|jargon|vocabulary|manner",
    "highly|very|strictly|extremely|stiffly formal",
    "formal academic|legal",
    "shakespearean|legalese|statute|victorian",
    "in|like|as … insurance|bank|tax|legal|government|customs policy|contract|form|document|notice|circular|regulation|clause|manual|memo",
    "phrased|worded|written|put|styled like|as|in … policy|contract|statute|regulation|memo|clause|manual|ruling|form|decree|circular|treaty",
    "in|like|as … legalese|statute|contract|terms_and_conditions|court_ruling|dissertation|encyclopedia|patent",
    "language|tone|style|words|voice|wording|jargon of … court|summons|statute|judge|ministry|law|contract|notary|parliament|patent|treaty|bureaucrat|civil_servant",
    "court|legal summons|notice|ruling|filing",
    "terms and conditions",
    "nineteenth|eighteenth|seventeenth|19th|18th|17th century",
    "old|olde|middle english",
    "flowery|purple language|prose",
    "official|diplomatic register|protocol|language",
    "scholarly prose|tone",
    "stiff|pompous tone|prose",
    "court|government|governmental language|tone",
    "prose of",
    "بفصحي|فصحي|لغه|بلغه|عربيه|الفاظ|بالفاظ|مفردات تراثيه|ثقيله|جزله|قديمه|عاليه|بليغه|فصيحه|قانونيه|اكاديميه|رصينه|ديوانيه|معجميه|غريبه|الغريبه|مهجوره|قحه|فخمه|جاهليه|القديمه",
    "بلغه|لغه|اسلوب|باسلوب|نثر|بنثر الجاحظ|المعلقات|المعاجم|المتنبي|المقامات|الدواوين|القضاه|المحاكم|المحامين|القانون|العقود|الوزارات|العباسيين|القدماء|السلف|الحريري|الرسائل_الديوانيه|الفقهاء|القواميس",
    "رسائل|الرسائل ديوانيه|الديوانيه",
    "بصياغه|صياغه|بلغه|لغه|بصيغه|بنبره|زي|مثل|كانها … وثائق|وثيقه|عقود|عقد|بوليصه|التامين|البنوك|بنك|محكمه|المحكمه|قانون|القانون|لوائح|لائحه|مرسوم|الجريده_الرسميه|الوزاره|الاحكام|الدستور|فرمان|سلطاني",
    "العصر العباسي|الجاهلي|الاموي|الاندلسي",
    "اسلوب|باسلوب تراثي|اكاديمي|قانوني|جزل|ديواني|فقهي|خشبي",
    "عربيه فصحي رصينه",
    "بالسجع|سجع",
    "بلغه|لغه رسميه جدا",
    "فصحي قديمه",
    "كتب التراث|الفقه",
  ],
  loose,
);

/** Dialects by name. */
export const DIALECTS = [
  [
    "egy",
    lexicon(
      [
        "egyptian dialect|arabic|slang|colloquial",
        "بالمصري|مصريه|المصريه|بالعاميه_المصريه",
        "لهجه|باللهجه|بلهجه مصريه|المصريه|اسكندراني|صعيدي",
      ],
      loose,
    ),
  ],
  [
    "glf",
    lexicon(
      [
        "gulf|saudi|kuwaiti|emirati|khaleeji dialect|arabic|slang",
        "لهجه|باللهجه|بلهجه خليجيه|الخليجيه|سعوديه|السعوديه|كويتيه|الكويتيه|اماراتيه|الاماراتيه|نجديه|حجازيه",
        "بالخليجي|بالسعودي|بالكويتي|بالاماراتي|بالقطري|بالبحريني",
      ],
      loose,
    ),
  ],
  [
    "lev",
    lexicon(
      [
        "levantine|syrian|lebanese|jordanian|palestinian dialect|arabic|slang",
        "لهجه|باللهجه|بلهجه شاميه|الشاميه|لبنانيه|اللبنانيه|سوريه|السوريه|اردنيه|فلسطينيه|الاردنيه|الفلسطينيه",
        "بالشامي|باللبناني|بالسوري|بالاردني|بالفلسطيني",
      ],
      loose,
    ),
  ],
  [
    "mgr",
    lexicon(
      [
        "moroccan|algerian|tunisian|darija|maghrebi dialect|arabic|slang",
        "بالدارجه|بالمغربي|بالتونسي|بالجزائري",
        "لهجه|باللهجه|بلهجه مغربيه|المغربيه|تونسيه|التونسيه|جزائريه|الجزائريه",
      ],
      loose,
    ),
  ],
] as const;

/** Readers by where they live. */
export const PLACES = [
  [
    "egy",
    lexicon(
      [
        "egyptians|cairenes|cairo|alexandria|egypt",
        "مصر|للمصريين|القاهره|اسكندريه|الاسكندريه|طنطا|المنصوره|اسيوط|المصريين",
      ],
      loose,
    ),
  ],
  [
    "glf",
    lexicon(
      [
        "saudis|kuwaitis|emiratis|riyadh|jeddah|kuwait|dubai|doha|qatar|bahrain|muscat|oman|saudi",
        "السعوديه|للسعوديين|الرياض|جده|الكويت|للكويتيين|دبي|الدوحه|قطر|البحرين|المنامه|مسقط|عمانيين|الامارات|الدمام|صلاله|السعوديين|الكويتيين",
      ],
      loose,
    ),
  ],
  [
    "lev",
    lexicon(
      [
        "jordanians|lebanese|syrians|palestinians|amman|beirut|damascus|irbid|lebanon|jordan",
        "الاردن|للاردنيين|بيروت|دمشق|حلب|اربد|لبنان|للبنانيين|سوريا|نابلس|الخليل|رام_الله|فلسطين|طرابلس_الشام|اللبنانيين|الاردنيين",
      ],
      loose,
    ),
  ],
  [
    "mgr",
    lexicon(
      [
        "moroccans|algerians|tunisians|casablanca|rabat|tunis|algiers|sfax|morocco",
        "المغرب|للمغاربه|الرباط|تونس|للتوانسه|الجزائر|للجزائريين|صفاقس|فاس|مراكش|طنجه|وهران|الدار_البيضاء|المغاربه",
      ],
      loose,
    ),
  ],
] as const;
