import { fold } from "#engines/text/fold.ts";

/*
 * Whether a request says anything of a slot at all, in words that no table reads: then nothing is added to it. Wide on purpose:
 * a word too many only leaves a default out.
 */
const word = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "u");
const AR = "(?:و|ب|ل|ك|ال|وال|بال|لل)?";
/** A medium that is no photograph, or a thing that is designed. */
const MEDIUM = word(
  `(?:un)?draw(?:n|ing|ings)|paint(?:ed|ing|ings|erly)|sketch(?:es|ed)?|crayons?|pastels?|illustrat(?:ion|ions|ed)|cartoons?|anime|manga|animat(?:ed|ion)|render(?:ed)?|patterns?|motifs?|tiles?|ornament|clay|plasticine|puppets?|collage|embroider(?:y|ed)|engrav(?:ed|ing)|stencil|prints?|posters?|post|flyers?|banners?|cards?|covers?|logos?|icons?|stickers?|labels?|badges?|emblems?|maps?|charts?|infographics?|diagrams?|blueprint|comics?|mural|mosaic|calligraphy|colou?ring|worksheet|template|wallpapers?|pixel|vector|flat|origami|paper|mockup|ui|screenshot|hand.?drawn|doodles?|silhouettes?|style|${AR}(?:رسم|رسمه|رسوم|رسمات|مرسوم|مرسومه|لوحه|تلوين|موتيف|نقش|نقوش|زخرفه|زخارف|زخرفيه|نمط|باترن|زليج|كرتون|كارتون|انمي|صلصال|تطريز|ملصق|بوستر|منشور|بوست|اعلان|بطاقه|كرت|كارت|دعوه|غلاف|شعار|لوجو|لوغو|لوقو|ايقونه|ايقونات|ستيكر|ستيكرات|خريطه|مخطط|انفوجرافيك|انفوغرافيك|جداريه|فسيفساء|خط|مخطوطه|تصميم|قالب|مجسم|عرايس|ورق|اسلوب|ستايل|طراز)`,
);
const LIGHT = word(
  `(?:sun|moon|candle|lamp|fire|day|star|head|torch|spot)?li(?:ght|ghts|t|ghting)|lamps?|lanterns?|candles?|bulbs?|neon|sun|sunny|moon|moonlit|glow(?:ing|s)?|shadows?|dark|darkness|bright|dim|night|tungsten|flash|backlit|fireflies|underwater|space|cave|indoors?|${AR}(?:ضو|ضوء|اضواء|نور|انوار|اضاءه|اضائه|منور|مضاء|شمس|شمعه|شموع|قمر|لمبه|لمبات|مصباح|فانوس|فوانيس|نيون|ظل|ظلال|ظلام|ليل|ليلا|عتمه|مظلم|معتم|غامق|داكن|يضوي|تضوي|يلمع|تلمع|فجر|غروب|شروق|مغرب|عصر|عصريه|فضاء|كهف)`,
);
const FRAMING = word(
  `camera|shots?|views?|angle|viewpoint|perspective|lens|\\d+ ?mm|close|closeup|macro|zoom|portrait|selfie|panorama|wide|full.?body|from (?:above|below|behind|inside|afar)|seen|frame|framed|depth|focus|bokeh|blur(?:red)?|filling|fills?|crop(?:ped)?|foreground|drone|aerial|overhead|${AR}(?:كاميرا|لقطه|لقطات|زاويه|منظر|منظور|تصوير|عدسه|كادر|مقرب|مقربه|قريب|قريبه|بعيد|بعيده|واسع|واسعه|زوم|ماكرو|درون|بورتريه|بروفايل|سيلفي)|من (?:فوق|تحت|قدام|ورا|اعلي|اسفل|الاعلي|الاسفل|الخلف|الامام|الجنب|الجانب|بعيد|قريب)`,
);
const MOVE = word(
  `camera|pan|tilt|dolly|zoom|track(?:s|ing)?|orbit|handheld|push|pull|drone|timelapse|time-lapse|slow.?mo(?:tion)?|follow(?:s|ing)?|pov|one take|continuous|steadicam|gimbal|${AR}(?:كاميرا|زوم|درون|تصوير|تتبع|تقريب|لقطه متصله|سلو موشن|تايم لابس)`,
);
const SOUND = word(
  `sounds?|noise|audio|music|song|voice|silent|silence|hum|ambien(?:t|ce)|sfx|${AR}(?:صوت|اصوات|موسيقي|موسيقا|مزيكا|اغنيه|لحن|عزف|صامت|هدوء|ضجه)`,
);

const COLOUR = word(
  `colou?r(?:s|ed|ful)?|palette|tones?|monochrome|black|white|red|green|blue|yellow|gold|orange|purple|pink|brown|${AR}(?:لون|الوان|ملون|ابيض|بيضا|اسود|سودا|احمر|حمرا|اخضر|خضرا|ازرق|زرقا|اصفر|صفرا|ذهبي|خضر|زرق|بيض|حمر|سود|صفر)`,
);

const PATTERNS = { medium: MEDIUM, light: LIGHT, framing: FRAMING, move: MOVE, colour: COLOUR, sound: SOUND };

export function isStatedSomehow(slot: keyof typeof PATTERNS, text: string): boolean {
  return PATTERNS[slot].test(fold(text));
}
