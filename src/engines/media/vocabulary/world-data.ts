/* Colours, time, weather, kinds of picture, sounds and things of the culture. Own wording. Checked 2026-11. */
import { type TermRow, vocabularyOf } from "./term.ts";

const COLOURS: readonly TermRow[] = [
  ["red", "أحمر", "red", "حمراء|حمرا|حمر|احمر"],
  ["crimson", "قرمزي", "crimson", "قرمزية|burgundy|maroon|عنابي|نبيتي|خمري"],
  ["orange", "برتقالي", "orange", "برتقالية"],
  ["amber", "كهرماني", "amber", "كهرمانية"],
  ["gold", "ذهبي", "gold", "golden|ذهبية|دهبي"],
  ["yellow", "أصفر", "yellow", "صفراء|صفرا"],
  ["mustard", "خردلي", "mustard", "خردلية"],
  ["green", "أخضر", "green", "خضراء|خضرا"],
  ["olive", "زيتوني", "olive green", "زيتونية"],
  ["emerald", "زمردي", "emerald green", "emerald|زمردية"],
  ["mint", "نعناعي", "mint green", "mint"],
  ["turquoise", "فيروزي", "turquoise", "فيروزية|teal|تركواز"],
  ["blue", "أزرق", "blue", "زرقاء|زرقا"],
  ["sky-blue", "سماوي", "sky blue", "light blue|سماوية|لبني|ازرق فاتح"],
  ["navy", "كحلي", "navy blue", "navy|كحلية|dark blue|ازرق غامق"],
  ["purple", "بنفسجي", "purple", "violet|بنفسجية|موف|ارجواني"],
  ["lavender", "خزامي", "lavender", "lilac|ليلكي"],
  ["pink", "وردي", "pink", "وردية|زهري|بمبي|زهرية"],
  ["brown", "بني", "brown", "بنية"],
  ["beige", "بيج", "beige", "بيجي"],
  ["cream", "كريمي", "cream", "سكري|عاجي|ivory|off-white"],
  ["white", "أبيض", "white", "بيضاء|بيضا"],
  ["black", "أسود", "black", "سوداء|سودا"],
  ["grey", "رمادي", "grey", "gray|رمادية|رصاصي"],
  ["silver", "فضي", "silver", "فضية"],
  ["copper", "نحاسي", "copper", "نحاسية|bronze|برونزي"],
  ["terracotta", "طيني", "terracotta", "ترابي|earthy|earth tones|الوان ترابية"],
  ["pastel", "باستيل", "pastel colours", "pastel|pastels|الوان باستيل|الوان هادئة|الوان هادية"],
  ["warm", "ألوان دافئة", "warm colours", "warm tones|warm palette|warm colors|الوان دافية"],
  ["cool", "ألوان باردة", "cool colours", "cool tones|cold colours|cold colors|cool palette"],
  ["dark", "ألوان غامقة", "dark colours", "dark colors|dark tones|dark palette|الوان داكنة|الوان غامقه"],
  ["muted", "ألوان باهتة", "muted colours", "muted|الوان باهته|desaturated|faded colours|faded colors|الوان مطفية"],
  [
    "vivid",
    "ألوان زاهية",
    "vivid colours",
    "vibrant colours|vibrant colors|bright colours|bright colors|colourful|colorful|الوان زاهيه|ملون|ملونة|الوان فاقعة",
  ],
];

