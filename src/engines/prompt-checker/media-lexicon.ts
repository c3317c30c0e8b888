import { lexicon } from "./lexicon.ts";

const ARTISTS =
  "photographer|director|artist|painter|filmmaker|illustrator|expert|award|professional|world|poet|storyteller|cinematographer|designer|visionary|genius|celebrated|master|renowned|famous|visual|creative|legendary|animator|sculptor|critic";
const ARTISTS_AR =
  "مصور|مخرج|رسام|فنان|خبير|مصمم|مصورا|فوتوغرافي|محترف|مخرجا|رساما|فنانا|شاعر|شاعرا|مبدع|مبدعا|سينمائي|تشكيلي|عبقري|نحات|مصوره|مخرجه|رسامه|فنانه|محرك|كاتب|راوي|اسطوره|اعظم|افضل|احسن|اشهر";

/** Roles given to what only draws. */
export const ROLE_PLAY = lexicon(
  [
    `you_are|you're|be|act_as|acting_as|as|imagine_you_are|imagine_you're|pretend_you_are|pretend_to_be|become … ${ARTISTS}`,
    "your role|job is",
    "take the role of",
    "with a … heart|soul|eye",
    `انت|أنت|انتي|نتا|كن|بصفتك|بصفه|تصرف|تخيل|اعتبر|خليك|دورك|باعتبارك|انك … ${ARTISTS_AR}`,
    "تصرف كمصور|كمخرج|كفنان|كانك|كرسام|كشاعر",
    "كمصور|كمخرج|كفنان|كرسام محترف|عالمي|مبدع|كبير",
    "تخيل انك",
    "اعتبر نفسك",
  ],
  { loose: true },
);

/** What is felt or meant, and cannot be drawn as such. */
export const FEELINGS = lexicon(
  [
    "feel|feels|feeling|feelings|emotion|emotions|emotional|emotionally|nostalgia|nostalgic|hope|hopes|sadness|loneliness|joy|happiness|longing|melancholy|inspiring|inspiration|mood|vibe|vibes|soul|spirit|essence|meaning|trust|pride|proud|loyalty|belonging|courage|bravery|freedom|love|grief|ache|pain|memory|memories|regret|gratitude|faith|dignity|ambition|success|justice|truth|time|destiny|fate|dream|dreams|wonder|peace|anxiety|fear|despair|resilience|strength|innocence|betrayal|forgiveness|sacrifice|bittersweet|timeless|deep|profound|poetic|heart|warmth|passion|motherhood|friendship|homesickness|exile|identity|legacy|future|innovation",
    "sense of|everything|the",
    "make|makes|let|leave|leaves|moves … feel|cry|smile|tears|weep|speechless",
    "taste of",
    "what … means|feels",
    "احساس|احساسا|الاحساس|مشاعر|شعور|الشعور|يشعر|تشعر|يحس|تحس|نحس|حنين|بالحنين|الحنين|امل|الامل|والامل|وحده|الوحده|والوحده|حزن|الحزن|فرح|فرحه|سعاده|شوق|دفء|روحانيه|عاطفي|عاطفيه|الهام|جو|ذكريات|الذكريات|مؤثر|معني|معنى|المعني|ثقه|الثقه|فخر|فخورين|فخورون|اخلاص|باخلاص|انتماء|الانتماء|شجاعه|الشجاعه|حريه|الحريه|حب|الحب|وجع|الوجع|الم|الالم|غربه|الغربه|خوف|سلام|السلام|كرامه|طموح|نجاح|النجاح|عداله|حقيقه|قدر|حلم|احلام|قلق|براءه|خيانه|تضحيه|عميق|خالد|روح|الروح|قلب|امومه|صداقه|هويه|مستقبل|المستقبل|صبر|الصبر|وفاء|الوفاء|عزيمه|اراده|ابداع|عطاء|ايمان",
    "احساس ب",
    "طعم ال|المر|الفراق|البيت",
    "يحس|يشعر|يبكي|تبكي|يتاثر|تتاثر|بيشوفها|يشوفها المشاهد|الواحد|الناس|بالحنين|ب",
    "يبكي|تبكي المشاهد|الناس",
  ],
  { loose: true },
);

/** What can be seen. */
export const VISIBLE = lexicon(
  [
    "woman|man|boy|girl|child|children|cat|dog|bird|birds|pigeons|horse|tree|trees|street|house|room|window|windowsill|door|table|sea|beach|mountain|mountains|river|city|car|boat|train|flower|flowers|sky|sun|moon|light|rain|snow|fire|robot|robots|fisherman|harbor|harbour|kitchen|garden|desert|market|bridge|cup|book|books|lamp|lantern|hands|face|dress|coat|building|tower|forest|field|road|canyon|shop|chair|clock|sunset|dawn|people|family|soldier|dancer|runner|bicycle|camel|mosque|church|suitcase|bench|square|lighthouse|waves|cloud|clouds|fog|mist|wall|stairs|rooftop|bread|oven|tray|plate|fruit|shoes|letter|photograph|curtain|candle|glass|wood|stone|steam|smoke|dust|shadow|shadows|silhouette|crowd|bus|airport|platform|village|farmer|baker|teacher|nurse|grandmother|grandfather|mother|father|baby|hijab|beard|hair|eyes",
    "close-up|wide_shot|medium_shot|aerial|portrait|foreground|background",
    "امراه|رجل|ولد|بنت|طفل|طفله|اطفال|قطه|كلب|طائر|حمام|حصان|شجره|اشجار|شارع|بيت|غرفه|نافذه|شباك|باب|طاوله|بحر|شاطئ|جبل|جبال|نهر|مدينه|سياره|قارب|قطار|ورد|ورده|سماء|شمس|قمر|ضوء|مطر|ثلج|نار|روبوت|صياد|ميناء|مطبخ|حديقه|صحراء|سوق|جسر|كوب|كتاب|مصباح|يد|يدين|وجه|فستان|معطف|مبني|برج|غابه|حقل|طريق|قريه|محل|كرسي|ساعه|غروب|فجر|عائله|جمل|مسجد|عجوز|شيخ|سطح|فانوس|مئذنه|حقيبه|شنطه|مقعد|ساحه|مناره|امواج|غيوم|ضباب|جدار|درج|خبز|فرن|صينيه|طبق|فواكه|حذاء|رساله|ستاره|شمعه|زجاج|خشب|حجر|بخار|دخان|ظل|حشد|باص|مطار|رصيف|فلاح|خباز|معلمه|ممرضه|جده|حجاب|لحيه|شعر|عيون|جندي|قهوه|شاي|زيتون|نخله|نخيل",
  ],
  { loose: false },
);
