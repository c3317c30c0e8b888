/*
 * What people ask to leave out: the plain noun for a field of exclusions, and what can be shown instead where a model takes
 * none. Own wording. Checked 2026-11.
 */
export interface Excludable {
  en: string;
  ar: string;
  /** What the picture shows instead, said without a denial. */
  insteadEn: string;
  insteadAr: string;
  cues: string;
}

const row = (en: string, ar: string, insteadEn: string, insteadAr: string, cues: string): Excludable => ({
  en,
  ar,
  insteadEn,
  insteadAr,
  cues,
});

export const EXCLUDABLES: readonly Excludable[] = [
  row(
    "people",
    "أشخاص",
    "the place is empty and still",
    "المكان خالٍ ساكن",
    "people|persons|humans|anyone|person|one|ناس|بشر|احد|اشخاص|شخص|الناس|اي شخص|بني ادمين|crowd|crowds|زحمة|زحام|ازدحام",
  ),
  row(
    "text",
    "نصوص",
    "every surface is plain and unmarked",
    "كل السطوح خالية من الكتابة",
    "text|texts|words|lettering|writing|letters|typography|captions|نص|كتابة|كتابات|حروف|كلام|كلمات|نصوص|كتابه|اي نص|اي كتابة",
  ),
  row(
    "logos",
    "شعارات تجارية",
    "all objects are unbranded",
    "كل الأشياء بلا علامة تجارية ظاهرة",
    "logo|logos|brand|brands|branding|شعارات|لوجو|لوجوهات|علامات تجارية|ماركات|شعار",
  ),
  row(
    "watermark",
    "علامة مائية",
    "the frame is clean to its edges",
    "الكادر نظيف حتى أطرافه",
    "watermark|watermarks|signature|علامة مائية|علامات مائية|توقيع",
  ),
  row(
    "faces",
    "وجوه",
    "figures are seen from behind or from afar",
    "الأشخاص من الخلف أو من بعيد",
    "face|faces|وجه|وجوه|ملامح",
  ),
  row(
    "cars",
    "سيارات",
    "the street is open and free for walkers",
    "الشارع خالٍ للمشاة",
    "car|cars|vehicles|traffic|سيارات|سيارة|عربيات|مركبات",
  ),
  row(
    "buildings",
    "مبانٍ",
    "open land up to the horizon",
    "أرض مفتوحة حتى الأفق",
    "building|buildings|skyscrapers|towers|مباني|عمارات|ابراج|بنايات",
  ),
  row("leaves", "أوراق", "bare branches", "أغصان عارية", "leaves|foliage|اوراق|ورق شجر"),
  row("trees", "أشجار", "open bare ground", "أرض مكشوفة", "trees|tree|شجر|اشجار"),
  row("animals", "حيوانات", "only plants and still things", "نبات وجماد فقط", "animals|animal|pets|حيوانات|حيوان"),
  row("clouds", "غيوم", "a clear even sky", "سماء صافية", "clouds|cloud|غيوم|سحب|غيم"),
  row("shadows", "ظلال", "even shadow-free light from all sides", "ضوء متساوٍ من كل الجهات", "shadow|shadows|ظل|ظلال"),
  row("background", "خلفية", "plain white ground", "أرضية بيضاء سادة", "background|backgrounds|خلفية|خلفيه"),
  row("blur", "ضبابية", "everything is sharp", "كل شيء حاد واضح", "blur|blurry|bokeh|تمويه|ضبابية|تشويش"),
  row(
    "bright colours",
    "ألوان فاقعة",
    "muted natural colours",
    "ألوان طبيعية هادئة",
    "bright colors|bright colours|neon colors|neon colours|الوان فاقعة|الوان زاهية|الوان صارخة",
  ),
  row("red", "أحمر", "a palette of other hues", "درجات أخرى من الألوان", "red|احمر|لون احمر|اللون الاحمر"),
  row("black", "أسود", "light tones throughout", "درجات فاتحة", "black|اسود|لون اسود|اللون الاسود"),
  row(
    "music",
    "موسيقى",
    "natural sound of the place alone",
    "صوت المكان وحده",
    "music|soundtrack|موسيقى|موسيقي|مزيكا|موسيقا|اغاني",
  ),
  row(
    "subtitles",
    "ترجمة مكتوبة",
    "the picture is clean of lettering",
    "الصورة نظيفة من الكتابة",
    "subtitles|subtitle|captions|ترجمة|ترجمه مكتوبة|سبتايتل|شريط ترجمة",
  ),
  row(
    "speech",
    "كلام",
    "no one speaks; gestures carry the scene",
    "الإيماءات تحمل المشهد",
    "dialogue|dialog|talking|speech|speaking|voice|voiceover|voice-over|حوار|حكي|تعليق صوتي|صوت بشري",
  ),
  row(
    "camera shake",
    "اهتزاز",
    "the camera is steady",
    "الكاميرا ثابتة",
    "shake|camera shake|shaky camera|shakiness|اهتزاز|هزة",
  ),
  row("cuts", "قطع", "one continuous take", "لقطة واحدة متصلة", "cuts|cut|edits|قطع|تقطيع|مونتاج"),
  row(
    "camera movement",
    "حركة كاميرا",
    "the camera is locked off",
    "الكاميرا ثابتة",
    "camera movement|camera motion|camera moves|حركة كاميرا|تحريك كاميرا",
  ),
  row("blood", "دم", "calm and unharmed figures", "أشخاص سالمون", "blood|gore|violence|دم|دماء|عنف"),
  row("weapons", "أسلحة", "empty hands", "أيدٍ خالية", "weapons|weapon|guns|gun|سلاح|اسلحة|سيوف"),
  row("smoke", "دخان", "clear air", "هواء صافٍ", "smoke|دخان"),
  row("sugar", "سكر", "plain natural food", "طعام طبيعي", "sugar|سكر"),
  row(
    "frame",
    "إطار",
    "the picture runs to the edges",
    "الصورة ممتدة حتى الحواف",
    "frame|frames|border|borders|اطار|برواز|حدود",
  ),
  row("flowers", "زهور", "only green leaves", "أوراق خضراء فقط", "flowers|flower|زهور|ورود|ورد"),
  row("glasses", "نظارات", "eyes fully visible", "العينان ظاهرتان", "glasses|sunglasses|نظارة|نظارات"),
  row("jewellery", "حلي", "plain clothes without ornament", "ملابس سادة", "jewelry|jewellery|حلي|مجوهرات|اكسسوارات"),
  row("gradients", "تدرجات", "flat even colour areas", "مساحات لون مستوية", "gradient|gradients|تدرج|تدرجات"),
  row("lens flare", "توهج عدسة", "clean contrast", "تباين نظيف", "lens flare|flare|توهج"),
];