const TIMES: readonly TermRow[] = [
  ["dawn", "وقت الفجر", "at dawn", "dawn|sunrise|daybreak|first light|الفجرية|فجر|الفجر|شروق|الشروق|شروق الشمس"],
  [
    "morning",
    "صباحًا",
    "in the morning",
    "morning|early morning|mornings|الصباحية|صباحا|الضحوية|صباح|الصباح|الصبح|الضحى|صباح باكر|الصبحية",
  ],
  ["noon", "وقت الظهر", "at midday", "noon|midday|القايلة|الظهرية|ظهرا|الضهر|الظهر|الظهيرة"],
  ["afternoon", "عصرًا", "in the late afternoon", "afternoon|late afternoon|العصاري|العصرية|عصرية|عصرا|العصر"],
  ["sunset", "وقت الغروب", "at sunset", "وقت المغرب|sunset|sundown|غروب|الغروب|غروب الشمس"],
  ["dusk", "وقت الشفق", "at dusk", "dusk|twilight|evening|المسا|العشية|عشية|شفق|المساء|مساء"],
  ["night", "ليلًا", "at night", "night|nighttime|late night|ليلا|midnight|ليل|الليل|ليلية|ليله|منتصف الليل|بالليل"],
  ["day", "نهارًا", "in daylight", "daytime|by day|نهار|النهار|نهارا|بالنهار"],
  ["winter", "في الشتاء", "in winter", "winter|wintry|شتاء|شتوي|شتوية|الشتا"],
  ["summer", "في الصيف", "in summer", "summer|summery|صيف|صيفي|صيفية"],
  ["autumn", "في الخريف", "in autumn", "autumn|خريف|خريفي|خريفية"],
  ["spring", "في الربيع", "in spring", "springtime|ربيعي|ربيعية"],
  ["day-to-night", "من النهار إلى الليل", "from day to night", "day to night|من النهار لليل|من الصبح لليل"],
  ["ramadan", "في رمضان", "during Ramadan", "ramadan|رمضان|رمضانية"],
  ["eid", "في العيد", "during Eid", "eid|العيد|عيد الفطر|عيد الاضحى"],
  ["1950s", "الخمسينات", "in the 1950s", "1950s|50s|50's|fifties|خمسينات|خمسينيات|الخمسينيات"],
  ["1960s", "الستينات", "in the 1960s", "1960s|60s|60's|sixties|ستينات|ستينيات|الستينيات"],
  ["1970s", "السبعينات", "in the 1970s", "1970s|70s|70's|seventies|سبعينات|سبعينيات|السبعينيات"],
  ["1980s", "الثمانينات", "in the 1980s", "1980s|80s|80's|eighties|ثمانينات|ثمانينيات|الثمانينيات|تمانينات|التمانينات"],
  ["1990s", "التسعينات", "in the 1990s", "1990s|90s|90's|nineties|تسعينات|تسعينيات|التسعينيات"],
];

const WEATHERS: readonly TermRow[] = [
  [
    "rain",
    "مطر",
    "rain",
    "rainy|raining|drizzle|rainfall|امطار|ممطر|ممطرة|تمطر|المطر|شتوي ممطر|يوم مطير|جو مطير|الشتا كتصب|الشتا طايحة|الشتا نازلة|عم تشتي|بتشتي|تشتي|بتمطر",
  ],
  ["storm", "عاصفة", "storm", "stormy|thunderstorm|lightning|عاصفة رعدية|عواصف|برق|رعد"],
  ["snow", "ثلج", "snow", "snowy|snowing|snowfall|ثلوج|الثلج|مثلج|ثلجي|ثلجية"],
  ["fog", "ضباب", "fog", "foggy|mist|misty|haze|hazy|ضبابي|الضباب|شبورة|ضبابية"],
  ["dust", "غبار", "dust in the air", "dusty|sandstorm|dust|عاصفة رملية|الغبار|مغبر|كتمة"],
  ["wind", "ريح", "wind", "windy|breeze|رياح|هواء قوي|نسيم|الريح"],
  ["clouds", "غيوم", "cloudy sky", "clouds|cloudy|overcast|غائم|غيم|سحاب|سحب|ملبد بالغيوم"],
  ["clear", "سماء صافية", "clear sky", "clear skies|sunny|مشمس|صافية|يوم مشمس|صحو"],
];

const GENRES: readonly TermRow[] = [
  ["logo", "شعار", "logo", "لوجو|شعار لمحل|لوغو|لوقو|logotype|emblem|شعارا|icon logo|wordmark"],
  ["icon", "أيقونة", "icon", "app icon|ايقونات|icons|ايقونه تطبيق"],
  [
    "pattern",
    "نقش متكرر",
    "seamless pattern",
    "pattern|seamless|tileable|repeating pattern|نقش|زخرفة متكررة|باترن|نمط متكرر|زخارف متكررة",
  ],
  [
    "infographic",
    "إنفوجرافيك",
    "infographic",
    "diagram|انفوغرافيك|انفوجراف|مخطط توضيحي|رسم توضيحي|infographics|labelled diagram",
  ],
  ["poster", "ملصق", "poster", "flyer|ملصق اعلاني|بوستر|ملصقا|افيش|film poster|movie poster"],
  [
    "interior",
    "تصميم داخلي",
    "interior",
    "interior design|living room|bedroom|kitchen interior|ديكور|غرفة معيشة|غرفة نوم|صالة|مجلس|صالون",
  ],
  ["character", "شخصية", "character design", "character sheet|character|تصميم شخصية|شخصية كرتونية|mascot|ماسكوت|تميمة"],
  [
    "product",
    "صورة منتج",
    "product photo",
    "product shot|product photography|packshot|صورة منتج|تصوير منتج|زجاجة عطر|perfume bottle|منتج",
  ],
  ["portrait", "بورتريه", "portrait", "بورتريه|صورة شخصية|portraits|بورتريت"],
  ["landscape", "منظر طبيعي", "landscape", "منظر طبيعي|مناظر طبيعية|landscapes|طبيعة"],
  [
    "card",
    "بطاقة تهنئة",
    "greeting card",
    "invitation|invitation card|بطاقة|كرت|دعوة|بطاقة دعوة|wedding invitation|كارت",
  ],
  ["cover", "غلاف", "cover", "book cover|album cover|غلاف كتاب|غلاف رواية|magazine cover"],
  ["wallpaper", "خلفية شاشة", "wallpaper", "phone wallpaper|desktop wallpaper|خلفية جوال|خلفية موبايل|خلفية هاتف"],
  [
    "print",
    "طباعة على ملابس",
    "shirt print",
    "t-shirt design|tshirt design|t shirt design|shirt design|hoodie design|تصميم تيشيرت|تيشيرت|تيشرت|تصميم بلوزة|طباعة تيشيرت",
  ],
  ["sticker", "ملصق صغير", "sticker", "stickers|ستيكر|استيكر|ستيكرات"],
];

