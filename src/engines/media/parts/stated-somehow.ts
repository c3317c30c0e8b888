import { fold } from "#engines/text/fold.ts";

/*
 * Whether a request says anything of a slot at all, in words that no table reads: then nothing is added to it. Wide on purpose:
 * a word too many only leaves a default out.
 */
const word = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "u");
const AR = "(?:و|ب|ل|ك|ال|وال|بال|لل)?";
/** A medium that is no photograph, or a thing that is designed. */
const MEDIUM = word(
  `(?:un)?draw(?:n|ing|ings)|paint(?:ed|ing|ings|erly)|sketch(?:es|ed)?|crayons?|pastels?|illustrat(?:ion|ions|ed)|cartoons?|anime|manga|animat(?:ed|ion)|render(?:ed)?|patterns?|motifs?|tiles?|ornament|clay|plasticine|puppets?|collage|embroider(?:y|ed)|engrav(?:ed|ing)|stencil|prints?|posters?|post|flyers?|banners?|cards?|invit(?:e|es|ation|ations)|borders?|labell?ed|certificates?|covers?|logos?|icons?|stickers?|labels?|badges?|emblems?|maps?|charts?|table of|timeline|infographics?|diagrams?|blueprint|comics?|mural|mosaic|calligraphy|colou?ring|worksheet|template|wallpapers?|pixel|vector|flat|origami|paper|mockup|ui|screenshot|hand.?drawn|doodles?|silhouettes?|style|look|(?:cross.?)?stitch(?:ed|ing)?|knit(?:ted)?|crochet(?:ed)?|quilt(?:ed)?|woven|felt(?:ed)?|carved|engraving|statue|sculpture|lego|mascot|shapes?|geometric|abstract|gradient|${AR}(?:اشكال|تجريدي|تجريديه|هندسيه|تدرج|رسم|رسمه|رسوم|رسمات|مرسوم|مرسومه|لوحه|تلوين|موتيف|نقش|نقوش|زخرفه|زخارف|زخرفيه|نمط|باترن|زليج|كرتون|كارتون|انمي|صلصال|تطريز|ملصق|بوستر|منشور|بوست|اعلان|بطاقه|كرت|كارت|دعوه|شهاده|اطار|غلاف|شعار|لوجو|لوغو|لوقو|ايقونه|ايقونات|ستيكر|ستيكرات|خريطه|مخطط|انفوجرافيك|انفوغرافيك|جداريه|فسيفساء|خط|مخطوطه|تصميم|قالب|مجسم|عرايس|ورق|اسلوب|ستايل|طراز)`,
);
const LIGHT = word(
  `(?:sun|moon|candle|lamp|fire|day|star|head|torch|spot)?li(?:ght|ghts|t|ghting)|lamps?|lanterns?|candles?|bulbs?|neon|sun|sunny|moon|moonlit|glow(?:ing|s)?|shadows?|dark|darkness|bright|dim|night|tungsten|flash|backlit|fireflies|underwater|space|cave|indoors?|fluorescents?|spotlights?|stage|disco|nightclub|cinema|theat(?:er|re)|tunnel|cellar|basement|dungeon|corridor|gloomy|moody|eerie|spooky|creepy|horror|scary|haunted|sinister|stormy?|lightning|lava|smoky?|explosions?|fireworks|grinder|${AR}(?:ضو|ضوء|اضواء|نور|انوار|اضاءه|اضائه|منور|مضاء|شمس|شمعه|شموع|قمر|لمبه|لمبات|مصباح|فانوس|فوانيس|نيون|ظل|ظلال|ظلام|ليل|ليلا|عتمه|مظلم|معتم|غامق|داكن|يضوي|تضوي|يلمع|تلمع|فلورسنت|كشاف|كشافات|ضلمه|ظلمه|دخان|رعب|مرعب|مرعبه|مخيف|مخيفه|كئيب|كئيبه|غامض|غامضه|عاصفه|برق|حمم|مسرح|سينما|نفق|قبو|سرداب|ممر|العاب ناريه|فجر|غروب|شروق|مغرب|عصر|عصريه|فضاء|كهف)`,
);
const FRAMING = word(
  `camera|shots?|views?|angle|viewpoint|perspective|lens|\\d+ ?mm|close|closeup|macro|zoom|portrait|selfie|panorama|wide|full.?body|from (?:above|below|behind|inside|afar)|seen|frame|framed|depth|focus|bokeh|blur(?:red)?|filling|fills?|crop(?:ped)?|foreground|drone|aerial|overhead|${AR}(?:كاميرا|لقطه|لقطات|زاويه|منظر|منظور|تصوير|عدسه|كادر|مقرب|مقربه|قريب|قريبه|بعيد|بعيده|واسع|واسعه|زوم|ماكرو|درون|بورتريه|بروفايل|سيلفي)|من (?:فوق|تحت|قدام|ورا|اعلي|اسفل|الاعلي|الاسفل|الخلف|الامام|الجنب|الجانب|بعيد|قريب)`,
);
const MOVE = word(
  `camera|pan|tilt|dolly|zoom|track(?:s|ing)?|orbit|handheld|push|pull|drone|timelapse|time-lapse|slow.?mo(?:tion)?|follow(?:s|ing)?|pov|one take|continuous|steadicam|gimbal|${AR}(?:كاميرا|زوم|درون|تصوير|تتبع|تقريب|لقطه متصله|سلو موشن|تايم لابس)`,
);
/** What moves through the picture, which a camera on its tripod would lose. */
const TRAVEL = word(
  `runs?|running|rides?|riding|drives?|driving|flies|flying|flight|walks?|walking|swims?|swimming|rac(?:es?|ing)|chas(?:es?|ing)|sails?|sailing|climbs?|climbing|skat(?:es?|ing)|journey|travels?|travelling|parade|${AR}(?:[يتن]|ب[يت]|عم [يت])(?:ركض|جري|سوق|طير|مشي|سبح|تسابق|قود|طارد|سافر|تسلق|هرب|حلق)(?:و|وا|ون)?|سباق|رحله`,
);
/** A ground that is named: light and framing go with it, not with a default. */
const GROUND = word(
  `background|backdrop|isolated|seamless|pedestal|turntable|podium|plinth|studio|on white|on black|${AR}(?:خلفيه|ارضيه)`,
);
/** A person, whom a medium shot suits. */
const PERSON = word(
  `m[ae]n|wom[ae]n|boys?|girls?|child|children|kids?|baby|mother|mom|mum|father|dad|grand(?:ma|pa|mother|father)|son|daughter|brother|sister|people|person|couple|bride|groom|friends?|family|chef|baker|potter|nurse|doctor|teacher|student|farmer|fisherman|carpenter|tailor|vendor|worker|engineer|artist|dancer|singer|musician|player|athlete|runner|boxer|soldier|firefighter|barista|waiter|driver|pilot|astronaut|king|queen|lady|guy|elder|shepherd|blacksmith|monk|host|presenter|${AR}(?:رجل|راجل|رجال|زلمه|شيخ|مره|امراه|ست|سيده|بنت|ولد|طفل|طفله|اطفال|عجوز|جده|جدتي|جدي|ستي|تيته|ام|اب|امي|ابوي|اخ|اخت|شاب|شابه|صبي|صبيه|عروس|عريس|ناس|عائله|عيله|طباخ|شيف|خباز|نجار|خياط|بائع|بياع|صياد|مزارع|فلاح|معلم|معلمه|مدرس|طالب|طالبه|دكتور|طبيب|طبيبه|ممرضه|مهندس|مهندسه|عامل|عمال|لاعب|راعي|حداد|فنان|رسام|عازف|مغني|راقصه|مذيع|مذيعه|جندي|سائق)`,
);
const SOUND = word(
  `sounds?|noise|audio|music|song|voice|silent|silence|hum|ambien(?:t|ce)|sfx|cheers?|cheering|applause|clapping|sirens?|crackl(?:es|ing)|drums?|${AR}(?:صوت|اصوات|موسيقي|موسيقا|مزيكا|اغنيه|لحن|عزف|صامت|هدوء|ضجه|زغاريد|زغاريت|زغروطه|تصفيق|هتاف|طبل|طبول|دف|دفوف|صراخ|ضحك)`,
);

const COLOUR = word(
  `colou?r(?:s|ed|ful)?|palette|tones?|monochrome|black|white|red|green|blue|yellow|gold|orange|purple|pink|brown|${AR}(?:لون|الوان|ملون|ابيض|بيضا|اسود|سودا|احمر|حمرا|اخضر|خضرا|ازرق|زرقا|اصفر|صفرا|ذهبي|خضر|زرق|بيض|حمر|سود|صفر)`,
);

const PATTERNS = {
  medium: MEDIUM,
  light: LIGHT,
  framing: FRAMING,
  move: MOVE,
  travel: TRAVEL,
  ground: GROUND,
  person: PERSON,
  colour: COLOUR,
  sound: SOUND,
};

export function isStatedSomehow(slot: keyof typeof PATTERNS, text: string): boolean {
  return PATTERNS[slot].test(fold(text));
}
