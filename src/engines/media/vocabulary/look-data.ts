/*
 * How a picture is made and lit. Own wording; the terms are those that the guides of image and video models share.
 * Checked 2026-11.
 */
import { type TermRow, vocabularyOf } from "./term.ts";

const STYLES: readonly TermRow[] = [
  [
    "photo",
    "صورة فوتوغرافية",
    "photograph",
    "photo|photorealistic|photo realistic|realistic photo|photography|فوتوغرافي|فوتوغرافية|صوره واقعيه|واقعي|واقعية|تصوير واقعي|realistic",
  ],
  [
    "film-photo",
    "صورة بفيلم تناظري",
    "analogue film photograph with fine grain",
    "analog film|analogue|film grain|35mm film|shot on film|film photo|on film|kodak look|polaroid|بولارويد|فيلم قديم|تصوير فيلم",
  ],
  [
    "cinematic",
    "سينمائي",
    "cinematic film still",
    "cinematic|film still|movie still|movie look|سينمائية|لقطة سينمائية|اسلوب سينمائي",
  ],
  ["documentary", "وثائقي", "documentary style", "documentary|وثائقية|توثيقي|photojournalism"],
  [
    "watercolour",
    "ألوان مائية",
    "watercolour painting",
    "watercolor|watercolours|watercolors|water colour|water color|لوحة مائية|مائية|الوان الماء|رسم مائي",
  ],
  [
    "oil",
    "لوحة زيتية",
    "oil painting with visible brushwork",
    "oil painting|oil on canvas|oil paints|الوان زيتية|رسم زيتي|رسمة زيتية|بالزيت على قماش",
  ],
  ["ink", "رسم بالحبر", "ink drawing", "pen and ink|ink wash|بالحبر|رسم حبر"],
  ["pencil", "رسم بالرصاص", "pencil sketch", "pencil drawing|سكتش|اسكتش|رسم بالفحم"],
  [
    "flat-vector",
    "رسم مسطّح",
    "flat vector illustration",
    "vector|ايقونات مسطحة|flat design|flat illustration|vector art|فلات|فكتور|فيكتور|رسم متجهي",
  ],
  [
    "line-art",
    "رسم خطي",
    "clean line art",
    "line drawing|lineart|single line|one line|outline drawing|رسم خطوط|خطوط بسيطة|خط واحد|coloring page|colouring page|صفحة تلوين",
  ],
  [
    "cartoon-3d",
    "كرتون ثلاثي الأبعاد",
    "3D cartoon animation",
    "3d cartoon|3d animation|3d animated|pixar style|pixar|كرتوني ثلاثي الابعاد|كرتون ثري دي|انيميشن ثلاثي الابعاد|ثلاثي الابعاد كرتوني|3d animated film",
  ],
  [
    "cartoon",
    "كرتون",
    "hand-drawn cartoon",
    "cartoon|cartoonish|cartoony|2d animation|2d cartoon|كرتوني|كرتونية|كارتون|كارتوني|رسوم متحركة|انيميشن",
  ],
  [
    "render-3d",
    "تصيير ثلاثي الأبعاد",
    "3D render",
    "3d render|3d|cgi|octane|blender|ثلاثي الابعاد|ثلاثية الابعاد|ثري دي|ريندر",
  ],
  ["isometric", "منظور متساوي القياس", "isometric illustration", "isometric|ايزومتريك|متساوي القياس"],
  ["anime", "أنمي", "anime illustration", "anime|manga|انمي|مانجا|ghibli style|ghibli"],
  ["comic", "قصة مصوّرة", "comic book panel", "comic|comics|comic book|graphic novel|كوميكس|قصص مصورة|كوميك"],
  [
    "storybook",
    "رسم كتب الأطفال",
    "children's storybook illustration",
    "storybook|picture book|children's book|childrens book|kids book|كتاب اطفال|قصة اطفال|كتب الاطفال|رسم اطفال|قصص اطفال|قصص الاطفال",
  ],
  ["claymation", "تحريك صلصال", "claymation, stop motion", "claymation|stop motion|stop-motion|ستوب موشن"],
  [
    "paper-cut",
    "قص ورق",
    "layered paper cut-out",
    "paper cut|papercut|paper cutout|paper craft|papercraft|ورق مقصوص|قصاصات ورق",
  ],
  ["pixel", "بكسل آرت", "pixel art", "pixel|8-bit|8 bit|16-bit|بكسل|بيكسل|بكسلات"],
  ["low-poly", "مضلعات قليلة", "low-poly 3D model", "low poly|lowpoly|لو بولي"],
  ["mosaic", "فسيفساء", "mosaic of small tiles", ""],
  [
    "miniature",
    "منمنمة",
    "Islamic miniature painting",
    "persian miniature|islamic miniature|ottoman miniature|منمنمات|منمنمة فارسية|منمنمة عثمانية",
  ],
  ["cyberpunk", "سايبربنك", "cyberpunk", "cyber punk|سايبر بنك|سايبربانك"],
  ["vintage", "طابع قديم", "vintage look", "vintage|retro|old-fashioned|رترو|ريترو|فينتج|كلاسيكي قديم|طراز قديم"],
  ["minimal", "تبسيطي", "minimalist", "minimal|minimalism|minimalistic|مينيمال|تبسيطية"],
  [
    "noir",
    "أبيض وأسود",
    "black and white",
    "black and white|b&w|monochrome|noir|film noir|ابيض واسود|ابيض و اسود|احادي اللون",
  ],
  ["impressionist", "انطباعي", "impressionist painting", "impressionism|impressionistic|انطباعية|الانطباعية"],
  ["surreal", "سريالي", "surreal", "surrealism|surrealist|dreamlike|سريالية|سوريالي"],
  ["fantasy", "خيالي", "fantasy art", "fantasy|فانتازيا|خيالية"],
  ["sci-fi", "خيال علمي", "science fiction", "sci-fi|sci fi|futuristic|science-fiction|مستقبلي|مستقبلية"],
  [
    "vhs",
    "شريط فيديو قديم",
    "VHS home video",
    "vhs|home video|camcorder|شريط فيديو|تصوير عائلي قديم|فيديو عائلي قديم|تصوير منزلي قديم",
  ],
  ["hand-drawn", "مرسوم باليد", "hand-drawn", "hand drawn|drawn by hand|رسم يدوي|رسم باليد|مرسومة باليد"],
];

