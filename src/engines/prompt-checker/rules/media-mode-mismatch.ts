import { lexicon } from "../lexicon.ts";
import type { Finding, Rule } from "../rule.ts";

const ROLE_PLAY = lexicon([
  "you_are|you're a|an|the photographer|director|artist|painter|filmmaker|illustrator|expert|award|professional|world",
  "act as a|an",
  "as a professional photographer|director|artist",
  "pretend you are",
  "imagine you are",
  "you are an award winning",
  "your role is",
  "be a director|photographer",
  "take the role of",
  "انت|أنت مصور|مخرج|رسام|فنان|خبير|مصمم|مصورا|فوتوغرافي|محترف",
  "تصرف كمصور|كمخرج|كفنان|كانك",
  "بصفتك مصورا|مخرجا|فنانا",
  "تخيل انك",
  "اعتبر نفسك",
  "كن مصورا|مخرجا|فنانا",
  "خليك مصور|مخرج",
  "دورك مصور|مخرج",
]);
const FEELINGS = lexicon([
  "feel|feels|feeling|emotion|emotions|emotional|nostalgia|nostalgic|hope|sadness|loneliness|joy|happiness|longing|melancholy|inspiring|inspiration|mood|vibe|vibes|soul|spirit|essence",
  "sense of",
  "make|makes … feel|cry|smile",
  "احساس|احساسا|مشاعر|شعور|يشعر|تشعر|حنين|بالحنين|امل|والامل|وحده|والوحده|حزن|فرح|سعاده|شوق|دفء|روحانيه|عاطفي|عاطفيه|الهام|جو|ذكريات|مؤثر",
  "احساس ب",
  "يحس المشاهد|الواحد",
  "يبكي المشاهد",
]);
const VISIBLE = lexicon([
  "woman|man|boy|girl|child|children|cat|dog|bird|horse|tree|trees|street|house|room|window|door|table|sea|beach|mountain|river|city|car|boat|train|flower|flowers|sky|sun|moon|light|rain|snow|fire|robot|robots|fisherman|harbor|harbour|kitchen|garden|desert|market|bridge|cup|book|lamp|hands|face|dress|coat|building|tower|forest|field|road|canyon|shop|chair|clock|sunset|dawn|people|family|soldier|dancer|runner|bicycle|camel|mosque|church",
  "close-up|wide_shot|medium_shot|aerial|portrait",
  "امراه|رجل|ولد|بنت|طفل|طفله|قطه|كلب|طائر|حصان|شجره|اشجار|شارع|بيت|غرفه|نافذه|شباك|باب|طاوله|بحر|شاطئ|جبل|نهر|مدينه|سياره|قارب|قطار|ورد|ورده|سماء|شمس|قمر|ضوء|مطر|ثلج|نار|روبوت|صياد|ميناء|مطبخ|حديقه|صحراء|سوق|جسر|كوب|كتاب|مصباح|يد|يدين|وجه|فستان|معطف|مبنى|برج|غابه|حقل|طريق|قريه|محل|كرسي|ساعه|غروب|فجر|ناس|عائله|جمل|مسجد|عجوز|شيخ|سطح|فانوس|مئذنه",
]);
const MIDJOURNEY_FLAG =
  /--(?:ar|v|s|c|q|w|no|raw|seed|sref|sw|oref|ow|iw|tile|stylize|chaos|style|niji)\b[^\n,،-]{0,16}/gi;
const WEIGHTS = /\([^()\n]{1,40}:\d(?:\.\d+)?\)/g;
const OTHER_MODELS =
  /(?<!\p{L})(?:runway|veo|kling|sora|flux|dall-?e|gpt[- ]image|gemini|nano banana|imagen|رانواي|فيو|كلينج|سورا|فلكس|جيميني)(?!\p{L})/iu;
const MIDJOURNEY = /(?<!\p{L})(?:midjourney|mid journey|ميدجورني|ميدجيرني|ميد جورني|niji)(?!\p{L})/iu;

/** An image or video prompt written as if for a text model, or with flags of another model. */
export const mediaModeMismatch: Rule = {
  id: "media-mode-mismatch",
  severity: "medium",
  dimension: "consistency",
  title: { ar: "صياغة لا تناسب الصور", en: "Not written for pictures" },
  why: {
    ar: "مولد الصور والفيديو يرسم ما يُرى ويُسمع، ولا يفيده دور أو شعور مجرد أو أوامر نموذج آخر.",
    en: "Image and video models draw what can be seen or heard; roles, bare feelings and another model's flags are lost on them.",
  },
  fix: {
    ar: "صف ما يظهر: من، وأين، والضوء، واللقطة.",
    en: "Describe what is visible: who, where, the light and the shot.",
  },
  examples: {
    bad: {
      ar: "برومبت صورة: أنت مصور محترف، انقل شعور الحنين.",
      en: "Image prompt for Flux: an old lamp on a table, evening light --ar 3:2 --v 7",
    },
    good: {
      ar: "برومبت صورة: عجوز يحمل فانوسًا عند باب خشبي، ضوء غروب جانبي، لقطة متوسطة.",
      en: "Image prompt for Flux: an old brass lamp on an oak table, evening light from the left, close-up.",
    },
  },
  find(document) {
    if (document.task.primary !== "image" && document.task.primary !== "video") return [];
    const found: Finding[] = document
      .find(ROLE_PLAY)
      .slice(0, 1)
      .map(({ start, end }) => ({ start, end }));
    const flags = document.match(MIDJOURNEY_FLAG);
    if (OTHER_MODELS.test(document.text) && !MIDJOURNEY.test(document.text)) {
      for (const { start, end, text } of flags)
        found.push({ start, end: end - (text.length - text.trimEnd().length), replacement: "" });
    }
    if (MIDJOURNEY.test(document.text))
      for (const { start, end } of document.match(WEIGHTS)) found.push({ start, end });
    const feeling = document.findAffirmed(FEELINGS)[0];
    if (feeling && !document.has(VISIBLE)) found.push({ start: feeling.start, end: feeling.end });
    return found.sort((a, b) => (a.start as number) - (b.start as number));
  },
};