const SOUNDS: readonly TermRow[] = [
  [
    "ambience",
    "صوت المكان",
    "ambience of the place",
    "natural sound|ambient sound|ambience|اصوات المكان|صوت طبيعي|اصوات الطبيعة|ambient",
  ],
  ["waves", "صوت الأمواج", "waves", "sound of waves|صوت الموج|صوت الامواج|صوت البحر"],
  ["rain-sound", "صوت المطر", "rainfall", "sound of rain|rain sound|صوت مطر"],
  ["birds", "زقزقة العصافير", "birdsong", "birdsong|birds chirping|صوت العصافير|تغريد|زقزقة"],
  ["adhan", "صوت الأذان", "distant call to prayer", "adhan|azan|call to prayer|الاذان|اذان"],
  ["crowd", "صوت الناس", "murmur of people", "crowd noise|chatter|ضجيج السوق|اصوات الناس|ضجة|صوت الزحمة"],
  ["footsteps", "وقع خطوات", "footsteps", "صوت خطوات|صوت الخطوات"],
  ["fire-sound", "طقطقة النار", "crackling fire", "crackling|صوت النار"],
  ["silence", "صمت", "near silence", "silent|no sound|صامت|بدون صوت|من غير صوت|without sound"],
];

const MUSIC_ROWS: readonly TermRow[] = [
  [
    "none",
    "بلا موسيقى",
    "none",
    "no music|without music|بدون موسيقى|من غير موسيقى|بلا موسيقا|بدون مزيكا|من غير مزيكا|ما ابي موسيقى",
  ],
  ["oud", "عود", "oud", "oud music|موسيقى عود|عزف عود|صوت العود"],
  ["piano", "بيانو", "piano", "piano music|موسيقى بيانو|عزف بيانو"],
  ["orchestral", "موسيقى أوركسترا", "orchestral music", "orchestra|orchestral|اوركسترا|موسيقى ملحمية|epic music"],
  ["calm-music", "موسيقى هادئة", "calm music", "soft music|gentle music|relaxing music|موسيقى ناعمة|موسيقي هادية"],
  ["upbeat", "موسيقى حماسية", "upbeat music", "energetic music|upbeat|موسيقى سريعة|موسيقى مرحة|happy music"],
];