const LIGHTS: readonly TermRow[] = [
  [
    "golden-hour",
    "ضوء ذهبي قبل الغروب",
    "warm golden-hour light",
    "golden hour|golden light|golden afternoon|golden sun|شمس العصر|شمس الغروب|شمس المغرب|late afternoon sun|setting sun|magic hour|ساعة ذهبية|اضاءة ذهبية|ضوء ذهبي|الساعة الذهبية|نور ذهبي",
  ],
  ["dawn", "ضوء فجر خافت", "soft low dawn light", "dawn light|ضوء الفجر|نور الفجر"],
  [
    "soft-daylight",
    "ضوء نهار ناعم",
    "soft natural daylight",
    "soft light|ضو طبيعي|natural light|daylight|diffused light|soft daylight|ضوء طبيعي|اضاءة طبيعية|ضوء ناعم|اضاءة ناعمة|ضوء النهار|نور طبيعي|diffused",
  ],
  [
    "morning",
    "ضوء صباح ناعم",
    "soft morning light",
    "morning light|morning sun|ضوء الصباح|نور الصباح|شمس الصبح|شمس الصباح|اضاءة صباحية|اضاءة صباحية ناعمة",
  ],
  ["sunlight", "ضوء شمس", "direct sunlight", "sunlight|sunlit|sunbeams|ضوء الشمس|نور الشمس|ضو الشمس"],
  [
    "warm",
    "إضاءة دافئة",
    "warm light",
    "warm lighting|warm light|اضاءة دافية|ضوء دافئ|نور دافئ|نور دافي|انوار دافية|اضائة دافئة",
  ],
  [
    "day-to-night",
    "ضوء ينتقل من النهار إلى الليل",
    "light changing from day to night",
    "day to night|from day to night|من النهار لليل|من النهار الى الليل|من الصبح لليل|من الصبح الى الليل",
  ],
  [
    "hard-sun",
    "شمس قوية",
    "hard midday sun with short dark shadows",
    "hard light|harsh sun|harsh light|midday sun|bright sun|شمس قوية|ضوء قوي|شمس حارقة|شمس الظهيرة|اضاءة قوية",
  ],
  ["overcast", "سماء غائمة", "even overcast light", "overcast light|flat light|cloudy light|اضاءة متساوية|ضوء غائم"],
  [
    "window",
    "ضوء نافذة",
    "light from one window at the side",
    "window light|natural window light|by the window light|light from a window|light from the window|ضوء النافذة|ضوء الشباك|نور الشباك|ضوء من شباك|نور من شباك|ضوء من نافذة|نور من نافذة|شمس من الشباك|ضوء نهار من شباك|اضاءة من النافذة",
  ],
  [
    "backlight",
    "إضاءة خلفية",
    "backlight with a bright rim",
    "backlit|back light|rim light|rim lighting|back lighting|silhouette|ضوء خلفي|شمس من ورا|ضو من ورا|نور من ورا|ضو شمس من ورا|اضاءة من ورا|شمس من الخلف|ضوء من الخلف|نور من الخلف|اضاءة من الخلف|سلويت|ظل اسود|ضد الضوء",
  ],
  [
    "side",
    "إضاءة جانبية",
    "light from the side",
    "light from the side|side light|sidelight|ضوء من الجانب|نور من الجانب|side lighting|ضوء جانبي|اضاءة من الجانب",
  ],
  [
    "low-key",
    "إضاءة خافتة",
    "low-key light, deep shadows",
    "low key|dim light|dark lighting|moody lighting|chiaroscuro|اضاءة خافتة|ضوء خافت|نور خافت|اضاءة درامية|dramatic lighting|dramatic light",
  ],
  [
    "high-key",
    "إضاءة ساطعة",
    "bright high-key light",
    "high key|bright light|bright lighting|اضاءة ساطعة|ضوء ساطع|اضاءة مشرقة",
  ],
  ["studio", "إضاءة استوديو", "clean studio light", "studio light|studio lighting|softbox|اضاءة ستوديو|اضاءة استديو"],
  ["neon", "أضواء نيون", "neon light", "neon lights|neon reflections|neon lighting|اضاءة نيون|انوار نيون"],
  ["candle", "ضوء شموع", "warm candlelight", "candle light|candlelight|candlelit|ضوء الشموع|على ضوء الشموع|ضوء شمعة"],
  ["lantern", "ضوء فانوس", "warm lantern light", "lantern light|lantern glow|ضوء الفانوس|ضوء الفوانيس"],
  [
    "lamp",
    "ضوء مصباح",
    "warm lamplight",
    "lamplight|lamp light|light of a lamp|hanging bulb|bare bulb|light bulb|bulb light|ضوء المصباح|ضوء لمبة|نور لمبة|ضوء اباجورة|لمبة معلقة",
  ],
  ["fire", "ضوء نار", "flickering firelight", "firelight|campfire light|fire light|ضوء النار|نور النار"],
  ["moonlight", "ضوء القمر", "cool moonlight", "moonlit|moon light|نور القمر|ضوء قمر|مقمرة"],
  [
    "street",
    "أضواء الشارع",
    "street lamps and lit windows",
    "street light|street lights|streetlights|city lights|اضواء الشارع|انوار الشارع|اضواء المدينة|انوار المدينة|اضاءة الشارع",
  ],
  ["blue-hour", "ساعة زرقاء", "blue-hour light", "blue hour|twilight|dusk light|الساعة الزرقاء"],
  [
    "volumetric",
    "أشعة ضوء ظاهرة",
    "visible light beams through haze",
    "god rays|light rays|sun rays|volumetric|light beams|اشعة الشمس|اشعة الضوء|خيوط الضوء",
  ],
];

