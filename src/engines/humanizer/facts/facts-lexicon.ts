import { NO_LETTER_BEFORE } from "#engines/text/segment.ts";

/**
 * Number words are facts too: they are locked like digits. "one" and «واحد» are left out, being articles and pronouns as
 * often as numbers.
 */
const ENGLISH_NUMBERS =
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|half|third|quarter|twice|dozen|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|quarterly|daily|weekly|monthly|annually|yearly";
const ARABIC_NUMBERS =
  "اثن(?:ان|ين|تان|تين)|ثلاث(?:ة|ون|ين)?|أربع(?:ة|ون|ين)?|خمس(?:ة|ون|ين)?|ست(?:ة|ون|ين)?|سبع(?:ة|ون|ين)?|ثماني(?:ة)?|ثمان(?:ون|ين)|تسع(?:ة|ون|ين)?|عشر(?:ة|ون|ين)?|مئ(?:ة|تان|تين)|مائ(?:ة|تان|تين)|ألف(?:ان|ين)?|آلاف|مليون(?:ان|ين)?|ملايين|مليار(?:ات)?|نصف|ثلث|ربع|الثلث|الربع|النصف|ضعف|أسبوع(?:ان|ين)|يوم(?:ان|ين)|شهر(?:ان|ين)|سنت(?:ان|ين)|عام(?:ان|ين)|ساعت(?:ان|ين)|مرت(?:ان|ين)|السبت|الأحد|الاحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|يوميًا|يوميا|أسبوعيًا|أسبوعيا|شهريًا|شهريا|سنويًا|سنويا";

/** What a text counts of its own parts ("three reasons"): no fact of the world. */
const OWN_PARTS =
  "(?:(?:main|key|simple|big|good|important|practical|common|quick|core|other|easy|essential|powerful|proven) )?(?:things|reasons|ways|tips|points|takeaways|lessons|secrets|aspects|ideas|tricks)\\b";
const OWN_PARTS_AR = "(?:أسباب|طرق|نصائح|نقاط|أمور|أشياء|أسرار|محاور|أفكار|دروس)(?![\\p{L}])";

export const AMOUNT_WORDS = new RegExp(
  `${NO_LETTER_BEFORE}(?<!\\p{N})(?:${ENGLISH_NUMBERS})(?![\\p{L}\\p{N}])(?! ${OWN_PARTS})|${NO_LETTER_BEFORE}(?<!\\p{N})[وفبل]?(?:${ARABIC_NUMBERS})(?![\\p{L}\\p{M}\\p{N}])(?! ${OWN_PARTS_AR})`,
  "giu",
);

/** Words that announce a name in Arabic: the one or two words after them are taken as the name. */
export const ARABIC_NAME_INTRODUCERS =
  "السيد|السيدة|الأستاذ|الأستاذة|الدكتور|الدكتورة|المهندس|المهندسة|الشيخ|الملك|الأمير|الأميرة|الرئيس|الوزير|الكاتب|الكاتبة|الشاعر|الشاعرة|القاضي|اللواء|العميد|مدير|مديرة|شركة|جامعة|مدينة|بلدة|قرية|محافظة|ولاية|منطقة|وزارة|وزير|مستشفى|مدرسة|شارع|حي|نهر|جبل|سد|مطار|معبد|قلعة|مسجد|كنيسة|متحف|بنك|نادي|صحيفة|قناة|معهد|هيئة|منظمة|دولة|إمارة|مملكة|جمهورية|جمعية|مؤسسة|مجلة|رواية|كتاب|نظام|متجر|تطبيق|منصة|عائلة|آل|أبو|أبي|أم|ابن|عبد";

/** Places and bodies that Arabic texts name without an introducer. */
export const ARABIC_NAMES =
  "مصر|السعودية|الإمارات|الكويت|قطر|البحرين|عمان|عُمان|اليمن|العراق|سوريا|سورية|لبنان|الأردن|فلسطين|ليبيا|تونس|الجزائر|المغرب|موريتانيا|السودان|الصومال|جيبوتي|تركيا|إيران|الهند|الصين|اليابان|روسيا|أوكرانيا|فرنسا|ألمانيا|إيطاليا|إسبانيا|البرتغال|بريطانيا|إنجلترا|أمريكا|كندا|البرازيل|أستراليا|القاهرة|الإسكندرية|الجيزة|أسوان|الأقصر|الرياض|جدة|مكة|المدينة المنورة|الدمام|جازان|أبها|تبوك|دبي|أبوظبي|أبو ظبي|الشارقة|الدوحة|المنامة|مسقط|صنعاء|عدن|بغداد|البصرة|الموصل|أربيل|دمشق|حلب|حمص|بيروت|طرابلس|صيدا|إربد|العقبة|القدس|غزة|رام الله|نابلس|بنغازي|وهران|قسنطينة|الرباط|الدار البيضاء|فاس|مراكش|طنجة|الخرطوم|نواكشوط|سيوة|لندن|باريس|برلين|مدريد|روما|نيويورك|واشنطن|موسكو|طوكيو|إسطنبول|أنقرة|اليونسكو|اليونيسف|الأمم المتحدة|أفريقيا|إفريقيا|أوروبا|آسيا|النيل|الفرات|دجلة|المتوسط|ويندوز|لينكس|ماك|جوجل|غوغل|مايكروسوفت|أبل|فيسبوك|تويتر|واتساب|يوتيوب|أمازون|رمضان|شوال|محرم|المملوكي|العثماني|العباسي|الأموي|الأندلسي|الفاطمي|الروماني|الفرعوني";