/** Things whose names image models do not know: what they look like. */
const CULTURES: readonly TermRow[] = [
  [
    "mashrabiya",
    "مشربية: شباك خشبي مخرّم بارز",
    "mashrabiya (projecting window of carved wooden lattice)",
    "مشربية|مشربيات|مشربيه|mashrabiyya|rawashin|روشان|رواشين|شناشيل",
  ],
  [
    "fanous",
    "فانوس: قنديل رمضان من نحاس وزجاج ملوّن",
    "fanous (Ramadan lantern of brass and coloured glass)",
    "فانوس|فوانيس|fanoos|fanus|ramadan lantern",
  ],
  [
    "jalabiya",
    "جلابية: ثوب طويل واسع",
    "jalabiya (long loose robe)",
    "جلابية|جلابيه|جلباب|galabeya|galabiya|gallabiya|جلابيب|jellabiya|djellaba",
  ],
  [
    "thobe",
    "ثوب: قميص رجالي طويل أبيض",
    "thobe (long white ankle-length men's robe)",
    "دشداشة|كندورة|thawb|dishdasha|kandura|kandora",
  ],
  ["abaya", "عباءة: رداء أسود طويل مفتوح", "abaya (long loose outer robe)", "عباية|عبايه|عباءه|abayas"],
  [
    "ghutra",
    "غترة: غطاء رأس رجالي بعقال",
    "ghutra (men's headcloth held by a black cord)",
    "شماغ|عقال|shemagh|ghutrah|agal|igal",
  ],
  ["bisht", "بشت: عباءة رجالية بحافة مذهّبة", "bisht (men's cloak with gold-embroidered edge)", "مشلح"],
  ["hijab", "حجاب: غطاء شعر", "hijab (headscarf covering the hair)", "حجاب|محجبة|محجبه|طرحة|headscarf"],
  ["tarboush", "طربوش: قبعة حمراء أسطوانية بشرابة", "tarboush (red felt cylinder hat with a tassel)", "طربوش|fez"],
  [
    "dallah",
    "دلة: إبريق قهوة عربي بمنقار معقوف",
    "dallah (Arabic coffee pot with a curved beak)",
    "دلة|دله|دلال القهوة",
  ],
  [
    "karak",
    "كرك: شاي بالحليب والهيل في كأس صغيرة",
    "karak (milky spiced tea in a small glass)",
    "كرك|شاي كرك|karak tea|chai karak",
  ],
  ["finjan", "فنجان: كوب قهوة صغير بلا مقبض", "finjan (small handleless coffee cup)", "فنجان|فناجين|finjal|فنجال"],
  [
    "majlis",
    "مجلس: غرفة ضيوف بجلسة أرضية ومساند",
    "majlis (sitting room with floor cushions along the walls)",
    "مجلس عربي",
  ],
  ["mabkhara", "مبخرة: إناء بخور يتصاعد دخانه", "mabkhara (incense burner with rising smoke)", "مبخرة|مبخره|mabkhara"],
  ["sadu", "سدو: نسيج بدوي بخطوط ومثلثات", "sadu (Bedouin weaving with stripes and triangles)", "سدو|السدو"],
  ["dhow", "داو: مركب خشبي بشراع مثلث", "dhow (wooden boat with a triangular sail)", "سنبوك|بوم خشبي|dhows|محمل خشبي"],
  ["felucca", "فلوكة: قارب نيلي بشراع مثلث", "felucca (Nile boat with one tall triangular sail)", ""],
  [
    "souq",
    "سوق شعبي: ممرات ضيقة مسقوفة ودكاكين",
    "souq (narrow covered market lanes with small open shops)",
    "السوق القديم|سوق شعبي|سوق قديم|souk|bazaar|خان الخليلي|khan el khalili",
  ],
  ["henna", "حناء: نقوش بنية على اليد", "henna (fine brown patterns on the hands)", "حناء|حنة|mehndi"],
  [
    "kunafa",
    "كنافة: حلوى خيوط ذهبية بالجبن والقطر",
    "kunafa (golden shredded pastry with cheese and syrup)",
    "كنافة|كنافه|knafeh|kunafeh",
  ],
  [
    "maamoul",
    "معمول: كعك صغير منقوش محشو بالتمر",
    "maamoul (small moulded cookies filled with dates)",
    "معمول|ma'amoul",
  ],
  ["kabsa", "كبسة: صينية أرز بلحم", "kabsa (platter of spiced rice topped with meat)", "كبسة|كبسه"],
  ["molokhia", "ملوخية: حساء أوراق خضراء كثيف", "molokhia (thick green leaf stew)", "ملوخية|ملوخيه|mulukhiyah"],
  [
    "koshari",
    "كشري: طبق أرز ومكرونة وعدس وبصل مقلي",
    "koshari (bowl of rice, pasta, lentils and fried onions)",
    "كشري|koshary|kushari",
  ],
  [
    "riad",
    "رياض: بيت بفناء داخلي ونافورة",
    "riad (house around a tiled courtyard with a fountain)",
    "riyad house|رياض مغربي",
  ],
  ["zellige", "زليج: بلاط هندسي ملوّن", "zellige (geometric glazed mosaic tile)", "زليج|zellij"],
  ["tagine", "طاجين: قدر فخاري بغطاء مخروطي", "tagine (clay pot with a conical lid)", "طاجين|tajine"],
  [
    "badgir",
    "برجيل: برج هواء مربّع فوق البيت",
    "wind tower (square tower with vertical slots above a house)",
    "برجيل|بارجيل|barjeel",
  ],
  ["arish", "عريش: كوخ من سعف النخل", "arish (hut of woven palm fronds)", "عريش|areesh"],
  [
    "oud-instrument",
    "عود: آلة وترية بجسم كمثري",
    "oud (pear-shaped lute with a short neck)",
    "عازف عود|عواد|oud player|العود الشرقي",
  ],
  ["misbaha", "مسبحة: خيط خرز", "misbaha (string of prayer beads)", "مسبحة|سبحة|سبحه|prayer beads"],
  ["minaret", "مئذنة: برج مسجد نحيل", "minaret (slender mosque tower)", "مئذنة|مآذن|منارة المسجد|مأذنة|minarets"],
];

export const COLOUR = vocabularyOf("colour", COLOURS);
export const TIME = vocabularyOf("time", TIMES);
export const WEATHER = vocabularyOf("weather", WEATHERS);
export const GENRE = vocabularyOf("genre", GENRES);
export const SOUND = vocabularyOf("sound", SOUNDS);
export const MUSIC = vocabularyOf("music", MUSIC_ROWS);
export const CULTURE = vocabularyOf("culture", CULTURES);