const MOODS: readonly TermRow[] = [
  [
    "calm",
    "هادئ",
    "calm, unhurried",
    "calm|peaceful|serene|quiet|tranquil|relaxing|هدوء|هادئة|ساكن|مسالم|رايق|سكينة|مريح",
  ],
  [
    "joyful",
    "مبهج",
    "joyful, lively",
    "joyful|happy|cheerful|festive|fun|playful|بهيج|مرح|مرحة|فرح|سعيد|احتفالي|فرحان|مبهجة|بهجة",
  ],
  ["melancholy", "حزين", "melancholy, still", "melancholy|sad|melancholic|sombre|somber|حزينة|كئيب|شجن|حزن|كئيبة"],
  ["nostalgic", "حنين", "nostalgic", "nostalgia|حنين للماضي|نوستالجيا|ذكريات"],
  ["mysterious", "غامض", "mysterious", "mystery|eerie|enigmatic|غموض|غامضة|مبهم"],
  ["tense", "متوتر", "tense", "dramatic|moody|dark moody|درامي|درامية|suspense|suspenseful|tension|توتر|مشوق|تشويق"],
  ["epic", "ملحمي", "epic, grand", "grand|majestic|heroic|ملحمية|مهيب|بطولي|عظمة"],
  ["romantic", "رومانسي", "romantic, tender", "romantic|romance|tender|رومانسية|حالم|حب"],
  ["cosy", "دافئ وحميم", "cosy, warm", "cozy|cosy|homely|intimate|دافي|دافية|دفا|دافئة|حميم|حميمية|دفء"],
  ["scary", "مخيف", "frightening", "scary|horror|creepy|spooky|مرعب|رعب|مخيفة"],
  ["luxurious", "فاخر", "luxurious, refined", "luxury|elegant|premium|luxurious|فخم|فخمة|فاخرة|انيق|انيقة|راقي"],
  ["energetic", "حيوي", "energetic, fast", "energetic|dynamic|vibrant|حماسي|حماسية|نشيط|حيوية|ديناميكي"],
  ["spiritual", "روحاني", "reverent, still", "spiritual|sacred|reverent|روحانية|ايماني|خشوع|روحاني"],
  ["funny", "مضحك", "funny, light-hearted", "funny|humorous|comedic|hilarious|مضحكة|كوميدي|كوميدية|طريف|طريفة|بيضحك"],
  ["cute", "لطيف", "cute, sweet", "cute|adorable|kawaii|لطيفة|كيوت|ظريف|ظريفة"],
  ["gritty", "خشن", "gritty, raw", "gritty|raw|rugged|خشنة|قاسي|قاسية"],
  ["friendly", "ودود", "friendly, open", "friendly|welcoming|ودودة|ودي"],
  ["lonely", "وحدة", "lonely, spare", "lonely|solitary|loneliness|desolate|وحيد|وحيدة|عزلة|موحش"],
];

export const STYLE = vocabularyOf("style", STYLES);
export const LIGHT = vocabularyOf("light", LIGHTS);
export const MOOD = vocabularyOf("mood", MOODS);
